"""Openings drawn at random, so that games between the same players differ."""

from __future__ import annotations

import random
from typing import Any

from .chance import chance_action
from .game import CHANCE, Game

PLIES = 2
_TRIES = 100

Opening = tuple[Any, ...]


def default_plies(game: Game) -> int:
    """The length of openings: none where chance makes games differ."""
    return 0 if game.chance else PLIES


def opening(game: Game, number: int, plies: int, seed: int = 0) -> Opening:
    """Random legal moves that don't end the game; the same for the same number and seed.

    An opening after which a player can end the game at once is drawn again.
    """
    if plies == 0:
        return ()
    for attempt in range(_TRIES):
        dice = random.Random(f"{seed} opening {number} {attempt}")
        actions, state = _walk(game, plies, dice)
        if len(actions) == plies and not _is_decided(game, state):
            return actions
    return ()


def opened(game: Game, number: int, plies: int, seed: int = 0) -> Any:
    """The state after such an opening."""
    state = game.initial_state()
    for action in opening(game, number, plies, seed):
        state = game.result(state, action)
    return state


def _walk(game: Game, plies: int, dice: random.Random) -> tuple[Opening, Any]:
    state = game.initial_state()
    actions: list[Any] = []
    while len(actions) < plies and not game.is_terminal(state):
        if game.to_move(state) == CHANCE:
            action = chance_action(game, state, dice)
        else:
            action = dice.choice(list(game.actions(state)))
        actions.append(action)
        state = game.result(state, action)
    return tuple(actions), state


def _is_decided(game: Game, state: Any) -> bool:
    """Whether the game is over, or may be after the next move."""
    if game.is_terminal(state):
        return True
    return any(game.is_terminal(game.result(state, action)) for action in game.actions(state))

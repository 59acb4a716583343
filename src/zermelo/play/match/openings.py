"""Openings to begin games from: drawn at random, or read from a file."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from ...errors import BadParameter, IllegalAction
from ...game import CHANCE, Game
from ...reading import read_lines, without_remarks
from .in_progress import chance_action

PLIES = 2
_TRIES = 100

Opening = tuple[Any, ...]


def default_plies(game: Game) -> int:
    """Games that chance makes different need no openings."""
    return 0 if game.chance else PLIES


def opening(game: Game, number: int, plies: int, seed: int = 0) -> Opening:
    """Random legal moves that do not end the game; the same for the same number and seed.

    Where a player can win at once in the end, another is tried.
    """
    if plies == 0:
        return ()
    for attempt in range(_TRIES):
        dice = random.Random(f"{seed} opening {number} {attempt}")
        actions, state = _walk(game, plies, dice)
        if len(actions) == plies and not _is_decided(game, state):
            return actions
    return ()


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
    """Whether the game is over, or may be with the next move."""
    if game.is_terminal(state):
        return True
    return any(game.is_terminal(game.result(state, action)) for action in game.actions(state))


def read_openings(game: Game, path: str | Path) -> list[Opening]:
    """Openings from a file: moves in the game's notation, one opening to a line; # remarks."""
    found = []
    for number, text in without_remarks(read_lines(path, "the openings")):
        try:
            found.append(_read(game, text.split()))
        except IllegalAction as error:
            raise BadParameter(f"{path}, line {number}: {error}") from None
    if not found:
        raise BadParameter(f"there are no openings in {path}; write the moves of each on one line")
    return found


def _read(game: Game, words: list[str]) -> Opening:
    state, actions = game.initial_state(), []
    for word in words:
        if game.is_terminal(state):
            raise IllegalAction(f"the game is over before {word}")
        action = game.parse_action(state, word)
        actions.append(action)
        state = game.result(state, action)
    if game.is_terminal(state):
        raise IllegalAction("this opening ends the game")
    return tuple(actions)

"""Where an action's probability stands in the answer of a network."""

from __future__ import annotations

import functools
import random

from ...errors import NotThisKindOfGame
from ...game import CHANCE, Game
from ...kernel import runnable

__all__ = ["MOST_SLOTS", "action_slots"]

MOST_SLOTS = 1 << 13
_GAMES = 100
_PLIES = 2000


@functools.lru_cache(maxsize=256)
def action_slots(game: Game) -> int:
    """How many outputs a policy for this game has; action a belongs to output a modulo that.

    A game whose action numbers are below `max_actions` has one output for each. For others the
    largest number met in random games decides; where there are too many, distant actions share.
    """
    run = runnable(game)
    if run.game is not game and not isinstance(next(iter(game.actions(_opening(game)))), int):
        raise NotThisKindOfGame(
            f"actions of {game.name} are not whole numbers, which a network's outputs stand for"
        )
    dice, largest = random.Random(1), game.max_actions - 1
    for _ in range(_GAMES):
        state = game.initial_state()
        for _ in range(_PLIES):
            if game.is_terminal(state):
                break
            actions = list(game.actions(state))
            if game.to_move(state) != CHANCE:
                largest = max(largest, *actions)
            state = game.result(state, dice.choice(actions))
    return min(largest + 1, MOST_SLOTS)


def _opening(game: Game) -> object:
    """The first state in which a player moves."""
    state = game.initial_state()
    while game.to_move(state) == CHANCE:
        state = game.result(state, next(iter(game.actions(state))))
    return state

"""Where an action's probability stands in the answer of a network."""

from __future__ import annotations

import functools
import random

from ...errors import NotThisKindOfGame
from ...game import CHANCE, Game
from ...kernel import runnable

MOST_SLOTS = 1 << 13
_GAMES = 100
_PLIES = 2000  # of a game
_ENOUGH = 300  # plies, if no number was beyond those expected


@functools.lru_cache(maxsize=256)
def action_slots(game: Game) -> int:
    """The number of outputs of a policy for a game; action a has output a modulo that number.

    A game whose action numbers are below `max_actions`, in a few random games, has one output for
    each. For others the largest number met in many games decides; where there are too many, distant
    actions share.
    """
    run = runnable(game)
    if run.game is not game and not isinstance(next(iter(game.actions(_opening(game)))), int):
        raise NotThisKindOfGame(
            f"actions of {game.name} are not whole numbers, as the outputs of a network need"
        )
    dice, largest = random.Random(1), game.max_actions - 1
    plies = 0
    for _ in range(_GAMES):
        if plies >= _ENOUGH and largest < game.max_actions:
            break  # a hundred games of Go take a quarter of a minute
        state = game.initial_state()
        for _ in range(_PLIES):
            if game.is_terminal(state) or largest >= MOST_SLOTS:
                break
            plies += 1
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

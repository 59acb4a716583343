"""Whether chance's probabilities are some: asked where an algorithm first reads them.

No value, sampled or proven, means anything where they are negative or do not sum to 1.
"""

from __future__ import annotations

from typing import Any

from .errors import BadRules
from .game import Game

NEAR_ONE = 1e-9  # probabilities that are thirds sum to 1 but for rounding


def is_distribution(total: float, least: float) -> bool:
    """For kernels: whether numbers of this sum, the least of which is this, are probabilities."""
    return least >= 0.0 and abs(total - 1.0) <= NEAR_ONE


def chances_fit(game: Any, state: Any) -> bool:
    """For kernels: whether chance's probabilities in a state are some."""
    total, least = 0.0, 0.0
    for action in game.actions(state):
        probability = game.probability(state, action)
        total += probability
        least = min(least, probability)
    return is_distribution(total, least)


def chances(game: Game, state: Any, actions: Any = None) -> list[float]:
    """The probability of each of chance's actions; BadRules if they are none.

    >>> from zermelo.games import load
    >>> pig = load("pig")
    >>> [round(one, 3) for one in chances(pig, pig.result(pig.initial_state(), 0))][:2]
    [0.167, 0.167]
    """
    actions = game.actions(state) if actions is None else actions
    found = [float(game.probability(state, action)) for action in actions]
    if not is_distribution(sum(found), min(found, default=-1.0)):
        raise bad_chances(game, state)
    return found


def bad_chances(game: Game, state: Any = None) -> BadRules:
    """The error where they are none, in this state or in one that was not noted."""
    where = "a state" if state is None else f"the state {state!r}"
    return BadRules(
        f"the probabilities of chance don't sum to 1, or one is negative, in {where} of "
        f"{game.name}; fix the rules, `zermelo check` helps"
    )

"""Whether chance's probabilities are some: asked where an algorithm first reads them.

No value, sampled or proven, means anything where they are negative or do not sum to 1.
"""

from __future__ import annotations

import random
from typing import Any

from .errors import BadRules
from .game import CHANCE, Game

NEAR_ONE = 1e-9  # probabilities that are thirds sum to 1 but for rounding


def is_distribution(total: float, least: float) -> bool:
    """For kernels: whether these may be probabilities, by their sum and the least of them."""
    return least >= 0.0 and abs(total - 1.0) <= NEAR_ONE


def chances_fit(game: Any, state: Any) -> bool:
    """For kernels: whether chance's probabilities in a state are a distribution."""
    total, least = 0.0, 0.0
    for action in game.actions(state):
        probability = game.probability(state, action)
        total += probability
        least = min(least, probability)
    return is_distribution(total, least)


def chances(game: Game, state: Any, actions: Any = None) -> list[float]:
    """The probability of each of chance's actions; BadRules if they are no distribution.

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


def chance_action(game: Game, state: Any, dice: random.Random) -> Any:
    """One of chance's actions, drawn by the game's probabilities."""
    actions = list(game.actions(state))
    return dice.choices(actions, chances(game, state, actions))[0]


def after_chance(game: Game, state: Any, dice: random.Random) -> Any:
    """The state once chance has moved, if it is to move."""
    while not game.is_terminal(state) and game.to_move(state) == CHANCE:
        state = game.result(state, chance_action(game, state, dice))
    return state


def bad_chances(game: Game, state: Any = None) -> BadRules:
    """The error for probabilities that are no distribution, in this state or in one that was not
    noted."""
    where = "a state" if state is None else f"the state {state!r}"
    return BadRules(
        f"the probabilities of chance don't sum to 1, or one is negative, in {where} of "
        f"{game.name}; fix the rules, `zermelo check` helps"
    )

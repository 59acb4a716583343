"""The arithmetic of tree search, shared by every store of nodes: scalar helpers that are inlined.

They work on any search record with the fields of `range_fields`, and, where more than one number
says what an outcome is worth, with the arrays behind `values`, `sums` and `capacity`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..errors import NotThisKindOfGame
from ..game import Game
from ..kernel import random_unit, view

REAL = np.dtype(np.float64)
WIDEST = 1e28  # between utilities: in the trees, sums of billions of them become a float32
NOTHING_SEEN, SEEN = 1, 2
"""For `learn_range`; 0 where the game declares its range. Whether a value has been seen yet."""


def whole(number):
    """An integer of full width, compiled or not: int() alone leaves a narrow one narrow."""
    return int(number) + 0


def several(game: Game) -> bool:
    """Whether an outcome needs one number for each player: more than two players, or not
    zero-sum."""
    return game.players > 2 or (game.players == 2 and not game.zero_sum)


# The range of utilities.


def range_fields() -> list[tuple[Any, ...]]:
    """The fields of a search record that hold the range of utilities, by which exploration is
    scaled."""
    return [
        ("learn_range", np.int64),  # NOTHING_SEEN, SEEN or 0
        ("exploration", np.float64),
        ("reach", np.float64),  # exploration, in units of utility
        ("low", np.float64),  # the least and the greatest utility, given or seen
        ("high", np.float64),
    ]


def range_of(game: Game, exploration: float) -> dict[str, float]:
    """The initial values of those fields: the range that the game declares, or one to be learnt."""
    low, high = game.utility_bounds or (0.0, 0.0)
    if high - low > WIDEST:
        raise NotThisKindOfGame(
            f"utilities of {game.name} differ by up to {high - low:.3g}, more than the single "
            f"precision of Monte Carlo search has room for, {WIDEST:g}; use alpha_beta, or "
            "measure utilities in another unit"
        )
    return {
        "learn_range": NOTHING_SEEN if game.utility_bounds is None else 0,
        "exploration": exploration,
        "reach": exploration * (high - low),
        "low": low,
        "high": high,
    }


def learn_range(game, search, value):
    """Widen the range of utilities by this value, where the game does not declare it."""
    for player in range(game.players):
        widen_range(search, value_to(game, search, player, value))
    search.reach = search.exploration * (search.high - search.low)


def widen_range(search, value):
    if search.learn_range == NOTHING_SEEN:
        search.low = search.high = value
        search.learn_range = SEEN
    search.low = min(search.low, value)
    search.high = max(search.high, value)


# What a simulation was worth.


def value_to(game, search, player, value):
    """The value of the simulation to a player, given the `value` to player 0."""
    if several(game):
        return float(view(search.values, game.players, REAL)[player])
    return value if player == 0 else -value


def utilities(game, state, search):
    """The utility of a final state to player 0; if `several`, `search.values` gets those of all
    players."""
    if several(game):
        values = view(search.values, game.players, REAL)
        for player in range(game.players):
            values[player] = game.utility(state, player)
    return game.utility(state, 0)


def evaluated(game, state, search, values):
    """As `utilities`, from an evaluator's values, which begin with the player to move."""
    mover = game.to_move(state)
    if several(game):
        everyone = view(search.values, game.players, REAL)
        for other in range(game.players):
            everyone[(mover + other) % game.players] = values[other]
        return float(everyone[0])
    value = float(values[0])
    return value if mover == 0 else -value


def clear_values(game, search, number):
    """Set the sums of a new node to zero."""
    if several(game):
        sums = view(search.sums, search.capacity * game.players, REAL)
        for player in range(game.players):
            sums[number * game.players + player] = 0.0


def add_values(game, search, number):
    """Add the values of this simulation, to each player, to those of a node."""
    if several(game):
        values = view(search.values, game.players, REAL)
        sums = view(search.sums, search.capacity * game.players, REAL)
        for player in range(game.players):
            sums[number * game.players + player] += values[player]


# What a node promises.


def mean_to_mover(game, search, node, number):
    """The mean utility of a node to the player to move there."""
    visits = whole(node.visits)
    if visits == 0:
        return 0.5 * (search.low + search.high)
    if several(game):
        sums = view(search.sums, search.capacity * game.players, REAL)
        return float(sums[number * game.players + whole(node.player)]) / visits
    mean = float(node.total) / visits
    return mean if node.player == node.mover else -mean


def puct(mean, spread, prior, visits):
    """PUCT: mean + C * prior * sqrt(N) / (1 + n), where `spread` is C * sqrt(N)."""
    return mean + spread * prior / (1 + visits)


def normalise(priors):
    """Make priors sum to 1; where all of them are 0, they become even."""
    total, count = 0.0, len(priors)
    for i in range(count):
        total += float(priors[i])
    scale = 1.0 / total if total > 0.0 else 0.0
    for i in range(count):
        priors[i] = float(priors[i]) * scale if total > 0.0 else 1.0 / count


def drawn(search, weights):
    """The index of a weight, drawn with these probabilities."""
    left = random_unit(search)
    last = len(weights) - 1
    for place in range(last):
        left -= float(weights[place])
        if left < 0.0:
            return place
    return last

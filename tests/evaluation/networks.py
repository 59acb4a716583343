"""Networks and patterns with random weights, and positions to evaluate."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np

from zermelo import Game
from zermelo.evaluation import AccumulatorNetwork, PatternTables, feature_words
from zermelo.evaluation.places import laid_out


def random_network(
    game: Game, width: int = 16, phases: int = 3, seed: int = 0, most: int = 300
) -> AccumulatorNetwork:
    rng, words = np.random.default_rng(seed), feature_words(game)
    weights = rng.integers(-most, most, (64 * words + 1, width), dtype=np.int16)
    weights[-1] = 0
    return AccumulatorNetwork(
        weights=weights,
        bias=rng.integers(-50, 200, width, dtype=np.int16),
        outputs=rng.integers(-127, 128, (phases, 2 * width), dtype=np.int16),
        output_bias=rng.integers(-5000, 5000, phases, dtype=np.int32),
        phase_features=32,
        gain=2.0,
    )


def random_patterns(
    game: Game, phases: int = 3, seed: int = 0, count: int = 8, size: int = 5
) -> PatternTables:
    layout, rng = laid_out(game, count, size, seed), np.random.default_rng(seed)
    shape = phases, int(layout.lengths.sum())
    return PatternTables(
        **layout._asdict(),
        entries=rng.integers(-3000, 3000, shape, dtype=np.int16),
        phase_features=40,
        gain=2.0,
    )


def random_positions(game: Game, count: int, seed: int = 0) -> Iterator[Any]:
    """States of random games, each after the one before it or a new beginning."""
    dice, state = random.Random(seed), game.initial_state()
    for _ in range(count):
        if game.is_terminal(state):
            state = game.initial_state()
        yield state
        state = game.result(state, dice.choice(list(game.actions(state))))

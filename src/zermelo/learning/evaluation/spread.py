"""How far deep searches by an evaluation are from shallow ones: what ProbCut goes by.

Positions of games are searched depth by depth. The differences, as scores, follow a law in which
they grow with the distance of the depths and shrink with the shallower one.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...evaluation import LearntEvaluation
from ...game import Game
from ...kernel import kernel, new_record, random_below, seeded
from ...playouts import reservoir_action
from ...search.alphabeta.compiled_search import Engine, search_depths, search_within
from ...search.alphabeta.options import usual_options
from ..runs.config import EvaluationConfig

SAMPLE = np.dtype([("random", np.uint64)], align=True)
DEEPEST = 16
FEWEST = 30  # differences from which a median is taken
OF_MEDIAN = 1.4826  # standard deviations of normal errors in the median of their sizes
LEADING = 0.8  # of a win: scores beyond say little
MOVES = 40  # of a game, at most, before a position is taken from it
POSITIONS = 200
LONGER = 20  # times as many nodes as searches of self-play have


@kernel
def values_by_depth(
    game: Any, record: Any, context: Any, opening: int, moves: int, nodes: int, values: Any
) -> int:
    """Search a position of a random game by increasing depth; returns the last depth.

    `values[depth]` is the value found at each depth.
    """
    state = game.initial_state()
    for _ in range(opening):
        if not game.is_terminal(state):
            state = game.result(state, reservoir_action(game, state, record))
    for _ in range(moves):
        if not game.is_terminal(state):
            action, _, _, _ = search_within(game, state, nodes // 10 + 1, context)
            state = game.result(state, action)
    if game.is_terminal(state):
        return 0
    return int(search_depths(game, state, LONGER * nodes, values, context))


def measured_spread(
    game: Game, evaluation: LearntEvaluation, config: EvaluationConfig
) -> tuple[float, float, float]:
    """Measure how search values at different depths differ.

    Returns the law's factor, and the powers of the distance and of the shallower depth.

    Zeros where too few searches can be compared: alpha-beta does not search games of chance.
    """
    if game.chance:
        return 0.0, 0.0, 0.0
    engine = Engine(game, usual_options(game, learnt=True), evaluation)
    engine.record.probcut = 0
    record = new_record(SAMPLE, random=int(seeded(config.seed)))
    found: dict[tuple[int, int], list[float]] = {}
    for _ in range(min(POSITIONS, config.positions // 10)):
        engine.forget()
        values = np.zeros(DEEPEST + 1)
        opening, moves = random_below(record, config.opening + 1), random_below(record, MOVES)
        deepest = values_by_depth(
            engine.game, record, engine.record, opening, moves, config.nodes, values
        )
        shares = values / evaluation.utility
        for deep in range(2, deepest + 1):
            for shallow in range(1, deep):
                if abs(shares[shallow]) < LEADING:
                    # As scores, by the slope there: near a sure win any difference is large.
                    apart = (shares[deep] - shares[shallow]) / (1.0 - abs(shares[shallow])) ** 2
                    found.setdefault((deep, shallow), []).append(apart)
    return _law({pair: some for pair, some in found.items() if len(some) >= FEWEST})


def _law(apart: dict[tuple[int, int], list[float]]) -> tuple[float, float, float]:
    """Fit the law by least squares of logarithms.

    Spreads are taken from medians: a deep search that sees the end of the game is an outlier.
    """
    usual = {pair: OF_MEDIAN * float(np.median(np.abs(some))) for pair, some in apart.items()}
    pairs = [pair for pair, one in usual.items() if one > 0]
    if len(pairs) < 3:
        return 0.0, 0.0, 0.0
    rows = np.array([(1.0, np.log(deep - shallow), -np.log(shallow)) for deep, shallow in pairs])
    sizes = np.array([len(apart[pair]) for pair in pairs]) ** 0.5
    logs = np.log([usual[pair] for pair in pairs])
    law = np.linalg.lstsq(rows * sizes[:, None], logs * sizes, rcond=None)[0]
    return float(np.exp(law[0])), float(law[1]), float(law[2])

"""Learning the tables of patterns: a sum of many numbers, of which a position has few.

By stochastic gradient descent, position by position, each entry with a step of its own (J. Duchi
et al., "Adaptive subgradient methods for online learning", 2011): entries that are rarely met
still learn. What is learnt of a phase is how it differs from all phases together, so that a phase
with few positions is judged as the others are.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import numpy as np

from ...evaluation import EVALUATION_FIELDS, PatternTables
from ...evaluation.learnt import phase_of
from ...evaluation.patterns import ENTRY, ENTRY_ONE, INDEX, PLACE, add_rows
from ...evaluation.places import laid_out
from ...game import Game
from ...kernel import kernel, new_record, runnable, view
from ..runs.config import EvaluationConfig
from .fitting import Fitting
from .selfplay import Played

_STEP = 4.0  # how much longer than those of a network steps are
_DOUBT = 1.0  # the sum of squares that an entry begins with: the more, the less a few teach it
_LEARNING = np.dtype(EVALUATION_FIELDS, align=True)


class PatternFitting(Fitting):
    """Learns tables by what stands in them in each position, as the player to move sees it."""

    def __init__(self, game: Game, played: Played, config: EvaluationConfig) -> None:
        super().__init__(game, played, config)
        self._words = np.ascontiguousarray(self.words[:, 0])
        self.layout = laid_out(game, config.tuples, config.tuple_size, config.seed)
        empty = self._tables(np.zeros((config.phases, int(self.layout.lengths.sum())), ENTRY))
        self._game = runnable(empty.sized(game)).game
        self._record = new_record(_LEARNING)
        self._kept = empty.attach(self._record)
        self._found = np.zeros(len(empty.steps), np.int64)
        shape = config.phases + 1, empty.entries.shape[1]  # the last row is that of all phases
        self.entries, self._squares = (
            np.zeros(shape, np.float32),
            np.full(shape, _DOUBT, np.float32),
        )

    def _tables(
        self, entries: Any, utility: float = 1.0, about: Mapping[str, Any] | None = None
    ) -> PatternTables:
        return PatternTables(
            **self.layout._asdict(),
            entries=entries,
            phase_features=self.phase_features,
            gain=1.0,
            utility=utility,
            own=self.own,
            stretch=self.stretch,
            about=about or {},
        )

    @property
    def weights(self) -> int:
        """Those that a position has met; one that none has met says nothing."""
        met = np.zeros(self.entries.shape[1], np.bool_)
        meet(self._game, self._words, met, self._found, self._record)
        return int(met.sum())

    def step(self, chosen: Any, rate: float) -> float:
        return self._passed(chosen, rate * _STEP)

    def error(self, chosen: Any) -> float:
        return self._passed(chosen, 0.0)

    def _passed(self, chosen: Any, rate: float) -> float:
        return float(
            descend_by(
                self._game,
                self._words,
                self.own_scores,
                self.targets,
                chosen,
                rate,
                self.entries,
                self._squares,
                self._found,
                self._record,
            )
        )

    def evaluation(self, utility: float, about: Mapping[str, Any]) -> PatternTables:
        limits = np.iinfo(ENTRY)
        exact = (self.entries[:-1] + self.entries[-1]) * ENTRY_ONE
        return self._tables(
            np.rint(exact).clip(limits.min, limits.max).astype(ENTRY), utility, about
        )


@kernel
def descend_by(
    game: Any,
    words: Any,
    own: Any,
    targets: Any,
    chosen: Any,
    rate: float,
    entries: Any,
    squares: Any,
    found: Any,
    context: Any,
) -> float:
    """Learn from the chosen positions, one by one; the sum of the squared errors before each."""
    total, shared = 0.0, len(entries) - 1
    for position in chosen:
        phase = phase_of(find_entries(game, words[position], found, context), context)
        score = float(own[position])
        for i in range(context.placements):
            score += float(entries[phase, found[i]]) + float(entries[shared, found[i]])
        error = score / (1.0 + abs(score)) - float(targets[position])
        total += error * error
        if rate > 0.0:
            # Of the cross-entropy, which goes on learning where errors are large.
            slope = error / (1.0 + 2.0 * abs(score))
            change_entries(entries, squares, phase, found, slope, rate, context)
            change_entries(entries, squares, shared, found, slope, rate, context)
    return total


@kernel
def meet(game: Any, words: Any, met: Any, found: Any, context: Any) -> None:
    """Mark the entries that some position has."""
    for position in range(len(words)):
        find_entries(game, words[position], found, context)
        for i in range(context.placements):
            met[found[i]] = True


def find_entries(game: Any, words: Any, found: Any, context: Any) -> int:
    """Find the entry of each placement; how many features are on."""
    indices = view(context.pattern_indices, game._placements, INDEX)
    first = view(context.pattern_first, game._placements, PLACE)
    last = view(context.pattern_last, game._placements, INDEX)
    count = add_rows(game, words, indices, context)
    for i in range(context.placements):
        found[i] = int(first[i]) + min(int(indices[i]), int(last[i]))
    return count


def change_entries(
    entries: Any, squares: Any, row: int, found: Any, slope: float, rate: float, context: Any
) -> None:
    """A step down the slope for each entry, shorter the more it has gone already."""
    for i in range(context.placements):
        squares[row, found[i]] += slope * slope
        entries[row, found[i]] -= rate * slope / math.sqrt(float(squares[row, found[i]]))

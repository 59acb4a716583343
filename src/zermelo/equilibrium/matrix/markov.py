"""Markov games: states that repeat, in each of which two opponents choose simultaneously.

A tree of such a game has no end, but it has few states. What a state is worth is the value of a
matrix game whose entries are what the next states are worth (L. Shapley, "Stochastic games", 1953).
Value iteration from the least utility rises to it, from the greatest it falls: both bounds hold at
any time, since a mixture's worst case is taken, rounded outwards, however well the mixture was
found. Where play ends with certainty they meet; where it may go on for ever they may stay apart,
and hold whatever that is worth, within the bounds of utilities.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from ...arguments import checked
from ...display import Shown
from ...errors import NotThisKindOfGame
from ...game import Game, check_positive
from ...kernel import borrowed, kernel
from ...result import Bounds
from ...strategy import TableStrategy
from .simplex import NEAR, leaving_row, pivot
from .stages import (
    CHOSEN,
    DRAWN,
    END,
    EPSILON,
    MOST_STATES,
    SolverClock,
    SolverProgress,
    Stage,
    Stages,
    extremes,
    recognised,
    scale_of,
)

PRECISION = 1e-9
"""The distance between bounds, relative to the largest utility, that counts as a value."""
LEAST_CHANGE = 2.0**-46  # relative to the largest utility; below it iterating has ended


@dataclass(frozen=True, repr=False)
class MarkovSolution(Shown):
    """Bounds on the value of every state to the first player, and mixtures that achieve them."""

    game: Game
    stages: dict[Any, Stage]
    numbers: dict[Any, int]
    lower: Any
    upper: Any
    mixtures: Any
    begins: Any
    stopped: str
    """finished, time or interrupted; the bounds hold in any case."""
    sweeps: int
    seconds: float
    scale: float
    """The largest utility, to which precision is relative."""

    def _facts(self) -> dict[str, Any]:
        about = {"game": self.game.name, "value": self.value, "states": len(self.stages)}
        return {**about, "stopped": self.stopped}

    def bounds(self, state: Any = None) -> Bounds:
        """The bounds of a state's value to the first player."""
        number = self.numbers[self.game.initial_state() if state is None else state]
        return Bounds(float(self.lower[number]), float(self.upper[number]))

    @property
    def value(self) -> float | None:
        """The value of the game to the first player; None where the bounds stay apart."""
        lower, upper = self.bounds()
        return lower / 2 + upper / 2 if upper - lower <= PRECISION * self.scale else None

    def mixture(self, player: int, state: Any = None) -> dict[Any, float]:
        """The probability of each of a player's actions in a state; empty where it has no
        choice."""
        state = self.game.initial_state() if state is None else state
        stage = self.stages[state]
        if player not in {owner for owner, _ in stage.keys}:
            return {}
        actions = stage.choices[player]
        begin = int(self.begins[self.numbers[state], player])
        return dict(zip(actions, self.mixtures[begin : begin + len(actions)].tolist(), strict=True))

    def strategy(self, name: str = "") -> TableStrategy:
        """The strategy of both players; `name` is the game's spec, kept in its file.

        The file also says how good it claims to be, for `zermelo verify`.
        """
        lower, upper = self.bounds()
        rows = {
            key: self.mixture(key[0], state)
            for state, stage in self.stages.items()
            for key in stage.keys
        }
        return TableStrategy(rows, name, {"exploitability": (upper - lower) / 2})

    def __len__(self) -> int:
        return len(self.stages)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self.game.name}: {len(self):,} states>"


@checked
def solve_markov(
    game: Game,
    state: Any = None,
    *,
    states: int = MOST_STATES,
    seconds: float | None = None,
    report: Callable[[SolverProgress], object] | None = None,
) -> MarkovSolution:
    """Solve a zero-sum game for two with simultaneous choices that both learn afterwards.

    `seconds` or Ctrl-C may end it before the bounds have met. `report` is called with the progress.

    >>> from zermelo.games import load
    >>> abs(round(solve_markov(load("rock_paper_scissors")).value, 6))
    0.0
    """
    if game.players != 2 or not game.zero_sum:
        raise NotThisKindOfGame(
            f"bounds are for two opponents, which {game.name} is not for; use correlated_markov"
        )
    check_positive(states=states)
    clock = SolverClock(seconds, report)
    state = game.initial_state() if state is None else state
    found, numbers, stages = recognised(game, state, states, clock)
    low, high = extremes(game, found, 0)
    scale = scale_of(game, found)
    lower, upper = (np.full(len(found), extreme) for extreme in (low, high))
    for one, stage in found.items():
        if stage.kind == END:
            lower[numbers[one]] = upper[numbers[one]] = float(game.utility(one, 0))
    mixtures = _even(stages)
    work = np.empty((int(stages.shapes[:, 0].max()) + 2, int(stages.shapes.sum(1).max()) + 2))
    with clock.paused():
        sweep.compiled(stages, lower[:0], upper[:0], mixtures, work)  # compiles
    sweeps, stopped, at = 0, "finished", numbers[state]
    try:
        while sweep.compiled(stages, lower, upper, mixtures, work) > LEAST_CHANGE * scale:
            sweeps += 1
            clock.look(len(found), sweeps, float(upper[at] - lower[at]))
            if clock.is_over:
                stopped = "time"
                break
    except KeyboardInterrupt:
        stopped = "interrupted"
    return MarkovSolution(
        *(game, found, numbers, lower, upper, mixtures, stages.begins),
        *(stopped, sweeps, clock.seconds, scale),
    )


def _even(stages: Stages) -> Any:
    """Uniform mixtures of all nodes, one after the other."""
    counts = stages.shapes.ravel()
    return np.repeat(1.0 / np.maximum(counts, 1), counts)


# Matrix games, compiled.


@kernel
def sweep(stages: Stages, lower: Any, upper: Any, mixtures: Any, work: Any) -> float:
    """Raise the lower and reduce the upper bounds of all nodes once; returns the largest change."""
    stages, mixtures, work = borrowed(stages), borrowed(mixtures), borrowed(work)
    change = 0.0
    for node in range(len(lower)):
        low, high = lower[node], upper[node]
        first = stages.firsts[node]
        rows, columns = stages.shapes[node, 0], stages.shapes[node, 1]
        if stages.kinds[node] == DRAWN:
            low, high = drawn(stages, lower, upper, first, rows)
        elif stages.kinds[node] == CHOSEN:
            for player in range(2):
                values = lower if player == 0 else upper
                mixed = solve_matrix(stages, values, first, rows, columns, work)
                begin = stages.begins[node, player]
                if player == 0:
                    sure = least_of(stages, values, first, rows, columns, mixed)
                    if sure > low:
                        low = sure
                        mixtures[begin : begin + rows] = mixed[columns : columns + rows]
                else:
                    sure = most_of(stages, values, first, rows, columns, mixed)
                    if sure < high:
                        high = sure
                        mixtures[begin : begin + columns] = mixed[:columns]
        change = max(change, low - lower[node], upper[node] - high)
        lower[node], upper[node] = max(lower[node], low), min(upper[node], high)
    return change


def drawn(stages: Stages, lower: Any, upper: Any, first: int, count: int) -> tuple[float, float]:
    """Means over chance, rounded outwards, but within the bounds of the outcomes."""
    low, high, least, most = 0.0, 0.0, np.inf, -np.inf
    for edge in range(first, first + count):
        weight, target = stages.weights[edge], stages.targets[edge]
        if weight > 0.0:
            low += weight * lower[target]
            high += weight * upper[target]
            least, most = min(least, lower[target]), max(most, upper[target])
    rounding = (count + 2) * EPSILON * max(abs(least), abs(most))
    return max(low - rounding, least), min(high + rounding, most)


def solve_matrix(
    stages: Stages, values: Any, first: int, rows: int, columns: int, work: Any
) -> Any:
    """The mixtures of the columns and, after those, of the rows, by the simplex method.

    With all payoffs shifted and scaled to between 1 and 3, the columns' mixture y maximises its sum
    subject to payoffs @ y <= 1; it is then normalised. The rows' mixture is the dual solution. The
    scale is that of the payoffs, not of their differences: those may be rounding errors.
    """
    least, most = np.inf, -np.inf
    for edge in range(first, first + rows * columns):
        least = min(least, values[stages.targets[edge]])
        most = max(most, values[stages.targets[edge]])
    size = max(abs(least), abs(most)) or 1.0
    last = rows + columns
    basis = last + 1  # a column for which variable a row stands
    work[: rows + 2] = 0.0
    for row in range(rows):
        for column in range(columns):
            worth = values[stages.targets[first + row * columns + column]]
            work[row, column] = (worth - least) / size + 1.0
        work[row, columns + row] = work[row, last] = 1.0
        work[row, basis] = columns + row
    work[rows, :columns] = -1.0
    for _ in range(50 * last):
        entering = 0
        while entering < last and work[rows, entering] >= -NEAR:
            entering += 1  # the first one that helps: so it can't go in circles (Bland)
        if entering == last:
            break
        pivot(work, rows, last, leaving_row(work, rows, last, entering), entering)
    mixed = work[rows + 1]
    for row in range(rows):
        mixed[columns + row] = max(work[rows, columns + row], 0.0)
        if work[row, basis] < columns:
            mixed[int(work[row, basis])] = max(work[row, last], 0.0)
    mixed[:columns] /= mixed[:columns].sum()
    mixed[columns:last] /= mixed[columns:last].sum()
    return mixed


def least_of(stages: Stages, values: Any, first: int, rows: int, columns: int, mixed: Any) -> float:
    """The worst case of the rows' mixture, rounded down."""
    found, largest = np.inf, 0.0
    for column in range(columns):
        total = 0.0
        for row in range(rows):
            worth = values[stages.targets[first + row * columns + column]]
            total += mixed[columns + row] * worth
            largest = max(largest, abs(worth))
        found = min(found, total)
    pure = mixed[columns : columns + rows].max() == 1.0  # then nothing was rounded
    return found if pure else found - (rows + 2) * EPSILON * largest


def most_of(stages: Stages, values: Any, first: int, rows: int, columns: int, mixed: Any) -> float:
    """The worst case of the columns' mixture, rounded up."""
    found, largest = -np.inf, 0.0
    for row in range(rows):
        total = 0.0
        for column in range(columns):
            worth = values[stages.targets[first + row * columns + column]]
            total += mixed[column] * worth
            largest = max(largest, abs(worth))
        found = max(found, total)
    pure = mixed[:columns].max() == 1.0
    return found if pure else found + (columns + 2) * EPSILON * largest

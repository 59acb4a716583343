"""Markov games: states that repeat, in each of which two opponents choose simultaneously.

A tree of such a game has no end, but it has few states. What a state is worth is the value of a
matrix game whose entries are what the next states are worth (L. Shapley, "Stochastic games", 1953).
Value iteration from the least utility rises to it, from the greatest it falls: both bounds hold at
any time, since a mixture's worst case is taken, rounded outwards, however well the mixture was
found. Where play ends with certainty they meet; where it may go on for ever they may stay apart,
and hold whatever that is worth, within the bounds of utilities.

Rules are recognised: a player moves, the other moves without knowing how, and then both know all.
Moves that are seen, and chance, may come between.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from ...display import table_html
from ...errors import NotThisKindOfGame, TooManyStates
from ...game import CHANCE, Game, check_positive
from ...kernel import borrowed, kernel
from ...result import Bounds
from ...strategy import TableStrategy

__all__ = ["MarkovSolution", "solve_markov"]

MOST_STATES = 500_000
PRECISION = 1e-9
"""Bounds this close, relative to the largest utility, make a value."""
LEAST_CHANGE = 2.0**-46  # relative to the largest utility; below it iterating has ended
EPSILON = 2.0**-52
NEAR = 1e-12  # what pivots take for 0
END, DRAWN, CHOSEN = range(3)
"""Kinds of nodes: the end of a game, chance, and a matrix of choices."""


class Stage(NamedTuple):
    """A state, and what can be done there: by chance, by one player, or by both at once."""

    kind: int
    rows: tuple[Any, ...] = ()
    """Actions of the first player, or what chance may do."""
    columns: tuple[Any, ...] = ()
    keys: tuple[tuple[int, Any], ...] = ()
    """Who chooses, and what that player knows."""
    following: tuple[Any, ...] = ()
    """States, row by row."""
    weights: tuple[float, ...] = ()


class Stages(NamedTuple):
    """All states as arrays.

    kinds: (nodes)
    shapes: (nodes, 2), rows and columns
    firsts: (nodes), where in the arrays below those of a node begin
    targets, weights: (nodes, row by row), nodes and what chance does
    begins: (nodes, 2), where in an array of all mixtures each player's begins
    """

    kinds: Any
    shapes: Any
    firsts: Any
    targets: Any
    weights: Any
    begins: Any


@dataclass(frozen=True, repr=False)
class MarkovSolution:
    """Bounds on every state's value to the first player, and mixtures that achieve them."""

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

    def _repr_html_(self) -> str:
        """For notebooks."""
        about = {"game": self.game.name, "value": self.value, "states": len(self.stages)}
        return table_html((), [*about.items(), ("stopped", self.stopped)])

    def bounds(self, state: Any = None) -> Bounds:
        """What a state is worth to the first player, at least and at most."""
        number = self.numbers[self.game.initial_state() if state is None else state]
        return Bounds(float(self.lower[number]), float(self.upper[number]))

    @property
    def value(self) -> float | None:
        """What the game is worth to the first player; None where the bounds stay apart."""
        lower, upper = self.bounds()
        scale = max(1.0, float(np.abs(self.lower).max()), float(np.abs(self.upper).max()))
        return (lower + upper) / 2 if upper - lower <= PRECISION * scale else None

    def mixture(self, player: int, state: Any = None) -> dict[Any, float]:
        """How likely a player takes each action in a state; empty where it has no choice."""
        state = self.game.initial_state() if state is None else state
        stage = self.stages[state]
        if player not in {owner for owner, _ in stage.keys}:
            return {}
        actions = stage.columns if player else stage.rows
        begin = int(self.begins[self.numbers[state], player])
        return dict(zip(actions, self.mixtures[begin : begin + len(actions)].tolist(), strict=True))

    def strategy(self, name: str = "") -> TableStrategy:
        """The strategy of both players; `name` is the game's spec, kept in its file."""
        return TableStrategy(
            {
                key: self.mixture(key[0], state)
                for state, stage in self.stages.items()
                for key in stage.keys
            },
            name,
        )

    def __len__(self) -> int:
        return len(self.stages)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self.game.name}: {len(self):,} states>"


def solve_markov(
    game: Game, state: Any = None, *, states: int = MOST_STATES, seconds: float | None = None
) -> MarkovSolution:
    """Solve a game of two opponents who choose simultaneously and then know all.

    `seconds` or Ctrl-C may end it before the bounds have met.

    >>> from zermelo.games import load
    >>> round(solve_markov(load("rock_paper_scissors")).value, 6)
    0.0
    """
    if game.players != 2 or not game.zero_sum:
        raise NotThisKindOfGame(
            f"Markov games are solved for two opponents, which {game.name} is not for; use cfr"
        )
    check_positive(states=states)
    state = game.initial_state() if state is None else state
    found = _stages(game, state, states)
    numbers = {one: number for number, one in enumerate(found)}
    stages = _arrays(found, numbers)
    low, high, scale = _extremes(game, found)
    lower, upper = (np.full(len(found), extreme) for extreme in (low, high))
    for one, stage in found.items():
        if stage.kind == END:
            lower[numbers[one]] = upper[numbers[one]] = float(game.utility(one, 0))
    mixtures = _even(stages)
    work = np.empty((int(stages.shapes[:, 0].max()) + 2, int(stages.shapes.sum(1).max()) + 2))
    sweep.compiled(stages, lower[:0], upper[:0], mixtures, work)  # compiles
    start, sweeps, stopped = time.perf_counter(), 0, "finished"
    try:
        while sweep.compiled(stages, lower, upper, mixtures, work) > LEAST_CHANGE * scale:
            sweeps += 1
            if seconds is not None and time.perf_counter() - start > seconds:
                stopped = "time"
                break
    except KeyboardInterrupt:
        stopped = "interrupted"
    took = time.perf_counter() - start
    return MarkovSolution(
        game, found, numbers, lower, upper, mixtures, stages.begins, stopped, sweeps, took
    )


# From the rules.


def _stages(game: Game, start: Any, most: int) -> dict[Any, Stage]:
    """All states between choices, most of them after those that they lead to."""
    found: dict[Any, Stage] = {}
    known: dict[tuple[int, Any], Any] = {}
    path: list[tuple[Any, Stage, Iterator[Any]]] = []
    finished: dict[Any, Stage] = {}

    def enter(state: Any) -> None:
        stage = found[state] = _stage(game, state)
        for key in stage.keys:
            if known.setdefault(key, state) != state:
                raise _hides_more(game)
        if len(found) > most:
            raise TooManyStates(f"{game.name} has more than {most} states; search it with cfr")
        path.append((state, stage, iter(stage.following)))

    enter(start)
    while path:
        state, stage, rest = path[-1]
        unseen = next((one for one in rest if one not in found), None)
        if unseen is not None:
            enter(unseen)
        else:
            path.pop()
            finished[state] = stage
    return finished


def _stage(game: Game, state: Any) -> Stage:
    if game.is_terminal(state):
        return Stage(END)
    mover, actions = game.to_move(state), tuple(game.actions(state))
    after = tuple(game.result(state, action) for action in actions)
    if mover == CHANCE:
        weights = tuple(float(game.probability(state, action)) for action in actions)
        return Stage(DRAWN, actions, (None,), (), after, weights)
    own, other = (mover, game.information(state, mover)), 1 - mover
    waiting = [one for one in after if not game.is_terminal(one) and game.to_move(one) == other]
    seen = {game.information(one, other) for one in waiting}
    if len(seen) == len(waiting) and not (len(after) == len(waiting) == 1):
        rows, columns = (actions, (None,)) if mover == 0 else ((None,), actions)
        return Stage(CHOSEN, rows, columns, (own,), after)
    if len(seen) != 1 or len(waiting) < len(after):
        raise _hides_more(game)
    replies = tuple(game.actions(after[0]))
    table = [[game.result(one, reply) for reply in replies] for one in after]
    keys = (own, (other, seen.pop()))
    if mover == 0:
        return Stage(CHOSEN, actions, replies, keys, tuple(one for row in table for one in row))
    following = tuple(row[place] for place in range(len(replies)) for row in table)
    return Stage(CHOSEN, replies, actions, keys, following)


def _hides_more(game: Game) -> NotThisKindOfGame:
    return NotThisKindOfGame(
        f"{game.name} hides more than what is chosen at the same time, so that its states are no "
        "matrix games; use cfr"
    )


def _arrays(found: dict[Any, Stage], numbers: dict[Any, int]) -> Stages:
    stages = found.values()
    shapes = np.array([(len(one.rows), len(one.columns)) for one in stages]).reshape(-1, 2)
    counts, choices = shapes.prod(axis=1), shapes.sum(axis=1)
    targets = [numbers[one] for stage in stages for one in stage.following]
    weights = [weight for one in stages for weight in one.weights or (0.0,) * len(one.following)]
    begin = np.cumsum(choices) - choices
    return Stages(
        np.array([one.kind for one in stages]),
        shapes,
        np.cumsum(counts) - counts,
        np.array(targets, np.int64),
        np.array(weights, float),
        np.stack([begin, begin + shapes[:, 0]], axis=1),
    )


def _extremes(game: Game, found: dict[Any, Stage]) -> tuple[float, float, float]:
    ends = [float(game.utility(one, 0)) for one, stage in found.items() if stage.kind == END]
    known = [*(game.utility_bounds or ()), *ends] or [0.0]
    return min(known), max(known), max(map(abs, known)) or 1.0


def _even(stages: Stages) -> Any:
    """Mixtures of all nodes, one after the other, with equal chances."""
    counts = stages.shapes.ravel()
    return np.repeat(1.0 / np.maximum(counts, 1), counts)


# Matrix games, compiled.


@kernel
def sweep(stages: Stages, lower: Any, upper: Any, mixtures: Any, work: Any) -> float:
    """Raise and lower the bounds of all nodes once; by how much the most changed."""
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
    """Means, rounded outwards, but never beyond what can come of it at all."""
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
    """Mixtures of the columns and, after those, of the rows, by the simplex method.

    With all payoffs shifted to 1 and more, the columns' mixture y solves: as large a sum as
    possible with payoffs @ y <= 1; it is then scaled. The rows' mixture is the dual solution.
    """
    least = np.inf
    for edge in range(first, first + rows * columns):
        least = min(least, values[stages.targets[edge]])
    last = rows + columns
    basis = last + 1  # a column for which variable a row stands
    work[: rows + 2] = 0.0
    for row in range(rows):
        for column in range(columns):
            worth = values[stages.targets[first + row * columns + column]]
            work[row, column] = worth - least + 1.0
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


def leaving_row(work: Any, rows: int, last: int, entering: int) -> int:
    """The row that limits the entering variable most; of equals that of the first variable."""
    found, least = 0, np.inf
    for row in range(rows):
        if work[row, entering] > NEAR:
            ratio = work[row, last] / work[row, entering]
            sooner = ratio == least and work[row, last + 1] < work[found, last + 1]
            if ratio < least or sooner:
                found, least = row, ratio
    return found


def pivot(work: Any, rows: int, last: int, leaving: int, entering: int) -> None:
    work[leaving, : last + 1] /= work[leaving, entering]
    for row in range(rows + 1):
        factor = work[row, entering]
        if row != leaving and factor != 0.0:
            work[row, : last + 1] -= factor * work[leaving, : last + 1]
    work[leaving, last + 1] = entering


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

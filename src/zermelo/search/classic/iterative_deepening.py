"""Searches for chance and for several players: a look below each root action, level by level.

They share one kind of record. Each brings a function that searches below one root action.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from ...chance import chances
from ...game import CHANCE, Game, has_small_tree
from ...kernel import new_record, view
from ...result import (
    EXACT,
    UNPROVEN,
    UPPER,
    Bounds,
    Result,
    Row,
    best_bounds,
    mean_bounds,
    proven,
    zero_sum_values,
)
from ...trace import (
    NO_NODE,
    NOBODY_MOVES,
    trace_best,
    trace_enter,
    trace_exit,
    trace_unrecorded,
    trace_weight,
)
from ..limits import COUNTERS, RUNNING, OutsideBounds, compile_first, must_stop
from ..root import Findings, Root, RootSearch

AGAINST, AT_RANDOM = range(2)
"""The model of players other than the searcher."""

RECORD = np.dtype(
    [
        *COUNTERS,
        ("cut_off", np.int64),  # 1 where an evaluation stood in for the rest of a game
        ("player", np.int64),  # the searcher: whose value is searched
        ("lines", np.int64),  # addresses: the best line from each ply on, and its length
        ("lengths", np.int64),
        ("plies", np.int64),  # how many plies there is room for
        # What only some of the searches use.
        ("pruning", np.int64),
        ("others", np.int64),
        ("low", np.float64),  # the least and the greatest value there can be
        ("high", np.float64),
        ("frames", np.int64),  # addresses: see star_minimax.py
        ("outcomes", np.int64),
        ("vectors", np.int64),  # address: see maxn.py
    ],
    align=True,
)
NUMBER = np.dtype(np.int64)


# Called by kernels.


def count_node(record, ply):
    """Count a node; false if the search must stop."""
    if must_stop(record):
        return False
    record.nodes += 1
    end_line(record, ply)
    return True


def end_line(record, ply):
    """End the best line before this ply."""
    view(record.lengths, record.plies, NUMBER)[ply] = 0


def set_line(record, ply, action):
    """Set the best line from this ply on: this action, then the best line of the next ply."""
    plies = record.plies
    lengths = view(record.lengths, plies, NUMBER)
    lines = view(record.lines, plies * plies, NUMBER)
    below = lengths[ply + 1]
    lines[ply * plies] = action
    for i in range(below):
        lines[ply * plies + 1 + i] = lines[(ply + 1) * plies + i]
    lengths[ply] = below + 1


def averages(game, state, record):
    """Whether a node's value is an average: chance moves, or others move at random."""
    mover = game.to_move(state)
    return mover == CHANCE or (record.others == AT_RANDOM and mover != record.player)


def enter(game, child, record, trace, parent, action, alpha, beta):
    """Record a child in the trace; its node there."""
    if trace is None:
        return NO_NODE
    mover = NOBODY_MOVES
    if not game.is_terminal(child):
        mover = CHANCE if averages(game, child, record) else game.to_move(child)
    return trace_enter(trace, parent, action, mover, alpha, beta)


# Called by the public functions.


class SearchMemory(NamedTuple):
    """A record and the arrays that it points to, which this keeps alive."""

    record: Any
    arrays: dict[str, Any]

    def add(self, **arrays: Any) -> None:
        """Set the record's addresses to the arrays of the same names."""
        for name, array in arrays.items():
            setattr(self.record, name, array.ctypes.data)
        self.arrays.update(arrays)


def new_memory(root: Root) -> SearchMemory:
    """A record with the limits of a search and room for lines."""
    plies = root.limits.plies + 2
    memory = SearchMemory(new_record(RECORD), {})
    memory.add(lines=np.empty(plies * plies, np.int64), lengths=np.zeros(plies, np.int64))
    memory.record.plies, memory.record.most_nodes = plies, root.limits.most_nodes
    memory.record.player = root.viewer
    return memory


def within_bounds(
    search: Callable[[Root, str], Result], root: Root, pruning: str | None, suited: str
) -> Result:
    """Search with the pruning requested, else with the kind that suits the game: none for a small
    tree.

    If it relies on bounds that the game turns out to break, the rest of the budget is spent on a
    search without pruning.
    """
    if has_small_tree(root.run.original):
        suited = "none"
    try:
        return search(root, pruning or suited)
    except OutsideBounds as broken:
        if pruning is not None:
            raise
        nodes, seconds = broken.nodes, broken.seconds
    found = search(replace(root, limits=root.limits.less(nodes, seconds)), "none")
    return replace(found, nodes=found.nodes + nodes, seconds=found.seconds + seconds)


Below = Callable[[Any, int, float, Any, int], Any]
"""From a child of the root, the depth left, what the root's player already has, the trace's
record and the child's node there, to its value: to the searcher, or to each player."""


class LevelSearch(RootSearch):
    """All root actions, one level after another, or the last level at once where only the depth
    is limited."""

    def __init__(
        self,
        root: Root,
        memory: SearchMemory,
        below: Below,
        *,
        prunes: bool = True,
        claims: bool = True,
    ) -> None:
        """`claims`: the value is that of the game; false if others play by a model."""
        super().__init__(root, memory.record)
        self.memory, self.record, self.below = memory, memory.record, below
        self.prunes, self.claims = prunes, claims
        self.order = list(self.game.actions(root.state))
        by_chance = root.mover == CHANCE
        each = chances(self.game, root.state, self.order) if by_chance else [1.0] * len(self.order)
        self.weights = dict(zip(self.order, each, strict=True))
        self.latest = Findings((None,) * self.game.players)

    def compile(self) -> None:
        """Compile the kernels for leaves, and those for inner nodes."""
        record, state = self.record, self.root.state
        child = self.game.result(state, self.order[0])
        for depth in {0, min(self.root.limits.plies - 1, 2)}:
            node = self.enter_root()
            compile_first(record, partial(self.below, child, depth, -np.inf, self.trace, node))
        record.nodes = record.leaves = record.cutoffs = 0

    def deepens(self) -> bool:
        limits = self.root.limits
        anytime = limits.nodes is not None or limits.seconds is not None
        return anytime and super().deepens()

    def is_decided(self) -> bool:
        record = self.record
        seen_all = bool(self.levels) and record.cut_off == 0 and record.stop == RUNNING
        return seen_all or self.latest.bounds.exact

    def found(self) -> Findings:
        return self.latest

    def search_level(self, depth: int) -> bool:
        game, mover = self.game, self.root.mover
        node = self.enter_root()
        self.record.cut_off = 0
        self.record.nodes += 1
        rows: dict[int, Row] = {}
        best, line = -np.inf, ()
        values: tuple[float | None, ...] = (None,) * game.players
        weighted: list[list[float]] = []
        for action in self.order:
            weight = self.weights[action]
            below, side = self._look(action, depth - 1, best, node, weight)
            if self.record.stop != RUNNING:
                break
            path = (action, *self._line_below_root())
            rows[action] = self._row(path, below[self.root.viewer], side, weight)
            if mover == CHANCE:
                weighted.append([weight * value for value in below])
            elif below[mover] > best:
                best, values, line = below[mover], below, path
                trace_best(self.trace, node, best)
        complete = len(rows) == len(self.order)
        if not complete:  # the last one was begun
            trace_unrecorded(self.trace, node, len(self.order) - len(rows) - 1)
        if mover == CHANCE and complete:
            # Rounded once: outcomes that are each other's mirror image make exactly 0.
            values = tuple(map(math.fsum, zip(*weighted, strict=True)))
        self._leave_root(node, values)
        found = Findings(values, self._bounds(rows.values(), complete), line, tuple(rows.values()))
        finished = bool(self.record.stop == RUNNING)
        if finished or not self.levels:
            self.latest = found
        if finished and any(row.side != EXACT for row in rows.values()):
            self.order.sort(key=lambda action: -(rows[action].value or 0.0))
        return finished

    def _look(
        self, action: int, depth: int, best: float, node: int, weight: float
    ) -> tuple[tuple[float, ...], str]:
        """Search below a root action: the value to each player, and UPPER where it may be less."""
        alpha = best if self.prunes else -np.inf
        child = self.game.result(self.root.state, action)
        inner = enter(self.game, child, self.record, self.trace, node, action, alpha, np.inf)
        trace_weight(self.trace, inner, weight)
        value = self.below(child, depth, alpha, self.trace, inner)
        if isinstance(value, tuple):
            return value, EXACT
        values = values_for_each(self.root.run.original, float(value), self.root.viewer)
        return values, EXACT if value > alpha else UPPER

    def _leave_root(self, node: int, values: tuple[float | None, ...]) -> None:
        if self.recorder is not None and node != NO_NODE:
            value = values[self.root.viewer]
            trace_exit(self.trace, node, -np.inf if value is None else value)
            if value is not None and self.record.vectors:
                self.recorder.nodes[node]["values"][: self.game.players] = values

    def _line_below_root(self) -> tuple[int, ...]:
        plies, length = int(self.record.plies), int(self.memory.arrays["lengths"][1])
        return tuple(map(int, self.memory.arrays["lines"][plies : plies + length]))

    def _row(self, path: tuple[int, ...], value: float, side: str, weight: float) -> Row:
        line = self.root.texts(path)
        return Row(
            action=self.root.run.action(path[0]),
            text=line[0],
            value=value,
            bounds=proven(value, side, whole=self.claims and self.record.cut_off == 0),
            side=side,
            prior=weight if self.root.mover == CHANCE else None,
            line=line,
        )

    def _bounds(self, rows: Iterable[Row], complete: bool) -> Bounds:
        """The bounds on the root's value that these root actions prove."""
        if self.root.mover != CHANCE:
            return best_bounds((row.bounds for row in rows), complete=complete)
        if not complete:
            return UNPROVEN
        return mean_bounds((row.prior or 0.0, row.bounds) for row in rows)


def values_for_each(game: Game, value: float, player: int) -> tuple[float, ...]:
    """The values to all players, given the value to one of them; NaN where it says nothing."""
    if game.players == 2 and game.zero_sum:
        return zero_sum_values(value, player)
    return tuple(value if other == player else np.nan for other in range(game.players))

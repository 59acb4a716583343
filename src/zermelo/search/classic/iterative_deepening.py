"""From a root to an answer: a look at each action, level by level, as limits allow.

The searches for chance and for several players share this, and one kind of
record. Each brings a function that searches below one root action.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from ...game import CHANCE
from ...kernel import Runnable, view
from ...result import (
    EXACT,
    UNPROVEN,
    Bounds,
    Deepening,
    Result,
    Row,
    best_bounds,
    mean_bounds,
    proven,
    ranked,
)
from ...trace import (
    NO_NODE,
    Recorder,
    Trace,
    read_trace,
    recorder,
    trace_best,
    trace_enter,
    trace_exit,
)
from .. import limits as _limits
from ..limits import (
    NOT_A_NUMBER,
    OUT_OF_NODES,
    RUNNING,
    Limits,
    OutsideBounds,
    check_numbers,
    stopwatch,
)

__all__ = [
    "RECORD",
    "Looked",
    "Report",
    "Step",
    "Task",
    "answer",
    "count_node",
    "end_line",
    "may_go_on",
    "new_recorder",
    "prepare",
    "set_line",
    "texts",
    "within_bounds",
]

RECORD = np.dtype(
    [
        ("stop", np.int64),
        ("nodes", np.int64),
        ("most_nodes", np.int64),
        ("leaves", np.int64),
        ("cutoffs", np.int64),
        ("cut_off", np.int64),  # 1 where an evaluation stood in for the rest of a game
        ("player", np.int64),  # whose worth is searched
        ("lines", np.int64),  # addresses: the best line from each ply on, and its length
        ("lengths", np.int64),
        ("plies", np.int64),  # how many plies there is room for
        # What only some of the searches use.
        ("pruning", np.int64),
        ("others", np.int64),
        ("low", np.float64),  # the least and the greatest value there can be
        ("high", np.float64),
        ("frames", np.int64),  # addresses: see star.py
        ("outcomes", np.int64),
        ("vectors", np.int64),  # address: see maxn.py
    ],
    align=True,
)
NUMBER = np.dtype(np.int64)

Report = Callable[[Result], None]


class Step(NamedTuple):
    """A root action to look at."""

    action: int
    child: Any
    depth: int  # left below the child
    best: float  # what the best action yet is worth to the player to move
    root: int  # in the trace
    weight: float  # the probability, where chance moves at the root


class Looked(NamedTuple):
    """What lies below a root action: worth to each player, or UPPER where it may be less."""

    values: tuple[float, ...]
    side: str = EXACT


@dataclass(frozen=True)
class Task:
    """A search to be done."""

    algorithm: str
    run: Runnable
    state: Any
    limits: Limits
    record: Any
    look: Callable[[Step], Looked]
    keep: tuple[Any, ...]
    """Arrays that the record points to."""
    recorded: Recorder | None = None
    report: Report | None = None
    """Called with each finished level."""
    vectors: bool = False
    """Whether the trace tells the worth to each player."""
    claims: bool = True
    """Whether the value it finds is that of the game; false where others play by a model."""

    @property
    def mover(self) -> int:
        return int(self.run.game.to_move(self.state))

    @property
    def viewer(self) -> int:
        """To whom values are told: who moves, or the first player where chance does."""
        return 0 if self.mover == CHANCE else self.mover


class _Level(NamedTuple):
    """All root actions, searched to one depth."""

    rows: dict[int, Row]
    values: Sequence[float | None]
    line: tuple[int, ...]
    recorded: Recorder | None = None


# Called by kernels.


def may_go_on(record):
    """False where the search must stop."""
    if record.stop != RUNNING:
        return False
    if record.nodes >= record.most_nodes:
        record.stop = OUT_OF_NODES
        return False
    return True


def count_node(record, ply):
    """Count a node; false where the search must stop."""
    if not may_go_on(record):
        return False
    record.nodes += 1
    end_line(record, ply)
    return True


def end_line(record, ply):
    """No best line is known from this ply on."""
    view(record.lengths, record.plies, NUMBER)[ply] = 0


def set_line(record, ply, action):
    """The best line from this ply on: this action, then the best line of the next ply."""
    plies = record.plies
    lengths = view(record.lengths, plies, NUMBER)
    lines = view(record.lines, plies * plies, NUMBER)
    below = lengths[ply + 1]
    lines[ply * plies] = action
    for i in range(below):
        lines[ply * plies + 1 + i] = lines[(ply + 1) * plies + i]
    lengths[ply] = below + 1


# Called by the public functions.


def prepare(record: Any, limits: Limits) -> tuple[Any, ...]:
    """Give the record its limits and room for lines; keep alive what this returns."""
    plies = limits.plies + 2
    lines, lengths = np.empty(plies * plies, np.int64), np.zeros(plies, np.int64)
    record.lines, record.lengths, record.plies = lines.ctypes.data, lengths.ctypes.data, plies
    record.most_nodes = limits.most_nodes
    return lines, lengths


def new_recorder(trace: int, run: Runnable, state: Any) -> Recorder | None:
    """Room for a trace of so many nodes, seen by who moves at the root."""
    if not trace:
        return None
    viewer = max(int(run.game.to_move(state)), 0)
    return recorder(trace, viewer, run.original.utility_bounds)


def within_bounds(
    search: Callable[[Limits, str], Result], limits: Limits, pruning: str | None, fitting: str
) -> Result:
    """Search with the pruning asked for, else with what fits.

    Where that turns out to rely on bounds that the game breaks, the rest of the budget is spent
    on a search without.
    """
    try:
        return search(limits, pruning or fitting)
    except OutsideBounds as broken:
        if pruning is not None:
            raise
        nodes, seconds = broken.nodes, broken.seconds
    found = search(limits.less(nodes, seconds), "none")
    return replace(found, nodes=found.nodes + nodes, seconds=found.seconds + seconds)


def answer(task: Task) -> Result:
    """Search level by level, or to the full depth at once where only that is limited."""
    record, limits, game = task.record, task.limits, task.run.game
    if limits.depth == 0:
        return _unsearched(task)
    order = list(game.actions(task.state))
    anytime = limits.nodes is not None or limits.seconds is not None
    if limits.seconds is not None:
        _compile(task, order[0])
    answers: list[_Level] = []
    levels: list[Deepening] = []
    with stopwatch(record, limits.seconds) as watch:
        for depth in range(1, limits.plies + 1) if anytime else (limits.plies,):
            record.cut_off = 0
            (found,) = watch.run(partial(_level, task, depth, order))
            answers.append(found)
            if record.stop != RUNNING:
                break
            levels.append(_deepening(task, found, depth, watch.seconds))
            if task.report is not None:
                task.report(_result(task, found._replace(recorded=None), levels, watch.seconds))
            if record.cut_off == 0 or watch.stopped:
                break
            if any(row.side != EXACT for row in found.rows.values()):
                order.sort(key=lambda code: -_known(found.rows[code].value))
        seconds = watch.seconds
    check_numbers(task.run.original, record.stop, int(record.nodes), seconds)
    return _result(task, answers[max(len(levels), 1) - 1], levels, seconds)


def _compile(task: Task, action: int) -> None:
    """Have all kernels compiled off the clock: those for leaves, and those for the rest."""
    record = task.record
    child = task.run.game.result(task.state, action)
    for depth in (0, 2):
        step = Step(action, child, depth, -np.inf, NO_NODE, 1.0)
        _limits.compile_first(record, partial(task.look, step))
    record.nodes = record.leaves = record.cutoffs = 0


def _known(value: float | None) -> float:
    return -np.inf if value is None else value


def _level(task: Task, depth: int, order: Sequence[int]) -> _Level:
    """Look once at every action of the root, or at as many as the limits allow."""
    game, mover = task.run.game, task.mover
    root = _enter_root(task)
    task.record.nodes += 1
    rows: dict[int, Row] = {}
    best = -np.inf
    values: Sequence[float | None] = [None] * game.players
    line: tuple[int, ...] = ()
    for action in order:
        child = game.result(task.state, action)
        weight = float(game.probability(task.state, action)) if mover == CHANCE else 1.0
        looked = task.look(Step(action, child, depth - 1, best, root, weight))
        if task.record.stop != RUNNING:
            break
        path = (action, *_line_below_root(task.record))
        rows[action] = _row(task, path, looked, weight)
        if mover == CHANCE:
            values = [(v or 0.0) + weight * w for v, w in zip(values, looked.values, strict=True)]
        elif looked.values[mover] > best:
            best, values, line = looked.values[mover], looked.values, path
            if task.recorded is not None:
                trace_best(task.recorded.record, root, best)
    if mover == CHANCE and len(rows) < len(order):
        values = [None] * game.players  # an average of some outcomes is none of all
    if task.recorded is not None:
        trace_exit(task.recorded.record, root, _known(values[task.viewer]))
        if task.vectors and root != NO_NODE and rows:
            task.recorded.nodes[root]["values"][: game.players] = values
    return _Level(rows, values, line, task.recorded and task.recorded.copied())


def _enter_root(task: Task) -> int:
    if task.recorded is None:
        return NO_NODE
    trace = task.recorded.record
    trace.count = trace.clock = trace.dropped = 0  # of all levels the last is kept
    return int(trace_enter(trace, NO_NODE, 0, task.mover, -np.inf, np.inf))


def _line_below_root(record: Any) -> tuple[int, ...]:
    plies = int(record.plies)
    length = int(view(record.lengths, plies, NUMBER)[1])
    return tuple(map(int, view(record.lines, plies * plies, NUMBER)[plies : plies + length]))


def _row(task: Task, path: Sequence[int], looked: Looked, weight: float) -> Row:
    line = _texts(task, path)
    value = looked.values[task.viewer]
    return Row(
        action=task.run.action(path[0]),
        text=line[0],
        value=value,
        bounds=proven(value, looked.side, whole=task.claims and task.record.cut_off == 0),
        side=looked.side,
        prior=weight if task.mover == CHANCE else None,
        line=line,
    )


def _texts(task: Task, path: Sequence[int]) -> tuple[str, ...]:
    return texts(task.run, task.state, path)


def texts(run: Runnable, state: Any, path: Sequence[int]) -> tuple[str, ...]:
    """The actions of a path, in the game's notation."""
    written = []
    for code in path:
        written.append(run.game.action_text(state, code))
        state = run.game.result(state, code)
    return tuple(written)


def _deepening(task: Task, level: _Level, depth: int, seconds: float) -> Deepening:
    return Deepening(
        depth=depth,
        value=_known(level.values[task.viewer]),
        action=task.run.action(level.line[0]) if level.line else None,
        nodes=int(task.record.nodes),
        seconds=seconds,
        line=_texts(task, level.line),
    )


def _result(task: Task, level: _Level, levels: list[Deepening], seconds: float) -> Result:
    record = task.record
    bounds = _bounds(task, level)
    whole = bounds.exact or bool(levels and record.cut_off == 0 and record.stop == RUNNING)
    return Result(
        algorithm=task.algorithm,
        player=task.mover,
        action=task.run.action(level.line[0]) if level.line else None,
        value=level.values[task.viewer],
        values=tuple(level.values),
        bounds=bounds,
        principal_variation=tuple(map(task.run.action, level.line)),
        line=_texts(task, level.line),
        depth=levels[-1].depth if levels else 0,
        nodes=int(record.nodes),
        leaves=int(record.leaves),
        cutoffs=int(record.cutoffs),
        seconds=seconds,
        rows=ranked(list(level.rows.values())),
        levels=tuple(levels),
        stopped="finished" if whole else _limits.why_stopped(record.stop, "depth"),
        trace=_trace(task, level),
    )


def _bounds(task: Task, level: _Level) -> Bounds:
    """What the root actions looked at prove of the root."""
    complete = len(level.rows) == len(list(task.run.game.actions(task.state)))
    if task.mover != CHANCE:
        return best_bounds((row.bounds for row in level.rows.values()), complete=complete)
    if not complete:
        return UNPROVEN
    return mean_bounds((row.prior or 0.0, row.bounds) for row in level.rows.values())


def _trace(task: Task, level: _Level) -> Trace | None:
    if level.recorded is None:
        return None
    run = task.run
    return read_trace(level.recorded, run.original, task.state, task.algorithm, run.action)


def _unsearched(task: Task) -> Result:
    """Depth 0: what the root looks like."""
    game = task.run.game
    values = [float(game.evaluate(task.state, player)) for player in range(game.players)]
    if np.isnan(values).any():
        check_numbers(task.run.original, NOT_A_NUMBER)
    level = _Level({}, values, ())
    task.record.cut_off = 1
    return _result(task, level, [], 0.0)

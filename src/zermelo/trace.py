"""A search as it happened: the tree it visited, in order, with the reason for each cut.

Kernels record into arrays through the functions at the end, which cost
nothing where no trace is asked for: a kernel takes `trace` as an argument,
None or a record made by `recorder`, and Numba drops `if trace is not None`.

Values and bounds in a trace are worth to one player, `Trace.perspective`, so
that MAX and MIN read as in the lectures.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from .game import CHANCE, Game
from .kernel.memory import new_record, view

__all__ = [
    "CUT",
    "EVALUATED",
    "KILLER",
    "PRUNED",
    "TABLE",
    "TERMINAL",
    "Trace",
    "TraceNode",
    "recorder",
    "trace_best",
    "trace_cut",
    "trace_enter",
    "trace_exit",
    "trace_mark",
    "trace_pruned",
]

SCHEMA = "zermelo-trace-1"
NO_NODE = -1
OPEN_WINDOW = -1
MOST_PLAYERS = 8

TERMINAL, EVALUATED, CUT, PRUNED, KILLER, TABLE = 1, 2, 4, 8, 16, 32
_MARKS = {
    TERMINAL: "terminal",
    EVALUATED: "evaluated",
    CUT: "cut",
    PRUNED: "pruned",
    KILLER: "killer",
    TABLE: "table",
}

NODE = np.dtype(
    [
        ("parent", np.int64),
        ("action", np.int64),
        ("player", np.int64),  # to move at this node; CHANCE; -2 where nobody moves
        ("value", np.float64),
        ("values", np.float64, (MOST_PLAYERS,)),  # only for several players
        ("alpha", np.float64),  # the window on entry
        ("beta", np.float64),
        ("weight", np.float64),  # the probability of the move that led here, 1 if not chance
        ("visits", np.int64),
        ("entered", np.int64),  # moments on the trace's clock
        ("left", np.int64),
        ("marks", np.int64),
        ("cut_bound", np.float64),  # the bound that cut this node's remaining moves
        ("cut_by", np.int64),  # the ancestor that set it, or OPEN_WINDOW
    ],
    align=True,
)
RECORD = np.dtype(
    [
        ("nodes", np.int64),  # address
        ("capacity", np.int64),
        ("count", np.int64),
        ("clock", np.int64),
        ("dropped", np.int64),
        ("perspective", np.int64),
    ],
    align=True,
)
NOBODY_MOVES = -2


class Recorder(NamedTuple):
    """The record for kernels, and the array it points to, kept alive."""

    record: Any
    nodes: Any


def recorder(limit: int, perspective: int) -> Recorder:
    """Room for a trace of at most `limit` nodes."""
    nodes = np.zeros(limit, NODE)
    record = new_record(RECORD)
    record.nodes = nodes.ctypes.data
    record.capacity = limit
    record.perspective = perspective
    return Recorder(record, nodes)


# Called by kernels, as `if trace is not None: ...`.


def trace_enter(trace, parent, action, player, alpha, beta):
    """A node is entered; its number, or NO_NODE where the trace is full."""
    if trace.count >= trace.capacity:
        trace.dropped += 1
        return NO_NODE
    index = int(trace.count)
    trace.count += 1
    node = view(trace.nodes, trace.capacity, NODE)[index]
    node.parent = parent
    node.action = action
    node.player = player
    node.alpha = alpha
    node.beta = beta
    node.weight = 1.0
    node.value = np.nan
    node.visits = 1
    node.entered = trace.clock
    node.left = -1
    node.marks = 0
    node.cut_by = OPEN_WINDOW
    trace.clock += 1
    return index


def trace_best(trace, index, value):
    """The node's best value so far, from the trace's perspective."""
    if index != NO_NODE:
        view(trace.nodes, trace.capacity, NODE)[index].value = value


def trace_mark(trace, index, marks):
    if index != NO_NODE:
        node = view(trace.nodes, trace.capacity, NODE)[index]
        node.marks = node.marks | marks


def trace_weight(trace, index, weight):
    if index != NO_NODE:
        view(trace.nodes, trace.capacity, NODE)[index].weight = weight


def trace_exit(trace, index, value):
    """The node is left with its final value, from the trace's perspective."""
    if index != NO_NODE:
        node = view(trace.nodes, trace.capacity, NODE)[index]
        node.value = value
        node.left = trace.clock
        trace.clock += 1


def trace_cut(trace, index, bound):
    """The node's remaining moves are cut; the ancestor whose best value is the bound did it."""
    if index == NO_NODE:
        return
    nodes = view(trace.nodes, trace.capacity, NODE)
    node = nodes[index]
    node.marks = node.marks | CUT
    node.cut_bound = bound
    above = node.parent
    while above != NO_NODE:
        if nodes[above].value == bound and nodes[above].player != node.player:
            node.cut_by = above
            break
        above = nodes[above].parent


def trace_pruned(trace, parent, action):
    """A move that was never looked at."""
    index = trace_enter(trace, parent, action, NOBODY_MOVES, np.nan, np.nan)
    if index != NO_NODE:
        node = view(trace.nodes, trace.capacity, NODE)[index]
        node.marks = PRUNED
        node.visits = 0
        node.left = node.entered


# What people get.


@dataclass(frozen=True)
class TraceNode:
    """One node of a trace; see docs/trace.md for the fields."""

    index: int
    parent: int | None
    action: Any
    text: str
    player: int
    kind: str
    """max, min, chance, the player's number where there are several, or leaf."""
    value: float | None
    values: tuple[float, ...] | None
    alpha: float | None
    beta: float | None
    weight: float
    visits: int
    entered: int
    left: int
    marks: tuple[str, ...]
    cut_bound: float | None = None
    cut_by: int | None = None


@dataclass(frozen=True)
class Trace:
    """The recorded tree. `truncated` counts the nodes that did not fit the limit."""

    game: str
    algorithm: str
    perspective: int
    players: int
    root: str
    """The root state as text."""
    nodes: tuple[TraceNode, ...]
    truncated: int = 0

    def children(self, index: int) -> Iterator[TraceNode]:
        return (node for node in self.nodes if node.parent == index)

    def to_json(self) -> str:
        from dataclasses import asdict

        return json.dumps({"schema": SCHEMA, **asdict(self)}, allow_nan=False)

    @staticmethod
    def from_json(text: str) -> Trace:
        data = json.loads(text)
        if data.pop("schema", None) != SCHEMA:
            raise ValueError(f"this is not a trace of schema {SCHEMA}")
        nodes = tuple(TraceNode(**_retupled(node)) for node in data.pop("nodes"))
        return Trace(nodes=nodes, **data)


def _retupled(node: dict[str, Any]) -> dict[str, Any]:
    values = node["values"]
    return {
        **node,
        "marks": tuple(node["marks"]),
        "values": None if values is None else tuple(values),
    }


def read_trace(
    recorded: Recorder, game: Game, root: Any, algorithm: str, decode: Any = int
) -> Trace:
    """What the kernels recorded, with names; `decode` turns their integers into actions."""
    record, array = recorded
    count = int(record.count)
    states: dict[int, Any] = {}
    nodes = []
    for index in range(count):
        row = array[index]
        parent = int(row["parent"])
        if parent == NO_NODE:
            states[index] = root
            action, text = None, ""
        else:
            above = states.get(parent)
            action = decode(int(row["action"]))
            text = game.action_text(above, action)
            states[index] = game.result(above, action)
        nodes.append(_node(index, row, game, int(record.perspective), action, text))
    return Trace(
        game.name,
        algorithm,
        int(record.perspective),
        game.players,
        game.state_text(root),
        tuple(nodes),
        int(record.dropped),
    )


def _node(index: int, row: Any, game: Game, perspective: int, action: Any, text: str) -> TraceNode:
    marks = int(row["marks"])
    cut = bool(marks & CUT)
    cut_by = int(row["cut_by"])
    several = game.players > 2 or not game.zero_sum
    return TraceNode(
        index=index,
        parent=None if row["parent"] == NO_NODE else int(row["parent"]),
        action=action,
        text=text,
        player=int(row["player"]),
        kind=_kind(int(row["player"]), perspective, marks, several),
        value=_finite(row["value"]),
        values=tuple(map(float, row["values"][: game.players])) if several else None,
        alpha=_finite(row["alpha"]),
        beta=_finite(row["beta"]),
        weight=float(row["weight"]),
        visits=int(row["visits"]),
        entered=int(row["entered"]),
        left=int(row["left"]),
        marks=tuple(name for mark, name in _MARKS.items() if marks & mark),
        cut_bound=float(row["cut_bound"]) if cut else None,
        cut_by=cut_by if cut and cut_by != OPEN_WINDOW else None,
    )


def _kind(player: int, perspective: int, marks: int, several: bool) -> str:
    if marks & (TERMINAL | EVALUATED | PRUNED) or player == NOBODY_MOVES:
        return "leaf"
    if player == CHANCE:
        return "chance"
    if several:
        return str(player)
    return "max" if player == perspective else "min"


def _finite(number: Any) -> float | None:
    return float(number) if np.isfinite(number) else None

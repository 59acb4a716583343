"""The recorded tree, its nodes with names; as JSON and back."""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from functools import cache, cached_property, partial
from typing import Any

from ..errors import BadFile, BadParameter, short
from ..game import CHANCE, Game
from ..reading import parse_json
from ..rounding import ROUNDOFF
from .node import TraceNode
from .recording import (
    BOUNDED,
    CUT,
    EVALUATED,
    KILLER,
    NO_NODE,
    NOBODY_MOVES,
    NODE,
    OPEN_WINDOW,
    PRUNED,
    TABLE,
    TERMINAL,
    Recorder,
)
from .svg import to_svg

SCHEMA = "zermelo-trace-1"
"""What a file of a trace calls itself."""
_MARKS = {
    TERMINAL: "terminal",
    EVALUATED: "evaluated",
    CUT: "cut",
    PRUNED: "pruned",
    KILLER: "killer",
    TABLE: "table",
    BOUNDED: "bounded",
}
_ENDLESS = sys.float_info.max  # what a search says where it means infinity


@dataclass(frozen=True)
class Trace:
    """The recorded tree. `truncated` counts the nodes that did not fit the limit."""

    game: str
    algorithm: str
    perspective: int
    players: int
    player_names: tuple[str, ...]
    root: str
    """The root state as text."""
    nodes: tuple[TraceNode, ...]
    truncated: int = 0

    def children(self, index: int) -> Sequence[TraceNode]:
        """The nodes below one, in the order in which they were entered."""
        return self._below.get(index, ())

    @cached_property
    def _below(self) -> dict[int | None, list[TraceNode]]:
        below: dict[int | None, list[TraceNode]] = {}
        for node in self.nodes:
            below.setdefault(node.parent, []).append(node)
        return below

    @cached_property
    def principal_variation(self) -> tuple[int, ...]:
        """The nodes along the line of best play, the root first."""
        path, node = [], self.nodes[0] if self.nodes else None
        while node is not None:
            path.append(node.index)
            node = self.chosen(node)
        return tuple(path)

    def chosen(self, node: TraceNode) -> TraceNode | None:
        """The child that a node has its value from: the most visited, else the first of equals."""
        if node.kind in ("chance", "leaf"):
            return None
        below = [child for child in self.children(node.index) if "pruned" not in child.marks]
        if any(child.visits > 1 for child in below):
            return max(below, key=lambda child: child.visits)
        return next((child for child in below if _same_worth(child, node)), None)

    @cached_property
    def signs(self) -> tuple[str, ...]:
        """For each node "" or, if the value is only a bound, "≤ " or "≥ ".

        Below such a node some moves were never searched and may have any value.
        """
        limits: list[tuple[float, float]] = [(-math.inf, math.inf)] * len(self.nodes)
        signs = [""] * len(self.nodes)
        for node in reversed(self.nodes):
            limits[node.index] = self._limits(node, limits)
            low, high = limits[node.index]
            if node.value is not None and node.values is None and low < high:
                signs[node.index] = "≤ " if high < math.inf else "≥ " if low > -math.inf else ""
        return tuple(signs)

    def _limits(
        self, node: TraceNode, limits: Sequence[tuple[float, float]]
    ) -> tuple[float, float]:
        """What a node's value lies between, by what was seen below it."""
        value = node.value
        if value is None or "pruned" in node.marks:
            return -math.inf, math.inf
        below = [limits[child.index] for child in self.children(node.index)]
        if node.kind == "leaf" or node.visits > 1:
            return value, value
        if not below or node.unrecorded or node.kind not in ("max", "min"):
            return _within(node, value)
        best = max if node.kind == "max" else min
        return best(low for low, _ in below), best(high for _, high in below)

    def _repr_svg_(self) -> str:
        """What notebooks show."""
        return to_svg(self)

    def to_json(self) -> str:
        """JSON of the schema in docs/trace.md. Actions that are no numbers become their text."""
        nodes = [{**node._asdict(), "action": _plain(node)} for node in self.nodes]
        head = {one.name: getattr(self, one.name) for one in fields(self) if one.name != "nodes"}
        return json.dumps({"schema": SCHEMA, **head, "nodes": nodes}, allow_nan=False)

    @staticmethod
    def from_json(text: str) -> Trace:
        try:
            data = parse_json(text)
            schema = data.pop("schema", None)
            if schema != SCHEMA:
                raise BadParameter(f"this is not a trace of schema {SCHEMA}, but of {schema!r}")
            nodes = tuple(TraceNode(**_retupled(node)) for node in data.pop("nodes"))
            names = tuple(data.pop("player_names"))
            return _checked(Trace(nodes=nodes, player_names=names, **data))
        except (AttributeError, BadFile, LookupError, TypeError) as error:
            raise BadParameter(f"this is not a trace: {short(error)}") from None


def _within(node: TraceNode, value: float) -> tuple[float, float]:
    """Whether the value is exact: a value outside the window on entry is only a bound."""
    if node.alpha is not None and value <= node.alpha:
        return -math.inf, value
    if node.beta is not None and value >= node.beta:
        return value, math.inf
    return value, value


def _same_worth(child: TraceNode, node: TraceNode) -> bool:
    if node.values is not None:
        return child.values == node.values
    return child.value is not None and child.value == node.value


def _plain(node: TraceNode) -> Any:
    return node.action if isinstance(node.action, int | None) else node.text


def _retupled(node: dict[str, Any]) -> dict[str, Any]:
    values = node["values"]
    return {
        **node,
        "marks": tuple(node["marks"]),
        "values": None if values is None else tuple(values),
    }


def _checked(trace: Trace) -> Trace:
    for number, node in enumerate(trace.nodes):
        if node.index != number:
            raise BadParameter(f"this is not a trace: node {number} says that it is {node.index}")
        if (node.parent is None) != (number == 0) or (number and not 0 <= node.parent < number):  # type: ignore[operator]
            raise BadParameter(f"this is not a trace: node {number} has the parent {node.parent}")
    return trace


# From what kernels recorded.


Recorded = dict[str, Any]
"""A recorded node: the fields of NODE."""


def read_trace(
    recorded: Recorder, game: Game, root: Any, algorithm: str, decode: Callable[[int], Any] = int
) -> Trace:
    """What the kernels recorded, with names; `decode` turns their integers into actions."""
    record, array = recorded
    count, perspective = int(record.count), int(record.perspective)
    rows = [dict(zip(NODE.names or (), row, strict=True)) for row in array[:count].tolist()]
    parents = {row["parent"] for row in rows}
    cut = {row["parent"] for row in rows if row["marks"] & PRUNED}
    states: dict[int, Any] = {0: root}  # of nodes with children: other states need no names
    nodes = []
    found = frozenset(
        row["value"] for index, row in enumerate(rows)
        if abs(row["value"]) < _ENDLESS and not (index in cut and row["player"] == CHANCE)
    )  # fmt: skip
    bound = partial(_bound, found=found, most=max(map(abs, found), default=0.0))
    for index, row in enumerate(rows):
        action, text = None, ""
        if row["parent"] != NO_NODE:
            above = states[row["parent"]]
            action = decode(row["action"])
            text = game.action_text(above, action)
            if index in parents:
                states[index] = game.result(above, action)
        kind = _kind(row, perspective, game, index in parents)
        named = {**row, "index": index, "action": action, "text": text, "kind": kind}
        nodes.append(_node(named, game.players, index in cut, bound))
    return Trace(
        game=game.name,
        algorithm=algorithm,
        perspective=perspective,
        players=game.players,
        player_names=tuple(map(game.player_name, range(game.players))),
        root=game.state_text(root),
        nodes=tuple(nodes),
        truncated=int(record.dropped),
    )


def _node(
    row: Recorded, players: int, cut: bool, bound: Callable[[float], float | None]
) -> TraceNode:
    """A node that was cut at its last move lost nothing by it: `cut` says whether it did."""
    marks = row["marks"]
    cut = cut and bool(marks & CUT)
    named = row | {
        "parent": None if row["parent"] == NO_NODE else row["parent"],
        "player": NOBODY_MOVES if marks & TERMINAL else row["player"],
        "values": tuple(map(float, row["values"][:players])) if _has_values(row) else None,
        "marks": _mark_names(marks if cut else marks & ~CUT),
        "cut_bound": bound(row["cut_bound"]) if cut else None,
        "cut_by": row["cut_by"] if cut and row["cut_by"] != OPEN_WINDOW else None,
    }
    worth = _finite(row["value"])
    if cut and row["kind"] == "chance":
        worth = bound(row["value"])
    bounds = {name: bound(row[name]) for name in ("alpha", "beta")}
    return TraceNode(**named | bounds | {"value": worth})


def _has_values(row: Recorded) -> bool:
    return bool(row["values"][0] == row["values"][0])


@cache
def _mark_names(marks: int) -> tuple[str, ...]:
    return tuple(name for mark, name in _MARKS.items() if marks & mark)


def _kind(row: Recorded, perspective: int, game: Game, has_children: bool) -> str:
    player, marks = row["player"], row["marks"]
    if player == NOBODY_MOVES or marks & TERMINAL or (marks & EVALUATED and not has_children):
        return "leaf"
    if player == CHANCE:
        return "chance"
    if _has_values(row) and (game.players > 2 or not game.zero_sum):
        return str(player)
    return "max" if player == perspective else "min"


def _bound(number: float, found: frozenset[float], most: float) -> float | None:
    """A bound as a reader would compute it, unless it is a value that was found: below chance,
    searches make room for how averages are rounded, by some units in the last place."""
    if number in found or most == 0.0 or abs(number) >= _ENDLESS:
        return _finite(number)
    short = round(number, 9 - math.floor(math.log10(most)))
    return _finite(short if abs(short - number) <= 1024 * ROUNDOFF * most else number)


def _finite(number: float) -> float | None:
    return number + 0.0 if abs(number) < _ENDLESS else None  # -0.0 becomes 0.0

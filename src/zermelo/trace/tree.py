"""What people get: the recorded tree, its nodes with names; as JSON and back."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from functools import cache, cached_property
from typing import Any, NamedTuple

from ..errors import BadFile, BadParameter, short
from ..game import CHANCE, Game
from ..reading import parse_json
from .recording import (
    BOUNDED,
    CUT,
    EVALUATED,
    KILLER,
    NO_NODE,
    NOBODY_MOVES,
    OPEN_WINDOW,
    PRUNED,
    TABLE,
    TERMINAL,
    Recorder,
)

SCHEMA = "zermelo-trace-1"
_MARKS = {
    TERMINAL: "terminal",
    EVALUATED: "evaluated",
    CUT: "cut",
    PRUNED: "pruned",
    KILLER: "killer",
    TABLE: "table",
    BOUNDED: "bounded",
}
_ENDLESS = 1e299  # what a search says where it means infinity


class TraceNode(NamedTuple):
    """One node of a trace; docs/trace.md tells all about the fields."""

    index: int  # type: ignore[assignment]
    parent: int | None
    action: Any
    text: str
    player: int
    kind: str
    """max, min, chance, the player's number where each one's worth is searched, or leaf."""
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

    def _repr_svg_(self) -> str:
        """What notebooks show."""
        from .svg import to_svg

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


class _Row(NamedTuple):
    """The fields of a recorded node, as they come out of the array."""

    parent: int
    action: int
    player: int
    value: float
    values: Sequence[float]
    alpha: float
    beta: float
    weight: float
    visits: int
    entered: int
    left: int
    marks: int
    cut_bound: float
    cut_by: int

    @property
    def has_values(self) -> bool:
        return bool(self.values[0] == self.values[0])


def read_trace(
    recorded: Recorder, game: Game, root: Any, algorithm: str, decode: Callable[[int], Any] = int
) -> Trace:
    """What the kernels recorded, with names; `decode` turns their integers into actions."""
    record, array = recorded
    count, perspective = int(record.count), int(record.perspective)
    rows = [_Row(*row) for row in array[:count].tolist()]
    parents = {row.parent for row in rows}
    cut = {row.parent for row in rows if row.marks & PRUNED}
    states: dict[int, Any] = {0: root}  # of nodes with children: other states need no names
    nodes = []
    for index, row in enumerate(rows):
        action, text = None, ""
        if row.parent != NO_NODE:
            above = states[row.parent]
            action = decode(row.action)
            text = game.action_text(above, action)
            if index in parents:
                states[index] = game.result(above, action)
        kind = _kind(row, perspective, game, index in parents)
        nodes.append(_node(index, row, kind, game, action, text, index in cut))
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
    index: int, row: _Row, kind: str, game: Game, action: Any, text: str, cut: bool
) -> TraceNode:
    """A node that was cut at its last move lost nothing by it: `cut` says whether it did."""
    cut = cut and bool(row.marks & CUT)
    return TraceNode(
        index=index,
        parent=None if row.parent == NO_NODE else row.parent,
        action=action,
        text=text,
        player=NOBODY_MOVES if row.marks & TERMINAL else row.player,
        kind=kind,
        value=_finite(row.value),
        values=tuple(map(float, row.values[: game.players])) if row.has_values else None,
        alpha=_finite(row.alpha),
        beta=_finite(row.beta),
        weight=row.weight,
        visits=row.visits,
        entered=row.entered,
        left=row.left,
        marks=_mark_names(row.marks if cut else row.marks & ~CUT),
        cut_bound=_finite(row.cut_bound) if cut else None,
        cut_by=row.cut_by if cut and row.cut_by != OPEN_WINDOW else None,
    )


@cache
def _mark_names(marks: int) -> tuple[str, ...]:
    return tuple(name for mark, name in _MARKS.items() if marks & mark)


def _kind(row: _Row, perspective: int, game: Game, has_children: bool) -> str:
    if row.player == NOBODY_MOVES or row.marks & TERMINAL:
        return "leaf"
    if row.marks & EVALUATED and not has_children:
        return "leaf"
    if row.player == CHANCE:
        return "chance"
    if row.has_values and (game.players > 2 or not game.zero_sum):
        return str(row.player)
    return "max" if row.player == perspective else "min"


def _finite(number: float) -> float | None:
    return number + 0.0 if abs(number) < _ENDLESS else None  # -0.0 becomes 0.0

"""One result for every search: what to play, what it is worth, what it cost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Any

from .trace import Trace

__all__ = [
    "ESTIMATE",
    "EXACT",
    "LOWER",
    "UPPER",
    "Deepening",
    "Result",
    "Row",
    "effective_branching_factor",
]

EXACT, LOWER, UPPER, ESTIMATE = "exact", "lower", "upper", "estimate"


@dataclass(frozen=True)
class Row:
    """One root action. `value` is worth to the player to move; `bound` says how sure it is."""

    action: Any
    text: str
    value: float | None = None
    bound: str = EXACT
    visits: int = 0
    prior: float | None = None
    line: tuple[str, ...] = ()
    """The principal variation that begins with this action, in the game's notation."""
    promise: float | None = None
    """The upper confidence bound by which Monte Carlo search chooses where to look next."""


@dataclass(frozen=True)
class Deepening:
    """One finished level of progressive deepening."""

    depth: int
    value: float
    action: Any
    nodes: int
    seconds: float
    line: tuple[str, ...] = ()


@dataclass(frozen=True)
class Result:
    """What a search found.

    `value` is the worth of the state to the player to move, `values` to each
    player. `exact` is true where the value is proven, not estimated.
    """

    algorithm: str
    player: int
    action: Any
    value: float
    values: tuple[float, ...]
    exact: bool
    principal_variation: tuple[Any, ...]
    line: tuple[str, ...]
    """The principal variation in the game's notation."""
    depth: int = 0
    nodes: int = 0
    leaves: int = 0
    cutoffs: int = 0
    table_hits: int = 0
    seconds: float = 0.0
    rows: tuple[Row, ...] = ()
    levels: tuple[Deepening, ...] = ()
    stopped: str = "finished"
    """Why it ended: finished, depth, nodes, time, interrupted, iterations, memory."""
    lookups: int = 0
    """How many of the values it rests on were looked up in endgame tables."""
    source: str = ""
    """The table or book that the answer itself was looked up in; empty where it was searched."""
    trace: Trace | None = field(default=None, repr=False, compare=False)

    @property
    def effective_branching_factor(self) -> float:
        return effective_branching_factor(self.nodes, self.depth)

    @property
    def deepening_cost(self) -> tuple[float, float] | None:
        """Nodes of the shallower levels over those of the last, and 1/b beside it.

        The lectures' insurance: b^(d-1) nodes on top of b^d.
        """
        if len(self.levels) < 2:
            return None
        last = self.levels[-1].nodes - self.levels[-2].nodes
        shallower = self.levels[-2].nodes
        branching = effective_branching_factor(last, self.levels[-1].depth)
        return shallower / max(last, 1), 1.0 / branching if branching else 0.0

    def best(self) -> Row | None:
        return next((row for row in self.rows if row.action == self.action), None)

    def _repr_html_(self) -> str:
        """What notebooks show: the answer, and a row for each action."""
        sure = "proven" if self.exact else "estimated"
        head = (
            f"{self.algorithm}: {self.value:+.6g} to player {self.player + 1}, {sure}; depth "
            f"{self.depth}, {self.nodes:,} nodes, {self.seconds:.3f} s"
        )
        rows = "".join(_html_row(row, row.action == self.action) for row in self.rows)
        names = "".join(f"<th>{name}</th>" for name in ("action", "value", "visits", "line"))
        return f"<p>{escape(head)}</p><table><tr>{names}</tr>{rows}</table>"


_SIGNS = {EXACT: "", LOWER: "≥ ", UPPER: "≤ ", ESTIMATE: "≈ "}


def _html_row(row: Row, best: bool) -> str:
    value = "" if row.value is None else f"{_SIGNS[row.bound]}{row.value:+.4g}"
    cells = (row.text, value, f"{row.visits:,}" if row.visits else "", " ".join(row.line))
    tag = "th" if best else "td"
    return "<tr>" + "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in cells) + "</tr>"


def effective_branching_factor(nodes: int, depth: int) -> float:
    """The b of a uniform tree of this depth with this many nodes below the root.

    >>> round(effective_branching_factor(4 + 16 + 64, 3), 6)
    4.0
    """
    if depth < 1 or nodes < 1:
        return 0.0
    low, high = 0.0, float(max(nodes, 1))
    for _ in range(100):
        middle = (low + high) / 2
        if _tree_size(middle, depth) < nodes:
            low = middle
        else:
            high = middle
    return high


def _tree_size(branching: float, depth: int) -> float:
    total, level = 0.0, 1.0
    for _ in range(depth):
        level *= branching
        total += level
        if total > 1e300:
            break
    return total


def ranked(rows: Sequence[Row]) -> tuple[Row, ...]:
    """Rows from the best to the worst; those without a value last."""
    return tuple(
        sorted(rows, key=lambda row: (row.value is None, -(row.value or 0.0), -row.visits))
    )

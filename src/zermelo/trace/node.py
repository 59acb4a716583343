"""A node of a recorded tree."""

from __future__ import annotations

from typing import Any, NamedTuple

from ..display import shown


@shown
class TraceNode(NamedTuple):
    """One node of a trace; docs/trace.md describes the fields."""

    index: int  # type: ignore[assignment]
    parent: int | None
    action: Any
    text: str
    player: int
    kind: str
    """max, min, chance, leaf, or the player's number where values to each player are searched."""
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
    unrecorded: int = 0
    """Moves from here that have no node: the trace was full, or the search never came to them."""

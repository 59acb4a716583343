"""Othello endgames: the FFO positions 45 to 49 solved to their exact scores, on one thread."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType

from benchmarks.othello_endgames import table_of

TITLE = "Othello endgames FFO 45 to 49, exact scores (a quarter of an hour and more)"


def tables() -> Iterator[RenderableType]:
    yield table_of(range(45, 50))

"""What the makers of pages share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]


class Page(NamedTuple):
    """A file of the site's source, a page or something that pages show."""

    path: str
    content: bytes


def page(path: str, *parts: str) -> Page:
    """Parts that are empty are left out; the others have a blank line between them."""
    return Page(path, ("\n\n".join(filter(None, parts)) + "\n").encode())


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def toctree(names: Iterable[str], *options: str) -> str:
    return "\n".join(["```{toctree}", *options, "", *names, "```"])

"""Pseudocode: lines of text, some with a tag that says which step of a search they are.

A file `pseudocode/NAME.txt` holds one listing. A line may end in ` # @tag`; it is lit while a
figure shows an event of that tag.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from ..errors import UnknownName

FOLDER = Path(__file__).parent / "pseudocode"
_TAGGED = re.compile(r"(.*?)\s*#\s*@([a-z-]+)$")


class PseudocodeLine(NamedTuple):
    """A line of pseudocode; `tag` is empty where it has none."""

    text: str
    tag: str = ""


def listings() -> list[str]:
    """The names of all."""
    return sorted(path.stem for path in FOLDER.glob("*.txt"))


@cache
def listing(name: str) -> tuple[PseudocodeLine, ...]:
    """The lines of one."""
    if name not in listings():
        raise UnknownName("pseudocode", name, listings())
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    return tuple(_line(line) for line in text.rstrip().splitlines())


def listing_text(lines: tuple[PseudocodeLine, ...]) -> str:
    """For paper, terminals and notebooks: without tags."""
    return "\n".join(line.text for line in lines)


def _line(text: str) -> PseudocodeLine:
    tagged = _TAGGED.match(text)
    return PseudocodeLine(tagged[1], tagged[2]) if tagged else PseudocodeLine(text.rstrip())

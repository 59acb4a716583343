"""What zermelo's own players score, for pages that set them beside the great systems.

A page never states such a figure itself. It says {score}`KEY`, and the words come from
`scores.json`, which `python -m benchmarks.course_scores --write` makes from the files in
`benchmarks/results`.
"""

from __future__ import annotations

import json
import re
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from ..errors import UnknownName

ROLE = re.compile(r"\{score\}`([^`\n]*)`")


class MeasuredScore(NamedTuple):
    """A measured figure."""

    value: str
    """The figure alone: `66.2%`."""
    words: str
    """The figure in words that fit into a sentence."""
    file: str
    """The result it was read from, relative to the repository."""
    command: str
    """What measured it."""
    date: str = ""
    """When, as far as the result says."""
    conditions: str = ""
    """On what machine, with how much time, beside what: as far as the result says."""


@cache
def scores() -> dict[str, MeasuredScore]:
    """All scores by their keys."""
    data = files(__package__).joinpath("systems", "scores.json").read_text(encoding="utf-8")
    return {key: MeasuredScore(**fields) for key, fields in json.loads(data).items()}


def score(key: str) -> str:
    """The words for a score."""
    known = scores()
    if key not in known:
        raise UnknownName("score", key, known)
    return known[key].words


def fill_scores(text: str) -> str:
    """Markdown with the words of each score in place of its role."""
    return ROLE.sub(lambda role: score(role[1]), text)


def sources(text: str) -> str:
    """Where the scores of a page come from, as a section of it; nothing for a page without."""
    keys = dict.fromkeys(ROLE.findall(text))
    rows = [
        f"| {one.value} | {one.date or 'undated'} | {_cell(one.conditions)} "
        f"| `{one.file}` | `{_cell(one.command)}` |"
        for one in (scores()[key] for key in keys if key in scores())
    ]
    if not rows:
        return ""
    head = "| figure | measured | conditions | result | command |\n| --- | --- | --- | --- | --- |"
    return "\n".join(["", "## Where the figures come from", "", head, *rows, ""])


def _cell(text: str) -> str:
    return " ".join(text.replace("|", "\\|").split())

"""The course: each lesson is the notebook that `zermelo lessons` makes of it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import groupby

from zermelo.course.notebooks import file_name, notebook
from zermelo.course.source import Lesson, lessons, systems

from .pages import Page, page, table, toctree

FOLDER = "course"
_OF_THE_PAGE = re.compile(r"\[([^\]]+)\]\(#/([^)]*)\)")


def pages() -> Iterator[Page]:
    yield _contents()
    for lesson in [*lessons(), *systems()]:
        yield Page(f"{FOLDER}/{file_name(lesson)}", readable(notebook(lesson)).encode())


def readable(notebook: str) -> str:
    """With the command where a link leads into zermelo's own page, which is not on the site."""
    content = json.loads(notebook)
    for cell in content["cells"]:
        if cell["cell_type"] == "markdown":
            text = _OF_THE_PAGE.sub(r"\1 (`zermelo page \2`)", "".join(cell["source"]))
            cell["source"] = text.splitlines(keepends=True)
    return json.dumps(content, indent=1)


def _contents() -> Page:
    parts = [
        "# The course",
        "From the definition of a game to AlphaZero, in six weeks. Here the lessons are to be "
        "read; on zermelo's own page, which `zermelo` opens, their figures are live. `zermelo "
        "lessons --all --notebook course` makes notebooks of them. Teachers find plan, exercises "
        "and sources under [teaching with it](course.md).",
    ]
    for part, taught in groupby(lessons(), key=lambda one: one.part):
        parts += [f"## {part}", *_listed(list(taught), "Lesson")]
    parts += ["## Systems of the field", *_listed(systems(), "System")]
    return page("lessons.md", *parts)


def _listed(some: list[Lesson], head: str) -> list[str]:
    rows = [(f"[{one.title}]({FOLDER}/{file_name(one)})", one.summary) for one in some]
    entries = [f"{FOLDER}/{file_name(one).removesuffix('.ipynb')}" for one in some]
    return [table((head, ""), rows), toctree(entries, ":hidden:")]

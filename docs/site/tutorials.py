"""Tutorials, by the pipeline of the course: the page is the notebook that one can take along."""

from __future__ import annotations

from collections.abc import Iterator

from zermelo.course.notebooks import file_name, notebook
from zermelo.course.source import TUTORIALS, Lesson, read_lesson

from .pages import ROOT, Page, page, table, toctree

ORDER = (
    *("first-game", "slow-to-native", "compiled-rules", "drawing-a-board"),
    *("solve-and-verify", "poker-by-regret", "beliefs"),
    *("tables-and-books", "tournament", "alphazero", "other-libraries"),
    "gallery",
)


def tutorials() -> list[Lesson]:
    """In the order of the site."""
    return [read_lesson(ROOT / "docs" / TUTORIALS / f"{name}.md") for name in ORDER]


def pages() -> Iterator[Page]:
    known = tutorials()
    rows = [(_link(one), one.summary, _download(one)) for one in known]
    yield page(
        "tutorials.md",
        "# Tutorials",
        "Each is a notebook; what stands below its cells came out when the site was built.",
        table(("Tutorial", "", ""), rows),
        toctree([f"{TUTORIALS}/{one.name}" for one in known], ":hidden:"),
    )
    for one in known:
        yield Page(f"{TUTORIALS}/{file_name(one)}", notebook(one).encode())


def _link(tutorial: Lesson) -> str:
    return f"[{tutorial.title}]({TUTORIALS}/{file_name(tutorial)})"


def _download(tutorial: Lesson) -> str:
    return f"{{download}}`notebook <{TUTORIALS}/{file_name(tutorial)}>`"

"""The course as a whole: what its lessons name is there, and there is a way through it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from zermelo.course import source
from zermelo.course.source import (
    ORDER,
    PARTS,
    WEEKS,
    Code,
    Figure,
    Lesson,
    Math,
    Note,
    Prose,
    find,
    lessons,
    read_lesson,
    systems,
)

ROOT = Path(__file__).parents[2]
PLAYED = ("alphazero", "board", "kuhn", "lookup")
"""Figures with a game to play."""
FILES = [
    path
    for folder in (source.LESSONS, source.SYSTEMS)
    for path in sorted((source.COURSE / folder).glob("*.md"))
]


def figure_kinds() -> set[str]:
    """The kinds of figures that the page has."""
    text = (ROOT / "web" / "src" / "lessons" / "figures.ts").read_text()
    table = text.partition("FIGURES")[2].partition("\n};")[0]
    return set(re.findall(r"^  ([a-z]+): kind\(", table, re.MULTILINE))


def links(lesson: Lesson) -> list[str]:
    texts = [one.html for one in lesson.blocks if isinstance(one, Prose | Note | Figure)]
    return re.findall(r'href="#/lessons/([^"?]*)', "".join(texts))


def test_the_page_has_the_figures_that_were_there() -> None:
    kept = {"tree", "look", "board", "ordering", "lookup", "alphazero", "regret", "kuhn", "ghosts"}
    assert kept <= figure_kinds()


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_what_a_lesson_names_is_there(path: Path) -> None:
    lesson = read_lesson(path)
    for address in links(lesson):
        if address not in ("", "plan", "sheet"):
            find(address)
    assert {one.kind for one in lesson.figures} <= figure_kinds()
    assert sum(one.kind in PLAYED for one in lesson.figures) <= 1, "a page holds one game"


@pytest.mark.parametrize(
    "path",
    [path for path in FILES if path.parent.name == source.LESSONS],
    ids=lambda path: path.stem,
)
def test_a_lesson_is_whole(path: Path) -> None:
    lesson = read_lesson(path)
    assert 2 <= len(lesson.goals) <= 4
    assert any(isinstance(one, Math) or "math" in getattr(one, "html", "") for one in lesson.blocks)
    assert lesson.figures, "a live figure"
    assert any(isinstance(one, Code) for one in lesson.blocks), "code that runs"
    assert 350 <= lesson.words <= 750


@pytest.mark.skipif(not FILES, reason="there are no lessons")
def test_there_is_a_way_through() -> None:
    course = lessons()
    assert {one.part for one in course} == set(PARTS)
    assert {one.week for one in course} == set(range(1, WEEKS + 1))
    assert sorted(one.name for one in course) == sorted(ORDER)
    weeks = [one.week for one in course]
    assert len({one.title for one in [*course, *systems()]}) >= len(course)
    assert max(weeks.count(week) for week in range(1, WEEKS + 1)) <= 8

"""The course's map in docs/course.md, from the heads of the lessons.

    python -m benchmarks.course_map            # print it
    python -m benchmarks.course_map --write    # write it into docs/course.md

Two tables: the plan, week by week, with chapters of the textbook and subjects of exercises; and the
way back, from the sections of the lectures to the lessons. Run this after a lesson's head has
changed; a test fails until it was run.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from pathlib import Path

import click

from zermelo.course.source import Lesson, lessons

PAGE = Path(__file__).parents[1] / "docs" / "course.md"


def link(lesson: Lesson) -> str:
    return f"[{lesson.title}](../src/zermelo/course/lessons/{lesson.name}.md)"


def sections(lesson: Lesson) -> Iterator[tuple[str, str]]:
    """Each lecture set and what of it the lesson teaches."""
    for one in lesson.lectures.split("; "):
        lecture_set, _, subjects = one.partition(": ")
        yield lecture_set, subjects


def table(titles: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    titles = list(titles)
    lines = [titles, ["---"] * len(titles), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def plan(course: Sequence[Lesson]) -> str:
    """The lessons of each week, in the order in which they are taught."""
    weeks = [
        f"**Week {week}**\n\n"
        + table(
            ("lesson", "textbook", "exercises"),
            (
                (
                    link(one),
                    one.textbook.removeprefix("AIMA, 4th edition, "),
                    ", ".join(one.exercises),
                )
                for one in of_week
            ),
        )
        for week, of_week in groupby(sorted(course, key=_week), key=_week)
    ]
    return "\n\n".join(weeks)


def _week(lesson: Lesson) -> int:
    return lesson.week


def lectures(course: Sequence[Lesson]) -> str:
    """For each lecture set, which lesson teaches which of its sections."""
    rows = sorted(
        (lecture_set, one.week, link(one), subjects)
        for one in course
        for lecture_set, subjects in sections(one)
    )
    return table(
        ("set", "sections", "lesson", "week"),
        ((lecture_set, subjects, to, str(week)) for lecture_set, week, to, subjects in rows),
    )


def drawn(text: str, course: Sequence[Lesson]) -> str:
    """The page with its two tables."""
    for name, content in (("plan", plan(course)), ("lectures", lectures(course))):
        begin, end = f"<!-- map: {name} -->\n", "<!-- end of map -->"
        before, _, rest = text.partition(begin)
        text = f"{before}{begin}\n{content}\n\n{end}{rest.partition(end)[2]}"
    return text


@click.command()
@click.option("--write", is_flag=True, help="Write the map into docs/course.md.")
def main(write: bool) -> None:
    """Draw the map of the course."""
    course = lessons()
    click.echo(f"{plan(course)}\n\n{lectures(course)}")
    if write:
        PAGE.write_text(drawn(PAGE.read_text(encoding="utf-8"), course), encoding="utf-8")


if __name__ == "__main__":
    main()

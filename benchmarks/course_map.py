"""The course's map in docs/course.md, from the heads of the lessons.

    python -m benchmarks.course_map            # print it
    python -m benchmarks.course_map --write    # write it into docs/course.md

Two tables: the plan, week by week, with chapters of the textbook and subjects of exercises; and the
way back, from the sections of the lectures to the lessons. Run this after a lesson's head has
changed; a test fails until it was run.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

import click

ROOT = Path(__file__).parents[1]
LESSONS = ROOT / "src" / "zermelo" / "course" / "lessons"
PAGE = ROOT / "docs" / "course.md"
PARTS = (
    "Games",
    "Two players",
    "Chance and several players",
    "Monte Carlo",
    "Hidden information",
    "Learning",
    "The field",
)


class Head(NamedTuple):
    """What the map shows of a lesson."""

    week: int
    part: str
    name: str
    title: str
    lectures: str
    textbook: str
    exercises: str

    @property
    def link(self) -> str:
        return f"[{self.title}](../src/zermelo/course/lessons/{self.name}.md)"

    def sections(self) -> Iterator[tuple[str, str]]:
        """Each lecture set and what of it the lesson teaches."""
        for one in self.lectures.split("; "):
            lecture_set, _, subjects = one.partition(": ")
            yield lecture_set, subjects


def read_head(path: Path) -> Head:
    """The entries of a lesson's head that stand in one line each."""
    text = path.read_text(encoding="utf-8").split("\n---\n", 1)[0]
    entries = dict(re.findall(r"^([a-z]+): +(.+)$", text, re.MULTILINE))
    said = {key: value.strip().strip("\"'[]") for key, value in entries.items()}
    return Head(
        int(said["week"]),
        said["part"],
        said["name"],
        said["title"],
        said["lectures"],
        said["textbook"].removeprefix("AIMA, 4th edition, "),
        said.get("exercises", ""),
    )


def read_heads(folder: Path) -> list[Head]:
    """The lessons, by their weeks and parts."""
    heads = [read_head(path) for path in folder.glob("*.md")]
    return sorted(heads, key=lambda head: (head.week, PARTS.index(head.part), head.name))


def table(titles: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    titles = list(titles)
    lines = [titles, ["---"] * len(titles), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def plan(heads: list[Head]) -> str:
    """The lessons of each week."""
    weeks = [
        f"**Week {week}**\n\n"
        + table(
            ("lesson", "textbook", "exercises"),
            ((head.link, head.textbook, head.exercises) for head in lessons),
        )
        for week, lessons in groupby(heads, key=lambda head: head.week)
    ]
    return "\n\n".join(weeks)


def lectures(heads: list[Head]) -> str:
    """For each lecture set, which lesson teaches which of its sections."""
    rows = sorted(
        (lecture_set, head.week, head.link, subjects)
        for head in heads
        for lecture_set, subjects in head.sections()
    )
    return table(
        ("set", "sections", "lesson", "week"),
        ((lecture_set, subjects, link, str(week)) for lecture_set, week, link, subjects in rows),
    )


def drawn(text: str, heads: list[Head]) -> str:
    """The page with its two tables."""
    for name, content in (("plan", plan(heads)), ("lectures", lectures(heads))):
        between = re.compile(rf"(<!-- map: {name} -->\n).*?(<!-- end of map -->)", re.DOTALL)
        text = between.sub(lambda found: f"{found[1]}\n{content}\n\n{found[2]}", text)  # noqa: B023
    return text


@click.command()
@click.option("--write", is_flag=True, help="Write the map into docs/course.md.")
@click.option(
    "--lessons",
    "folder",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    default=LESSONS,
    help="Folder of the lessons.",
)
def main(write: bool, folder: Path) -> None:
    """Draw the map of the course."""
    heads = read_heads(folder)
    click.echo(f"{plan(heads)}\n\n{lectures(heads)}")
    if write:
        PAGE.write_text(drawn(PAGE.read_text(encoding="utf-8"), heads), encoding="utf-8")


if __name__ == "__main__":
    main()

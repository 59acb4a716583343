"""docs/course.md: its map is that of the lessons, and what its checklist links to is there."""

from __future__ import annotations

import ast
import re
import shlex
from functools import cache
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from benchmarks.course_map import PAGE, drawn, sections
from zermelo import games
from zermelo.cli import main
from zermelo.course.source import Lesson, lessons

ROOT = PAGE.parents[1]
TEXT = PAGE.read_text(encoding="utf-8")
COMMAND = re.compile(r"`zermelo ([^`]+)`")
ITEMS = {"UNPAR": 80, "CA318": 43, "Mazumder": 30, "Notes": 17, "Eidheim": 57}
EXCEPTIONS = {  # all other items are whole
    "Pluribus: six-player no-limit hold'em": "partly: the game, no player like it",
}


def rows(lecture_set: str) -> list[list[str]]:
    """The cells of a set's table."""
    section = TEXT.partition(f"### {lecture_set}: ")[2].partition("\n### ")[0]
    lines = [line for line in section.splitlines() if line.startswith("| ")]
    return [line.strip("| ").split(" | ") for line in lines[2:]]


@cache
def functions(path: Path) -> set[str]:
    """The tests of a file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


@pytest.mark.parametrize("lecture_set", ITEMS)
def test_every_item_has_a_lesson_a_reference_and_a_state(lecture_set: str) -> None:
    found = rows(lecture_set)
    assert len(found) == ITEMS[lecture_set]
    for item, lesson, reference, state in found:
        assert item
        assert re.fullmatch(r"\[[a-z-]+\]", lesson)
        assert f"\n{lesson}: ../src/zermelo/course/lessons/" in TEXT
        assert reference.startswith(("[", "`zermelo "))
        assert state == EXCEPTIONS.get(item, "whole")


def test_all_227_items_are_there() -> None:
    assert sum(len(rows(lecture_set)) for lecture_set in ITEMS) == 227


@pytest.mark.parametrize(
    "title, target", sorted(set(re.findall(r"\[([^\]]+)\]\((\.\./[^)]+)\)", TEXT)))
)
def test_links_lead_somewhere(title: str, target: str) -> None:
    path = (PAGE.parent / target).resolve()
    assert path.exists()
    if title.startswith("test_") and not title.endswith(".py"):
        assert title in functions(path)


def test_the_map_is_that_of_the_lessons() -> None:
    assert drawn(TEXT, lessons()) == TEXT, "run python -m benchmarks.course_map --write"


def test_the_map_of_a_lesson() -> None:
    nim = Lesson(
        "nim",
        "Nim: a game",
        "Piles.",
        lectures="UNPAR: background; Eidheim: halving game, definitions",
        textbook="AIMA, 4th edition, 5.1",
        week=2,
        exercises=("size", "kinds"),
    )
    assert list(sections(nim)) == [
        ("UNPAR", "background"),
        ("Eidheim", "halving game, definitions"),
    ]
    page = "<!-- map: plan -->\n<!-- end of map -->\n<!-- map: lectures -->\n<!-- end of map -->\n"
    once = drawn(page, [nim])
    assert once.count("[Nim: a game](../src/zermelo/course/lessons/nim.md)") == 1 + 2
    assert "| 5.1 | size, kinds |" in once
    assert drawn(once, [nim]) == once


def checklist_commands() -> list[str]:
    """The commands of the checklist's items."""
    return sorted({one for name in ITEMS for row in rows(name) for one in COMMAND.findall(row[2])})


@pytest.mark.parametrize("words", checklist_commands())
def test_commands_of_the_checklist_are_understood(words: str) -> None:
    context = click.Context(main)
    command: click.Command = main
    arguments = shlex.split(words)
    while isinstance(command, click.Group):
        found = command.get_command(context, arguments.pop(0))
        assert found is not None
        command = found
    command.make_context(command.name, arguments, parent=context)  # reads all of its options
    for argument in arguments:
        if argument.partition(":")[0] in games.names():
            games.load(argument)


@pytest.mark.long
@pytest.mark.parametrize("words", checklist_commands())
def test_commands_of_the_checklist_run(
    words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In `make test` their options are read and their games are loaded."""
    monkeypatch.chdir(tmp_path)
    limit = {"train": ["--minutes", "0.05"], "search": ["--time", "2"]}
    chosen, *arguments = shlex.split(words)
    more = [] if {"--depth", "--iterations"} & set(arguments) else limit.get(chosen, [])
    done = CliRunner().invoke(main, [chosen, *arguments, *more], input="")
    assert done.exit_code == 0, done.output
    assert done.output

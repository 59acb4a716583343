"""Pages of the systems: what they name in zermelo is there, and commands are understood."""

from __future__ import annotations

import importlib
import re
import shlex
from itertools import pairwise
from pathlib import Path

import click
import pytest

import zermelo.course
from zermelo.cli import main
from zermelo.course.scores import ROLE, fill_scores, scores
from zermelo.play import make

COURSE = Path(zermelo.course.__file__).parent
NAMES = (
    "deep-blue",
    "deep-fritz",
    "chinook",
    "othello",
    "td-gammon",
    "alphago",
    "alphazero",
    "pluribus",
    "alphastar",
)
PAGES = {path.stem: path.read_text(encoding="utf-8") for path in (COURSE / "systems").glob("*.md")}
SECTIONS = ("made of", "The recipe", "Play it", "What ours scores", "What is missing", "Sources")


def commands(page: str) -> list[list[str]]:
    """The lines of the page's shell blocks, as words."""
    blocks = re.findall(r"^```sh\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    return [shlex.split(line) for block in blocks for line in block.splitlines()]


def specs(words: list[str]) -> list[str]:
    """The players that a command names."""
    against = [after for word, after in pairwise(words) if word == "--against"]
    return against + (words[2:4] if words[1] == "match" else [])


EVERY_COMMAND = [
    pytest.param(words, id=" ".join(words)) for page in PAGES.values() for words in commands(page)
]


def test_there_is_a_page_for_each_system_of_the_lectures() -> None:
    assert set(PAGES) == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_front_matter_and_sections(name: str) -> None:
    page = PAGES[name]
    head, body = page.removeprefix("---\n").split("\n---\n", 1)
    fields = dict(line.split(": ", 1) for line in head.splitlines())
    assert fields["name"] == name
    assert re.fullmatch(r"(19|20)\d\d", fields["year"])
    assert fields["title"]
    assert fields["summary"].endswith(".")
    headings = re.findall(r"^## (.+)$", body, re.MULTILINE)
    assert all(any(section in heading for heading in headings) for section in SECTIONS)


@pytest.mark.parametrize("name", NAMES)
def test_length(name: str) -> None:
    text = PAGES[name].partition("\n## Sources\n")[0]
    prose = re.sub(r"^```.*?^```$|^\$\$.*?^\$\$$", "", text, flags=re.M | re.S)
    assert 300 <= len(prose.split()) <= 600


@pytest.mark.parametrize("name", NAMES)
def test_what_the_recipe_names_is_there(name: str) -> None:
    named = re.findall(r"`(zermelo(?:\.\w+)+)`", PAGES[name])
    assert named
    for dotted in named:
        module, _, attribute = dotted.rpartition(".")
        if not hasattr(importlib.import_module(module), attribute):
            importlib.import_module(dotted)


@pytest.mark.parametrize("words", EVERY_COMMAND)
def test_commands_are_understood(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every option exists and every value has the right kind; nothing is run."""
    monkeypatch.chdir(tmp_path)
    Path("games.jsonl").touch()
    assert words[0] == "zermelo"
    with click.Context(main, **main.context_settings) as context:
        _, command, rest = main.resolve_command(context, words[1:])
        while isinstance(command, click.Group):
            group = command.make_context(words[1], rest, parent=context)
            _, command, rest = command.resolve_command(group, [*group._protected_args, *group.args])
        assert command is not None
        command.make_context(words[1], rest, parent=context)


@pytest.mark.parametrize(
    "spec",
    sorted(
        {
            spec
            for page in PAGES.values()
            for words in commands(page)
            for spec in specs(words)
            if not re.search(r"(path|net|file|league|tables)=", spec)  # of earlier commands
        }
    ),
)
def test_players_can_be_made(spec: str) -> None:
    make(spec).close()


@pytest.mark.parametrize("name", NAMES)
def test_scores_are_filled_in(name: str) -> None:
    assert ROLE.search(PAGES[name]), "what ours scores is read from the results"
    assert "{score}" not in fill_scores(PAGES[name])


def test_every_score_is_shown() -> None:
    shown = {key for page in PAGES.values() for key in ROLE.findall(page)}
    assert shown == set(scores())


@pytest.mark.parametrize("name", NAMES)
def test_links_lead_somewhere(name: str) -> None:
    links = re.findall(r"\]\(([^)]+)\)", PAGES[name])
    assert any(link.startswith("../lessons/") for link in links)
    written = (COURSE / "lessons").exists()
    for link in links:
        if written or not link.startswith("../lessons/"):
            assert (COURSE / "systems" / link).resolve().exists(), link

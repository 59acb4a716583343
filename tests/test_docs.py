"""What the documentation shows works: its Python runs, and its commands end well."""

from __future__ import annotations

import doctest
import importlib
import importlib.util
import re
import shlex
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from zermelo.cli import known_commands, main
from zermelo.play.tournament.executors import InProcess, Processes

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def blocks(page: Path, language: str) -> list[str]:
    """The fenced blocks of a language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", page.read_text(), re.MULTILINE | re.DOTALL)


def programs(page: Path) -> list[str]:
    """What is to run: Python, and as `py` what other libraries can do, where they are here."""
    found = re.findall(r"^```(python|py)\n(.*?)^```$", page.read_text(), re.MULTILINE | re.DOTALL)
    return [text for language, text in found if language == "python" or has_what_it_imports(text)]


def has_what_it_imports(text: str) -> bool:
    named = re.findall(r"^(?:from|import) (\w+)", text, re.MULTILINE)
    return all(importlib.util.find_spec(name) for name in named)


def commands(page: Path) -> list[str]:
    lines = "".join(blocks(page, "console")).splitlines()
    return [line.removeprefix("$ zermelo ") for line in lines if line.startswith("$ zermelo ")]


SMALL_PAGES = ("answers.md", "lookup.md", "games.md")


def execution(page: Path) -> pytest.MarkDecorator:
    """A page shows each search once, and of many games; of some all is small enough for Python."""
    return pytest.mark.plain(unless_long=True, all_kernels=page.name in SMALL_PAGES)


@pytest.mark.parametrize(
    "page",
    [
        pytest.param(page, id=page.name, marks=execution(page))
        for page in PAGES
        if blocks(page, "python")
    ],
)
def test_python(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The blocks of a page are one program, or conversations that doctest follows."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "page"}
    for number, block in enumerate(programs(page), 1):
        where = f"{page.name}, block {number}"
        if ">>>" in block:
            test = doctest.DocTestParser().get_doctest(block, names, where, str(page), 0)
            assert doctest.DocTestRunner().run(test, clear_globs=False).failed == 0, where
            names.update(test.globs)
        else:
            exec(compile(block, where, "exec"), names)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_names_that_pages_import(page: Path) -> None:
    """They are there, whether or not the page's programs are run."""
    for block in programs(page):
        source = re.sub(r"^(?:>>>|\.\.\.) ?", "", block, flags=re.MULTILINE)
        for module, names in re.findall(
            r"^from (zermelo[\w.]*) import ([\w, ]+)$", source, re.MULTILINE
        ):
            found = importlib.import_module(module)
            for name in names.split(","):
                assert hasattr(found, name.split(" as ")[0].strip()), (
                    f"{page.name}: {module}.{name}"
                )


def tier(command: str) -> tuple[pytest.MarkDecorator, ...]:
    """Searches of a few plies or iterations, or of small trees, take less time in plain Python than
    to compile."""
    brief = command.startswith("search ") or "mcts" in command
    return (pytest.mark.plain,) if brief else ()


@pytest.mark.parametrize(
    "page, command",
    [pytest.param(page, one, id=one, marks=tier(one)) for page in PAGES for one in commands(page)],
)
def test_commands(
    page: Path, command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games are played in this process; that others play them has tests of its own, and each of
    them would load all machine code first."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Processes, "run", lambda _, tasks: InProcess().run(tasks))
    done = CliRunner().invoke(main, shlex.split(command))
    assert done.exit_code == 0, f"{page.name}: {done.output}"


def shown(page: Path) -> list[list[str]]:
    """Commands that no test follows to their end: they wait for people, or train for minutes."""
    lines = "".join(blocks(page, "sh") + blocks(page, "text")).splitlines()
    found = [line.removeprefix("$ ").removeprefix(".venv/bin/") for line in lines]
    return [shlex.split(one, comments=True) for one in found if one.startswith("zermelo ")]


@pytest.mark.parametrize(
    "page", [page for page in PAGES if shown(page)], ids=lambda page: page.name
)
def test_commands_that_are_shown_have_the_options_they_use(page: Path) -> None:
    for _, *words in shown(page):
        if not words or words[0].startswith("-"):
            continue
        assert words[0] in known_commands(), words
        command = main.get_command(click.Context(main), words[0])
        assert command is not None
        commands = [command, *getattr(command, "commands", {}).values()]
        known = {name for one in commands for given in one.params for name in given.opts}
        known |= {name for one in commands for given in one.params for name in given.secondary_opts}
        used = {word.partition("=")[0] for word in words[1:] if re.match(r"-+[a-z]", word)}
        assert used <= known | {"--help"}, f"{page.name}: {' '.join(words)}"

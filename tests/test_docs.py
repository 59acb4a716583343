"""What the documentation shows works: its Python runs, and its commands end well."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from zermelo.cli import main

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def blocks(page: Path, language: str) -> list[str]:
    """The fenced blocks of a language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", page.read_text(), re.MULTILINE | re.DOTALL)


def commands(page: Path) -> list[str]:
    lines = "".join(blocks(page, "console")).splitlines()
    return [line.removeprefix("$ zermelo ") for line in lines if line.startswith("$ zermelo ")]


@pytest.mark.parametrize(
    "page", [page for page in PAGES if blocks(page, "python")], ids=lambda page: page.name
)
def test_python(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The blocks of a page are one program, or conversations that doctest follows."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "page"}
    for number, block in enumerate(blocks(page, "python"), 1):
        where = f"{page.name}, block {number}"
        if ">>>" in block:
            test = doctest.DocTestParser().get_doctest(block, names, where, str(page), 0)
            assert doctest.DocTestRunner().run(test, clear_globs=False).failed == 0, where
            names.update(test.globs)
        else:
            exec(compile(block, where, "exec"), names)


def tier(command: str) -> tuple[pytest.MarkDecorator, ...]:
    """Searches of a few plies take less time in plain Python than to compile."""
    return (pytest.mark.plain,) if "--depth" in command else ()


@pytest.mark.parametrize(
    "page, command",
    [pytest.param(page, one, id=one, marks=tier(one)) for page in PAGES for one in commands(page)],
)
def test_commands(
    page: Path, command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = CliRunner().invoke(main, shlex.split(command))
    assert done.exit_code == 0, f"{page.name}: {done.output}"

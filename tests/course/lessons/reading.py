"""The lessons as text: what they say, what their cells print, what their commands do."""

from __future__ import annotations

import contextlib
import io
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import zermelo.course

LESSONS = Path(zermelo.course.__file__).parent / "lessons"
NAMES = sorted(path.stem for path in LESSONS.glob("*.md"))

_HEAD = re.compile(r"\A---\n(.*?)^---\n", re.DOTALL | re.MULTILINE)
_FENCE = re.compile(r"^```([^\n]*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
_FORMULA = re.compile(r"\$\$.*?\$\$|\$[^$\n]*\$", re.DOTALL)
_COMMAND = re.compile(r"`zermelo ([^`]+)`")


def text(name: str) -> str:
    return (LESSONS / f"{name}.md").read_text(encoding="utf-8")


def head(name: str) -> str:
    """The front matter."""
    found = _HEAD.match(text(name))
    assert found, f"{name} has no front matter"
    return found[1]


def body(name: str) -> str:
    return _HEAD.sub("", text(name))


def sections(name: str) -> list[str]:
    return re.findall(r"^## (.*)$", body(name), re.MULTILINE)


def directives(name: str) -> Iterator[tuple[str, str]]:
    """What follows the fence of each directive, and what it holds."""
    for info, content in _FENCE.findall(body(name)):
        if info.startswith("{"):
            yield info, content


def option(content: str, key: str) -> str | None:
    """An option of a directive."""
    found = re.search(rf"^:{key}: (.*)$", content, re.MULTILINE)
    return found and found[1]


def words(name: str) -> int:
    """The words of the prose: no front matter, headings, figures, code or formulas."""
    prose = _FORMULA.sub(" ", _FENCE.sub(" ", body(name)))
    prose = re.sub(r"^#.*$|`[^`]*`", " ", prose, flags=re.MULTILINE)
    return len(re.findall(r"\w[\w'-]*", prose))


def says(name: str, *phrases: str) -> None:
    """The lesson contains these phrases, wherever its lines break."""
    whole = " ".join(text(name).split())
    for phrase in phrases:
        assert " ".join(phrase.split()) in whole, f"{name} does not say: {phrase}"


def cells(name: str) -> list[str]:
    return [content for info, content in directives(name) if info == "{code-cell} python"]


def printed(name: str) -> str:
    """What the cells of a lesson print, run one after another."""
    out = io.StringIO()
    names: dict[str, object] = {"__name__": "lesson"}
    with contextlib.redirect_stdout(out):
        for number, cell in enumerate(cells(name), 1):
            exec(compile(cell, f"{name}, cell {number}", "exec"), names)
    return out.getvalue()


def commands(name: str) -> list[list[str]]:
    """The arguments of the commands that a lesson shows in full."""
    return [shlex.split(one) for one in _COMMAND.findall(body(name))]

"""Lessons as Jupyter notebooks: the same text, with cells of code that run.

The same lesson always gives the same file: cells are numbered by their content. A figure that
zermelo draws itself (a search tree, a board) becomes a cell that draws it; of others the caption is
left, with the command that shows it live.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Iterator
from typing import Any

from .listings import PseudocodeLine, listing_text
from .source import SYSTEMS, Block, Code, Figure, Lesson, Math, Note, Prose, Pseudocode

NODES = 2000  # of a tree that is drawn
_FORMAT = {"nbformat": 4, "nbformat_minor": 5}
_METADATA = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}
_LINK = re.compile(r"\]\((\.\./(?:lessons|systems)/)?([a-z0-9-]+)\.md\)")

Cell = tuple[str, str]
"""Its kind, `markdown` or `code`, and its source."""


def file_name(lesson: Lesson) -> str:
    """Lessons and systems lie side by side."""
    return f"system-{lesson.name}.ipynb" if lesson.year else f"{lesson.name}.ipynb"


def notebook(lesson: Lesson) -> str:
    """The lesson as the text of an .ipynb file."""
    cells = [_cell(at, kind, source) for at, (kind, source) in enumerate(_cells(lesson))]
    return json.dumps({"cells": cells, "metadata": _METADATA, **_FORMAT}, indent=1) + "\n"


def _cell(at: int, kind: str, source: str) -> dict[str, Any]:
    number = hashlib.sha256(f"{at} {kind} {source}".encode()).hexdigest()[:12]
    more: dict[str, Any] = {"execution_count": None, "outputs": []} if kind == "code" else {}
    lines = source.splitlines(keepends=True)
    return {"cell_type": kind, "id": number, "metadata": {}, **more, "source": lines}


def _cells(lesson: Lesson) -> Iterator[Cell]:
    yield "markdown", _head(lesson)
    for block in lesson.blocks:
        yield from _block(lesson, block)
    if lesson.exercises:
        subjects = " ".join(lesson.exercises)
        yield "markdown", f"## Exercises\n\nOn paper, with answers: `zermelo sheet {subjects}`"


def _head(lesson: Lesson) -> str:
    about = {"Lectures": lesson.lectures, "Textbook": lesson.textbook, "Year": lesson.year}
    parts = [f"# {lesson.title}", lesson.summary]
    if lesson.goals:
        parts.append("\n".join(["Afterwards you can", "", *(f"- {one}" for one in lesson.goals)]))
    parts += [f"*{name}:* {text}" for name, text in about.items() if text]
    if not lesson.is_tutorial:
        parts.append(f"Live on the page: `zermelo page lessons/{lesson.address}`")
    return "\n\n".join(parts)


def _block(lesson: Lesson, block: Block) -> Iterator[Cell]:
    match block:
        case Prose():
            yield "markdown", _linked(lesson, block.source)
        case Note():
            quoted = "\n".join(f"> {line}" for line in block.source.splitlines())
            yield "markdown", _linked(lesson, quoted)
        case Math():
            yield "markdown", f"$$\n{block.tex}\n$$"
        case Pseudocode():
            yield "markdown", _fenced(block.lines)
        case Code():
            yield "code", block.source
        case Figure():
            yield from _figure(lesson, block)


def _linked(lesson: Lesson, source: str) -> str:
    """With links to the notebooks of other lessons."""

    def other(found: re.Match[str]) -> str:
        here = SYSTEMS if lesson.year else ""
        system = SYSTEMS in (found[1] or here)
        return f"](system-{found[2]}.ipynb)" if system else f"]({found[2]}.ipynb)"

    return _LINK.sub(other, source)


def _fenced(lines: tuple[PseudocodeLine, ...]) -> str:
    return f"```text\n{listing_text(lines)}\n```"


def _figure(lesson: Lesson, figure: Figure) -> Iterator[Cell]:
    parts = [_linked(lesson, figure.caption)] if figure.caption else []
    if figure.lines:
        parts.append(_fenced(figure.lines))
    draw = _DRAWN.get(figure.kind)
    if draw is None:
        parts.append(f"*The figure is live on the page:* `zermelo page lessons/{lesson.address}`")
    if parts:
        yield "markdown", "\n\n".join(parts)
    if draw is not None:
        yield "code", draw(figure.options)


# Figures that zermelo draws.


def _tree(options: dict[str, str]) -> str:
    given = {name: text for name, text in options.items() if name not in ("spec", "algorithm")}
    return "\n".join(
        [
            "from zermelo import load",
            "from zermelo.algorithms import search",
            "",
            f"game = load({'tree:spec=' + options.get('spec', '')!r})",
            f"search({_arguments(options.get('algorithm', 'minimax'), given)}).trace",
        ]
    )


def _look(options: dict[str, str]) -> str:
    besides = ("game", "parameters", "moves", "algorithm")
    given = {name: text for name, text in options.items() if name not in besides}
    moves = [one.strip() for one in options.get("moves", "").split(",") if one.strip()]
    lines = [
        "from zermelo import load",
        "from zermelo.algorithms import search",
        "",
        _loaded(options),
    ]
    if moves:
        lines += [
            "state = game.initial_state()",
            f"for move in {moves!r}:",
            "    state = game.result(state, game.parse_action(state, move))",
        ]
    algorithm = options.get("algorithm", "plain")
    found = _arguments(algorithm, given, "game, state" if moves else "game")
    return "\n".join([*lines, f"search({found}).trace"])


def _board(options: dict[str, str]) -> str:
    return "\n".join(["from zermelo import load, show", "", _loaded(options), "show(game)"])


def _loaded(options: dict[str, str]) -> str:
    name, parameters = options.get("game", ""), options.get("parameters", "")
    return f"game = load({f'{name}:{parameters}' if parameters else name!r})"


def _arguments(algorithm: str, settings: dict[str, str], place: str = "game") -> str:
    given = "".join(
        f", {name.replace('-', '_')}={_scalar(text)}" for name, text in settings.items()
    )
    return f"{algorithm!r}, {place}{given}, trace={NODES}"


def _scalar(text: str) -> str:
    """Python for what stands in an option."""
    if text in ("true", "false"):
        return text.capitalize()
    return text if re.fullmatch(r"-?\d+(\.\d+)?", text) else repr(text)


_DRAWN: dict[str, Callable[[dict[str, str]], str]] = {"tree": _tree, "look": _look, "board": _board}

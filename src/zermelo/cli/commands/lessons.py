"""List the lessons of the course, print one, or make notebooks of them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from ...errors import BadParameter
from ..arguments.saving import write
from ..terminal.screen import console, table

if TYPE_CHECKING:
    from ...course.source import Lesson

WIDEST = 88  # characters of a line that is easy to read


@click.command("lessons")
@click.argument("name", required=False)
@click.option(
    "--notebook",
    type=Path,
    metavar="FILE|FOLDER",
    help="Write the lesson as a Jupyter notebook, to this file or into this folder.",
)
@click.option("--all", "everything", is_flag=True, help="With --notebook: all lessons and systems.")
def command(name: str | None, notebook: Path | None, everything: bool) -> None:
    """List the lessons, or print the one with this NAME.

    A system is systems/NAME. The page shows lessons with live figures: zermelo page lessons.

    \b
      zermelo lessons
      zermelo lessons minimax
      zermelo lessons minimax --notebook minimax.ipynb
      zermelo lessons --all --notebook course
    """
    from ...course.source import find, lessons, systems  # slow to import

    if everything:
        if name is not None or notebook is None:
            raise BadParameter("--all goes with --notebook FOLDER, and without a name")
        try:
            notebook.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            sentence = f"the notebooks can't be written to {notebook}: {error.strerror}"
            raise BadParameter(sentence) from None
        for one in [*lessons(), *systems()]:
            _write_notebook(one, notebook)
    elif name is None:
        if notebook is not None:
            raise BadParameter("which lesson? Give its name, or --all")
        _list([*lessons(), *systems()])
    elif notebook is not None:
        _write_notebook(find(name), notebook)
    else:
        _print(find(name))


def _write_notebook(lesson: Lesson, where: Path) -> None:
    """To a file, or under its own name into a folder."""
    from ...course.notebooks import file_name, notebook

    path = where / file_name(lesson) if where.is_dir() else where
    write(path, notebook(lesson), "the notebook")
    click.echo(path, err=True)


def _list(lessons: list[Lesson]) -> None:
    rows = [
        (one.address, one.part or "Systems", one.year or f"week {one.week}", one.summary)
        for one in lessons
    ]
    out = console()
    if not out.is_terminal:  # for grep: one line each
        for row in rows:
            click.echo("\t".join(row))
        return
    out.print(table(("lesson", "part", "when", ""), rows))
    if lessons:
        out.print(f"To read one: zermelo lessons {lessons[0].address}. With figures: zermelo page")


def _print(lesson: Lesson) -> None:
    """As text; in a pipe, as the Markdown it is made from."""
    from ...course.plain_text import as_markdown

    out = console()
    if not out.is_terminal:
        click.echo(as_markdown(lesson), nl=False)
        return
    from rich.markdown import Markdown

    text = Markdown(as_markdown(lesson), hyperlinks=False)
    out.print(text, width=min(out.width, WIDEST), soft_wrap=False)

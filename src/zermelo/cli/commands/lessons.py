"""List the lessons of the course, print one, or make notebooks and slides of them."""

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
@click.option(
    "--slides",
    type=Path,
    metavar="FILE|FOLDER",
    help="Write slides: one HTML file that needs no network; arrow keys step through figures.",
)
@click.option(
    "--beamer", type=Path, metavar="FILE|FOLDER", help="Write slides for LaTeX, to be made a PDF."
)
@click.option(
    "--figures",
    type=Path,
    metavar="FOLDER",
    help="Write each state of each figure as SVG, TikZ and, with zermelo[slides], PNG.",
)
@click.option("--all", "everything", is_flag=True, help="All lessons and systems, into a folder.")
def command(
    name: str | None,
    notebook: Path | None,
    slides: Path | None,
    beamer: Path | None,
    figures: Path | None,
    everything: bool,
) -> None:
    """List the lessons, or print the one with this NAME.

    A system is systems/NAME. The page shows lessons with live figures: zermelo page lessons.

    \b
      zermelo lessons
      zermelo lessons minimax
      zermelo lessons minimax --notebook minimax.ipynb
      zermelo lessons --all --notebook course
      zermelo lessons minimax --slides minimax.html
      zermelo lessons minimax --beamer minimax.tex
      zermelo lessons --all --figures pictures
    """
    from ...course.source import find, lessons, systems  # slow to import

    wanted = {"notebook": notebook, "slides": slides, "beamer": beamer, "figures": figures}
    places = {kind: path for kind, path in wanted.items() if path is not None}
    if everything and (name is not None or not places):
        raise BadParameter(
            "--all goes with --notebook, --slides, --beamer or --figures FOLDER, and without a name"
        )
    if places and not everything and name is None:
        raise BadParameter("which lesson? Give its name, or --all")
    if not places:
        if name is None:
            _list([*lessons(), *systems()])
        else:
            _print(find(name))
        return
    for kind, path in places.items():
        if everything or kind == "figures":
            _folder(path, kind)
        for one in [*lessons(), *systems()] if everything else [find(name or "")]:
            _WRITERS[kind](one, path)


def _folder(path: Path, kind: str) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        what = {"notebook": "notebooks", "beamer": "slides"}.get(kind, kind)
        sentence = f"the {what} can't be written to {path}: {error.strerror}"
        raise BadParameter(sentence) from None


def _write_notebook(lesson: Lesson, where: Path) -> None:
    """To a file, or under its own name into a folder."""
    from ...course.notebooks import file_name, notebook

    _put(where / file_name(lesson) if where.is_dir() else where, notebook(lesson), "the notebook")


def _write_slides(lesson: Lesson, where: Path) -> None:
    from ...slides.reveal import slides

    _put(where / f"{_file_name(lesson)}.html" if where.is_dir() else where, slides(lesson))


def _write_beamer(lesson: Lesson, where: Path) -> None:
    from ...slides.beamer import beamer

    _put(where / f"{_file_name(lesson)}.tex" if where.is_dir() else where, beamer(lesson))


def _write_figures(lesson: Lesson, where: Path) -> None:
    """`minimax-1-3.svg` is the third state of the first figure; so are .tikz and .png."""
    from ...errors import MissingExtra
    from ...slides.convert import to_png, to_tikz
    from ...slides.figures import states

    missing = ""
    for number, figure in enumerate(lesson.figures, 1):
        for step, one in enumerate(states(figure), 1):
            name = f"{_file_name(lesson)}-{number}-{step}"
            _put(where / f"{name}.svg", one.svg, "the figure")
            _put(where / f"{name}.tikz", to_tikz(one.svg) + "\n", "the figure")
            try:
                _put(where / f"{name}.png", to_png(one.svg), "the figure")
            except MissingExtra as error:
                missing = str(error)
    if missing:
        click.echo(missing, err=True)


_WRITERS = {
    "notebook": _write_notebook,
    "slides": _write_slides,
    "beamer": _write_beamer,
    "figures": _write_figures,
}


def _file_name(lesson: Lesson) -> str:
    return lesson.address.replace("/", "-")


def _put(path: Path, content: str | bytes, what: str = "the slides") -> None:
    write(path, content, what)
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

"""Exercises as HTML: a sheet of its own, and the parts that question banks show."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from ....trace.svg import to_svg
from .. import title_of
from ..exercise import Exercise, ExerciseTable, Searched
from .parts import brackets, cells_of, parts_of, said

STYLE = """
body { font: 12pt/1.5 Georgia, serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
li { margin: 0 0 1.6rem; break-inside: avoid; }
svg { max-width: 100%; height: auto; }
table { border-collapse: collapse; margin: 0.6rem 0; }
th, td { border-bottom: 1px solid #bbb; padding: 0.15rem 0.9rem 0.15rem 0; text-align: left; }
.mistakes li { margin: 0.2rem 0; font-size: 10pt; }
.answers { break-before: page; }
"""


def as_html(exercises: Sequence[Exercise], seed: int, answers: bool = True) -> str:
    """A whole document that needs nothing else; the answers are printed on a new page."""
    title = escape(f"{title_of(exercises)}, sheet {seed}")
    parts = [
        "<!DOCTYPE html>",
        f'<html lang="en"><head><meta charset="utf-8"><title>{title}</title>',
        f"<style>{STYLE}</style></head><body>",
        f"<h1>{title}</h1>",
        _numbered(exercises, False),
    ]
    if answers:
        parts.append(f'<section class="answers"><h2>Answers to sheet {seed}</h2>')
        parts += [_numbered(exercises, True), "</section>"]
    return "\n".join([*parts, "</body></html>", ""])


def _numbered(exercises: Sequence[Exercise], answer: bool) -> str:
    items = []
    for one in exercises:
        parts = parts_of(one, answer, paragraph, _figure, table)
        items.append("\n".join([*parts, *([_mistakes(one)] if answer else [])]))
    return "<ol>\n" + "\n".join(f"<li>{item}</li>" for item in items) + "\n</ol>"


def _mistakes(exercise: Exercise) -> str:
    items = "".join(
        f"<li>{escape(said(exercise.fields, one))}: {escape(one.text)}</li>"
        for one in exercise.mistakes
    )
    return f'<p>Mistakes:</p><ul class="mistakes">{items}</ul>'


def _figure(tree: Searched, blank: bool) -> str:
    drawn = picture(tree, blank).replace("<svg ", f'<svg role="img" aria-label="{_alt(tree)}" ', 1)
    return f"<p>{drawn}</p>"


def _alt(tree: Searched) -> str:
    return escape(f"The tree {brackets(tree, True)}")


def picture(tree: Searched, blank: bool) -> str:
    return to_svg(tree.trace, blank=blank, weights=True)


def paragraph(text: str) -> str:
    return f"<p>{escape(text, quote=False)}</p>"


def table(given: ExerciseTable) -> str:
    first, *rows = cells_of(given)
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in first)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>'
        + "".join(f"<td>{escape(text)}</td>" for text in row[1:])
        + "</tr>"
        for row in rows
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def question(exercise: Exercise, image: str) -> str:
    """The question with its table, and its tree as a file with this address."""

    def shown(tree: Searched, blank: bool) -> str:
        return f'<p><img src="{escape(image)}" alt="{_alt(tree)}"/></p>'

    draw: Callable[[Searched, bool], str] = shown
    return "\n".join(parts_of(exercise, False, paragraph, draw, table))

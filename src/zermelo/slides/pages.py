"""A lesson divided into slides, in HTML or in LaTeX."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from ..course.source import Block, Figure, Lesson

ROOM = 620
"""Letters of text that fit on a slide, about."""


class SlideText(NamedTuple):
    """A part of a block that is not divided between slides."""

    text: str
    """In the markup of the slides; of a heading, its words alone."""
    room: int
    """The letters of text that would take as much room."""
    is_heading: bool = False
    """Whether a slide begins here, of which this is the title."""


class Markup(NamedTuple):
    """How slides are written."""

    pieces: Callable[[Block], Iterable[SlideText]]
    """The parts of a block that is not a figure."""
    page: Callable[[str, Sequence[str]], str]
    """A slide from its title and the texts of its pieces."""
    figure: Callable[[str, Figure], str]
    """A slide from its title and a figure, in all of its states."""


def pages(lesson: Lesson, markup: Markup) -> Iterator[str]:
    """The slides of a lesson: as many pieces on each as fit, each figure by itself."""
    heading, room = "", ROOM
    page: list[str] = []
    for block in lesson.blocks:
        pieces = () if isinstance(block, Figure) else markup.pieces(block)
        for piece in pieces:
            if page and (piece.is_heading or piece.room > room):
                yield markup.page(heading, page)
                page, room = [], ROOM
            if piece.is_heading:
                heading = piece.text
            else:
                page.append(piece.text)
                room -= piece.room
        if isinstance(block, Figure):
            if page:
                yield markup.page(heading, page)
                page, room = [], ROOM
            yield markup.figure(heading, block)
    if page:
        yield markup.page(heading, page)

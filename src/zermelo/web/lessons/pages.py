"""The lessons of the course as messages for the page."""

from __future__ import annotations

from collections.abc import Iterable

from ...course.listings import PseudocodeLine
from ...course.source import (
    PARTS,
    Block,
    Code,
    Figure,
    Lesson,
    Math,
    Note,
    Prose,
    Pseudocode,
    find,
    lessons,
    systems,
)
from ..messages import responses

PageBlock = (
    responses.ProseBlock
    | responses.MathBlock
    | responses.PseudocodeBlock
    | responses.FigureBlock
    | responses.CodeBlock
    | responses.NoteBlock
)


def contents(number: int) -> responses.Contents:
    """The answer to the page's request of this number: what lessons there are."""
    infos = [list(map(_info, some)) for some in (lessons(), systems())]
    return responses.Contents(number, list(PARTS), *infos)


def lesson_page(number: int, address: str) -> responses.LessonPage:
    """The lesson at an address, whole."""
    lesson = find(address)
    others = systems() if lesson.year else lessons()
    at = [one.address for one in others].index(lesson.address)
    return responses.LessonPage(
        number,
        _info(lesson),
        list(lesson.goals),
        list(map(_block, lesson.blocks)),
        before=_info(others[at - 1]) if at else None,
        after=_info(others[at + 1]) if at + 1 < len(others) else None,
    )


def _info(lesson: Lesson) -> responses.LessonInfo:
    first = lesson.figures[0] if lesson.figures else None
    return responses.LessonInfo(
        lesson.address,
        lesson.title,
        lesson.summary,
        lesson.part,
        lesson.week,
        lesson.year,
        lesson.lectures,
        lesson.textbook,
        list(lesson.exercises),
        first.kind if first else "",
        first.options if first else {},
    )


def _block(block: Block) -> PageBlock:
    match block:
        case Prose():
            return responses.ProseBlock(block.html)
        case Math():
            return responses.MathBlock(block.tex)
        case Pseudocode():
            return responses.PseudocodeBlock(block.name, _lines(block.lines))
        case Figure():
            lines = _lines(block.lines)
            return responses.FigureBlock(block.kind, block.options, block.html, block.name, lines)
        case Code():
            return responses.CodeBlock(block.source)
        case Note():
            return responses.NoteBlock(block.html)


def _lines(lines: Iterable[PseudocodeLine]) -> list[responses.PseudocodeLine]:
    return [responses.PseudocodeLine(one.text, one.tag) for one in lines]

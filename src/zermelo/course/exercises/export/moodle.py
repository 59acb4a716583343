"""Exercises for Moodle's bank of questions (Moodle XML), each mistake with its own feedback.

A single number becomes a numerical question, a single choice one of multiple choice. Several
fields become embedded answers (Cloze), where each field has the feedback of the mistakes that
show in it.
"""

from __future__ import annotations

import base64
from collections.abc import Iterator, Sequence
from html import escape
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

from .. import SUBJECTS
from ..exercise import Answer, Exercise, Field, written
from .markup import paragraph, picture, question
from .parts import name_of

IMAGE = "tree.svg"
TYPES = {"number": "NUMERICAL", "choice": "MULTICHOICE", "branches": "SHORTANSWER"}
ANYTHING = "*"


def as_moodle(exercises: Sequence[Exercise], seed: int, answers: bool = True) -> str:
    """A whole file; the answers are always in it, since Moodle does the grading."""
    quiz = Element("quiz")
    for at, one in enumerate(exercises, 1):
        category = SubElement(quiz, "question", type="category")
        title = SUBJECTS[one.subject].title.replace("/", "//")
        _text(SubElement(category, "category"), f"$course$/zermelo/{title}")
        _question(quiz, one, name_of(one, seed, at))
    ElementTree.indent(quiz)
    return ElementTree.tostring(quiz, "unicode", xml_declaration=False).join(
        ['<?xml version="1.0" encoding="UTF-8"?>\n', "\n"]
    )


def _text(above: Element, text: str) -> None:
    SubElement(above, "text").text = text


def _html(above: Element, tag: str, text: str) -> Element:
    part = SubElement(above, tag, format="html")
    _text(part, text)
    return part


def _question(quiz: Element, exercise: Exercise, name: str) -> None:
    alone = exercise.fields[0] if len(exercise.fields) == 1 else None
    kind = {"number": "numerical", "choice": "multichoice"}.get(
        alone.kind if alone else "", "cloze"
    )
    asked = SubElement(quiz, "question", type=kind)
    _text(SubElement(asked, "name"), name)
    body = question(exercise, f"@@PLUGINFILE@@/{IMAGE}")
    if kind == "cloze":
        body += "\n" + "\n".join(_embedded(exercise, field) for field in exercise.fields)
    shown = _html(asked, "questiontext", body)
    if exercise.tree is not None:
        image = SubElement(shown, "file", name=IMAGE, path="/", encoding="base64")
        image.text = base64.b64encode(picture(exercise.tree, True).encode()).decode()
    _html(asked, "generalfeedback", paragraph(exercise.answer))
    SubElement(asked, "defaultgrade").text = str(len(exercise.fields))
    SubElement(asked, "penalty").text = "0.3333333"
    SubElement(asked, "hidden").text = "0"
    if alone is not None and kind != "cloze":
        _answers(asked, exercise, alone)


def _answers(asked: Element, exercise: Exercise, field: Field) -> None:
    """Of a question with one field."""
    if field.kind == "choice":
        SubElement(asked, "single").text = "true"
        SubElement(asked, "shuffleanswers").text = "false"
        SubElement(asked, "answernumbering").text = "none"
    for answer, text in _listed(exercise, field):
        right = answer is not None and field.same(answer, field.right)
        part = SubElement(asked, "answer", fraction="100" if right else "0", format="plain_text")
        _text(part, _number(field, answer))
        _html(part, "feedback", paragraph(text))
        if field.kind == "number":
            SubElement(part, "tolerance").text = f"{float(field.tolerance):g}"


def _listed(exercise: Exercise, field: Field) -> list[tuple[Answer | None, str]]:
    """Choices in their own order, so that the right one is not always the first."""
    judged = list(_judged(exercise, field))
    if field.kind != "choice":
        return judged
    return sorted(judged, key=lambda one: field.choices.index(str(one[0])))


def _judged(exercise: Exercise, field: Field) -> Iterator[tuple[Answer | None, str]]:
    """Answers in one field and what to say of each: the right one, mistakes, and all others."""
    yield field.right, exercise.answer if len(exercise.fields) == 1 else "Right."
    known: list[Answer] = [field.right]
    for mistake in exercise.mistakes:
        made = mistake.given.get(field.name)
        if made is not None and not any(field.same(made, one, 2) for one in known):
            known.append(made)
            yield made, mistake.text
    if field.kind == "choice":
        yield from ((one, exercise.hint) for one in field.choices if one not in known)
    else:
        yield None, exercise.hint


def _number(field: Field, answer: Answer | None) -> str:
    """As Moodle reads it: without fractions."""
    if answer is None:
        return ANYTHING
    return (
        written(field, answer) if isinstance(answer, str | frozenset) else f"{float(answer):.10g}"
    )


def _embedded(exercise: Exercise, field: Field) -> str:
    """A field as Cloze writes it: {1:NUMERICAL:=3:0#Right.~%0%5:0#Not quite.~*#A hint}."""
    parts = []
    for answer, text in _listed(exercise, field):
        is_number = field.kind == "number" and answer is not None
        tolerance = f":{float(field.tolerance):g}" if is_number else ""
        mark = "=" if answer == field.right else "%0%"
        parts.append(f"{mark}{_quoted(_number(field, answer))}{tolerance}#{_quoted(text)}")
    order = " Name them from left to right, as in 1.2, 3.1." if field.kind == "branches" else ""
    label = escape(f"{field.label}:{order}")
    return f"<p>{label} {{1:{TYPES[field.kind]}:{'~'.join(parts)}}}</p>"


def _quoted(text: str) -> str:
    """What separates answers in Cloze is written with a backslash."""
    return "".join(f"\\{one}" if one in "}#~\\" else one for one in escape(text, quote=False))

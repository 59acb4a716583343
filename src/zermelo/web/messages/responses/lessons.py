"""Lessons: their pages, and what their experiments measure."""

from __future__ import annotations

from ..figures import Figure
from ..schema import Message, Value


class DataTable(Value):
    """A table for people to read."""

    columns: list[str]
    rows: list[list[str]]
    title: str = ""


class PseudocodeLine(Value):
    """A line of pseudocode; it is lit while the figure beside it shows an event of its tag."""

    text: str
    tag: str


class ProseBlock(Value, tag_field="kind", tag="prose"):
    """HTML that the server made from Markdown, in which TeX stands in elements of class `math`."""

    html: str


class MathBlock(Value, tag_field="kind", tag="math"):
    tex: str


class PseudocodeBlock(Value, tag_field="kind", tag="pseudocode"):
    name: str
    lines: list[PseudocodeLine]


class FigureBlock(Value, tag_field="kind", tag="figure"):
    """A live figure with its pseudocode, if any; the page knows the kinds of figures."""

    figure: str
    options: dict[str, str]
    caption: str
    name: str
    lines: list[PseudocodeLine]


class CodeBlock(Value, tag_field="kind", tag="code"):
    code: str


class NoteBlock(Value, tag_field="kind", tag="note"):
    html: str


class LessonInfo(Value):
    """A lesson in the list; `figure` and `options` are of its first figure, for its picture."""

    address: str
    title: str
    summary: str
    part: str
    week: int
    year: str
    lectures: str
    textbook: str
    exercises: list[str]
    figure: str
    options: dict[str, str]


class Contents(Message, tag="contents"):
    """The lessons in their order, and the pages of the systems."""

    id: int
    parts: list[str]
    lessons: list[LessonInfo]
    systems: list[LessonInfo]


class LessonPage(Message, tag="lesson_page"):
    """One lesson, and its neighbours."""

    id: int
    info: LessonInfo
    goals: list[str]
    blocks: list[ProseBlock | MathBlock | PseudocodeBlock | FigureBlock | CodeBlock | NoteBlock]
    before: LessonInfo | None
    after: LessonInfo | None


class ExperimentResult(Message, tag="experiment_result"):
    """An experiment of the lessons: series over iterations, a strategy, a table, a figure."""

    id: int
    iterations: list[int]
    series: dict[str, list[float]]
    strategy: dict[str, dict[str, float]]
    done: bool
    table: DataTable | None = None
    figure: Figure | None = None

"""How notebooks show what has no picture: as a table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from html import escape
from itertools import islice
from typing import Any, TypeVar

Kind = TypeVar("Kind")

LONGEST = 100
"""Characters of a value that are shown."""
MOST_ROWS = 20
"""Rows of a long table that are shown."""


def table_html(heads: Sequence[str], rows: Iterable[Sequence[Any]]) -> str:
    """A table in HTML, whatever its texts contain; without heads, one of names and values.

    >>> table_html((), [("value", 0.5), ("move", "<b>")])
    '<table><tr><th>value</th><td>0.5</td></tr><tr><th>move</th><td>&lt;b&gt;</td></tr></table>'
    """
    head = "".join(f"<th>{escape(name)}</th>" for name in heads)
    lines = [f"<tr>{head}</tr>"] if heads else []
    for first, *others in rows:
        kind = "td" if heads else "th"
        cells = "".join(f"<td>{escape(_text(one))}</td>" for one in others)
        lines.append(f"<tr><{kind}>{escape(_text(first))}</{kind}>{cells}</tr>")
    return f"<table>{''.join(lines)}</table>"


def rows_html(heads: Sequence[str], rows: Iterable[Sequence[Any]], count: int) -> str:
    """The first rows of a table that has `count` of them, and how many more there are.

    >>> rows_html(("number",), [(1,)], 3)
    '<table><tr><th>number</th></tr><tr><td>1</td></tr></table><p>and 2 more</p>'
    """
    shown = list(islice(rows, MOST_ROWS))
    more = count - len(shown)
    return table_html(heads, shown) + (text_html(f"and {more:,} more") if more else "")


def text_html(text: str) -> str:
    """A paragraph in HTML.

    >>> text_html("1 < 2")
    '<p>1 &lt; 2</p>'
    """
    return f"<p>{escape(text)}</p>"


def fields_html(shown: Any) -> str:
    """The fields of a dataclass or a NamedTuple, a row each; its `_repr_html_`."""
    return table_html((), _fields(shown).items())


def _fields(shown: Any) -> dict[str, Any]:
    names = [one.name for one in fields(shown)] if is_dataclass(shown) else list(shown._fields)
    return {name.replace("_", " "): getattr(shown, name) for name in names}


def shown(kind: type[Kind]) -> type[Kind]:
    """Decorator: notebooks show a NamedTuple as a table of its fields."""
    kind._repr_html_ = fields_html  # type: ignore[attr-defined]
    return kind


class Shown:
    """A notebook shows it as a table of its facts: the fields of a dataclass, if nothing else."""

    def _facts(self) -> Mapping[str, Any]:
        return _fields(self)

    def _repr_html_(self) -> str:
        return table_html((), self._facts().items())


def _text(value: Any) -> str:
    if isinstance(value, float):
        return f"{value:.6g}"
    if hasattr(value, "tolist"):  # an array of NumPy, or one of its numbers
        value = value.tolist()
    text = str(value)
    return text if len(text) <= LONGEST else text[: LONGEST - 4] + " ..."

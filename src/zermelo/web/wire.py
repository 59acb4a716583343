"""What messages are made of: names and numbers within limits, and boards as data."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

__all__ = [
    "CardsPart",
    "DicePart",
    "GridPart",
    "Long",
    "Message",
    "Name",
    "Number",
    "Part",
    "Piece",
    "PilesPart",
    "PointsPart",
    "Scalar",
    "Short",
    "TextPart",
    "Value",
]

Name = Annotated[str, Meta(max_length=60, pattern=r"^[a-z][a-z0-9_-]*$")]
Short = Annotated[str, Meta(max_length=200)]
Long = Annotated[str, Meta(max_length=100_000)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Scalar = str | int | float | bool


class Message(Struct, tag_field="type", rename="camel", forbid_unknown_fields=True):
    """The base of all that travels."""


class Value(Struct, rename="camel", forbid_unknown_fields=True):
    """The base of what messages are made of."""


# Boards, as zermelo.board has them.


class Piece(Value):
    symbol: str
    owner: int
    figure: str = ""


class GridPart(Value, tag_field="kind", tag="grid"):
    rows: int
    columns: int
    cells: list[Piece | None]
    shape: str
    row_labels: list[str]
    column_labels: list[str]
    title: str


class PilesPart(Value, tag_field="kind", tag="piles"):
    counts: list[int]
    labels: list[str]
    title: str


class PointsPart(Value, tag_field="kind", tag="points"):
    counts: list[int]
    owners: list[int]
    labels: list[str]
    title: str


class CardsPart(Value, tag_field="kind", tag="cards"):
    cards: list[str]
    owner: int
    title: str


class DicePart(Value, tag_field="kind", tag="dice"):
    values: list[int]
    owner: int
    title: str


class TextPart(Value, tag_field="kind", tag="text"):
    text: str
    title: str


Part = GridPart | PilesPart | PointsPart | CardsPart | DicePart | TextPart

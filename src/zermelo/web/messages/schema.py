"""What messages are made of: names and numbers within limits, boards as data, places."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field

from .. import limits

__all__ = [
    "CardsPart",
    "DicePart",
    "GameName",
    "GridPart",
    "Long",
    "Message",
    "Name",
    "Number",
    "Part",
    "Piece",
    "PilesPart",
    "Place",
    "PointsPart",
    "Scalar",
    "Seat",
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


# Games, positions and players by name.


class GameName(Value):
    """A game by its name and parameters; never by a file."""

    name: Name
    parameters: dict[Name, Scalar] = field(default_factory=dict)


class Place(Value):
    """A position: a game, where it began if not at the start, and the moves since."""

    game: GameName
    start: Long | None = None
    moves: Annotated[list[Short], Meta(max_length=limits.MOVES)] = field(default_factory=list)


class Seat(Value):
    """Who plays for one of the players: `human`, `random`, `auto` or an algorithm."""

    who: Name = "human"
    settings: dict[Name, Scalar] = field(default_factory=dict)

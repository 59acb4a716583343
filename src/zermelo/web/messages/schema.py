"""The building blocks of messages: names and numbers within limits, boards, positions, seats."""

from __future__ import annotations

from typing import Annotated, Any, NewType

from msgspec import Meta, Struct, field

from .. import limits

Name = Annotated[str, Meta(max_length=60, pattern=r"^[a-z][a-z0-9_-]*$")]
Short = Annotated[str, Meta(max_length=200)]
Long = Annotated[str, Meta(max_length=100_000)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Version = Annotated[str, Meta(max_length=16, pattern=r"^[0-9a-f]*$")]
WorkKey = Annotated[str, Meta(pattern=r"^[0-9a-f]{16}$")]
Scalar = str | int | float | bool


class Message(Struct, tag_field="type", rename="camel", forbid_unknown_fields=True):
    """The base of all messages."""


class Value(Struct, rename="camel", forbid_unknown_fields=True):
    """The base of the structures inside messages."""


Part = NewType("Part", dict[str, Any])
"""A part of a board, with the fields of its class in zermelo.board and a `kind`: its name."""
Piece = NewType("Piece", dict[str, Any])
"""As in zermelo.board."""


class GameName(Value):
    """A game by its name and parameters; never by a file."""

    name: Name
    parameters: dict[Name, Scalar] = field(default_factory=dict)
    version: Version = ""
    """Of a user's own game: which text of its file; empty for the present one."""


class Place(Value):
    """A position: a game, the state it started from unless the usual one, and the moves since."""

    game: GameName
    start: Long | None = None
    moves: Annotated[list[Short], Meta(max_length=limits.MOVES)] = field(default_factory=list)


class Seat(Value):
    """Who plays for one of the players: `human`, `random`, `auto` or an algorithm."""

    who: Name = "human"
    settings: dict[Name, Scalar] = field(default_factory=dict)


class TimeLimit(Value):
    """A clock for each player: seconds for the game, and what is added after each move."""

    base: Annotated[float, Meta(gt=0, le=limits.CLOCK_SECONDS)]
    increment: Annotated[float, Meta(ge=0, le=limits.INCREMENT_SECONDS)] = 0.0


def camel_case(name: str) -> str:
    """A field as the page calls it; messages are renamed by the same rule."""
    first, *others = name.split("_")
    return first + "".join(map(str.capitalize, others))

"""What the page asks of the server, message by message."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from .. import limits
from .schema import Message, Name, Number, Place, Scalar, Seat, Short

__all__ = [
    "Analyse",
    "AsTree",
    "Edit",
    "Explain",
    "Learn",
    "Leave",
    "Look",
    "Open",
    "Play",
    "Practise",
    "Quiet",
    "Reseat",
    "Restart",
    "Suggest",
    "Undo",
    "Watch",
]


class Open(Message, tag="open"):
    """Begin a game, or go on with one: at a place, or kept by the server under `resume`."""

    place: Place
    seats: Annotated[list[Seat], Meta(max_length=8)] = field(default_factory=list)
    resume: Short | None = None
    seed: Number | None = None


class Play(Message, tag="play"):
    """The person's move, in the game's notation; `ply` says which position is meant."""

    ply: Number
    move: Short


class Undo(Message, tag="undo"):
    """Take back the last move of a person, and all since."""


class Restart(Message, tag="restart"):
    """The same game again, from its beginning, with other luck."""


class Reseat(Message, tag="reseat"):
    """Other players take the seats."""

    seats: Annotated[list[Seat], Meta(max_length=8)]


class Edit(Message, tag="edit"):
    """Go on from a position that was put together on the board: symbols of the pieces, cell by
    cell of the grid, empty where there is none, and who is to move."""

    cells: Annotated[list[Short], Meta(max_length=limits.CELLS)]
    mover: Number


class Suggest(Message, tag="suggest"):
    """Let the computer make this move for the person."""


class Analyse(Message, tag="analyse"):
    """Search a position of the game on the board until told otherwise, and report."""

    ply: Number
    seconds: Annotated[float, Meta(gt=0, le=limits.ANALYSIS_SECONDS)] = 30.0
    algorithm: Name | None = None
    iterations: Annotated[int, Meta(ge=1, le=limits.SIMULATIONS)] | None = None


class Quiet(Message, tag="quiet"):
    """End the analysis."""


class Look(Message, tag="look"):
    """Search with a trace; `look` is the page's own number for it."""

    look: Number
    place: Place
    algorithm: Name
    settings: dict[Name, Scalar] = field(default_factory=dict)


class Leave(Message, tag="leave"):
    """The page needs this trace no more."""

    look: Number


class Explain(Message, tag="explain"):
    """Tell in words what happened at a node of a trace."""

    look: Number
    node: Number


class AsTree(Message, tag="as_tree"):
    """The tree below a place, so many plies deep, as text that can be typed in and changed."""

    look: Number
    place: Place
    depth: Annotated[int, Meta(ge=1, le=12)]


class Learn(Message, tag="learn"):
    """Run something of the lessons and report its course."""

    look: Number
    subject: Name
    settings: dict[Name, Scalar] = field(default_factory=dict)


class Practise(Message, tag="practise"):
    """Make a sheet of exercises, of this number, on these subjects in turn."""

    look: Number
    subjects: Annotated[list[Name], Meta(max_length=limits.EXERCISES)]
    seed: Number
    number: Annotated[int, Meta(ge=1, le=limits.EXERCISES)]
    depth: Annotated[int, Meta(ge=2, le=4)]


class Watch(Message, tag="watch"):
    """How long work stands, by its number in the welcome."""

    number: Number

"""Requests: the messages from the page to the server."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, field

from .. import limits
from .schema import Message, Name, Number, Place, Scalar, Seat, Short

__all__ = [
    "Analyse",
    "AsTree",
    "Close",
    "Edit",
    "Explain",
    "FromPage",
    "Lesson",
    "ListLessons",
    "MakeSheet",
    "Monitor",
    "Open",
    "Play",
    "ReadLesson",
    "Reseat",
    "Restart",
    "StopAnalysis",
    "Suggest",
    "Trace",
    "Undo",
    "read_message",
]


class Open(Message, tag="open"):
    """Start a game, or go on with one: from a position, or one that the server kept (`resume`)."""

    place: Place
    seats: Annotated[list[Seat], Meta(max_length=8)] = field(default_factory=list)
    resume: Short | None = None
    seed: Number | None = None


class Play(Message, tag="play"):
    """A person's move, in the game's notation, in the position after `ply` moves."""

    ply: Number
    move: Short


class Undo(Message, tag="undo"):
    """Take back the last move of a person, and all moves since."""


class Restart(Message, tag="restart"):
    """The same game again from its start, with new chance events."""


class Reseat(Message, tag="reseat"):
    """Change the players."""

    seats: Annotated[list[Seat], Meta(max_length=8)]


class Edit(Message, tag="edit"):
    """Go on from a position that was set up on the board: the symbol of the piece in each cell of
    the grid, empty where there is none, and who is to move."""

    cells: Annotated[list[Short], Meta(max_length=limits.CELLS)]
    mover: Number


class Suggest(Message, tag="suggest"):
    """Have the computer make this move for the person."""


class Analyse(Message, tag="analyse"):
    """Search a position of the open game and report, until stopped."""

    ply: Number
    seconds: Annotated[float, Meta(gt=0, le=limits.ANALYSIS_SECONDS)] = 30.0
    algorithm: Name | None = None
    iterations: Annotated[int, Meta(ge=1, le=limits.SIMULATIONS)] | None = None


class StopAnalysis(Message, tag="stop_analysis"):
    """End the analysis."""


class Trace(Message, tag="trace"):
    """Search with a trace; `id` is the page's own number for it, as in all requests below."""

    id: Number
    place: Place
    algorithm: Name
    settings: dict[Name, Scalar] = field(default_factory=dict)


class Close(Message, tag="close"):
    """The page no longer needs this trace."""

    id: Number


class Explain(Message, tag="explain"):
    """Explain in words what happened at a node of a trace."""

    id: Number
    node: Number


class AsTree(Message, tag="as_tree"):
    """The game tree below a position, `depth` plies deep, as text that can be edited."""

    id: Number
    place: Place
    depth: Annotated[int, Meta(ge=1, le=12)]


class Lesson(Message, tag="lesson"):
    """Run an experiment of the lessons and report its progress."""

    id: Number
    subject: Name
    settings: dict[Name, Scalar] = field(default_factory=dict)


class ListLessons(Message, tag="list_lessons"):
    """What lessons there are."""

    id: Number


class ReadLesson(Message, tag="read_lesson"):
    """One lesson, by its address: its name, or `systems/` and the name of a system."""

    id: Number
    address: Short


class MakeSheet(Message, tag="make_sheet"):
    """Make a sheet of `number` exercises on these subjects in turn."""

    id: Number
    subjects: Annotated[list[Name], Meta(max_length=limits.EXERCISES)]
    seed: Number
    number: Annotated[int, Meta(ge=1, le=limits.EXERCISES)]
    depth: Annotated[int, Meta(ge=2, le=4)]


class Monitor(Message, tag="monitor"):
    """The progress of a monitored job, by its number in the welcome."""

    number: Number


FromPage = (
    Open
    | Play
    | Undo
    | Restart
    | Reseat
    | Edit
    | Suggest
    | Analyse
    | StopAnalysis
    | Trace
    | Close
    | Explain
    | AsTree
    | Lesson
    | ListLessons
    | ReadLesson
    | MakeSheet
    | Monitor
)
_decoder = msgspec.json.Decoder(FromPage)


def read_message(text: str) -> FromPage:
    """The request in this JSON; a msgspec.DecodeError says what is wrong with it."""
    message: FromPage = _decoder.decode(text)
    return message

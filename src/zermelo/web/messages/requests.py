"""Requests: the messages from the page to the server."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from ...course.exercises import DEPTHS, LONGEST, MOST
from .. import limits
from .schema import (
    Long,
    Message,
    Name,
    Number,
    Place,
    Scalar,
    Seat,
    Short,
    TimeLimit,
    Value,
    WorkKey,
)

Depth = Annotated[int, Meta(ge=DEPTHS[0], le=DEPTHS[1])]
Typed = Annotated[str, Meta(max_length=LONGEST)]
PersonName = Annotated[str, Meta(max_length=24)]


class AskPicture(Message, tag="ask_picture"):
    """A picture of a game with its usual parameters; `id` is the page's own number for it."""

    id: Number
    game: Name


class ReadRules(Message, tag="read_rules"):
    """The rules of a game, in words."""

    id: Number
    game: Name


class Open(Message, tag="open"):
    """Start a game, or go on with one: from a position, or one that the server kept (`resume`)."""

    place: Place
    seats: Annotated[list[Seat], Meta(max_length=8)] = field(default_factory=list)
    resume: Short | None = None
    seed: Number | None = None
    opponent: Name | None = None
    """Who takes the seats that are not named."""
    clock: TimeLimit | None = None


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


class SetClock(Message, tag="set_clock"):
    """Give every player this much time from now on, or all the time there is."""

    clock: TimeLimit | None


class Edit(Message, tag="edit"):
    """Go on from a position that was set up on the board: the symbol of the piece in each cell of
    the grid, empty where there is none, and who is to move."""

    cells: Annotated[list[Short], Meta(max_length=limits.CELLS)]
    mover: Number


class ExportGame(Message, tag="export_game"):
    """The game on the board as a file: `pgn`, `sgf` or `json`."""

    id: Number
    format: Name


class ImportGame(Message, tag="import_game"):
    """The games in the text of such a file, whichever it is."""

    id: Number
    text: Long


class ExportBoard(Message, tag="export_board"):
    """The position after `ply` moves as a drawing."""

    id: Number
    ply: Number


class Suggest(Message, tag="suggest"):
    """Have the computer make this move for the person."""


class Hint(Message, tag="hint"):
    """Which move would the computer make for the person? It is shown, not made."""


class Invite(Message, tag="invite"):
    """Give a seat of the open game to someone else, or let others watch (null)."""

    seat: Number | None = None


class Revoke(Message, tag="revoke"):
    """Take an invitation back."""

    seat: Number | None = None


class AllowAnalysis(Message, tag="allow_analysis"):
    """Whether everyone at the table may analyse while the game goes on."""

    allowed: bool


class Join(Message, tag="join"):
    """A guest's page is ready for the game it is invited to."""


class CallMe(Message, tag="call_me"):
    """The name by which others at the table know this person."""

    name: PersonName


class Resign(Message, tag="resign"):
    """Give the game up."""


class Ask(Message, tag="ask"):
    """Ask the others at the table for a `draw`, a `rematch`, or to `undo` one's last move."""

    what: Name


class Answer(Message, tag="answer"):
    """Yes or no to what was asked."""

    agreed: bool


class Analyse(Message, tag="analyse"):
    """Search a position of the open game and report, until stopped."""

    ply: Number
    seconds: Annotated[float, Meta(gt=0, le=limits.ANALYSIS_SECONDS)] = 30.0
    algorithm: Name | None = None
    iterations: Annotated[int, Meta(ge=1, le=limits.SIMULATIONS)] | None = None


class StopAnalysis(Message, tag="stop_analysis"):
    """End the analysis."""


class Evaluate(Message, tag="evaluate"):
    """What the learnt evaluation of the game is made of in a position of the open game."""

    ply: Number


class ShowPlace(Message, tag="show_place"):
    """The board at a place, and what chance may do there; nothing is opened."""

    id: Number
    place: Place


class Preview(Message, tag="preview"):
    """The board after these moves from a position of the open game, which stays as it is."""

    ply: Number
    moves: Annotated[list[Short], Meta(min_length=1, max_length=limits.PREVIEW_MOVES)]


class Review(Message, tag="review"):
    """Search every position of the open game for a moment, and judge each move."""

    seconds: Annotated[float, Meta(gt=0, le=limits.REVIEW_SECONDS)] = 0.5


class StopReview(Message, tag="stop_review"):
    """End the review."""


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
    """Explain in words what happened at a node of a trace, or what was known of it at a step."""

    id: Number
    node: Number
    step: Number | None = None


class AsTree(Message, tag="as_tree"):
    """The game tree below a position, `depth` plies deep, as text that can be edited."""

    id: Number
    place: Place
    depth: Annotated[int, Meta(ge=1, le=12)]


class Experiment(Message, tag="experiment"):
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


class Sheet(Value):
    """A sheet of `number` exercises on these subjects in turn."""

    id: Number
    subjects: Annotated[list[Name], Meta(max_length=MOST)]
    seed: Number
    number: Annotated[int, Meta(ge=1, le=MOST)]
    depth: Depth


class MakeSheet(Sheet, tag_field="type", tag="make_sheet"):
    """Make a sheet."""


class ExportSheet(Sheet, tag_field="type", tag="export_sheet"):
    """Make the same sheet as a file in this format."""

    format: Name


class OneExercise(Value):
    """An exercise by its number, from 0 on, of the sheet `seed` on its subject alone."""

    id: Number
    subject: Name
    seed: Number
    number: Number
    depth: Depth


class AskExercise(OneExercise, tag_field="type", tag="ask_exercise"):
    """Its question."""


class AnswerExercise(OneExercise, tag_field="type", tag="answer_exercise"):
    """Is this the right answer? A text for each field."""

    given: Annotated[dict[Name, Typed], Meta(max_length=16)]


class RevealExercise(OneExercise, tag_field="type", tag="reveal_exercise"):
    """Its answer, with all that explains it."""


class ListPuzzles(Message, tag="list_puzzles"):
    """What puzzles there are."""

    id: Number


class AskPuzzle(Message, tag="ask_puzzle"):
    """A puzzle by its number, from 1."""

    id: Number
    number: Number


class AnswerPuzzle(Message, tag="answer_puzzle"):
    """Judge an answer; without one, reveal the puzzle's own."""

    id: Number
    number: Number
    answer: Short | None = None


class PrintPuzzles(Message, tag="print_puzzles"):
    """A sheet of puzzles as a file: of one game or all, of one grade (from 0) or all."""

    id: Number
    seed: Number
    number: Annotated[int, Meta(ge=1, le=limits.SHEET_PUZZLES)] = 8
    game: Name | None = None
    grade: Number | None = None


class ListWork(Message, tag="list_work"):
    """The user's matches, tournaments and training runs."""


class Monitor(Message, tag="monitor"):
    """The progress of one of them; they are named by keys, never by files."""

    id: Number
    work: WorkKey


class ListPlayed(Message, tag="list_played"):
    """The games of two players of a tournament, who have numbers in its cross table."""

    id: Number
    work: WorkKey
    first: Number
    second: Number


class OpenPlayed(Message, tag="open_played"):
    """A game of a tournament by its number, to be shown on the board."""

    id: Number
    work: WorkKey
    number: Annotated[int, Meta(ge=0, le=2**53 - 1)]

"""What the page and the server say to each other: typed messages, JSON on one socket.

The page's types are generated from these (`typescript.py`), so the two can't drift apart.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, field

from . import limits
from .wire import Long, Message, Name, Number, Part, Piece, Scalar, Short, Value

__all__ = ["FromPage", "ToPage", "read_message", "written"]

# What both say.


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


# From the page.


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


class Watch(Message, tag="watch"):
    """How long work stands, by its number in the welcome."""

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
    | Quiet
    | Look
    | Leave
    | Explain
    | AsTree
    | Learn
    | Watch
)


# To the page.


class Parameter(Value):
    name: str
    default: Scalar
    choices: list[str]


class GameInfo(Value):
    """A game of the catalogue."""

    name: str
    title: str
    about: str
    players: int
    zero_sum: bool
    chance: bool
    hidden: bool
    parameters: list[Parameter]


class SettingInfo(Value):
    name: str
    about: str
    least: float
    most: float
    choices: list[str]
    whole: bool


class PlayerInfo(Value):
    """A kind of player, and whether it is a search that can be looked into."""

    name: str
    about: str
    settings: list[SettingInfo]
    traces: bool


class Welcome(Message, tag="welcome"):
    """The first message: all that there is to choose from."""

    version: str
    games: list[GameInfo]
    players: list[PlayerInfo]
    trace_nodes: int
    watches: list[str]
    networks: list[str]
    """Games that come with a trained network."""
    unlearnt: str
    """Why networks can't be used here; empty where they can."""


class Legal(Value):
    """A legal move and the cells of the first grid that make it up."""

    text: str
    cells: list[int]


class Last(Value):
    """The move that led to a position; `text` is empty where the viewer may not know it."""

    mover: int
    text: str
    cells: list[int]
    probability: float | None = None
    seconds: float = 0.0
    value: float | None = None
    why: str = ""


class Position(Value):
    """A position as its viewer sees it."""

    board: list[Part]
    mover: int
    viewer: int | None
    yours: bool
    legal: list[Legal]
    more: int
    last: Last | None
    utilities: list[float] | None
    state: str | None


class Opened(Message, tag="opened"):
    """A game is on the board; its positions follow."""

    place: Place
    title: str
    names: list[str]
    traits: str
    seats: list[Seat]
    resume: str | None
    bounds: tuple[float, float] | None
    searchable: bool
    analysable: bool
    editable: bool
    palette: list[Piece]
    """The pieces that a position can be put together of on the board; empty: it can't."""
    fitting: str | None


class Positions(Message, tag="positions"):
    """The positions from number `first` on: those the page has from there are no more."""

    first: int
    positions: list[Position]


class Seated(Message, tag="seated"):
    seats: list[Seat]


class Status(Message, tag="status"):
    """What the server is doing: who thinks, and whether code is being compiled."""

    thinking: int | None
    compiling: bool


class Row(Value):
    """A move in an analysis."""

    text: str
    cells: list[int]
    value: float | None
    bound: str
    visits: int
    line: list[str]
    prior: float | None = None
    source: str = ""
    """The table that its value comes from."""
    book: float | None = None
    """The share of this move in the opening book."""


class Analysis(Message, tag="analysis"):
    """How far an analysis has come. Values are to the player to move, `values` to each."""

    ply: int
    algorithm: str
    depth: int
    nodes: int
    seconds: float
    exact: bool
    value: float
    values: list[float | None]
    rows: list[Row]
    done: bool
    source: str = ""
    """The table that the answer was looked up in."""
    lookups: int = 0
    """How many values of tables the search rests on."""


class Traced(Message, tag="traced"):
    """A trace, a list for each field of its nodes; docs/trace.md tells what they mean."""

    look: int
    algorithm: str
    perspective: int
    names: list[str]
    parent: list[int]
    action: list[int]
    text: list[str]
    player: list[int]
    kind: list[str]
    value: list[float | None]
    values: list[list[float] | None]
    alpha: list[float | None]
    beta: list[float | None]
    weight: list[float]
    visits: list[int]
    entered: list[int]
    left: list[int]
    marks: list[str]
    variation: list[int]
    truncated: int
    summary: Summary


class Summary(Value):
    """What a search cost and found."""

    algorithm: str
    value: float
    values: list[float]
    move: str
    depth: int
    nodes: int
    leaves: int
    cutoffs: int
    seconds: float
    exact: bool
    stopped: str


class Explained(Message, tag="explained"):
    look: int
    node: int
    text: str


class TreeText(Message, tag="tree_text"):
    look: int
    spec: str


class Sheet(Value):
    """A table to read."""

    title: str
    columns: list[str]
    rows: list[list[str]]


class Course(Message, tag="course"):
    """How something of the lessons came along: series over iterations, a strategy, a table."""

    look: int
    iterations: list[int]
    series: dict[str, list[float]]
    strategy: dict[str, dict[str, float]]
    done: bool
    sheet: Sheet | None = None


class Watched(Message, tag="watched"):
    """Long work: series to plot, those of a group in one plot, and tables."""

    number: int
    title: str
    steps: list[int]
    step: str
    groups: list[dict[str, list[float | None]]]
    sheets: list[Sheet]


class Failed(Message, tag="failed"):
    """What could not be done, in one sentence; `look` where it was about a look."""

    text: str
    look: int | None = None


ToPage = (
    Welcome
    | Opened
    | Positions
    | Seated
    | Status
    | Analysis
    | Traced
    | Explained
    | TreeText
    | Course
    | Watched
    | Failed
)

_decoder = msgspec.json.Decoder(FromPage)
_encoder = msgspec.json.Encoder()


def read_message(text: str) -> FromPage:
    """A message of the page; msgspec.ValidationError or DecodeError says what is wrong with it."""
    message: FromPage = _decoder.decode(text)
    return message


def written(message: Any) -> str:
    return _encoder.encode(message).decode()

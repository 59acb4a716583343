"""What the server tells the page, and what these messages are made of."""

from __future__ import annotations

from .schema import Message, Part, Piece, Place, Scalar, Seat, Value

__all__ = [
    "Analysis",
    "Course",
    "Exercise",
    "Exercises",
    "Explained",
    "Failed",
    "GameInfo",
    "Last",
    "Legal",
    "Opened",
    "Parameter",
    "PlayerInfo",
    "Position",
    "Positions",
    "Row",
    "Seated",
    "SettingInfo",
    "Sheet",
    "Status",
    "Summary",
    "Traced",
    "TreeText",
    "Watched",
    "Welcome",
]


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
    subjects: dict[str, str]
    """Titles of what there are exercises on, by name."""
    networks: list[str]
    """Games that come with a trained network."""
    unlearnt: str
    """Why networks can't be used here; empty where they can."""


class Legal(Value):
    """A legal move and the places of the board that make it up: see zermelo.board."""

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
    value: float | None
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
    value: float | None
    values: list[float | None]
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


class Exercise(Value):
    """A question and its answer: a tree to draw without values and then with them, tables."""

    question: str
    answer: str
    tree: Traced | None
    searched: Traced | None
    given: Sheet | None
    worked: Sheet | None


class Exercises(Message, tag="exercises"):
    """A sheet of exercises, and the whole of it for LaTeX."""

    look: int
    title: str
    exercises: list[Exercise]
    latex: str


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

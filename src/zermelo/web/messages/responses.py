"""Responses: the messages from the server to the page, and the structures inside them."""

from __future__ import annotations

import msgspec
from msgspec import field

from .figures import Figure
from .schema import Message, Part, Piece, Place, Scalar, Seat, TimeLimit, Value

__all__ = [
    "Analysis",
    "Asked",
    "ClocksShown",
    "CodeBlock",
    "Contents",
    "CrossTable",
    "DataTable",
    "Exercise",
    "Exercises",
    "Explained",
    "Failed",
    "Field",
    "FigureBlock",
    "GameFile",
    "GameInfo",
    "GameRules",
    "Hinted",
    "ImportedGame",
    "ImportedGames",
    "Judged",
    "Last",
    "Legal",
    "LessonInfo",
    "LessonPage",
    "LessonResult",
    "MathBlock",
    "NoteBlock",
    "Opened",
    "Outdated",
    "Parameter",
    "People",
    "Person",
    "Picture",
    "PlaceShown",
    "PlayedGame",
    "PlayedGames",
    "PlayerInfo",
    "PlotData",
    "Position",
    "Positions",
    "Previewed",
    "Problem",
    "Progress",
    "ProseBlock",
    "PseudocodeBlock",
    "PseudocodeLine",
    "Revealed",
    "Reviewed",
    "ReviewedMove",
    "Revoked",
    "Roll",
    "Row",
    "SearchResult",
    "Seated",
    "SettingInfo",
    "SheetFile",
    "Status",
    "Summary",
    "ToPage",
    "Traced",
    "TreeText",
    "Welcome",
    "WorkInfo",
    "WorkList",
    "Yours",
    "encode",
]


class Parameter(Value):
    name: str
    default: Scalar
    choices: list[str]
    about: str = ""


class GameInfo(Value):
    """A game that can be played."""

    name: str
    title: str
    about: str
    kind: str
    popular: bool
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
    """A kind of player, and whether it is a search that can be traced."""

    name: str
    about: str
    settings: list[SettingInfo]
    traces: bool


class Welcome(Message, tag="welcome"):
    """The first message: everything there is to choose from."""

    games: list[GameInfo]
    kinds: list[str]
    """The kinds of games, in the order in which they are shown."""
    players: list[PlayerInfo]
    subjects: dict[str, str]
    """Titles of the subjects of exercises, by name."""
    formats: dict[str, str]
    """Titles of the formats that sheets of exercises can be had in, by name."""
    networks: list[str]
    """Games that have a trained network."""
    network_problem: str
    """Why networks can't be used here; empty where they can."""
    guest: bool = False
    """Whether this page belongs to somebody who was invited to one game."""


class Problem(Value):
    """A game of the user's that can't be used: why, in a sentence, and where in its file."""

    name: str
    text: str


class Yours(Message, tag="yours"):
    """What the command line named, beside what everybody has; sent after the welcome."""

    games: list[GameInfo]
    players: list[PlayerInfo]
    problems: list[Problem]


class Picture(Message, tag="picture"):
    """A position of a game to be drawn small; `moving` if pieces go from cell to cell in it."""

    id: int
    board: list[Part]
    names: list[str]
    moving: bool


class GameRules(Message, tag="game_rules"):
    """The rules of a game and how to move, as HTML; `history` is an address, or empty."""

    id: int
    rules: str
    moves: str
    history: str


class Legal(Value):
    """A legal move and its places on the board (see zermelo.board), and what a button says."""

    text: str
    cells: list[int]
    words: str = ""


class Last(Value):
    """The move that led to a position; `text` is empty if it is hidden from the viewer."""

    mover: int
    text: str
    cells: list[int]
    seconds: float = 0.0
    value: float | None = None
    why: str = ""
    words: str = ""
    """A sentence about it for a log; empty where the game has no words or the viewer may not
    know."""


class Position(Value):
    """A position as its viewer sees it."""

    board: list[Part]
    mover: int
    viewer: int | None
    yours: bool
    legal: list[Legal]
    more: int
    laying: bool
    """Whether moves are made by laying cards on cells, too, which are not listed."""
    last: Last | None
    utilities: list[float] | None
    state: str | None
    reason: str = ""
    """Why the game is over, where the rules did not end it."""


class Opened(Message, tag="opened"):
    """A game was opened; its positions follow."""

    place: Place
    title: str
    names: list[str]
    seats: list[Seat]
    resume: str | None
    bounds: tuple[float, float] | None
    searchable: bool
    editable: bool
    palette: list[Piece]
    """The pieces for setting up a position on the board; empty where that is not possible."""
    files: list[str]
    """The formats that the game can be saved in."""


class Positions(Message, tag="positions"):
    """The positions from number `first` on; they replace those the page has from there."""

    first: int
    positions: list[Position]


class GameFile(Message, tag="game_file"):
    """The game on the board, or a drawing of it, as a text file."""

    id: int
    name: str
    content: str


class ImportedGame(Value):
    """A game from a file: what to call it, and its last position."""

    title: str
    place: Place


class ImportedGames(Message, tag="imported_games"):
    id: int
    games: list[ImportedGame]


class Outdated(Message, tag="outdated"):
    """The file of the user's own game has changed since this game began."""

    text: str


class Seated(Message, tag="seated"):
    seats: list[Seat]


class Person(Value):
    """Somebody at a shared table; who has no seats watches."""

    seats: list[int]
    name: str
    here: bool
    """Whether a page of theirs is connected."""
    guest: bool
    links: list[str]
    """The addresses that open the invitation; only the host gets them."""


class People(Message, tag="people"):
    """Who is at the table, and what they ask each other."""

    people: list[Person]
    """The host first."""
    you: int
    """Which of them this page belongs to."""
    key: str | None
    """By which the host comes back to the table; null while nobody is invited."""
    analysis: bool
    """Whether everybody may analyse while the game goes on."""
    asked: str
    """What somebody asks for: `draw`, `undo`, `rematch`, or nothing."""
    asker: int
    """Which of the people asks."""
    answers: bool
    """Whether this page is to answer."""
    offers: list[str]
    """What can be asked for now."""
    network: bool
    """Whether the invitations are for the local network, or only for this machine."""


class Revoked(Message, tag="revoked"):
    """The invitation was taken back; the connection ends."""


class ClocksShown(Message, tag="clocks"):
    """The seconds that each player has left, and whose clock is running, if any."""

    limit: TimeLimit | None
    left: list[float]
    running: int | None


class Hinted(Message, tag="hinted"):
    """The move that the computer would make in the position after `ply` moves."""

    ply: int
    move: Legal


class Status(Message, tag="status"):
    """What the server is doing: who is thinking, and whether code is being compiled."""

    thinking: int | None
    compiling: bool
    full_speed: float | None = None
    """Seconds until compiled code takes over from plain Python, 0 if that is not known; null at
    full speed."""


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
    """The tablebase that its value comes from."""
    book: float | None = None
    """This move's share in the opening book."""
    words: str = ""
    """What it is worth, for people: it names the player who is better."""
    label: str = ""
    """The same in a few letters, for a cell of the board."""


class SearchResult(Value):
    """What any search says of itself. `value` is to the player to move, `values` to each."""

    algorithm: str
    value: float | None
    values: list[float | None]
    depth: int
    nodes: int
    seconds: float
    exact: bool


class Summary(SearchResult):
    """What a traced search found, and what it cost."""

    move: str
    leaves: int
    cutoffs: int


class Analysis(SearchResult, tag_field="type", tag="analysis"):
    """How far an analysis has come."""

    ply: int
    rows: list[Row]
    done: bool
    source: str = ""
    """The tablebase that the answer was looked up in."""
    lookups: int = 0
    """How many tablebase values the search used."""
    words: str = ""
    """What the position is worth, for people."""
    balance: float | None = None
    """The same from -1 to 1, for the first player: how far a bar goes."""


class Previewed(Message, tag="previewed"):
    """The board after the moves of a request, and the cells of the last of them."""

    ply: int
    moves: list[str]
    board: list[Part]
    cells: list[int]


class ReviewedMove(Value):
    """A move and what was found in the position before it."""

    ply: int
    """Of that position."""
    mover: int
    move: str
    words: str
    """What the position was worth with the best move."""
    balance: float | None
    best: str
    line: list[str]
    mark: str = ""
    """"inaccuracy", "mistake", "blunder", or empty."""
    note: str = ""
    """What the move gave away."""


class Reviewed(Message, tag="reviewed"):
    """The next moves of a review, of `total` in all; `end` is the balance after the last."""

    moves: list[ReviewedMove]
    total: int
    done: bool
    end: float | None = None


class Roll(Value):
    """An outcome of chance."""

    text: str
    probability: float


class PlaceShown(Message, tag="place_shown"):
    """A place that a search may start from, or a node of its tree."""

    id: int
    title: str
    names: list[str]
    position: Position
    editable: bool
    rolls: list[Roll]
    """Where chance moves, or has just moved: what it may do."""


class Traced(Message, tag="traced"):
    """A trace, with a list for each field of its nodes, which docs/trace.md explains."""

    id: int
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
    unrecorded: list[int]
    variation: list[int]
    truncated: int
    summary: Summary


class Explained(Message, tag="explained"):
    id: int
    node: int
    text: str


class TreeText(Message, tag="tree_text"):
    id: int
    spec: str


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


class LessonResult(Message, tag="lesson_result"):
    """An experiment of the lessons: series over iterations, a strategy, a table, a figure."""

    id: int
    iterations: list[int]
    series: dict[str, list[float]]
    strategy: dict[str, dict[str, float]]
    done: bool
    table: DataTable | None = None
    figure: Figure | None = None


class Exercise(Value):
    """A question and its answer: a tree to draw without values and then with them, tables."""

    question: str
    answer: str
    tree: Traced | None
    searched: Traced | None
    given: DataTable | None
    worked: DataTable | None


class Exercises(Message, tag="exercises"):
    """A sheet of exercises."""

    id: int
    title: str
    exercises: list[Exercise]


class SheetFile(Message, tag="sheet_file"):
    """A sheet as a file; the content is in base64."""

    id: int
    name: str
    content: str


class Field(Value):
    """A part of an answer: a `number`, one of several choices, or `branches` of the tree."""

    name: str
    label: str
    kind: str
    choices: list[str]


class Asked(Message, tag="asked"):
    """An exercise to be answered in a form; `deep` if its tree is as deep as was asked for."""

    id: int
    title: str
    question: str
    deep: bool
    fields: list[Field]
    tree: Traced | None
    given: DataTable | None


class Judged(Message, tag="judged"):
    """Whether an answer is right and, if not, why; `wrong` are the fields that are."""

    id: int
    right: bool
    readable: bool
    text: str
    wrong: list[str]


class Revealed(Message, tag="revealed"):
    """The right answer in words and by fields, and what explains it."""

    id: int
    answer: str
    right: dict[str, str]
    searched: Traced | None
    worked: DataTable | None


class WorkInfo(Value):
    """A match, a tournament, a training run or a log, at a glance."""

    key: str
    kind: str
    """`match`, `tournament`, `training`, or `log`; empty while nobody knows."""
    game: str
    """Its title."""
    about: str
    """Who plays, or by which method it is learnt."""
    file: str
    """The name of its file or folder."""
    state: str
    """`waiting` for first results, `running`, `finished`, or `stopped` before that."""
    started: float | None
    """In seconds since 1970, as all times."""
    changed: float | None
    """When there were new results."""
    done: float = 0.0
    total: float | None = None
    """How much there is to do; null where that is not known."""
    unit: str = ""
    """What is counted."""
    result: str = ""
    """Who is first, or how strong it is."""
    course_of: str = ""
    """What goes up or down: Elo, if it is measured."""
    course: list[float] = field(default_factory=list)
    failure: str = ""
    """Why its results can't be read."""


class WorkList(Message, tag="work_list"):
    """All of it, the latest first."""

    works: list[WorkInfo]


class CrossTable(Value):
    """Points and games of each player, by row, against each other, the strongest first."""

    players: list[int]
    names: list[str]
    cells: list[list[str]]


class PlotData(Value):
    """Series in one plot, with a null where there is no value."""

    title: str
    series: dict[str, list[float | None]]


class Progress(Message, tag="progress"):
    """How far it is: plots over the same steps, and tables."""

    work: WorkInfo
    steps: list[int]
    step: str
    plots: list[PlotData]
    tables: list[DataTable]
    cross: CrossTable | None = None
    id: int = 0


class PlayedGame(Value):
    """A game of a tournament: who sat where, and how it ended."""

    number: int
    players: list[str]
    result: str
    reason: str


class PlayedGames(Message, tag="played_games"):
    """The games of two players, or the first of them, of `total` in all."""

    id: int
    games: list[PlayedGame]
    total: int


class Failed(Message, tag="failed"):
    """What could not be done, in one sentence, and the request it belongs to, if that had an id.

    Lines after the sentence say where in the user's own file that is.
    """

    text: str
    id: int | None = None


ToPage = (
    Welcome
    | Picture
    | GameRules
    | Yours
    | Opened
    | Outdated
    | GameFile
    | ImportedGames
    | Positions
    | Seated
    | People
    | Revoked
    | ClocksShown
    | Hinted
    | Status
    | Analysis
    | PlaceShown
    | Previewed
    | Reviewed
    | Traced
    | Explained
    | TreeText
    | Contents
    | LessonPage
    | LessonResult
    | Exercises
    | SheetFile
    | Asked
    | Judged
    | Revealed
    | WorkList
    | Progress
    | PlayedGames
    | Failed
)
_encoder = msgspec.json.Encoder()


def encode(message: ToPage) -> str:
    return _encoder.encode(message).decode()

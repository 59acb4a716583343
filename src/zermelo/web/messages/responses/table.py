"""The game on the board: positions, seats, people, clocks, files."""

from __future__ import annotations

from ..schema import Message, Part, Piece, Place, Seat, TimeLimit, Value


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
    """Why the game is over: in the words of the game, or what ended it before its rules did."""


class Opened(Message, tag="opened"):
    """A game was opened; its positions follow."""

    place: Place
    title: str
    names: list[str]
    seats: list[Seat]
    resume: str | None
    bounds: tuple[float, float] | None
    searchable: bool
    evaluated: bool
    """Whether there is a learnt evaluation to take apart."""
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
    """A person at a shared table; one without seats watches."""

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
    """By which the host comes back to the table; null while no one is invited."""
    analysis: bool
    """Whether everyone may analyse while the game goes on."""
    asked: str
    """What someone asks for: `draw`, `undo`, `rematch`, or nothing."""
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

"""Tournaments, matches and training runs of the user: how far they are, and their games."""

from __future__ import annotations

from msgspec import field

from ..schema import Message, Value
from .lessons import DataTable


class WorkInfo(Value):
    """A summary of a match, a tournament, a training run or a log."""

    key: str
    kind: str
    """`match`, `tournament`, `training`, or `log`; empty while unknown."""
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
    logarithmic: bool = False
    """Whether values are drawn on a logarithmic scale."""


class Progress(Message, tag="progress"):
    """How far it is: plots over the same steps, or over time, and tables."""

    work: WorkInfo
    steps: list[int]
    step: str
    plots: list[PlotData]
    tables: list[DataTable]
    cross: CrossTable | None = None
    seconds: list[float] = field(default_factory=list)
    """Of work, at each of the steps; empty where that is not known."""
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

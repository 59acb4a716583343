"""What the page shows before a game is open: games, players, rules, pictures."""

from __future__ import annotations

from ..schema import Message, Part, Scalar, Value


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
    """Whether this page belongs to a guest, who was invited to one game."""


class Problem(Value):
    """A game of the user's that can't be used: why, in a sentence, and where in its file."""

    name: str
    text: str


class Yours(Message, tag="yours"):
    """The user's own games and players, named on the command line; sent after the welcome."""

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

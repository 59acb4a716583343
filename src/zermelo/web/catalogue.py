"""What a page may name: registered games, players and algorithms.

Nothing that comes from a page is a path, a class or code. Names are looked up; parameters are
numbers and booleans, and text only for those listed here, where the game reads nothing but the
text itself.
"""

from __future__ import annotations

import threading
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

from msgspec.structs import replace

from ..algorithms import ALGORITHMS, SETTINGS
from ..algorithms import find as find_algorithm
from ..course.exercises import SUBJECTS
from ..course.exercises.export import FORMATS
from ..errors import BadParameter, UnknownName, ZermeloError
from ..game import Game, has_small_tree
from ..games import catalogue, checked, find, names
from ..games._parameters import known
from ..games.tree import Tree
from ..guide import GAME_KINDS, guide_of
from ..play.player import Player
from ..play.players.specs import KINDS, Kind
from . import limits, own
from .lessons.experiments import cfr_player, check_solved
from .messages.responses import (
    GameInfo,
    Parameter,
    PlayerInfo,
    Problem,
    SettingInfo,
    Welcome,
    Yours,
)
from .messages.schema import GameName, Scalar, Seat
from .recent import Recent
from .resources import network_path, network_player, network_problem, networks
from .workers.worker import error_text

TEXT_PARAMETERS = {
    "battleship": ("ships",),
    "bucket": ("opponent",),
    "checkers": ("evaluation",),
    "chess": ("draws", "evaluation", "notation"),
    "connect_four": ("evaluation",),
    "dots_and_boxes": ("score",),
    "ghost_chase": ("layout", "ghost"),
    "goofspiel": ("prizes",),
    "kalah": ("score",),
    "kriegspiel": ("fen",),
    "limit_holdem": ("table",),
    "nim": ("piles",),
    "othello": ("score", "evaluation"),
    "tree": ("spec",),
}
"""Text that a game reads as it stands. Any other text could be the name of a file."""

CHOICES = {
    ("bucket", "opponent"): ["adversary", "random"],
    ("checkers", "evaluation"): ["weighted", "material"],
    ("chess", "draws"): ["claimed", "automatic", "none"],
    ("chess", "evaluation"): ["fitted", "tapered", "simple", "material", "lecture"],
    ("chess", "notation"): ["san", "uci"],
    ("connect_four", "evaluation"): ["weighted", "centre", "none"],
    ("dots_and_boxes", "score"): ["win", "boxes"],
    ("ghost_chase", "ghost"): ["adversary", "random"],
    ("goofspiel", "prizes"): ["random", "descending", "ascending"],
    ("kalah", "score"): ["win", "margin"],
    ("othello", "evaluation"): ["weighted", "discs"],
    ("othello", "score"): ["win", "discs"],
}
"""For the page to offer; the game itself checks."""

LONGEST_TEXT = 100_000
TRACING = tuple(name for name, one in ALGORITHMS.items() if "trace" in one.takes)


class _TypedTree(Tree):
    """A tree that somebody types and edits: never compiled, which would take longer."""

    compiled = False

    @property
    def name(self) -> str:
        return "tree"


class Games:
    """Games by name; the most recent ones are kept. Thread-safe."""

    def __init__(self) -> None:
        self._made: Recent[Game] = Recent(limits.GAMES)
        self._lock = threading.Lock()

    def get(self, wanted: GameName) -> Game:
        key = game_key(wanted)
        game = self._made.get(key) or _made(wanted)
        with self._lock:
            game = self._made.get(key) or game  # another thread may have made it meanwhile
            self._made.keep(key, game)
        return game


def game_key(wanted: GameName) -> str:
    """The same for the same game: its name and parameters, and its rules if they may change."""
    version = wanted.version or (own.version(wanted.name) if own.is_own(wanted.name) else "")
    return repr((wanted.name, version, sorted(wanted.parameters.items())))


def _made(wanted: GameName) -> Game:
    klass, given = _class(wanted)
    defaults = known(klass)
    for name, value in wanted.parameters.items():
        if name not in defaults:
            raise BadParameter(f"{wanted.name} has no parameter {name!r}")
        given[name] = _checked(wanted.name, name, value, defaults[name])
    try:
        game = klass(**given)
        mine = own.offered_games().get(wanted.name)
        return game if mine is None else checked(game, mine)
    except ZermeloError:
        raise
    except (ArithmeticError, LookupError, MemoryError, TypeError, ValueError) as error:
        raise BadParameter(
            f"{wanted.name} can't be created with these parameters: {error}"
        ) from None


def _class(wanted: GameName) -> tuple[type[Game], dict[str, Any]]:
    """A game's class and the parameters that the command line gave it, if it is the user's own."""
    if own.is_own(wanted.name):
        return own.find(wanted.name, wanted.version)
    if wanted.name not in names():
        raise UnknownName("game", wanted.name, [*names(), *own.offered_games()])
    return (_TypedTree if wanted.name == "tree" else find(wanted.name)[0]), {}


def present(wanted: GameName) -> GameName:
    """The game by the present rules; of the user's own, by what its file says now."""
    version = own.version(wanted.name) if own.is_own(wanted.name) else ""
    return replace(wanted, version=version)


def is_same(one: GameName, other: GameName) -> bool:
    """Whether they name the same game, by whatever rules."""
    return replace(one, version="") == replace(other, version="")


def _checked(game: str, name: str, value: Scalar, default: Any) -> Any:
    """The value, if it is of the default's type and harmless."""
    if isinstance(default, bool):
        if isinstance(value, bool):
            return value
        raise BadParameter(f"{name} must be true or false, not {value!r}")
    if isinstance(default, int | float):
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise BadParameter(f"{name} must be a number, not {value!r}")
        if isinstance(default, int) and value != int(value):
            raise BadParameter(f"{name} must be a whole number, not {value!r}")
        return type(default)(value)
    if name not in TEXT_PARAMETERS.get(game, ()):
        raise BadParameter(f"{name} of {game} can't be set on the page")
    if not isinstance(value, str) or len(value) > LONGEST_TEXT:
        raise BadParameter(f"{name} must be text of at most {LONGEST_TEXT} characters")
    return value


# Players.


def offered() -> dict[str, Kind]:
    """The players that the page may name; never one that runs a program or reads a file."""
    return {**_registered(), **own.offered_players()}


def _registered() -> dict[str, Kind]:
    return {name: kind for name, kind in KINDS.items() if kind.page is not None}


def check_seat(seat: Seat, game: Game) -> dict[str, Any]:
    """The settings of the player for a seat, if it can be had for this game."""
    kind = offered().get(seat.who)
    if kind is None:
        raise UnknownName("player", seat.who, offered())
    settings = page_settings(seat.who, seat.settings, kind.page or ())
    if seat.who == "cfr":
        check_solved(game)
    if seat.who == "alphazero":
        network_path(game)
    return settings


def made_player(seat: Seat, game: Game) -> Player:
    """The player for a seat."""
    settings = check_seat(seat, game)
    if seat.who == "cfr":
        return cfr_player(game, min(settings.get("iterations", 100), 20_000))
    if seat.who == "alphazero":
        iterations = min(settings.get("iterations", 100), limits.SIMULATIONS)
        return network_player(game, iterations)
    if seat.who in ALGORITHMS:
        settings = search_settings(seat.who, seat.settings, game)
        settings.pop("trace", None)
    return offered()[seat.who].build(seat.who, **settings)


def search_settings(name: str, given: dict[str, Scalar], game: Game) -> dict[str, Any]:
    """Settings of a search from the page, within limits; memory is for the server to set.

    A small tree gets none: it is searched as it stands, without a table.
    """
    takes = find_algorithm(name).takes
    settings = page_settings(name, given, takes)
    if "memory" not in takes or (has_small_tree(game) and "depth" in takes):
        return settings
    return {**settings, "memory": limits.MEGABYTES}


def page_settings(who: str, given: dict[str, Scalar], takes: tuple[str, ...]) -> dict[str, Any]:
    """What the page has set, if it may and if it is within the limits of the page."""
    settings: dict[str, Any] = {}
    for name, value in given.items():
        setting = SETTINGS.get(name)
        if name not in takes or setting is None or setting.page is None:
            raise BadParameter(f"{who} has no setting {name!r} on the page")
        least, most = setting.page
        if setting.choices:
            setting.check(name, value)
        elif isinstance(value, bool | str) or not least <= value <= most:
            raise BadParameter(f"{name} must be from {least:g} to {most:g}, not {value!r}")
        settings[name] = setting.kind(value)
    return settings


# The catalogue.


@cache
def welcome() -> Welcome:
    """Everything there is to choose from, but for what is the user's own."""
    games = [_game_info(name, klass) for name, klass in catalogue()]
    return Welcome(
        [one for one in games if one],
        list(GAME_KINDS),
        [_player_info(name, kind) for name, kind in _registered().items()],
        {name: subject.title for name, subject in SUBJECTS.items()},
        {name: one.title for name, one in FORMATS.items()},
        list(networks()),
        network_problem(),
    )


def _player_info(name: str, kind: Kind) -> PlayerInfo:
    return PlayerInfo(name, kind.about, _setting_infos(kind.page or ()), name in TRACING)


def yours() -> Yours:
    """The user's own games and players, and what is wrong with those that can't be used."""
    games, problems = [], []
    for name, spec in own.offered_games().items():
        try:
            klass, given = own.find(name)
            checked(klass(**given), spec)
            games.append(_game_info(name, klass, given))
        except Exception as error:  # whatever the user's code does
            problems.append(Problem(name, error_text(error)))
    players = [_player_info(name, kind) for name, kind in own.offered_players().items()]
    return Yours([one for one in games if one], players, problems)


def _game_info(
    name: str, klass: type[Game], given: Mapping[str, Any] = MappingProxyType({})
) -> GameInfo | None:
    """What to say about a game; `given` are parameters that it is offered with."""
    try:
        game = klass(**given)
    except (TypeError, ZermeloError):  # it can't be made without parameters
        return None
    guide = guide_of(klass)
    return GameInfo(
        name=name,
        title=guide.title,
        about=guide.summary,
        kind=guide.kind,
        popular=guide.popular,
        players=game.players,
        zero_sum=game.zero_sum,
        chance=game.chance,
        hidden=game.hidden_information,
        parameters=[
            Parameter(one, default, CHOICES.get((name, one), []), guide.parameters.get(one, ""))
            for one, default in {**known(klass), **given}.items()
            if isinstance(default, bool | int | float) or one in TEXT_PARAMETERS.get(name, ())
        ],
    )


def _setting_infos(names: tuple[str, ...]) -> list[SettingInfo]:
    return [
        SettingInfo(name, one.help, *one.page, list(one.choices), one.kind is int)
        for name, one in SETTINGS.items()
        if name in names and one.page is not None
    ]

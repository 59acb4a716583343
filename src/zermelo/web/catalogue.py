"""What a page may name: registered games, players and algorithms.

Nothing that comes from a page is a path, a class or code. Names are looked up; parameters are
numbers and booleans, and text only where the game's guide says so: it reads nothing but the text
itself.
"""

from __future__ import annotations

import threading
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

from msgspec.structs import replace

from ..algorithms import ALGORITHMS
from ..algorithms import find as find_algorithm
from ..course.exercises import SUBJECTS
from ..course.exercises.export import FORMATS
from ..errors import BadParameter, UnknownName, ZermeloError
from ..game import Game, has_small_tree
from ..games import catalogue, checked, find, names
from ..games.tree import Tree
from ..guide import GAME_KINDS, guide_of, parameters_of
from ..play.player import Player
from ..play.players.specs import KINDS, Kind, NoSettings
from ..settings import Range, Setting, settings_of
from . import limits, user_code
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

LONGEST_TEXT = 100_000
TRACING = tuple(name for name, one in ALGORITHMS.items() if "trace" in one.takes)


class _TypedTree(Tree):
    """A tree that a user types and edits: never compiled, which would take longer."""

    compiled = False

    @property
    def name(self) -> str:
        return Tree.__name__.lower()


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
    version = wanted.version or (
        user_code.version(wanted.name) if user_code.is_own(wanted.name) else ""
    )
    return repr((wanted.name, version, sorted(wanted.parameters.items())))


def _made(wanted: GameName) -> Game:
    klass, given = _class(wanted)
    known = parameters_of(klass)
    for name, value in wanted.parameters.items():
        if name not in known:
            raise BadParameter(f"{wanted.name} has no parameter {name!r}")
        given[name] = _checked(wanted.name, known[name], value)
    try:
        game = klass(**given)
        mine = user_code.offered_games().get(wanted.name)
        return game if mine is None else checked(game, mine)
    except ZermeloError:
        raise
    except (ArithmeticError, LookupError, MemoryError, TypeError, ValueError) as error:
        raise BadParameter(
            f"{wanted.name} can't be created with these parameters: {error}"
        ) from None


def _class(wanted: GameName) -> tuple[type[Game], dict[str, Any]]:
    """A game's class and the parameters that the command line gave it, if it is the user's own."""
    if user_code.is_own(wanted.name):
        return user_code.find(wanted.name, wanted.version)
    if wanted.name not in names():
        raise UnknownName("game", wanted.name, [*names(), *user_code.offered_games()])
    klass = find(wanted.name)[0]
    return (_TypedTree if klass is Tree else klass), {}


def present(wanted: GameName) -> GameName:
    """The game by the present rules; of the user's own, by what its file says now."""
    version = user_code.version(wanted.name) if user_code.is_own(wanted.name) else ""
    return replace(wanted, version=version)


def is_same(one: GameName, other: GameName) -> bool:
    """Whether they name the same game, by whatever rules."""
    return replace(one, version="") == replace(other, version="")


def _checked(game: str, one: Setting, value: Scalar) -> Any:
    """The value, if it is of the default's type and harmless."""
    if not _is_offered(one):
        raise BadParameter(f"{one.name} of {game} can't be set on the page")
    if isinstance(value, str) and len(value) > LONGEST_TEXT:
        raise BadParameter(f"{one.name} must be text of at most {LONGEST_TEXT} characters")
    return _from_page(one, value)


def _is_offered(one: Setting) -> bool:
    """Whether the page may set it: text that is none of some choices could be a file's name."""
    return one.kind in (bool, int, float) or bool(one.choices) or one.page is True


# Players.


def offered() -> dict[str, Kind]:
    """The players that the page may name; never one that runs a program or reads a file."""
    return {**_registered(), **user_code.offered_players()}


def _registered() -> dict[str, Kind]:
    return {name: kind for name, kind in KINDS.items() if kind.page is not None}


def check_seat(seat: Seat, game: Game) -> dict[str, Any]:
    """The settings of the player for a seat, if it can be had for this game."""
    kind = offered().get(seat.who)
    if kind is None:
        raise UnknownName("player", seat.who, offered())
    settings = page_settings(seat.who, seat.settings, kind.page or NoSettings)
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
    options = find_algorithm(name).options
    settings, takes = page_settings(name, given, options), settings_of(options)
    if "memory" not in takes or (has_small_tree(game) and "depth" in takes):
        return settings
    return {**settings, "memory": limits.MEGABYTES}


def page_settings(who: str, given: dict[str, Scalar], options: type) -> dict[str, Any]:
    """What the page has set, if it may and if it is within the limits of the page."""
    known = {name: one.on_page for name, one in settings_of(options).items() if one.page}
    for name in given:
        if name not in known:
            raise BadParameter(f"{who} has no setting {name!r} on the page")
    return {name: _from_page(known[name], value) for name, value in given.items()}


def _from_page(one: Setting, value: Scalar) -> Any:
    """A value out of JSON, where whole numbers and others are the same."""
    if one.kind in (int, float) and not isinstance(value, str):
        return one.read(value)
    one.check(value)
    return value


# The catalogue.


@cache
def welcome() -> Welcome:
    """Everything there is to choose from, but for what is the user's own."""
    games = [game_info(name, klass) for name, klass in catalogue()]
    return Welcome(
        [one for one in games if one],
        list(GAME_KINDS),
        [player_info(name, kind) for name, kind in _registered().items()],
        {name: subject.title for name, subject in SUBJECTS.items()},
        {name: one.title for name, one in FORMATS.items()},
        list(networks()),
        network_problem(),
    )


def player_info(name: str, kind: Kind) -> PlayerInfo:
    return PlayerInfo(name, kind.about, _setting_infos(kind.page or NoSettings), name in TRACING)


def yours() -> Yours:
    """The user's own games and players, and what is wrong with those that can't be used."""
    games, problems = [], []
    for name, spec in user_code.offered_games().items():
        try:
            klass, given = user_code.find(name)
            checked(klass(**given), spec)
            games.append(game_info(name, klass, given))
        except Exception as error:  # whatever the user's code does
            problems.append(Problem(name, error_text(error)))
    players = [player_info(name, kind) for name, kind in user_code.offered_players().items()]
    return Yours([one for one in games if one], players, problems)


def game_info(
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
            Parameter(one, given.get(one, said.default), _words(said), said.help)
            for one, said in parameters_of(klass).items()
            if _is_offered(said)
        ],
    )


def _words(one: Setting) -> list[str]:
    """The texts to choose from; numbers are typed."""
    return list(one.choices) if one.kind is str else []


def _setting_infos(options: type) -> list[SettingInfo]:
    return [
        SettingInfo(name, one.help, *_ends(one.page), _words(one), one.kind is int)
        for name, one in settings_of(options).items()
        if one.page
    ]


def _ends(page: Range | bool) -> tuple[float, float]:
    return (page.low, page.high) if isinstance(page, Range) else (0.0, 0.0)

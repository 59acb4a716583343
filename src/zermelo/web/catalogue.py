"""What a page may name: games of the registry, players and algorithms of the tables.

Nothing that comes from a page is a path, a class or code. Names are looked up; parameters are
numbers and truth values, and text only where it is listed here that the game reads nothing but
the text itself.
"""

from __future__ import annotations

import inspect
import threading
from collections import OrderedDict
from functools import cache
from typing import Any

from .. import __version__
from ..errors import BadParameter, UnknownName, ZermeloError
from ..game import Game
from ..games import catalogue, find, names
from ..games._parameters import known
from ..games.tree import Tree
from ..play.algorithms import ALGORITHMS, SETTINGS
from ..play.players.player import Player
from ..play.players.specs import make
from . import limits
from .lessons.exercises import SUBJECTS
from .messages.responses import GameInfo, Parameter, PlayerInfo, SettingInfo, Welcome
from .messages.schema import GameName, Scalar, Seat
from .resources import network_player, networks, unlearnt
from .session.views import title

__all__ = ["Games", "game_key", "made_player", "search_settings", "welcome"]

TEXT_PARAMETERS = {
    "battleship": ("ships",),
    "bucket": ("opponent",),
    "chess": ("draws", "evaluation", "notation"),
    "dots_and_boxes": ("score",),
    "ghost_chase": ("layout", "ghost"),
    "goofspiel": ("prizes",),
    "kalah": ("score",),
    "kriegspiel": ("fen",),
    "limit_holdem": ("table",),
    "nim": ("piles",),
    "othello": ("score",),
    "tree": ("spec",),
}
"""Text that a game reads as it stands. Any other text could be the name of a file."""

CHOICES = {
    ("bucket", "opponent"): ["adversary", "random"],
    ("chess", "evaluation"): ["fitted", "tapered", "simple", "lecture"],
    ("dots_and_boxes", "score"): ["win", "boxes"],
    ("ghost_chase", "ghost"): ["adversary", "random"],
    ("kalah", "score"): ["win", "seeds"],
    ("othello", "score"): ["win", "discs"],
}
"""For the page to offer; the game itself checks."""

LONGEST_TEXT = 100_000
SIMPLE = {
    "human": ("you, at this screen", ()),
    "random": ("any legal move", ()),
    "auto": ("what fits the game", ("seconds",)),
    "ismcts": ("searches what may be hidden, in one tree", ("seconds", "iterations")),
    "pimc": ("averages over what may be hidden", ("seconds",)),
    "cfr": ("the average strategy after so many iterations of CFR", ("iterations",)),
    "alphazero": ("a trained network guides the search", ("iterations",)),
}
"""Players that are no search of the table, with the settings that a page may give."""

TRACING = tuple(name for name, one in ALGORITHMS.items() if "trace" in one.takes)


class _TypedTree(Tree):
    """A tree that somebody types and changes: never compiled, which would take longer."""

    compiled = False

    @property
    def name(self) -> str:
        return "tree"


class Games:
    """Games by name; so many of those that were made are kept. Any thread may ask."""

    def __init__(self) -> None:
        self._made: OrderedDict[str, Game] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, wanted: GameName) -> Game:
        key = game_key(wanted)
        with self._lock:
            game = self._made.get(key)
        if game is None:
            game = _made(wanted)
        with self._lock:
            game = self._made.setdefault(key, game)
            self._made.move_to_end(key)
            while len(self._made) > limits.GAMES:
                self._made.popitem(last=False)
        return game


def game_key(wanted: GameName) -> str:
    """The same for the same game: its name and parameters."""
    return repr((wanted.name, sorted(wanted.parameters.items())))


def _made(wanted: GameName) -> Game:
    if wanted.name not in names():
        raise UnknownName("game", wanted.name, names())
    klass = _TypedTree if wanted.name == "tree" else find(wanted.name)[0]
    defaults = known(klass)
    given: dict[str, Any] = {}
    for name, value in wanted.parameters.items():
        if name not in defaults:
            raise BadParameter(f"{wanted.name} has no parameter {name!r}")
        given[name] = _checked(wanted.name, name, value, defaults[name])
    try:
        return klass(**given)
    except ZermeloError:
        raise
    except (ArithmeticError, LookupError, MemoryError, TypeError, ValueError) as error:
        raise BadParameter(f"{wanted.name} can't be made with these parameters: {error}") from None


def _checked(game: str, name: str, value: Scalar, default: Any) -> Any:
    """The value, if it is of the kind of the default, and harmless."""
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


def made_player(seat: Seat, game: Game) -> Player:
    """The player for a seat; never one that runs a program or reads a file."""
    if seat.who in SIMPLE:
        settings = _numbers(seat.who, seat.settings, SIMPLE[seat.who][1])
        if seat.who == "cfr":
            from .lessons.experiments import cfr_player

            return cfr_player(game, min(int(settings.get("iterations", 100)), 20_000))
        if seat.who == "alphazero":
            iterations = int(settings.get("iterations", 100))
            return network_player(game, min(iterations, limits.SIMULATIONS))
        names = {"seconds": "time"}
        text = ",".join(f"{names.get(name, name)}={value}" for name, value in settings.items())
        return make(f"{seat.who}:{text}" if text else seat.who)
    from ..play.players.search import SearchPlayer

    settings = search_settings(seat.who, seat.settings)
    settings.pop("trace", None)
    return SearchPlayer(seat.who, ALGORITHMS[seat.who], settings)


def search_settings(name: str, given: dict[str, Scalar]) -> dict[str, Any]:
    """Settings of a search from the page, within limits; memory is the server's to say."""
    if name not in ALGORITHMS:
        raise UnknownName("player", name, [*SIMPLE, *ALGORITHMS])
    takes = ALGORITHMS[name].takes
    words = {one: given[one] for one in limits.ALGORITHM_SETTINGS if one in given}
    for one, value in words.items():
        if one not in takes or value not in SETTINGS[one].choices:
            raise BadParameter(f"{name} has no {one} {value!r}")
    numbers = {one: value for one, value in given.items() if one not in words}
    settings: dict[str, Any] = {**_numbers(name, numbers, takes), **words}
    if "table" in takes:
        settings["table"] = limits.MEGABYTES
    return settings


def _numbers(who: str, given: dict[str, Scalar], takes: tuple[str, ...]) -> dict[str, Any]:
    settings: dict[str, Any] = {}
    for name, value in given.items():
        if name not in takes or name not in limits.SETTINGS:
            raise BadParameter(f"{who} has no setting {name!r} on the page")
        least, most = limits.SETTINGS[name]
        if isinstance(value, bool | str) or not least <= value <= most:
            raise BadParameter(f"{name} must be from {least:g} to {most:g}, not {value!r}")
        settings[name] = SETTINGS[name].kind(value)
    return settings


# The catalogue.


@cache
def welcome() -> Welcome:
    """All that there is to choose from."""
    games = [_game_info(name, klass) for name, klass in catalogue()]
    simple = [
        PlayerInfo(name, about, _setting_infos(takes), False)
        for name, (about, takes) in SIMPLE.items()
    ]
    searches = [
        PlayerInfo(one.name, one.about, _setting_infos(one.takes), one.name in TRACING)
        for one in ALGORITHMS.values()
    ]
    return Welcome(
        __version__,
        [one for one in games if one],
        [*simple, *searches],
        limits.TRACE_NODES,
        [],
        {name: subject.title for name, subject in SUBJECTS.items()},
        list(networks()),
        unlearnt(),
    )


def _game_info(name: str, klass: type[Game]) -> GameInfo | None:
    try:
        game = klass()
    except (TypeError, ZermeloError):  # it can't be made without parameters
        return None
    text = inspect.getdoc(inspect.getmodule(klass)) or klass.__doc__ or ""
    return GameInfo(
        name=name,
        title=title(game),
        about=next(iter(text.splitlines()), ""),
        players=game.players,
        zero_sum=game.zero_sum,
        chance=game.chance,
        hidden=game.hidden_information,
        parameters=[
            Parameter(one, default, CHOICES.get((name, one), []))
            for one, default in known(klass).items()
            if isinstance(default, bool | int | float) or one in TEXT_PARAMETERS.get(name, ())
        ],
    )


def _setting_infos(takes: tuple[str, ...]) -> list[SettingInfo]:
    infos = []
    for name in takes:
        about, choices = SETTINGS[name].about, list(SETTINGS[name].choices)
        if name in limits.SETTINGS:
            least, most = limits.SETTINGS[name]
            infos.append(SettingInfo(name, about, least, most, [], SETTINGS[name].kind is int))
        elif name in limits.ALGORITHM_SETTINGS:
            infos.append(SettingInfo(name, about, 0, 0, choices, False))
    return infos

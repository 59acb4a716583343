"""A user's own games and players on the page: those that the command line named, and no others.

The page knows each by a short name; which file that is, only the server and its workers know. A
game's file is read again when it has changed. Each text of it becomes a module of its own, so that
a game in progress goes on by the rules it began with. The server keeps the texts it has used in a
folder that only this user can open, for workers that start later.
"""

from __future__ import annotations

import atexit
import contextlib
import hashlib
import importlib
import itertools
import json
import re
import shutil
import sys
import tempfile
import traceback
from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Any

from ..errors import BadParameter
from ..files import write_whole
from ..game import Game
from ..games import BrokenGame, InFile, in_file, names
from ..games._files import chosen_game, importing
from ..games._parameters import complete, parse
from ..play.players import specs
from ..play.players.specs import Kind, NoSettings

PREFIX = "zermelo_own_"
LINES = 12  # of a traceback
LONGEST_LINE = 300


@dataclass(frozen=True)
class Own:
    """Specs by the names that the page uses, and the folder for the texts of files."""

    games: dict[str, str] = field(default_factory=dict)
    players: dict[str, str] = field(default_factory=dict)
    folder: str = ""


_own = Own()


def offer(games: Sequence[str] = (), players: Sequence[str] = ()) -> Own:
    """Offer these on the page of this process, and no earlier ones."""
    global _own
    own = Own(
        _named(map(_game, games), names()),
        _named(map(_player, players), specs.kinds()),
        _private_folder() if games else "",
    )
    _own = own
    _Texts.install()
    return own


def handed_over() -> str:
    """The text that tells a worker what is offered."""
    return json.dumps([_own.games, _own.players, _own.folder])


def take_over(text: str) -> None:
    """Offer, in a worker, what the server offers."""
    global _own
    _own = Own(*json.loads(text))
    _Texts.install()


# Names.


def _named(wanted: Iterable[tuple[str, str]], taken: Container[str]) -> dict[str, str]:
    """Specs by their words in small letters, with a number where that is taken."""
    found: dict[str, str] = {}
    for word, spec in dict.fromkeys(wanted):
        small = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", word).lower()
        base = re.sub(r"[^a-z0-9_]+|^[^a-z]+", "", small)[:50] or "mine"
        free = (base if number == 1 else f"{base}_{number}" for number in itertools.count(1))
        found[next(one for one in free if one not in taken and one not in found)] = spec
    return found


def _game(spec: str) -> tuple[str, str]:
    """What to call a game, and its spec with the whole path of its file."""
    place = in_file(spec)
    if place is None:
        raise BadParameter(f"a game of your own is named by its file, as mine.py:Mine, not {spec}")
    if not place.path.is_file():
        raise BadParameter(f"there is no file {place.path}")
    return place.game or place.path.stem, _joined(*place)


def _player(spec: str) -> tuple[str, str]:
    place = specs.in_file(spec)
    if place is None:
        raise BadParameter(f"a player of your own is named by its file, as mine.py:Bot, not {spec}")
    specs.make(spec).close()  # says if there is no such file
    return place[1] or place[0].stem, _joined(*place)


def _joined(path: Path, klass: str | None, rest: str) -> str:
    return f"{path}:{klass or ''}:{rest}".rstrip(":")


def is_offered() -> bool:
    """Whether there is anything."""
    return bool(_own.games or _own.players)


def is_own(name: str) -> bool:
    """Whether the page means a game of the user's by this name."""
    return name in _own.games


def offered_games() -> dict[str, str]:
    """Specs of the user's games, by name."""
    return dict(_own.games)


def short_spec(name: str) -> str:
    """A game's spec without the folder of its file, for files that others may get."""
    place = _place(name)
    return f"{place.path.name}:{place.game or ''}".rstrip(":")


def name_of(spec: str) -> str | None:
    """The name of the user's game that a data file means by this spec, wherever that file comes
    from; None if it means none of them. Nothing is imported to find out."""
    place = in_file(spec)
    if place is None:
        return None
    for name in _own.games:
        mine = _place(name)
        if mine.path.name == place.path.name and place.game in (None, mine.game):
            return name
    return None


# Players.


def offered_players() -> dict[str, Kind]:
    """The user's players by name; each runs in a process of its own."""
    return {name: _kind(name, spec) for name, spec in _own.players.items()}


def _kind(name: str, spec: str) -> Kind:
    place = specs.in_file(spec)
    assert place is not None
    return Kind(name, f"yours, from {place[0].name}", lambda _: specs.make(spec), page=NoSettings)


# Games.


def version(name: str) -> str:
    """The number of the present text of a game's file."""
    path = _place(name).path
    return _digest(path, _read(path))


def changed_since(name: str, began: str) -> str:
    """A sentence if a game's file has another text than a game in progress began with."""
    file = _place(name).path
    try:
        if version(name) == began:
            return ""
    except BrokenGame as error:
        return f"{error}; this game continues by the rules it began with"
    return f"{file.name} has changed; this game continues by the rules it began with"


def find(name: str, wanted: str = "") -> tuple[type[Game], dict[str, Any]]:
    """The class of a game, from the present text of its file or an earlier one, and the
    parameters that the command line gave it."""
    place = _place(name)
    module = _module(place.path, wanted or version(name))
    klass = chosen_game(module, place.path, place.game)
    return klass, complete(klass, parse(klass, place.parameters), {})


def _place(name: str) -> InFile:
    place = in_file(_own.games[name])
    assert place is not None
    return place


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise BrokenGame(f"{path} can't be read: {error.strerror}") from None


def _digest(path: Path, source: bytes) -> str:
    return hashlib.sha256(str(path).encode() + b"\0" + source).hexdigest()[:16]


def _module(path: Path, wanted: str) -> ModuleType:
    """The module of one text of a file."""
    module = importlib.import_module(PREFIX + wanted)
    if module.__file__ != str(path):  # the number of another file's text
        raise BrokenGame(f"{path.name} has no such text")
    return module


class _Texts(MetaPathFinder, Loader):
    """Imports the texts of the user's files by their numbers: unpickling needs that, too."""

    @staticmethod
    def install() -> None:
        if not any(isinstance(one, _Texts) for one in sys.meta_path):
            sys.meta_path.append(_Texts())

    def find_spec(self, fullname: str, path: Any, target: Any = None) -> ModuleSpec | None:
        if not fullname.startswith(PREFIX):
            return None
        wanted = fullname.removeprefix(PREFIX)
        for name in _own.games:
            file = _place(name).path
            if (source := _text(file, wanted)) is not None:
                return ModuleSpec(fullname, self, origin=wanted, loader_state=(file, source))
        raise BrokenGame("the file of this game has changed; start a new game")

    def create_module(self, spec: ModuleSpec) -> None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        assert module.__spec__ is not None
        file, source = module.__spec__.loader_state
        module.__file__ = str(file)
        with importing(file):
            exec(compile(source, str(file), "exec", dont_inherit=True), vars(module))
        _keep(str(module.__spec__.origin), source)


def _text(path: Path, wanted: str) -> bytes | None:
    """The text with this number: what the file holds now, or what was kept."""
    kept = Path(_own.folder) / wanted
    for file in (path, kept):
        with contextlib.suppress(OSError):
            source = file.read_bytes()
            if _digest(path, source) == wanted:
                return source
    return None


def _keep(wanted: str, source: bytes) -> None:
    kept = Path(_own.folder) / wanted
    with contextlib.suppress(OSError):  # a full disk: workers that start later lack this text
        if _own.folder and not kept.exists():
            write_whole(kept, source)


def _private_folder() -> str:
    folder = tempfile.mkdtemp(prefix="zermelo-page-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


# Errors.


def error_lines(error: BaseException) -> str:
    """Where in the user's files an error arose: the end of its traceback; empty if in none."""
    files = {str(_place(name).path) for name in _own.games}
    if not files:
        return ""
    for one in _causes(error):
        frames = traceback.extract_tb(one.__traceback__)
        inside = [frame for frame in frames if frame.filename in files]
        broken = isinstance(one, SyntaxError) and one.filename in files
        if inside or broken:
            lines = traceback.format_list(inside) + traceback.format_exception_only(one)
            ends = "".join(lines).splitlines()[-LINES:]
            return "\n".join(line[:LONGEST_LINE] for line in ends)
    return ""


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    """The error and what led to it, that first."""
    chain: list[BaseException] = []
    while error is not None and error not in chain:
        chain.append(error)
        error = error.__cause__ or error.__context__
    return reversed(chain)

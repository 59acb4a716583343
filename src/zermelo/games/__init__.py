"""The games, one file each; what registers them is that the file is there.

A game is named by its module: `load("connect_four:rows=5,columns=6")`. A game of your own is
named by its file: `load("path/to/file.py:MyGame")`. Packages add theirs through the entry
point group `zermelo.games`.
"""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import re
import warnings
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from ..errors import BadParameter, UnknownName
from ..game import Game
from ._files import BrokenGame, only_game, read_file
from ._parameters import complete, parse, text_of

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

__all__ = ["BrokenGame", "catalogue", "find", "load", "names", "spec_of"]

GROUP = "zermelo.games"
_NAMED = re.compile(r"(?P<name>[^:./\\]*)(:(?![/\\])(?P<parameters>.*))?", re.DOTALL)
_IN_FILE = re.compile(r"(?P<file>.*?\.py)(:(?P<game>\w*))?(:(?P<parameters>.*))?", re.DOTALL)


def names() -> list[str]:
    """The names of all games, none of them imported."""
    return sorted({*_modules(), *_entry_points()})


def catalogue() -> Iterator[tuple[str, type[Game]]]:
    """Each game's name and class; one that another package broke is left out with a warning."""
    for name in names():
        try:
            yield name, _class(name)
        except BrokenGame as error:
            if name in _modules():
                raise
            warnings.warn(str(error), RuntimeWarning, stacklevel=2)


def find(spec: str) -> tuple[type[Game], dict[str, Any]]:
    """The class that a spec names and the parameters it gives."""
    if match := _NAMED.fullmatch(spec):
        klass = _class(match["name"].strip())
    elif match := _IN_FILE.fullmatch(spec):
        klass = read_file(Path(match["file"]).expanduser(), match["game"] or None)
    else:
        raise UnknownName("game", spec, names())
    return klass, parse(klass, match["parameters"] or "")


def load(spec: str, **parameters: Any) -> Game:
    """The game that a spec names: `nim`, `nim:piles=1-2-3,misere=true`, `file.py:Class:rows=5`.

    >>> load("connect_four:rows=5", columns=6)
    ConnectFour(rows=5, columns=6, connect=4)
    """
    klass, written = find(spec)
    return klass(**complete(klass, written, parameters))


def spec_of(game: Game) -> str:
    """The spec that `load` makes this game from; parameters at their default are left out.

    >>> spec_of(load("connect_four", rows=5, columns=7))
    'connect_four:rows=5'
    """
    name = _name_of(type(game))
    parameters = text_of(game)
    return f"{name}:{parameters}" if parameters else name


def _name_of(klass: type[Game]) -> str:
    package, _, module = klass.__module__.rpartition(".")
    if package == __name__:
        return module
    for name, entry in _entry_points().items():
        if entry.value.replace(":", ".") in (
            klass.__module__,
            f"{klass.__module__}.{klass.__qualname__}",
        ):
            return name
    try:
        file = inspect.getfile(klass)
    except (OSError, TypeError):
        file = ""
    if not file.endswith(".py") or klass.__qualname__ != klass.__name__:
        raise BadParameter(f"{klass.__qualname__} is in no file that it could be loaded from")
    return f"{file}:{klass.__name__}"


def _modules() -> list[str]:
    found = (module.name for module in pkgutil.iter_modules(__path__))
    return [name for name in found if not name.startswith("_")]


def _entry_points() -> dict[str, EntryPoint]:
    from importlib.metadata import entry_points  # slow to import, and seldom needed

    return {entry.name: entry for entry in entry_points(group=GROUP)}


def _class(name: str) -> type[Game]:
    if name in _modules():
        return only_game(importlib.import_module(f"{__name__}.{name}"))
    entry = _entry_points().get(name)
    if entry is None:
        raise UnknownName("game", name, names())
    try:
        found = entry.load()
    except Exception as error:
        raise BrokenGame(f"the game {name} of {entry.value} can't be imported: {error}") from error
    if isinstance(found, ModuleType):
        return only_game(found)
    if not (isinstance(found, type) and issubclass(found, Game)):
        raise BrokenGame(f"{entry.value}, registered as the game {name}, is no zermelo.Game")
    return found

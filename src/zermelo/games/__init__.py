"""The games, one file each; what registers them is that the file is there.

A game is named by its module: `load("connect_four:rows=5,columns=6")`. A game of your own is
named by its file: `load("path/to/file.py:MyGame")`. Packages add theirs through the entry
point group `zermelo.games`.

A name that comes out of a data file goes to `load_named`, which never imports a file.
"""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import re
import sys
import warnings
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple

from ..display import shown
from ..errors import BadParameter, UnknownName, UntrustedCode, ZermeloError, short
from ..game import Game, same_parameters
from ..guide import parameters_of
from ._files import BrokenGame, only_game, read_file
from ._parameters import complete, parse, text_of

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

__all__ = [
    "BrokenGame",
    "InFile",
    "catalogue",
    "checked",
    "find",
    "in_file",
    "load",
    "load_named",
    "names",
    "names_game",
    "spec_of",
    "spec_text",
]


def __dir__() -> list[str]:
    return __all__


GROUP = "zermelo.games"
_NAMED = re.compile(r"(?P<name>[^:./\\]*)(:(?![/\\])(?P<parameters>.*))?", re.DOTALL)
_IN_FILE = re.compile(r"(?P<file>.*?\.py)(:(?P<game>\w*))?(:(?P<parameters>.*))?", re.DOTALL)


@shown
class InFile(NamedTuple):
    """The place of a user's own game, as a spec names it."""

    path: Path
    game: str | None
    """Its class; None where it is the only one."""
    parameters: str


def names() -> list[str]:
    """The names of all games, none of them imported.

    >>> [name for name in names() if name.startswith("c")]
    ['cant_stop', 'checkers', 'chess', 'chomp', 'connect_four']
    """
    return sorted({*_modules(), *_entry_points()})


def catalogue() -> Iterator[tuple[str, type[Game]]]:
    """Each game's name and class; one that another package broke is left out with a warning.

    >>> {name: game.players for name, game in catalogue() if "poker" in name}
    {'kuhn_poker': 2, 'leduc_poker': 2}
    """
    for name in names():
        try:
            yield name, _class(name)
        except BrokenGame as error:
            if name in _modules():
                raise
            warnings.warn(str(error), RuntimeWarning, stacklevel=2)


def find(spec: str) -> tuple[type[Game], dict[str, Any]]:
    """The class that a spec names and the parameters it gives.

    >>> find("connect_four:rows=5")
    (<class 'zermelo.games.connect_four.ConnectFour'>, {'rows': 5})
    """
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
    ConnectFour(rows=5, columns=6, connect=4, score=False, evaluation='weighted')
    """
    klass, written = find(spec)
    return klass(**complete(klass, written, parameters))


def in_file(spec: str) -> InFile | None:
    """The place of a user's own game, if a spec names one; no file is read.

    >>> in_file("rules.py:Mine:size=3").game
    'Mine'
    >>> in_file("tic_tac_toe") is None
    True
    """
    match = None if _NAMED.fullmatch(spec) else _IN_FILE.fullmatch(spec)
    if match is None:
        return None
    path = Path(match["file"]).expanduser().absolute()
    return InFile(path, match["game"] or None, match["parameters"] or "")


def checked(game: Game, spec: str) -> Game:
    """The game, if a brief look at its rules finds nothing that would stop every algorithm.

    >>> checked(load("nim"), "nim").name
    'nim'
    """
    from ..conformance import first_look  # slow to import

    if violation := first_look(game):
        after = f", after {' '.join(violation.path)}" if violation.path else ""
        raise BrokenGame(
            f"{spec} breaks a rule: {violation.sentence}{after}; `zermelo check {spec}` says more"
        ) from violation.cause
    return game


def load_named(
    spec: str,
    parameters: Mapping[str, Any] | None = None,
    *,
    given: Game | None = None,
    where: object = "the file",
    remedy: str = "--game {}",
) -> Game:
    """The game that a data file names: a registered one, never one that would have to be imported
    from a path. A game of one's own is `given` by the caller, and must be the one that the file
    names.

    `where` is the file, and `remedy` how a game is given to it, for errors.

    >>> load_named("connect_four:rows=5")
    ConnectFour(rows=5, columns=7, connect=4, score=False, evaluation='weighted')
    """
    if given is not None:
        return _agreed(spec, parameters, given, where)
    match = _NAMED.fullmatch(spec)
    if match is None:
        raise UntrustedCode(
            f"{where} names the game {short(spec)}, which is code, and data never runs code here; "
            f"if you trust it, name it on the command line: {remedy.format(short(spec))}"
        )
    name = match["name"].strip()
    if not _is_ours(name) and name not in _entry_points():
        raise UntrustedCode(
            f"{where} names the game {short(spec)}, which is not installed; if it is your own, "
            f"name it on the command line: {remedy.format('FILE.py:Class')}"
        )
    klass = _class(name)
    try:
        chosen = complete(klass, parse(klass, match["parameters"] or ""), parameters or {})
        if not any(chosen.get(one) for one in _files(klass)):
            return _made(klass, chosen)
    except ZermeloError as error:
        raise BadParameter(f"{where} names a game that can't be: {short(error, 300)}") from None
    files = ", ".join(short(chosen[one]) for one in _files(klass) if chosen.get(one))
    raise UntrustedCode(
        f"{where} makes {name} read the file {files}; if you trust it, name it on the command "
        f"line: {remedy.format(short(spec))}"
    )


def _agreed(spec: str, parameters: Mapping[str, Any] | None, given: Game, where: object) -> Game:
    if parameters is None:
        if not names_game(spec, given):
            raise BadParameter(f"{where} is about the game {short(spec)}, not {spec_text(given)}")
    elif not _is_called(given, spec, parameters):
        wanted = f"{short(spec)} with {short(parameters)}"
        raise BadParameter(f"{where} is about the game {wanted}, not {given!r}")
    return given


def names_game(spec: str, game: Game) -> bool:
    """Whether a spec out of a data file names this very game; nothing is imported to find out.

    A game of one's own is the same wherever its file is.

    >>> names_game("nim:piles=1-2", load("nim:piles=1-2"))
    True
    >>> names_game("nim:piles=1-2", load("nim"))
    False
    """
    try:
        if match := _NAMED.fullmatch(spec):
            if spec == spec_text(game):
                return True
            name = match["name"].strip()
            return (
                name in names()
                and type(game) is _class(name)
                and _same(type(game), match["parameters"] or "", game)
            )
        if (match := _IN_FILE.fullmatch(spec)) is None:
            return False
        own = _IN_FILE.fullmatch(_name_of(type(game)))
        if own is None or _base(own["file"]) != _base(match["file"]):
            return False
        if match["game"] not in (None, "", type(game).__name__):
            return False
        return _same(type(game), match["parameters"] or "", game)
    except ZermeloError:
        return False


def _same(klass: type[Game], text: str, game: Game) -> bool:
    parameters = complete(klass, parse(klass, text), {})
    paths = _files(klass)  # need not be read again: they are those of the game, or others
    if any(parameters.get(name, "") != game.parameters.get(name) for name in paths):
        return False
    rest = {name: value for name, value in parameters.items() if name not in paths}
    own = {name: game.parameters[name] for name in paths}
    return _made(klass, {**rest, **own}) == game


def _files(klass: type[Game]) -> list[str]:
    """The parameters that name files."""
    return [name for name, setting in parameters_of(klass).items() if setting.opens]


def _is_called(game: Game, name: str, parameters: Mapping[str, Any]) -> bool:
    """Whether a header with a game's name and parameters is about this game."""
    return name == game.name and same_parameters(game, parameters)


def _base(file: str) -> str:
    return file.replace("\\", "/").rpartition("/")[2]


def _made(klass: type[Game], parameters: dict[str, Any]) -> Game:
    """The game with parameters that a file chose, whatever they are."""
    try:
        return klass(**parameters)
    except ZermeloError:
        raise
    except Exception as error:  # the constructor may be a user's, and the parameters are a file's
        said = f"{short(parameters)}: {short(error)}"
        raise BadParameter(f"{klass.__name__} can't be made with the parameters {said}") from None


def spec_text(game: Game, unnamed: str | None = None) -> str:
    """The spec of a game; where it is in no file, `unnamed` or else its name.

    >>> spec_text(load("connect_four", rows=5))
    'connect_four:rows=5'
    """
    try:
        return spec_of(game)
    except BadParameter:
        return game.name if unnamed is None else unnamed


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


def _is_ours(name: str) -> bool:
    """Whether a name is one of our games; modules that are imported already need no look at the
    folder, which takes milliseconds."""
    known = name.isidentifier() and not name.startswith("_") and f"{__name__}.{name}" in sys.modules
    return known or name in _modules()


def _entry_points() -> dict[str, EntryPoint]:
    from importlib.metadata import entry_points  # slow to import, and seldom needed

    return {entry.name: entry for entry in entry_points(group=GROUP)}


def _class(name: str) -> type[Game]:
    if _is_ours(ours := name.replace("-", "_")):  # `tic-tac-toe` will do
        return only_game(importlib.import_module(f"{__name__}.{ours}"))
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
        raise BrokenGame(f"{entry.value}, registered as the game {name}, is not a zermelo.Game")
    return found

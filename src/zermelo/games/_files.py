"""Games in files: exactly one to a file, and a clear word where there is none."""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

from ..errors import UnknownName, ZermeloError
from ..game import Game


class BrokenGame(ZermeloError, ImportError):
    """A file with a game that can't be used; the message says where and why."""


_read: dict[Path, tuple[tuple[int, int], ModuleType]] = {}


def games_in(module: ModuleType) -> dict[str, type[Game]]:
    """The public games that a module defines itself."""
    return {
        name: thing
        for name, thing in vars(module).items()
        if isinstance(thing, type)
        and issubclass(thing, Game)
        and thing.__module__ == module.__name__
        and not name.startswith("_")
    }


def only_game(module: ModuleType) -> type[Game]:
    games = list(games_in(module).values())
    if len(games) != 1:
        found = ", ".join(game.__name__ for game in games) or "none"
        raise BrokenGame(f"{module.__file__} must define one game, not {len(games)}: {found}")
    return games[0]


def read_file(path: Path, name: str | None) -> type[Game]:
    """The game of that name in a Python file; the only one where no name is given."""
    return chosen_game(_module(path), path, name)


def chosen_game(module: ModuleType, path: Path, name: str | None) -> type[Game]:
    """The game of that name in a module that was read from a file."""
    games = games_in(module)
    if name is None:
        if len(games) > 1:
            raise BrokenGame(f"{path} has {len(games)} games; say which: {path}:{min(games)}")
        return only_game(module)
    if name not in games:
        raise UnknownName(f"game in {path}", name, games)
    return games[name]


def _module(path: Path) -> ModuleType:
    """The file as a module; the same one again as long as the file stays the same."""
    path = path.absolute()
    if not path.is_file():
        beside = sorted(str(other) for other in path.parent.glob("*.py"))
        raise UnknownName("file", str(path), beside)
    stamp = (path.stat().st_mtime_ns, path.stat().st_size)
    if path not in _read or _read[path][0] != stamp:
        _read[path] = (stamp, _imported(path))
    return _read[path][1]


def _imported(path: Path) -> ModuleType:
    digest = hashlib.sha256(str(path).encode()).hexdigest()[:8]
    name = f"zermelo_file_{digest}_{path.stem}"
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise BrokenGame(f"{path} is not a Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        with importing(path):
            spec.loader.exec_module(module)
    except BrokenGame:
        sys.modules.pop(name, None)  # the file may have read itself meanwhile
        raise
    return module


@contextlib.contextmanager
def importing(path: Path) -> Iterator[None]:
    """Inside, a file is run: what lies beside it can be imported, and errors name its line."""
    sys.path.insert(0, str(path.parent))
    try:
        yield
    except (Exception, SystemExit) as error:
        raise BrokenGame(_described(path, error)) from error
    finally:
        with contextlib.suppress(ValueError):
            sys.path.remove(str(path.parent))


def _described(path: Path, error: BaseException) -> str:
    """File, line and reason of an import that failed."""
    reason = f"{type(error).__name__}: {error}"
    if isinstance(error, SyntaxError):
        line = f", line {error.lineno}" if error.lineno else ""
        return f"{error.filename or path}{line}: {type(error).__name__}: {error.msg}"
    import traceback  # slow to import

    frames = traceback.extract_tb(error.__traceback__)
    lines = [frame.lineno for frame in frames if frame.filename == str(path)]
    return f"{path}, line {lines[-1]}: {reason}" if lines else f"{path}: {reason}"

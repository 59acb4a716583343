"""Compiled code on disk: found by what it read.

A file's name says which kernel it is, for which types of arguments and on which platform. The
file begins with a manifest of all that the code read, values included (see `manifest`). There may
be several files to a name, one for each version of the rules; the one whose values are those of
now is loaded, and if there is none the kernel is compiled. So nothing goes stale, and what was not
read does not count. Of processes that need the same code at the same time one compiles it (see
`turns`). Files carry checksums: a damaged one is compiled again.

The folder is the user's own, like the cache of any compiler: $ZERMELO_CACHE, or zermelo/ in the
user's cache directory. See `store` for what is done to keep it so. In it each game has a folder of
its own, which is what a player in a sandbox gets to see of it.
"""

from __future__ import annotations

import contextlib
import hashlib
import pickle
import platform
import re
import struct
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from ... import clock
from ..._version import __version__
from ...log import Log
from ..compile_events import NotCompiled, is_loading_only
from .content import NotStable, describe
from .store import SUFFIX, Folder, cache_folder, opened
from .turns import take_turn

_log = Log(__name__)
_CHECKSUM = 32  # bytes
_SECONDS = struct.Struct("<d")
_VERSIONS = 64  # files of one kernel, for as many versions of the rules


class CodeFile(NamedTuple):
    """A file of compiled code."""

    kernel: str
    size: int
    seconds: float
    """That compiling took; 0 if the file does not say."""


def entries() -> Iterator[CodeFile]:
    """All files."""
    with opened() as folder:
        if folder is None:
            return
        for part in _parts(folder):
            for name in part.names():
                with contextlib.suppress(OSError):
                    size = part.status(name).st_size
                    yield CodeFile(name.partition("-")[0], size, _compile_seconds(part, name))


def _parts(folder: Folder) -> Iterator[Folder]:
    """The folder, and those in it."""
    yield folder
    for name in folder.folders():
        with folder.inside(name) as part:
            if part is not None:
                yield part


def folder_of(games: Iterable[type]) -> str:
    """The name of the folder for code that games of these classes are compiled into."""
    names = sorted({f"{one.__module__}.{one.__qualname__}" for one in games}) or ["any_game"]
    shown = re.sub(r"[^a-zA-Z0-9_]+", ".", names[0])[-100:].strip(".")
    digest = hashlib.sha256("\0".join(names).encode("utf-8", "surrogatepass")).hexdigest()
    return f"{shown}-{digest[:8]}"


def folders_for(game: type) -> list[Path]:
    """Where a process finds all the code that it can use for one game."""
    return [cache_folder().absolute() / name for name in (folder_of([]), folder_of([game]))]


@contextlib.contextmanager
def _opened_for(signature: Any, make: bool = False) -> Iterator[Folder | None]:
    """The folder for code with arguments of these types."""
    name = folder_of(kind.klass for kind in _games_in(signature))
    with opened(make) as folder, contextlib.ExitStack() as stack:
        yield None if folder is None else stack.enter_context(folder.inside(name, make))


def _compile_seconds(folder: Folder, name: str) -> float:
    try:
        with folder.open(name) as file:
            _unsealed(file)  # the manifest
            return float(*_SECONDS.unpack(_unsealed(file)))
    except (OSError, ValueError, struct.error):
        return 0.0


def clear() -> int:
    """Delete all compiled code, including partly written files; returns the number of files."""
    with opened() as folder:
        if folder is None:
            return 0
        number = sum(part.remove(name) for part in _parts(folder) for name in part.names())
        for name in folder.folders():
            folder.remove_folder(name)
        return number


def may_have(function: Any = None) -> bool:
    """Whether there is machine code of this name, or any at all; quick, without importing Numba."""
    with opened() as folder:
        begin = "" if function is None else f"{_plain_name(function)}-"
        return folder is not None and any(part.names(begin) for part in _parts(folder))


def _plain_name(function: Any) -> str:
    return re.sub(r"[^a-zA-Z0-9_]", "", function.__name__)


@cache
def platform_print() -> str:
    """Versions and machine: code compiled under others is not for us."""
    import llvmlite
    import numba
    import numpy

    here = Path(__file__).parents[1]
    own = hashlib.sha256(b"".join(file.read_bytes() for file in sorted(here.rglob("*.py"))))
    versions = (__version__, sys.version, numba.__version__, llvmlite.__version__)
    return f"{versions}{numpy.__version__}{platform.machine()}{own.hexdigest()}"


def _sealed(part: bytes) -> bytes:
    return hashlib.sha256(part).digest() + len(part).to_bytes(8, "little") + part


def _unsealed(file: Any) -> bytes:
    """The next part of the file; ValueError if it is damaged."""
    checksum, size = file.read(_CHECKSUM), int.from_bytes(file.read(8), "little")
    if size > 1 << 32:
        raise ValueError("damaged")
    part = bytes(file.read(size))
    if hashlib.sha256(part).digest() != checksum:
        raise ValueError("damaged")
    return part


class DiskCache:
    """What Numba's dispatcher asks for compiled code (its `_Cache` interface)."""

    def __init__(self, function: Any) -> None:
        self.function = function
        self._began = clock.now()

    @property
    def cache_path(self) -> str:
        return str(cache_folder())

    def load_overload(self, signature: Any, target_context: Any) -> Any:
        """Machine code for these types; None where there is none and it is to be compiled."""
        found = self._found(signature, target_context)
        if found is None and is_loading_only():
            raise NotCompiled
        if found is None and self._take_turn(signature, target_context):
            found = self._found(signature, target_context)  # another process may have been first
        self._began = clock.now()
        return found

    def _take_turn(self, signature: Any, target_context: Any) -> bool:
        """Whether it is for us to compile this now; others wait meanwhile."""
        try:
            stem = self._stem(signature, target_context.codegen())
        except NotStable:
            return False
        words = "\0".join([stem, *map(_parameters, _games_in(signature))])
        return take_turn(f".compiling-{hashlib.sha256(words.encode()).hexdigest()[:32]}")

    def _found(self, signature: Any, target_context: Any) -> Any:
        from numba.core.runtime import rtsys

        # Machine code needs Numba's runtime, but not what compiling needs: that takes half a
        # second to import.
        rtsys.initialize(target_context)
        with _opened_for(signature) as folder:
            try:
                stem = self._stem(signature, target_context.codegen())
            except NotStable:
                return None
            if folder is None:
                return None
            for name in _newest_first(folder, stem):
                found = self._load(folder, name, signature, target_context)
                if found is not None:
                    folder.touch(name)
                    _log.debug(
                        "machine code of %s was found in the cache", self.function.__qualname__
                    )
                    return found
        return None

    def _load(self, folder: Folder, name: str, signature: Any, target_context: Any) -> Any:
        """The code in this file, if all that it read is as it was."""
        from numba.core.compiler import CompileResult

        from .game_types import arguments_named, known_games
        from .manifest import restored
        from .reads import current

        game_types = _games_in(signature)
        games = [known_games[kind.game_key] for kind in game_types]
        try:
            with folder.open(name) as file:
                manifest = pickle.loads(_unsealed(file))
                _unsealed(file)  # how long compiling took
                keys = [kind.game_key for kind in game_types]
                reads = restored(manifest, self.function, games, keys)
                payload = _unsealed(file) if reads is not None else b""
            if reads is None:
                return None
            with arguments_named(game_types):
                found = CompileResult._rebuild(target_context, *pickle.loads(payload))
        except Exception:
            # Damaged, not to be trusted, compiled where modules had other names, or not to be
            # linked here: whatever it is, code that can't be loaded is compiled anew.
            return None
        if tuple(found.signature.args) != tuple(_arguments(signature)):
            return None  # a class of the same name that is another one
        if (own := current()) is not None:
            own.adopt(reads)
        return found

    def save_overload(self, signature: Any, result: Any) -> None:
        seconds = clock.now() - self._began
        _log.info("compiled %s in %.1f s", self.function.__qualname__, seconds)
        try:
            name, content = self._file(signature, result)
        except (NotStable, pickle.PicklingError) as reason:
            _log.debug("%s is compiled in every process: %s", self.function.__qualname__, reason)
            return
        with contextlib.suppress(OSError), _opened_for(signature, make=True) as folder:
            # A full or read-only disk costs compile time, nothing else.
            if folder:
                make_room(folder, name.rpartition("-")[0])
                folder.write(name, content)

    def _file(self, signature: Any, result: Any) -> tuple[str, bytes]:
        """Its name and content; NotStable where another process could not compare what it read."""
        from .game_types import arguments_named, known_games, pickled
        from .manifest import written
        from .reads import current

        if result.lifted or result.library.has_dynamic_globals:
            raise NotStable("it holds addresses of this process")
        if ".numba.unresolved$" in result.library.get_llvm_str():
            raise NotStable("kernels that call each other in a circle are linked by address")
        reads, game_types = current(), _games_in(signature)
        if reads is None:
            raise NotStable("it was compiled unseen")
        keys = [kind.game_key for kind in game_types]
        manifest = written(reads, known_games, keys)
        header = pickle.dumps(manifest)
        with arguments_named(game_types):
            payload = pickled(result._reduce())
        version = hashlib.sha256(repr(manifest).encode("utf-8", "surrogatepass")).hexdigest()[:16]
        name = f"{self._stem(signature, result.codegen)}-{version}{SUFFIX}"
        seconds = _SECONDS.pack(clock.now() - self._began)
        return name, b"".join(map(_sealed, (header, seconds, payload)))

    def _stem(self, signature: Any, codegen: Any) -> str:
        kinds = [_kind(kind) for kind in _arguments(signature)]
        origin = f"{self.function.__module__}.{self.function.__qualname__}"
        words = (origin, platform_print(), *kinds, repr(codegen.magic_tuple()))
        digest = hashlib.sha256("\0".join(words).encode()).hexdigest()
        return f"{_plain_name(self.function)}-{digest[:32]}"

    def enable(self) -> None:
        """Always on."""

    def disable(self) -> None:
        """Always on."""

    def flush(self) -> None:
        """Files under their final names need no flushing."""


def make_room(folder: Folder, stem: str) -> None:
    """Of each kernel, the versions used last are kept."""
    for old in _newest_first(folder, stem)[_VERSIONS - 1 :]:
        folder.remove(old)


def _newest_first(folder: Folder, stem: str) -> list[str]:
    def age(name: str) -> float:
        try:
            return -folder.status(name).st_mtime
        except OSError:
            return 0.0

    found = folder.names(f"{stem}-")
    return sorted(found, key=age) if len(found) > 1 else found


def _arguments(signature: Any) -> Any:
    from numba.core.sigutils import normalize_signature

    return normalize_signature(signature)[0]


def _games_in(signature: Any) -> list[Any]:
    from .game_types import GameType

    found = [kind for kind in _arguments(signature) if isinstance(kind, GameType)]
    return list(dict.fromkeys(found))


def _parameters(kind: Any) -> str:
    """Those of a game, as far as they are known in every process: boards of two sizes are
    compiled side by side."""
    try:
        return describe(kind.held)
    except NotStable:
        return ""


def _kind(kind: Any) -> str:
    """An argument's type as text that means the same in every process."""
    from numba import types

    from .game_types import GameType

    if isinstance(kind, GameType):
        # What it is handed of the game has a place in memory, by its name.
        # Numbers in states have as many bits as the games that were seen ask for.
        name = f"{kind.klass.__module__}.{kind.klass.__qualname__}"
        return f"Game[{name} {kind.data} {list(kind.row_bits)}]"
    if isinstance(kind, types.BaseNamedTuple):
        return f"{describe(kind.instance_class)}({','.join(map(_kind, kind))})"
    if isinstance(kind, types.BaseTuple):
        return f"({','.join(map(_kind, kind))})"
    if isinstance(kind, types.Omitted):
        return f"omitted {describe(kind.value)}"
    if isinstance(kind, types.Callable) or " at 0x" in str(kind):
        raise NotStable(str(kind))
    return str(kind)

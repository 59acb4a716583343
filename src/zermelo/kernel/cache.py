"""Compiled code on disk: one file per kernel and signature.

The file's name is a hash of everything the code depends on, so there is
nothing to look up, nothing goes stale and two processes that compile at the
same time write the same file twice. Files are written aside and renamed, and
open with a checksum: a damaged one is compiled again.

The folder is the user's own, like the cache of any compiler:
$ZERMELO_CACHE, or zermelo/ in the user's cache directory.
"""

from __future__ import annotations

import hashlib
import os
import pickle
import platform
import sys
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from .. import __version__

__all__ = ["CacheFile", "DiskCache", "cache_folder", "cached_files", "clear"]

_SUFFIX = ".kernel"
_CHECKSUM = 32  # bytes


def cache_folder() -> Path:
    """Where compiled code is kept for the next process."""
    if named := os.environ.get("ZERMELO_CACHE"):
        return Path(named)
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return base / "zermelo"


def cached_files() -> list[Path]:
    folder = cache_folder()
    return sorted(folder.glob(f"*{_SUFFIX}")) if folder.is_dir() else []


def clear() -> int:
    """Delete all compiled code; says how many files there were."""
    files = cached_files()
    for file in files:
        file.unlink(missing_ok=True)
    return len(files)


class CacheFile:
    """Bytes under a name; damaged or foreign content reads as absent."""

    def __init__(self, name: str) -> None:
        self.path = cache_folder() / f"{name}{_SUFFIX}"

    def read(self) -> bytes | None:
        try:
            if hasattr(os, "getuid") and self.path.stat().st_uid not in (os.getuid(), 0):
                return None  # somebody else's file: never load code from it
            content = self.path.read_bytes()
        except OSError:
            return None
        checksum, payload = content[:_CHECKSUM], content[_CHECKSUM:]
        return payload if hashlib.sha256(payload).digest() == checksum else None

    def write(self, payload: bytes) -> None:
        try:
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            with tempfile.NamedTemporaryFile(dir=self.path.parent, delete=False) as aside:
                aside.write(hashlib.sha256(payload).digest() + payload)
            os.replace(aside.name, self.path)
        except OSError:
            return  # a full or read-only disk costs compile time, nothing else


@cache
def platform_print() -> str:
    """Versions and machine: code compiled under others is not for us."""
    import llvmlite
    import numba
    import numpy

    here = Path(__file__).parent
    own = hashlib.sha256(b"".join(file.read_bytes() for file in sorted(here.glob("*.py"))))
    versions = (__version__, sys.version, numba.__version__, llvmlite.__version__)
    return f"{versions}{numpy.__version__}{platform.machine()}{own.hexdigest()}"


class DiskCache:
    """What Numba's dispatcher asks for compiled code (its `_Cache` interface)."""

    def __init__(self, function: Any) -> None:
        self.function = function

    @property
    def cache_path(self) -> str:
        return str(cache_folder())

    def _file(self, signature: Any, codegen: Any) -> CacheFile:
        words = (self._print(), platform_print(), str(signature), repr(codegen.magic_tuple()))
        digest = hashlib.sha256("\0".join(words).encode()).hexdigest()
        return CacheFile(f"{self.function.__name__}-{digest[:32]}")

    def _print(self) -> str:
        from .fingerprint import fingerprint

        known = self.__dict__.get("_known_print")
        if known is None:
            known = self._known_print = fingerprint(self.function)
        return str(known)

    def load_overload(self, signature: Any, target_context: Any) -> Any:
        from numba.core.compiler import CompileResult
        from numba.core.runtime import rtsys

        # Machine code needs Numba's runtime, but not what compiling needs: that takes half a
        # second to import.
        rtsys.initialize(target_context)
        payload = self._file(signature, target_context.codegen()).read()
        if payload is None:
            return None
        try:
            return CompileResult._rebuild(target_context, *pickle.loads(payload))
        except Exception:
            # Compiled where modules had other names, or not to be linked here: whatever it is,
            # code that can't be loaded is compiled anew.
            return None

    def save_overload(self, signature: Any, result: Any) -> None:
        from numba.core.serialize import dumps

        if result.lifted or result.library.has_dynamic_globals:
            return  # holds addresses of this process
        if ".numba.unresolved$" in result.library.get_llvm_str():
            return  # kernels that call each other in a circle are linked by address too
        self._file(signature, result.codegen).write(dumps(result._reduce()))

    def enable(self) -> None:
        """Always on."""

    def disable(self) -> None:
        """Always on."""

    def flush(self) -> None:
        """Files under their final names need no flushing."""


def entries() -> Iterator[tuple[str, int]]:
    """Kernel name and size of each cached file."""
    for file in cached_files():
        yield file.name.rpartition("-")[0], file.stat().st_size

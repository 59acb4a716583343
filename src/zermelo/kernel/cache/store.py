"""The folder of compiled code: files in it are run, so no one else may write to them.

The folder is opened once per use and everything happens relative to it. It must belong to the
user (or to root) and no one else may write to it; the same holds for each file, which is looked
at after it was opened and never through a link. A folder that fails is not used, with a warning.
Files are written aside and renamed; whatever goes wrong, nothing is left lying around.
"""

from __future__ import annotations

import contextlib
import os
import re
import secrets
import stat
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

SUFFIX = ".kernel"
_ASIDE = ".part"
# Old versions wrote temporary files with the names of Python's tempfile module.
_OURS = re.compile(
    r"[\w.<>-]+\.kernel|\.[\w.<>-]+\.(kernel|json)\.[0-9a-f]+\.part|tmp[a-z0-9_]{8}"
    r"|\.(compiling|wide)-[0-9a-f]+"
)
_INSIDE = re.compile(r"\w[\w.]*-[0-9a-f]{8}")
_HAS_RIGHTS = hasattr(os, "getuid")
_NO_LINK = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)


class UnsafeCache(RuntimeWarning):
    """A folder of compiled code that others could write to: it is not used."""


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


def state_folder() -> Path:
    """Where the page keeps its token and games, and commands note down long work.

    Never with compiled code, which players in sandboxes may read.
    """
    if named := os.environ.get("ZERMELO_STATE"):
        return Path(named)
    if sys.platform == "win32":
        base = Path(os.environ.get("APPDATA", Path.home() / "AppData" / "Roaming"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state")
    return base / "zermelo"


class Folder:
    """The open folder, as `opened` gives it."""

    def __init__(self, path: Path, handle: int | None) -> None:
        self.path, self.handle = path, handle

    def _name(self, name: str) -> str:
        return name if self.handle is not None else str(self.path / name)

    def names(self, begin: str = "", form: re.Pattern[str] = _OURS) -> list[str]:
        """The files that are ours by their names and begin so, temporary ones too; or those of
        another form."""
        listed = os.listdir(self.path if self.handle is None else self.handle)
        # Compared first: of thousands of files, few are those of one kernel.
        return sorted(name for name in listed if name.startswith(begin) and form.fullmatch(name))

    def status(self, name: str) -> os.stat_result:
        return os.stat(self._name(name), dir_fd=self.handle, follow_symlinks=False)

    def open(self, name: str) -> Any:
        """The file, open for reading; OSError if it is not there or not to be trusted."""
        # O_NONBLOCK: a pipe in place of the file must not hold us up.
        flags = os.O_RDONLY | _NO_LINK | getattr(os, "O_NONBLOCK", 0)
        handle = os.open(self._name(name), flags, dir_fd=self.handle)
        try:
            flaw = _flaw(os.fstat(handle), stat.S_ISREG)
            if flaw:
                raise PermissionError(f"{name} {flaw}")
        except BaseException:
            os.close(handle)
            raise
        return os.fdopen(handle, "rb")

    def open_lock(self, name: str) -> int:
        """A handle of the file, for a lock; it is made if it is not there."""
        flags = os.O_RDWR | os.O_CREAT | _NO_LINK
        return os.open(self._name(name), flags, 0o600, dir_fd=self.handle)

    def write(self, name: str, content: bytes, new: bool = False) -> None:
        """The whole file or nothing; OSError if the disk is full, or if it is to be `new` and
        there is one."""
        aside = f".{name}.{secrets.token_hex(6)}{_ASIDE}"
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | _NO_LINK
        handle = os.open(self._name(aside), flags, 0o600, dir_fd=self.handle)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(content)
            (os.link if new else os.replace)(
                self._name(aside),
                self._name(name),
                src_dir_fd=self.handle,
                dst_dir_fd=self.handle,
            )
        except BaseException:
            self.remove(aside)
            raise
        if new:
            self.remove(aside)

    def remove(self, name: str) -> bool:
        with contextlib.suppress(OSError):
            os.unlink(self._name(name), dir_fd=self.handle)
            return True
        return False

    def folders(self) -> list[str]:
        """Of the folders in it, those with names that ours may have."""
        listed = os.listdir(self.path if self.handle is None else self.handle)
        return sorted(name for name in listed if _INSIDE.fullmatch(name))

    @contextlib.contextmanager
    def inside(self, name: str, make: bool = False) -> Iterator[Folder | None]:
        """A folder in this one; None where there is none, or none that is safe."""
        folder = None
        with contextlib.suppress(OSError):
            if make:
                with contextlib.suppress(FileExistsError):
                    os.mkdir(self._name(name), 0o700, dir_fd=self.handle)
            if self.handle is None:
                folder = Folder(self.path / name, None) if (self.path / name).is_dir() else None
            else:
                handle = os.open(name, os.O_RDONLY | os.O_DIRECTORY | _NO_LINK, dir_fd=self.handle)
                if _flaw(os.fstat(handle), stat.S_ISDIR):
                    os.close(handle)
                else:
                    folder = Folder(self.path / name, handle)
        with _closing(folder):
            yield folder

    def remove_folder(self, name: str) -> None:
        """If it is empty."""
        with contextlib.suppress(OSError):
            os.rmdir(self._name(name), dir_fd=self.handle)

    def touch(self, name: str) -> None:
        """Note that the file was used, so that it is not taken for an old one."""
        with contextlib.suppress(OSError, NotImplementedError):
            os.utime(self._name(name), dir_fd=self.handle, follow_symlinks=False)


@contextlib.contextmanager
def opened(make: bool = False, at: Path | None = None) -> Iterator[Folder | None]:
    """The folder of compiled code, or another; None where there is none, or none that is safe."""
    path = at or cache_folder()
    try:
        if make:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            path.mkdir(mode=0o700, exist_ok=True)
        if not _HAS_RIGHTS or os.open not in os.supports_dir_fd:
            folder = Folder(path, None) if path.is_dir() else None
        else:
            folder = _checked(path, warn=at is None)
    except OSError:
        folder = None
    with _closing(folder):
        yield folder


@contextlib.contextmanager
def _closing(folder: Folder | None) -> Iterator[None]:
    try:
        yield
    finally:
        if folder is not None and folder.handle is not None:
            os.close(folder.handle)


def _checked(path: Path, warn: bool) -> Folder | None:
    if path.is_symlink() and path.lstat().st_uid not in (os.getuid(), 0):
        if warn:
            _warn(path, "is a link that belongs to another user")
        return None
    handle = os.open(os.path.realpath(path), os.O_RDONLY | os.O_DIRECTORY | _NO_LINK)
    flaw = _flaw(os.fstat(handle), stat.S_ISDIR)
    if flaw:
        os.close(handle)
        if warn:
            _warn(path, flaw)
        return None
    return Folder(path, handle)


def _flaw(status: os.stat_result, is_kind: Any) -> str:
    """Why a file or folder can't be trusted; nothing if it can."""
    if not is_kind(status.st_mode):
        return "is not a plain file"
    if not _HAS_RIGHTS:
        return ""
    if status.st_uid not in (os.getuid(), 0):
        return "belongs to another user"
    if status.st_mode & (stat.S_IWGRP | stat.S_IWOTH):
        return "can be written to by others"
    return ""


_warned: set[tuple[Path, str]] = set()


def _warn(path: Path, flaw: str) -> None:
    if (path, flaw) in _warned:
        return
    _warned.add((path, flaw))
    warnings.warn(
        f"compiled code is not kept: {path} {flaw}; run chmod go-w on a folder of your own, or "
        "set ZERMELO_CACHE to a folder that only you can write to",
        UnsafeCache,
        stacklevel=2,
    )

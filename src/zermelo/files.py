"""Files that are whole or not there: written aside, synced, renamed."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

fcntl: Any
try:
    import fcntl
except ImportError:  # a system without such locks
    fcntl = None


def write_whole(path: str | os.PathLike[str], content: bytes, *, sync: bool = True) -> None:
    """Write a file so that a reader finds the old content or the new, never a part.

    That holds even if the process is killed or the power fails. Without `sync` it holds for the
    process only, and costs no wait for the disk: for files that can be made again.
    """
    target = Path(path)
    target.parent.mkdir(parents=True, exist_ok=True)
    try:
        handle, aside = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    except OSError as error:
        error.filename = str(target)  # the temporary name would mean nothing to the user
        raise
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            if sync:
                os.fsync(file.fileno())
        os.chmod(aside, 0o666 & ~_umask())
        os.replace(aside, target)
    except BaseException as error:
        with contextlib.suppress(OSError):
            os.unlink(aside)
        if isinstance(error, OSError) and error.errno and error.filename in (None, aside):
            error.filename = str(target)  # a full disk does not say which file it was
        raise
    if sync:
        _sync_folder(target.parent)


@contextlib.contextmanager
def sole_writer(path: str | os.PathLike[str]) -> Iterator[bool]:
    """Whether this process alone may write a file, by a lock beside it.

    The system releases the lock when the process ends, however it ends.
    """
    lock = Path(path).with_name(f".{Path(path).name}.lock")
    lock.parent.mkdir(parents=True, exist_ok=True)
    handle = _locked(lock)
    if handle is None:
        yield False
        return
    try:
        yield True
    finally:
        with contextlib.suppress(OSError):
            os.unlink(lock)
        os.close(handle)


def _locked(lock: Path) -> int | None:
    """A handle of the locked file; None if another process has locked it."""
    while True:
        handle = os.open(lock, os.O_RDWR | os.O_CREAT, 0o666)
        try:
            if fcntl is None:
                return handle
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            if os.stat(lock).st_ino == os.fstat(handle).st_ino:
                return handle
        except BlockingIOError:
            os.close(handle)
            return None
        except FileNotFoundError:
            pass
        os.close(handle)  # its owner removed the file after we had opened it


def _umask() -> int:
    """The permissions that new files of this process lack."""
    mask = os.umask(0o022)
    os.umask(mask)
    return mask


def _sync_folder(folder: Path) -> None:
    """The new name is on the disk too; not every system lets a folder be synced."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)

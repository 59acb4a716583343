"""Files that are whole or not there: written aside, synced, renamed."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path

__all__ = ["write_whole"]


def write_whole(path: str | os.PathLike[str], content: bytes) -> None:
    """Write a file so that whoever opens it finds the old content or the new, never a part.

    That holds if the process is killed or the power fails while it writes.
    """
    target = Path(path)
    target.parent.mkdir(parents=True, exist_ok=True)
    handle, aside = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(aside, 0o666 & ~_umask())
        os.replace(aside, target)
    except BaseException as error:
        with contextlib.suppress(OSError):
            os.unlink(aside)
        if isinstance(error, OSError) and error.errno and error.filename in (None, aside):
            error.filename = str(target)  # a full disk does not say which file it was
        raise
    _sync_folder(target.parent)


def _umask() -> int:
    """The permissions that new files of this process go without."""
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

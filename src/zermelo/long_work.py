"""Long work of this user: the matches, tournaments and training runs that commands have begun.

Each command leaves a note: what it does, for which game, and where its results will be. The page
reads the notes, so that no file has to be named. A note lies beside the compiled code, in a
folder that no other user can write to ($ZERMELO_WORK names another). Where nothing can be written
the work goes on without one.

A note holds a place, not results: if they are gone, so is the note. Work is running while its
process is; on another machine, as long as its results change.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import socket
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from hashlib import blake2b
from pathlib import Path

from . import clock
from .errors import BadFile
from .kernel.cache.store import Folder, opened, state_folder
from .reading import fitted, parse_json

KINDS = ("match", "tournament", "training")
MOST = 100  # notes that are kept, the latest ones
QUIET = 60.0  # seconds without a change after which work elsewhere counts as ended
COARSE = 1.0  # seconds by which the clock of the disk may be behind
RUN = "metrics.jsonl"  # in the folder of a training run
_FORM = re.compile(r"[0-9a-f]{16}\.json")
_LONGEST = 1 << 16  # bytes of a note


@dataclass(frozen=True)
class LongWork:
    """A note about a match, a tournament or a training run."""

    kind: str
    game: str
    about: str
    """Who plays, or by which method it is learnt."""
    path: str
    """The file of results, or the folder of the run: absolute, and perhaps not there yet."""
    started: float
    pid: int
    born: str
    """When that process began: its number may be used again later."""
    host: str
    ended: float | None = None

    @property
    def key(self) -> str:
        return key_of(self.path)


def key_of(path: str | os.PathLike[str]) -> str:
    """The name by which other code refers to this work; it contains no path."""
    return blake2b(os.path.abspath(path).encode(errors="replace"), digest_size=8).hexdigest()


@contextlib.contextmanager
def noted(kind: str, game: str, about: str, path: str | os.PathLike[str]) -> Iterator[None]:
    """Inside, the work is listed as running; if it leaves no results, its note is removed."""
    pid = os.getpid()
    place = os.path.abspath(path)
    work = LongWork(
        kind, game, about, place, clock.timestamp(), pid, _born(pid), socket.gethostname()
    )
    before = _note(work.key)
    if before is not None and is_running(before):  # that one has the place, and keeps it
        yield
        return
    _write(work, work.key)
    try:
        yield
    finally:
        written = (changed(place) or 0.0) >= work.started - COARSE
        _write(replace(work, ended=clock.timestamp()) if written else before, work.key)


def known_work() -> list[LongWork]:
    """All work that is running or has results, the latest first."""
    return [one for one in _notes() if is_running(one) or results(one.path).exists()]


def results(path: str | os.PathLike[str]) -> Path:
    """The file that the results in a place are read from; it may not be there yet."""
    place = Path(path)
    return place / RUN if place.is_dir() else place


def is_running(work: LongWork) -> bool:
    if work.ended is not None:
        return False
    if work.host == socket.gethostname() and os.name == "posix":
        return _is_alive(work.pid) and _born(work.pid) == work.born
    return clock.timestamp() - max(work.started, changed(work.path) or 0.0) < QUIET


def changed(path: str | os.PathLike[str]) -> float | None:
    """When the results in a place were last written to; None if there are none."""
    try:
        return results(path).stat().st_mtime
    except OSError:
        return None


def _is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except PermissionError:  # it is another user's
        return True
    except (OSError, OverflowError):
        return False
    return True


def _born(pid: int) -> str:
    """When a process began, on the system's own clock; empty if unknown."""
    try:
        said = Path(f"/proc/{pid}/stat").read_text(errors="replace")
    except OSError:
        return ""
    return said.rpartition(")")[2].split()[19]


# The notes.


def _folder() -> Path:
    return Path(os.environ.get("ZERMELO_WORK") or state_folder() / "work")


def _notes() -> list[LongWork]:
    found: list[LongWork] = []
    with contextlib.suppress(OSError), opened(at=_folder()) as folder:
        if folder is not None:
            read = (_read(folder, name) for name in folder.names(form=_FORM))
            found = [one for one in read if one is not None]
    return sorted(found, key=lambda one: -one.started)


def _note(key: str) -> LongWork | None:
    with contextlib.suppress(OSError), opened(at=_folder()) as folder:
        return None if folder is None else _read(folder, f"{key}.json")
    return None


def _read(folder: Folder, name: str) -> LongWork | None:
    """The note of this name; None if the file is none."""
    try:
        with folder.open(name) as file:
            content: bytes = file.read(_LONGEST)
        work: LongWork = fitted(parse_json(content), LongWork)
    except (OSError, BadFile):
        return None
    return work if name == f"{work.key}.json" and work.kind in KINDS and work.pid > 0 else None


def _write(work: LongWork | None, key: str) -> None:
    """Write a note, or drop it; the oldest ones and those without results are removed to make
    room."""
    with contextlib.suppress(OSError), opened(make=True, at=_folder()) as folder:
        if folder is None:
            return
        there = folder.names(form=_FORM)  # what others write from now on is theirs
        others = [one.key for one in known_work() if one.key != key]
        kept = {f"{other}.json" for other in others[: MOST - 1]}
        if work is not None:
            folder.write(f"{key}.json", json.dumps(asdict(work)).encode())
            kept.add(f"{key}.json")
        for name in there:
            if name not in kept:
                folder.remove(name)

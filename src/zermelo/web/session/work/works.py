"""The long work that a page can see: what the user's commands have noted, and what the command
line of this server names. The page knows keys, never a place.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from msgspec.structs import replace

from .... import clock
from ....clock import Deadline
from ....errors import BadParameter, ZermeloError
from ....long_work import QUIET, LongWork, changed, is_running, key_of, known_work, results
from ....text import printable
from ...messages.responses import Progress, WorkInfo, WorkList
from .progress import progress
from .titles import game_title, method_title

LISTED = 60
SECONDS = 3.0  # for one look at all of them; what takes longer is seen at the next look
LONGEST = 300

Signature = tuple[int, int, int]


class Works:
    """Finds work by its key; what was read from a file is kept until the file changes."""

    def __init__(self, given: Sequence[Path] = ()) -> None:
        self._given = {key_of(path): Path(os.path.abspath(path)) for path in given}
        self._read: dict[str, tuple[Signature, Progress | str]] = {}

    def listed(self) -> WorkList:
        """A summary of all: what was named on the command line first, then the latest."""
        notes = {one.key: one for one in known_work()}
        keys = list(dict.fromkeys([*self._given, *notes]))[:LISTED]
        self._read = {key: self._read[key] for key in keys if key in self._read}
        deadline = Deadline(SECONDS)
        return WorkList([self._info(key, notes.get(key), deadline) for key in keys])

    def progress(self, key: str) -> Progress:
        path, note = self._find(key)
        found = self._progress(key, path)
        if found is None:
            return Progress(_waiting(key, path, note), [], "", [], [])
        if isinstance(found, str):
            raise BadParameter(found)
        return replace(found, work=_stated(found.work, path, note))

    def place(self, key: str) -> Path:
        """Where the results are."""
        return self._find(key)[0]

    def _find(self, key: str) -> tuple[Path, LongWork | None]:
        note = next((one for one in known_work() if one.key == key), None)
        path = self._given.get(key) or (None if note is None else Path(note.path))
        if path is None:
            raise BadParameter("there is no such tournament or training run, or no longer")
        return path, note

    def _info(self, key: str, note: LongWork | None, deadline: Deadline) -> WorkInfo:
        path = self._given.get(key) or Path(note.path if note else "")
        known = key in self._read or not deadline.is_over
        found = self._progress(key, path) if known else None
        if found is None:
            return _waiting(key, path, note)
        if isinstance(found, str):
            return replace(_waiting(key, path, note), state="stopped", failure=found)
        return _stated(found.work, path, note)

    def _progress(self, key: str, path: Path) -> Progress | str | None:
        """The progress in the file, or why it can't be read; None while there is none."""
        try:
            status = results(path).stat()
        except OSError:
            return None
        signature = status.st_mtime_ns, status.st_size, status.st_ino
        if not status.st_size:
            return None
        seen = self._read.get(key)
        if seen is None or seen[0] != signature:
            seen = self._read[key] = signature, _read(path)
        return seen[1]


def _read(path: Path) -> Progress | str:
    try:
        return progress(path)
    except ZermeloError as error:
        return str(error)


def _waiting(key: str, path: Path, note: LongWork | None) -> WorkInfo:
    """What is known without results."""
    info = WorkInfo(key, "", "", "", path.name, "waiting", None, changed(path))
    if note is None:
        return info
    about = method_title(note.about) if note.kind == "training" else note.about
    return replace(
        info,
        kind=note.kind,
        game=game_title(note.game),
        about=printable(about, LONGEST),
        state="waiting" if is_running(note) else "stopped",
        started=note.started,
    )


def _stated(info: WorkInfo, path: Path, note: LongWork | None) -> WorkInfo:
    """The work with what its file does not say: whether it is running, and since when."""
    last = changed(path)
    running = is_running(note) if note else last is not None and clock.timestamp() - last < QUIET
    total = info.total
    if running and info.kind == "training" and total is not None and info.done >= total:
        total = None  # it was resumed for longer
    complete = total is not None and info.done >= total
    state = "finished" if complete else "stopped"
    if running and not complete:
        state = "running" if info.done else "waiting"
    return replace(
        info, state=state, total=total, started=note.started if note else None, changed=last
    )

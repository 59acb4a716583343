"""Who plays: files in a folder that may be added, replaced and removed at any time.

Each content of a player's file is a version with a copy of its own, so that a game that has begun
ends with the code it began with, and a file that comes back finds its games again.
"""

from __future__ import annotations

import contextlib
import os
import re
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from .. import clock
from ..grading.submissions import Submission, copied, fingerprint

NAME = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_-]{0,59}")
DIGITS = 16  # of a fingerprint, that tell versions apart
SETTLED = 2.0  # seconds after which a file counts as written to its end
VERSIONS = "versions"

Look = dict[str, tuple[tuple[str, int, int], ...]]
"""The files of each player with their times and sizes."""


@dataclass(frozen=True)
class Version:
    """One content of a player's file, or a player of zermelo's own, whose digest is empty."""

    name: str
    digest: str = ""

    @property
    def place(self) -> str:
        """Its file, relative to the ladder's folder."""
        return f"{VERSIONS}/{self.name}-{self.digest}/{self.name}.py"

    def spec(self, folder: Path) -> str:
        """How a game asks for it."""
        return str(folder.absolute() / self.place) if self.digest else self.name


class Entrants:
    """The folder `players`, looked at again and again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._seen: Look = {}
        self._known: dict[tuple[tuple[str, int, int], ...], Version] = {}
        self.problems: dict[str, str] = {}
        """Why a file is no player, by its name."""

    @property
    def players(self) -> Path:
        return self.folder / "players"

    def look(self, patient: bool = True) -> list[Version]:
        """The versions that are there now; files that are being written wait, where `patient`."""
        found = dict(self._files())
        settled = clock.timestamp() - SETTLED
        now: dict[str, Version] = {}
        self.problems = {}
        for name, files in found.items():
            last = max((time for _, time, _ in files), default=0) / 1e9
            if patient and self._seen.get(name) != files and last > settled:
                continue
            version = self._known.get(files) or self._taken(name)
            if version is not None:
                self._known[files] = now[name] = version
        self._seen = found
        return list(now.values())

    def _files(self) -> Iterator[tuple[str, tuple[tuple[str, int, int], ...]]]:
        """Each player's files, with what shows that they were changed."""
        with contextlib.suppress(OSError):
            for one in sorted(self.players.iterdir()):
                if one.name.startswith((".", "__")) or not (one.suffix == ".py" or one.is_dir()):
                    continue
                inside = sorted(one.rglob("*.py")) if one.is_dir() else [one]
                about = []
                for path in inside:
                    with contextlib.suppress(OSError):
                        seen = path.stat()
                        about.append((str(path), seen.st_mtime_ns, seen.st_size))
                yield one.stem, tuple(about)

    def _taken(self, name: str) -> Version | None:
        """The version of what is in the player's file, copied aside; None with a problem noted."""
        if not NAME.fullmatch(name):
            self.problems[name] = "a player's name has letters, digits, - and _"
            return None
        file = self.players / f"{name}.py"
        one = Submission(name, file if file.exists() else self.players / name)
        if one.path.is_symlink():
            self.problems[name] = "it is a link; copy the file"
            return None
        with tempfile.TemporaryDirectory(dir=self.folder, prefix=".taking-") as place:
            target = Path(place) / "copy"
            target.mkdir()
            problem = copied(one, f"{name}.py", target)
            if problem:
                self.problems[name] = problem
                return None
            version = Version(name, fingerprint(target)[:DIGITS])
            kept = (self.folder / version.place).parent
            if not kept.exists():
                kept.parent.mkdir(exist_ok=True)
                for path in target.rglob("*"):
                    _synced(path)
                os.rename(target, kept)
        return version


def _synced(path: Path) -> None:
    """On the disk, before anything names it."""
    with contextlib.suppress(OSError):
        handle = os.open(path, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)

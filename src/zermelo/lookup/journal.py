"""The memory of a build: in RAM while it fits, else in files that outlive the process.

A journal lists the parts of the graph that are complete. A build that was killed continues
from there, and produces the same table, bit for bit.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
from pathlib import Path
from typing import Any

import numpy as np

from .disk import reserve

JOURNAL = "journal"


def read_journal(path: Path) -> list[Any]:
    """The lines of a journal, the first of which is the task; a torn last one is left out."""
    lines: list[Any] = []
    with contextlib.suppress(OSError, ValueError):
        for line in path.read_text().splitlines():
            lines.append(json.loads(line))
    return lines


class Working:
    """Arrays by name; with a folder, each is a memory-mapped file there."""

    def __init__(self, folder: Path | None, task: dict[str, Any]) -> None:
        self.folder = folder
        self.entries: list[dict[str, Any]] = []
        if folder is not None:
            self._take_up(folder, task)

    def _take_up(self, folder: Path, task: dict[str, Any]) -> None:
        """Continue with the files of the same build; otherwise start over."""
        lines = read_journal(folder / JOURNAL)
        if lines and lines[0] == json.loads(json.dumps(task)):
            self.entries = lines[1:]
            text = "".join(json.dumps(line) + "\n" for line in lines)
        else:
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir(parents=True)
            text = json.dumps(task) + "\n"
        (folder / JOURNAL).write_text(text)

    def new(self, name: str, count: int, dtype: Any) -> Any:
        """An array of this name; what a completed part wrote into it is kept."""
        if self.folder is None:
            return np.empty(count, dtype)
        path, size = self.folder / name, max(count, 1) * np.dtype(dtype).itemsize
        if not path.exists() or path.stat().st_size != size:
            reserve(path, size)
        return np.memmap(path, dtype, "r+", shape=(max(count, 1),))[:count]

    def note(self, entry: dict[str, Any], *arrays: Any) -> None:
        """Record in the journal that a part is complete, once its arrays are on disk."""
        if self.folder is None:
            return
        for array in arrays:
            base = array.base if isinstance(array.base, np.memmap) else array
            if isinstance(base, np.memmap):
                base.flush()
        with (self.folder / JOURNAL).open("a") as file:
            file.write(json.dumps(entry) + "\n")
            file.flush()
            os.fsync(file.fileno())
        self.entries.append(entry)

    def clear(self) -> None:
        if self.folder is not None:
            shutil.rmtree(self.folder, ignore_errors=True)

"""Unexpected errors in one sentence: where they happened, and what went wrong."""

from __future__ import annotations

import os
import traceback
from pathlib import Path

INTERRUPTED = 130
"""The exit code after Ctrl-C."""

TRACEBACK = "ZERMELO_TRACEBACK"
"""The environment variable: if it is set, unexpected errors print a full traceback."""

OURS = str(Path(__file__).parents[2]) + os.sep


def explain(error: Exception) -> str:
    """A sentence about an error of another library, or of the user's own code."""
    if isinstance(error, MemoryError):
        return "there is not enough memory for this; try something smaller"
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if frame.filename.endswith(".py") and not _installed(frame)]
    where = own[-1] if own else frames[-1]
    place = f"{_short(where.filename)}, line {where.lineno}, in {where.name}"
    what = f"{type(error).__name__}: {error}".strip().splitlines()[0]
    if own:
        return f"{place}: {what}; `zermelo check` may find the cause"
    return f"{place}: {what}; this is a bug in zermelo; {TRACEBACK}=1 prints a traceback"


def _installed(frame: traceback.FrameSummary) -> bool:
    """Whether a frame is in this package, in a library or in Python itself."""
    library = os.sep + "site-packages" + os.sep in frame.filename
    return frame.filename.startswith(OURS) or library or frame.filename.startswith(_PYTHON)


def _short(name: str) -> str:
    return "zermelo/" + name.removeprefix(OURS) if name.startswith(OURS) else name


_PYTHON = str(Path(os.__file__).parent) + os.sep

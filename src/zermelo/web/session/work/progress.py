"""How far a piece of long work is, by its file: whatever is in there, an answer or a sentence."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from ....errors import BadParameter, ZermeloError, short
from ....long_work import results
from ....reading import open_regular
from ...messages.responses import Progress
from .logs import log_progress
from .tournaments import tournament_progress

HEAD = b"SQLite format 3\x00"


def progress(path: Path) -> Progress:
    """The progress of the work in a place: the file of a tournament, the folder of a run, a file of
    lines."""
    try:
        return tournament_progress(path) if is_tournament(path) else log_progress(path)
    except BadParameter:
        raise
    except (
        OSError,
        sqlite3.Error,
        ValueError,
        TypeError,
        KeyError,
        ArithmeticError,
        ZermeloError,
    ) as error:
        raise BadParameter(f"{path.name} can't be read: {short(error, 300)}") from None


def is_tournament(path: Path) -> bool:
    with open_regular(results(path)) as file:
        return file.read(len(HEAD)) == HEAD

"""Bridges to other software: protocols, file formats and other libraries' games.

A module is imported when it is first used. Those that need another package say so in their first
line, and name the extra that installs it.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

__all__ = [
    "engines",
    "gambit",
    "gtp",
    "openspiel",
    "pettingzoo",
    "pgn",
    "records",
    "sgf",
    "uci",
]

if TYPE_CHECKING:
    from . import engines, gambit, gtp, openspiel, pettingzoo, pgn, records, sgf, uci


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return importlib.import_module(f".{name}", __name__)


def __dir__() -> list[str]:
    return __all__

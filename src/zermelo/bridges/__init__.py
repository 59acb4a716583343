"""Bridges to other software: protocols, file formats and other libraries' games.

A module is imported when it is first used. Those that need another package say so in their first
line, and name the extra that installs it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import lazily

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


__getattr__, __dir__ = lazily(__name__, {name: name for name in __all__})

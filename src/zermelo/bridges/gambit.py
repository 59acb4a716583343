"""Gambit's files: .efg for games in extensive form, .nfg for games in normal form.

    game = read("poker.efg")
    write(load("kuhn_poker"), "kuhn.efg")

What is read becomes a `Tree`, which every algorithm takes. Players of a game in normal form
choose in turn, unseen by each other. What is written has perfect recall: an information set is
what a player knows, together with all that it knew and did before.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ..errors import BadParameter, short
from ..files import write_whole
from ..game import Game
from ..games.tree import Tree
from ._gambit.efg import parse_efg
from ._gambit.nfg import NormalForm, parse_nfg
from ._gambit.write import normal_form, to_efg
from ._reading import BadFile, read_text

__all__ = ["NormalForm", "normal_form", "parse_efg", "parse_nfg", "read", "to_efg", "write"]


def read(path: str | Path) -> Tree:
    """The game in a file .efg or .nfg."""
    text = read_text(path)
    try:
        return parse_nfg(text).game() if _form(path) == ".nfg" else parse_efg(text)
    except BadFile as error:
        raise BadFile(f"{path}, {short(error, 400)}") from None


def write(game: Game, path: str | Path, state: Any = None) -> None:
    """Write a small game to a file .efg or .nfg, from the start or from a state on."""
    normal = _form(path) == ".nfg"
    text = normal_form(game, state).to_nfg() if normal else to_efg(game, state)
    write_whole(path, text.encode())


def _form(path: str | Path) -> str:
    suffix = Path(path).suffix.lower()
    if suffix not in (".efg", ".nfg"):
        raise BadParameter(f"Gambit's files end with .efg or .nfg, unlike {str(path)!r}")
    return suffix

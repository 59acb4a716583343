"""Gambit files: .efg for games in extensive form, .nfg for games in normal form.

    game = read("poker.efg")
    write(load("kuhn_poker"), "kuhn.efg")

A file is read as a `Tree`, which every algorithm takes. Players of a game in normal form choose in
turn, without seeing each other's choices. Games are written with perfect recall: an information set
is what a player knows, together with all that it knew and did before.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ..errors import BadParameter
from ..files import write_whole
from ..game import Game
from ..games.tree import Tree
from ._gambit.efg import parse_efg
from ._gambit.nfg import NormalForm, parse_nfg
from ._gambit.write import normal_form, to_efg
from ._reading import locating, read_text

__all__ = ["NormalForm", "normal_form", "parse_efg", "parse_nfg", "read", "to_efg", "write"]


def read(path: str | Path) -> Tree:
    """The game in an .efg or .nfg file.

    >>> Path("pennies.nfg").write_text('NFG 1 R "" { "A" "B" } { 2 2 } 1 -1 -1 1 -1 1 1 -1')
    50
    >>> read("pennies.nfg").player_names
    ('A', 'B')
    """
    text = read_text(path)
    with locating(path):
        return parse_nfg(text).game() if _form(path) == ".nfg" else parse_efg(text)


def write(game: Game, path: str | Path, state: Any = None) -> None:
    """Write a small game to an .efg or .nfg file, from the start or from a state.

    >>> from zermelo.games import load
    >>> write(load("kuhn_poker"), "kuhn.efg")
    >>> read("kuhn.efg").players
    2
    """
    normal = _form(path) == ".nfg"
    text = normal_form(game, state).to_nfg() if normal else to_efg(game, state)
    write_whole(path, text.encode())


def _form(path: str | Path) -> str:
    suffix = Path(path).suffix.lower()
    if suffix not in (".efg", ".nfg"):
        raise BadParameter(f"Gambit files end in .efg or .nfg, unlike {str(path)!r}")
    return suffix

"""Paranoid search: everybody else plays against the player to move.

N. R. Sturtevant, R. E. Korf, "On pruning techniques for multi-player games",
AAAI 2000. The game becomes one of two sides, so alpha-beta prunes it; at
chance nodes Star1 and Star2 do (see `star_minimax.py`).
"""

from __future__ import annotations

from typing import Any, Unpack

from ...game import Game
from ...kernel import tiered
from ...result import Result
from ..root import Settings, prepare
from .star_minimax import star_search


@tiered
def paranoid(
    game: Game, state: Any = None, *, pruning: str | None = None, **settings: Unpack[Settings]
) -> Result:
    """What the player to move can guarantee, whatever the others want.

    `value` is that guarantee; what the others would get is not searched, so
    their `values` are NaN unless the game has two players and is zero-sum.
    `pruning` is as in expectiminimax.

    >>> from zermelo.games import load
    >>> paranoid(load("nim:piles=1-2-2")).value
    1.0
    """
    root = prepare("paranoid", game, state, chance=True, several=True, **settings)
    return star_search(root, pruning)

"""Paranoid search: everybody else plays against the player to move.

N. R. Sturtevant, R. E. Korf, "On pruning techniques for multi-player games",
AAAI 2000. The game becomes one of two sides, so alpha-beta prunes it; at
chance nodes Star1 and Star2 do (see `star.py`).
"""

from __future__ import annotations

from typing import Any

from ...game import Game
from ...kernel import runnable
from ...result import Result
from ..limits import Limits, check_can_search
from .iterative_deepening import Report
from .star_minimax import AGAINST, star_search

__all__ = ["paranoid"]


def paranoid(
    game: Game,
    state: Any = None,
    *,
    depth: int | None = None,
    nodes: int | None = None,
    seconds: float | None = None,
    pruning: str | None = None,
    trace: int = 0,
    report: Report | None = None,
) -> Result:
    """What the player to move can be sure of, whatever the others want.

    `value` is that guarantee; what the others would get is not searched, so
    their `values` are NaN unless the game has two players and is zero-sum.
    """
    state = runnable(game).state(state)
    check_can_search(game, state, "paranoid search", chance=True, several=True)
    limits = Limits(depth, nodes, seconds)
    return star_search("paranoid", game, state, limits, AGAINST, pruning, trace, report)

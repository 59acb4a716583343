"""Expectimax and expectiminimax: chance nodes are worth their average.

The kernel, with Ballard's Star1 and Star2 pruning, is in `star.py`.
"""

from __future__ import annotations

from typing import Any

from ...game import Game
from ...kernel import runnable
from ...result import Result
from ..limits import Limits, check_can_search
from .iterative_deepening import Report
from .star_minimax import AGAINST, AT_RANDOM, star_search

__all__ = ["expectimax", "expectiminimax"]


def expectiminimax(
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
    """Search a game of one player, or of two with opposed interests, with or without chance.

    `pruning` is "none", "star1" or "star2"; left out, it is "star1" where the
    game knows its utility bounds and keeps to them. `trace` records up to so
    many nodes; probes of Star2 are counted but not recorded. Where chance is
    to move first, the value is the first player's.
    """
    state = runnable(game).state(state)
    check_can_search(game, state, "expectiminimax", chance=True)
    limits = Limits(depth, nodes, seconds)
    return star_search("expectiminimax", game, state, limits, AGAINST, pruning, trace, report)


def expectimax(
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
    """The same, but other players are taken to move at random, each action as likely.

    It fits any number of players and any utilities, for only those of the
    player to move count; `values` are unknown (NaN) for players whose
    interests are not opposed to his. What it finds is an estimate, even where
    it sees the game to its end: only a player alone can rely on it.
    """
    state = runnable(game).state(state)
    check_can_search(game, state, "expectimax", chance=True, several=True)
    limits = Limits(depth, nodes, seconds)
    return star_search("expectimax", game, state, limits, AT_RANDOM, pruning, trace, report)

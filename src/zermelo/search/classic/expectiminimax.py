"""Expectimax and expectiminimax: chance nodes are worth their average.

The kernel, with Ballard's Star1 and Star2 pruning, is in `star_minimax.py`.
"""

from __future__ import annotations

from typing import Any, Unpack

from ...game import Game
from ...kernel import tiered
from ...result import Result
from ..root import Settings, prepare
from .iterative_deepening import AT_RANDOM
from .star_minimax import star_search


@tiered
def expectiminimax(
    game: Game, state: Any = None, *, pruning: str | None = None, **settings: Unpack[Settings]
) -> Result:
    """Search a game of one player, or of two with opposed interests, with or without chance.

    `pruning` is "none", "star1" or "star2"; left out, it is "star1" where the
    game has utility bounds and keeps to them, and "none" where its tree is
    small. Probes of Star2 are counted but not recorded in a trace. Where chance
    moves first, the value is the first player's.

    >>> from zermelo.games import load
    >>> expectiminimax(load("nim:piles=1-2")).value  # without chance, as minimax
    1.0
    """
    root = prepare("expectiminimax", game, state, chance=True, **settings)
    return star_search(root, pruning)


@tiered
def expectimax(
    game: Game, state: Any = None, *, pruning: str | None = None, **settings: Unpack[Settings]
) -> Result:
    """The same, but other players are assumed to move at random, each action equally likely.

    It suits any number of players and any utilities, since only those of the
    player to move count; `values` are unknown (NaN) for players whose
    interests are not opposed to that player's. What it finds is an estimate,
    even where it sees the game to its end, unless there is only one player.

    >>> from zermelo.games import load
    >>> expectimax(load("tree:spec=[[3,12,9],[2,4,6]]")).value  # the mean of 3, 12 and 9
    8.0
    """
    root = prepare("expectimax", game, state, chance=True, several=True, **settings)
    return star_search(root, pruning, AT_RANDOM)

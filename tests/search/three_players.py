"""Random games of three players, for the searches that reduce them to two sides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.random_trees import ChanceTree, HashedTree, roots

THREE_PLAYERS = {
    "three players": HashedTree(players=3),
    "three players, general-sum, chance": ChanceTree(players=3, zero_sum=False),
}


def plain(game: HashedTree) -> HashedTree:
    return type(game)(game.players, game.zero_sum, compiled=False)


def compare_with_plain(search: Callable[..., Any], game: HashedTree) -> None:
    """Compiled or not, the search finds the same in the same nodes."""
    for state in roots(game, 60):
        one, other = (search(either, state, depth=4) for either in (game, plain(game)))
        assert (one.value, one.line, one.nodes) == (other.value, other.line, other.nodes)

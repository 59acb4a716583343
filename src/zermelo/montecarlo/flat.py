"""Monte Carlo without a tree: playouts after each action, and which did best.

Flat Monte Carlo gives every action the same number of playouts. A bandit
spends them where they matter: UCB1 (Auer et al. 2002) on what looks good or is
not known yet, successive halving (Karnin et al. 2013) on the better half, then
on the better half of that.

Both are the tree search of this package with a tree one ply deep.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from ..errors import BadParameter, UnknownName
from ..game import Game
from ..result import Result
from .options import Options
from .report import Arm, Cost
from .search import MonteCarloTree
from .tree import Tree

__all__ = ["bandit_monte_carlo", "flat_monte_carlo"]

_NEVER = 1 << 30
_EVENLY = 1e30  # explore so much that nothing else counts
_MEGABYTES = 8
_ALLOCATIONS = ("ucb1", "halving")


def flat_monte_carlo(
    game: Game, state: Any = None, *, playouts: int = 1000, seed: int = 0
) -> Result:
    """So many random playouts after each action; the best mean utility wins.

    Ctrl-C returns the best so far.
    """
    if playouts < 1:
        raise BadParameter(f"playouts must be at least 1, not {playouts}")
    tree = _shallow(game, state, _EVENLY, seed)
    cost = tree.grow(playouts * len(list(game.actions(tree.state))))
    return tree.result(cost, "flat_monte_carlo", best_mean)


def bandit_monte_carlo(
    game: Game,
    state: Any = None,
    *,
    playouts: int = 10_000,
    allocation: str = "halving",
    exploration: float = math.sqrt(2),
    seed: int = 0,
) -> Result:
    """So many random playouts in all, spent as a bandit would: by halving, or by UCB1.

    Ctrl-C returns the best so far.
    """
    if playouts < 1:
        raise BadParameter(f"playouts must be at least 1, not {playouts}")
    if allocation not in _ALLOCATIONS:
        raise UnknownName("allocation", allocation, _ALLOCATIONS)
    if allocation == "ucb1":
        tree = _shallow(game, state, exploration, seed)
        return tree.result(tree.grow(playouts), "bandit_monte_carlo")
    tree = _shallow(game, state, _EVENLY, seed)
    return tree.result(_halved(tree, playouts), "bandit_monte_carlo")


def best_mean(player: int, found: Sequence[Arm]) -> Arm:
    """The action whose playouts went best."""
    return max(found, key=lambda arm: arm.mean)


def _shallow(game: Game, state: Any, exploration: float, seed: int) -> MonteCarloTree:
    """A tree whose leaves are the root's children."""
    options = Options(exploration=exploration, expand_after=_NEVER, solver=False, stop_early=False)
    return MonteCarloTree(game, state, options=options, seed=seed, memory=_MEGABYTES)


def _halved(tree: MonteCarloTree, playouts: int) -> Cost:
    """Rounds of equal cost; after each, the worse half of the actions is given up."""
    arms = list(tree.game.actions(tree.state))
    rounds = max(1, math.ceil(math.log2(len(arms))))
    done, seconds, stopped = 0, 0.0, "iterations"
    for number in range(rounds):
        share = (playouts - done) // (rounds - number)
        if share:
            cost = tree.grow(share)
            done, seconds, stopped = done + share, seconds + cost.seconds, cost.stopped
        if stopped == "interrupted":
            break
        if number < rounds - 1:
            _give_up_worse_half(tree.trees[0])
    return Cost(done, seconds, stopped)


def _give_up_worse_half(tree: Tree) -> None:
    nodes = tree.nodes
    alive = [child for child in tree.children(0) if nodes["value"][child] > -np.inf]
    alive.sort(key=lambda child: float(nodes["value"][child]), reverse=True)
    nodes["value"][alive[(len(alive) + 1) // 2 :]] = -np.inf

"""Monte Carlo without a tree: playouts after each action, and which did best.

Flat Monte Carlo gives every action the same number of playouts. A bandit
spends them where they matter: UCB1 (Auer et al. 2002) on what looks good or is
not known yet, successive halving (Karnin et al. 2013) on the better half, then
on the better half of that.

Both are the tree search of this package with a tree one ply deep.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

from ..errors import UnknownName
from ..game import Game, check_positive
from ..kernel import tiered
from ..result import Result
from .arms import Arm, answer, best_mean
from .budget import Cost, SearchBudget
from .search import MonteCarloTree
from .uct.dense_tree import DenseTree
from .uct.options import Options

_NEVER = 1 << 30
_EVENLY = 1e30  # explore so much that nothing else counts
_MEGABYTES = 8
_ALLOCATIONS = ("ucb1", "halving")


@tiered
def flat_monte_carlo(
    game: Game,
    state: Any = None,
    *,
    playouts: int | None = None,
    seconds: float | None = None,
    seed: int = 0,
    report: Callable[[Result], None] | None = None,
) -> Result:
    """This many random playouts after each action, or this many seconds; the best mean wins.

    1,000 playouts unless limited. Ctrl-C returns the best so far.

    >>> from zermelo.games import load
    >>> game = load("nim:piles=1-2")
    >>> result = flat_monte_carlo(game, playouts=200, seed=1)
    >>> game.action_text(game.initial_state(), result.action)
    'b1'
    """
    playouts = _checked(playouts, seconds, 1000)
    tree = _shallow(game, state, _EVENLY, seed)
    in_all = None if playouts is None else playouts * len(list(game.actions(tree.state)))
    return _grown(tree, in_all, seconds, "flat", best_mean, report)


@tiered
def bandit_monte_carlo(
    game: Game,
    state: Any = None,
    *,
    playouts: int | None = None,
    seconds: float | None = None,
    allocation: str = "halving",
    exploration: float = math.sqrt(2),
    seed: int = 0,
    report: Callable[[Result], None] | None = None,
) -> Result:
    """This many random playouts in all, allocated as a bandit would: by halving, or by UCB1.

    10,000 playouts unless limited; with `seconds`, rounds of equal time. Ctrl-C
    returns the best so far.

    >>> from zermelo.games import load
    >>> game = load("nim:piles=1-2")
    >>> result = bandit_monte_carlo(game, playouts=200, seed=1)
    >>> game.action_text(game.initial_state(), result.action)
    'b1'
    """
    playouts = _checked(playouts, seconds, 10_000)
    if allocation not in _ALLOCATIONS:
        raise UnknownName("allocation", allocation, _ALLOCATIONS)
    if allocation == "ucb1":
        tree = _shallow(game, state, exploration, seed)
        return _grown(tree, playouts, seconds, "bandit", answer, report)
    tree = _shallow(game, state, _EVENLY, seed)
    for cost in _halved(tree, playouts, seconds):
        if report is not None and cost.simulations:
            report(tree.result(cost, "bandit", _best_survivor))
    return tree.result(cost, "bandit", _best_survivor)


def _checked(playouts: int | None, seconds: float | None, otherwise: int) -> int | None:
    """The limit of playouts; None if only time limits them."""
    check_positive(playouts=playouts)
    return otherwise if playouts is None and seconds is None else playouts


def _grown(
    tree: MonteCarloTree,
    playouts: int | None,
    seconds: float | None,
    algorithm: str,
    choose: Callable[[int, Sequence[Arm]], Arm],
    report: Callable[[Result], None] | None,
) -> Result:
    progress = None if report is None else lambda cost: report(tree.result(cost, algorithm, choose))
    return tree.result(tree.grow(SearchBudget(playouts, seconds, progress)), algorithm, choose)


def _shallow(game: Game, state: Any, exploration: float, seed: int) -> MonteCarloTree:
    """A tree of depth 1."""
    options = Options(exploration=exploration, expand_after=_NEVER, solver=False, stop_early=False)
    return MonteCarloTree(game, state, options=options, seed=seed, memory=_MEGABYTES)


def _halved(tree: MonteCarloTree, playouts: int | None, seconds: float | None) -> Iterator[Cost]:
    """Rounds of equal cost, after each of which the worse half of the actions is dropped. Yields
    the cost so far, round by round."""
    arms = list(tree.game.actions(tree.state))
    rounds = max(1, math.ceil(math.log2(len(arms))))
    done, spent, stopped = 0, 0.0, "iterations"
    for number in range(rounds):
        left = rounds - number
        share = None if playouts is None else (playouts - done) // left
        time_left = None if seconds is None else (seconds - spent) / left
        if share != 0 and (time_left is None or time_left > 0):
            cost = tree.grow(SearchBudget(share, time_left))
            done, spent, stopped = done + cost.simulations, spent + cost.seconds, cost.stopped
        yield Cost(done, spent, stopped)
        if stopped == "interrupted":
            return
        if left > 1:
            _give_up_worse_half(tree.trees[0])


def _best_survivor(player: int, found: Sequence[Arm]) -> Arm:
    """The best mean among the actions that reached the last round."""
    most = max(arm.visits for arm in found)
    return best_mean(player, [arm for arm in found if arm.visits >= most - 1])


def _give_up_worse_half(tree: DenseTree) -> None:
    nodes = tree.nodes
    alive = [child for child in tree.children(0) if nodes["value"][child] > -np.inf]
    if not alive or nodes["visits"][alive].min() == 0:
        return  # the time of a round may be over before anything is known
    alive.sort(key=lambda child: float(nodes["value"][child]), reverse=True)
    nodes["value"][alive[(len(alive) + 1) // 2 :]] = -np.inf

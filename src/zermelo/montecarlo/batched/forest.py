"""Many trees, one evaluator: select leaves, evaluate them together, back up.

A network is quick only on many positions at once. A `Forest` grows any number
of trees by PUCT (Silver et al. 2017), or by Gumbel at their roots, in step:
`select` walks down all trees and writes what the leaves look like into one
array, the evaluator answers with priors and values, `backup` grows the trees by
them. Ends of games, and states that were evaluated before, need no evaluator.
Self-play grows its trees by the same kernels.

    forest = Forest(game, trees=256, simulations=64)
    forest.plant(states)
    forest.search(network)
    forest.visits(), forest.values()
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from typing import Any, Unpack

import numpy as np

from ...arguments import checked
from ...display import Shown
from ...errors import BadParameter, GameIsOver, InvalidState, NotThisKindOfGame
from ...game import Game, check_positive
from ...kernel import kernel, runnable, view
from ...playouts import check_playouts
from ...result import UNPROVEN, Bounds
from ..arithmetic import puct, several
from ..arms import Arm, answer
from .expansion import edges_of, plant
from .gumbel import winner
from .lazy_tree import (
    NODE,
    PROVEN,
    TREE,
    UNKNOWN,
    Answers,
    Batch,
    LazyTrees,
    LazyTreeSettings,
    focus,
)
from .leaf_playouts import Playouts
from .simulation import TAKEN, WAITING, back_up_answers, simulate
from .solver import is_proven, root_value, standing_visits, stands
from .symmetric import Images

_OBSERVATION = [*inspect.signature(Game.observation).parameters][1:]
_IN_A_ROW = 256  # simulations of a tree without an evaluation, before others have their turn

Evaluator = Callable[[Any], tuple[Any, Any]]
"""Takes observations [n, ...] and returns priors [n, outputs], which are not negative, and values:
[n] to the player to move, or [n, players] in the order of moves from that player on. Action a has
the prior of output a modulo the number of outputs."""


class Forest(Shown):
    """Room for `trees` trees of `simulations` simulations each, as `LazyTreeSettings` says.

    `playouts` have a share in the values of leaves. `symmetric`: the evaluator sees every leaf
    under all symmetries of the game, and the mean of its answers counts.

    >>> from zermelo.games import load
    >>> forest = Forest(load("connect_four"), trees=2, simulations=8)
    >>> blind = lambda seen: (np.ones((len(seen), 7)), np.zeros(len(seen)))
    >>> start = forest.game.initial_state()
    >>> forest.plant([start, start])
    >>> while len(seen := forest.select()):
    ...     forest.backup(*blind(seen))
    >>> forest.simulations
    array([8, 8])
    """

    @checked
    def __init__(
        self,
        game: Game,
        trees: int = 1,
        simulations: int = 64,
        *,
        playouts: Playouts | None = None,
        symmetric: bool = False,
        **settings: Unpack[LazyTreeSettings],
    ) -> None:
        check_observed(game)
        leaves = settings.get("leaves", 1)
        check_positive(trees=trees, simulations=simulations, leaves=leaves)
        self.game, self._run = game, runnable(game)
        self.most, self.playouts, self._seed = simulations, playouts, settings.get("seed", 0)
        self.lazy = LazyTrees(self._run.game, trees, simulations, **settings)
        rows, outcomes = trees * leaves, game.players if several(game) else 1
        answers = Answers(
            np.zeros((rows, *game.observation_shape), np.float32),
            np.zeros((rows, game.max_actions), np.float32),
            np.zeros((rows, outcomes), np.float32),
        )
        self._batch = Batch(self.lazy.record, self.lazy.states, answers)
        self._images = Images(game, rows) if symmetric and game.symmetries > 1 else None

    def _facts(self) -> dict[str, Any]:
        return {"game": self.game.name, "trees": len(self.lazy.trees), "simulations": self.most}

    # A search.

    def prepare(self) -> None:
        """Compile what has to be compiled; forget all trees."""
        self.plant([])
        self.select()
        back_up_leaves(self._run.game, self._batch)

    def plant(self, states: Sequence[Any], simulations: int | None = None) -> None:
        """Empty all trees and make these states their roots; trees without a state stay empty.

        `simulations` for each tree, if fewer than there is room for.
        """
        self._run.check_rules()
        trees = self.lazy.trees
        if len(states) > len(trees):
            raise InvalidState(f"there are {len(trees)} trees and {len(states)} states")
        trees["target"] = trees["noisy"] = 0
        self.lazy.record.waiting = self.lazy.record.deepest = 0
        for tree, state in enumerate(states):
            if self.game.is_terminal(state):
                raise GameIsOver(f"the game of state {tree} is over: there is nothing to search")
            plant_tree(self._run.game, self._batch, tree, self._run.state(state))
        trees["target"][: len(states)] = min(self.most, simulations or self.most)

    def select(self) -> Any:
        """The observations of the leaves that wait for priors and values."""
        waiting = select_leaves(self._run.game, self._batch)
        check_playouts(self.game, self.lazy.record)
        if self._images is not None:
            return self._images.of(self._run.game, self._batch)
        return self._batch.answers.observations[:waiting]

    def backup(self, priors: Any, values: Any) -> None:
        """Grow the trees by the evaluator's answers for the leaves of `select`."""
        waiting = int(self.lazy.record.waiting)
        seen = waiting if self._images is None else waiting * self._images.each
        priors, values = np.asarray(priors), np.asarray(values)
        if len(priors) != seen or len(values) != seen:
            raise BadParameter(
                f"{seen} leaves wait; the evaluator gave {len(priors)} priors "
                f"and {len(values)} values"
            )
        if several(self.game) and values.shape[1:] != (self.game.players,):
            raise BadParameter(f"{self.game.name} needs values to each player: [n, players]")
        answers = self._batch.answers
        if priors.shape[1] != answers.priors.shape[1]:
            rows = len(answers.observations)
            answers = answers._replace(priors=np.zeros((rows, priors.shape[1]), np.float32))
            self._batch = self._batch._replace(answers=answers)
        values = values.reshape(seen, -1)[:, : answers.values.shape[1]]
        if self._images is None:
            answers.priors[:waiting], answers.values[:waiting] = priors, values
        else:
            self._images.merge(self._run.game, self._batch, priors, values)
        if self.playouts is not None:
            self.playouts.mix(self._run.game, self._batch)
        back_up_leaves(self._run.game, self._batch)

    def search(self, evaluate: Evaluator, noise: float = 0.0, alpha: float = 1.0) -> None:
        """Grow all trees to their number of simulations, or until their values are proven.

        `noise` is the share of Dirichlet(`alpha`) noise in the priors of the roots; with Gumbel
        selection any `noise` above 0 draws Gumbel noise.
        """
        if noise:
            self.lazy.add_noise(noise, alpha, self.game.max_actions, self._seed)
            self.lazy.trees["noisy"] = 1
        while (~self.proven & (self.simulations < self.lazy.trees["target"])).any():
            if len(observations := self.select()):
                self.backup(*evaluate(observations))

    # What the trees know.

    @property
    def simulations(self) -> Any:
        """[trees] the simulations of each tree."""
        return self.lazy.trees["simulations"]

    @property
    def proven(self) -> Any:
        """[trees] whether the value of each root is proven."""
        trees = self.lazy.trees
        return (self.lazy.nodes["proof"][:, 0] == PROVEN) & (trees["target"] > 0)

    def tree(self, number: int) -> LazyTree:
        """One of the trees."""
        return LazyTree(self._run.game, self.lazy, number)

    def actions(self) -> list[int]:
        """The best action of each tree that has a root."""
        planted = int((self.lazy.trees["target"] > 0).sum())
        return [self.tree(number).action() for number in range(planted)]

    def visits(self) -> Any:
        """[trees, actions] the visits of each root action."""
        counts = np.zeros((len(self.lazy.trees), self.game.max_actions), np.int64)
        for number, row in enumerate(counts):
            for arm in self.tree(number).arms():
                row[arm.code] = arm.visits
        return counts

    def values(self) -> Any:
        """[trees] the mean value of each root to the player to move."""
        return np.array([self.tree(number).value for number in range(len(self.lazy.trees))])


class LazyTree:
    """A view of one tree of a forest, from which results are made."""

    lookups = 0

    def __init__(self, game: Game, lazy: LazyTrees, number: int) -> None:
        self.game, self.record = game, lazy.record
        self._sums, self._bounds = lazy.sums[number], lazy.bounds[number]
        focus(game, self.record, number)
        self._nodes = view(self.record.nodes, self.record.capacity, NODE)
        self._used = int(lazy.trees["nodes"][number])
        self.deepest = int(self.record.deepest)

    @property
    def value(self) -> float:
        """The value of the root to the player to move: the mean, or the proven value."""
        return float(root_value(self.game, self.record))

    @property
    def bounds(self) -> Bounds:
        """The proven bounds of the root's value to player 0."""
        return self._proven(0)

    def _proven(self, node: int) -> Bounds:
        if self._nodes[node].proof == UNKNOWN:
            return UNPROVEN
        return Bounds(*map(float, self._bounds[node]))

    def edges(self, node: int) -> Any:
        """The edges of a node."""
        return edges_of(self.record, node)

    def arms(self) -> list[Arm]:
        """The root actions."""
        return [self._arm(edge) for edge in self.edges(0)]

    def _arm(self, edge: Any) -> Arm:
        child, root = self._nodes[int(edge.child)], self._nodes[0]
        visits = int(child.visits) if edge.child else 0
        total, mover = float(child.total) if visits else 0.0, max(int(root.player), 0)
        if several(self.game) and visits:
            values = self._sums[int(edge.child)].copy()
        else:
            values = np.where(np.arange(self.game.players) == mover, total, -total)
        spread = self.record.reach * float(root.visits) ** 0.5
        mean = total / visits if visits else self.value
        known = self._proven(int(edge.child)) if visits else UNPROVEN
        return Arm(
            int(edge.action),
            int(edge.child),
            visits,
            total,
            values,
            known.lower,
            known.upper,
            not stands(self.record, edge),
            prior=float(edge.prior),
            promise=float(puct(mean, spread, float(edge.prior), visits)) if visits else None,
        )

    def line(self, arm: Arm) -> list[int]:
        """The principal variation that begins with this root action."""
        found, node = [arm.code], arm.node
        while node and len(edges := self.edges(node)):
            visits = [standing_visits(self.record, edge) for edge in edges]
            best = edges[int(np.argmax(visits))]
            node = int(best.child) if max(visits) else 0
            if node:
                found.append(int(best.action))
        return found

    def action(self) -> int:
        """The winner of Gumbel selection, or the most visited action; where values are proven, the
        best action."""
        if self.record.gumbel:
            return int(self.edges(0)[winner(self.record)].action)
        found = self.arms()
        if all(arm.proven and arm.low == found[0].low for arm in found):
            # All are alike, often lost: an opponent may miss what took the search longest to find.
            return max(found, key=lambda arm: arm.visits).code
        return answer(max(int(self._nodes[0].player), 0), found).code

    def seen(self) -> int:
        """The number of nodes that simulations visited."""
        return int((self._nodes.visits[: self._used] > 0).sum())


def check_observed(game: Game) -> None:
    """Refuse a game that gives an evaluator no observations, or hides something."""
    if game.hidden_information:
        raise NotThisKindOfGame(
            f"{game.name} has hidden information; such games are for equilibrium solvers"
        )
    if not game.offers("observation"):
        raise NotThisKindOfGame(
            f"{game.name} has no observation that a network could see; define observation "
            "and observation_shape"
        )
    taken = [*inspect.signature(game.observation).parameters]
    if len(taken) != len(_OBSERVATION):
        raise NotThisKindOfGame(
            f"observation of {game.name} takes {' and '.join(taken) or 'nothing'}; define it with "
            f"{', '.join(_OBSERVATION)}"
        )


@kernel
def plant_tree(game, batch, tree, state):
    plant(game, batch.search, batch.states, tree, state)


@kernel
def select_leaves(game, batch):
    """Walk down every tree to leaves that need the evaluator; returns how many there are."""
    search = batch.search
    trees = view(search.trees, search.count, TREE)
    waiting = 0
    for tree in range(search.count):
        focus(game, search, tree)
        pending, counted, record = 0, 0, trees[tree]
        while (
            pending < search.leaves_each
            and counted < _IN_A_ROW
            and record.simulations + pending < record.target
            and not is_proven(search, 0)
        ):
            found = simulate(game, search, batch.states, batch.answers.observations, waiting)
            if found == TAKEN:
                break
            if found == WAITING:
                waiting += 1
                pending += 1
            else:
                counted += 1
    search.waiting = waiting
    return waiting


@kernel
def back_up_leaves(game, batch):
    """Grow the trees by the answers for the leaves that wait."""
    back_up_answers(game, batch.search, batch.states, batch.answers)

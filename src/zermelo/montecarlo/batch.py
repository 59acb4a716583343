"""Many trees, one evaluator: select leaves, evaluate them together, back up.

A network is quick only on many positions at once. A `Forest` grows any number
of trees by PUCT (Silver et al. 2017) in step: `select` walks down all trees
and writes what the leaves look like into one array, the evaluator answers with
priors and values, `backup` grows the trees by them. Ends of games need no
evaluator and are counted on the way.

    forest = Forest(game, trees=256, simulations=64)
    forest.plant(states)
    forest.search(network)
    forest.visits(), forest.values()
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from ..errors import BadParameter, GameIsOver, InvalidState, NotThisKindOfGame
from ..game import Game
from ..kernel import new_states, put_state, runnable
from .batched.forest import backup_batch, point, select_batch, stir
from .batched.leaf_playouts import Playouts
from .batched.trees import Trees
from .options import Options
from .uct.layout import NOWHERE, UNEXPANDED, UNSEEN, several
from .uct.selection import own_mean

__all__ = ["Evaluator", "Forest"]

Evaluator = Callable[[Any], tuple[Any, Any]]
"""From observations [n, ...] to priors [n, actions], not negative, and values: [n], to the
player to move, or [n, players], to the player to move first and then to those after it. Numbers
from 0 on are actions; where there are fewer, an action has the prior of its number modulo
theirs."""


class Forest:
    """Room for `trees` trees of `simulations` simulations each.

    `leaves`: how many leaves of one tree may wait for the evaluator at the
    same time; more than one costs some strength and pays where trees are few.
    `playouts`: have a share in the values of leaves.
    """

    def __init__(
        self,
        game: Game,
        trees: int = 1,
        simulations: int = 64,
        *,
        leaves: int = 1,
        exploration: float = 1.25,
        playouts: Playouts | None = None,
        seed: int = 0,
    ) -> None:
        _check(game, trees, simulations, leaves)
        self.game, self._run = game, runnable(game)
        self.options = Options(selection="puct", exploration=exploration, solver=False)
        ground = Trees(
            game,
            trees,
            simulations,
            leaves=leaves,
            exploration=self.options.constant,
            seed=seed,
        )
        self._ground, self.capacity, self._arrays = ground, ground.capacity, ground.arrays
        self._trees, self._record, self._search = ground.trees, ground.forest, ground.search
        self._roots = new_states(self._run.game, trees)
        self._leaves = new_states(self._run.game, trees * leaves)
        self._observations = np.zeros((trees * leaves, *game.observation_shape), np.float32)
        self._noise = np.random.default_rng(seed)
        self.playouts, self._waiting = playouts, 0

    # A search.

    def plant(self, states: Sequence[Any]) -> None:
        """Forget all trees; these states are the new roots."""
        self._run.check_rules()
        if len(states) != len(self._trees):
            raise InvalidState(f"there are {len(self._trees)} trees and {len(states)} states")
        for tree, state in enumerate(states):
            if self.game.is_terminal(state):
                raise GameIsOver(f"the game of state {tree} is over: there is nothing to search")
            put_state(self._run.game, self._roots, tree, self._run.state(state))
        self._trees["free"] = 1
        self._trees["simulations"] = 0
        first = slice(0, None, self.capacity)
        self._arrays["nodes"][first] = (0.0, 0.0, 0.0, 0, NOWHERE, -1, UNEXPANDED, UNSEEN, 0)
        self._arrays["extras"][first] = 0
        if "sums" in self._arrays:
            self._arrays["sums"][first] = 0.0
        self._waiting = 0

    def select(self) -> Any:
        """Observations of the leaves that wait for priors and values; none: it is over."""
        self._waiting = select_batch(
            self._run.game,
            self._search,
            self._record,
            self._roots,
            self._leaves,
            self._observations,
        )
        return self._observations[: self._waiting]

    def backup(self, priors: Any, values: Any) -> None:
        """Grow the trees by what the evaluator says about the leaves of `select`."""
        priors = np.ascontiguousarray(priors, np.float32)
        values = np.ascontiguousarray(values, np.float64)
        if len(priors) != self._waiting or len(values) != self._waiting:
            raise BadParameter(
                f"{self._waiting} leaves wait; the evaluator gave {len(priors)} priors "
                f"and {len(values)} values"
            )
        if values.ndim == 1:
            values = values[:, None]
        if several(self.game) and values.shape[1] != self.game.players:
            raise BadParameter(f"{self.game.name} needs values to each player: [n, players]")
        if self.playouts is not None:
            values = self.playouts.mixed(self._run.game, self._search, self._leaves, values)
        backup_batch(
            self._run.game,
            self._search,
            self._record,
            self._leaves,
            priors,
            values,
        )
        self._waiting = 0

    def search(self, evaluate: Evaluator, noise: float = 0.0, alpha: float = 1.0) -> None:
        """Grow all trees to their number of simulations.

        `noise` is the share of Dirichlet(`alpha`) noise in the priors of the roots.
        """
        first = True
        while len(observations := self.select()):
            self.backup(*evaluate(observations))
            if first and noise:
                self.add_noise(noise, alpha)
            first = False

    def add_noise(self, share: float, alpha: float) -> None:
        """Mix Dirichlet noise into the priors of the roots."""
        drawn = self._noise.gamma(alpha, size=(len(self._trees), self.game.max_actions))
        stir(self._run.game, self._search, self._record, drawn, share)

    # What the trees tell.

    def visits(self, actions: int | None = None) -> Any:
        """Visits of each root action: [trees, actions]."""
        width = self.game.max_actions if actions is None else actions
        counts = np.zeros((len(self._trees), width), np.int64)
        for tree in range(len(self._trees)):
            nodes, base = self._arrays["nodes"], tree * self.capacity
            first, count = int(nodes["first"][base]), int(nodes["children"][base])
            if count > 0:
                below = nodes[base + first : base + first + count]
                counts[tree, below["action"]] = below["visits"]
        return counts

    def values(self) -> Any:
        """The mean value of each root to the player to move: [trees]."""
        found = np.zeros(len(self._trees))
        for tree in range(len(self._trees)):
            found[tree] = own_mean(self.game, self.record(tree), 0)
        return found

    def record(self, tree: int) -> Any:
        """The record through which kernels look at one tree."""
        point(self.game, self._search, self._record, tree)
        return self._search

    def arrays(self, tree: int) -> dict[str, Any]:
        """The arrays of one tree."""
        part = slice(tree * self.capacity, (tree + 1) * self.capacity)
        return {name: array[part] for name, array in self._arrays.items()}

    @property
    def simulations(self) -> Any:
        """How many simulations each tree has had: [trees]."""
        return self._trees["simulations"]


def _check(game: Game, trees: int, simulations: int, leaves: int) -> None:
    for name, value in (("trees", trees), ("simulations", simulations), ("leaves", leaves)):
        if value < 1:
            raise BadParameter(f"{name} must be at least 1, not {value}")
    if game.hidden_information:
        raise NotThisKindOfGame(
            f"{game.name} has hidden information; such games are for equilibrium solvers"
        )
    if not game.offers("observation"):
        raise NotThisKindOfGame(
            f"{game.name} has no observation that an evaluator could see; define observation "
            "and observation_shape"
        )

"""Discounted regret minimization on a public tree, by one thread or several.

Regrets above zero are multiplied with t^1.5 / (t^1.5 + 1) after each iteration, those below with
one half, and the sum of strategies with (t / (t + 1))^3, where t counts from the last power of
four: what was learnt before it is soon forgotten. CFR+ is the other choice. Players are updated in
turn.

N. Brown, T. Sandholm, "Solving imperfect-information games via discounted regret
minimization", 2019.
"""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np

from ...cancellation import uninterrupted
from ...errors import BadParameter
from ...machine import cores
from ..regret.checkpoint import BadCheckpoint
from ..regret.parallel_cfr import settle
from ..regret.solver_loop import IterativeSolver
from .ends import CARDS
from .tree import CHANCE, NONE, Learnt, PublicTree
from .walk import AVERAGE, BEST, DOWN, LEARN, UP, WHOLE, Walk, strategy, walk, walk_parts

VARIANTS = ("dcfr", "cfr+")
DEPTH_ROOM = 64
"""Plies of the deepest tree for which there is scratch memory."""
SAVED = ("regrets0", "regrets1", "sums0", "sums1", "scale", "locked", "lock")
"""The arrays in a checkpoint."""


class Scratch(NamedTuple):
    """Scratch memory of one thread: a stack of vectors and its top, and sums at showdowns."""

    cells: Any
    cards: Any
    top: Any
    below: Any
    held_below: Any


class PublicCfr(IterativeSolver):
    """A public tree that is being solved.

    Attributes:
        name: what is solved, for checkpoints
        threads: how many walk at a time
        short: regrets and strategies are 16-bit numbers, in half the memory
        compiled: whether machine code walks; plain Python is for tests
    """

    def __init__(
        self,
        tree: PublicTree,
        variant: str = "dcfr",
        *,
        name: str = "",
        threads: int | None = None,
        short: bool = False,
        compiled: bool = True,
    ) -> None:
        super().__init__()
        if variant not in VARIANTS:
            raise BadParameter(f"variant must be {' or '.join(VARIANTS)}, not {variant!r}")
        self.tree, self.variant, self.name, self.short = tree, variant, name, short
        self.parts = np.flatnonzero(tree.task >= 0)
        self.threads = max(1, min(threads or cores(), len(self.parts) or 1))
        self.compiled, self._iteration = compiled, 0
        self.tables = nothing_learnt(tree, short)
        self._rooms = [new_room(tree) for _ in range(self.threads)]
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None

    @property
    def iteration(self) -> int:
        return self._iteration

    @property
    def problem(self) -> str:
        return f"{self.name} by {self.variant}{' in 16 bits' if self.short else ''}"

    @property
    def arrays(self) -> dict[str, Any]:
        found = {name: getattr(self.tables, name) for name in SAVED}
        return {**found, "iteration": np.array([self._iteration])}

    def restore(self, arrays: Mapping[str, Any]) -> None:
        for name in SAVED[:-2]:
            kept, own = arrays[name], getattr(self.tables, name)
            if kept.shape != own.shape or kept.dtype != own.dtype:
                raise BadCheckpoint(f"its {name} do not fit the tree")
            own[:] = kept
        self.tables = self.tables._replace(locked=arrays["locked"], lock=arrays["lock"])
        self._iteration = int(arrays["iteration"][0])

    def run(self, iterations: int) -> None:
        """Update both players `iterations` times; Ctrl-C stops between two. At 0: only compile."""
        if not iterations and self.compiled:
            self._compile()
        for _ in range(iterations):
            with uninterrupted():
                factors = self._factors()
                for player in (0, 1):
                    self._walk(Walk(LEARN, player, WHOLE, factors))
                self._iteration += 1

    def _compile(self) -> None:
        """Walk over nothing, so that compiling does not count as solving."""
        tree, tables, room = self.tree, self.tables, self._rooms[0]
        mine, others = (int(hands) for hands in tree.hands)
        reach, own, out = (np.zeros(size, tree.weight.dtype) for size in (others, mine, mine))
        task = Walk(AVERAGE, 0, DOWN, self._factors())
        walk.compiled(tree, tables, task, 0, reach, own, out, room)
        walk_parts.compiled(tree, tables, task, self.parts[:0], 0, 1, room)

    def _factors(self) -> Any:
        t = self._iteration
        if self.variant == "cfr+":
            return np.array([1.0, 0.0, t / (t + 1.0)])
        since = t - (0 if t == 0 else 4 ** ((t.bit_length() - 1) // 2))
        ahead = float(max(t - 1, 0)) ** 1.5
        return np.array([ahead / (ahead + 1.0), 0.5, (since / (since + 1.0)) ** 3])

    # Measuring.

    def values(self) -> tuple[float, float]:
        """Each player's value if both play their average strategies."""
        return self._totals(best=False)

    def best_values(self) -> tuple[float, float]:
        """Each player's value if it plays the best response to the other's average strategy."""
        return self._totals(best=True)

    def exploitability(self) -> float:
        """The mean gain of the two best responses."""
        now, best = self.values(), self.best_values()
        return (best[0] - now[0] + best[1] - now[1]) / 2

    def _totals(self, best: bool) -> tuple[float, float]:
        one, other = (self._total(self.worth(player, best), player) for player in (0, 1))
        return one, other

    def worth(self, player: int, best: bool = False) -> Any:
        """[hands] the counterfactual value of each hand of the player: times the weights of the
        hands it meets."""
        return self._walk(Walk(BEST if best else AVERAGE, player, WHOLE, self._factors()))

    def _total(self, worth: Any, player: int) -> float:
        count = int(self.tree.hands[player])
        weights = self.tree.weight[player, :count].astype(np.float64)
        return float(weights @ worth[:count].astype(np.float64))

    # Walking.

    def _walk(self, task: Walk) -> Any:
        """Walk once, from the root; returns the values of the player's hands."""
        tree, tables, player = self.tree, self.tables, task.player
        hands = int(tree.hands[player])
        reach = tree.weight[1 - player, : int(tree.hands[1 - player])].copy()
        own = tree.weight[player, :hands].copy()
        out, room = np.zeros(hands, tree.weight.dtype), self._rooms[0]
        step, work = (
            (walk.compiled, walk_parts.compiled)
            if self.compiled
            else (walk.plain, walk_parts.plain)
        )
        if self._pool is None:
            step(tree, tables, task, 0, reach, own, out, room)
            return out
        step(tree, tables, task._replace(way=DOWN), 0, reach, own, out, room)
        running = [
            self._pool.submit(work, tree, tables, task, self.parts, thread, self.threads, own_room)
            for thread, own_room in enumerate(self._rooms)
        ]
        settle(running)
        for one in running:
            one.result()
        step(tree, tables, task._replace(way=UP), 0, reach, own, out, room)
        return out

    # Strategies.

    def strategy(self, node: int) -> Any:
        """[actions, hands] the average strategy of the player at a node."""
        tree, player = self.tree, int(self.tree.kind[node])
        if player >= CHANCE:
            raise BadParameter("there is a strategy where a player acts, and none does here")
        shape = int(tree.count[node]), int(tree.hands[player])
        plan = np.zeros(shape[0] * shape[1], np.float64)
        strategy(tree, self.tables, False, node, plan)
        return plan.reshape(shape)

    def lock(self, node: int, plan: Any) -> None:
        """Fix the strategy of the player at a node: [actions, hands], probabilities that sum to
        1."""
        tree, tables, player = self.tree, self.tables, int(self.tree.kind[node])
        wanted = (int(tree.count[node]), int(tree.hands[player])) if player < CHANCE else ()
        plan = np.asarray(plan, tree.weight.dtype)
        if plan.shape != wanted or (plan < 0).any() or not np.allclose(plan.sum(axis=0), 1):
            raise BadParameter(
                f"a locked strategy has shares of 1 for each hand, as an array of shape {wanted}"
            )
        tables.lock[node] = len(tables.locked)
        self.tables = tables._replace(locked=np.concatenate([tables.locked, plan.ravel()]))


def nothing_learnt(tree: PublicTree, short: bool) -> Learnt:
    """The tables before the first iteration."""
    kind: Any = np.int16 if short else tree.weight.dtype
    sizes = entries(tree)
    regrets0, sums0 = (np.zeros(sizes[0], kind) for _ in range(2))
    regrets1, sums1 = (np.zeros(sizes[1], kind) for _ in range(2))
    nodes, parts = len(tree.kind), int((tree.task >= 0).sum())
    room = (max(parts, 1), tree.weight.shape[1])
    reach, own, value = (np.zeros(room, tree.weight.dtype) for _ in range(3))
    return Learnt(
        regrets0,
        regrets1,
        sums0,
        sums1,
        np.zeros((2, nodes if short else 0), tree.weight.dtype),
        np.zeros(0, tree.weight.dtype),
        np.full(nodes, NONE),
        reach,
        own,
        value,
    )


def entries(tree: PublicTree) -> tuple[int, int]:
    """The number of regrets of each player."""
    one, other = (
        int((tree.count[tree.kind == player].astype(np.int64) * tree.hands[player]).sum())
        for player in (0, 1)
    )
    return one, other


def memory(tree: PublicTree, short: bool = False) -> int:
    """The bytes that solving the tree takes, including those of the tree."""
    each = 2 if short else tree.weight.dtype.itemsize
    return int(2 * each * sum(entries(tree)) + sum(array.nbytes for array in tree))


def new_room(tree: PublicTree) -> Scratch:
    widest = int(tree.count.max(initial=1)) if len(tree.count) else 1
    actions = int(tree.count[tree.kind < CHANCE].max(initial=1))
    cells = DEPTH_ROOM * (2 * min(actions, widest) + 4) * tree.weight.shape[1]
    kind = tree.weight.dtype
    most = tree.weight.shape[1]
    below, held_below = np.zeros(most + 1), np.zeros(2 * most + CARDS + 1)
    return Scratch(np.zeros(cells, kind), np.zeros(CARDS), np.zeros(1, np.int64), below, held_below)

"""One search tree: its arrays, the records through which kernels reach them, its upkeep."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import numpy as np

from ...cancellation import uninterrupted
from ...errors import BadParameter
from ...game import CHANCE, Game
from ...kernel import new_record, seeded
from ...result import UNPROVEN, Bounds
from ..arithmetic import REAL, range_of, several
from ..arms import Arm
from .layout import (
    BOUNDS,
    EXTRA,
    INDEX,
    NODE,
    NOWHERE,
    SOLVED,
    UNEXPANDED,
    WHOLE,
    roots,
    search_type,
)
from .options import Options
from .rules import Rules
from .selection import first_play, score, spread_at

_SCRATCH = 16  # bytes per node while the tree is tidied
_BLOCK = 1 << 13
_LINE = 64
_NEVER = 1 << 62
_FEWEST = 64  # nodes: less is no tree


class DenseTree:
    """Arrays of at most `memory` bytes, and a record for each of `workers` threads."""

    def __init__(
        self, game: Game, options: Options, memory: int, seeds: list[int], traced: bool = False
    ) -> None:
        self.game, self.options = game, options
        kinds: dict[str, tuple[Any, int]] = {"nodes": (NODE, 1)}
        if game.chance and not options.open_loop:
            kinds["weights"] = (REAL, 1)
        if options.solves(game):
            kinds["bounds"] = (BOUNDS, 1)
        if not options.plain:
            kinds["extras"] = (EXTRA, 1)
        if several(game):
            kinds["sums"] = (REAL, game.players)
        if traced:
            kinds["born"] = (WHOLE, 1)
        if options.open_loop:
            kinds["siblings"] = kinds["chances"] = (INDEX, 1)
        each = sum(kind.itemsize * count for kind, count in kinds.values())
        self.capacity = min(memory // (each + _SCRATCH), (1 << 31) - 1)
        if self.capacity < max(_FEWEST, 2 * game.max_actions):
            raise BadParameter(f"memory is too small for a tree of {game.name}; allow 1 MB or more")
        self.arrays = {
            name: _aligned((self.capacity, count) if count > 1 else (self.capacity,), kind)
            for name, (kind, count) in kinds.items()
        }
        self.values = np.zeros((len(seeds), game.players))
        self.rules = [None if options.plain else Rules(options, self._span()) for _ in seeds]
        self.records = [self._record(i, seed) for i, seed in enumerate(seeds)]

    def _span(self) -> float:
        low, high = self.game.utility_bounds or (0.0, 1.0)
        return float(high - low) or 1.0

    def _record(self, number: int, seed: int) -> Any:
        low, high = self.game.utility_bounds or (-math.inf, math.inf)
        return new_record(
            search_type(self.game.max_actions),
            **self.arrays,
            **range_of(self.game, self.options.constant),
            roots=roots(),
            values=self.values[number],
            capacity=self.capacity,
            random=int(seeded(seed)),
            expand_after=self.options.expand_after,
            least=low,
            most=high,
        )

    # The root.

    def plant(self, player: int) -> None:
        """Empty the tree; `player` is to move at the root."""
        above = (player - 1) % self.game.players if player != CHANCE else 0
        self.nodes[0] = (0.0, 0.0, 0.0, 0, NOWHERE, -1, UNEXPANDED, player, above)
        if "weights" in self.arrays:
            self.arrays["weights"][0] = 1.0
        if "bounds" in self.arrays:
            self.arrays["bounds"][0] = (self.records[0].least, self.records[0].most)
        if "extras" in self.arrays:
            self.arrays["extras"][0] = 0
        for name in ("sums", "born", "siblings", "chances"):
            if name in self.arrays:
                self.arrays[name][0] = NOWHERE if name == "siblings" else 0
        self._share_out(1)

    @property
    def nodes(self) -> Any:
        return self.arrays["nodes"]

    def _share_out(self, used: int) -> None:
        """Divide the room behind the first `used` nodes among the threads."""
        parts = np.linspace(used, self.capacity, len(self.records) + 1).astype(np.int64)
        self.starts = [int(part) for part in parts[:-1]]
        for record, start, end in zip(self.records, parts[:-1], parts[1:], strict=True):
            record.free, record.end, record.full = start, end, 0

    # Reading.

    def children(self, node: int) -> list[int]:
        """The numbers of a node's children."""
        if "siblings" in self.arrays:
            return list(self._linked(node))
        first = int(self.nodes["first"][node])
        return list(range(first, first + self.count(node)))

    def _linked(self, node: int) -> Iterator[int]:
        child = int(self.nodes[node]["first"])
        while child != NOWHERE:
            yield child
            child = int(self.arrays["siblings"][child])

    def count(self, node: int) -> int:
        """How many children a node has, proven or not."""
        children = int(self.nodes["children"][node])
        return SOLVED - children if children <= SOLVED else max(children, 0)

    def counts(self, nodes: Any) -> Any:
        """How many children each of these nodes has."""
        children = self.nodes["children"][nodes]
        return np.where(children <= SOLVED, SOLVED - children, np.maximum(children, 0))

    def seen(self) -> int:
        """The number of nodes that simulations visited."""
        visits = self.nodes["visits"]
        runs = [(0, self.starts[0])]
        runs += [(start, int(r.free)) for start, r in zip(self.starts, self.records, strict=True)]
        return sum(int((visits[start:end] > 0).sum()) for start, end in runs)

    @property
    def deepest(self) -> int:
        """The length of the longest path."""
        return max(int(record.deepest) for record in self.records)

    @property
    def lookups(self) -> int:
        """The number of values looked up in endgame tables."""
        return sum(int(record.lookups) for record in self.records)

    @property
    def bounds(self) -> Bounds:
        """The proven bounds of the root's value to player 0."""
        return (
            Bounds(*map(float, self.arrays["bounds"][0])) if "bounds" in self.arrays else UNPROVEN
        )

    def arms(self) -> list[Arm]:
        """The root actions."""
        return [self._arm(child) for child in self.children(0)]

    def _arm(self, child: int) -> Arm:
        node, arrays = self.nodes[child], self.arrays
        visits, total = int(node["visits"]), float(node["total"])
        arm = Arm(int(node["action"]), child, visits, total, self.sums(child))
        if "bounds" in arrays:
            arm.low, arm.high = map(float, arrays["bounds"][child])
            arm.dismissed = bool(node["value"] == -np.inf)
        if "extras" in arrays:
            arm.prior = float(arrays["extras"][child]["prior"])
        arm.promise = self.promise(child) if arm.visits else None
        return arm

    def sums(self, node: int) -> Any:
        """The sum of the utilities to each player."""
        if "sums" in self.arrays:
            return self.arrays["sums"][node].copy()
        total, mover = float(self.nodes[node]["total"]), int(self.nodes[node]["mover"])
        return np.where(np.arange(self.game.players) == mover, total, -total)

    def line(self, arm: Arm) -> list[int]:
        """The principal variation that begins with this root action."""
        path = [arm.node]
        if "siblings" not in self.arrays:
            path += self._follow(arm.node)
        actions: list[int] = self.nodes["action"][path].tolist()
        return actions

    def _follow(self, node: int) -> list[int]:
        """The nodes of the principal variation, as far as they were visited."""
        firsts, visits = self.nodes["first"], self.nodes["visits"]
        found = []
        while (count := self.count(node)) > 0:
            first = int(firsts[node])
            below = visits[first : first + count]
            if "bounds" in self.arrays:
                below = np.where(self._eligible(node, first, count), below, 0)
            best = int(below.argmax())
            if below[best] == 0:
                break
            node = first + best
            found.append(node)
        return found

    def _eligible(self, node: int, first: int, count: int) -> Any:
        """Which children may be the best: if the node is proven, those that prove it."""
        bounds = self.arrays["bounds"]
        below, (low, high) = bounds[first : first + count], bounds[node]
        if low == high and self.nodes["player"][node] != CHANCE:
            return (below["low"] == low) & (below["high"] == low)
        return self.nodes["value"][first : first + count] > -np.inf

    def promise(self, child: int) -> float:
        """The score by which selection at the root compares this child with the others."""
        record, rules = self.records[0], self.rules[0]
        if rules is not None:
            urgency = first_play(self.game, record, rules.record, 0)
            spread = spread_at(record, rules.record, int(self.nodes["visits"][0]))
            return float(score(record, rules.record, child, urgency, spread))
        reach = record.reach * math.sqrt(math.log(max(int(self.nodes[0]["visits"]), 1)))
        node = self.nodes[child]
        return float(node["value"] + reach * node["width"])

    # Upkeep.

    def re_root(self, node: int) -> None:
        """Make a node the root and drop all that is not below it."""
        self._keep(node, 0)

    def make_room(self) -> None:
        """Remove the children of rarely visited nodes, half of the tree or more.

        If that frees too little, the tree stops growing.
        """
        parents = self._parents(0)
        parents = parents[np.argsort(-self.nodes["visits"][parents], kind="stable")]
        fit = int(np.searchsorted(np.cumsum(self.counts(parents)), self.capacity // 2))
        least = int(self.nodes["visits"][parents[fit]]) + 1 if fit < len(parents) else 1
        if self._keep(0, least) > self.capacity * 3 // 4:
            for record in self.records:
                record.expand_after = _NEVER

    def _parents(self, root: int, least: int = 0) -> Any:
        """All nodes with children and at least `least` visits, level by level, and the root."""
        level = np.array([root], np.int32)
        found = [level[self.counts(level) > 0]]
        while len(found[-1]):
            level = self._below(found[-1])
            busy = self.nodes["visits"][level] >= least
            found.append(level[busy & (self.counts(level) > 0)])
        return np.concatenate(found)

    def _below(self, nodes: Any) -> Any:
        """The children of all these nodes."""
        counts = self.counts(nodes)
        before = np.cumsum(counts) - counts
        found = np.repeat((self.nodes["first"][nodes] - before).astype(np.int32), counts)
        found += np.arange(len(found), dtype=np.int32)
        return found

    def _keep(self, root: int, least: int) -> int:
        """Move what stays to the front: the root and all children of nodes visited enough."""
        with uninterrupted():
            return self._moved(root, least)

    def _moved(self, root: int, least: int) -> int:
        nodes = self.nodes
        parents = self._parents(root, least)
        live = self._below(parents)
        live.sort()
        for start in range(0, len(live), _BLOCK):  # what is computed on the way takes room too
            some = live[start : start + _BLOCK]
            self._orphan(some[(nodes["visits"][some] < least) & (self.counts(some) > 0)])
        live = np.concatenate([np.array([root], np.int32), live])
        moved = np.empty(int(live.max()) + 1, np.int32)
        moved[live] = np.arange(len(live), dtype=np.int32)
        nodes["first"][parents] = moved[nodes["first"][parents]]
        for array in self.arrays.values():
            for start in range(0, len(live), _BLOCK):  # a node never moves up
                array[start : start + _BLOCK][: len(live) - start] = array[
                    live[start : start + _BLOCK]
                ]
        self._share_out(len(live))
        return len(live)

    def _orphan(self, nodes: Any) -> None:
        """Remove the children of these nodes; proven values are kept."""
        solved = self.nodes["children"][nodes] <= SOLVED
        self.nodes["children"][nodes] = np.where(solved, SOLVED, UNEXPANDED)
        self.nodes["first"][nodes] = np.where(solved, 0, NOWHERE)


def _aligned(shape: tuple[int, ...], kind: np.dtype[Any]) -> Any:
    """An array aligned to a cache line, so that no node lies across two lines."""
    size = math.prod(shape) * kind.itemsize
    memory = np.empty(size + _LINE, np.uint8)
    start = -memory.ctypes.data % _LINE
    return memory[start : start + size].view(kind).reshape(shape)

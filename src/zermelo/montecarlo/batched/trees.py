"""Memory of many trees of one size, and the records through which kernels reach it."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...game import Game
from ...kernel import new_record, seeded
from ..uct.layout import EXTRA, NODE, NOTHING_SEEN, roots, search_type, several
from .forest import FOREST, SLOT, TREE

__all__ = ["Trees"]


class Trees:
    """Room for `count` trees of `simulations` simulations each, grown by PUCT."""

    def __init__(
        self,
        game: Game,
        count: int,
        simulations: int,
        *,
        leaves: int = 1,
        exploration: float,
        seed: int,
    ) -> None:
        steps = 2 if game.chance else 1  # a simulation may expand a chance node on its way
        self.capacity = 1 + steps * (simulations + 1) * game.max_actions
        self.trees, self.slots = np.zeros(count, TREE), np.zeros(count * leaves, SLOT)
        self.arrays = _allocated(game, count * self.capacity)
        self.values = np.zeros(game.players)
        self.forest = self._forest_record(count, leaves, simulations)
        self.search = self._search_record(game, exploration, leaves, seed)

    def _forest_record(self, count: int, leaves: int, simulations: int) -> Any:
        record = new_record(FOREST)
        for name, array in self.arrays.items():
            record[name] = array.ctypes.data
        record.trees, record.slots = self.trees.ctypes.data, self.slots.ctypes.data
        record.capacity, record.count, record.leaves = self.capacity, count, leaves
        record.simulations = simulations
        return record

    def _search_record(self, game: Game, exploration: float, leaves: int, seed: int) -> Any:
        record = new_record(search_type(game.max_actions))
        record.roots, record.values = roots().ctypes.data, self.values.ctypes.data
        record.capacity = self.capacity
        record.random = int(seeded(seed))
        low, high = game.utility_bounds or (0.0, 0.0)
        record.low, record.high = low, high
        record.learn_range = NOTHING_SEEN if game.utility_bounds is None else 0
        record.exploration = exploration
        record.reach = exploration * (high - low)
        record.virtual_loss = 1 if leaves > 1 else 0
        return record


def _allocated(game: Game, size: int) -> dict[str, Any]:
    arrays: dict[str, Any] = {"nodes": np.empty(size, NODE), "extras": np.empty(size, EXTRA)}
    if game.chance:
        arrays["weights"] = np.empty(size)
    if several(game):
        arrays["sums"] = np.empty((size, game.players))
    return arrays

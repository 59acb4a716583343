"""The tree as it grew: nodes in the order in which simulations made them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from ...kernel import Runnable
from ...trace import TERMINAL, Trace, read_trace, recorder
from .dense_tree import DenseTree
from .layout import NOBODY


def trace_of(run: Runnable, root: Any, tree: DenseTree, limit: int) -> Trace:
    """The first `limit` nodes; `entered` is the simulation that added the node, from 1.

    `unrecorded` counts a node's children that are not here: those beyond the limit, and those
    without visits.
    """
    player = max(run.original.to_move(root), 0)
    recorded = recorder(limit, player)
    order = _order(tree)
    number = {node: i for i, (node, _) in enumerate(order[:limit])}
    recorded_below = Counter(parent for _, parent in order[:limit])
    for i, (node, parent) in enumerate(order[:limit]):
        _fill(recorded.nodes[i], tree, node, number.get(parent, -1), player)
        if recorded_below[node]:
            unrecorded = len(tree.children(node)) - recorded_below[node]
            recorded.nodes[i]["unrecorded"] = unrecorded
    recorded.record.count = min(limit, len(order))
    recorded.record.dropped = max(len(order) - limit, 0)
    return read_trace(recorded, run.original, root, "mcts", run.action)


def _order(tree: DenseTree) -> list[tuple[int, int]]:
    """Visited nodes and their parents, in the order of their first visits."""
    born = tree.arrays["born"]
    found, level = [], [(0, -1)]
    while level:
        found += level
        level = [
            (child, node)
            for node, _ in level
            for child in tree.children(node)
            if tree.nodes[child]["visits"] > 0
        ]
    return [found[0], *sorted(found[1:], key=lambda pair: int(born[pair[0]]))]


def _fill(row: Any, tree: DenseTree, node: int, parent: int, player: int) -> None:
    made, game = tree.nodes[node], tree.game
    row["parent"], row["action"], row["player"] = parent, made["action"], made["player"]
    row["visits"] = made["visits"]
    row["weight"] = tree.arrays["weights"][node] if "weights" in tree.arrays else 1.0
    row["alpha"] = row["beta"] = np.nan
    row["entered"] = int(tree.arrays["born"][node]) + 1 if parent >= 0 else 0
    row["left"] = int(tree.records[0].simulations) + 1
    row["marks"] = TERMINAL if made["player"] == NOBODY else 0
    row["cut_by"] = -1
    means = tree.sums(node) / max(int(made["visits"]), 1)
    row["value"] = means[player]
    if "sums" in tree.arrays:
        row["values"][: game.players] = means

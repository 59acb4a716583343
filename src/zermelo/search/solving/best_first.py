"""Unbounded best-first minimax: expand the leaf at the end of the best line.

R. E. Korf, D. M. Chickering, "Best-first minimax search", Artificial
Intelligence 84, 1996; Q. Cohen-Solal, "Learning to play two-player perfect-
information games without knowledge", 2020, who also closes what is solved.
All of the tree is kept. Each step follows the line that looks best to both
sides, looks at all moves at its end and corrects the values on the way back:
the next expansion is always worth most to the decision at the root.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...errors import BadParameter
from ...game import Game
from ...kernel import kernel, new_record, tiered, view
from ...result import Bounds, Result, Row, proven, zero_sum_values
from ..alphabeta.transposition import check_memory
from ..limits import (
    COUNTERS,
    MOST_PLIES,
    NOT_A_NUMBER,
    OUT_OF_MEMORY,
    OUT_OF_NODES,
    RUNNING,
    compile_first,
)
from ..root import Findings, Root, RootSearch, prepare

LEAF = -1

NODE = np.dtype(
    [
        ("action", np.int64),
        ("first", np.int64),  # its first child, or LEAF
        ("count", np.int64),
        ("visits", np.int64),
        ("value", np.float64),  # to the searcher
        ("mine", np.int64),  # 1 where the searcher moves
        ("closed", np.int64),  # 1 where nothing more is to be learned
    ],
    align=True,
)
RECORD = np.dtype(
    [
        *COUNTERS,
        ("deepest", np.int64),
        ("too_deep", np.int64),
        ("player", np.int64),
        ("low", np.float64),  # the least and the greatest utility, where known
        ("high", np.float64),
        ("tree", np.int64),  # addresses
        ("capacity", np.int64),
        ("path", np.int64),
    ],
    align=True,
)
NUMBER = np.dtype(np.int64)


@kernel
def grow(game, root, record):
    """Step after step, until the root is solved or the search must stop."""
    tree = view(record.tree, record.capacity, NODE)
    path = view(record.path, MOST_PLIES + 1, NUMBER)
    while record.stop == RUNNING and tree[0].closed == 0:
        # 1. Follow the best line that is not solved yet.
        state, ply, index = root, 0, 0
        path[0] = 0
        while tree[index].first != LEAF:
            index = most_promising(tree, index)
            state = game.result(state, tree[index].action)
            ply += 1
            path[ply] = index
        record.deepest = max(record.deepest, ply)
        # 2. Look at all moves at its end.
        if ply == MOST_PLIES:
            record.too_deep = 1
            tree[index].closed = 1
        else:
            expand(game, state, tree, index, record)
        # 3. Correct the values on the way back.
        while ply >= 0 and record.stop == RUNNING:
            back_up(tree, path[ply], record)
            ply -= 1
    return record.stop


def most_promising(tree, index):
    node = tree[index]
    chosen, best = LEAF, 0.0
    sign = 1.0 if node.mine else -1.0
    for child in range(node.first, node.first + node.count):
        if tree[child].closed == 0 and (chosen == LEAF or sign * tree[child].value > best):
            chosen, best = child, sign * tree[child].value
    return chosen


def expand(game, state, tree, index, record):
    first, count = record.nodes, 0
    for action in game.actions(state):
        if record.nodes >= record.capacity:
            record.stop = OUT_OF_MEMORY
            break
        if record.nodes >= record.most_nodes:
            record.stop = OUT_OF_NODES
            break
        new_node(game, game.result(state, action), action, tree[record.nodes], record)
        record.nodes += 1
        count += 1
    if record.stop == RUNNING:
        tree[index].first, tree[index].count = first, count


def new_node(game, state, action, node, record):
    over, player = game.is_terminal(state), int(record.player)
    value = float(game.utility(state, player) if over else game.evaluate(state, player))
    if value != value:
        record.stop = NOT_A_NUMBER
    node.action, node.first, node.count, node.visits = action, LEAF, 0, 0
    node.value = value
    node.closed = 1 if over else 0
    node.mine = 1 if not over and game.to_move(state) == player else 0
    record.leaves += 1


def back_up(tree, index, record):
    """Give a node the value of its best child; it is solved if no other child can be better."""
    node = tree[index]
    node.visits += 1
    if node.first == LEAF:
        return
    sign = 1.0 if node.mine else -1.0
    best, closed, best_closed = -np.inf, 1, 0
    for child in range(node.first, node.first + node.count):
        value = sign * tree[child].value
        if value > best or (value == best and tree[child].closed == 1):
            best, best_closed = value, tree[child].closed
        closed = closed & tree[child].closed
    node.value = sign * best
    limit = record.high if node.mine else -record.low
    node.closed = 1 if closed == 1 or (best_closed == 1 and best >= limit) else 0


# The public side.


@tiered
def best_first(
    game: Game,
    state: Any = None,
    *,
    nodes: int | None = None,
    seconds: float | None = None,
    memory: float = 256,
    decide: str = "visits",
) -> Result:
    """Search a game of two players with opposed interests, without chance.

    It continues until the root is solved, a limit is reached or the tree fills
    `memory` megabytes. `decide` by "visits", the safer choice, or by "value".

    >>> from zermelo.games import load
    >>> best_first(load("nim:piles=1-2-3")).value
    -1.0
    """
    root = prepare("best-first", game, state, nodes=nodes, seconds=seconds)
    if decide not in ("visits", "value"):
        raise BadParameter(f"decide by visits or by value, not by {decide!r}")
    return _BestFirst(root, check_memory("tree", memory), decide).answer()


class _BestFirst(RootSearch):
    def __init__(self, root: Root, memory: float, decide: str) -> None:
        record, game = new_record(RECORD), root.run.game
        super().__init__(root, record)
        self.record, self.decide = record, decide
        room = max(int(memory * (1 << 20)) // NODE.itemsize, 2)
        self.tree = np.empty(min(room, root.limits.most_nodes + 1), NODE)
        self.path = np.empty(MOST_PLIES + 1, np.int64)
        record.tree, record.capacity = self.tree.ctypes.data, len(self.tree)
        record.path, record.player, record.nodes = self.path.ctypes.data, root.mover, 1
        record.most_nodes = root.limits.most_nodes
        record.low, record.high = game.utility_bounds or (-np.inf, np.inf)
        self.tree[0] = (0, LEAF, 0, 0, game.evaluate(root.state, root.mover), 1, 0)

    def compile(self) -> None:
        compile_first(self.record, self.deepen)

    def deepen(self) -> None:
        grow(self.game, self.root.state, self.record)

    def is_decided(self) -> bool:
        return self._bounds(0).exact

    def found(self) -> Findings:
        children = self._children(0)
        best = max(children, key=self._preference, default=0)
        return Findings(
            zero_sum_values(float(self.tree[best]["value"]), self.root.mover, self.game.players),
            self._bounds(0),
            self._line(best) if best else (),
            [self._row(child) for child in children],
            depth=int(self.record.deepest) + (1 if children else 0),
        )

    def _children(self, index: int) -> range:
        node = self.tree[index]
        return range(int(node["first"]), int(node["first"]) + int(node["count"]))

    def _preference(self, index: int) -> tuple[float, float]:
        """A sort key of actions: once the root is solved only values count; until then also
        visits."""
        root, child = self.tree[0], self.tree[index]
        value, visits = float(child["value"]), float(child["visits"])
        if root["closed"] or self.decide == "value":
            return value, np.inf if child["closed"] else visits
        if child["closed"]:  # visited no more than it took to solve it
            return (np.inf if value >= root["value"] else -1.0), value
        return visits, value

    def _bounds(self, index: int) -> Bounds:
        """The proven bounds of a node: its value once it is closed, if no line was cut off."""
        node = self.tree[index]
        closed = bool(node["closed"]) and not self.record.too_deep
        return proven(float(node["value"]), whole=closed)

    def _row(self, index: int) -> Row:
        node, path = self.tree[index], self._line(index)
        line = self.root.texts(path)
        return Row(
            action=self.root.run.action(path[0]),
            text=line[0],
            value=float(node["value"]),
            bounds=self._bounds(index),
            visits=int(node["visits"]),
            line=line,
        )

    def _line(self, index: int) -> tuple[int, ...]:
        """The best line that begins with this node's action."""
        line = [int(self.tree[index]["action"])]
        while children := self._children(index):
            below = self.tree[children.start : children.stop]["value"]
            best = np.argmax(below if self.tree[index]["mine"] else -below)
            index = children.start + int(best)
            line.append(int(self.tree[index]["action"]))
        return tuple(line)

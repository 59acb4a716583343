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
from ...kernel import Runnable, kernel, new_record, runnable, view
from ...result import Bounds, Result, Row, proven, ranked
from ..alphabeta.transposition import available_megabytes
from ..classic.iterative_deepening import texts
from ..limits import (
    MOST_PLIES,
    NOT_A_NUMBER,
    OUT_OF_NODES,
    RUNNING,
    Limits,
    check_can_search,
    check_numbers,
    compile_first,
    stopwatch,
    why_stopped,
)

__all__ = ["best_first"]

FULL = 7
"""A reason to stop: no room for more nodes."""
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
        ("stop", np.int64),
        ("nodes", np.int64),
        ("most_nodes", np.int64),
        ("leaves", np.int64),
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
            record.stop = FULL
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
    """A node is worth its best child, and solved where no other could be better."""
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


def best_first(
    game: Game,
    state: Any = None,
    *,
    nodes: int | None = None,
    seconds: float | None = None,
    megabytes: float = 256,
    decide: str = "visits",
) -> Result:
    """Search a game of two players with opposed interests, without chance.

    It goes on until the root is solved, a limit is reached or the tree has
    filled its memory. `decide` by "visits", the safer choice, or by "value".
    """
    run = runnable(game)
    state = run.state(state)
    check_can_search(game, state, "best-first minimax")
    limits = Limits(None, nodes, seconds)
    if decide not in ("visits", "value"):
        raise BadParameter(f"decide by visits or by value, not by {decide!r}")
    record, keep = _new_record(game, state, limits, megabytes)
    if seconds is not None:
        compile_first(record, lambda: grow(run.game, state, record))
    with stopwatch(record, seconds) as watch:
        watch.run(lambda: grow(run.game, state, record))
        passed = watch.seconds
    check_numbers(game, record.stop)
    return _result(run, state, record, keep[0], passed, decide)


def _new_record(game: Game, state: Any, limits: Limits, megabytes: float) -> tuple[Any, Any]:
    if not 0 < megabytes <= available_megabytes():
        raise BadParameter(
            f"a tree of {megabytes:g} MB does not fit into the {available_megabytes():g} MB "
            "of memory that are free"
        )
    room = max(int(megabytes * (1 << 20)) // NODE.itemsize, 2)
    tree = np.empty(min(room, limits.most_nodes + 1), NODE)
    path = np.empty(MOST_PLIES + 1, np.int64)
    record = new_record(RECORD)
    record.tree, record.capacity, record.path = tree.ctypes.data, len(tree), path.ctypes.data
    record.player = game.to_move(state)
    record.most_nodes = limits.most_nodes
    record.nodes = 1
    record.low, record.high = game.utility_bounds or (-np.inf, np.inf)
    tree[0] = (0, LEAF, 0, 0, game.evaluate(state, int(record.player)), 1, 0)
    return record, (tree, path)


def _result(
    run: Runnable, state: Any, record: Any, tree: Any, seconds: float, decide: str
) -> Result:
    root = tree[0]
    solved = bool(root["closed"]) and not record.too_deep
    children = range(int(root["first"]), int(root["first"]) + int(root["count"]))
    best = max(children, key=lambda child: _worth(tree[child], root, decide), default=0)
    line = _line(tree, best) if best else ()
    value = float(tree[best]["value"])
    player, game = int(record.player), run.original
    return Result(
        algorithm="best-first",
        player=player,
        action=run.action(line[0]) if line else None,
        value=value,
        values=tuple(value if p == player else 0.0 - value for p in range(game.players)),
        bounds=_bounds(tree[0], record),
        principal_variation=tuple(map(run.action, line)),
        line=texts(run, state, line),
        depth=int(record.deepest) + (1 if children else 0),
        nodes=int(record.nodes),
        leaves=int(record.leaves),
        seconds=seconds,
        rows=ranked([_row(run, state, tree, child, record) for child in children]),
        stopped="finished" if solved else _why(record),
    )


def _why(record: Any) -> str:
    if record.stop == FULL:
        return "memory"
    return why_stopped(record.stop, "depth")


def _worth(child: Any, root: Any, decide: str) -> tuple[float, float]:
    """Once the root is solved only values count; until then a much visited move is tried."""
    if root["closed"] or decide == "value":
        return float(child["value"]), float("inf") if child["closed"] else float(child["visits"])
    if child["closed"]:  # visited no more than it took to solve it
        ahead = child["value"] >= root["value"]
        return (np.inf if ahead else -1.0), float(child["value"])
    return float(child["visits"]), float(child["value"])


def _bounds(node: Any, record: Any) -> Bounds:
    """What is proven of a node: its value once it is closed, if no line was cut off."""
    return proven(float(node["value"]), whole=bool(node["closed"]) and not record.too_deep)


def _row(run: Runnable, state: Any, tree: Any, child: int, record: Any) -> Row:
    line = texts(run, state, _line(tree, child))
    return Row(
        action=run.action(int(tree[child]["action"])),
        text=line[0],
        value=float(tree[child]["value"]),
        bounds=_bounds(tree[child], record),
        visits=int(tree[child]["visits"]),
        line=line,
    )


def _line(tree: Any, index: int) -> tuple[int, ...]:
    """The best line that begins with this node's action."""
    line = [int(tree[index]["action"])]
    while tree[index]["first"] != LEAF:
        node = tree[index]
        below = tree[node["first"] : node["first"] + node["count"]]["value"]
        index = int(node["first"]) + int(np.argmax(below if node["mine"] else -below))
        line.append(int(tree[index]["action"]))
    return tuple(line)

"""Trees for exercises: made at random, and backed up by right and by wrong rules.

A node is a number, a list of nodes, or a dict with chances or utilities: what `Tree` reads.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from ...games.tree import Tree
from ...result import Result
from ...search import minimax
from .exercise import Searched

TRACED = 2000
GREATEST = 20  # exclusive bound of the leaves' values

Node = Any
"""A part of a tree as it is typed."""
Rule = Callable[[int, list[Any]], Any]
"""From the ply of a node and the values of its children, its own."""


def grown(depth: int, width: Callable[[], int], leaf: Callable[[], Node]) -> Node:
    if depth == 0:
        return leaf()
    return [grown(depth - 1, width, leaf) for _ in range(width())]


def random_tree(dice: random.Random, depth: int) -> Node:
    """Two or three moves everywhere."""
    return grown(depth, lambda: dice.randint(2, 3), lambda: dice.randrange(GREATEST))


def game_of(node: Node) -> Tree:
    return Tree(json.dumps(node, separators=(",", ":")))


def solved(node: Node) -> Searched:
    """The tree with its minimax values."""
    game = game_of(node)
    return Searched(game, minimax(game, trace=TRACED))


def is_clear(result: Result) -> bool:
    """Whether there is only one best move."""
    values = sorted((row.value for row in result.rows if row.value is not None), reverse=True)
    return values[0] > values[1]


def moves_of(node: Node) -> list[str]:
    """What the moves of a node are called."""
    return [str(at) for at in range(1, len(node) + 1)]


def leaves_of(node: Node) -> list[Any]:
    return [leaf for one in node for leaf in leaves_of(one)] if isinstance(node, list) else [node]


def paths(node: Node, above: str = "") -> Iterator[str]:
    """Every branch, by the moves that lead to it."""
    for at, below in enumerate(node if isinstance(node, list) else (), 1):
        here = f"{above}{at}"
        yield here
        yield from paths(below, f"{here}.")


# Rules, the right one and wrong ones.


def backed_up(node: Node, rule: Rule, ply: int = 0) -> Any:
    """The value of a node by a rule."""
    if not isinstance(node, list):
        return node
    return rule(ply, [backed_up(one, rule, ply + 1) for one in node])


def played(node: Node, rule: Rule, best: Callable[[Sequence[Any]], Any] = max) -> str:
    """The first move whose value by a rule is the best."""
    values = [backed_up(one, rule, 1) for one in node]
    return str(values.index(best(values)) + 1)


def minimax_rule(ply: int, values: list[Any]) -> Any:
    return min(values) if ply % 2 else max(values)


def highest(ply: int, values: list[Any]) -> Any:
    return max(values)


def lowest(ply: int, values: list[Any]) -> Any:
    return min(values)


def mean(ply: int, values: list[Any]) -> Any:
    """MIN is taken for a player who moves at random."""
    return sum(values) / len(values) if ply % 2 else max(values)

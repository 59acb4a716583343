"""Exercises on trees of two players: minimax, alpha-beta, move ordering."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from ...search import plain_alpha_beta
from ...trace import TraceNode
from .building import (
    TRACED,
    Node,
    backed_up,
    game_of,
    grown,
    highest,
    is_clear,
    lowest,
    mean,
    minimax_rule,
    moves_of,
    paths,
    played,
    random_tree,
    solved,
)
from .exercise import Exercise, Searched, branches, choice, number, plain, posed

DEEPEST = 4  # plies; a tree so deep has two moves everywhere where all nodes have equally many

Wrong = Iterable[tuple[dict[str, Any], str]]


# Minimax.


def ask_minimax(dice: random.Random, at: int, depth: int) -> Exercise | None:
    node = random_tree(dice, depth)
    drawn = solved(node)
    found = drawn.result
    if not is_clear(found):
        return None
    return posed(
        "minimax",
        "MAX moves at the root, then MIN, and so on. Write the value of each node into it. What is "
        "the value of the game to MAX, and which move does MAX play?",
        f"The value is {plain(found.value)}; MAX plays {found.line[0]}.",
        [
            number("value", "Value", found.value),
            choice("move", "Move", found.line[0], moves_of(node)),
        ],
        _minimax_mistakes(node, found.value),
        "Begin just above the leaves: where MIN moves, the least value counts, where MAX moves, "
        "the greatest; then go up ply by ply.",
        tree=drawn,
        searched=drawn,
    )


def _minimax_mistakes(node: Node, value: Any) -> Wrong:
    def swapped(ply: int, values: list[Any]) -> Any:
        return minimax_rule(ply + 1, values)

    yield (
        {"value": backed_up(node, swapped), "move": played(node, swapped, min)},
        "You confused MAX with MIN: MAX moves at the root and takes the greatest value, MIN one "
        "ply below takes the least.",
    )
    for rule, text in (
        (
            highest,
            "You took the greatest value everywhere, but where MIN moves, MIN takes the least.",
        ),
        (
            lowest,
            "You took the least value everywhere, but where MAX moves, MAX takes the greatest.",
        ),
        (mean, "You averaged MIN's moves, but MIN does not move at random: MIN takes the least."),
    ):
        yield {"value": backed_up(node, rule), "move": played(node, rule)}, text
    for move, below in enumerate(node, 1):
        worth = backed_up(below, minimax_rule, 1)
        yield (
            {"value": value, "move": str(move)},
            f"Move {move} is worth {worth}, and another one is worth more.",
        )


# Alpha-beta.


class Visits(NamedTuple):
    nodes: int
    leaves: int
    cut: list[str]


def pruned(
    node: Node, *, strict: bool = False, deep: bool = True, first: int = 0, backwards: bool = False
) -> Visits:
    """Alpha-beta with the mistakes that people make: `strict` does not cut on equality; not `deep`
    knows the bound of the node above only; `first` is who moves at the root, 1 for MIN."""
    cut: list[str] = []
    nodes = leaves = 0

    def value(node: Node, path: str, ply: int, alpha: float, beta: float) -> float:
        nonlocal nodes, leaves
        nodes += 1
        if not isinstance(node, list):
            leaves += 1
            return float(node)
        maximizing = (ply + first) % 2 == 0
        best = -math.inf if maximizing else math.inf
        moves = list(enumerate(node, 1))
        for move, below in reversed(moves) if backwards else moves:
            if alpha > beta or (alpha == beta and not strict):
                cut.append(f"{path}{move}")
                continue
            shallow = (best, math.inf) if maximizing else (-math.inf, best)
            bounds = (alpha, beta) if deep else shallow
            worth = value(below, f"{path}{move}.", ply + 1, *bounds)
            if maximizing:
                best = max(best, worth)
                alpha = max(alpha, best)
            else:
                best = min(best, worth)
                beta = min(beta, best)
        return best

    value(node, "", 0, -math.inf, math.inf)
    return Visits(nodes, leaves, cut)


def ask_alpha_beta(dice: random.Random, at: int, depth: int) -> Exercise | None:
    node = random_tree(dice, depth)
    drawn = solved(node)
    found = plain_alpha_beta(drawn.game, trace=TRACED)
    searched = Searched(drawn.game, found)
    nodes = searched.trace.nodes
    cut = [_path(nodes, one) for one in nodes if "pruned" in one.marks]
    if not cut:
        return None
    return posed(
        "alpha-beta",
        "Alpha-beta searches this tree from left to right. Cross out the branches that it prunes; "
        "of a pruned subtree, only the topmost branch. What is the value of the tree?",
        f"The value is {plain(found.value)}. Pruned: {', '.join(cut)}. "
        f"It visits {found.leaves} of {drawn.result.leaves} leaves.",
        [
            branches("cuts", "Pruned branches", cut, paths(node)),
            number("value", "Value", found.value),
        ],
        _cut_mistakes(node, cut),
        "Carry alpha, what MAX is sure of so far, and beta, what MIN is sure of, down the tree. As "
        "soon as alpha is at least beta at a node, its remaining moves are pruned.",
        tree=drawn,
        searched=searched,
    )


def _path(nodes: Sequence[TraceNode], node: TraceNode) -> str:
    """The moves from the root to a node."""
    if node.parent is None:
        return ""
    return f"{_path(nodes, nodes[node.parent])}.{node.text}".strip(".")


def _cut_mistakes(node: Node, cut: Sequence[str]) -> Wrong:
    yield (
        {"cuts": ()},
        "You pruned nothing. Look for a node where the mover already has a reply that makes "
        "somebody above avoid the node.",
    )
    yield (
        {"cuts": pruned(node, strict=True).cut},
        "You did not cut on equality: alpha-beta prunes as soon as alpha is equal to beta, too.",
    )
    yield (
        {"cuts": pruned(node, deep=False).cut},
        "You compared with the node just above only: bounds from farther up hold as well (deep "
        "cutoffs).",
    )
    yield (
        {"cuts": pruned(node, first=1).cut},
        "You confused MAX with MIN: MAX moves at the root.",
    )
    yield (
        {"cuts": pruned(node, backwards=True).cut},
        "You searched from right to left; the search goes from left to right.",
    )
    yield (
        {"cuts": [one for one in paths(node) if any(_is_below(one, top) for top in cut)]},
        "You marked what lies below pruned branches, too: only the topmost branch is asked for.",
    )
    yield (
        {"cuts": {*cut, *(_before(one) for one in cut)} & set(paths(node))},
        "You pruned the move that causes a cutoff, but that one has been searched: only the moves "
        "after it are pruned.",
    )
    yield (
        {"cuts": cut, "value": _swapped_value(node)},
        "For the value you confused MAX with MIN: MAX moves at the root.",
    )


def _is_below(branch: str, top: str) -> bool:
    return branch == top or branch.startswith(f"{top}.")


def _before(branch: str) -> str:
    """The branch to the left."""
    *above, last = branch.split(".")
    return ".".join([*above, str(int(last) - 1)])


def _swapped_value(node: Node) -> Any:
    return backed_up(node, lambda ply, values: minimax_rule(ply + 1, values))


# Move ordering.


def ask_ordering(dice: random.Random, at: int, depth: int) -> Exercise | None:
    """A uniform tree with distinct leaves, so that the minimum number of leaves is known."""
    width = dice.randint(2, 3) if depth < DEEPEST else 2
    leaves = iter(dice.sample(range(100), width**depth))
    node = grown(depth, lambda: width, lambda: next(leaves))
    drawn, ordered = solved(node), game_of(_best_first(node, 1))
    as_it_is = plain_alpha_beta(drawn.game, trace=TRACED)
    best = plain_alpha_beta(ordered, trace=TRACED)
    if as_it_is.leaves == best.leaves:
        return None
    return posed(
        "ordering",
        "How many leaves does alpha-beta visit, going from left to right? Then reorder the moves "
        "of each node so that it visits as few as possible. How many are these?",
        f"In the given order, {as_it_is.leaves} of {drawn.result.leaves} leaves; with the best "
        f"move first everywhere, {best.leaves}. The value is {plain(best.value)} either way.",
        [
            number("given", "Leaves in this order", as_it_is.leaves),
            number("best", "Leaves in the best order", best.leaves),
        ],
        _ordering_mistakes(node, width, depth),
        "Search from left to right and count the leaves that alpha-beta looks at. The order is "
        "best where the first move of each node is the best for whoever moves there.",
        tree=drawn,
        searched=Searched(ordered, best),
    )


def _ordering_mistakes(node: Node, width: int, depth: int) -> Wrong:
    every, found = width**depth, pruned(node)
    half = width ** math.ceil(depth / 2)
    other = width ** math.floor(depth / 2)
    yield {"given": every}, "You counted all leaves: nothing was pruned in your search."
    yield (
        {"given": every - found.leaves},
        "You counted the leaves that are not visited; asked for are those that are.",
    )
    yield (
        {"given": pruned(node, deep=False).leaves},
        "You missed a deep cutoff: a bound holds in the whole subtree, not only one ply below.",
    )
    yield {"given": pruned(node, first=1).leaves}, "You let MIN move at the root; MAX moves there."
    yield (
        {"given": found.nodes},
        "You counted all nodes that are visited; asked for are the leaves alone.",
    )
    yield (
        {"best": half},
        "You counted the leaves that show that the best move is worth so much. It takes others to "
        "show that no move is worth more.",
    )
    yield (
        {"best": half + other},
        "You counted one leaf twice: it belongs to the proof of either side, and is visited once.",
    )
    yield {"best": every}, "In the best order, alpha-beta prunes most of the tree."
    yield (
        {"best": found.leaves},
        "That is the number in the given order. It can be less: put the best move of each node "
        "first.",
    )


def _best_first(node: Node, sign: int) -> Node:
    """The same tree with the best move first at every node; sign: 1 is MAX."""
    if isinstance(node, int):
        return node
    below = [_best_first(one, -sign) for one in node]
    return sorted(below, key=lambda one: -sign * _first_leaf(one))


def _first_leaf(node: Node) -> int:
    """The value of a tree in this order."""
    return node if isinstance(node, int) else _first_leaf(node[0])

"""Exercises that count: the strategies of a tree, and the nodes of small games."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from ...search import minimax, plain_alpha_beta
from .building import TRACED, Node, game_of, leaves_of, random_tree, solved
from .exercise import Exercise, Searched, choice, number, posed
from .trees import pruned

MOST_STRATEGIES = 2000
SIZES = (9, 60)  # nodes of a tree to draw oneself

Wrong = Iterable[tuple[dict[str, Any], str]]


# Strategies.


def ask_strategies(dice: random.Random, at: int, depth: int) -> Exercise | None:
    node = random_tree(dice, min(depth, 3))
    ours, theirs = (list(_widths(node, player)) for player in (0, 1))
    first, second = math.prod(ours), math.prod(theirs)
    if max(first, second) > MOST_STRATEGIES:
        return None
    drawn = solved(node)
    return posed(
        "strategies",
        "A pure strategy names a move for every node at which its player could have to move. How "
        "many pure strategies does MAX have in this tree, and how many does MIN have?",
        f"MAX has {first}, MIN has {second}: the product of the numbers of moves at each one's "
        "nodes.",
        [number("max", "Strategies of MAX", first), number("min", "Strategies of MIN", second)],
        _strategy_mistakes(node, ours, theirs),
        "Count the moves at each node of a player. The choices are independent, so their numbers "
        "are multiplied.",
        tree=drawn,
        searched=drawn,
    )


def _widths(node: Node, player: int, ply: int = 0) -> Iterator[int]:
    """The numbers of moves at each node of a player."""
    if isinstance(node, list):
        if ply % 2 == player:
            yield len(node)
        for below in node:
            yield from _widths(below, player, ply + 1)


def _strategy_mistakes(node: Node, ours: list[int], theirs: list[int]) -> Wrong:
    first, second = math.prod(ours), math.prod(theirs)
    leaves = len(leaves_of(node))
    yield {"max": second, "min": first}, "You confused MAX with MIN: MAX moves at the root."
    yield (
        {"max": sum(ours), "min": sum(theirs)},
        "You added the numbers of moves. A strategy combines one move at each node, so they are "
        "multiplied.",
    )
    yield (
        {"max": first, "min": sum(theirs)},
        "MIN answers each move of MAX on its own: the numbers of answers are multiplied, not "
        "added.",
    )
    yield (
        {"max": leaves, "min": leaves},
        "You counted the leaves, that is, the possible games. A strategy also says what would be "
        "played in the games that do not happen.",
    )
    yield (
        {"max": _reduced(node, 0), "min": _reduced(node, 1)},
        "You left out the nodes that a strategy's own earlier move avoids; a pure strategy names a "
        "move there, too.",
    )
    yield (
        {"max": len(node), "min": second},
        "MAX moves again further down: those moves belong to the strategy as well.",
    )


def _reduced(node: Node, player: int, ply: int = 0) -> int:
    """Strategies that differ in play: nothing is chosen where their own moves do not lead."""
    if not isinstance(node, list):
        return 1
    below = [_reduced(one, player, ply + 1) for one in node]
    return sum(below) if ply % 2 == player else math.prod(below)


# Small games, with and without pruning.


class _Rules(NamedTuple):
    text: str
    moves: Callable[[int], list[int]]
    last: int
    """What it is worth to be the one to move when nothing is left."""


def _taking(most: int) -> Callable[[int], list[int]]:
    return lambda left: [left - taken for taken in range(1, most + 1) if taken <= left]


GAMES = (
    _Rules(
        "From the number {n}, MAX and MIN in turn take 1 away or halve it, rounding down, in this "
        "order of moves. Whoever is to move when the number is 0 wins",
        lambda left: [left - 1, left // 2] if left else [],
        1,
    ),
    _Rules(
        "From a pile of {n} counters, MAX and MIN in turn take 1 or 2, in this order of moves. "
        "Whoever takes the last one wins",
        _taking(2),
        -1,
    ),
    _Rules(
        "From a pile of {n} counters, MAX and MIN in turn take 1 or 2, in this order of moves. "
        "Whoever takes the last one loses",
        _taking(2),
        1,
    ),
    _Rules(
        "From a pile of {n} counters, MAX and MIN in turn take 1, 2 or 3, in this order of moves. "
        "Whoever takes the last one wins",
        _taking(3),
        -1,
    ),
)


def _unrolled(rules: _Rules, left: int, player: int = 1) -> Node:
    """The whole tree; `player`: 1 is MAX."""
    below = [_unrolled(rules, one, -player) for one in rules.moves(left)]
    return below or rules.last * player


def ask_halving(dice: random.Random, at: int, depth: int) -> Exercise | None:
    rules, start = dice.choice(GAMES), dice.randint(3, 7)
    node = _unrolled(rules, start)
    game = game_of(node)
    whole, found = minimax(game, trace=TRACED), plain_alpha_beta(game, trace=TRACED)
    if not SIZES[0] <= whole.nodes <= SIZES[1] or found.nodes == whole.nodes:
        return None
    winner, loser = ("MAX", "MIN") if (found.value or 0) > 0 else ("MIN", "MAX")
    return posed(
        "halving",
        f"{rules.text.format(n=start)}: 1 if MAX wins, -1 if MIN does. MAX begins. Draw the tree. "
        "How many nodes has it, the root included? How many does alpha-beta visit, from left to "
        "right? Who wins?",
        f"The tree has {whole.nodes} nodes; alpha-beta visits {found.nodes}. {winner} wins.",
        [
            number("whole", "Nodes in the tree", whole.nodes),
            number("visited", "Nodes that alpha-beta visits", found.nodes),
            choice("winner", "Winner", winner, ("MAX", "MIN")),
        ],
        [
            (
                {"whole": whole.nodes, "visited": found.nodes, "winner": loser},
                "It is the other one: check whose turn it is at the leaves, and who wins then.",
            ),
            *_count_mistakes(node, start, whole.nodes, whole.leaves, found.nodes),
        ],
        "Every path is a node of its own, even where the same number is left. Alpha-beta leaves "
        "the other moves of a node as soon as alpha is at least beta there.",
        searched=Searched(game, found),
    )


def _count_mistakes(node: Node, start: int, nodes: int, leaves: int, visited: int) -> Wrong:
    yield {"whole": leaves}, "You counted the leaves; the inner nodes and the root count, too."
    yield (
        {"whole": start + 1},
        "You counted each number once, but different paths lead to different nodes of the tree.",
    )
    yield {"whole": nodes - 1}, "You forgot the root."
    yield {"visited": nodes}, "Alpha-beta prunes something here: look for a node that wins at once."
    yield {"visited": visited - 1}, "You forgot the root among the nodes that are visited."
    yield (
        {"visited": pruned(node, strict=True).nodes},
        "You did not cut on equality: alpha-beta prunes as soon as alpha is equal to beta, too.",
    )
    yield (
        {"visited": pruned(node, deep=False).nodes},
        "You compared with the node just above only: bounds from farther up hold as well.",
    )
    yield (
        {"visited": pruned(node).leaves},
        "You counted the visited leaves; asked for are all nodes that are visited.",
    )

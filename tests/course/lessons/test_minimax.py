"""The lesson on minimax."""

from __future__ import annotations

from typing import Any

from tests.course.lessons.reading import printed, says
from zermelo import load
from zermelo.games.tree import Tree
from zermelo.search import minimax, solve

TEXTBOOK = [[3, 12, 8], [2, 4, 6], [14, 5, 2]]


def value(node: Any, best: Any = max, other: Any = min) -> float:
    return best(value(one, other, best) for one in node) if isinstance(node, list) else node


def test_the_two_ply_tree() -> None:
    assert [min(leaves) for leaves in TEXTBOOK] == [3, 2, 2]
    result = minimax(Tree(TEXTBOOK))
    assert result.value == value(TEXTBOOK) == 3
    assert result.line[0] == "1"
    assert (result.nodes, result.leaves) == (13, 9)
    says("minimax", r"\max(3, 2, 2) = 3")


def test_the_compromise() -> None:
    tree = [[2, 7], [1, 8]]
    assert minimax(Tree(tree)).value == value(tree) == 2
    says("minimax", r"\max(\min(2, 7), \min(1, 8)) = 2")


def test_the_bucket_game() -> None:
    assert max(min(-50, 50), min(1, 3), min(-5, 15)) == 1
    result = minimax(load("bucket"))
    assert (result.value, result.line[0]) == (1, "B")
    says("minimax", "The minima are $-50$, 1 and $-5$, so B is the minimax decision, worth 1")


def halving(number: int, mine: bool = True) -> tuple[float, int, int]:
    """The value to the first player, the nodes and the leaves of the tree."""
    if number == 0:
        return (1 if mine else -1), 1, 1
    below = [halving(number - 1, not mine), halving(number // 2, not mine)]
    best = (max if mine else min)(one[0] for one in below)
    return best, 1 + sum(one[1] for one in below), sum(one[2] for one in below)


def test_halving_from_five() -> None:
    assert halving(5) == (1, 27, 14)
    shown = printed("minimax")
    assert shown.startswith("1.0 ('decrement',")
    assert shown.endswith("27 nodes, 14 leaves\n")
    says("minimax", "27 nodes, 14 of them leaves, and MAX wins by decrementing")


def test_tic_tac_toe_is_a_draw() -> None:
    result = solve(load("tic_tac_toe"))
    assert result.exact
    assert result.value == 0

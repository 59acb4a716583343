"""The lesson on move ordering."""

from __future__ import annotations

import random
from typing import Any

from tests import naive
from tests.course.lessons.reading import printed, says

TREES = 60


def grown(dice: random.Random, depth: int) -> Any:
    """Three moves everywhere, and leaves that are all different."""
    leaves = iter(dice.sample(range(10 * 3**depth), 3**depth))

    def node(plies: int) -> Any:
        return [node(plies - 1) for _ in range(3)] if plies else next(leaves)

    return node(depth)


def value(node: Any, sign: int) -> int:
    if not isinstance(node, list):
        return node
    return (max if sign > 0 else min)(value(one, -sign) for one in node)


def ordered(node: Any, best_first: bool, sign: int = 1) -> Any:
    if not isinstance(node, list):
        return node
    below = [ordered(one, best_first, -sign) for one in node]
    return sorted(below, key=lambda one: sign * value(one, -sign), reverse=best_first)


def leaves(depth: int, best_first: bool) -> list[int]:
    trees = (grown(random.Random(seed), depth) for seed in range(TREES))
    return [naive.alpha_beta(ordered(tree, best_first))[1] for tree in trees]


def test_best_first() -> None:
    assert set(leaves(3, True)) == {3**2 + 3 - 1} == {11}
    assert set(leaves(4, True)) == {3**2 + 3**2 - 1}
    assert 36**4 == 1_679_616
    assert 36**2 + 36**2 - 1 == 2_591
    says("ordering", "1{,}679{,}616", "2{,}591", "3^2 + 3^1 - 1 = 11$ of 27")


def test_worst_first_cuts_nothing_in_three_plies() -> None:
    assert set(leaves(2, False)) == {9}
    assert set(leaves(3, False)) == {27}
    says("ordering", "27 of 27")


def test_worst_first_cuts_in_deeper_trees() -> None:
    four = sum(visited < 81 for visited in leaves(4, False))
    assert TREES / 2 < four < TREES
    assert all(visited < 243 for visited in leaves(5, False))
    says("ordering", "In most random trees of 81 leaves", "in those of 243 practically always")


def test_killers_and_the_games_own_order() -> None:
    plain, killers, order = map(int, printed("ordering").split())
    assert killers < 0.75 * plain
    assert order < plain / 3
    says("ordering", "more than a quarter of the nodes", "more than two thirds")

"""What the lessons state as a fact and a program can compute, computed."""

from __future__ import annotations

import random
from fractions import Fraction
from typing import Any

from zermelo import load
from zermelo.search import expectiminimax, minimax, plain_alpha_beta

Tree = Any


def random_tree(branching: int, depth: int, draw: random.Random) -> Tree:
    if depth == 0:
        return draw.randint(-999, 999)
    return [random_tree(branching, depth - 1, draw) for _ in range(branching)]


def value(tree: Tree, maximizing: bool = True) -> int:
    if isinstance(tree, int):
        return tree
    return (max if maximizing else min)(value(child, not maximizing) for child in tree)


def worst_first(tree: Tree, maximizing: bool = True) -> Tree:
    if isinstance(tree, int):
        return tree
    children = [worst_first(child, not maximizing) for child in tree]
    return sorted(children, key=lambda c: value(c, not maximizing), reverse=not maximizing)


def leaves(tree: Tree) -> tuple[int, int]:
    """Of alpha-beta, and of all."""
    game = load(f"tree:spec={str(tree).replace(' ', '')}")
    return plain_alpha_beta(game).leaves, minimax(game).leaves


def test_worst_first_cuts_nothing_in_three_plies_and_something_in_five() -> None:
    draw = random.Random(1)
    for _ in range(3):
        cut, whole = leaves(worst_first(random_tree(3, 3, draw)))
        assert cut == whole == 27
    cut, whole = leaves(worst_first(random_tree(3, 5, draw)))
    assert cut < whole == 243


def choice(one: tuple[int, int], other: tuple[int, int], sure: int) -> Any:
    """Between two even chances and something sure."""
    chances = [{"chance": [["1/2", a], ["1/2", b]]} for a, b in (one, other)]
    spec = str([*chances, sure]).replace("'", '"').replace(" ", "")
    return expectiminimax(load(f"tree:spec={spec}")).action


def test_only_a_positive_linear_change_of_values_keeps_every_choice() -> None:
    draw = random.Random(2)
    changed = 0
    for _ in range(12):
        a, b, c, d, sure = (draw.randint(0, 20) for _ in range(5))
        chosen = choice((a, b), (c, d), sure)
        assert choice((3 * a + 7, 3 * b + 7), (3 * c + 7, 3 * d + 7), 3 * sure + 7) == chosen
        changed += choice((a**3, b**3), (c**3, d**3), sure**3) != chosen
    assert changed


def test_a_check_makes_the_king_a_quarter() -> None:
    king, jack = 1 - Fraction(3, 4), 1 - Fraction(1, 4)
    assert king / (king + jack) == Fraction(1, 4)

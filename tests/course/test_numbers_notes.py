"""What the lectures Notes (notes) states about alpha-beta, on trees where it can be seen."""

from __future__ import annotations

import random

from tests.course.common import FOUR_PLIES, TWO_PLIES
from zermelo.games.tree import Tree
from zermelo.search import alpha_beta, minimax, plain_alpha_beta


def random_spec(draw: random.Random, depth: int) -> object:
    return draw.randint(-9, 9) if depth == 0 else [random_spec(draw, depth - 1) for _ in range(3)]


def test_pruning_has_no_effect_at_the_root() -> None:
    """Notes: the minimax value of the root stays the same."""
    draw = random.Random(3)
    for _ in range(30):
        game = Tree(random_spec(draw, 4))
        assert plain_alpha_beta(game).value == minimax(game).value


def test_intermediate_values_may_be_wrong() -> None:
    """Notes: in the two-ply tree the middle MIN node is worth 2, but any more would do.

    After its first leaf alpha-beta knows at most 2; with leaves 2, -50 and 6 it would say the same
    although the node is worth -50.
    """
    whole = minimax(Tree([[3, 12, 8], [2, -50, 6], [14, 5, 2]]))
    pruned = plain_alpha_beta(Tree([[3, 12, 8], [2, -50, 6], [14, 5, 2]]))
    assert whole.value == pruned.value == 3
    assert {row.text: row.value for row in whole.rows}["2"] == -50
    middle = {row.text: row for row in pruned.rows}["2"]
    assert middle.value == 2
    assert middle.bound == "upper"


def test_order_decides_how_much_is_pruned() -> None:
    """Notes: good children first; the same leaves in other orders."""
    good = Tree([[3, 8, 12], [2, 4, 6], [2, 5, 14]])
    bad = Tree([[14, 5, 2], [6, 4, 2], [12, 8, 3]])
    assert minimax(good).value == minimax(bad).value == 3
    assert (plain_alpha_beta(good).leaves, plain_alpha_beta(bad).leaves) == (5, 9)


def test_the_guarantee_is_gone_with_a_depth_limit() -> None:
    """Notes: a search to the end is proven; one that stops above the leaves is an estimate."""
    assert minimax(FOUR_PLIES).exact
    assert not minimax(FOUR_PLIES, depth=2).exact


def test_deepening_has_an_answer_after_every_level() -> None:
    """Notes: iterative deepening makes it an anytime algorithm."""
    levels = [level.depth for level in alpha_beta(TWO_PLIES, depth=2).levels]
    assert levels == sorted(levels)
    assert levels[-1] == 2

"""The numbers of the lectures CA318 (games, minimax, anytime algorithms), each computed."""

from __future__ import annotations

import math

import pytest

from tests.course.common import FOUR_PLIES, plain, uniform
from tests.games.comparing import plain_twin
from tests.search.uniform import Uniform
from zermelo.games.tree import Tree
from zermelo.result import effective_branching_factor
from zermelo.search import minimax, plain_alpha_beta

COMPROMISE = Tree([[2, 7], [1, 8]])


def test_utilities_of_chess() -> None:
    """CA318: 1, 0 and 1/2, by a parameter; else 1, -1 and 0, the same moved and stretched."""
    assert plain("chess").utility_bounds == (-1, 1)
    points = plain("chess:score=points")
    mate = points.parse_state("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1")
    stalemate = points.parse_state("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")
    assert [points.utility(mate, player) for player in (0, 1)] == [1, 0]
    assert [points.utility(stalemate, player) for player in (0, 1)] == [0.5, 0.5]


def test_payoffs_of_backgammon() -> None:
    """CA318: payoffs from 0 to 192, a backgammon with the cube at 64; without the cube, to 3."""
    assert plain("backgammon").utility_bounds == (-3, 3)
    game = plain("backgammon:cube=true,score=winnings")
    assert game.utility_bounds == (0, 192)
    assert game.utility(game.parse_state("off 25x1,24x14 X - 64 O"), 0) == 192


def test_nine_leaves() -> None:
    """CA318: how many leaves for d = 2 and b = 3?"""
    assert minimax(Tree(uniform(3, 2))).leaves == 9


def test_brute_force_chess() -> None:
    """CA318: 60 moves of each player, 10 a position, give 10^120; far too many for the atoms."""
    leaves = 10 ** (60 + 60)
    atoms, seconds_in_a_year, nanoseconds, years = 10**80, 3 * 10**7, 10**9, 10**10
    computed = atoms * seconds_in_a_year * nanoseconds * years
    assert math.floor(math.log10(computed)) == 106
    assert math.log10(leaves) - 106 == 14


def test_the_compromise() -> None:
    """CA318: 2, far short of the 8 that MAX wants, and not the 1 that MIN wants."""
    result = minimax(COMPROMISE)
    assert (result.value, result.leaves) == (2, 4)
    assert result.line == ("1", "1")


def test_the_8_is_pruned() -> None:
    """CA318: after the 1 the right side is lost, whatever the 8 is."""
    for last in (8, 800):
        result = plain_alpha_beta(Tree([[2, 7], [1, last]]))
        assert (result.value, result.leaves) == (2, 3)


def test_the_tree_of_four_plies() -> None:
    """CA318: the value is 8, and lazy evaluation looks at 10 of 16 leaves."""
    whole, lazy = minimax(FOUR_PLIES), plain_alpha_beta(FOUR_PLIES)
    assert whole.value == lazy.value == 8
    assert (whole.leaves, lazy.leaves) == (16, 10)


@pytest.mark.parametrize("branching, depth", [(2, 4), (3, 3), (4, 4), (2, 6)])
def test_the_best_order_needs_about_2_b_to_the_half_d(branching: int, depth: int) -> None:
    """CA318: S is about 2 b^(d/2); exactly b^ceil(d/2) + b^floor(d/2) - 1."""
    result = plain_alpha_beta(plain_twin(Uniform(branching, depth)))
    exact = branching ** ((depth + 1) // 2) + branching ** (depth // 2) - 1
    assert result.leaves == exact
    assert exact < 2 * branching ** math.ceil(depth / 2)


def test_b_4_and_d_6() -> None:
    """CA318: 4,096 leaves against about 2 x 64, exactly 127; 64 times fewer by the estimate."""
    game = plain_twin(Uniform(4, 6))
    assert 4**6 == 4096
    assert 4**3 == 64 == 4096 // 64
    assert minimax(game).leaves == 4096
    assert plain_alpha_beta(game).leaves == 127


def test_from_7_levels_to_14() -> None:
    """CA318: in the best order 14 levels cost less than twice what 7 cost without pruning."""
    seven = minimax(plain_twin(Uniform(2, 7))).leaves
    fourteen = plain_alpha_beta(plain_twin(Uniform(2, 14))).leaves
    assert (seven, fourteen) == (2**7, 2 * 2**7 - 1)


def test_the_previous_level_costs_a_tenth() -> None:
    """CA318: b = 10: 10,000 at d = 4, 1,000 at d = 3, 100 at d = 2."""
    assert [minimax(Tree(uniform(10, depth))).leaves for depth in (2, 3)] == [100, 1000]
    assert 10**3 / 10**4 == 1 / 10


@pytest.mark.parametrize("branching, depth", [(2, 8), (10, 4), (35, 6)])
def test_the_price_of_insurance(branching: int, depth: int) -> None:
    """CA318: 1 + b + ... + b^(d-1) = (b^d - 1)/(b - 1), about b^(d-1)."""
    price = sum(branching**level for level in range(depth))
    assert price == (branching**depth - 1) // (branching - 1)
    assert price / branching ** (depth - 1) == pytest.approx(
        branching / (branching - 1), rel=branching ** (1 - depth)
    )


def test_the_branching_factor_of_a_search() -> None:
    """CA318: b is the average number of children; from the nodes of a search it comes back."""
    result = minimax(Tree(uniform(3, 4)))
    assert effective_branching_factor(result.nodes - 1, 4) == pytest.approx(3)

"""The lesson on iterative deepening."""

from __future__ import annotations

import math

from tests.course.lessons.reading import printed, says
from zermelo import load
from zermelo.search import minimax


def shallower(b: int, d: int) -> int:
    return sum(b**level for level in range(d))


def test_the_sum() -> None:
    for b in range(2, 12):
        for d in range(1, 8):
            assert shallower(b, d) == (b**d - 1) // (b - 1)
            assert (shallower(b, d) + b**d) / b**d < b / (b - 1)


def test_ten_moves_four_plies() -> None:
    assert shallower(10, 4) == 1_111 == (10**4 - 1) // 9
    assert (shallower(10, 4) + 10**4) / 10**4 == 1.1111 < 10 / 9
    says("deepening", "1 + 10 + 100 + 1{,}000 = 1{,}111", "costs 11 per cent")


def test_other_branching_factors() -> None:
    assert 1 / (35 - 1) < 0.03
    assert math.isclose(shallower(2, 20) / 2**20, 1, rel_tol=1e-5)
    says("deepening", "With $b = 35$ the premium falls below 3 per cent")


def test_uneven_growth_in_the_best_order() -> None:
    b = 30

    def leaves(d: int) -> int:
        return b ** math.ceil(d / 2) + b ** (d // 2) - 1

    assert math.isclose(leaves(9) / leaves(8), b / 2, rel_tol=0.1)
    assert math.isclose(leaves(8) / leaves(7), 2, rel_tol=0.1)


def test_levels_of_connect_four() -> None:
    *levels, last = printed("deepening").splitlines()
    depths, nodes, moves = zip(*(line.split() for line in levels), strict=True)
    assert depths == ("1", "2", "3", "4", "5", "6")
    assert set(moves) == {"4"}
    counts = [int(one) for one in nodes]
    share = sum(counts[:-1]) / counts[-1]
    assert last == f"shallower levels: {share:.0%} of the last"
    assert share > 1 / (7 - 1), "more than 1/(b - 1), since growth is uneven"


def test_deepening_keeps_the_answer() -> None:
    game = load("tic_tac_toe")
    direct, level_by_level = minimax(game, depth=4), minimax(game, depth=4, nodes=10**6)
    assert direct.value == level_by_level.value
    assert [level.depth for level in level_by_level.levels] == [1, 2, 3, 4]

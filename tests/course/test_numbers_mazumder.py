"""The numbers of the lectures Mazumder (Lec 12, expectimax and Monte Carlo), each computed."""

from __future__ import annotations

import math
from fractions import Fraction

import pytest

from zermelo.games.tree import Tree
from zermelo.search import expectiminimax, maxn

LEAVES = [[3, 12, 9], [2, 4, 6], [15, 6, 0]]
EXPECTIMAX = Tree([{"chance": [["1/3", leaf] for leaf in leaves]} for leaves in LEAVES])
FIGURE = ((60, 79), (1, 10), (2, 11))


def test_the_chance_node_of_10() -> None:
    """Mazumder: (1/2) 8 + (1/3) 24 + (1/6) -12 = 10."""
    assert Fraction(8, 2) + Fraction(24, 3) + Fraction(-12, 6) == 10
    node = Tree([{"chance": [["1/2", 8], ["1/3", 24], ["1/6", -12]]}])
    assert expectiminimax(node, pruning="none").value == pytest.approx(10)


def test_the_expectimax_example() -> None:
    """Mazumder: the three chance nodes are worth 8, 4 and 7; MAX takes the first."""
    result = expectiminimax(EXPECTIMAX, pruning="none")
    assert result.value == pytest.approx(8)
    values = {row.text: row.value for row in result.rows}
    assert [values[move] for move in "123"] == pytest.approx([8, 4, 7])
    assert result.leaves == 9


def test_one_branch_may_dominate_an_average() -> None:
    """Mazumder: naive pruning is wrong: a last leaf of 1,000 turns the choice around."""
    leaves = [[3, 12, 9], [2, 4, 1000], [15, 6, 0]]
    game = Tree([{"chance": [["1/3", leaf] for leaf in some]} for some in leaves])
    for pruning in ("none", "star1"):
        assert expectiminimax(game, pruning=pruning).line[0] == "2"


def test_known_bounds_allow_pruning() -> None:
    """Mazumder: can expectimax be pruned? With bounds on the leaves, soundly."""
    whole, pruned = (expectiminimax(EXPECTIMAX, pruning=name) for name in ("none", "star1"))
    assert whole.value == pytest.approx(pruned.value)
    assert pruned.leaves <= whole.leaves


def test_tuples_may_look_like_cooperation() -> None:
    """Mazumder: each maximizes its own component, and both may gain."""
    result = maxn(Tree([[(1, 1, 6), (1, 7, 2)], [(5, 5, 5), (6, 1, 2)]]))
    assert result.values == (5, 5, 5)


@pytest.mark.parametrize(
    "exploration, chosen", [(0.0, 0), (1.0, 0), (math.sqrt(2), 0), (1.5, 2), (2.0, 2), (10.0, 1)]
)
def test_ucb1_on_the_figure(exploration: float, chosen: int) -> None:
    """Mazumder: U/N + C sqrt(log N(parent) / N): with C = 1.4 the promising, with more the rare.

    The search itself is put to the same test in tests/montecarlo/uct/test_simulation.py.
    """

    def ucb1(wins: int, playouts: int) -> float:
        return wins / playouts + exploration * math.sqrt(math.log(100) / playouts)

    bounds = [ucb1(*child) for child in FIGURE]
    assert bounds.index(max(bounds)) == chosen


def test_ucb1_by_hand() -> None:
    """Mazumder: with C = sqrt(2) the three children have 1.101, 1.060 and 1.097."""
    bounds = [
        wins / playouts + math.sqrt(2 * math.log(100) / playouts) for wins, playouts in FIGURE
    ]
    assert bounds == pytest.approx([1.101, 1.060, 1.097], abs=0.0006)

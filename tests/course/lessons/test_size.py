"""The lesson on the size of games."""

from __future__ import annotations

import math

import pytest

from tests.course.lessons.reading import printed, says
from zermelo import load
from zermelo.games.tree import Tree
from zermelo.perft import perft
from zermelo.search import minimax


def nested(b: int, d: int) -> object:
    return [nested(b, d - 1) for _ in range(b)] if d else 0


@pytest.mark.parametrize("b, d", [(3, 2), (2, 5), (4, 3)])
def test_leaves_and_nodes_of_uniform_trees(b: int, d: int) -> None:
    result = minimax(Tree(nested(b, d)))
    assert result.leaves == b**d
    assert result.nodes == (b ** (d + 1) - 1) // (b - 1)
    assert result.leaves > result.nodes / 2


def test_the_small_example() -> None:
    assert (3**2, (3**3 - 1) // 2) == (9, 13)
    says("size", "9 leaves and 13 nodes")


def test_chess() -> None:
    assert 10 ** (2 * 60) == 10**120
    assert (10**3) ** 40 == 10**120, "Shannon: forty pairs of moves, a thousand each"
    assert round(100 * math.log10(35)) == 154
    assert math.floor(80 * math.log10(35)) == 123
    says("size", "10^{120}", r"35^{100} = 10^{100 \log_{10} 35} \approx 10^{154}")


def test_the_whole_universe() -> None:
    done = 10**80 * 10**10 * 3 * 10**7 * 10**9
    assert done == 3 * 10**106
    assert round(120 - math.log10(done)) == 14
    says("size", r"= 3 \cdot 10^{106}", "short of $10^{120}$ by about 14 orders of magnitude")


def test_tic_tac_toe() -> None:
    assert math.factorial(9) == 362_880
    assert printed("size") == "(9, 72, 504, 3024, 15120)\n5478\n"
    says("size", "362{,}880", "255,168 complete games and 549,946 nodes", "5,478 different")


def by_hand(cells: str = "." * 9) -> tuple[int, int]:
    """Nodes and finished games of tic-tac-toe, from a position on."""
    lines = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
    won = any(cells[a] == cells[b] == cells[c] != "." for a, b, c in lines)
    if won or "." not in cells:
        return 1, 1
    mark = "XO"[cells.count(".") % 2 == 0]
    below = [by_hand(cells[:i] + mark + cells[i + 1 :]) for i in range(9) if cells[i] == "."]
    return 1 + sum(nodes for nodes, _ in below), sum(games for _, games in below)


def test_tic_tac_toe_counted_by_hand() -> None:
    assert by_hand() == (549_946, 255_168)


def test_connect_four_counts_its_first_plies() -> None:
    assert perft(load("connect_four"), 3) == (7, 49, 343)
    says("size", "4,531,985,219,092")

"""The lectures' arithmetic of brute force."""

from __future__ import annotations

import pytest

from zermelo.errors import BadParameter
from zermelo.games import load
from zermelo.search.solving.brute_force import (
    UNIVERSE,
    BruteForce,
    lines_of_play,
    orders_short,
)


def test_the_numbers_of_the_lectures() -> None:
    assert BruteForce(3, 2).leaves == pytest.approx(0.954, abs=1e-3)  # 9 leaves
    assert 10 ** BruteForce(3, 2).nodes == pytest.approx(13)
    assert BruteForce(10, 120).leaves == 120
    assert BruteForce(35, 100).leaves == pytest.approx(154.4, abs=0.01)
    assert pytest.approx(106.5, abs=0.03) == UNIVERSE
    assert orders_short(BruteForce(10, 120).leaves) == 14
    assert orders_short(BruteForce(35, 10).leaves) == 0


def test_alpha_beta_halves_the_exponent() -> None:
    tree = BruteForce(4, 6)
    assert 10**tree.leaves == pytest.approx(4096)
    assert 10**tree.best_order == pytest.approx(128)


def test_a_single_line() -> None:
    assert 10 ** BruteForce(1, 7).nodes == pytest.approx(8)
    assert BruteForce(1, 7).leaves == 0
    assert BruteForce(2, 10_000).nodes == pytest.approx(BruteForce(2, 10_001).leaves)


@pytest.mark.parametrize("branching, depth", [(0.5, 3), (2, -1), (float("nan"), 3), (2, 1e400)])
def test_what_is_no_tree(branching: float, depth: float) -> None:
    with pytest.raises(BadParameter, match="must be"):
        BruteForce(branching, depth)


def test_lines_of_play() -> None:
    assert lines_of_play(load("chess")) > 100
    assert lines_of_play(load("connect_four")) < 40
    assert lines_of_play(load("chomp")) < 10

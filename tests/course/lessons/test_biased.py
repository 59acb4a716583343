"""The numbers of the lesson on biased opponents."""

from __future__ import annotations

from fractions import Fraction
from math import sqrt

import numpy as np
import pytest

from tests.course.lessons.reading import printed, says
from zermelo.equilibrium import MatrixGame, exploit, regret_matching, zero_sum

PAYOFFS = [[0, -1, 1], [1, 0, -1], [-1, 1, 0]]
ROSHAMBO = MatrixGame(PAYOFFS)
BIASED = [Fraction(1, 2), Fraction(1, 4), Fraction(1, 4)]
COMPROMISE = [Fraction(1, 3), Fraction(2, 3), Fraction(0)]


def earns(strategy: list[Fraction], opponent: list[Fraction]) -> Fraction:
    return sum(
        (p * q * PAYOFFS[a][c] for a, p in enumerate(strategy) for c, q in enumerate(opponent)),
        Fraction(0),
    )


def pure(action: int) -> list[Fraction]:
    return [Fraction(int(one == action)) for one in range(3)]


def solved(a: int, b: int, c: int, d: int) -> tuple[Fraction, Fraction]:
    """The probability of the first row and the value, by the formula of the lesson."""
    below = a - b - c + d
    return Fraction(d - c, below), Fraction(a * d - b * c, below)


def test_two_by_two_by_hand() -> None:
    share, value = solved(2, -1, -1, 1)
    assert (share, value) == (Fraction(2, 5), Fraction(1, 5))
    assert share * 2 - (1 - share) == -share + (1 - share) == value
    found = zero_sum(MatrixGame([[2, -1], [-1, 1]]))
    assert found.first.tolist() == pytest.approx([2 / 5, 3 / 5])


@pytest.mark.parametrize("rows", [((3, 0), (1, 2)), ((0, 5), (4, 1)), ((-2, 3), (4, -1))])
def test_the_formula_holds_where_there_is_no_saddle_point(
    rows: tuple[tuple[int, ...], ...],
) -> None:
    (a, b), (c, d) = rows
    saddle = max(min(a, b), min(c, d)) == min(max(a, c), max(b, d))
    assert not saddle
    share, value = solved(a, b, c, d)
    game = MatrixGame([list(row) for row in rows])
    first = zero_sum(game).first
    assert first.tolist() == pytest.approx([float(share), float(1 - share)])
    assert min(first @ game.first) == pytest.approx(float(value))


def test_best_response_to_the_biased_opponent() -> None:
    assert [earns(pure(action), BIASED) for action in range(3)] == [
        Fraction(0),
        Fraction(1, 4),
        Fraction(-1, 4),
    ]
    thirds = [Fraction(1, 3)] * 3
    assert {earns(thirds, pure(action)) for action in range(3)} == {0}
    assert earns(thirds, BIASED) == 0
    assert earns(pure(1), pure(2)) == -1
    assert ROSHAMBO.best_responses(0, [0.5, 0.25, 0.25]) == [1]


def test_the_compromise() -> None:
    assert earns(COMPROMISE, BIASED) == Fraction(1, 6)
    assert min(earns(COMPROMISE, pure(action)) for action in range(3)) == Fraction(-1, 3)
    for trust, mixture in ((0, [1 / 3] * 3), (0.8, [1 / 3, 2 / 3, 0]), (1, [0, 1, 0])):
        found = exploit(ROSHAMBO, 1, [50, 25, 25], dial=trust)
        assert found.tolist() == pytest.approx(mixture, abs=1e-9)


def test_how_sure_one_can_be() -> None:
    def deviations(games: int, rocks: int) -> float:
        return (rocks - games / 3) / sqrt(games * 2 / 9)

    assert round(sqrt(100 * 2 / 9), 1) == 4.7
    assert round(deviations(100, 50), 1) == 3.5
    assert round(deviations(16, 8), 1) == 1.4


def test_regret_matching_learns_paper() -> None:
    learned = regret_matching(ROSHAMBO, games=5000, first=[0.5, 0.25, 0.25], seed=1)
    assert learned.averages[1][-1][1] > 0.95
    assert learned.regrets[1][-1].argmax() == 1


def test_exploitability_is_zero_for_one_third_each_only() -> None:
    for mixture in ([0.34, 0.33, 0.33], [0.5, 0.25, 0.25], [0, 1, 0]):
        assert np.max(ROSHAMBO.action_values(1, mixture)) > 0
    assert np.max(ROSHAMBO.action_values(1, [1 / 3] * 3)) == pytest.approx(0)


def test_what_it_shows_runs() -> None:
    lines = printed("biased").splitlines()
    assert [line.split()[0] for line in lines] == ["0", "0.8", "1"]


def test_it_says_so() -> None:
    says("biased", "$p = 2/5$ and $v = 1/5$", "Always paper gains 1/4 a game", "**+1/4**")
    says("biased", "3.5 deviations", "are 1.4 away", r"$\frac23 \cdot \frac14 = \frac16$")

"""The numbers of the lesson on the systems."""

from __future__ import annotations

from math import log10, sqrt

import pytest

from tests.course.lessons.reading import printed, says, text
from tests.course.lessons.running import run_commands

SYSTEMS = (
    *("td-gammon", "chinook", "deep-blue", "othello", "deep-fritz"),
    *("alphago", "alphazero", "pluribus", "alphastar"),
)


def rating(share: float) -> float:
    return 400 * log10(share / (1 - share))


def expected(difference: float) -> float:
    return 1 / (1 + 10 ** (-difference / 400))


def spread(won: int, drawn: int, lost: int) -> tuple[float, float, float]:
    """The share of the points, the variance of a result, and the standard error of the share."""
    games = won + drawn + lost
    share = (won + drawn / 2) / games
    variance = (won + drawn / 4) / games - share**2
    return share, variance, sqrt(variance / games)


def test_the_model() -> None:
    assert [round(expected(d), 2) for d in (0, 200, 400)] == [0.5, 0.76, 0.91]
    for difference in (-120, 0, 58, 241):
        assert rating(expected(difference)) == pytest.approx(difference)


@pytest.mark.parametrize(
    "points, games, difference", [(3.5, 6, 58), (4, 6, 120), (4, 5, 241), (574.5, 1000, 52)]
)
def test_ratings(points: float, games: int, difference: int) -> None:
    assert round(rating(points / games)) == difference


def test_what_deep_blues_match_proves() -> None:
    share, variance, error = spread(2, 3, 1)
    assert (round(share, 3), round(variance, 3), round(error, 2)) == (0.583, 0.118, 0.14)
    low, high = share - 2 * error, share + 2 * error
    assert (round(low, 2), round(high, 2)) == (0.30, 0.86)
    assert round(rating(low)) == -145
    assert rating(high) > 300


def test_what_alphazeros_match_proves() -> None:
    share, _, error = spread(155, 839, 6)
    assert share * 1000 == 155 + 839 / 2
    assert round(error, 3) == 0.006
    assert [round(rating(share + sign * 2 * error)) for sign in (-1, 1)] == [44, 61]


def test_speeds() -> None:
    assert 200 / 8 == 25
    assert 60_000_000 / 60_000 == 1000


def test_every_system_has_its_page() -> None:
    for name in SYSTEMS:
        assert f"(../systems/{name}.md)" in text("systems")
    assert text("systems").count("../systems/") == len(SYSTEMS)


def test_the_cell_prints_the_ratings() -> None:
    assert [line.split()[-1] for line in printed("systems").splitlines()] == [
        "+58",
        "+120",
        "+241",
        "+52",
    ]


@pytest.mark.long
def test_a_match_ends_with_its_interval(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZERMELO_TIER", "compiled")
    assert "Elo" in run_commands("systems")


def test_it_says_so() -> None:
    says("systems", "from 44 to 61", "from 145 points *below*", "39 trillion")

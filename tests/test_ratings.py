"""Elo against an independent calculation: the likelihood written out, maximised by scipy."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from scipy.optimize import minimize

import zermelo.ratings
from zermelo.errors import BadParameter
from zermelo.play.tournament.standings import Standings
from zermelo.ratings import (
    Outcome,
    anchored_ratings,
    cross_table,
    elo_difference,
    elo_of_score,
    ratings,
    score_interval,
)
from zermelo.sprt import score_of_elo

STRENGTHS = (0, 40, 120, -60, 300, -250)


def simulated(games: int, seed: int, seats: int = 2, draws: float = 0.3) -> list[Outcome]:
    """Games between players of known strength."""
    dice = random.Random(seed)
    found = []
    pairings = list(itertools.combinations(range(len(STRENGTHS)), seats))
    for number in range(games):
        players = dice.sample(pairings[number % len(pairings)], seats)
        luck = [STRENGTHS[one] + 150 * dice.gauss(0, 1) for one in players]
        if dice.random() < draws:
            luck = [0.0] * seats
        found.append(Outcome(tuple(players), tuple(luck), number // 2))
    return found


def surprise(elo: np.ndarray, outcomes: Sequence[Outcome], prior: float = 0.0) -> float:
    """Minus the log-likelihood; `prior` draws of each with an average player are added."""
    total = 0.0
    for one in outcomes:
        for i, j in itertools.combinations(range(len(one.seats)), 2):
            mine, other = one.scores[i], one.scores[j]
            score = 1.0 if mine > other else 0.0 if mine < other else 0.5
            total += game_surprise(elo[one.seats[i]] - elo[one.seats[j]], score)
    for one in elo - elo.mean() if prior else ():
        total += prior * game_surprise(one, 0.5)
    return total


def game_surprise(difference: float, score: float) -> float:
    natural = difference * math.log(10) / 400
    lost, won = np.logaddexp(0, natural), np.logaddexp(0, -natural)
    return float(score * won + (1 - score) * lost)


def slow(outcomes: Sequence[Outcome], players: int, prior: float = 0.0) -> list[float]:
    """The likeliest ratings, by a general minimiser."""
    found = minimize(
        surprise, np.zeros(players), (outcomes, prior), method="BFGS", options={"gtol": 1e-7}
    )
    return [float(one) for one in found.x - found.x.mean()]


@pytest.mark.parametrize("seats", [2, 3])
def test_the_reference_agrees_within_a_point(seats: int) -> None:
    outcomes = simulated(600 if seats == 2 else 200, seed=seats, seats=seats)
    fast = [one.elo for one in ratings(outcomes, len(STRENGTHS))]
    assert fast == pytest.approx(slow(outcomes, len(STRENGTHS)), abs=0.5)
    assert sum(fast) == pytest.approx(0, abs=1e-6)


def test_two_players_have_the_textbook_difference() -> None:
    outcomes = [Outcome((0, 1), (1, 0), n) for n in range(75)]
    outcomes += [Outcome((1, 0), (1, 0), 100 + n) for n in range(25)]
    one, other = ratings(outcomes, 2)
    assert one.elo - other.elo == pytest.approx(elo_of_score(0.75))
    assert (one.points, one.games, one.score) == (75, 100, 0.75)
    # The error of a share of 75 in 100, by hand.
    slope = 400 / math.log(10) / (0.75 * 0.25)
    assert one.error * 2 == pytest.approx(1.959964 * slope * math.sqrt(0.75 * 0.25 / 100), rel=1e-3)


def test_draws_are_half_a_win_and_make_errors_smaller() -> None:
    decisive = [Outcome((0, 1), (n % 2, 1 - n % 2), n) for n in range(100)]
    drawn = [Outcome((0, 1), (0.5, 0.5), n) for n in range(98)]
    drawn += [Outcome((0, 1), (1, 0), 98), Outcome((0, 1), (0, 1), 99)]
    assert ratings(decisive, 2)[0].elo == pytest.approx(0, abs=1e-6)
    assert ratings(drawn, 2)[0].elo == pytest.approx(0, abs=1e-6)
    assert ratings(drawn, 2)[0].error < ratings(decisive, 2)[0].error / 3


def test_intervals_cover_the_truth() -> None:
    """95 % intervals from games of a true Bradley-Terry model hold the truth about so often."""
    inside = total = 0
    for seed in range(60):
        dice = random.Random(seed)
        true = [-100.0, 0.0, 100.0]
        outcomes = []
        for number in range(150):
            i, j = dice.sample(range(3), 2)
            win = dice.random() < score_of_elo(true[i] - true[j])
            outcomes.append(Outcome((i, j), (float(win), float(not win)), number))
        for one in ratings(outcomes, 3):
            inside += abs(one.elo - true[one.player]) <= one.error
            total += 1
    assert 0.90 <= inside / total <= 0.99


@pytest.mark.parametrize("pairs", [1, 2, 3, 4, 5, 20])
@pytest.mark.parametrize("draws", [0.0, 0.6])
@pytest.mark.parametrize("side", [0.0, 0.4])
def test_intervals_of_short_matches_cover_the_truth(pairs: int, draws: float, side: float) -> None:
    """Matches of known strength from 2 games on, also where the side to begin decides much."""
    dice = np.random.default_rng(pairs)
    for decisive in (0.5, 0.7, 0.9, 0.98):
        chances = np.zeros(5)
        for one, chance in enumerate(game_chances(decisive, draws, side)):
            for other, again in enumerate(game_chances(decisive, draws, -side)):
                chances[one + other] += chance * again
        truth = float(chances @ np.arange(5) / 4)
        matches = dice.multinomial(pairs, chances, size=500)
        kinds, counts = np.unique(matches, axis=0, return_counts=True)
        inside = 0
        for kind, count in zip(kinds.tolist(), counts.tolist(), strict=True):
            low, high = score_interval(kind)
            assert 0 <= low < high <= 1
            inside += count * (low <= truth <= high)
        assert inside / 500 >= 0.92, (decisive, inside / 500)


def game_chances(decisive: float, draws: float, side: float) -> tuple[float, float, float]:
    """How likely a game is lost, drawn and won; `side` is what moving first adds."""
    won = min(max(decisive + side, 0.0), 1.0) * (1 - draws)
    return 1 - draws - won, draws, won


def test_two_pairs_that_split_tell_next_to_nothing() -> None:
    split = tuple(Outcome(seats, (1.0, 0.0), unit) for unit in (0, 1) for seats in ((0, 1), (1, 0)))
    stands = Standings("nim", ("one", "other"), split, 4, pairs=(0, 0, 2, 0, 0))
    elo, low, high = stands.difference
    assert elo == 0
    assert low == pytest.approx(-high)
    assert 200 < high < 800
    assert "Elo +0.0 [-349.2, +349.2]" in stands.summary()
    assert stands.ratings[0].error > 50


@pytest.mark.parametrize("counts", [(0, 0, 3), (0, 0, 0, 0, 3)])
def test_who_wins_every_game_is_at_least_so_much_stronger(counts: tuple[int, ...]) -> None:
    elo, low, high = elo_difference(counts)
    assert elo is None
    assert high == math.inf
    games = 3 if len(counts) == 3 else 6
    assert low == pytest.approx(elo_of_score(0.025 ** (1 / games)))
    assert str(elo_difference(counts)).startswith(">= ")
    mirrored = elo_difference(counts[::-1])
    assert (mirrored.low, mirrored.high) == (-math.inf, pytest.approx(-low))
    assert str(elo_difference((0, 0, 0))) == "unknown"


def test_many_draws_leave_a_narrow_interval() -> None:
    low, high = score_interval((0, 5, 190, 5, 0))
    assert 0.015 < high - low < 0.025
    assert math.dist(score_interval((25, 0, 75)), (0.653, 0.831)) < 0.01


def test_who_won_everything_gets_a_finite_rating() -> None:
    outcomes = [Outcome((0, 1), (1, 0), n) for n in range(20)]
    one, other = ratings(outcomes, 2)
    assert not one.bounded
    assert 100 < one.elo - other.elo < 2000
    assert [one.elo for one in ratings([], 3)] == [0, 0, 0]
    with pytest.raises(BadParameter):
        ratings([], 0)


@pytest.mark.parametrize("players, games", [(3, 6), (4, 30), (6, 60)])
def test_a_draw_with_an_average_player_is_added_where_one_won_everything(
    players: int, games: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And the likeliest ratings are found in a few rounds, as by Newton's method they should be."""
    slopes = 0

    def counted(*arguments: Any) -> Any:
        nonlocal slopes
        slopes += 1
        return slope(*arguments)

    slope = zermelo.ratings._slope
    monkeypatch.setattr(zermelo.ratings, "_slope", counted)
    dice, outcomes = random.Random(games), []
    for number in range(games):
        better, worse = sorted(dice.sample(range(players), 2))
        outcomes.append(Outcome((better, worse), (1, 0), number))
    found = ratings(outcomes, players)
    assert not any(one.bounded for one in found)
    elo, reference = np.array([one.elo for one in found]), np.array(slow(outcomes, players, 1.0))
    assert elo == pytest.approx(reference, abs=0.5)
    assert surprise(elo, outcomes, 1.0) <= surprise(reference, outcomes, 1.0) + 1e-12
    assert slopes < 15


def test_cross_table() -> None:
    outcomes = [
        Outcome((0, 1, 2), (3, 2, 1)),
        Outcome((2, 1, 0), (1, 1, 0)),
        Outcome((0, 0), (1, 0)),
    ]
    points, count = cross_table(outcomes, 3)
    assert points.tolist() == [[0, 1, 1], [1, 0, 1.5], [1, 0.5, 0]]
    assert count.tolist() == [[0, 2, 2], [2, 0, 2], [2, 2, 0]]


def test_scores() -> None:
    assert score_of_elo(0) == 0.5
    assert elo_of_score(score_of_elo(123)) == pytest.approx(123)
    assert elo_of_score(1) == math.inf
    assert elo_of_score(0) == -math.inf


def test_points_against_each_of_the_others() -> None:
    game = Outcome((4, 2, 7), (1.0, 1.0, 0.0))
    assert [game.points(seat) for seat in range(3)] == [[0.5, 1.0], [0.5, 1.0], [0.0, 0.0]]
    stands = Standings("a game", ("a", "b", "c"), (Outcome((2, 0, 1), (1.0, 1.0, 0.0)),), 1)
    assert [stands.results(player) for player in range(3)] == [(0, 1, 0), (0, 0, 1), (0, 1, 0)]
    alone = Standings("a game", ("a",), (Outcome((0,), (3.0,)), Outcome((0,), (-1.0,))), 2)
    assert alone.results() == (1, 0, 1)  # against nothing gained and nothing lost


def test_errors_of_many_games_between_unequal_players() -> None:
    """Two chains through a third player: no error vanishes, and more games make them smaller."""
    found = []
    for games in (40, 400, 4000):
        outcomes = [
            Outcome((one, other), (float(unit % 10 != 0), float(unit % 10 == 0)), unit)
            for unit in range(games)
            for one, other in ((1, 0), (2, 1), (3, 2), (4, 2), (4, 3), (5, 4), (6, 4))
        ]
        found.append([one.error for one in ratings(outcomes, 7)])
    for few, many in itertools.pairwise(found):
        assert all(0 < error < 0.5 * other for error, other in zip(many, few, strict=True))


# On a fixed scale.


@pytest.mark.parametrize("seed", range(4))
def test_anchored_ratings_are_the_likeliest(seed: int) -> None:
    dice = random.Random(seed)
    outcomes = [
        Outcome(tuple(dice.sample(range(5), 2)), (float(dice.randint(0, 1)), 0.5), unit)
        for unit in range(40)
    ]
    fixed = {1: 50.0, 3: -120.0}
    found = anchored_ratings(outcomes, 5, fixed)
    assert [found.elo[one] for one in fixed] == pytest.approx([*fixed.values()])
    assert [found.error[one] for one in fixed] == [0.0, 0.0]

    def badness(elo: Sequence[float]) -> float:
        whole = {**fixed, **dict(zip((0, 2, 4), elo, strict=True))}
        total = 0.0
        for one in outcomes:
            expected = 1 / (1 + 10 ** ((whole[one.seats[1]] - whole[one.seats[0]]) / 400))
            score = one.points(0)[0]
            total -= score * math.log(expected) + (1 - score) * math.log(1 - expected)
        for player in (0, 2, 4):  # a draw with the middle of the anchors
            expected = 1 / (1 + 10 ** ((-35.0 - whole[player]) / 400))
            total -= 0.5 * math.log(expected) + 0.5 * math.log(1 - expected)
        return total

    best = minimize(badness, [0.0, 0.0, 0.0], method="Nelder-Mead", tol=1e-9).x
    assert found.elo[[0, 2, 4]] == pytest.approx(best, abs=0.1)


def test_who_has_not_played_is_uncertain_even_where_its_few_games_agree() -> None:
    games = [Outcome((0, 1), (1.0, 0.0), 0), Outcome((1, 0), (1.0, 0.0), 0)]
    found = anchored_ratings(games, 3, {0: 0.0})
    assert found.elo[1] == pytest.approx(0.0, abs=1e-6)
    assert found.error[2] > found.error[1] > 300
    assert anchored_ratings([], 0, {}).elo.size == 0

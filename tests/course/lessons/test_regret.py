"""The numbers of the lesson on regret matching."""

from __future__ import annotations

from fractions import Fraction
from math import sqrt

import numpy as np
import pytest

from tests.course.lessons.reading import printed, says
from tests.course.lessons.running import run_commands
from zermelo.equilibrium import (
    MatrixGame,
    fictitious_play,
    probabilities,
    regret_matching,
    zero_sum,
)

ROCK, PAPER, SCISSORS = range(3)
PAYOFFS = [[0, -1, 1], [1, 0, -1], [-1, 1, 0]]
ROSHAMBO = MatrixGame(PAYOFFS)


def regrets(played: list[tuple[int, int]]) -> list[int]:
    """Summed over games, each own action and the opponent's."""
    return [sum(PAYOFFS[a][other] - PAYOFFS[own][other] for own, other in played) for a in range(3)]


def matched(summed: list[int]) -> list[Fraction]:
    positive = [max(one, 0) for one in summed]
    if not any(positive):
        return [Fraction(1, len(summed))] * len(summed)
    return [Fraction(one, sum(positive)) for one in positive]


def fractions(*texts: str) -> list[Fraction]:
    return [Fraction(text) for text in texts]


@pytest.mark.parametrize(
    "played, summed, following",
    [
        ([(ROCK, PAPER)], [0, 1, 2], ("0", "1/3", "2/3")),
        ([(ROCK, PAPER), (SCISSORS, ROCK)], [1, 3, 2], ("1/6", "1/2", "1/3")),
    ],
)
def test_two_games_by_hand(
    played: list[tuple[int, int]], summed: list[int], following: tuple[str, ...]
) -> None:
    assert regrets(played) == summed
    assert matched(summed) == fractions(*following)
    assert probabilities(summed).tolist() == pytest.approx([float(x) for x in matched(summed)])


def test_negative_regrets_count_as_zero_and_nothing_positive_means_uniform() -> None:
    assert matched([-1, 1, 2]) == fractions("0", "1/3", "2/3")
    assert matched([-1, -1, 0]) == fractions("1/3", "1/3", "1/3")
    assert probabilities([-1, 1, 2]).tolist() == pytest.approx([0, 1 / 3, 2 / 3])
    assert probabilities([-1, -1, 0]).tolist() == pytest.approx([1 / 3] * 3)


def test_the_average_converges_and_what_is_played_does_not() -> None:
    learned = regret_matching(ROSHAMBO, games=10_000, seed=1)
    third = np.full(3, 1 / 3)
    assert np.abs(learned.averages[0][-1] - third).max() < 0.03
    assert np.abs(learned.probabilities[0][-1000:] - third).max() > 0.1
    bound = 2 * sqrt(3) / sqrt(10_000)
    assert round(bound, 3) == 0.035
    for player in range(2):
        assert learned.regrets[player][-1].max() / 10_000 < bound


def test_small_regrets_make_averages_near_an_equilibrium() -> None:
    """Exactly so with expected regrets: the gains add up to the regrets per game."""
    game = MatrixGame([[2, -1], [-1, 1]])
    for games in (10, 100, 1000):
        learned = regret_matching(game, games=games, sampled=False)
        epsilon = max(regret[-1].max() / games for regret in learned.regrets)
        assert max(game.gains(*learned.strategies)) <= 2 * epsilon + 1e-9


def test_expected_regrets_stand_still_in_rock_paper_scissors() -> None:
    still = regret_matching(ROSHAMBO, games=50, sampled=False)
    assert np.abs(still.regrets[0]).max() < 1e-12
    assert still.probabilities[0] == pytest.approx(np.full((50, 3), 1 / 3))


def test_highest_regret_is_the_best_response_to_the_frequencies() -> None:
    played = fictitious_play(ROSHAMBO, games=300)
    for number in range(1, 300):
        frequencies = played.averages[1][number - 1]
        chosen = int(played.probabilities[0][number].argmax())
        values = ROSHAMBO.action_values(0, frequencies)
        assert values[chosen] == pytest.approx(values.max())
        assert played.regrets[0][number - 1].max() == played.regrets[0][number - 1][chosen]
    long = fictitious_play(ROSHAMBO, games=20_000)
    assert np.abs(long.averages[0][-1] - 1 / 3).max() < 0.03


def test_an_opponent_who_knows_the_rule_wins_every_game() -> None:
    summed = np.zeros(3)
    for _ in range(100):
        own = int(summed.argmax())
        reply = (own + 1) % 3  # paper beats rock, scissors paper, rock scissors
        assert PAYOFFS[own][reply] == -1
        summed += np.array(PAYOFFS)[:, reply] - PAYOFFS[own][reply]


def test_regret_matching_has_no_such_leak() -> None:
    """Against an opponent who always replies to what is likeliest."""
    rng, summed, games = np.random.default_rng(1), np.zeros(3), 20_000
    for _ in range(games):
        strategy = probabilities(summed)
        reply = (int(strategy.argmax()) + 1) % 3
        own = int(rng.choice(3, p=strategy))
        summed += np.array(PAYOFFS)[:, reply] - PAYOFFS[own][reply]
    assert summed.max() / games < 2 * sqrt(3) / sqrt(games) + 0.02


def test_what_it_shows_runs() -> None:
    lines = printed("regret").splitlines()
    assert [line.split()[0] for line in lines] == ["last", "average", "exact"]
    assert zero_sum(ROSHAMBO).first == pytest.approx([1 / 3] * 3)
    assert run_commands("regret").count("1/3") >= 3


def test_it_says_so() -> None:
    says("regret", r"(0, 1, 2) \quad\Rightarrow\quad \sigma_2 = (0, \tfrac13, \tfrac23)")
    says("regret", r"(1, 3, 2) \quad\Rightarrow\quad \sigma_3 = (\tfrac16, \tfrac12, \tfrac13)")
    says("regret", "that is 0.035", "gives one third each")

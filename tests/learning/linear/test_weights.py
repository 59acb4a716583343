"""Weights from results: synthetic data whose weights are known, derivatives by differences."""

from __future__ import annotations

import numpy as np
import pytest

from tests.games.comparing import plain_twin
from zermelo.errors import BadParameter, NotThisKindOfGame
from zermelo.games.backgammon import Backgammon
from zermelo.games.chess import Chess
from zermelo.games.connect_four import ConnectFour
from zermelo.games.kuhn_poker import KuhnPoker
from zermelo.games.othello import Othello
from zermelo.games.tic_tac_toe import TicTacToe
from zermelo.learning.linear import contests
from zermelo.learning.linear.weights import (
    Samples,
    check_weights,
    fit_weights,
    gathered,
    gradient,
    is_noisy,
    log_loss,
    reweighted,
)
from zermelo.learning.runs.config import LeafPlayConfig, WeightsConfig

CHESS = plain_twin(Chess(evaluation="lecture"))  # `gathered` is compiled for Connect Four
TRUE = np.array([9.0, 5.0, 3.2, 1.0, 0.05, 0.1, 0.15])


def synthetic(count: int, scale: float, seed: int) -> Samples:
    """Games of ten positions whose results come from the weights TRUE."""
    dice = np.random.default_rng(seed)
    sizes = np.array([0.5, 0.8, 1.0, 2.0, 10.0, 3.0, 3.0])
    features = dice.normal(size=(count, 7)) * sizes
    chance = 1 / (1 + np.exp(-scale * features @ TRUE))
    results = (dice.random(count) < chance).astype(float)
    return Samples(features, results, np.arange(count) // 10)


def test_weights_are_recovered() -> None:
    fit = fit_weights(CHESS, synthetic(200_000, 0.4, 1))
    ratios = np.array(fit.after) / fit.after[3]
    assert ratios == pytest.approx(TRUE, rel=0.08, abs=0.01)
    assert fit.loss_after < fit.loss_before
    assert fit.held_out_after < fit.held_out_before
    assert fit.held_out_after == pytest.approx(fit.loss_after, abs=0.01)
    assert fit.scale * fit.after[3] == pytest.approx(0.4, rel=0.05)
    assert fit.names == CHESS.feature_names


def test_derivatives_are_those_of_the_loss() -> None:
    samples, weights, step = synthetic(2000, 0.4, 2), TRUE * 0.7, 1e-5
    for i in range(7):
        aside = np.eye(7)[i] * step
        slope = log_loss(weights + aside, 0.3, samples) - log_loss(weights - aside, 0.3, samples)
        assert gradient(weights, 0.3, samples)[i] == pytest.approx(slope / (2 * step), abs=1e-6)


def test_the_fit_is_a_minimum() -> None:
    samples = synthetic(5000, 0.4, 3)
    fit = fit_weights(CHESS, samples, ridge=0.0, held_out=0.01, seed=7)
    out = np.random.default_rng(7).permutation(np.unique(samples.games))[:5]
    learnt, best = samples.only(~np.isin(samples.games, out)), np.array(fit.after)
    assert len(learnt.results) == 4950
    assert log_loss(best, fit.scale, learnt) == fit.loss_after
    assert np.abs(gradient(best, fit.scale, learnt)).max() < 1e-5
    for i in range(7):
        for aside in (-0.1, 0.1):
            there = best + aside * np.eye(7)[i]
            assert log_loss(there, fit.scale, learnt) > fit.loss_after


def test_few_games_move_weights_little() -> None:
    """What is drawn to where it was does better on other games than what is not."""
    samples, other = synthetic(300, 0.02, 4), synthetic(20_000, 0.02, 5)
    free, drawn = fit_weights(CHESS, samples, ridge=0.0), fit_weights(CHESS, samples)
    surprise = [log_loss(np.array(one.after), one.scale, other) for one in (free, drawn)]
    assert surprise[1] < surprise[0]
    far = [float(np.abs(np.subtract(one.after, one.before)).sum()) for one in (free, drawn)]
    assert far[1] < far[0]


def test_positions_of_games() -> None:
    """1 e4 d5 2 exd5 Qxd5: the captures are noisy, all else is quiet."""
    state, actions = CHESS.initial_state(), []
    for move in ("e4", "d5", "exd5", "Qxd5", "Nc3"):
        action = CHESS.parse_action(state, move)
        assert is_noisy(CHESS, state, action) == ("x" in move)
        actions.append(action)
        state = CHESS.result(state, action)
    samples = gathered(CHESS, [(None, actions, (1.0, -1.0))])
    assert samples.results.tolist() == [1.0, 0.0, 1.0]
    assert samples.features[0].tolist() == list(CHESS.features(CHESS.initial_state(), 0))
    assert len(gathered(CHESS, [(None, actions, (0.0, 0.0))], skip=2).results) == 1


def test_positions_are_gathered_alike_in_both_executions() -> None:
    game, games = ConnectFour(4, 4), [(None, [0, 1, 2, 3], (1.0, -1.0))]
    compiled, plain = gathered(game, games), gathered(plain_twin(game), games)
    assert compiled.features.tolist() == plain.features.tolist()
    assert compiled.results.tolist() == plain.results.tolist() == [1.0, 0.0, 1.0, 0.0]


def test_other_weights_another_evaluation() -> None:
    state = CHESS.parse_state("4k3/8/8/8/8/8/8/Q3K2r w - - 0 1")
    heavy, light = reweighted(CHESS, [16] + [0] * 6), reweighted(CHESS, [1] + [0] * 6)
    assert heavy.evaluate(state, 0) == pytest.approx(1600 / 2000)
    assert light.evaluate(state, 0) == pytest.approx(100 / 500)
    assert heavy.parameters == CHESS.parameters
    game = reweighted(Backgammon(), [0.0] * 14)
    assert game.evaluate(game.initial_state(), 0) == 0.0


def test_matches_and_self_play() -> None:
    game, seen = TicTacToe(), []
    weights = check_weights(game)
    against = [-weight for weight in weights]
    pace = LeafPlayConfig(depth=1, opening=1)
    found = contests.compare(game, weights, against, 20, pace, report=seen.append)
    assert found.wins + found.draws + found.losses == 20
    assert found.wins > found.losses
    assert found.elo > 0
    assert seen == list(range(2, 21, 2))
    assert contests.compare(game, against, weights, 20, pace).wins == found.losses
    even = contests.compare(game, weights, weights, 20, pace)
    assert even.elo == 0.0, "pairs with sides swapped"
    course: list[contests.SamplingProgress] = []
    config = WeightsConfig(games=5, depth=2, opening=2, seed=1)
    samples = contests.self_play(game, config, report=course.append)
    assert set(samples.games) == set(range(5))
    assert course[-1].steps == 5
    assert course[-1].positions == len(samples.results)
    assert set(samples.results) <= {0.0, 0.5, 1.0}
    again = contests.self_play(game, config)
    assert (samples.features == again.features).all()


def test_elo() -> None:
    assert contests.elo(0.5) == 0.0
    assert contests.elo(10 / 11) == pytest.approx(400.0)
    assert contests.elo(1.0) == np.inf
    assert contests.elo(0.0) == -np.inf
    assert contests.error(0.5, 0.01) == pytest.approx(1.96 * 0.01 * 4 * 400 / np.log(10))


def test_pairs_that_all_split_leave_an_error() -> None:
    few = contests.contest([1.0, 0.0] * 2, [0.5] * 2)
    many = contests.contest([1.0, 0.0] * 100, [0.5] * 100)
    assert few.elo == many.elo == 0.0
    assert few.error > 100
    assert 1 < many.error < 15


def test_what_is_refused() -> None:
    with pytest.raises(NotThisKindOfGame, match="no weights to learn"):
        check_weights(KuhnPoker())
    with pytest.raises(BadParameter, match="has 7 weights"):
        reweighted(CHESS, [1.0])
    with pytest.raises(BadParameter, match="at least three games"):
        fit_weights(CHESS, Samples(np.ones((3, 7)), np.ones(3), np.zeros(3, np.int64)))
    with pytest.raises(BadParameter, match="held_out"):
        fit_weights(CHESS, synthetic(100, 0.4, 1), held_out=1.0)
    with pytest.raises(BadParameter, match="same evaluation"):
        fit_weights(CHESS, Samples(np.zeros((20, 7)), np.ones(20), np.arange(20)))
    with pytest.raises(BadParameter, match="no quiet positions"):
        gathered(Othello(), [])
    with pytest.raises(BadParameter, match="games must be at least 1"):
        WeightsConfig(games=0)
    with pytest.raises(BadParameter, match="depth must be at least 1"):
        LeafPlayConfig(depth=0)

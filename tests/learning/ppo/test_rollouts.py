"""Rollouts: moves are drawn as the network says, and returns are those of the definition."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.learning.small_games import HigherRoll, ThreeChoices
from zermelo.errors import BadParameter, NotThisKindOfGame
from zermelo.game import Game
from zermelo.games.kuhn_poker import KuhnPoker
from zermelo.games.tic_tac_toe import TicTacToe
from zermelo.learning.inference.action_encoding import action_slots
from zermelo.learning.ppo.rollout_kernels import Moves
from zermelo.learning.ppo.rollouts import Rollouts
from zermelo.learning.runs.config import PPOConfig
from zermelo.montecarlo.batched.lazy_tree import Answers

GAME = TicTacToe()
TRACE = 0.7


class Plain(TicTacToe):
    compiled = False


class PlainThree(ThreeChoices):
    compiled = False


class PlainRoll(HigherRoll):
    compiled = False


def worth(seen: Any) -> Any:
    """What the evaluator expects of a position; the same for all that look alike turned."""
    return 0.1 * seen.reshape(len(seen), -1).sum(1) - 0.3


class Sloped:
    """The k-th action is k + 1 times as likely as the first, the value goes by what is seen."""

    def __init__(self, game: Game, values: int = 1) -> None:
        self.game, self.values = game, values

    def room(self, rows: int) -> Answers:
        slots = action_slots(self.game)
        return Answers(
            np.zeros((rows, *self.game.observation_shape), np.float32),
            np.zeros((rows, slots), np.float32),
            np.zeros((rows, self.values), np.float32),
        )

    def start(self, answers: Answers) -> None:
        answers.priors[:] = np.arange(1, answers.priors.shape[1] + 1)
        answers.values[:] = worth(answers.observations)[:, None]

    def finish(self, answers: Answers) -> None:
        pass


def rolled(game: Game = GAME, rounds: int = 60, values: int = 1, **changes: Any) -> Moves:
    config = PPOConfig(**{"games": 8, "batch": 8, "random_plies": 0, "trace": TRACE, **changes})
    rollouts = Rollouts(game, Sloped(game, values), config, threads=1, seed=3)
    found = []
    for _ in range(rounds):
        rollouts.round()
        found.append(rollouts.harvest())
    rollouts.close()
    if config.longest > 9:
        assert rollouts.counts.moves == rounds * 8 - 8, "one move a round, but for the first"
    return Moves(*(np.concatenate(arrays) for arrays in zip(*found, strict=True)))


def test_moves_are_legal_and_drawn_as_the_network_says() -> None:
    found = rolled(rounds=600)
    taken = found.observations.sum(1).reshape(-1, 9)
    rows = np.arange(len(taken))
    assert not (found.policies * taken).any()
    assert not taken[rows, found.chosen].any()
    slope = np.arange(1, 10) * (taken == 0)
    np.testing.assert_allclose(found.policies, slope / slope.sum(1, keepdims=True), rtol=1e-5)
    first = found.chosen[taken.sum(1) == 0]
    shares = np.bincount(first, minlength=9) / len(first)
    np.testing.assert_allclose(shares, np.arange(1, 10) / 45, atol=0.05)


@pytest.mark.parametrize("horizon", [9, 3])
def test_returns_by_their_definition(horizon: int) -> None:
    """Rows come from the last move of a game, or of a part of it, back to the first."""
    found, ends = rolled(horizon=horizon), 0
    stones, values = found.observations.sum((1, 2, 3)), worth(found.observations)
    for row in range(len(stones)):
        back = found.returns[row, 0]
        assert found.advantages[row] == pytest.approx(back - values[row], abs=1e-5)
        if row and stones[row - 1] == stones[row] + 1:
            after = TRACE * found.returns[row - 1, 0] + (1 - TRACE) * values[row - 1]
            if back == pytest.approx(-after, abs=1e-5):
                continue
        expected = -(0.1 * (stones[row] + 1) - 0.3)  # of the position where it was collected
        is_end = back in (0.0, 1.0)
        assert is_end or (horizon == 3 and back == pytest.approx(expected, abs=1e-5))
        ends += is_end
    assert ends > 30


def test_plain_and_compiled_agree() -> None:
    plain, compiled = rolled(Plain(), horizon=4), rolled(horizon=4)
    assert len(plain.chosen) > 300
    for one, other in zip(plain, compiled, strict=True):
        np.testing.assert_allclose(one, other, atol=1e-6)


def test_three_players_have_a_return_each() -> None:
    """To the player to move first, then to those after it."""
    game = PlainThree()
    found = rolled(game, values=3, trace=1.0)
    plies = found.observations.argmax(1)
    starts = found.returns[plies == 0]
    seconds = found.returns[(plies > 0) & (plies < 4)]
    ends = {tuple(np.float32(game.utility(s, p)) for p in range(3)) for s in leaves(game)}
    assert {tuple(row) for row in starts} <= ends
    assert {(row[2], row[0], row[1]) for row in seconds} <= ends


def leaves(game: ThreeChoices) -> list[Any]:
    states = [game.initial_state()]
    for _ in range(3):
        states = [game.result(state, action) for state in states for action in range(3)]
    return states


def test_chance_moves_by_itself() -> None:
    found = rolled(PlainRoll(), trace=1.0)
    assert set(found.returns.ravel().tolist()) == {-1.0, 0.0, 1.0}
    assert set(found.chosen.tolist()) == {0, 1}


def test_long_games_are_abandoned_for_what_is_expected() -> None:
    found = rolled(longest=2, trace=1.0)
    assert found.observations.sum((1, 2, 3)).max() == 1
    np.testing.assert_allclose(np.abs(found.returns), 0.1, rtol=1e-5)


def test_games_are_at_all_stages_from_the_first_round_on() -> None:
    """Or they would stay together as long as all of them are as long."""
    config = PPOConfig(games=256, batch=8, random_plies=0, horizon=1)
    rollouts = Rollouts(GAME, Sloped(GAME), config, threads=1, seed=3)
    for _ in range(3):
        rollouts.round()
    rollouts.close()
    stones = rollouts.harvest().observations.sum((1, 2, 3))
    counts = [int((stones == count).sum()) for count in range(7)]
    assert min(counts) > 10
    assert max(counts) < len(stones) / 3


def test_random_openings() -> None:
    stones = rolled(random_plies=4).observations.sum((1, 2, 3))
    assert (stones == 0).sum() < len(stones) / 9


def test_hidden_information_is_refused() -> None:
    with pytest.raises(NotThisKindOfGame, match="hidden"):
        Rollouts(KuhnPoker(), Sloped(GAME), PPOConfig())


class Crowded(PlainThree):
    max_actions = 2


def test_more_actions_than_declared_are_reported() -> None:
    with pytest.raises(BadParameter, match="more than max_actions = 2"):
        rolled(Crowded(), rounds=2, values=3, longest=9)

"""Self-play: the games are legal, the positions are theirs, nothing is lost."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from zermelo.errors import BadParameter, NotThisKindOfGame
from zermelo.games import load
from zermelo.games.kuhn_poker import KuhnPoker
from zermelo.games.tic_tac_toe import TicTacToe
from zermelo.learning.alphazero.selfplay import SelfPlay, Settings
from zermelo.learning.inference.action_encoding import MOST_SLOTS, action_slots
from zermelo.montecarlo.batched.lazy_tree import Answers

GAME = TicTacToe()


class Even:
    """Knows nothing: all actions alike, every state a draw. Counts what it is asked."""

    def __init__(self, game: Any) -> None:
        self.game, self.asked = game, 0

    def room(self, rows: int) -> Answers:
        return Answers(
            np.zeros((rows, *self.game.observation_shape), np.float32),
            np.zeros((rows, action_slots(self.game)), np.float32),
            np.zeros((rows, 1), np.float32),
        )

    def start(self, answers: Answers) -> None:
        answers.priors[:] = 1.0
        self.asked += len(answers.observations)

    def finish(self, answers: Answers) -> None:
        pass


def play(rounds: int = 400, **changes: Any) -> SelfPlay:
    settings = Settings(**{"simulations": 24, "fast_simulations": 8, "sampled_plies": 9, **changes})
    games = SelfPlay(GAME, Even(GAME), settings, games=12, groups=2, threads=2, seed=3)
    for _ in range(rounds):
        games.round()
    games.close()
    return games


def test_positions_are_those_of_games() -> None:
    games = play(full_share=1.0)
    counts, found = games.counts, games.take_samples()
    assert counts.games > 20
    assert 5 * counts.games <= counts.moves <= 10 * counts.games + 9 * 12
    assert counts.simulations >= counts.evaluations + counts.remembered
    own, other = found.observations[:, 0].sum((1, 2)), found.observations[:, 1].sum((1, 2))
    assert set((other - own).tolist()) <= {0.0, 1.0}
    np.testing.assert_allclose(found.policies.sum(1), 1.0, rtol=1e-5)
    taken = (found.observations[:, 0] + found.observations[:, 1]).reshape(-1, 9)
    assert (found.policies * taken).max() == 0.0, "no visits where a stone lies"
    assert set(found.outcomes.ravel().tolist()) <= {-1.0, 0.0, 1.0}
    assert np.abs(found.searched).max() <= 1.0


def test_the_search_knows_more_than_its_evaluator() -> None:
    """Where a win is at hand, a search with an evaluator that knows nothing finds it."""
    found = play(1000, full_share=1.0, noise=0.0, simulations=64).take_samples()
    lines = np.array(
        [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]
    )
    own, other = (found.observations[:, plane].reshape(-1, 9) for plane in (0, 1))
    at_hand = ((own[:, lines].sum(2) == 2) & (other[:, lines].sum(2) == 0)).any(1)
    assert at_hand.sum() > 20
    assert found.searched[at_hand].mean() > found.searched[~at_hand].mean() + 0.3


def test_only_full_searches_are_learnt_from() -> None:
    games = play(full_share=0.25)
    kept = len(games.take_samples().observations)
    assert 0.1 * games.counts.moves < kept < 0.4 * games.counts.moves


def test_memory_saves_evaluations_and_changes_nothing_else() -> None:
    with_memory, without = play(remembered=512), play(remembered=0)
    assert with_memory.counts.remembered > 0
    assert without.counts.remembered == 0
    assert with_memory.counts.simulations > without.counts.simulations
    with_memory.forget()
    assert not any(field.trees.cache_keys.any() for field in with_memory.parts)


def test_same_seed_same_games() -> None:
    first, second = play(rounds=100).take_samples(), play(rounds=100).take_samples()
    for one, other in zip(first, second, strict=True):
        np.testing.assert_array_equal(one, other)


def test_random_openings() -> None:
    found = play(full_share=1.0, random_plies=4, rounds=200).take_samples()
    stones = found.observations.sum((1, 2, 3))
    assert stones.min() < stones.max()
    assert (stones == 0).sum() < len(stones) / 9


def test_games_begin_at_all_stages() -> None:
    """Or all of them would be over at the same time, and for long there were nothing to learn."""
    games = SelfPlay(GAME, Even(GAME), Settings(), games=100, threads=1)
    games.round()
    games.close()
    plies = np.concatenate([part.pack.past.games.ply for part in games.parts])
    stones = np.concatenate([part.pack.batch.answers.observations[:, :2] for part in games.parts])
    np.testing.assert_array_equal(stones.sum((1, 2, 3)), plies)
    assert set(plies.tolist()) >= set(range(5))
    assert (plies > 5).any()


@pytest.mark.parametrize(
    "name, slots",
    [
        ("tic_tac_toe", 9),
        ("connect_four", 7),
        ("othello", 65),
        pytest.param("nine_mens_morris", 599, marks=pytest.mark.long),
        ("checkers", MOST_SLOTS),
        ("chess", MOST_SLOTS),
    ],
)
def test_slots(name: str, slots: int) -> None:
    assert action_slots(load(name)) == slots


class Crowded(TicTacToe):
    compiled = False
    max_actions = 2


def test_more_actions_than_declared_are_reported() -> None:
    games = SelfPlay(Crowded(), Even(Crowded()), Settings(), games=2, threads=1)
    for _ in range(3):
        games.round()
    with pytest.raises(BadParameter, match="more than max_actions = 2"):
        games.take_samples()
    games.close()


def test_errors() -> None:
    with pytest.raises(NotThisKindOfGame, match="hidden"):
        SelfPlay(KuhnPoker(), Even(GAME))
    with pytest.raises(BadParameter, match="simulations"):
        Settings(simulations=0)
    with pytest.raises(BadParameter, match="noise"):
        Settings(noise=2.0)

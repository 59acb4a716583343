"""The bucket game: the values in the lectures."""

from __future__ import annotations

import pytest

from tests.naive import action_values, expectiminimax
from zermelo.errors import BadParameter
from zermelo.games.bucket import Bucket


def values(game: Bucket) -> dict[str, float]:
    state = game.initial_state()
    return {game.action_text(state, a): v for a, v in action_values(game, state).items()}


def test_minimax_takes_b():
    game = Bucket()
    assert not game.chance
    assert values(game) == {"A": -50, "B": 1, "C": -5}
    assert expectiminimax(game, game.initial_state()) == 1


def test_expectimax_takes_c():
    game = Bucket(opponent="random")
    assert game.chance
    assert values(game) == {"A": 0, "B": 2, "C": 5}


def test_a_coin_moves_the_choice_to_the_left():
    game = Bucket(coin=True)
    assert game.chance
    assert values(game) == {
        "A": (-50 - 5) / 2,
        "B": (1 - 50) / 2,
        "C": (-5 + 1) / 2,
    }


def test_heads_moves_a_round_to_c():
    game = Bucket(coin=True)
    state = game.result(game.initial_state(), 0)
    after = game.result(state, game.parse_action(state, "heads"))
    assert [game.action_text(after, action) for action in game.actions(after)] == ["-5", "15"]


def test_an_unknown_opponent():
    with pytest.raises(BadParameter, match="adversary or random"):
        Bucket(opponent="friend")

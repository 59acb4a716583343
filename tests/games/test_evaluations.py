"""Several evaluations of one game, which can meet in a match."""

from __future__ import annotations

import pytest

from zermelo.algorithms import search
from zermelo.errors import BadParameter
from zermelo.game import same_parameters, with_evaluation
from zermelo.games import load
from zermelo.play.players.specs import make

SEVERAL = {
    "checkers": "material",
    "chess": "material",
    "connect_four": "centre",
    "othello": "discs",
}


@pytest.mark.parametrize("name, evaluation", SEVERAL.items())
def test_a_game_with_another_evaluation(name: str, evaluation: str) -> None:
    game = load(name)
    other = with_evaluation(game, evaluation)
    assert other.parameters == {**game.parameters, "evaluation": evaluation}
    assert other.initial_state() == game.initial_state()
    assert other.weights != game.weights
    with pytest.raises(BadParameter, match="evaluation must be"):
        with_evaluation(game, "gut feeling")


def test_most_games_have_one() -> None:
    with pytest.raises(BadParameter, match="nim has one evaluation only"):
        search("minimax", load("nim"), evaluation="material", depth=1)


def test_a_search_goes_by_the_evaluation_it_is_given() -> None:
    game = load("connect_four:rows=5,columns=4")
    values = {
        name: search("plain", game, depth=1, evaluation=name).value
        for name in ("weighted", "centre", "none")
    }
    assert values["none"] == 0.0
    assert values["centre"] == 0.01
    assert values["weighted"] == search("plain", game, depth=1).value


def test_counting_discs_is_not_playing_othello() -> None:
    """Early in the game, who counts discs takes the greedy move."""
    game = load("othello")
    discs = with_evaluation(game, "discs")
    state = game.initial_state()
    for text in ("d3", "c3", "c4"):
        state = game.result(state, game.parse_action(state, text))
    mover = game.to_move(state)
    best = search("plain", game, state, depth=1, evaluation="discs").action
    after = [discs.evaluate(game.result(state, one), mover) for one in game.actions(state)]
    assert discs.evaluate(game.result(state, best), mover) == max(after)


def test_a_player_is_given_its_evaluation() -> None:
    player = make("alphabeta:depth=1,evaluation=discs")
    assert player.name == "alphabeta:depth=1,evaluation=discs"


def test_files_from_before_a_game_had_a_parameter() -> None:
    game = load("othello")
    assert same_parameters(game, {"size": 8, "score": "win"})
    assert same_parameters(game, game.parameters)
    assert not same_parameters(game, {"size": 6, "score": "win"})
    assert not same_parameters(with_evaluation(game, "discs"), {"size": 8, "score": "win"})


def test_scales_of_textbooks() -> None:
    """Payoffs from 0 to 192 in backgammon, 1, 1/2 and 0 in chess: the same order of outcomes."""
    low, high = load("backgammon").utility_bounds
    assert (low, 64 * high) == (-high, 192)
    chess_low, chess_high = load("chess").utility_bounds
    assert [(1 + value) / 2 for value in (chess_low, 0, chess_high)] == [0, 0.5, 1]

"""Strategies: tables and their files, and walks of the tree against slower oracles."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests import naive
from tests.naive_strategies import best_response, expected_utilities
from zermelo.errors import BadParameter
from zermelo.game import CHANCE
from zermelo.games.kuhn_poker import KuhnPoker
from zermelo.games.rock_paper_scissors import RockPaperScissors
from zermelo.games.tic_tac_toe import TicTacToe
from zermelo.strategy import BadStrategyFile, TableStrategy, Uniform, key_of

ROCK = TableStrategy({(0, (-1, -1)): {0: 1.0}}, "rock_paper_scissors")


def test_uniform_play_of_kuhn() -> None:
    game = KuhnPoker()

    def uniform(state: object) -> dict[int, float]:
        actions = list(game.actions(state))  # type: ignore[arg-type]
        return dict.fromkeys(actions, 1 / len(actions))

    start = game.initial_state()
    assert expected_utilities(game, Uniform()) == pytest.approx(
        naive.expected_utilities(game, start, uniform)
    )
    for player in range(2):
        value, _ = best_response(game, Uniform(), player)
        assert value == pytest.approx(naive.best_response(game, start, player, uniform))


def test_the_response_gets_what_it_promises() -> None:
    game = KuhnPoker(players=3)
    for player in range(3):
        value, response = best_response(game, Uniform(), player)
        profile = [response if other == player else Uniform() for other in range(3)]
        assert expected_utilities(game, profile)[player] == pytest.approx(value)


def test_paper_beats_rock() -> None:
    game = RockPaperScissors()
    value, response = best_response(game, [ROCK, Uniform()], 1)
    assert value == 1.0
    after = game.result(game.initial_state(), 0)
    assert response.probabilities(1, key_of(game, after, 1)) == {1: 1.0}


def test_perfect_information_is_asked_with_the_state() -> None:
    game = TicTacToe()
    state = game.initial_state()
    for action in (0, 3, 1, 4):
        state = game.result(state, action)
    assert key_of(game, state, 0) == state
    value, response = best_response(game, Uniform(), 0, state)
    assert value == 1.0
    assert response.probabilities(0, state) == {2: 1.0}


def test_what_is_not_legal_is_refused() -> None:
    with pytest.raises(BadParameter, match="illegal actions"):
        expected_utilities(RockPaperScissors(), TableStrategy({(0, (-1, -1)): {7: 1.0}}))


def test_a_file_brings_a_strategy_back(tmp_path: Path) -> None:
    game = KuhnPoker()
    _, response = best_response(game, Uniform(), 0)
    path = tmp_path / "kuhn.json"
    response.save(path)
    found = TableStrategy.load(path)
    assert found == response
    assert len(found) == 6
    state = game.initial_state()
    while game.to_move(state) == CHANCE:
        state = game.result(state, next(iter(game.actions(state))))
    assert (0, key_of(game, state, 0)) in found
    assert [file.name for file in tmp_path.iterdir()] == ["kuhn.json"]


def test_actions_may_be_words(tmp_path: Path) -> None:
    words = TableStrategy({(1, ("a", None, True, 0.5)): {"left": 0.25, ("up", 1): 0.75}}, "mine")
    words.save(tmp_path / "words.json")
    found = TableStrategy.load(tmp_path / "words.json")
    assert found == words
    assert found.game == "mine"


def test_keys_that_json_has_not() -> None:
    with pytest.raises(BadParameter, match="frozenset"):
        TableStrategy({(0, frozenset([1])): {0: 1.0}}).save("nowhere.json")


@pytest.mark.parametrize(
    "change, message",
    [
        (lambda text: text[: len(text) // 2], "it is not JSON"),
        (lambda text: text.replace("zermelo strategy", "holiday plan"), "not a strategy file"),
        (lambda text: text.replace('"version": 1', '"version": 99'), "version 99"),
        (lambda text: text.replace("1.0", "0.9"), "damaged"),
    ],
)
def test_damaged_files(tmp_path: Path, change: object, message: str) -> None:
    path = tmp_path / "rock.json"
    ROCK.save(path)
    path.write_text(change(path.read_text()))  # type: ignore[operator]
    with pytest.raises(BadStrategyFile, match=message):
        TableStrategy.load(path)


def test_rows_that_are_none(tmp_path: Path) -> None:
    from zermelo.strategy import _checksum

    path = tmp_path / "odd.json"
    rows = [[0, 1]]
    document = {
        "format": "zermelo strategy",
        "version": 1,
        "game": "nim",
        "checksum": _checksum("nim", rows),
        "strategy": rows,
    }
    path.write_text(json.dumps(document))
    with pytest.raises(BadStrategyFile, match="rows"):
        TableStrategy.load(path)


def test_no_file(tmp_path: Path) -> None:
    with pytest.raises(BadStrategyFile, match="can't be read"):
        TableStrategy.load(tmp_path / "none.json")

"""Rock paper scissors: what beats what, and who sees what."""

from __future__ import annotations

import pytest

from tests.naive import best_response
from zermelo.errors import BadParameter
from zermelo.games.rock_paper_scissors import RockPaperScissors

ROCK, PAPER, SCISSORS = range(3)


def utilities(game: RockPaperScissors) -> list[list[float]]:
    start = game.initial_state()
    ends = [[game.result(game.result(start, a), b) for b in range(3)] for a in range(3)]
    return [[game.utility(end, 0) for end in row] for row in ends]


def test_what_beats_what():
    assert utilities(RockPaperScissors()) == [[0, -1, 1], [1, 0, -1], [-1, 1, 0]]


def test_biased():
    game = RockPaperScissors(rock=50, paper=25, scissors=5)
    assert utilities(game) == [[0, -25, 50], [25, 0, -5], [-50, 5, 0]]
    assert game.utility_bounds == (-50, 50)
    odds = dict(enumerate((1 / 16, 10 / 16, 5 / 16)))
    for player in (0, 1):
        gain = best_response(game, game.initial_state(), player, lambda state: odds)
        assert gain == pytest.approx(0)


def test_the_second_does_not_see_the_first():
    game = RockPaperScissors()
    after = [game.result(game.initial_state(), action) for action in range(3)]
    assert len({game.information(state, 1) for state in after}) == 1
    assert len({game.information(state, 0) for state in after}) == 3
    cards = [part.cards for part in game.board(after[PAPER], 1)]
    assert cards == [("?",), (), ("rock", "paper", "scissors")]
    assert [part.cards for part in game.board(after[PAPER])][:2] == [("paper",), ()]
    end = game.result(after[PAPER], SCISSORS)
    assert [part.cards for part in game.board(end, 1)] == [("paper",), ("scissors",)]
    assert game.information(end, 1) == end


def test_worth_must_be_positive():
    with pytest.raises(BadParameter, match="above 0"):
        RockPaperScissors(rock=0)
    with pytest.raises(BadParameter, match="above 0"):
        RockPaperScissors(paper=float("nan"))

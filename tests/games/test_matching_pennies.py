"""Matching pennies: who wins, and who sees what."""

from __future__ import annotations

import pytest

from tests.naive import best_response
from zermelo.games.matching_pennies import MatchingPennies


def test_the_first_wins_if_they_match():
    game = MatchingPennies()
    start = game.initial_state()
    ends = [[game.result(game.result(start, a), b) for b in range(2)] for a in range(2)]
    assert [[game.utility(end, 0) for end in row] for row in ends] == [[1, -1], [-1, 1]]
    even = {0: 0.5, 1: 0.5}
    for player in (0, 1):
        assert best_response(game, start, player, lambda state: even) == pytest.approx(0)


def test_the_second_does_not_see_the_first():
    game = MatchingPennies()
    after = [game.result(game.initial_state(), action) for action in range(2)]
    assert len({game.information(state, 1) for state in after}) == 1
    hand = ("heads", "tails")
    assert [part.cards for part in game.board(after[0], 1)] == [("?",), (), hand]

"""Sparse features of games: both players see the board as their own."""

from __future__ import annotations

import pytest

from tests.evaluation.networks import random_positions
from zermelo.bits import each
from zermelo.games import load
from zermelo.games.checkers import State as CheckersState
from zermelo.games.kalah import State as KalahState


def on(words):
    return {64 * i + place for i, word in enumerate(words) for place in each(word)}


@pytest.mark.parametrize("spec", ["chess", "checkers", "kalah", "othello", "breakthrough"])
def test_at_the_start_both_see_the_same(spec) -> None:
    game = load(spec)
    state = game.initial_state()
    seen = [on(game.sparse_features(state, player)) for player in range(2)]
    if spec == "othello":  # the discs lie crossed
        seen[1] = {place + 1 if place % 8 == 3 else place - 1 for place in seen[1]}
    assert seen[0] == seen[1]


def test_chess_lists_each_piece_once() -> None:
    game = load("chess")
    for state in random_positions(game, 40):
        white, black = (on(game.sparse_features(state, player)) for player in range(2))
        # Own and other change places, and so do ranks.
        assert black == {(place // 64 + 6) % 12 * 64 + (place % 64 ^ 56) for place in white}
        planes = game.state_text(state).split()[0]
        assert len(white) == sum(mark.isalpha() for mark in planes)
        assert sum(64 * 5 <= place < 64 * 6 for place in white) == planes.count("K")


def test_checkers_turned_round_is_the_same_to_the_other() -> None:
    game = load("checkers")

    def turned(word):
        return type(word)(sum(1 << (34 - place) for place in each(word)))

    for state in random_positions(game, 40):
        black, white, kings = turned(state.white), turned(state.black), turned(state.kings)
        other = CheckersState(black, white, kings, 1 - state.player, state.quiet)
        for player in range(2):
            mine, theirs = (
                game.sparse_features(state, player),
                game.sparse_features(other, 1 - player),
            )
            assert mine == theirs
    assert len(on(game.sparse_features(game.initial_state(), 0))) == 24


def test_kalah_sees_own_pits_first() -> None:
    game = load("kalah")
    for state in random_positions(game, 40):
        swapped = KalahState(state.seeds[7:] + state.seeds[:7], 1 - state.player)
        assert game.sparse_features(state, 0) == game.sparse_features(swapped, 1)
        words = game.sparse_features(state, 0)
        assert [bool(word) for word in words] == [seeds > 0 for seeds in state.seeds]
        assert all(words[i] == 1 << state.seeds[i] for i in range(6) if 0 < state.seeds[i] <= 11)

"""Sparse features of games: both players see the board as their own."""

from __future__ import annotations

import itertools

import pytest

from tests.evaluation.networks import random_positions
from zermelo.bits import each
from zermelo.games import load
from zermelo.games.checkers import State as CheckersState
from zermelo.games.kalah import State as KalahState


def on(words):
    return {64 * i + place for i, word in enumerate(words) for place in each(word)}


@pytest.mark.parametrize(
    "spec", ["chess", "checkers", "kalah", "othello", "breakthrough", "nine_mens_morris"]
)
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
        white, black = (on(game.sparse_features(state, player)[:12]) for player in range(2))
        # Own and other change places, and so do ranks.
        assert black == {(place // 64 + 6) % 12 * 64 + (place % 64 ^ 56) for place in white}
        planes = game.state_text(state).split()[0]
        assert len(white) == sum(mark.isalpha() for mark in planes)
        assert sum(64 * 5 <= place < 64 * 6 for place in white) == planes.count("K")


def test_chess_sees_passed_pawns_and_what_pawns_attack() -> None:
    chess = pytest.importorskip("chess")
    game, seen = load("chess"), 0
    for state in random_positions(game, 60):
        board = chess.Board(game.state_text(state).split(" after ")[0])
        for player in range(2):
            colour, flip = player == 0, 56 * player
            words = game.sparse_features(state, player)[12:]
            found = [{int(one) ^ flip for one in each(word)} for word in words]
            sides = (colour, not colour)
            assert found[0] == passed_pawns(chess, board, sides[0])
            assert found[1] == passed_pawns(chess, board, sides[1])
            own = chess.SquareSet(board.occupied_co[colour])
            pawns = board.pieces(chess.PAWN, not colour)
            harassed = {one for pawn in pawns for one in own & board.attacks(pawn)}
            assert found[2] == harassed - set(board.pieces(chess.PAWN, colour))
            seen += sum(map(len, found))
    assert seen > 100


def passed_pawns(chess, board, colour) -> set[int]:
    """The first of a file that no pawn of the other stands before, on its file or beside it."""
    ahead = 1 if colour else -1

    def is_before(one: int, other: int) -> bool:
        return ahead * (chess.square_rank(other) - chess.square_rank(one)) > 0

    own, others = (set(board.pieces(chess.PAWN, side)) for side in (colour, not colour))
    return {
        one
        for one in own
        if not any(is_before(one, other) and abs(other % 8 - one % 8) <= 1 for other in others)
        and not any(is_before(one, other) and other % 8 == one % 8 for other in own)
    }


LINES = [
    {8 * ring + (corner + i) % 8 for i in range(3)} for ring in range(3) for corner in (0, 2, 4, 6)
]
LINES += [{8 * ring + side for ring in range(3)} for side in (1, 3, 5, 7)]


def test_nine_mens_morris_sees_mills_and_free_points() -> None:
    game, seen = load("nine_mens_morris:draw_after=1000"), 0
    for state in random_positions(game, 200):
        men = [set(each(state.white)), set(each(state.black))]
        hands, words = (state.white_hand, state.black_hand), []
        for player in range(2):
            words = game.sparse_features(state, player)
            for place, owner in ((0, player), (24, 1 - player)):
                own = {one + place for one in men[owner]}
                assert own == {one for one in each(words[0]) if 0 <= one - place < 24}
                mills = {point for line in LINES if line <= men[owner] for point in line}
                assert mills == {one - place for one in each(words[1]) if 0 <= one - place < 24}
                free = {
                    other
                    for line in LINES
                    for point, other in itertools.permutations(line, 2)
                    if point in men[owner]
                    and other not in men[0] | men[1]
                    and next_to(point, other)
                }
                assert free == {one - place for one in each(words[2]) if 0 <= one - place < 24}
                seen += len(mills)
            counts = {hands[player], 16 + hands[1 - player]}
            counts |= {32 + len(men[player]), 48 + len(men[1 - player])}
            assert set(each(words[3])) == counts | ({63} if state.taking else set())
    assert seen > 50


def next_to(one: int, other: int) -> bool:
    """On a line, not from end to end of it."""
    if one // 8 == other // 8:
        return (one - other) % 8 in (1, 7)
    return one % 8 == other % 8 and abs(one - other) == 8


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
        told = set(on(game.sparse_features(state, 0)))
        for place, seeds in zip(game.feature_places, state.seeds, strict=True):
            assert told & {*place} == ({place[min(seeds, len(place)) - 1]} if seeds else set())

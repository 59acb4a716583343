"""What stockfish is asked about, and what is kept of its answers."""

from __future__ import annotations

import random
from collections.abc import Callable

import numpy as np

from benchmarks.judged_chess_network import GAME, Judge, boards, fen, share, square
from zermelo.evaluation import feature_words
from zermelo.evaluation.features import write_features


def features(texts: list[str]) -> np.ndarray:
    words = np.zeros((len(texts), 2, feature_words(GAME)), np.uint64)
    for index, text in enumerate(texts):
        state = GAME.parse_state(text)
        write_features.plain(GAME, state, state.turn, words[index, 0])
        write_features.plain(GAME, state, 1 - state.turn, words[index, 1])
    return words


def test_the_player_to_move_is_white() -> None:
    texts = [
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 0 2",
        "8/8/4k3/8/8/3P4/3K4/8 b - - 0 1",
    ]
    assert [fen(board) for board in boards(features(texts))] == [
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkb1r/pppp1ppp/5n2/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1",
        "8/3k4/3p4/8/8/4K3/8/8 w - - 0 1",
    ]


def test_pieces_are_where_they_are_in_random_games() -> None:
    dice, state = random.Random(1), GAME.initial_state()
    for _ in range(60):
        state = GAME.result(state, dice.choice(list(GAME.actions(state))))
        if state.turn == 0:
            text = GAME.state_text(state)
            assert fen(boards(features([text]))[0]).split()[0] == text.split()[0]


def test_shares_of_a_win() -> None:
    assert share(["cp", "150", "nodes"]) == 0.5
    assert share(["cp", "-450"]) == -0.75
    assert (share(["mate", "3"]), share(["mate", "-1"])) == (1.0, -1.0)
    assert (square("a1"), square("h1"), square("e4"), square("h8")) == (0, 7, 28, 63)


def test_stockfish_judges_and_says_what_is_quiet(peer: Callable[[str], str]) -> None:
    judge = Judge(peer("stockfish"), 100)
    texts = [
        "4k3/8/8/8/8/8/8/QQQ1K3 w - - 0 1",
        "4k3/8/8/3q4/8/8/8/3RK3 w - - 0 1",  # a queen to be taken
        "8/8/4k3/8/8/4K3/8/8 b - - 0 1",
    ]
    shares, quiet = judge.judged(features(texts))
    assert shares[0] > 0.9
    assert shares[1] > 0.7
    assert abs(shares[2]) < 0.1
    assert not quiet[1]
    assert quiet[0]
    judge.close()

"""Chess's evaluations: what is counted, counted again by python-chess; what it is worth."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import chess
import numpy as np
import pytest

from zermelo.games._chess.hand_made import FEATURES
from zermelo.games.chess import Chess
from zermelo.learning.weights import reweighted

GAME = Chess()
NAMES = [name.removesuffix(", middlegame") for name in GAME.feature_names[:FEATURES]]
USUAL = {chess.KNIGHT: 1, chess.BISHOP: 1, chess.ROOK: 2, chess.QUEEN: 3}  # threats to a king


def positions(games: int) -> Iterator[chess.Board]:
    dice = random.Random(5)
    for _ in range(games):
        board = chess.Board()
        for _ in range(dice.randrange(4, 140)):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(dice.choice(moves))
        yield board
    for fen in ("8/P5k1/8/2p5/1pP5/1P6/6K1/8 w - - 0 1", "k7/5P2/8/8/8/2p5/5p2/K7 b - - 0 1"):
        yield chess.Board(fen)


def pawn_terms(board: chess.Board, colour: bool) -> Iterator[str]:
    pawns, rivals = board.pieces(chess.PAWN, colour), board.pieces(chess.PAWN, not colour)
    forward = 1 if colour else -1

    def ahead(one: int, other: int) -> bool:
        return (chess.square_rank(other) - chess.square_rank(one)) * forward > 0

    for pawn in pawns:
        file, rank = chess.square_file(pawn), chess.square_rank(pawn)
        same = [other for other in pawns if chess.square_file(other) == file and other != pawn]
        if any(ahead(other, pawn) for other in same):
            yield "doubled pawn"
        if not any(abs(chess.square_file(other) - file) == 1 for other in pawns):
            yield "isolated pawn"
        near = [other for other in rivals if abs(chess.square_file(other) - file) <= 1]
        if not any(ahead(pawn, other) for other in (*near, *same)):
            yield f"passed pawn on rank {rank + 1 if colour else 8 - rank}"
    attacked = chess.SquareSet()
    for pawn in pawns:
        attacked |= board.attacks(pawn)
    for square in attacked:
        piece = board.piece_at(square)
        if piece is not None and piece.color == colour and piece.piece_type == chess.PAWN:
            yield "pawn guarded by a pawn"
        elif piece is not None and piece.piece_type not in (chess.PAWN, chess.KING):
            yield f"piece {'guarded' if piece.color == colour else 'attacked'} by a pawn"


def piece_terms(board: chess.Board, colour: bool) -> Iterator[str]:
    pawns, rivals = board.pieces(chess.PAWN, colour), board.pieces(chess.PAWN, not colour)
    unsafe = chess.SquareSet()
    for rival in rivals:
        unsafe |= board.attacks(rival)
    king = board.king(not colour)
    assert king is not None
    zone, threat = chess.SquareSet(chess.BB_KING_ATTACKS[king]), 0
    for square, piece in board.piece_map().items():
        if piece.color != colour:
            continue
        name = chess.piece_name(piece.piece_type)
        file = min(chess.square_file(square), 7 - chess.square_file(square))
        rank = chess.square_rank(square) + 1 if colour else 8 - chess.square_rank(square)
        yield from (name, f"{name} on {'abcd'[file]}{rank} or {'hgfe'[file]}{rank}")
        if piece.piece_type == chess.ROOK:
            files = (
                {chess.square_file(other) for other in pawns},
                {chess.square_file(other) for other in rivals},
            )
            if chess.square_file(square) not in files[0]:
                half = "a half-open" if chess.square_file(square) in files[1] else "an open"
                yield f"rook on {half} file"
        if piece.piece_type in USUAL:
            attacks = board.attacks(square)
            yield f"{name} that reaches {len(attacks - pawns - unsafe)}"
            threat += USUAL[piece.piece_type] if attacks & zone else 0
    yield f"threat of {min(threat, 14)} to the king"
    if len(board.pieces(chess.BISHOP, colour)) > 1:
        yield "two bishops"
    own = board.king(colour)
    assert own is not None
    for pawn in pawns:
        steps = (chess.square_rank(pawn) - chess.square_rank(own)) * (1 if colour else -1)
        if abs(chess.square_file(pawn) - chess.square_file(own)) <= 1 and steps in (1, 2):
            yield "pawn before the king"


def counted(board: chess.Board) -> Counter[str]:
    """To white."""
    total: Counter[str] = Counter()
    for colour, sign in ((chess.WHITE, 1), (chess.BLACK, -1)):
        for name in (*pawn_terms(board, colour), *piece_terms(board, colour)):
            total[name] += sign
        total["to move"] += sign * (board.turn == colour)
    return total


def phase(board: chess.Board) -> float:
    worth = {chess.KNIGHT: 1, chess.BISHOP: 1, chess.ROOK: 2, chess.QUEEN: 3}
    found = sum(worth.get(piece.piece_type, 0) for piece in board.piece_map().values())
    return min(found, 24) / 24


def test_features_are_counts() -> None:
    seen: Counter[str] = Counter()
    for board in positions(60):
        features = GAME.features(GAME.parse_state(board.fen()), 0)
        told, middle = counted(board), phase(board)
        assert set(told) <= set(NAMES)
        seen.update(name for name, count in told.items() if count)
        wanted = np.array([told[name] for name in NAMES])
        assert features[:FEATURES] == pytest.approx(wanted * middle)
        assert features[FEATURES:] == pytest.approx(wanted * (1 - middle))
    assert len(seen) > 0.7 * FEATURES


def centipawns(value: float) -> float:
    return 400 * value / (1 - abs(value))


@pytest.mark.parametrize("evaluation", ["tapered", "simple", "lecture"])
def test_an_evaluation_is_its_features_weighted(evaluation: str) -> None:
    game = Chess(evaluation=evaluation)
    for board in positions(15):
        state = game.parse_state(board.fen())
        features = game.features(state, 0)
        worth = 100 * float(np.dot(game.weights, features))
        assert centipawns(game.evaluate(state, 0)) == pytest.approx(worth)
        assert features == pytest.approx(-np.array(game.features(state, 1)))


def test_other_weights() -> None:
    """Rounded to whole centipawns."""
    dice = np.random.default_rng(1)
    weights = np.array(GAME.weights) + dice.normal(size=2 * FEATURES) / 10
    game = reweighted(GAME, weights.tolist())
    for board in positions(8):
        state = game.parse_state(board.fen())
        worth = 100 * float(np.rint(100 * weights) / 100 @ game.features(state, 0))
        assert centipawns(game.evaluate(state, 0)) == pytest.approx(worth)


def test_names_are_unlike() -> None:
    assert len(set(GAME.feature_names)) == len(GAME.feature_names) == len(GAME.weights)

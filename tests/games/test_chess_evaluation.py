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
from zermelo.learning.evaluation.weights import reweighted

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


def covered(board: chess.Board, squares: chess.SquareSet) -> chess.SquareSet:
    """All that the pieces there attack."""
    attacked = chess.SquareSet()
    for square in squares:
        attacked |= board.attacks(square)
    return attacked


def passed_terms(board: chess.Board, colour: bool, pawn: int, goal: int) -> Iterator[str]:
    rank = chess.square_rank(pawn) + 1 if colour else 8 - chess.square_rank(pawn)
    yield f"passed pawn on rank {rank}"
    if pawn in covered(board, board.pieces(chess.PAWN, colour)):
        yield "passed pawn guarded by a pawn"
    if board.color_at(goal) == (not colour):
        yield "passed pawn stopped by a piece"
    for whose, side in (("own", colour), ("other", not colour)):
        king = board.king(side)
        assert king is not None
        if rank >= 4:
            steps = chess.square_distance(king, goal)
            yield from [f"step of the {whose} king to a passed pawn"] * steps


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
        beside = [other for other in pawns if abs(chess.square_file(other) - file) == 1]
        yield from ["pawn beside a pawn"] * any(
            chess.square_rank(other) == rank for other in beside
        )
        goal = pawn + 8 * forward
        behind = [other for other in beside if not ahead(pawn, other)]
        if not behind and any(goal in board.attacks(rival) for rival in rivals):
            yield "pawn left behind"
        if not any(ahead(pawn, other) for other in (*near, *same)):
            yield from passed_terms(board, colour, pawn, goal)
    attacked = covered(board, pawns)
    for square in attacked:
        piece = board.piece_at(square)
        if piece is not None and piece.color == colour and piece.piece_type == chess.PAWN:
            yield "pawn guarded by a pawn"
        elif piece is not None and piece.piece_type not in (chess.PAWN, chess.KING):
            yield f"piece {'guarded' if piece.color == colour else 'attacked'} by a pawn"


def piece_terms(board: chess.Board, colour: bool) -> Iterator[str]:
    pawns, rivals = board.pieces(chess.PAWN, colour), board.pieces(chess.PAWN, not colour)
    unsafe, guarded = covered(board, rivals), covered(board, pawns)
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
            yield from ["attack beside the other king"] * len(attacks & zone - pawns - unsafe)
            targets = (board.piece_at(target) for target in attacks & board.occupied_co[not colour])
            worth = [USUAL.get(target.piece_type, 0) for target in targets if target]
            better = sum(one > max(USUAL[piece.piece_type], 1) for one in worth)
            yield from ["attack on a better piece"] * better
        if piece.piece_type in (chess.KNIGHT, chess.BISHOP) and 4 <= rank <= 6:
            chasers = [
                rival
                for rival in rivals
                if abs(chess.square_file(rival) - chess.square_file(square)) == 1
                and (rival // 8 > square // 8 if colour else rival // 8 < square // 8)
            ]
            yield from ["outpost"] * (square in guarded and not chasers)
        if piece.piece_type == chess.BISHOP:
            colours = chess.BB_LIGHT_SQUARES, chess.BB_DARK_SQUARES
            same = next(chess.SquareSet(one) for one in colours if one >> square & 1)
            yield from ["pawn on a bishop's colour"] * len(pawns & same)
    yield f"threat of {min(threat, 14)} to the king"
    if len(board.pieces(chess.BISHOP, colour)) > 1:
        yield "two bishops"
    yield from king_terms(board, colour)


def king_terms(board: chess.Board, colour: bool) -> Iterator[str]:
    king = board.king(colour)
    assert king is not None
    files = {chess.square_file(king) + side for side in (-1, 0, 1)} & set(range(8))
    for pawn in board.pieces(chess.PAWN, colour) | board.pieces(chess.PAWN, not colour):
        steps = (chess.square_rank(pawn) - chess.square_rank(king)) * (1 if colour else -1)
        if chess.square_file(pawn) in files:
            if board.color_at(pawn) == colour and steps in (1, 2):
                yield "pawn before the king"
            if board.color_at(pawn) != colour and steps in (1, 2, 3):
                yield "pawn storming the king"
    kept = {chess.square_file(pawn) for pawn in board.pieces(chess.PAWN, colour)}
    yield from ["open file near the king"] * len(files - kept)


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


@pytest.mark.parametrize("evaluation", ["fitted", "tapered", "simple", "material", "lecture"])
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


def test_mobility_in_the_lectures_counts_legal_moves() -> None:
    """The moves of who is to move, less those of the opponent if it were their turn."""
    game, seen = Chess(evaluation="lecture"), 0
    place = game.feature_names.index("mobility")
    for board in positions(15):
        if board.is_check():
            continue
        state = game.parse_state(board.fen())
        mine = board.legal_moves.count()
        board.push(chess.Move.null())
        theirs = board.legal_moves.count()
        assert game.features(state, game.to_move(state))[place] == mine - theirs
        seen += 1
    assert seen > 5


def test_material_counts_pieces_alone() -> None:
    game = Chess(evaluation="material")
    state = game.parse_state("4k3/8/8/8/8/8/P7/R3K3 w - - 0 1")
    moved = game.parse_state("4k3/8/8/P7/8/8/8/4KR2 w - - 0 1")
    assert centipawns(game.evaluate(state, 0)) == pytest.approx(900)
    assert game.evaluate(moved, 0) == game.evaluate(state, 0)

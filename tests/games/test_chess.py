"""Chess against published move counts and against python-chess, move by move."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from pathlib import Path

import chess
import numpy as np
import pytest

from zermelo.algorithms import search
from zermelo.bits import Bits
from zermelo.board import Piece
from zermelo.errors import BadParameter, IllegalAction, NotThisKindOfGame
from zermelo.games._chess.exchange import VALUES, holds
from zermelo.games.chess import Chess
from zermelo.kernel import kernel, new_record, random_bits, seeded
from zermelo.perft import PATHS, count_paths
from zermelo.search import AlphaBetaOptions, alpha_beta

GAME = Chess()
COUNTING = Chess(draws="none")
SUITE = Path(__file__).parents[3] / "shared" / "data" / "chess" / "perftsuite.epd"
KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
STARTS = (
    chess.STARTING_FEN,
    KIWIPETE,
    "8/8/4k3/8/8/3K4/8/R7 w - - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
)

MOST = 1300  # plies
DIARY = np.dtype(
    [
        ("random", np.uint64),
        ("plies", np.int64),
        ("utility", np.float64),
        ("counts", np.int64, (MOST,)),
        ("legal", np.int32, (MOST, 218)),
        ("chosen", np.int64, (MOST,)),
        ("words", np.uint64, (MOST, 7)),
        ("marks", np.int64, (MOST, 4)),
    ]
)


@kernel
def written_down(game, state, diary):
    """A random game: each position, its legal actions and the one taken, up to the end."""
    ply = 0
    while True:
        for i in range(7):
            diary.words[ply, i] = int(state.pieces[i])
        diary.marks[ply, 0] = state.castling
        diary.marks[ply, 1] = state.en_passant
        diary.marks[ply, 2] = state.clock
        diary.marks[ply, 3] = state.repeats
        count = 0
        for action in game.actions(state):
            diary.legal[ply, count] = action
            count += 1
        diary.counts[ply] = count
        if game.is_terminal(state):
            break
        chosen = game.random_action(state, random_bits(diary))
        diary.chosen[ply] = chosen
        state = game.result(state, chosen)
        ply += 1
    diary.plies = ply
    diary.utility = game.utility(state, 0)


def fields_of(board: chess.Board) -> list[int]:
    """The position as our state has it."""
    return [
        board.pawns,
        board.knights,
        board.bishops | board.queens,
        board.rooks | board.queens,
        board.kings,
        board.occupied_co[chess.WHITE],
        board.occupied_co[chess.BLACK],
    ]


def rights_of(board: chess.Board) -> int:
    corners = (chess.H1, chess.A1, chess.H8, chess.A8)
    return sum(1 << i for i, corner in enumerate(corners) if board.castling_rights >> corner & 1)


def coded(move: chess.Move) -> int:
    return move.from_square | move.to_square << 6 | ((move.promotion or 1) - 1) << 12


def move_of(action: int) -> chess.Move:
    promotion = (action >> 12) + 1 if action >> 12 else None
    return chess.Move(action & 63, action >> 6 & 63, promotion)


def reason(board: chess.Board, draws: str) -> str:
    """Why the game is over by the other implementation; nothing if it is not."""
    if board.is_checkmate():
        return "mate"
    if board.is_stalemate():
        return "stalemate"
    if board.is_insufficient_material():
        return "dead"
    clock, repetitions = {"claimed": (100, 3), "automatic": (150, 5)}[draws]
    if board.is_repetition(repetitions):
        return "repetition"
    return "clock" if board.halfmove_clock >= clock else ""


def play_beside_python_chess(game: Chess, start: str, seed: int) -> str:
    diary = new_record(DIARY)
    diary.random = int(seeded(seed))
    written_down(game, game.parse_state(start), diary)
    board = chess.Board(start)
    for ply in range(int(diary.plies) + 1):
        count = diary.counts[ply]
        end = reason(board, game.draws)
        assert bool(end) == (ply == diary.plies), board.fen()
        assert diary.words[ply].tolist() == fields_of(board), board.fen()
        passing = board.ep_square if board.has_legal_en_passant() else -1
        assert diary.marks[ply, 1] == passing, board.fen()
        assert diary.marks[ply, 0] == rights_of(board), board.fen()
        assert diary.marks[ply, 2] == board.halfmove_clock, board.fen()
        if end:
            mated = (-1 if board.turn else 1) if end == "mate" else 0
            assert diary.utility == mated
            assert count == 0
            return end
        legal = sorted(coded(move) for move in board.legal_moves)
        assert sorted(diary.legal[ply, :count].tolist()) == legal, board.fen()
        chosen = int(diary.chosen[ply])
        assert chosen in legal
        board.push(
            chess.Move(chosen & 63, chosen >> 6 & 63, (chosen >> 12) + 1 if chosen >> 12 else None)
        )
    raise AssertionError("unreachable")


def test_random_games_agree_with_python_chess():
    ends = Counter(
        play_beside_python_chess(GAME, start, seed) for start in STARTS for seed in range(12)
    )
    assert set(ends) == {"mate", "stalemate", "dead", "repetition", "clock"}


@pytest.mark.long
@pytest.mark.parametrize("draws", ["claimed", "automatic"])
def test_thousands_of_random_games_agree_with_python_chess(draws: str):
    game = Chess(draws=draws)
    for seed in range(1000, 1500):
        for start in STARTS:
            play_beside_python_chess(game, start, seed)


@pytest.mark.parametrize(
    "fen, counts",
    [
        (chess.STARTING_FEN, (20, 400, 8902, 197281, 4865609)),
        (KIWIPETE, (48, 2039, 97862, 4085603)),
        ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", (14, 191, 2812, 43238, 674624)),
        (
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
            (6, 264, 9467, 422333),
        ),
        ("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", (44, 1486, 62379, 2103487)),
        ("n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1", (24, 496, 9483, 182838)),
        ("8/8/1k6/2b5/2pP4/8/5K2/8 b - d3 0 1", (15, 126, 1928, 13931)),
    ],
)
def test_perft(fen: str, counts: tuple[int, ...]):
    assert paths(COUNTING, fen, len(counts)) == counts


def paths(game: Chess, fen: str, depth: int) -> tuple[int, ...]:
    """Perft without the plies that the public function plays in plain Python."""
    counts = np.zeros(depth, np.int64)
    record = new_record(PATHS)
    record.counts, record.depth = counts.ctypes.data, depth
    count_paths(game, game.parse_state(fen), 0, record)
    return tuple(counts.tolist())


@pytest.mark.long
@pytest.mark.skipif(not SUITE.exists(), reason="the suite of positions is not here")
def test_perft_suite():
    for line in SUITE.read_text().splitlines():
        fen, *counts = line.split(";")
        expected = [int(count.split()[1]) for count in counts[:5]]
        assert paths(COUNTING, fen, len(expected)) == tuple(expected), fen


def test_notation_agrees_with_python_chess():
    dice = random.Random(5)
    for start in STARTS:
        board = chess.Board(start)
        for _ in range(12):
            if board.is_game_over():
                break
            state = GAME.parse_state(board.fen())
            assert GAME.state_text(state) == board.fen()
            for move in board.legal_moves:
                action, san = coded(move), board.san(move)
                assert GAME.action_text(state, action) == san
                assert GAME.parse_action(state, san) == action
                assert GAME.parse_action(state, san.rstrip("+#")) == action
                assert GAME.parse_action(state, move.uci()) == action
            board.push(dice.choice(list(board.legal_moves)))


def test_moves_in_other_words():
    state = GAME.parse_state("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1")
    assert GAME.parse_action(state, "0-0") == GAME.parse_action(state, "e1g1")
    assert GAME.parse_action(state, "O-O-O") == GAME.parse_action(state, "e1c1")
    assert Chess(notation="uci").action_text(state, 4 | 6 << 6) == "e1g1"
    with pytest.raises(IllegalAction, match="could be"):
        GAME.parse_action(GAME.parse_state("4k3/8/8/8/8/8/4K3/R6R w - - 0 1"), "Rd1")
    with pytest.raises(IllegalAction, match="not legal here; legal:"):
        GAME.parse_action(state, "Ke3")


def test_repetition_is_exact():
    state = GAME.initial_state()
    for move in ["Nf3", "Nf6", "Ng1", "Ng8"] * 2:
        assert not GAME.is_terminal(state)
        state = GAME.result(state, GAME.parse_action(state, move))
    assert state.repeats == 3
    assert GAME.is_terminal(state)
    assert not list(GAME.actions(state))
    assert GAME.parse_state(GAME.state_text(state)) == state
    # Two knights that changed places make the same position, a lost right to castle does not.
    state = after("4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1", "Ne3 Kd8 Nd2 Ke8 Ndf1 Kd8")
    assert state.repeats == 1
    state = after(GAME.state_text(state), "Nc4 Ke8 Na3 Kd8 Nb1 Ke8")
    assert state.repeats == 2
    assert after("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "Ra2 Kd8 Ra1 Ke8").repeats == 1


def after(start: str, moves: str):
    state = GAME.parse_state(start)
    for move in moves.split():
        state = GAME.result(state, GAME.parse_action(state, move))
    return state


def test_parameters():
    for wrong in ({"draws": "never"}, {"evaluation": "x"}, {"notation": "x"}):
        with pytest.raises(BadParameter, match="must be"):
            Chess(**wrong)


@pytest.mark.parametrize("evaluation", ["fitted", "tapered", "simple", "material", "lecture"])
def test_evaluations(evaluation: str):
    game = Chess(evaluation=evaluation)
    start = game.initial_state()
    assert abs(game.evaluate(start, 0)) < 0.1
    for text, better in (
        ("rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 0),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 b Qkq - 0 1", 1),
    ):
        state = game.parse_state(text)
        assert 0.3 < game.evaluate(state, better) < 1.0
        assert game.evaluate(state, better) == -game.evaluate(state, 1 - better)


def mirrored(fen: str) -> str:
    return chess.Board(fen).mirror().fen()


def test_evaluation_is_the_same_for_both_sides():
    dice = random.Random(2)
    board = chess.Board()
    for _ in range(60):
        moves = list(board.legal_moves)
        if not moves:
            break
        board.push(dice.choice(moves))
        state, image = GAME.parse_state(board.fen()), GAME.parse_state(mirrored(board.fen()))
        assert GAME.evaluate(state, 0) == GAME.evaluate(image, 1)
        features = zip(GAME.features(state, 0), GAME.features(image, 1), strict=True)
        assert all(one == other for one, other in features)


def gain(board: chess.Board, target: int) -> int:
    """What captures on one square win at best, pins aside, by trying all of them."""
    best = 0
    for move in captures_on(board, target):
        value = int(VALUES[board.piece_type_at(target)])
        board.push(move)
        best = max(best, value - gain(board, target))
        board.pop()
    return best


def captures_on(board: chess.Board, target: int) -> list[chess.Move]:
    defended = board.attackers(not board.turn, target)
    return [
        move
        for move in board.generate_pseudo_legal_captures(to_mask=chess.BB_SQUARES[target])
        if move.promotion in (None, chess.QUEEN)
        and not board.is_en_passant(move)
        and not (move.from_square == board.king(board.turn) and defended)
    ]


def test_exchanges_win_what_search_says():
    dice = random.Random(3)
    compared = 0
    for start in STARTS[:2] * 6:
        board = chess.Board(start)
        for _ in range(40):
            pieces = GAME.parse_state(board.fen()).pieces
            for target in range(8, 56):  # elsewhere pawns promote, which is worth more
                for move in captures_on(board, target):
                    victim = int(VALUES[board.piece_type_at(target)])
                    board.push(move)
                    won = victim - gain(board, target)
                    board.pop()
                    found = holds(pieces, int(not board.turn), move.from_square, target)
                    assert found == (won >= 0), (board.fen(), move)
                    compared += 1
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(dice.choice(moves))
    assert compared > 500


def test_noisy_actions_are_captures_and_promotions():
    dice = random.Random(4)
    board = chess.Board(KIWIPETE)
    for _ in range(60):
        state = GAME.parse_state(board.fen())
        noisy = {move_of(action) for action in GAME.noisy_actions(state)}
        assert noisy <= set(board.legal_moves)
        assert all(board.is_capture(move) or move.promotion == chess.QUEEN for move in noisy)
        assert GAME.threatened(state) == board.is_check()
        winning = {
            move
            for move in board.generate_legal_captures()
            if not board.is_en_passant(move)
            and move.promotion is None
            and board.piece_type_at(move.to_square) > board.piece_type_at(move.from_square)
        }
        assert winning <= noisy
        assert all(GAME.order(state, coded(move)) > 0 for move in winning)
        moves = list(board.legal_moves)
        if not moves:
            break
        board.push(dice.choice(moves))


def test_null_move():
    state = GAME.initial_state()
    passed = GAME.null_move(state)
    assert GAME.to_move(passed) == 1
    assert passed.pieces == state.pieces
    for fen in ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "4k3/8/8/8/8/8/3r4/RN2K3 w - - 0 1"):
        state = GAME.parse_state(fen)
        assert (GAME.null_move(state) == state) == (GAME.to_move(GAME.null_move(state)) == 0)
    assert GAME.null_move(GAME.parse_state("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")).turn == 0
    assert GAME.null_move(GAME.parse_state("4k3/8/8/8/8/8/8/RN2K2r w - - 0 1")).turn == 0


TACTICS = {
    # The move that wins, found within some hundred thousand nodes.
    "2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - 0 1": "Qg6",
    "5rk1/1ppb3p/p1pb4/6q1/3P1p1r/2P1R2P/PP1BQ1P1/5RKN w - - 0 1": "Rg3",
    "r2qkb1r/pp2nppp/3p4/2pNN1B1/2BnP3/3P4/PPP2PPP/R2bK2R w KQkq - 0 1": "Nf6+",
    "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1": "Ra8#",
}


@pytest.mark.parametrize("fen", TACTICS)
def test_selective_search_finds_tactics(fen):
    state = GAME.parse_state(fen)
    result = alpha_beta(
        GAME, state, nodes=300_000, options=replace(AlphaBetaOptions.type_b(), memory=16)
    )
    assert GAME.action_text(state, result.action) == TACTICS[fen]


def test_a_mate_ends_the_search():
    state = GAME.parse_state("r2qkb1r/pp2nppp/3p4/2pNN1B1/2BnP3/3P4/PPP2PPP/R2bK2R w KQkq - 0 1")
    result = alpha_beta(
        GAME, state, depth=20, options=replace(AlphaBetaOptions.type_b(), memory=16)
    )
    assert (result.value, result.stopped) == (1.0, "finished")
    assert result.depth < 8


def test_keys_tell_positions_apart_and_forget_the_way():
    keys = {}
    state = GAME.initial_state()
    for first, second in (("Nf3", "Nc3"), ("Nc3", "Nf3")):
        now = state
        for move in (first, "Nf6", second, "Nc6"):
            now = GAME.result(now, GAME.parse_action(now, move))
        keys[first] = GAME.key(now)
    assert keys["Nf3"] == keys["Nc3"]
    assert GAME.key(state) != keys["Nf3"]


def test_random_actions_are_uniform():
    state = GAME.parse_state("n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1")
    dice = random.Random(1)
    drawn = Counter(GAME.random_action(state, Bits(dice.getrandbits(64))) for _ in range(4800))
    assert set(drawn) == set(GAME.actions(state))
    assert all(120 < count < 290 for count in drawn.values())  # 200 expected, 14 the deviation


def test_picture():
    state = GAME.result(GAME.initial_state(), GAME.parse_action(GAME.initial_state(), "e4"))
    (grid,) = GAME.board(state)
    assert grid.cells[0] == Piece("r", 1, "black rook")
    assert grid.row_labels[0] == "8"
    assert grid.cells[4 * 8 + 4] == Piece("P", 0, "white pawn")
    assert GAME.action_cells(state, GAME.parse_action(state, "e5")) == (12, 28)


@pytest.mark.plain
def test_a_win_counts_1_a_draw_a_half_and_a_loss_0() -> None:
    """As the lectures count. The sum is 1, not 0: maxn searches it, alpha-beta says so."""
    points = Chess(score="points")
    ends = {
        "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3": [0.0, 1.0],
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1": [0.5, 0.5],
    }
    for fen, expected in ends.items():
        state = points.parse_state(fen)
        assert [points.utility(state, player) for player in (0, 1)] == expected
        assert [GAME.utility(state, player) for player in (0, 1)] == [2 * u - 1 for u in expected]
    state = points.initial_state()
    assert points.evaluate(state, 0) == (GAME.evaluate(state, 0) + 1) / 2
    mate = points.parse_state("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1")
    found = search("maxn", points, mate, depth=1)
    assert (points.action_text(mate, found.action), found.values) == ("Ra8#", (1.0, 0.0))
    with pytest.raises(NotThisKindOfGame, match="use maxn"):
        search("alphabeta", points, mate, depth=1)

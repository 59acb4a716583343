"""Chess endgames against published counts and against python-chess."""

from __future__ import annotations

import itertools
import random
from array import array
from collections.abc import Iterator
from typing import Any

import chess
import numpy as np
import pytest

from tests.lookup.common import CHESS, chess_tables, folder
from zermelo.bits import Bits
from zermelo.games import load
from zermelo.games.chess import Chess
from zermelo.kernel import kernel, new_record
from zermelo.lookup import Tables, build, look_up

ENDGAMES = CHESS.endgames


def position(text: str) -> Any:
    return CHESS.parse_state(f"{text} 0 1")


# The index.


NAMES = ["KvK", "KQvK", "KPvK", "KBNvK", "KQvKR", "KBBvK", "KQvKQ", "KPvKP", "KQBvKN"]


@pytest.mark.parametrize("name", NAMES)
def test_numbers_and_positions_belong_together(name: str) -> None:
    kind, dice = ENDGAMES.kind(name), random.Random(0)
    assert ENDGAMES.name(kind) == name
    found = 0
    for number in dice.sample(range(ENDGAMES.size(kind)), min(ENDGAMES.size(kind), 400)):
        state, possible = CHESS.indexed(kind, number)
        if possible:
            found += 1
            assert CHESS.index(state) == (kind, number)
            for action in CHESS.actions(state):
                following = CHESS.index(CHESS.result(state, action))
                quick = CHESS.number_after(kind, number, action)
                assert (kind, quick) == following or quick == -1
                assert following[0] == kind or following[0] in ENDGAMES.leads_to(kind)
    assert found > 50


@pytest.mark.parametrize("name", ["KRvK", "KBNvK", "KQvKR", "KQBvKN"])
def test_quiet_moves_go_from_number_to_number(name: str) -> None:
    """A long way round is only taken by captures."""
    kind, dice = ENDGAMES.kind(name), random.Random(1)
    for _ in range(300):
        number = dice.randrange(ENDGAMES.size(kind))
        state, possible = CHESS.indexed(kind, number)
        for action in CHESS.actions(state) if possible else ():
            following = CHESS.index(CHESS.result(state, action))
            expected = following[1] if following[0] == kind else -1
            assert CHESS.number_after(kind, number, action) == expected


def test_mirror_images_and_swapped_colours_share_a_number() -> None:
    text = "8/8/8/2k5/8/8/1K1Q4/8 w - -"
    numbers = set()
    board = chess.Board(f"{text} 0 1")
    turns = [
        chess.flip_vertical,
        chess.flip_horizontal,
        chess.flip_diagonal,
        chess.flip_anti_diagonal,
    ]
    for turn, other in itertools.product(turns, repeat=2):
        image = board.transform(turn).transform(other)
        for one in (image, image.mirror()):
            numbers.add(CHESS.index(position(" ".join(one.fen().split()[:4]))))
    assert len(numbers) == 1


def test_en_passant_has_numbers_of_its_own() -> None:
    plain = position("4k3/8/8/3pP3/8/8/8/4K3 w - -")
    passing = position("4k3/8/8/3pP3/8/8/8/4K3 w - d6")
    assert CHESS.index(plain) != CHESS.index(passing)
    kind, number = CHESS.index(passing)
    state, possible = CHESS.indexed(kind, number)
    assert possible
    assert state.en_passant != -1


def test_castling_and_many_men_have_no_number() -> None:
    assert CHESS.index(position("4k3/8/8/8/8/8/8/R3K3 w Q -"))[0] == -1
    assert CHESS.index(CHESS.initial_state())[0] == -1


# Published figures.


def all_placements(name: str) -> Iterator[tuple[int, int, int]]:
    for king, man, other in itertools.permutations(range(64), 3):
        if chess.square_distance(king, other) > 1 and not (
            name == "KPvK" and chess.square_rank(man) in (0, 7)
        ):
            yield king, man, other


EXPECTED = {
    # white to move: won, drawn, lost; black to move: lost, drawn, won; mates; moves
    "KQvK": ((144_508, 0, 0), (200_896, 23_048, 0), 364, 10),
    "KRvK": ((175_168, 0, 0), (201_700, 22_244, 0), 216, 16),
    "KPvK": ((124_960, 163_328 - 124_960, 0), (97_604, 168_024 - 97_604, 0), None, 28),
}


TALLY = np.dtype([("counts", np.int64, (2, 4)), ("mates", np.int64), ("longest", np.int64)])
DIAGONAL = 0x8040201008040201


@kernel
def tally(game: Any, kind: int, pawns: bool, choices: Any, distances: Any, record: Any) -> None:
    """Each number of a table stands for as many placements as it has different images."""
    for number in range(len(choices)):
        choice = int(choices[number])
        if choice < 3:
            state, _ = game.indexed(kind, number)
            off = (state.pieces.white | state.pieces.black) & ~Bits(DIAGONAL)
            weight = 2 if pawns else 8 if off else 4
            record.counts[state.turn, choice] += weight
            if choice == 0 and distances[number] == 0:
                record.mates += weight
            if choice == 2:
                record.longest = max(record.longest, int(distances[number]))


@pytest.mark.parametrize("name", EXPECTED)
def test_counts_and_longest_wins(name: str) -> None:
    choices, distances, _ = chess_tables().table(name).everything()
    record = new_record(TALLY)
    tally(CHESS, ENDGAMES.kind(name), name == "KPvK", choices, distances, record)
    (won, drawn, lost), (black_lost, black_drawn, black_won), mated, moves = EXPECTED[name]
    assert record.counts[0].tolist() == [lost, drawn, won, 0]
    assert record.counts[1].tolist() == [black_lost, black_drawn, black_won, 0]
    assert mated is None or record.mates == mated
    assert (record.longest + 1) // 2 == moves


@pytest.mark.long
def test_longer_endgames() -> None:
    target = folder()
    names = {"KBBvK": 19, "KBNvK": 33, "KQvKR": 35}
    build(CHESS, [ENDGAMES.kind(name) for name in names], target)
    tables = Tables(target)
    for name, moves in names.items():
        assert (tables.table(name).header["longest"] + 1) // 2 == moves


# Against python-chess.


def board_of(state: Any) -> chess.Board:
    return chess.Board(" ".join(CHESS.state_text(state).split()[:6]))


def worth(tables: Tables, board: chess.Board) -> tuple[float, int]:
    if board.is_checkmate():
        return -1.0, 0
    if board.is_stalemate() or board.is_insufficient_material():
        return 0.0, 0
    found = tables.probe(CHESS, CHESS.parse_state(board.fen()))
    assert found is not None
    return found.utility, found.plies


@pytest.mark.parametrize("name", ["KQvK", "KRvK", "KPvK"])
def test_values_follow_from_those_of_the_moves_of_python_chess(name: str) -> None:
    kind, tables, dice = ENDGAMES.kind(name), chess_tables(), random.Random(1)
    for number in dice.sample(range(ENDGAMES.size(kind)), 80):
        state, possible = CHESS.indexed(kind, number)
        assert possible == (tables.table(name).entry(number) is not None)
        if not possible:
            continue
        board = board_of(state)
        assert board.is_valid()
        replies = []
        for move in board.legal_moves:
            board.push(move)
            utility, plies = worth(tables, board)
            replies.append((-utility, plies))
            board.pop()
        if replies:
            best = max(replies, key=lambda one: (one[0], -one[1] * one[0]))
            expected = (best[0], best[1] + 1 if best[0] else 0)
        else:
            expected = (-1.0 if board.is_check() else 0.0, 0)
        assert worth(tables, board) == expected


class Naive:
    """A solver of three-men endgames that knows nothing but python-chess: sweep after sweep."""

    def __init__(self, symbol: str, promoted: dict[str, Naive]) -> None:
        self.symbol, self.promoted = symbol, promoted
        self.value = array("h", [0]) * (2 * 64**3)  # 0 open or drawn, n: won in n-1, -n: lost
        self.known: set[int] = set()
        self.moves: dict[int, tuple[list[int], list[int]]] = {}
        for placed in all_placements(f"K{symbol}vK"):
            for turn in (True, False):
                self._look(*placed, turn)
        self._solve()

    @staticmethod
    def number(king: int, man: int, other: int, turn: bool) -> int:
        return ((king * 64 + man) * 64 + other) * 2 + turn

    def _look(self, king: int, man: int, other: int, turn: bool) -> None:
        board = chess.Board(None)
        board.turn = turn
        board.set_piece_at(king, chess.Piece(chess.KING, True))
        board.set_piece_at(man, chess.Piece.from_symbol(self.symbol))
        board.set_piece_at(other, chess.Piece(chess.KING, False))
        if board.was_into_check():
            return
        number = self.number(king, man, other, turn)
        self.known.add(number)
        inside, outside = [], []
        for move in board.legal_moves:
            board.push(move)
            men = list(board.pieces(self._type(board), True)) if self._type(board) else []
            if men:
                after = self.number(board.king(True), men[0], board.king(False), board.turn)  # type: ignore[arg-type]
                symbol = chess.piece_symbol(self._type(board)).upper()  # type: ignore[arg-type]
                if symbol == self.symbol:
                    inside.append(after)
                else:
                    known = self.promoted.get(symbol)
                    outside.append(known.value[after] if known else 0)
            else:
                outside.append(0)
            board.pop()
        if not inside and not outside and board.is_check():
            self.value[number] = -1
        self.moves[number] = (inside, outside)

    @staticmethod
    def _type(board: chess.Board) -> int | None:
        for kind in (chess.PAWN, chess.KNIGHT, chess.BISHOP, chess.ROOK, chess.QUEEN):
            if board.pieces(kind, True):
                return kind
        return None

    def _solve(self) -> None:
        for distance in range(1, 80):
            found = []
            for number, (inside, outside) in self.moves.items():
                if self.value[number] == 0 and (inside or outside):
                    after = [self.value[one] for one in inside] + outside
                    if any(value == -distance for value in after):
                        found.append((number, distance + 1))
                    elif all(0 < value <= distance for value in after):
                        found.append((number, -(max(after) + 1)))
            for number, value in found:
                self.value[number] = value


@pytest.mark.long
def test_every_position_against_a_naive_solver_on_python_chess() -> None:
    queen, rook = Naive("Q", {}), Naive("R", {})
    pawn = Naive("P", {"Q": queen, "R": rook})
    tables = chess_tables()
    for symbol, solver in (("Q", queen), ("R", rook), ("P", pawn)):
        kind = ENDGAMES.kind(f"K{symbol}K")
        table = tables.table(ENDGAMES.name(kind))
        compared = 0
        for number in solver.known:
            board = chess.Board(None)
            place = number >> 1
            board.turn = bool(number & 1)
            board.set_piece_at(place >> 12, chess.Piece(chess.KING, True))
            board.set_piece_at(place >> 6 & 63, chess.Piece.from_symbol(symbol))
            board.set_piece_at(place & 63, chess.Piece(chess.KING, False))
            entry = table.entry(CHESS.index(CHESS.parse_state(board.fen()))[1])
            value = solver.value[number]
            assert entry is not None
            assert entry.utility == (value > 0) - (value < 0)
            assert entry.plies == max(abs(value) - 1, 0)
            compared += 1
        assert compared == len(solver.known)


# In play.


def test_a_player_mates_with_the_rook_within_the_distance() -> None:
    tables, kind, dice = chess_tables(), ENDGAMES.kind("KRK"), random.Random(3)
    won = 0
    while won < 10:
        state, possible = CHESS.indexed(kind, dice.randrange(ENDGAMES.size(kind)))
        found = tables.probe(CHESS, state) if possible else None
        if found is None or found.utility <= 0:
            continue
        won += 1
        plies, winner = 0, state.turn
        while not CHESS.is_terminal(state):
            if state.turn == winner or won % 2:
                result = look_up(CHESS, state, tables)
                assert result is not None
                assert result.exact
                assert result.algorithm == "table KRvK"
                action = result.action
            else:
                action = dice.choice(list(CHESS.actions(state)))
            state = CHESS.result(state, action)
            plies += 1
        assert CHESS.utility(state, winner) == 1
        assert plies <= found.plies
        assert plies == found.plies or not won % 2


def test_tables_serve_chess_with_counted_draws_while_there_is_time() -> None:
    game, tables = Chess(), chess_tables()
    text = "8/8/8/8/8/2k5/7R/K7 w - - {} 80"
    fresh, late = (game.parse_state(text.format(clock)) for clock in (0, 80))
    found = tables.probe(game, fresh)
    assert found is not None
    assert found.utility == 1
    assert found.plies > 20
    assert not game.table_holds(late, found.plies)
    assert tables.probe(game, late) is None
    assert tables.probe(load("chess:draws=automatic"), game.parse_state(text.format(0))) is not None


def test_no_table_no_value() -> None:
    tables = chess_tables()
    assert tables.probe(CHESS, CHESS.initial_state()) is None
    assert tables.probe(CHESS, position("8/8/8/8/8/2k5/7B/K6N w - -")) is None
    assert tables.probe(load("nim"), load("nim").initial_state()) is None
    assert look_up(CHESS, CHESS.initial_state(), tables) is None

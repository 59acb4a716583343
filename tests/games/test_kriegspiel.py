"""Kriegspiel: python-chess as the umpire, OpenSpiel's tries, and what is heard."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.games.comparing import played
from zermelo.bits import popcount
from zermelo.errors import BadParameter
from zermelo.games._chess.notation import fen, square_name
from zermelo.games.kriegspiel import Kriegspiel, State, umpire_text

GAME = Kriegspiel()


@pytest.mark.peer("chess")
def test_beside_python_chess(some: Callable[[int], int]):
    """The same moves pass, the same men are taken, the same checks given, the same games end."""
    import chess

    dice = random.Random(1)
    for _ in range(some(16)):
        state, board = GAME.initial_state(), chess.Board()
        while not GAME.is_terminal(state):
            action = dice.choice(list(GAME.actions(state)))
            move = chess.Move.from_uci(GAME.action_text(state, action))
            passes = move in board.legal_moves
            told = heard(board, move) if passes else "illegal"
            state = GAME.result(state, action)
            assert ("illegal" in umpire_text(state)) == (not passes)
            if passes:
                board.push(move)
                assert fen(state.position).split()[:3] == board.fen().split()[:3]
                sentences = umpire_text(state).rstrip(".").split(". ")
                assert [one for one in sentences if "taken" in one] == ([told] if told else [])
                assert ("Check" in umpire_text(state)) == board.is_check()
                assert state.said >> 14 == pawn_tries(board)
        assert_same_end(state, board)


def heard(board: Any, move: Any) -> str:
    """What the umpire should say of a capture."""
    if board.is_en_passant(move):
        return f"Pawn taken on {square_name(move.to_square + (-8 if board.turn else 8))}"
    victim = board.piece_type_at(move.to_square)
    if victim is None:
        return ""
    return f"{'Pawn' if victim == 1 else 'Piece'} taken on {square_name(move.to_square)}"


def pawn_tries(board: Any) -> int:
    return len(
        {
            (move.from_square, move.to_square)
            for move in board.legal_moves
            if board.is_capture(move) and board.piece_type_at(move.from_square) == 1
        }
    )


def assert_same_end(state: State, board: Any) -> None:
    if board.is_checkmate():
        assert GAME.utility(state, 0) == (-1 if board.turn else 1)
    else:
        assert GAME.utility(state, 0) == 0
        assert (
            board.is_stalemate()
            or board.is_insufficient_material()
            or board.can_claim_fifty_moves()
        )


@pytest.mark.peer("pyspiel")
def test_tries_beside_openspiel(some: Callable[[int], int]):
    """The same tries, as long as nobody promotes. Its umpire neither sees check nor mate, and
    its game ends after 50 plies without progress: only tries are compared."""
    import pyspiel

    peer, dice = pyspiel.load_game("kriegspiel(threefold_repetition=False)"), random.Random(2)
    for _ in range(some(40)):
        state, theirs = GAME.initial_state(), peer.new_initial_state()
        while not (GAME.is_terminal(state) or theirs.is_terminal()):
            mover = theirs.current_player()
            assert mover == 1 - GAME.to_move(state)
            ours = {GAME.action_text(state, action): action for action in GAME.actions(state)}
            names = {theirs.action_to_string(mover, a): a for a in theirs.legal_actions()}
            if any(len(name) > 4 for name in names):
                break
            assert set(ours) == set(names)
            name = dice.choice(sorted(ours))
            state = GAME.result(state, ours[name])
            theirs.apply_action(names[name])


def test_what_is_heard():
    game = Kriegspiel()
    start = game.initial_state()
    assert len(list(game.actions(start))) == 34  # and every pawn may try to take
    tried = played(game, "e2d3")
    assert umpire_text(tried) == "White tried an illegal move."
    assert len(list(game.actions(tried))) == 33
    assert game.information(tried, 1) == game.information(played(game, "d2e3"), 1)
    assert game.information(tried, 0) != game.information(played(game, "d2e3"), 0)
    taken = played(game, "e2e4", "d7d5", "e4d5")
    assert umpire_text(taken) == "White moved. Pawn taken on d5."
    assert umpire_text(played(game, "e2e4", "d7d5")) == "Black moved. White has 1 pawn try."
    mate = played(game, "f2f3", "e7e5", "g2g4", "d8h4")
    assert umpire_text(mate) == "Black moved. Check on the short diagonal. Black wins."
    assert game.utility(mate, 1) == 1


def test_the_past_is_remembered():
    """The same pieces, reached in another order: only the player who moved so can tell."""
    one = played(GAME, "g1f3", "a7a6", "b1c3", "b7b6")
    other = played(GAME, "b1c3", "a7a6", "g1f3", "b7b6")
    assert one.position == other.position
    assert GAME.information(one, 0) != GAME.information(other, 0)
    assert GAME.information(one, 1) == GAME.information(other, 1)


def test_only_own_men_are_seen():
    state = played(GAME, "e2e4")
    shown = GAME.board(state, 1)[0].cells
    assert all(cell is None or cell.owner == 1 for cell in shown)
    assert popcount(GAME.information(state, 1).position.pieces.white) == 0


def test_other_beginnings():
    game = Kriegspiel("8/8/8/8/8/5k2/7q/5K2 w - - 0 1")
    names = {game.action_text(game.initial_state(), a) for a in game.actions(game.initial_state())}
    assert names == {"f1e1", "f1g1", "f1e2", "f1f2", "f1g2"}
    with pytest.raises(BadParameter, match="fen must be a position of chess"):
        Kriegspiel("nothing")

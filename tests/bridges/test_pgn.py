"""PGN, compared with python-chess both ways."""

from __future__ import annotations

import io
import random

import pytest

from zermelo import load
from zermelo.bridges import pgn
from zermelo.errors import BadFile, BadParameter, IllegalAction

IMMORTAL = """[Event "London"]
[Site "London ENG"]
[Date "1851.06.21"]
[Round "?"]
[White "Anderssen, \\"Adolf\\""]
[Black "Kieseritzky, Lionel"]
[Result "1-0"]

1. e4 e5 2. f4 {The King's Gambit (accepted} exf4 3. Bc4 Qh4+ $6 4. Kf1 b5?! 5. Bxb5 Nf6
6. Nf3 Qh6 7. d3 Nh5 8. Nh4 Qg5 9. Nf5 c6 10. g4 Nf6 11. Rg1! cxb5 12. h4 Qg6
( 12... Qd8 13. h5 ( 13. Rg2 {deep ( comment} d5 ) 13... h6 ) 13. h5 Qg5 14. Qf3 Ng8
; a comment to the end of the line (
15. Bxf4 Qf6 16. Nc3 Bc5 17. Nd5 Qxb2 18. Bd6 Bxg1 19. e5 Qxa1+ 20. Ke2 Na6
% an escape (
21. Nxg7+ Kd8 22. Qf6+ Nxf6 23. Be7# 1-0
"""


def random_game(seed: int, most: int = 120) -> list[int]:
    game, dice = load("chess:draws=none"), random.Random(seed)
    state, actions = game.initial_state(), []
    while not game.is_terminal(state) and len(actions) < most:
        actions.append(dice.choice(list(game.actions(state))))
        state = game.result(state, actions[-1])
    return actions


def test_everything_in_a_real_game() -> None:
    (record,) = pgn.parse(IMMORTAL)
    assert record.tags["White"] == 'Anderssen, "Adolf"'
    assert record.result == "1-0"
    assert len(record.moves) == 45
    game, start, actions = pgn.replayed(record)
    state = start
    for action in actions:
        state = game.result(state, action)
    assert pgn.result_of(game, state) == "1-0"
    again = pgn.written(game, actions, **record.tags)
    assert pgn.parse(again) == [pgn.PgnRecord(record.tags, pgn.parse(again)[0].moves, "1-0")]
    assert pgn.replayed(pgn.parse(again)[0])[2] == actions


@pytest.mark.peer("chess")
def test_python_chess_reads_what_is_written() -> None:
    import chess.pgn

    game = load("chess")
    for seed in range(4):
        actions = random_game(seed)
        text = pgn.written(game, actions, White="Ann, the first")
        theirs = chess.pgn.read_game(io.StringIO(text))
        assert theirs is not None
        assert theirs.errors == []
        uci = load("chess:notation=uci")
        assert [move.uci() for move in theirs.mainline_moves()] == [
            uci.action_text(None, action) for action in actions
        ]
        assert theirs.headers["White"] == "Ann, the first"
        assert theirs.headers["Result"] == pgn.parse(text)[0].result


@pytest.mark.peer("chess")
def test_what_python_chess_writes_is_read() -> None:
    import chess
    import chess.pgn

    dice, uci = random.Random(9), load("chess:notation=uci")
    text, expected = "", []
    for _ in range(4):
        board = chess.Board("r3k2r/pPpp1ppp/8/4p3/4P3/8/PpPP1PPP/R3K2R w KQkq - 0 1")
        game = chess.pgn.Game()
        game.setup(board)
        node: chess.pgn.GameNode = game
        while not board.is_game_over() and board.ply() < 60:
            moves = list(board.legal_moves)
            move = dice.choice(moves)
            following = node.add_main_variation(move, comment="played (")
            for other in moves[:2]:
                if other != move:
                    node.add_variation(other, comment="not played )")
            node = following
            board.push(move)
        text += f"{game}\n\n"
        expected.append([move.uci() for move in game.mainline_moves()])
    records = pgn.parse(text)
    assert len(records) == 4
    for record, moves in zip(records, expected, strict=True):
        _, _, actions = pgn.replayed(record)
        assert [uci.action_text(None, action) for action in actions] == moves


def test_several_games_and_loose_ends() -> None:
    text = '[Event "a"]\n\n1. e4 *\n[Event "b"]\n1.d4 d5\n[Event "c"]\n\n0-1 1. 0-0-0 '
    records = pgn.parse(text)
    assert [(r.tags.get("Event"), r.moves, r.result) for r in records] == [
        ("a", ("e4",), "*"),
        ("b", ("d4", "d5"), "*"),
        ("c", (), "0-1"),
        (None, ("0-0-0",), "*"),
    ]
    assert pgn.parse("") == []


def test_illegal_moves_and_positions() -> None:
    with pytest.raises(BadFile, match="move 1 of black"):
        pgn.replayed(pgn.parse("1. e4 e4 *")[0])
    with pytest.raises(BadFile, match="tag FEN"):
        pgn.replayed(pgn.parse('[FEN "nonsense"]\n\n*')[0])
    with pytest.raises(BadParameter, match="Result"):
        pgn.written(load("chess"), [], Result="2-0")
    with pytest.raises(BadParameter, match="for chess"):
        pgn.written(load("nim"), [])
    with pytest.raises(IllegalAction):
        pgn.written(load("chess"), [0])


def test_hostile_files() -> None:
    assert pgn.parse("(" * 100_000 + ")" * 100_000 + "*")[0].moves == ()
    dice = random.Random(4)
    for _ in range(300):
        start = dice.randrange(len(IMMORTAL))
        text = IMMORTAL[:start] + dice.choice('(){}[]";%$ 1.') + IMMORTAL[start + 2 :]
        try:
            pgn.parse(text)
        except BadFile:
            continue

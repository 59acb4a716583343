from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import chess
import chess.polyglot
import pytest

from zermelo import load
from zermelo.errors import BadParameter
from zermelo.lookup import Book, BookMove, DamagedBook, add_games, choose, follow, open_book
from zermelo.lookup import write_book as write
from zermelo.lookup.polyglot import PolyglotBook, write_polyglot

GAME = load("tic_tac_toe")
CHESS = load("chess")


def played(*texts: str, game: Any = GAME) -> list[tuple[Any, Any]]:
    steps, state = [], game.initial_state()
    for text in texts:
        action = game.parse_action(state, text)
        steps.append((state, action))
        state = game.result(state, action)
    return [*steps, (state, None)]


def after(*texts: str, game: Any = GAME) -> Any:
    return played(*texts, game=game)[-1][0]


GAMES = [
    (played("b2", "a1", "c1", "a3", "a2"), (0.0, 0.0)),
    (played("b2", "b1", "a1", "c3", "a3"), (1.0, -1.0)),
    (played("a1", "b2", "c3"), (-1.0, 1.0)),
    (played("a1"), None),
]


def test_moves_gain_by_what_became_of_them(tmp_path: Path) -> None:
    write(tmp_path / "a.book", GAME, add_games(GAME, GAMES, plies=2), "four games")
    book = Book(tmp_path / "a.book")
    assert book.moves(GAME, GAME.initial_state()) == (
        BookMove(4, 3, 2),  # the centre: a draw and a win
        BookMove(GAME.parse_action(GAME.initial_state(), "a1"), 0, 2),
    )
    replies = book.moves(GAME, after("b2"))
    assert [(GAME.action_text(after("b2"), move.action), move.weight) for move in replies] == [
        ("a1", 1),
        ("b1", 0),
    ]
    assert book.moves(GAME, after("a1")) == (BookMove(4, 2, 1),)
    assert book.moves(GAME, after("b2", "a1")) == ()  # two plies, no more
    assert (book.positions, len(book)) == (3, 5)
    assert open_book(tmp_path / "a.book").header["about"] == "four games"


def test_choosing() -> None:
    moves = (BookMove(1, 30), BookMove(2, 10), BookMove(3, 0))
    assert choose(moves) == moves[0]
    assert choose((BookMove(1, 0),)) is None
    assert choose(()) is None
    drawn = [choose(moves, dice) for dice in map(random.Random, range(400))]
    assert {move.action for move in drawn if move} == {1, 2}
    assert 240 < sum(move is not None and move.action == 1 for move in drawn) < 360
    assert choose(moves, random.Random(5)) == choose(moves, random.Random(5))


def test_a_book_by_asking() -> None:
    def chooser(state: Any) -> list[tuple[Any, int]]:
        return [(next(iter(GAME.actions(state))), 100)]

    rows = follow(GAME, chooser, plies=2)
    assert len(rows) == 1 + 9


def test_a_damaged_book_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.book"
    write(path, GAME, add_games(GAME, GAMES, plies=2))
    content = path.read_bytes()
    for at in range(16, len(content), 5):
        broken = bytearray(content)
        broken[at] ^= 4
        path.write_bytes(broken)
        with pytest.raises(DamagedBook, match=r"a\.book"):
            Book(path)
    for cut in (content[:-16], content[:30], b""):
        path.write_bytes(cut)
        with pytest.raises(DamagedBook, match=r"a\.book"):
            Book(path)
    with pytest.raises(DamagedBook, match="No such file"):
        Book(tmp_path / "nothing.book")


def test_a_book_of_another_game(tmp_path: Path) -> None:
    write(tmp_path / "a.book", GAME, add_games(GAME, GAMES, plies=2))
    nim = load("nim")
    with pytest.raises(BadParameter, match="is a book of tic_tac_toe"):
        Book(tmp_path / "a.book").moves(nim, nim.initial_state())


def test_transpositions_of_chess_are_one_position(tmp_path: Path) -> None:
    game = (played("Nf3", "d5", "d4", "e6", game=CHESS), (1.0, -1.0))
    write(tmp_path / "a.book", CHESS, add_games(CHESS, [game], plies=4))
    book = Book(tmp_path / "a.book")
    found = book.moves(CHESS, after("d4", "d5", "Nf3", game=CHESS))
    assert len(found) == 1


# Polyglot.


def random_lines(seed: int, count: int) -> list[list[tuple[Any, Any]]]:
    dice, lines = random.Random(seed), []
    for _ in range(count):
        state, steps = CHESS.initial_state(), []
        for _ in range(30):
            if CHESS.is_terminal(state):
                break
            action = dice.choice(list(CHESS.actions(state)))
            steps.append((state, action))
            state = CHESS.result(state, action)
        lines.append(steps)
    return lines


def test_polyglot_is_written_as_python_chess_reads_it(tmp_path: Path) -> None:
    castled = played("e4", "e5", "Nf3", "Nf6", "Bc4", "Bc5", "O-O", "O-O", game=CHESS)[:-1]
    promoted = CHESS.parse_state("8/P6k/8/8/8/8/8/K7 w - - 0 1")
    steps = [step for line in [castled, *random_lines(0, 6)] for step in line]
    steps += [(promoted, action) for action in CHESS.actions(promoted)]
    path = tmp_path / "a.bin"
    write_polyglot(path, CHESS, ((state, [BookMove(action, 7)]) for state, action in steps))
    book = open_book(path)
    assert isinstance(book, PolyglotBook)
    with chess.polyglot.open_reader(path) as reader:
        keys = [entry.key for entry in reader]
        assert keys == sorted(keys)
        for state, action in steps:
            board = chess.Board(" ".join(CHESS.state_text(state).split()[:6]))
            move = chess.Move(
                action & 63, action >> 6 & 63, (action >> 12) + 1 if action >> 12 else None
            )
            assert move in [entry.move for entry in reader.find_all(board)]
            assert BookMove(action, 7) in book.moves(CHESS, state)
    book.close()


def test_polyglot_needs_chess_and_whole_rows(tmp_path: Path) -> None:
    path = tmp_path / "a.bin"
    path.write_bytes(b"0" * 40)
    with pytest.raises(DamagedBook, match="not rows of 16"):
        PolyglotBook(path)
    path.write_bytes(b"")
    with pytest.raises(BadParameter, match="is for chess, not for tic_tac_toe"):
        PolyglotBook(path).moves(GAME, GAME.initial_state())
    with pytest.raises(DamagedBook, match="can't be read"):
        PolyglotBook(tmp_path / "nothing.bin")

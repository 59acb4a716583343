from __future__ import annotations

from pathlib import Path

import pytest

from tests.verification.small_games import Piles
from zermelo.lookup import Book, follow, write_book
from zermelo.verification import Budget, CounterExample, NotChecked, verify_answer
from zermelo.verification.books import PERFECT, check_book

GAME = Piles(11)


def best(state: tuple[int, int]) -> list[tuple[int, int]]:
    """Leave a multiple of four; where there is one, all moves are alike."""
    rest = state[0] % 4
    return [(rest, 100)] if rest else [(action, 100) for action in GAME.actions(state)]


def book_of(path: Path, chooser: object, about: str = PERFECT) -> Book:
    write_book(path, GAME, follow(GAME, chooser, 5), about)  # type: ignore[arg-type]
    return Book(path)


def test_a_perfect_book_is_solved_again(tmp_path: Path) -> None:
    book = book_of(tmp_path / "a.book", best)
    sentence = check_book(GAME, book, Budget())
    assert "all of them, in" in sentence
    assert verify_answer(tmp_path / "a.book", GAME).holds


@pytest.mark.parametrize(
    "chooser",
    [
        lambda state: [(1, 100)] if state == (6, 1) else best(state),
        lambda state: best(state)[:1],
        lambda state: [*best(state), (1, 100)] if state == (11, 0) else best(state),
        lambda state: [(5, 100)] if state == (11, 0) else best(state),
    ],
)
def test_a_move_that_is_not_best_or_not_there_is_found(tmp_path: Path, chooser: object) -> None:
    book = book_of(tmp_path / "a.book", chooser)
    with pytest.raises(CounterExample):
        check_book(GAME, book, Budget())
    verdict = verify_answer(tmp_path / "a.book", GAME)
    assert not verdict.holds


def test_too_large_a_game_is_looked_at_where_it_is_small(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("zermelo.verification.induction.MOST_POSITIONS", 15)
    monkeypatch.setattr("zermelo.verification.books.FEW", 12)
    book = book_of(tmp_path / "a.book", best)
    assert "not a proof" in check_book(GAME, book, Budget(samples=200))
    wrong = book_of(tmp_path / "b.book", lambda s: [(1, 100)] if s == (3, 0) else best(s))
    with pytest.raises(CounterExample, match="claimed the best moves 1, found the best moves 3"):
        check_book(GAME, wrong, Budget(samples=200))
    monkeypatch.setattr("zermelo.verification.books.FEW", 1)
    with pytest.raises(NotChecked, match="near enough to the end"):
        check_book(GAME, book, Budget(samples=200))


def test_other_books_claim_no_values(tmp_path: Path) -> None:
    book = book_of(tmp_path / "a.book", lambda state: [(1, 100)], "moves of random")
    assert "claims no values" in check_book(GAME, book, Budget(samples=500))

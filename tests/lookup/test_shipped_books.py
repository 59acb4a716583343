"""The books that ship: made of the lines beside them, or of perfect play, and small."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from zermelo.cli import main
from zermelo.errors import NotThisKindOfGame
from zermelo.games import load
from zermelo.lookup import open_book
from zermelo.play import make, turn_at
from zermelo.play.players.tables import SHIPPED, shipped_book
from zermelo.search import minimax


def build(*arguments: object) -> str:
    done = CliRunner().invoke(main, ["book", "build", *map(str, arguments)])
    return done.output if done.exit_code == 0 else f"{done.exit_code}: {done.output}"


def test_the_chess_book_is_made_of_its_lines(tmp_path: Path) -> None:
    made = tmp_path / "chess.book"
    told = build("chess", "--lines", SHIPPED / "chess.txt", "--plies", 16, "--to", made)
    assert "299 positions" in told
    assert made.read_bytes() == (SHIPPED / "chess.book").read_bytes()


def test_books_are_small() -> None:
    sizes = {path.stem: path.stat().st_size for path in SHIPPED.glob("*.book")}
    assert set(sizes) == {"chess", "tic_tac_toe"}
    assert sum(sizes.values()) < 200_000


def test_the_book_of_tic_tac_toe_is_perfect() -> None:
    game = load("tic_tac_toe")
    book = open_book(SHIPPED / "tic_tac_toe.book")
    state = game.initial_state()
    for text in ("a1", "b2", "c3"):
        state = game.result(state, game.parse_action(state, text))
    found = {move.action for move in book.moves(game, state)}
    values = {
        one: -(minimax(game, game.result(state, one)).value or 0.0) for one in game.actions(state)
    }
    assert found == {one for one, value in values.items() if value == max(values.values())}
    assert len(found) < len(values)


def test_a_player_opens_by_the_book_that_ships() -> None:
    game = load("chess")
    player = make("book:best=yes,then=random")
    player.begin(game, 0, 0)
    choice = player.choose(turn_at(game, game.initial_state()))
    assert game.action_text(game.initial_state(), choice.action) == "e4"
    assert choice.why.startswith("from the book: one of 4")


def test_other_games_need_a_file() -> None:
    with pytest.raises(NotThisKindOfGame, match="no opening book of Nim"):
        make("book:then=random").begin(load("nim"), 0, 0)
    with pytest.raises(NotThisKindOfGame, match="no opening book of Chess"):
        shipped_book(load("chess:draws=none"))


def test_a_line_that_is_no_line(tmp_path: Path) -> None:
    lines = tmp_path / "lines.txt"
    lines.write_text("e4 e5  # fine\ne4 Ke3\n")
    told = build("chess", "--lines", lines, "--to", tmp_path / "x.book")
    assert told.startswith("2:")
    assert "line 2" in told
    assert "'Ke3' is not legal here" in told
    assert "give one source" in build("chess", "--lines", lines, "--perfect", "--to", "x.book")

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from zermelo.cli import main


def zermelo(*arguments: object) -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments])


def test_build_info_probe_verify(tmp_path: Path) -> None:
    done = zermelo("table", "build", "checkers", "1k-1k", "--to", tmp_path, "--threads", 1)
    assert done.exit_code == 0, done.output
    assert "1k-1k" in done.output
    assert "992" in done.output
    assert "1k-0" in zermelo("table", "info", tmp_path).output
    done = zermelo("table", "probe", "checkers", "--state", "B:WK1:BK10", "--tables", tmp_path)
    assert done.exit_code == 0, done.output
    assert "plies to the end" in done.output
    done = zermelo("table", "probe", "checkers", "--tables", tmp_path)
    assert done.exit_code == 1
    assert "in no table" in done.output
    done = zermelo("table", "verify", tmp_path / "1k-1k.table")
    assert done.exit_code == 0
    assert "1k-1k.table holds: all 992 numbers have the value" in done.output


def test_small_games_have_one_table(tmp_path: Path) -> None:
    assert zermelo("table", "build", "tic_tac_toe", "--to", tmp_path).exit_code == 0
    done = zermelo("table", "probe", "tic_tac_toe", "b2", "b1", "--tables", tmp_path)
    assert "+1 to X" in done.output
    assert "a1 +1" in done.output or "c1 +1" in done.output
    assert "tic_tac_toe.table: all 765 states" in zermelo("table", "verify", tmp_path).output


def test_damage_is_reported_without_a_traceback(tmp_path: Path) -> None:
    zermelo("table", "build", "nim", "--to", tmp_path)
    path = tmp_path / "nim.table"
    path.write_bytes(path.read_bytes()[:-3])
    done = zermelo("table", "info", path)
    assert done.exit_code == 2
    assert "nim.table is damaged: it ends in block 0 of 1" in done.output


@pytest.mark.parametrize(
    "arguments, words",
    [
        (("table", "build", "othello", "x"), "no index"),
        (("table", "build", "chess", "KZK"), "names no endgame"),
        (("table", "build", "kuhn_poker"), "two players with opposed interests"),
        (("table", "info", "nothing"), "there is no nothing"),
        (("book", "build", "nim", "--to", "x"), "give one source of moves"),
        (("book", "info", "nothing.book"), "can't be read"),
    ],
)
def test_errors(arguments: tuple[str, ...], words: str) -> None:
    done = zermelo(*arguments)
    assert done.exit_code == 2
    assert words in done.output


@pytest.mark.plain(unless_long=True)  # compiled, tests of books and of the exact search make such
def test_a_perfect_book(tmp_path: Path) -> None:
    book = tmp_path / "c4.book"
    spec = "connect_four:rows=4,columns=4"
    done = zermelo("book", "build", spec, "--perfect", "--plies", 2, "--to", book)
    assert done.exit_code == 0, done.output
    assert "perfect play" in zermelo("book", "info", book).output
    assert "%" in zermelo("book", "probe", book, spec).output
    assert zermelo("book", "probe", book, spec, "1", "1").exit_code == 1


def test_books_from_records_and_players(tmp_path: Path) -> None:
    games, book = tmp_path / "games.jsonl", tmp_path / "a.bin"
    done = zermelo(
        "match",
        "random",
        "random",
        "--game",
        "chess",
        "--games",
        2,
        "--records",
        games,
        "--seed",
        1,
    )
    assert done.exit_code == 0, done.output
    done = zermelo("book", "build", "chess", "--records", games, "--plies", 4, "--to", book)
    assert done.exit_code == 0, done.output
    assert "Polyglot" in zermelo("book", "info", book).output
    own = tmp_path / "own.book"
    done = zermelo(
        "book", "build", "tic_tac_toe", "--player", "minimax:depth=1", "--plies", 1, "--to", own
    )
    assert done.exit_code == 0, done.output
    assert "100%" in zermelo("book", "probe", own, "tic_tac_toe").output

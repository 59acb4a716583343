"""What a person gets wrong is told in one sentence, and no file is harmed by it."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.broken_games import definition, good
from zermelo import load
from zermelo.cli import main
from zermelo.cli.terminal import errors as unexpected

FILE = Path(definition.__file__)
BINARY = bytes(range(256)) * 8


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, arguments)


def refused(*arguments: str) -> str:
    """The one sentence with which a command ends."""
    told = run(*arguments)
    assert told.exit_code == 2, told.output
    assert told.exception is None or isinstance(told.exception, SystemExit)
    (sentence,) = told.stderr.strip().splitlines()[-1:]
    assert "Traceback" not in told.output
    return sentence


@pytest.mark.parametrize(
    "arguments",
    [
        ("search", "{}"),
        ("solve", "{}"),
        ("size", "{}"),
        ("show", "{}"),
        ("perft", "{}", "2"),
        ("playouts", "{}"),
        ("play", "{}"),
        ("match", "random", "random", "--game", "{}"),
        ("tournament", "random", "rules", "--game", "{}"),
    ],
    ids=lambda arguments: arguments[0],
)
def test_a_slip_in_a_game_of_ones_own_is_reported_before_work_begins(arguments: tuple[str]) -> None:
    spec = f"{FILE}:NoResult"
    told = refused(*(argument.format(spec) for argument in arguments))
    assert told.startswith(f"zermelo: {spec} breaks a rule: result of ")
    assert told.endswith(f" is None; a return is missing; `zermelo check {spec}` says more")


def test_the_way_to_a_slip_is_reported() -> None:
    assert ", after " in refused("search", f"{FILE}:NoUtility")


def test_a_good_game_of_ones_own_is_taken() -> None:
    assert run("show", f"{good.__file__}:Corridor").exit_code == 0


def test_an_unforeseen_error_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise LookupError("what was that?\nand more")

    monkeypatch.setattr("zermelo.games.tic_tac_toe.TicTacToe.state_text", fails)
    told = refused("show", "tic_tac_toe", "--text")
    assert told.endswith("LookupError: what was that?; `zermelo check` may find the cause")
    assert "test_mistakes.py, line " in told
    monkeypatch.setenv(unexpected.TRACEBACK, "1")
    assert isinstance(run("show", "tic_tac_toe", "--text").exception, LookupError)


def test_errors_by_kind() -> None:
    assert unexpected.explain(MemoryError()).startswith("there is not enough memory")
    assert unexpected.explain(OSError(28, "No space left", "x.db")) == "x.db: No space left"
    assert unexpected.explain(OSError(28, "No space left")) == "No space left"


@pytest.mark.parametrize(
    "arguments",
    [
        ("book", "build", "nim", "--to", "x.book", "--records"),
        ("convert", "{}", "x.pgn"),
        ("play", "nim", "--resume"),
        ("train", "tic_tac_toe", "--method", "evaluation", "--kind", "linear", "--records"),
    ],
    ids=lambda arguments: arguments[0],
)
def test_records_that_are_no_text(tmp_path: Path, arguments: tuple[str]) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(BINARY)
    given = [argument.format(file) for argument in arguments]
    told = refused(*(given if "{}" in arguments else [*given, str(file)]))
    assert told == f"zermelo: {file} holds no records of games: it is not UTF-8 text"


@pytest.mark.parametrize(
    "arguments, told",
    [
        ("page --port -1", "-1 is not in the range 0<=x<=65535"),
        ("page --port 99999999", "99999999 is not in the range 0<=x<=65535"),
        ("perft chess 99999999999999999999999", "is not in the range 1<=x<=1000"),
        ("solve tic_tac_toe --time nan", "'nan' is no number"),
        ("solve tic_tac_toe --time 0", "0.0 is not in the range x>0"),
        ("solve tic_tac_toe --table -3", "-3.0 is not in the range x>=0"),
        ("table build tic_tac_toe --memory nan", "'nan' is no number"),
        ("table build tic_tac_toe --memory -1", "-1.0 is not in the range x>0"),
        ("train tic_tac_toe --minutes nan", "minutes must be at least 0, not nan"),
        ("train tic_tac_toe --channels 0", "channels must be at least 1, not 0"),
        ("train tic_tac_toe --games 0", "games must be at least 1, not 0"),
        ("train tic_tac_toe --batch -4", "batch must be at least 1, not -4"),
        ("match random random --game nim --patience nan", "patience must be a number, not nan"),
        ("match random random --game nim --margin nan", "margin must be a number, not nan"),
        ("match random random --game nim --win-at nan", "win must be a number, not nan"),
        ("match alphabeta:depth=-1 random --game nim", "depth must be at least 0, not -1"),
        ("match mcts:iterations=0 random --game nim", "iterations must be at least 1, not 0"),
        ("match minimax:time=nan random --game nim", "seconds must be more than 0, not nan"),
        ("search nim --threads 100000", "threads must be a whole number from 1 to 1024"),
        ("match human random --game nim", "people play in `zermelo play`, not in matches"),
        ("play nim --hints nobody", "there is no player called 'nobody'"),
        ("convert nim nim.txt", "a game can be converted to .efg or .nfg, not to 'nim.txt'"),
        (
            "convert games.pgn nim.efg",
            "records of games can be converted to .pgn, .sgf, .jsonl, not",
        ),
    ],
)
def test_wrong_numbers_and_names(arguments: str, told: str) -> None:
    assert told in refused(*arguments.split())


def test_folders_without_tables(tmp_path: Path) -> None:
    for action in ("info", "verify"):
        told = refused("table", action, str(tmp_path))
        assert told == f"zermelo: there is no table in {tmp_path}; zermelo table build makes tables"


def test_files_that_are_no_networks(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    told = refused("network", str(tmp_path))
    assert told == f"zermelo: there is no file {tmp_path}; `zermelo train` makes networks"


def test_a_book_of_no_games_is_not_written(tmp_path: Path) -> None:
    games, book = tmp_path / "games.jsonl", tmp_path / "x.book"
    games.touch()
    told = refused("book", "build", "nim", "--records", str(games), "--to", str(book))
    assert told == f"zermelo: there is no game of nim in {games}"
    assert not book.exists()


def test_a_record_that_cannot_be_written_is_reported_before_the_game(tmp_path: Path) -> None:
    told = refused("play", "nim", "--record", str(tmp_path))
    assert told == f"zermelo: {tmp_path} can't be written: Is a directory"


def test_files_of_others_are_left_alone(tmp_path: Path) -> None:
    empty, other = tmp_path / "empty", tmp_path / "other.sqlite"
    empty.touch()
    assert refused("standings", str(empty)).startswith("zermelo: there is no file of results")
    assert empty.stat().st_size == 0
    with sqlite3.connect(other) as data:
        data.execute("CREATE TABLE friends (name TEXT)")
    data.close()
    before = other.read_bytes()
    for arguments in (
        ("standings", str(other)),
        ("match", "random", "rules", "--game", "nim", "--file", str(other)),
    ):
        assert "it holds something else; use another file" in refused(*arguments)
    assert other.read_bytes() == before


def test_who_cannot_begin_is_not_played_with() -> None:
    told = refused("match", "uci:nosuchprogram", "random", "--game", "chess", "--games", "2")
    assert told == (
        "zermelo: uci:nosuchprogram can't be started: no program 'nosuchprogram' is found"
    )


def test_a_breakdown_is_reported_with_its_reason(tmp_path: Path) -> None:
    player = tmp_path / "mine.py"
    player.write_text("class Mine:\n    def choose(self, turn):\n        return 1 / 0\n")
    told = run("match", f"{player}:Mine", "random", "--game", "nim", "--games", "2")
    assert told.exit_code == 1
    assert f"{player}:Mine lost 2 by crash: " in told.output
    assert "ZeroDivisionError" in told.output


def test_no_rows_no_table() -> None:
    told = run("search", "tic_tac_toe", "--algorithm", "minimax", "--depth", "1", "--rows", "0")
    assert "and 9 more; --rows sets how many" in told.output
    assert "visits" not in told.output


@pytest.mark.parametrize("source", ["--perfect", "--player=minimax:depth=1"])
def test_ctrl_c_leaves_no_book_of_half_searched_moves(
    source: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A search that is interrupted returns what it has, and that is not good enough here."""
    from zermelo.algorithms import ALGORITHMS
    from zermelo.play.player import Choice
    from zermelo.play.players.search import SearchPlayer
    from zermelo.result import UNPROVEN

    cut = ALGORITHMS["minimax"].search(load("nim"), depth=1)
    cut = replace(cut, bounds=UNPROVEN, stopped="interrupted")
    monkeypatch.setattr("zermelo.cli.commands.book.solve_exactly", lambda *_, **__: cut)
    monkeypatch.setattr(SearchPlayer, "choose", lambda *_: Choice(cut.action, cut))
    book = tmp_path / "x.book"
    told = run("book", "build", "nim", source, "--plies", "2", "--to", str(book))
    assert told.exit_code == 130
    assert not book.exists()


def test_a_terminal_that_knows_ascii_only() -> None:
    told = CliRunner(charset="ascii").invoke(main, ["show", "tic_tac_toe", "a1"])
    assert told.exit_code == 0
    assert "X  ?  ?" in told.output


@pytest.mark.parametrize("said, meant", [("serve", "page"), ("analyse", "search")])
def test_what_other_programs_call_a_command_is_understood(said, meant) -> None:
    assert refused(said).endswith(f"there is no command {said!r}; did you mean {meant}?")

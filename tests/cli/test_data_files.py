"""Data files never run code: a game or a player of one's own is named on the command line."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner, Result

from tests.cli.own_game import own_game
from zermelo.cli import main
from zermelo.errors import UntrustedCode
from zermelo.games import load
from zermelo.lookup.file import write_table
from zermelo.play import make
from zermelo.play.match.record import GameRecord, append, read, replay
from zermelo.play.match.referee import play_game
from zermelo.play.players.specs import make_named, opens
from zermelo.play.players.strategy import StrategyPlayer
from zermelo.play.tournament.tournament import standings_of
from zermelo.strategy import TableStrategy

EVIL = f"""
from pathlib import Path
Path(__file__).with_suffix(".ran").touch()
{own_game("Evil", stones=2)}
"""


@pytest.fixture
def evil(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game in the folder that commands run in, which leaves a mark when it is imported."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "evil.py").write_text(EVIL)
    return tmp_path / "evil.ran"


def zermelo(*words: object, text: str = "quit\n") -> Result:
    return CliRunner().invoke(main, [str(word) for word in words], input=text)


def record(
    game: str = "evil.py:Evil", players: tuple[str, ...] = ("human", "random")
) -> GameRecord:
    return GameRecord(game, {}, players, tags={})


def test_no_command_imports_the_game_that_records_name(evil: Path, tmp_path: Path) -> None:
    append(tmp_path / "games.jsonl", [record()])
    for words in (
        ("convert", "games.jsonl", "games.pgn"),
        ("convert", "games.jsonl", "games.sgf"),
        ("play", "--resume", "games.jsonl"),
    ):
        done = zermelo(*words)
        assert done.exit_code == 2
        assert "games.jsonl" in done.output
        assert "names the game evil.py:Evil, which is code" in done.output
        assert "evil.py:Evil" in done.output.partition("command line:")[2]
    done = zermelo("book", "build", "nim", "--records", "games.jsonl", "--to", "nim.book")
    assert "there is no game of nim in games.jsonl" in done.output
    with pytest.raises(UntrustedCode, match="the record names the game"):
        list(replay(next(read(tmp_path / "games.jsonl"))))
    assert not evil.exists()


def test_a_saved_game_of_ones_own_goes_on_when_its_game_is_named(evil: Path) -> None:
    saved = zermelo("play", "evil.py:Evil", "-a", "human", text="1\nsave kept.json\nquit\n")
    assert "evil.py:Evil --resume kept.json" in saved.output
    assert zermelo("play", "--resume", "kept.json").exit_code == 2
    done = zermelo("play", "evil.py:Evil", "--resume", "kept.json", text="1\n")
    assert "the game is over" in done.output
    done = zermelo("play", "evil.py:Evil:stones=3", "--resume", "kept.json")
    assert "is about the game" in done.output
    assert zermelo("play", "nim", "--resume", "kept.json").exit_code == 2


@pytest.mark.parametrize(
    "player",
    [
        "evil.py:Player",
        "uci:touch started",
        "gtp:touch started",
        "strategy:file=s.json",
        "rules:r.rules",
        "table:path=.,then=random",
        "book:file=b.book",
        "alphazero:net=n.safetensors",
        "alphabeta:tables=.",
    ],
)
def test_a_saved_game_starts_no_program_and_opens_no_file(player: str, evil: Path) -> None:
    append("saved.json", [record("nim", ("human", player))])
    done = zermelo("play", "--resume", "saved.json")
    assert done.exit_code == 2
    assert (
        f"saved.json names the player {player}, which runs a program or opens a file" in done.output
    )
    assert f"--against {player}" in done.output
    assert not Path("started").exists()
    done = zermelo("play", "--resume", "saved.json", "--against", "random")
    assert done.exit_code == 0
    assert "random" in done.output


def test_players_that_open_nothing_need_no_consent() -> None:
    for spec in ("human", "random", "auto:time=1", "alphabeta:depth=3", "rules", "td", "alphazero"):
        assert not opens(spec)
    assert make_named("alphabeta:depth=3").name == "alphabeta:depth=3"


def test_standings_need_neither_the_game_nor_the_players(evil: Path, tmp_path: Path) -> None:
    path = tmp_path / "results.sqlite"
    words = ("tournament", "random", "random:", "--game", "tic_tac_toe", "--processes", "1")
    assert zermelo(*words, "--file", path).exit_code == 0
    with closing(sqlite3.connect(path)) as data, data:
        for name, value in (("game", "evil.py:Evil"), ("players", ["evil.py:P", "uci:touch x"])):
            changed = (json.dumps(value), name)
            data.execute("UPDATE settings SET value = ? WHERE name = ?", changed)
    done = zermelo("standings", path)
    assert "evil.py:Evil: 2 of 2 games" in done.output
    assert standings_of(path).names == ("evil.py:P", "uci:touch x")
    assert not evil.exists()
    done = zermelo(*words, "--file", path)
    assert "holds another tournament: its game is 'evil.py:Evil'" in done.output
    assert not evil.exists()


def test_a_file_of_results_with_a_trigger_or_a_view_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "results.sqlite"
    assert zermelo("match", "random", "random", "--game", "nim:piles=1", "--games", "2",
                   "--processes", "1", "--file", path).exit_code == 0  # fmt: skip
    kept = path.read_bytes()
    for command, said in (
        ("CREATE TRIGGER t AFTER INSERT ON games BEGIN DELETE FROM games; END", "trigger t"),
        ("CREATE VIEW v AS SELECT * FROM games", "view v"),
        ("CREATE INDEX i ON games (abs(number))", "index i"),
    ):
        path.write_bytes(kept)
        with closing(sqlite3.connect(path)) as data, data:
            data.execute(command)
        done = zermelo("standings", path)
        assert done.exit_code == 2
        assert (
            f"its {said.split()[0]} '{said.split()[1]}' is none of a file of results" in done.output
        )


def test_a_table_is_verified_with_the_game_that_is_named(evil: Path, tmp_path: Path) -> None:
    assert zermelo("table", "build", "evil.py:Evil", "--to", "tables").exit_code == 0
    evil.unlink()
    done = zermelo("table", "verify", "tables")
    assert "names the game evil, which is not installed" in done.output
    assert "--game FILE.py:Class" in done.output
    done = zermelo("table", "verify", "tables", "--game", "evil.py:Evil")
    assert "a proof" in done.output
    done = zermelo("table", "verify", "tables", "--game", "evil.py:Evil:stones=3")
    assert "is a table of another game than Evil(stones=3)" in done.output


def test_a_table_that_names_code_does_not_run_it(evil: Path, tmp_path: Path) -> None:
    about = {"game": "evil.py:Evil", "parameters": {}, "outcomes": [-1.0, 0.0, 1.0]}
    zeros = np.zeros(3, np.uint16)
    write_table(tmp_path / "t.table", about, zeros, zeros, np.arange(3, dtype=np.uint64))
    done = zermelo("table", "verify", tmp_path / "t.table")
    assert "t.table names the game evil.py:Evil, which is code" in done.output
    assert not evil.exists()


def test_a_strategy_that_names_code_does_not_run_it(evil: Path, tmp_path: Path) -> None:
    TableStrategy({(0, "a"): {0: 1.0}}, "evil.py:Evil").save(tmp_path / "s.json")
    player = make(f"strategy:file={tmp_path / 's.json'}")
    assert isinstance(player, StrategyPlayer)
    with pytest.raises(TypeError, match=r"is for evil\.py:Evil, not for Nim"):
        player.begin(load("nim"), 0, 0)
    assert not evil.exists()


def test_a_record_of_ones_own_game_is_converted_when_its_game_is_named(evil: Path) -> None:
    game = load("evil.py:Evil")
    kept = play_game(game, [make("random")] * 2, seed=1)
    append("own.jsonl", [replace(kept, game="elsewhere/evil.py:Evil")])
    done = zermelo("convert", "own.jsonl", "own.pgn", "--game", "evil.py:Evil")
    assert "PGN is for chess" in done.output  # it was replayed with the game that was named
    done = zermelo("convert", "own.jsonl", "own.pgn", "--game", "nim")
    assert "is about the game elsewhere/evil.py:Evil, not nim" in done.output
    done = zermelo("convert", "own.jsonl", "again.jsonl")
    assert done.exit_code == 0

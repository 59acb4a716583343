"""Files written by an earlier version are still read: one of each kind, made before modules and
classes were renamed."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from zermelo.cli import main

OLDER = Path(__file__).parent / "fixtures"


def run(*words: str | Path, typed: str | None = None) -> str:
    done = CliRunner().invoke(main, [str(word) for word in words], input=typed)
    assert done.exit_code == 0, done.output
    return done.output


@pytest.fixture
def older(tmp_path: Path) -> Path:
    """A copy, since many commands go on writing where a file ends."""
    return Path(shutil.copytree(OLDER, tmp_path / "older"))


def test_a_tournament_is_shown_and_goes_on_without_playing_again(older: Path) -> None:
    file = older / "tournament.sqlite"
    before = file.read_bytes()
    players = ("random", "alphabeta:depth=2", "rules")
    shown = run("standings", file)
    assert all(player in shown for player in players)
    said = run(
        *("tournament", *players, "--game", "tic_tac_toe", "--games", 2, "--seed", 1),
        *("--file", file, "--processes", 1),
    )
    assert "alphabeta:depth=2" in said
    assert len(file.read_bytes()) == len(before)


def test_records_are_converted_and_replayed(older: Path) -> None:
    run("convert", older / "record.jsonl", older / "again.jsonl")
    again = (older / "again.jsonl").read_text().splitlines()
    assert len(again) == len((older / "record.jsonl").read_text().splitlines()) == 6


def test_a_saved_game_goes_on(older: Path) -> None:
    said = run("play", "--resume", older / "saved_game.json", typed="a3\nquit\n")
    assert "2  ·  X  ·" in said
    assert "3  X" in said


def test_an_endgame_table_is_probed(older: Path) -> None:
    assert "0 to X" in run("table", "probe", "tic_tac_toe", "--tables", older / "tables")


def test_a_saved_answer_is_verified(older: Path) -> None:
    assert "a proof" in run("verify", older / "solved.json")


def test_an_opening_book_is_probed(older: Path) -> None:
    assert "%" in run("book", "probe", older / "opening.book", "connect_four:rows=4,columns=4")


@pytest.mark.parametrize(
    "player",
    [
        "alphazero:net=run/network.safetensors,iterations=8",
        "alphazero:net=run/network.safetensors,playout_policy=run/reflex.safetensors,iterations=8",
        "td:net=td_run/network.safetensors",
        "policy:net=policy.safetensors",
    ],
)
def test_networks_play(older: Path, monkeypatch: pytest.MonkeyPatch, player: str) -> None:
    monkeypatch.chdir(older)
    said = run("match", player, "random", "--game", "tic_tac_toe", "--games", 2, "--processes", 1)
    assert "crash" not in said


def test_a_run_of_training_is_resumed(older: Path) -> None:
    folder = older / "td_run"
    before = len((folder / "metrics.jsonl").read_text().splitlines())
    run("train", "td", "tic_tac_toe", "--folder", folder, "--resume", "--minutes", 18.3 / 60)
    assert len((folder / "metrics.jsonl").read_text().splitlines()) >= before


def test_a_strategy_plays_and_a_checkpoint_of_a_solver_goes_on(older: Path) -> None:
    strategy = f"strategy:file={older / 'strategy.json'}"
    said = run("match", strategy, "random", "--game", "kuhn_poker", "--games", 2, "--processes", 1)
    assert "crash" not in said
    run(
        *("solve", "kuhn_poker", "--algorithm", "dcfr", "--iterations", 25),
        *("--checkpoint", older / "kuhn.checkpoint"),
    )

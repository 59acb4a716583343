"""`zermelo train --method weights` and `--method td-leaf`."""

from __future__ import annotations

import json
from pathlib import Path

from click.testing import CliRunner

from zermelo.cli import main
from zermelo.games.tic_tac_toe import TicTacToe


def run(*words: str) -> str:
    result = CliRunner().invoke(main, list(words))
    assert result.exit_code == 0, result.output
    return result.output


def test_weights_from_self_play(tmp_path: Path) -> None:
    words = ("--method", "weights", "--games", "30", "--folder", str(tmp_path / "run"))
    output = run("train", "tic_tac_toe", *words)
    assert "in held-out games" in output
    assert "Elo" in output
    kept = json.loads((tmp_path / "run" / "weights.json").read_text())
    assert tuple(kept) == TicTacToe.feature_names


def test_weights_from_records(tmp_path: Path) -> None:
    games = tmp_path / "games.jsonl"
    run(
        "match", "rules", "random", "--game", "tic_tac_toe", "--games", "12", "--processes", "1",
        "--records", str(games),
    )  # fmt: skip
    words = ("--method", "weights", "--records", str(games), "--folder", str(tmp_path / "run"))
    assert "positions, K = " in run("train", "tic_tac_toe", *words)


def test_weights_during_self_play(tmp_path: Path) -> None:
    words = ("--method", "td-leaf", "--games", "32", "--folder", str(tmp_path / "run"))
    output = run("train", "tic_tac_toe", *words)
    assert "against the weights before" in output
    assert tuple(json.loads((tmp_path / "run" / "weights.json").read_text()))
    again = ("--resume", "--method", "td-leaf", "--folder", str(tmp_path / "run"))
    assert "against the weights before" in run("train", "tic_tac_toe", *again)
    config = json.loads((tmp_path / "run" / "config.json").read_text())
    assert config["training"]["games"] == 32


def test_a_game_without_weights_is_refused(tmp_path: Path) -> None:
    for method in ("weights", "td-leaf"):
        words = ["train", "kuhn_poker", "--method", method, "--folder", str(tmp_path / "run")]
        result = CliRunner().invoke(main, words)
        assert result.exit_code == 2
        assert "no weights to learn" in result.output
        assert not (tmp_path / "run").exists()

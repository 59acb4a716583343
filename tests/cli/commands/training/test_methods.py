"""`zermelo train --method`: networks without search, and weights."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
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
    assert "surprise at the results" in output
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
    assert (tmp_path / "run" / "weights.json").exists()


def test_temporal_differences(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    words = ("--method", "td", "--folder", str(tmp_path / "run"), "--minutes", "0.02")
    output = run(
        "train", "tic_tac_toe", *words, "--games", "16", "--channels", "8", "--blocks", "1"
    )
    assert "points against evaluate" in output
    assert (tmp_path / "run" / "network.safetensors").exists()
    config = json.loads((tmp_path / "run" / "config.json").read_text())
    assert config["training"]["width"] == 8


def test_a_game_without_weights_is_refused(tmp_path: Path) -> None:
    result = CliRunner().invoke(main, ["train", "kuhn_poker", "--method", "weights"])
    assert result.exit_code != 0
    assert "no weights to learn" in result.output

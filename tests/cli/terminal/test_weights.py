"""`zermelo train evaluation --kind linear`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from zermelo.cli import main
from zermelo.games.tic_tac_toe import TicTacToe
from zermelo.learning.evaluation import spread

LINEAR = ("--method", "evaluation", "--kind", "linear", "--test-games", "4", "--nodes", "20")


@pytest.fixture(autouse=True)
def _few_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TicTacToe, "compiled", False)
    monkeypatch.setattr(spread, "POSITIONS", 2)


def run(*words: str) -> str:
    result = CliRunner().invoke(main, list(words))
    assert result.exit_code == 0, result.output
    return result.output


def test_weights_from_records(tmp_path: Path) -> None:
    games = tmp_path / "games.jsonl"
    run(
        "match", "rules", "random", "--game", "tic_tac_toe", "--games", "12", "--processes", "1",
        "--records", str(games),
    )  # fmt: skip
    words = (*LINEAR, "--records", str(games), "--folder", str(tmp_path / "run"))
    output = run("train", "tic_tac_toe", *words)
    assert "before" in output
    assert "proven stronger" in output or "plays with it" in output
    kept = json.loads((tmp_path / "run" / "weights.json").read_text())
    assert tuple(kept) == TicTacToe.feature_names


@pytest.mark.parametrize("rule", ["results", "td-leaf"])
def test_weights_from_self_play(tmp_path: Path, rule: str) -> None:
    words = ("--rule", rule, "--generations", "1", "--positions", "60", "--opening", "2")
    run("train", "tic_tac_toe", *LINEAR, *words, "--folder", str(tmp_path / "run"))
    assert tuple(json.loads((tmp_path / "run" / "weights.json").read_text()))
    again = ("--resume", "--method", "evaluation", "--folder", str(tmp_path / "run"))
    run("train", "tic_tac_toe", *again)
    config = json.loads((tmp_path / "run" / "config.json").read_text())
    assert config["training"]["rule"] == rule


def test_a_game_without_weights_is_refused(tmp_path: Path) -> None:
    words = ["train", "kuhn_poker", *LINEAR, "--folder", str(tmp_path / "run")]
    result = CliRunner().invoke(main, words)
    assert result.exit_code == 2
    assert "no weights to learn" in result.output
    assert not (tmp_path / "run").exists()

"""`zermelo network` and `zermelo train`, as they are typed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

pytest.importorskip("torch")

from zermelo.cli import main
from zermelo.games.tic_tac_toe import TicTacToe
from zermelo.learning.alphazero.network import load_network
from zermelo.learning.inference.alphazero import shipped_network

GAME = TicTacToe()


def test_a_network_is_shown_and_packed(tmp_path: Path) -> None:
    path, packed = shipped_network(GAME), tmp_path / "packed.safetensors"
    result = CliRunner().invoke(main, ["network", str(path), "--pack", str(packed)])
    assert result.exit_code == 0, result.output
    assert "tic_tac_toe" in result.output
    assert "64 channels, 2 blocks" in result.output
    assert load_network(packed, GAME)[1] == "tic_tac_toe"
    size = packed.stat().st_size
    CliRunner().invoke(main, ["network", str(path), "--pack", str(packed), "--bits", "8"])
    assert packed.stat().st_size < size
    assert load_network(packed, GAME)[1] == "tic_tac_toe"
    alone = CliRunner().invoke(main, ["network", str(path), "--bits", "8"])
    assert alone.exit_code == 2
    assert "give --pack FILE, too" in alone.output
    missing = CliRunner().invoke(main, ["network", str(tmp_path / "none")])
    assert missing.exit_code == 2
    assert "there is no file" in missing.output


def test_the_name_of_a_game_stands_for_its_network() -> None:
    result = CliRunner().invoke(main, ["network", "tic_tac_toe"])
    assert result.exit_code == 0, result.output
    assert "64 channels, 2 blocks" in result.output
    missing = CliRunner().invoke(main, ["network", "nim"])
    assert missing.exit_code == 2
    assert "`zermelo train` makes networks" in missing.output


def test_a_network_is_exported(tmp_path: Path) -> None:
    pytest.importorskip("onnx")
    path, exported = str(shipped_network(GAME)), tmp_path / "tic_tac_toe.onnx"
    result = CliRunner().invoke(main, ["network", path, "--onnx", str(exported)])
    assert result.exit_code == 0, result.output
    assert load_network(exported, GAME)[1] == "tic_tac_toe"
    refused = CliRunner().invoke(main, ["network", path, "--onnx", str(tmp_path / "net.bin")])
    assert refused.exit_code == 2
    assert "something.onnx" in refused.output


@pytest.mark.plain(unless_long=True)  # compiled, tests of training do it
def test_a_run_is_begun_and_resumed(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    told = ["train", "tic_tac_toe", "--folder", str(folder), "--threads", "1"]
    small = ["--channels", "16", "--blocks", "1", "--games", "8", "--simulations", "8"]
    result = CliRunner().invoke(main, [*told, *small, "--minutes", "0.02"])
    assert result.exit_code == 0, result.output
    assert "Elo above random play" in result.output
    assert str(folder / "network.safetensors") in result.output.replace("\n", "")
    again = CliRunner().invoke(main, [*told, "--resume", "--minutes", "0.03"])
    assert again.exit_code == 0, again.output
    lines = (folder / "metrics.jsonl").read_text().splitlines()
    assert json.loads(lines[-1])["seconds"] >= 0.03 * 60
    assert CliRunner().invoke(main, told).exit_code == 2, "it would be overwritten"

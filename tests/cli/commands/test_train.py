"""`zermelo train`, as a person would type it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click import get_current_context as current
from click.testing import CliRunner, Result

pytest.importorskip("torch")

from zermelo.cli import main
from zermelo.cli.commands.train import command
from zermelo.games import load
from zermelo.play.match.record import append
from zermelo.play.match.referee import play_game
from zermelo.play.players.specs import make


def run(*arguments: object) -> Result:
    return CliRunner().invoke(main, [str(one) for one in arguments])


def test_imitate_then_play_in_a_league(tmp_path: Path) -> None:
    records, seen, league = tmp_path / "games.jsonl", tmp_path / "seen", tmp_path / "league"
    game = load("kuhn_poker")
    append(records, [play_game(game, [make("random")] * 2, seed=seed) for seed in range(40)])
    done = run("train", "kuhn_poker", "--method", "imitation", "--records", records,
               "--folder", seen, "--minutes", "0.01")  # fmt: skip
    assert done.exit_code == 0, done.output
    assert "the network is" in done.output
    done = run("train", "kuhn_poker", "--method", "league", "--start", seen / "network.safetensors",
               "--folder", league, "--minutes", "0.01", "--games", "16")  # fmt: skip
    assert done.exit_code == 0, done.output
    done = run("match", f"policy:net={league / 'network.safetensors'}", f"policy:league={league}",
               "--game", "kuhn_poker", "--games", "4", "--processes", "1")  # fmt: skip
    assert done.exit_code == 0, done.output
    done = run("train", "kuhn_poker", "--method", "league", "--folder", league, "--resume")
    assert done.exit_code == 0, done.output


@pytest.mark.plain(unless_long=True)
def test_temporal_differences(tmp_path: Path) -> None:
    small = ("--games", "16", "--channels", "8", "--blocks", "1", "--minutes", "0.02")
    there = ("--method", "td", "--folder", tmp_path / "run")
    done = run("train", "tic_tac_toe", *there, *small)
    assert done.exit_code == 0, done.output
    assert "points per game against evaluate" in done.output
    assert (tmp_path / "run" / "network.safetensors").exists()
    config = json.loads((tmp_path / "run" / "config.json").read_text())
    assert config["method"] == "td"
    assert config["training"]["width"] == 8


@pytest.mark.plain(unless_long=True)
def test_nought_is_a_number_as_any_other(tmp_path: Path) -> None:
    noughts = ("--gumbel", "0", "--match-games", "0", "--random-plies", "0", "--noise", "0")
    small = ("--games", "8", "--channels", "8", "--blocks", "1", "--simulations", "4")
    there = ("--folder", tmp_path / "run", "--minutes", "0.02")
    done = run("train", "tic_tac_toe", *noughts, *small, *there)
    assert done.exit_code == 0, done.output
    training = json.loads((tmp_path / "run" / "config.json").read_text())["training"]
    names = ("gumbel", "match_games", "random_plies", "noise")
    assert [training[name] for name in names] == [0, 0, 0, 0]
    assert training["tensorboard"] is False


def test_each_method_has_a_command() -> None:
    text = run("train", "--help").output
    for method, option in {
        "alphazero": "--simulations N",
        "td": "--last-trace X",
        "imitation": "--epochs N",
        "league": "--style [league|fictitious|self-play]",
        "evaluation": "--rule [results|td-leaf]",
    }.items():
        assert f"\n  {method} " in text
        said = run("train", method, "--help").output
        assert option in said
        assert len(said.splitlines()) < 80
    assert "-h, --help" in text


@pytest.mark.parametrize(
    "arguments, method",
    [
        (("td", "tic_tac_toe"), "td"),
        (("tic_tac_toe",), "alphazero"),
        (("--minutes", "1", "tic_tac_toe"), "alphazero"),
        (("kuhn_poker",), "league"),
        (("kuhn_poker", "--method", "nfsp"), "nfsp"),
        (("--method=ppo", "tic_tac_toe", "--games", "4"), "ppo"),
    ],
)
def test_the_method_is_named_or_that_of_the_game(
    arguments: tuple[str, ...], method: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[str | None] = []
    for one in command.commands.values():
        monkeypatch.setattr(one, "callback", lambda **_: called.append(current().info_name))
    done = run("train", *arguments)
    assert (called, done.exit_code) == ([method], 0), done.output


def test_what_is_refused(tmp_path: Path) -> None:
    records = tmp_path / "games.jsonl"
    append(records, [play_game(load("nim"), [make("random")] * 2, seed=1)])
    there = ("--folder", tmp_path / "run")
    for words, arguments in {
        "name their file with --records": ("--method", "imitation"),
        "has games of nim, not of kuhn_poker": ("--method", "imitation", "--records", records),
        "No such option '--simulations'": (
            "--method",
            "league",
            "--simulations",
            "5",
        ),
        "held_out must be more than 0 and less than 0.5": (
            "--method",
            "evaluation",
            "--held-out",
            "0.6",
        ),
        "--games can't be changed when a run": ("--method", "league", "--resume", "--games", "5"),
        "there is no network": ("--method", "league", "--start", tmp_path / "none"),
    }.items():
        done = run("train", "kuhn_poker", *arguments, *there)
        assert done.exit_code == 2
        assert words in done.output

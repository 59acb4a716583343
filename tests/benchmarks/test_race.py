"""The race: what is said about it, and what is kept."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("torch")

from benchmarks.race import (
    METHODS,
    Snapshots,
    after,
    arguments,
    last_line,
    minutes_of,
    over_minutes,
    place_of,
    read_lines,
    summary,
    table,
)
from zermelo.games import load, spec_of
from zermelo.learning.alphazero.network import Network
from zermelo.learning.inference.shapes import Shape


def test_a_race_of_all_methods_unless_some_are_named() -> None:
    assert arguments([]).methods == list(METHODS)
    given = arguments(["--games", "othello", "go:size=9", "--methods", "ppo", "--minutes", "1"])
    assert (given.games, given.methods, given.minutes) == (["othello", "go:size=9"], ["ppo"], 1.0)
    assert place_of(Path("runs"), "go:size=9,komi=7") == Path("runs/go-size9-komi7")


def test_elo_of_the_matches() -> None:
    one, other, anchor = "ppo, no simulations", "gumbel, no simulations", "mcts:iterations=100"
    matches = [
        {"first": one, "second": other, "points": [1.0, 0.5, 1.0, 1.0]},
        {"first": one, "second": anchor, "points": [0.0, 1.0, 0.0, 0.5]},
    ]
    title, *rows = table("othello", matches).splitlines()
    assert title == "othello"
    assert [row.split("  ")[0].strip() for row in rows] == [anchor, one, other]
    assert "3.5" not in rows[0]
    assert rows[1].endswith("5 of 8")


def test_snapshots_meet_those_of_the_same_minute_and_the_one_before(tmp_path: Path) -> None:
    game = load("tic_tac_toe")
    paths = {method: tmp_path / method / "network.safetensors" for method in ("gumbel", "ppo")}
    for path in paths.values():
        path.parent.mkdir()
        for name in ("network-60s", "network"):
            file = path.with_name(f"{name}.safetensors")
            Network(Shape.of(game, 4, 1)).save(file, spec_of(game), {})
    words = ["--minutes", "2", "--methods", *paths, "--pairs", "2", "--folder", str(tmp_path)]
    given = arguments(words)
    lines = Snapshots("tic_tac_toe", paths, given).play()
    met = {(one["first"].split(",")[0], one["second"].split(",")[0]) for one in lines}
    assert met == {
        ("gumbel after 1 min", "ppo after 1 min"),
        ("gumbel after 2 min", "gumbel after 1 min"),
        ("ppo after 2 min", "ppo after 1 min"),
        ("gumbel after 2 min", "ppo after 2 min"),
    }
    assert all(len(one["points"]) == 4 for one in lines)
    title, head, *rows = over_minutes("t", lines, list(paths), minutes_of(2.5)).splitlines()
    assert title == "t, Elo over minutes, without search"
    assert head.split() == ["minutes", "1", "2"]
    assert [row.split()[0] for row in rows] == list(paths)
    assert all(row.count("+-") == 2 for row in rows)
    assert after("ppo", 0.5) == "ppo after 0.5 min"


def test_a_line_that_is_just_being_written(tmp_path: Path) -> None:
    assert last_line(tmp_path) == {}
    assert read_lines(tmp_path / "matches.jsonl") == []
    (tmp_path / "metrics.jsonl").write_text('{"seconds": 2.5, "ladder_elo": null}\n{"seconds": 4')
    assert summary(last_line(tmp_path)) == "seconds 2.5"

"""The race: what is said about it, and what is kept."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("torch")

from benchmarks.race import METHODS, arguments, last_line, place_of, read_lines, summary, table


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


def test_a_line_that_is_just_being_written(tmp_path: Path) -> None:
    assert last_line(tmp_path) == {}
    assert read_lines(tmp_path / "matches.jsonl") == []
    (tmp_path / "metrics.jsonl").write_text('{"seconds": 2.5, "ladder_elo": null}\n{"seconds": 4')
    assert summary(last_line(tmp_path)) == "seconds 2.5"

"""AlphaGo's recipe: each stage goes on from the one before, and none is done twice."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("torch")

from benchmarks import alphago
from benchmarks.alphago import NETWORK, REFLEX, Recipe, arguments, table
from zermelo.play.tournament.standings import Standings
from zermelo.ratings import Outcome


def test_stages_follow_each_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[list[str]] = []

    def train(given: list[str]) -> None:
        done.append(given)
        folder = Path(given[given.index("--folder") + 1])
        folder.mkdir(exist_ok=True)
        line = {"seconds": 60.0, "epoch": 3, "agreement": 0.5}
        (folder / "metrics.jsonl").write_text(json.dumps(line) + "\n")
        (folder / REFLEX).touch()

    def run(command: list[str], check: bool) -> None:
        done.append(command[3:])
        Path(command[-1]).touch()

    def tournament(setup: Any, **_: Any) -> Standings:
        games = [Outcome((i, j), (1, 0)) for i in range(8) for j in range(i)]
        return Standings("go", setup.players, tuple(games), len(games))

    monkeypatch.setattr(alphago, "train", train)
    monkeypatch.setattr(alphago, "subprocess", SimpleNamespace(run=run))
    monkeypatch.setattr(alphago, "tournament", tournament)
    given = arguments(["--folder", str(tmp_path), "--epochs", "3", "--minutes", "1"])
    text = Recipe(given).run()
    assert "imitation  seconds 60, agreement 0.5" in text
    assert [one[2] if "--method" in one else one[0] for one in done] == [
        *("match", "imitation", "ppo", "match", "imitation"),
    ]
    starts = [one[one.index("--start") + 1] for one in done if "--start" in one]
    assert starts == [str(tmp_path / name / NETWORK) for name in ("imitation", "reinforced")]
    records = [
        one[one.index("--records") + 1] for one in done if "--method" in one and "--records" in one
    ]
    assert records == [str(tmp_path / "records.jsonl"), str(tmp_path / "own.jsonl")]
    done.clear()
    assert Recipe(given).run() == text
    assert not done


def test_a_stage_that_was_stopped_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[list[str]] = []
    monkeypatch.setattr(alphago, "train", done.append)
    (tmp_path / "imitation").mkdir()
    (tmp_path / "imitation" / "config.json").touch()
    (tmp_path / "imitation" / "metrics.jsonl").write_text('{"epoch": 2, "seconds": 5.0}\n')
    recipe = Recipe(arguments(["--folder", str(tmp_path)]))
    recipe.trained("imitation", "imitation", "--channels", "8", records=Path("games.sgf"))
    assert done[0][3:6] == ["--resume", "--records", "games.sgf"]
    assert "--channels" not in done[0]


def test_the_table_of_the_matches() -> None:
    games = [Outcome((0, 1), (1, 0)), Outcome((1, 0), (0, 1)), Outcome((0, 1), (0, 1))]
    title, first, second = table(
        ["weak", "strong"], Standings("go", ("a", "b"), tuple(games), 3)
    ).splitlines()
    assert title.split() == ["3", "games", "1", "2"]
    assert first.startswith("1 weak")
    assert first.split()[-2:] == ["-", "2/3"]
    assert second.startswith("2 strong")

"""Long work: what its files say, and that a page sees only those it was given."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.web.driving import Socket, started
from zermelo.errors import BadParameter
from zermelo.play.tournament.executors import Here
from zermelo.play.tournament.tournament import Setup, tournament
from zermelo.web.server.serve import Page, serve
from zermelo.web.session.monitor import POINTS, job_file, job_name, progress


@pytest.fixture
def log(tmp_path: Path) -> Path:
    file = tmp_path / "training.jsonl"
    lines = [{"step": 10 * n, "loss": 1 / n, "note": "x"} for n in range(1, 4)]
    file.write_text("".join(json.dumps(one) + "\n" for one in lines) + '{"step": 4')
    return file


def test_a_log(log: Path) -> None:
    work = progress(0, log)
    assert work.steps == [10, 20, 30]  # the line that is being written is not read yet
    assert work.step == "step"
    assert work.groups == [{"loss": [1.0, 0.5, pytest.approx(1 / 3)]}]
    assert ["note", "x"] in work.tables[0].rows


def test_gaps_and_long_logs(tmp_path: Path) -> None:
    file = tmp_path / "long.jsonl"
    lines = [{"a": n} if n % 2 else {"b": n} for n in range(5000)]
    file.write_text("".join(json.dumps(one) + "\n" for one in lines))
    work = progress(0, file)
    assert len(work.steps) <= POINTS + 1
    assert work.steps[-1] == 5000
    series = {name: values for group in work.groups for name, values in group.items()}
    assert series["b"][0] == 0
    assert series["a"][0] is None


def test_a_training_run(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "config.json").write_text('{"game": "tic_tac_toe"}')
    lines = [{"steps": 8 * n, "policy_loss": 2.0, "value_loss": 1.0, "games": n} for n in (1, 2)]
    (folder / "metrics.jsonl").write_text("".join(json.dumps(one) + "\n" for one in lines))
    file = job_file(folder)
    assert job_name(file) == "mine"
    work = progress(0, file)
    assert work.title == "Training run mine: tic_tac_toe"
    assert (work.steps, work.step) == ([8, 16], "steps")
    assert [list(group) for group in work.groups] == [["policy_loss", "value_loss"], ["games"]]


def test_a_tournament(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    setup = Setup("tic_tac_toe", ("random", "random:seed=1"), games=4)
    tournament(setup, path=path, executor=Here())
    work = progress(0, path)
    assert work.title == "tic_tac_toe tournament, 4 games"
    table, cross = work.tables
    assert sum(float(row[2]) for row in table.rows) == 4
    assert all(len(values) == 4 for values in work.groups[0].values())
    assert cross.columns == ["player", "1.", "2."]
    assert [row[0] for row in cross.rows] == [f"{i + 1}. {table.rows[i][0]}" for i in range(2)]
    first, second = cross.rows
    assert float(first[2].split("/")[0]) + float(second[1].split("/")[0]) == 4


def test_a_tournament_that_has_just_begun(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    setup = Setup("tic_tac_toe", ("random", "random:seed=1"), games=2)
    tournament(setup, path=path, executor=Here())
    with contextlib.closing(sqlite3.connect(path)) as data, data:
        data.execute("DELETE FROM games")
    work = progress(0, path)
    assert work.steps == []
    assert work.tables == []


def test_what_is_no_job(tmp_path: Path) -> None:
    file = tmp_path / "x"
    file.write_text("[1]\n")
    with pytest.raises(BadParameter, match="not a JSON object"):
        progress(0, file)
    with pytest.raises(BadParameter, match="can't be read"):
        progress(0, tmp_path / "missing")
    with pytest.raises(BadParameter, match="no file"):
        serve(monitored=[tmp_path / "missing"])


@pytest.fixture
def watching(log: Path) -> Iterator[Page]:
    yield from started(Page(monitored=[log]))


def test_a_page_asks_by_number(watching: Page) -> None:
    socket = Socket(watching)
    assert socket.welcome["jobs"] == ["training.jsonl"]
    answer: dict[str, Any] = socket.ask("monitor", "progress", number=0)
    assert answer["groups"][0]["loss"][0] == 1.0
    socket.send("monitor", number=1)
    assert "no such job" in socket.wait("failed")["text"]
    socket.close()

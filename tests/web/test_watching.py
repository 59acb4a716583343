"""Long work: what its files say, and that a page sees only those it was given."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.web.driving import Socket
from zermelo.errors import BadParameter
from zermelo.play.executors import Here
from zermelo.play.tournament import Setup, tournament
from zermelo.web.serve import Page, serve
from zermelo.web.watching import POINTS, watched


@pytest.fixture
def log(tmp_path: Path) -> Path:
    file = tmp_path / "training.jsonl"
    lines = [{"step": 10 * n, "loss": 1 / n, "note": "x"} for n in range(1, 4)]
    file.write_text("".join(json.dumps(one) + "\n" for one in lines) + '{"step": 4')
    return file


def test_a_log(log: Path) -> None:
    work = watched(0, log)
    assert work.steps == [10, 20, 30]  # the line that is being written is not read yet
    assert work.series == {"loss": [1.0, 0.5, pytest.approx(1 / 3)]}
    assert ["note", "x"] in work.rows


def test_gaps_and_long_logs(tmp_path: Path) -> None:
    file = tmp_path / "long.jsonl"
    lines = [{"a": n} if n % 2 else {"b": n} for n in range(5000)]
    file.write_text("".join(json.dumps(one) + "\n" for one in lines))
    work = watched(0, file)
    assert len(work.steps) <= POINTS + 1
    assert work.steps[-1] == 5000
    assert work.series["b"][0] == 0
    assert work.series["a"][0] is None


def test_a_tournament(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    setup = Setup("tic_tac_toe", ("random", "random:seed=1"), games=4)
    tournament(setup, path=path, executor=Here())
    work = watched(0, path)
    assert "tic_tac_toe, 4 games" in work.title
    assert sum(float(row[1]) for row in work.rows) == 4
    assert all(len(values) == 4 for values in work.series.values())


def test_what_is_no_work(tmp_path: Path) -> None:
    file = tmp_path / "x"
    file.write_text("[1]\n")
    with pytest.raises(BadParameter, match="no object"):
        watched(0, file)
    with pytest.raises(BadParameter, match="can't be read"):
        watched(0, tmp_path / "missing")
    with pytest.raises(BadParameter, match="no file"):
        serve(watches=[tmp_path / "missing"])


@pytest.fixture
def watching(log: Path) -> Iterator[Page]:
    page = Page(watches=[log])
    thread = threading.Thread(target=page.run, daemon=True)
    thread.start()
    yield page
    page.stop()
    thread.join(10)


def test_a_page_asks_by_number(watching: Page) -> None:
    for _ in range(100):
        try:
            socket = Socket(watching)
            break
        except OSError:
            threading.Event().wait(0.05)
    assert socket.welcome["watches"] == ["training.jsonl"]
    answer: dict[str, Any] = socket.ask("watch", "watched", number=0)
    assert answer["series"]["loss"][0] == 1.0
    socket.send("watch", number=1)
    assert "no such work" in socket.wait("failed")["text"]
    socket.close()

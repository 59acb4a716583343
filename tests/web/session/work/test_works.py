"""Long work on the page: it is found by itself, asked for by its key, and never by a path."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.clocks import ManualClock
from tests.web.driving import Socket, failure, started
from tests.web.session.work.test_progress import a_run, played, written
from zermelo.long_work import key_of, noted
from zermelo.web.server.serve import Page
from zermelo.web.session.work import works as module
from zermelo.web.session.work.works import Works


def states(works: Works) -> list[tuple[str, str]]:
    return [(one.file, one.state) for one in works.listed().works]


def test_what_was_noted_is_listed_the_latest_first(tmp_path: Path) -> None:
    with noted("match", "tic_tac_toe", "random, random:seed=1", tmp_path / "games.db"):
        played(tmp_path / "games.db")
    works = Works()
    with noted("training", "othello", "alphazero", tmp_path / "run"):
        assert states(works) == [("run", "waiting"), ("games.db", "finished")]
        waiting = works.listed().works[0]
        assert (waiting.kind, waiting.game, waiting.about) == ("training", "Othello", "AlphaZero")
        assert works.progress(waiting.key).steps == []
        folder = a_run(tmp_path / "run", {"steps": 1, "seconds": 6.0, "loss": 1.0}, minutes=1)
        assert states(works)[0] == ("run", "running")
        assert works.progress(waiting.key).steps == [1]
        written(folder / "metrics.jsonl", {"steps": 9, "seconds": 600.0, "loss": 1.0})
        resumed = works.listed().works[0]
        assert (resumed.state, resumed.total) == ("running", None)  # for longer than was planned
    assert states(works)[0] == ("run", "finished")
    written(folder / "metrics.jsonl", {"steps": 9, "seconds": 30.0, "loss": 1.0})
    assert states(works)[0] == ("run", "stopped")


def test_what_has_gone_is_not_listed(tmp_path: Path) -> None:
    with noted("match", "tic_tac_toe", "random, random:seed=1", tmp_path / "games.db"):
        played(tmp_path / "games.db")
    works = Works()
    assert len(works.listed().works) == 1
    (tmp_path / "games.db").unlink()
    assert works.listed().works == []


def test_given_files_are_waited_for(tmp_path: Path) -> None:
    works = Works([tmp_path / "log.jsonl"])
    assert states(works) == [("log.jsonl", "waiting")]
    written(tmp_path / "log.jsonl", {"loss": 1})
    assert states(works) == [("log.jsonl", "running")]  # it has just changed
    os.utime(tmp_path / "log.jsonl", (1, 1))
    assert states(works) == [("log.jsonl", "stopped")]


def test_a_damaged_file_does_not_hide_the_others(tmp_path: Path) -> None:
    with noted("match", "tic_tac_toe", "random, random:seed=1", tmp_path / "games.db"):
        played(tmp_path / "games.db")
    works = Works([written(tmp_path / "good.jsonl", {"loss": 1})])
    (tmp_path / "games.db").write_text("rubbish\n")
    good, bad = works.listed().works
    assert (good.failure, bad.game) == ("", "Tic-tac-toe")
    assert "can't be read" in bad.failure


def test_a_file_is_read_again_when_it_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = written(tmp_path / "log.jsonl", {"loss": 1})
    works, real, reads = Works([file]), module.progress, []

    def count(path: Path) -> Any:
        reads.append(path)
        return real(path)

    monkeypatch.setattr(module, "progress", count)
    for _ in range(3):
        works.listed()
    assert len(reads) == 1
    written(file, {"loss": 1}, {"loss": 2})
    assert works.progress(key_of(file)).steps == [1, 2]
    assert len(reads) == 2


def test_slow_files_don_t_keep_the_list_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: ManualClock
) -> None:
    files = [written(tmp_path / f"{n}.jsonl", {"loss": 1}) for n in range(3)]
    real = module.progress

    def slow(path: Path) -> Any:
        clock.advance(module.SECONDS)
        return real(path)

    monkeypatch.setattr(module, "progress", slow)
    works = Works(files)
    assert [state for _, state in states(works)] == ["running", "waiting", "waiting"]
    assert [state for _, state in states(works)] == ["running", "running", "waiting"]


# Over the socket.

ASKED: dict[str, dict[str, int]] = {
    "monitor": {},
    "list_played": {"first": 0, "second": 1},
    "open_played": {"number": 0},
}


@pytest.fixture
def watching(tmp_path: Path) -> Iterator[Page]:
    with noted("match", "tic_tac_toe", "random, random:seed=1", tmp_path / "games.db"):
        played(tmp_path / "games.db")
    yield from started(Page(monitored=[written(tmp_path / "training.jsonl", {"loss": 1})]))


def test_a_page_asks_by_keys(watching: Page, tmp_path: Path) -> None:
    socket = Socket(watching)
    listed = socket.ask("list_work", "work_list")["works"]
    assert [one["file"] for one in listed] == ["training.jsonl", "games.db"]
    assert str(tmp_path) not in json.dumps(listed)  # a page has no use for paths
    answer = socket.ask("monitor", "progress", id=7, work=listed[0]["key"])
    assert (answer["id"], answer["plots"][0]["series"]) == (7, {"loss": [1.0]})
    games = socket.ask(
        "list_played", "played_games", id=8, work=listed[1]["key"], first=0, second=1
    )
    assert games["total"] == len(games["games"]) == 4
    for one in games["games"]:
        found = socket.ask(
            "open_played", "imported_games", id=9, work=listed[1]["key"], number=one["number"]
        )
        place = found["games"][0]["place"]
        assert place["game"]["name"] == "tic_tac_toe"
        assert 5 <= len(place["moves"]) <= 9
    socket.close()


def test_no_other_file_is_opened(watching: Page, tmp_path: Path) -> None:
    """Whatever a page sends in place of a key."""
    socket = Socket(watching)
    other = written(tmp_path / "secret.jsonl", {"loss": 1})
    (key,) = (one["key"] for one in socket.ask("list_work", "work_list")["works"][:1])
    no_keys: list[Any] = [str(other), "../secret.jsonl", "A" * 16, key + "0", "", "0" * 15, 7, None]
    for work in no_keys:
        for kind, more in ASKED.items():
            assert "can't be read" in failure(socket, kind, id=1, work=work, **more), (kind, work)
    for work in ("0" * 16, key_of(other)):
        for kind, more in ASKED.items():
            assert "no such" in failure(socket, kind, id=1, work=work, **more), (kind, work)
    assert "no tournament" in failure(socket, "list_played", id=1, work=key, first=0, second=1)
    assert "no tournament" in failure(socket, "open_played", id=1, work=key, number=0)
    socket.close()


def test_games_that_are_not_there(watching: Page, tmp_path: Path) -> None:
    socket = Socket(watching)
    key = key_of(tmp_path / "games.db")
    for number in (99, 2**53 - 1):
        assert "no game" in failure(socket, "open_played", id=1, work=key, number=number)
    for number in (-1, 2**53, 0.5, "0"):
        assert "can't be read" in failure(socket, "open_played", id=1, work=key, number=number)
    none = socket.ask("list_played", "played_games", id=1, work=key, first=0, second=7)
    assert (none["games"], none["total"]) == ([], 0)
    socket.close()

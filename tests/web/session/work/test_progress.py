"""Long work by its files: what they say, whatever is in them."""

from __future__ import annotations

import contextlib
import json
import os
import sqlite3
from pathlib import Path

import pytest

from zermelo.errors import BadParameter
from zermelo.play.tournament.executors import InProcess
from zermelo.play.tournament.tournament import Setup, tournament
from zermelo.web.messages.responses import Progress, encode
from zermelo.web.session.work.logs import MOST_SERIES
from zermelo.web.session.work.progress import progress
from zermelo.web.session.work.series import POINTS, number_text
from zermelo.web.session.work.titles import game_title


def written(path: Path, *lines: dict[str, object]) -> Path:
    path.write_text("".join(json.dumps(one) + "\n" for one in lines))
    return path


def titles(work: Progress) -> list[tuple[str, list[str]]]:
    return [(plot.title, list(plot.series)) for plot in work.plots]


# Logs and training runs.


def test_a_log(tmp_path: Path) -> None:
    lines = [{"step": 10 * n, "loss": 1 / n, "note": "x"} for n in range(1, 4)]
    file = written(tmp_path / "training.jsonl", *lines)
    with file.open("a") as more:
        more.write('{"step": 4')
    work = progress(file)
    assert work.steps == [10, 20, 30]  # the line that is being written is not read yet
    assert work.step == "step"
    assert work.plots[0].series == {"loss": [1.0, 0.5, pytest.approx(1 / 3)]}
    assert ["note", "x"] in work.tables[0].rows
    assert (work.work.kind, work.work.file, work.work.done) == ("log", "training.jsonl", 3)


def test_gaps_and_long_logs(tmp_path: Path) -> None:
    lines = ({"a": n} if n % 2 else {"b": n} for n in range(5000))
    work = progress(written(tmp_path / "long.jsonl", *lines))
    assert len(work.steps) <= POINTS + 1
    assert work.steps[-1] == 5000
    series = {name: values for plot in work.plots for name, values in plot.series.items()}
    assert series["b"][0] == 0
    assert series["a"][0] is None


def a_run(folder: Path, *lines: dict[str, object], **training: object) -> Path:
    folder.mkdir()
    about = {"game": "tic_tac_toe", "method": "alphazero", "training": training}
    (folder / "config.json").write_text(json.dumps(about))
    written(folder / "metrics.jsonl", *lines)
    return folder


def test_a_run_on_a_ladder_shows_its_elo_first(tmp_path: Path) -> None:
    lines = [
        {"steps": n, "saturated": 0.1, "warning": said, "ladder_elo": 100.0 * n, "seconds": n}
        for n, said in ((1, None), (2, "it has stalled"), (3, None))
    ]
    work = progress(a_run(tmp_path / "run", *lines))
    assert titles(work)[0] == ("Elo above random play", ["Elo above random play"])
    assert work.work.result == "Elo above random play: +300"
    assert ["warning", "it has stalled"] in work.tables[0].rows


def test_a_training_run_shows_elo_first(tmp_path: Path) -> None:
    lines = [
        {"steps": 8 * n, "policy_loss": 2.0, "value_loss": 1.0, "elo": elo, "seconds": 30 * n}
        for n, elo in ((1, None), (2, 35.0))
    ]
    folder = a_run(tmp_path / "run", *lines, minutes=10)
    work = progress(folder)
    assert (work.steps, work.step) == ([8, 16], "steps")
    assert titles(work) == [
        ("Elo above the first network", ["Elo above the first network"]),
        ("loss", ["policy loss", "value loss"]),
    ]
    assert work.seconds == [30, 60]
    info = work.work
    assert (info.kind, info.game, info.about, info.file) == (
        "training",
        "Tic-tac-toe",
        "AlphaZero",
        "run",
    )
    assert (info.done, info.total, info.unit) == (1.0, 10.0, "minutes")
    assert info.result == "Elo above the first network: +35"


def test_a_league_shows_how_exploitable_it_is(tmp_path: Path) -> None:
    """The main player and the mixture in one plot, over steps or over time."""
    lines = [
        {"seconds": 1.5 * n, "steps": 10 * n, "exploitability": 1 / n, "mixture": 0.5 / n}
        for n in range(1, 4)
    ]
    work = progress(a_run(tmp_path / "run", *lines))
    assert titles(work) == [("exploitability", ["exploitability", "mixture"])]
    assert work.plots[0].logarithmic
    assert (work.steps, work.seconds) == ([10, 20, 30], [1.5, 3.0, 4.5])
    assert work.work.result == "exploitability: 0.3333"


def test_a_logarithmic_scale_has_no_zero(tmp_path: Path) -> None:
    lines = [{"steps": n, "exploitability": 0.5 if n < 3 else 0.0, "loss": 1.0} for n in range(4)]
    work = progress(a_run(tmp_path / "run", *lines))
    assert [plot.logarithmic for plot in work.plots] == [False, False]


@pytest.mark.parametrize("seconds", [[1.0, None, 3.0], [1.0, 3.0, 2.0], [1.0, float("nan"), 2.0]])
def test_time_that_is_not_known_is_no_axis(tmp_path: Path, seconds: list[float | None]) -> None:
    lines = [{"steps": n, "loss": 1.0, "seconds": one} for n, one in enumerate(seconds)]
    work = progress(a_run(tmp_path / "run", *lines))
    assert work.seconds == []
    assert titles(work) == [("loss", ["loss"]), ("seconds", ["seconds"])]


def test_a_run_of_a_given_number_of_steps(tmp_path: Path) -> None:
    folder = a_run(tmp_path / "x", {"steps": 8, "loss": 1.0}, minutes=0, max_steps=20)
    info = progress(folder).work
    assert (info.done, info.total, info.unit) == (8, 20, "steps")


def test_a_run_that_has_just_begun(tmp_path: Path) -> None:
    work = progress(a_run(tmp_path / "x", minutes=10))
    assert (work.steps, work.plots, work.tables) == ([], [], [])


@pytest.mark.parametrize(
    "value, text",
    [(287580.0, "287,580"), (12, "12"), (0.31, "0.31"), (-1234.5, "-1,234")],
)
def test_numbers_as_people_write_them(value: float, text: str) -> None:
    assert number_text(value) == text


def test_titles_of_games() -> None:
    assert game_title("no_such_game:x=1") == "no_such_game (x=1)"
    assert game_title("mine.py") == "mine"


# Tournaments.


def played(path: Path, *players: str, games: int = 4) -> Path:
    setup = Setup("tic_tac_toe", players or ("random", "random:seed=1"), games=games, seed=1)
    tournament(setup, path=path, executor=InProcess())
    return path


def test_a_tournament(tmp_path: Path) -> None:
    work = progress(played(tmp_path / "games.db"))
    info = work.work
    assert (info.kind, info.game, info.about) == ("match", "Tic-tac-toe", "random, random:seed=1")
    assert (info.done, info.total, info.unit) == (4, 4, "games")
    assert "Elo" in info.result
    assert len(info.course) == 4
    assert [title for title, _ in titles(work)] == ["Elo", "Share of points"]
    assert all(len(values) == 4 for plot in work.plots for values in plot.series.values())
    (table,) = work.tables
    assert sum(float(row[2]) for row in table.rows) == 4
    cross = work.cross
    assert cross is not None
    assert sorted(cross.players) == [0, 1]
    assert cross.names == [row[0] for row in table.rows]
    first, second = cross.cells
    assert float(first[1].split("/")[0]) + float(second[0].split("/")[0]) == 4


def test_players_of_the_same_name_have_curves_of_their_own(tmp_path: Path) -> None:
    work = progress(played(tmp_path / "games.db", "random", "random", games=2))
    assert sorted(work.plots[0].series) == ["random (1)", "random (2)"]


def test_a_tournament_that_has_just_begun(tmp_path: Path) -> None:
    path = played(tmp_path / "games.db", games=2)
    with contextlib.closing(sqlite3.connect(path)) as data, data:
        data.execute("DELETE FROM games")
    work = progress(path)
    assert (work.steps, work.tables, work.cross) == ([], [], None)
    assert (work.work.done, work.work.total) == (0, 2)
    with contextlib.closing(sqlite3.connect(path)) as data, data:
        data.execute("DELETE FROM settings")
    assert progress(path).steps == []


# What is in a file may be anything.


@pytest.mark.parametrize(
    "text",
    [
        "[1]\n",
        "{\n",
        '{"step": 1e400}\n',
        f'{{"step": {10**30}}}\n',
        '{"step": "x"}\n',
        '{"step": [1]}\n',
        f'{{"loss": {"9" * 400}}}\n',
        "[" * 5000 + "\n",
        '{"a": 1, "a": 2}\n',
        '{"x": "' + "y" * (1 << 20) + '"}\n',
        "\x00\x01\n",
    ],
)
def test_what_is_no_log(tmp_path: Path, text: str) -> None:
    file = tmp_path / "x"
    file.write_text(text)
    with pytest.raises(BadParameter, match="can't be read"):
        progress(file)


def test_odd_lines_are_shown_as_they_are(tmp_path: Path) -> None:
    many = {f"name {n}": n for n in range(1000)}
    file = written(tmp_path / "x", {"loss": float("nan"), "<b>": "\x1b[31m", **many})
    work = progress(file)
    assert sum(len(plot.series) for plot in work.plots) == MOST_SERIES
    assert "NaN" not in encode(work)
    assert "\x1b" not in encode(work)


def test_what_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(BadParameter, match="can't be read"):
        progress(tmp_path / "missing")
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(BadParameter, match="no ordinary file"):
        progress(tmp_path / "pipe")


def test_a_tournament_that_was_tampered_with(tmp_path: Path) -> None:
    path = played(tmp_path / "games.db")
    with contextlib.closing(sqlite3.connect(path)) as data, data:
        data.execute("UPDATE games SET seats = '[7, 8]'")
    with pytest.raises(BadParameter, match="seats are none of 2 players"):
        progress(path)
    path.write_bytes(path.read_bytes()[:2000])
    with pytest.raises(BadParameter):
        progress(path)

"""A ladder from the folder to the table: nothing is lost, counted twice or played again in vain.

Games are decided here by the strength that stands in a player's file, without processes; that
of `tests/ladder/test_kill.py` and `python -m benchmarks.ladder` are real ones.
"""

from __future__ import annotations

import random
import re
import sqlite3
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

import pytest

from tests.clocks import ManualClock
from zermelo.errors import BadParameter, ZermeloError
from zermelo.games import load
from zermelo.ladder.ladder import ClassLadder, LadderSetup
from zermelo.ladder.standings import FAULTS, LadderStandings
from zermelo.play.match.record import GameRecord
from zermelo.play.match.referee import play_game
from zermelo.play.match.seeds import Seeds
from zermelo.play.players.simple import RandomPlayer
from zermelo.play.tournament.executors import Games
from zermelo.play.tournament.tasks import GameTask

GAME = "nim:piles=1-2"
SETUP = LadderSetup(
    GAME, anchors=(("random", 0.0),), fixed=("minimax",), precision=250, once=True, isolated=False
)


class Decided:
    """An executor whose games are decided by the strengths that players' files state."""

    def __init__(self, most: int = 10**6) -> None:
        self.played: list[GameTask] = []
        self.most = most
        """After these the power fails, in the middle of the next game."""
        self.after: Callable[[int], None] = lambda count: None

    def run(self, tasks: Iterable[GameTask]) -> Games:
        for task in tasks:
            if len(self.played) >= self.most:
                raise KeyboardInterrupt
            self.played.append(task)
            yield task, self._record(task)
            self.after(len(self.played))

    def _record(self, task: GameTask) -> GameRecord:
        dice = random.Random(str((task.number, task.seed)))
        game = load(task.game)
        said = [Path(one).read_text() if one.endswith(".py") else "0" for one in task.players]
        record = play_game(game, [RandomPlayer("a"), RandomPlayer("b")], seed=1, tags=task.tags)
        record = replace(record, players=task.players)
        for seat, text in enumerate(said):
            if not re.fullmatch(r"-?\d+\n?", text):
                lost = f"{task.players[seat]}: {text}"
                return replace(record, loser=seat, fault="crash", reason=lost)
        first, second = map(int, said)
        wins = dice.random() < 1 / (1 + 10 ** ((second - first) / 400))
        return replace(record, utilities=(1.0, -1.0) if wins else (-1.0, 1.0))


@pytest.fixture
def folder(tmp_path: Path, clock: ManualClock, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A ladder's seeds are secret and other ones each time; here they are the same."""
    monkeypatch.setattr(Seeds, "of_tournament", lambda game, seed: Seeds(1, 2))
    for name, strength in (("ann", 100), ("bob", -100), ("cleo", 0)):
        put(tmp_path, name, strength)
    return tmp_path


def put(folder: Path, name: str, text: object) -> None:
    (folder / "players").mkdir(exist_ok=True)
    (folder / "players" / f"{name}.py").write_text(f"{text}\n")


def play(folder: Path, executor: Decided, setup: LadderSetup = SETUP) -> LadderStandings:
    ladder = ClassLadder(folder, setup, executor)
    try:
        return ladder.run()
    finally:
        ladder.close()


def rows(folder: Path) -> list[tuple[int, str, str]]:
    with sqlite3.connect(folder / "games.sqlite") as data:
        return data.execute("SELECT number, seats, scores FROM games ORDER BY number").fetchall()


def players_of(task: GameTask) -> set[str]:
    return {Path(one).stem for one in task.players}


def test_ratings_are_on_the_scale_of_the_anchor_and_certain_enough(folder: Path) -> None:
    found = play(folder, Decided())
    by_name = {row.name: row for row in found.rows}
    assert set(by_name) == {"ann", "bob", "cleo", "random", "minimax"}
    assert (by_name["random"].elo, by_name["random"].error) == (0.0, 0.0)
    assert found.widest <= SETUP.precision
    assert by_name["ann"].elo > by_name["bob"].elo
    assert all(row.games == row.won + row.drawn + row.lost for row in found.rows)


def test_only_what_changed_is_played_again(folder: Path) -> None:
    play(folder, Decided())
    again, before = Decided(), rows(folder)
    play(folder, again)
    assert again.played == []
    put(folder, "bob", 300)
    found = play(folder, again)
    assert "bob" in players_of(again.played[0])
    assert sum("bob" in players_of(task) for task in again.played) > len(again.played) / 2
    assert set(before) <= set(rows(folder))
    ratings = {row.name: row.elo for row in found.rows}
    assert ratings["bob"] > ratings["ann"]
    count = len(again.played)
    put(folder, "bob", -100)  # as it was: its games count again
    play(folder, again)
    assert len(again.played) == count


def test_players_come_and_go_while_games_are_played(folder: Path) -> None:
    executor = Decided()

    def change(count: int) -> None:
        if count == 4:
            put(folder, "dora", 200)
        if count == 8:
            (folder / "players" / "ann.py").unlink()

    executor.after = change
    found = play(folder, executor)
    assert {row.name for row in found.rows} == {"bob", "cleo", "dora", "random", "minimax"}
    assert found.widest <= SETUP.precision


def test_the_power_may_fail_at_any_moment(folder: Path) -> None:
    whole, stopped = Decided(), Decided()
    for most in (1, 2, 3, 5, 8, 13, 10**6):
        before = rows(folder) if (folder / "games.sqlite").exists() else []
        stopped = Decided(most)
        try:
            play(folder, stopped)
        except KeyboardInterrupt:
            assert len(rows(folder)) == len(before) + most
        assert rows(folder)[: len(before)] == before or set(before) <= set(rows(folder))
    with sqlite3.connect(folder / "games.sqlite") as data:
        units = data.execute("SELECT unit, COUNT(*), COUNT(DISTINCT seats) FROM games GROUP BY 1")
        assert {(count, orders) for _, count, orders in units} == {(2, 2)}
    play(folder, whole)
    assert whole.played == []


def test_a_broken_player_is_set_aside_and_costs_nobody_a_game(folder: Path) -> None:
    put(folder, "eve", "ValueError: oops")
    executor = Decided()
    found = play(folder, executor)
    (broken,) = found.broken
    assert (broken.name, broken.kind) == ("eve", "crash")
    assert broken.reason == "eve: ValueError: oops\n".strip() or "oops" in broken.reason
    assert str(folder) not in broken.reason
    assert "eve" not in {row.name for row in found.rows}
    assert sum("eve" in players_of(task) for task in executor.played) <= FAULTS + 1
    assert all(row.faults == 0 for row in found.rows)
    (folder / "players" / "eve.py").unlink()
    without = play(folder, Decided())
    assert [row[:4] for row in without.rows] == [row[:4] for row in found.rows]
    put(folder, "eve", 50)
    assert "eve" in {row.name for row in play(folder, executor).rows}


def test_pages_name_everybody_and_every_game_is_there(folder: Path) -> None:
    put(folder, "eve", "ValueError: <b>oops</b>")
    put(folder, "a b", 0)
    found = play(folder, Decided())
    page = (folder / "page" / "index.html").read_text()
    assert "ValueError: &lt;b&gt;oops&lt;/b&gt;" in page
    assert "letters, digits" in page
    assert "not running" in page
    assert "http-equiv" not in page
    numbers = {int(one.stem) for one in (folder / "page" / "games").glob("*.html")}
    assert numbers == {number for number, _, _ in rows(folder)}
    for row in found.rows:
        assert f">{row.elo:.0f}<" in page
    table = (folder / "page" / "ratings.csv").read_text().splitlines()
    assert len(table) == 1 + len(found.rows)
    for link in re.findall(r"href='((?:players|games)/[^']+)'", page):
        assert (folder / "page" / link).exists(), link


def test_a_ladder_that_waits_notices_who_comes(folder: Path, clock: ManualClock) -> None:
    executor = Decided()

    def sleep(seconds: float) -> None:
        clock.advance(seconds)
        if not (folder / "players" / "dora.py").exists():
            put(folder, "dora", 100)

    clock.sleep = sleep  # type: ignore[method-assign]
    found = play(folder, executor, replace(SETUP, once=False, minutes=1.0))
    assert "dora" in {row.name for row in found.rows}
    assert found.widest <= SETUP.precision


@pytest.mark.parametrize(
    "setup, said",
    [
        (LadderSetup(), "--game GAME"),
        (LadderSetup("patience", isolated=False), "no game"),
        (LadderSetup("nim", anchors=(("x.py:A", 0.0),), isolated=False), "opens a file"),
        (LadderSetup("nim", fixed=("nobody",), isolated=False), "no player"),
    ],
)
def test_what_is_no_ladder_is_said(tmp_path: Path, setup: LadderSetup, said: str) -> None:
    with pytest.raises(ZermeloError, match=re.escape(said)):
        ClassLadder(tmp_path, setup, Decided())


def test_another_game_needs_another_folder(folder: Path) -> None:
    play(folder, Decided())
    with pytest.raises(BadParameter, match="its game is"):
        ClassLadder(folder, replace(SETUP, game="tic_tac_toe"), Decided())
    ladder = ClassLadder(folder, LadderSetup(isolated=False), Decided())
    assert (str(ladder.game.name), ladder.anchors) == ("nim", SETUP.anchors)
    ladder.close()

"""Clocks, hints and levels, through the socket."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clocks import ManualClock
from tests.web.driving import HUMANS, Socket, failure, game, open_game, yours
from zermelo.play.timing import TimeControl
from zermelo.web.catalogue import Games
from zermelo.web.messages.schema import GameName, Place, Seat
from zermelo.web.session.table.clocks import RunningClocks
from zermelo.web.session.table.game_session import GameSession

BULLET = {"base": 60.0, "increment": 1.0}


def table(
    *seats: str, control: TimeControl | None = None, name: str = "tic_tac_toe"
) -> GameSession:
    place = Place(GameName(name))
    return GameSession(
        Games().get(place.game), place, [Seat(one) for one in seats], seed=1, control=control
    )


def test_only_the_clock_of_the_mover_runs(clock: ManualClock) -> None:
    clocks = RunningClocks(TimeControl(60.0, 2.0), 2)
    assert clocks.until_flag() is None
    clocks.run(1)
    clock.advance(5)
    shown = clocks.shown()
    assert shown.running == 1
    assert shown.left == [60.0, 55.0]
    assert clocks.stop()
    assert clocks.shown().left == [60.0, 57.0]  # what is left, and the increment
    assert clocks.shown().running is None


def test_chance_has_no_clock() -> None:
    clocks = RunningClocks(TimeControl(60.0), 2)
    clocks.run(-1)
    assert clocks.running is None


def test_without_a_limit_nothing_runs() -> None:
    clocks = RunningClocks(TimeControl(), 2)
    clocks.run(0)
    assert clocks.running is None
    assert clocks.stop()


@pytest.mark.usefixtures("clock")
def test_clocks_begin_with_the_first_move() -> None:
    played = table("human", "human", control=TimeControl(60.0))
    assert played.clocks.running is None
    played.play(0, "b2")
    assert played.clocks.running == 1
    played.play(1, "a1")
    assert played.clocks.running == 0


def test_who_is_out_of_time_has_lost(clock: ManualClock) -> None:
    played = table("human", "human", control=TimeControl(60.0, margin=0.0))
    played.play(0, "b2")
    clock.advance(59)
    assert not played.check_flag()
    clock.advance(1)
    assert played.check_flag()
    shown = played.positions[-1]
    assert shown.utilities == [1.0, -1.0]
    assert shown.reason == "O is out of time"
    assert not shown.yours
    assert not shown.legal
    assert played.ending is not None
    assert not played.check_flag()  # once is enough
    with pytest.raises(Exception, match="over"):
        played.play(1, "a1")


def test_a_move_that_comes_too_late_is_not_made(clock: ManualClock) -> None:
    played = table("human", "human", control=TimeControl(60.0, margin=0.0))
    played.play(0, "b2")
    clock.advance(61)
    assert played.play(1, "a1")
    assert len(played.actions) == 1
    assert played.positions[-1].reason


def test_the_computer_is_charged_what_it_thought(clock: ManualClock) -> None:
    """Not what it waited for."""
    played = table("human", "random", control=TimeControl(60.0))
    played.play(0, "b2")
    clock.advance(61)
    played.answer(played.thinking(), 0, seconds=0.001)
    assert played.clocks.shown().left[1] == 59.999
    thought = table("human", "random", control=TimeControl(60.0))
    thought.play(0, "b2")
    thought.answer(thought.thinking(), 0, seconds=100.0)
    assert thought.positions[-1].utilities == [1.0, -1.0]


@pytest.mark.usefixtures("clock")
def test_the_computer_gets_its_share() -> None:
    played = table("human", "best", control=TimeControl(10.0))
    played.play(0, "b2")
    assert played.thinking().clock.budget() == 0.4
    unlimited = table("human", "best")
    unlimited.play(0, "b2")
    assert unlimited.thinking().clock.budget() == 1.0


def test_no_move_is_taken_back_with_a_clock() -> None:
    played = table("human", "human", control=TimeControl(60.0))
    played.play(0, "b2")
    with pytest.raises(Exception, match="can't be taken back"):
        played.undo()
    played.set_control(TimeControl())
    assert played.undo() == 0


def test_an_end_by_the_clock_stays(clock: ManualClock) -> None:
    """Whoever sits down afterwards."""
    played = table("human", "human", control=TimeControl(60.0, margin=0.0))
    played.play(0, "b2")
    clock.advance(61)
    played.check_flag()
    played.reseat([Seat("human"), Seat("random")])
    assert played.positions[-1].utilities == [1.0, -1.0]
    assert played.waits_for_person


# Through the socket.


@pytest.mark.usefixtures("clock")
def test_clocks_are_sent(socket: Socket) -> None:
    socket.send("open", place=game("tic_tac_toe"), seats=HUMANS, clock=BULLET)
    clocks = socket.wait("clocks")
    assert clocks["limit"] == BULLET
    assert clocks["left"] == [60.0, 60.0]
    assert clocks["running"] is None
    socket.send("play", ply=0, move="b2")
    assert socket.wait("clocks")["running"] == 1
    assert "can't be taken back" in failure(socket, "undo")
    assert socket.ask("set_clock", "clocks", clock=None)["limit"] is None
    assert socket.ask("undo", "positions")["first"] == 0
    socket.send("restart")
    socket.wait("positions")


def test_a_flag_falls_without_a_move(socket: Socket, clock: ManualClock) -> None:
    open_game(socket, game("tic_tac_toe"), seats=HUMANS, clock={"base": 60.0, "increment": 0.0})
    socket.send("play", ply=0, move="b2")
    socket.wait("clocks", until=lambda one: one["running"] == 1)
    clock.advance(61)
    ended = socket.wait("positions", until=lambda one: one["positions"][-1]["utilities"])
    assert ended["first"] == 1
    assert ended["positions"][-1]["reason"] == "O is out of time"
    assert socket.wait("clocks", until=lambda one: one["running"] is None)["left"][1] == 0.0
    assert failure(socket, "play", ply=1, move="a1") == "this game is over"
    assert "your turn" in failure(socket, "hint")


@pytest.mark.parametrize("clock", [{"base": 0}, {"base": 1e9}, {"base": 9, "increment": -1}, "3+2"])
def test_clocks_are_checked(socket: Socket, clock: Any) -> None:
    assert "can't be read" in failure(socket, "set_clock", clock=clock)


def test_a_hint_is_not_played(socket: Socket) -> None:
    place = {**game("tic_tac_toe"), "moves": ["a1", "b1", "a2", "b2"]}
    open_game(socket, place, seats=HUMANS)
    hint = socket.ask("hint", "hinted")
    assert hint["ply"] == 4
    assert hint["move"]["text"] == "a3"
    assert hint["move"]["cells"]
    socket.send("play", ply=4, move="c3")
    assert socket.wait("positions")["positions"][-1]["last"]["text"] == "c3"


def test_a_hint_knows_no_more_than_the_player(socket: Socket) -> None:
    open_game(socket, game("kuhn_poker"), seats=[{"who": "human"}, {"who": "random"}], seed=3)
    socket.wait("positions", until=yours)
    assert socket.ask("hint", "hinted")["move"]["text"]


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "best"])
def test_levels_can_be_seated(socket: Socket, level: str) -> None:
    open_game(socket, game("tic_tac_toe"), opponent=level)
    seated = socket.ask("reseat", "seated", seats=[{"who": "human"}, {"who": level}])
    assert [one["who"] for one in seated["seats"]] == ["human", level]
    socket.send("play", ply=0, move="b2")
    socket.wait("positions", until=lambda one: one["first"] == 2)


def test_the_usual_opponent(socket: Socket) -> None:
    socket.send("open", place=game("tic_tac_toe"))
    assert [one["who"] for one in socket.wait("opened")["seats"]] == ["human", "medium"]
    assert "no player" in failure(socket, "open", place=game("nim"), opponent="uci")

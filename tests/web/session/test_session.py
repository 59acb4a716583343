"""What a page can ask: games, analyses, looks; and what it can't."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

import pytest

from tests.clocks import eventually
from tests.web import chores
from tests.web.driving import HUMANS, Socket, failure, game, open_game, yours
from zermelo.web import limits
from zermelo.web.messages import requests
from zermelo.web.server.serve import Page
from zermelo.web.session import jobs
from zermelo.web.workers.processes import Process


def test_welcome_lists_everything(socket: Socket) -> None:
    names = [one["name"] for one in socket.welcome["games"]]
    assert {"chess", "connect_four", "kuhn_poker", "tree"} <= set(names)
    players = {one["name"]: one for one in socket.welcome["players"]}
    assert players["plain"]["traces"]
    assert not players["human"]["traces"]
    assert "uci" not in players  # nothing that runs a program


def test_a_whole_game(socket: Socket) -> None:
    position = open_game(socket, game("tic_tac_toe"), seats=[{"who": "human"}, {"who": "random"}])
    ply = 0
    while position["utilities"] is None:
        assert position["yours"]
        socket.send("play", ply=ply, move=position["legal"][0]["text"])
        message = socket.wait("positions", until=yours)
        position, ply = message["positions"][-1], message["first"] + len(message["positions"]) - 1
    assert sum(position["utilities"]) == 0
    assert not position["legal"]
    assert failure(socket, "play", ply=ply, move="a1") == "this game is over"


def test_moves_are_checked(socket: Socket) -> None:
    open_game(socket, game("tic_tac_toe"), seats=HUMANS)
    assert "not legal" in failure(socket, "play", ply=0, move="z9")
    assert "has changed" in failure(socket, "play", ply=3, move="a1")
    assert "no game" in failure(socket, "open", place=game("no_such"))


def test_a_move_that_comes_twice_is_made_once(socket: Socket) -> None:
    """As by a double click; another move in its place is refused."""
    for seats in (HUMANS, [{"who": "human"}, {"who": "random"}]):
        open_game(socket, game("tic_tac_toe"), seats=seats)
        socket.send("play", ply=0, move="a1")
        socket.send("play", ply=0, move="a1")
        assert "has changed" in failure(socket, "play", ply=0, move="b2")
    socket.send("restart")
    socket.wait("opened")
    assert len(socket.wait("positions")["positions"]) == 1


def test_an_address_brings_back_a_position(socket: Socket) -> None:
    place = {**game("connect_four", rows=5), "moves": ["4", "4", "3"]}
    position = open_game(socket, place, seats=HUMANS)
    assert position["last"]["text"] == "3"
    assert position["mover"] == 1
    assert "not legal" in failure(socket, "open", place={**place, "moves": ["4", "9"]})


def test_undo_and_restart(socket: Socket) -> None:
    open_game(socket, {**game("tic_tac_toe"), "moves": ["a1", "b2", "c3"]}, seats=HUMANS)
    message = socket.ask("undo", "positions")
    assert message["first"] == 2
    assert message["positions"][-1]["mover"] == 0
    socket.send("restart")
    socket.wait("opened")
    assert len(socket.wait("positions")["positions"]) == 1


def test_undo_gives_the_turn_back_to_the_person(socket: Socket) -> None:
    position = open_game(socket, game("nim"), seats=[{"who": "human"}, {"who": "random"}])
    socket.send("play", ply=0, move=position["legal"][0]["text"])
    socket.wait("positions", until=lambda message: message["first"] == 2)
    message = socket.ask("undo", "positions")
    assert message["first"] == 0


def test_players_are_seated(socket: Socket) -> None:
    open_game(socket, game("tic_tac_toe"), seats=HUMANS)
    seats = [{"who": "minimax", "settings": {"depth": 2}}, {"who": "human"}]
    assert socket.ask("reseat", "seated", seats=seats)["seats"][0]["who"] == "minimax"
    message = socket.wait("positions", until=lambda one: one["first"] == 1)
    assert message["positions"][0]["last"]["why"].startswith("minimax")


@pytest.mark.parametrize(
    "seat, words",
    [
        ({"who": "uci"}, "no player"),
        ({"who": "rules"}, "no player"),
        ({"who": "minimax", "settings": {"depth": 1000}}, "from 1 to 60"),
        ({"who": "minimax", "settings": {"table": 1}}, "no setting"),
        ({"who": "alphabeta", "settings": {"table": 1e9}}, "no setting"),
        ({"who": "mcts", "settings": {"threads": 64}}, "no setting"),
        ({"who": "auto", "settings": {"seconds": 1e9}}, "from 0.01 to 60"),
        (
            {"who": "expectiminimax", "settings": {"pruning": "rm"}},
            "pruning must be none, star1, star2 or shallow",
        ),
        ({"who": "human", "settings": {"seconds": 1}}, "no setting"),
    ],
)
def test_seats_are_checked(socket: Socket, seat: dict[str, Any], words: str) -> None:
    assert words in failure(socket, "open", place=game("tic_tac_toe"), seats=[seat])


@pytest.mark.parametrize(
    "name, parameters, words",
    [
        ("word_game", {"words": "/etc/passwd"}, "can't be set on the page"),
        ("connect_four", {"rows": 1000}, "rows"),
        ("connect_four", {"rows": 4.5}, "whole number"),
        ("connect_four", {"rows": "4"}, "number"),
        ("connect_four", {"cells": 4}, "no parameter"),
        ("kuhn_poker", {"players": 10**6}, ""),
        ("nim", {"misere": 1}, "true or false"),
        ("nim", {"piles": "../3"}, "numbers like"),
        ("tree", {"spec": "[1,"}, ""),
    ],
)
def test_parameters_are_checked(
    socket: Socket, name: str, parameters: dict[str, Any], words: str
) -> None:
    assert words in failure(socket, "open", place=game(name, **parameters))


@pytest.mark.parametrize("name", ["mygame.py", "os", "_grid", "../nim", "nim:piles=3", "Nim"])
def test_no_files_no_classes(socket: Socket, name: str) -> None:
    failure(socket, "open", place=game(name))


def test_a_start_is_read_by_the_game_or_not_at_all(socket: Socket) -> None:
    fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"
    position = open_game(socket, {**game("chess"), "start": fen}, seats=HUMANS)
    assert position["state"].startswith("4k3/8")
    assert failure(socket, "open", place={**game("chess"), "start": "8/8 w"})
    start = {**game("kuhn_poker"), "start": "[[0,1],0]"}
    assert "can't be set up" in failure(socket, "open", place=start)


def test_hidden_information_stays_hidden(socket: Socket) -> None:
    position = open_game(socket, game("kuhn_poker"), seats=[{"who": "human"}, {"who": "random"}])
    while not position["yours"]:
        position = socket.wait("positions")["positions"][-1]
    cards = [part["cards"] for part in position["board"] if part["kind"] == "cards"]
    assert cards[0] != ["?"]
    assert cards[1] != cards[0]
    assert cards[1] in ([], ["?"])
    assert position["state"] is None


def test_a_hidden_game_is_come_back_to(page: Page, socket: Socket) -> None:
    socket.send("open", place=game("kuhn_poker"), seats=HUMANS)
    key = socket.wait("opened")["resume"]
    socket.wait("positions", until=yours)
    socket.close()
    again = Socket(page)
    again.send("open", place=game("kuhn_poker"), resume=key)
    assert again.wait("opened")["resume"] == key
    assert len(again.wait("positions")["positions"]) >= 3
    again.close()


def test_analysis_is_live_and_ends(socket: Socket) -> None:
    open_game(socket, game("connect_four", rows=4, columns=5), seats=HUMANS)
    socket.send("analyse", ply=0, seconds=2)
    done = socket.wait("analysis", until=lambda message: bool(message["done"]))
    assert done["rows"]
    assert {row["text"] for row in done["rows"]} == set("12345")


def test_analysis_waits_for_what_is_compiled_and_ends(compiled_page: Page) -> None:
    socket = Socket(compiled_page)
    open_game(socket, game("tic_tac_toe"), seats=HUMANS)
    socket.send("analyse", ply=0, seconds=limits.ANALYSIS_SECONDS, algorithm="minimax")
    done = socket.wait("analysis", until=lambda message: bool(message["done"]))
    assert done["exact"], "machine code proves it in no time"
    assert len(done["rows"]) == 9
    socket.close()


def test_compiling_belongs_to_the_page_that_waits_for_it(
    page: Page, socket: Socket, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    compiled = tmp_path / "compiled"
    job = functools.partial(chores.like_compiling_a_trace, compiled)
    monkeypatch.setitem(jobs.NUMBERED, requests.Trace, job)
    open_game(socket, game("nim"), seats=HUMANS)
    socket.send("analyse", ply=0, seconds=0.1)  # so that nothing is left to compile for it
    socket.wait("analysis", until=lambda message: message["done"])
    other = Socket(page)
    other.send("trace", id=1, place=game("tree"), algorithm="plain")
    assert other.wait("status")["compiling"]
    socket.send("analyse", ply=0, seconds=0.1)
    message = socket.receive()
    while message["type"] != "analysis":
        assert message["type"] != "status"
        message = socket.receive()
    compiled.touch()
    assert not other.wait("status")["compiling"]
    other.close()


def test_closed_pages_hold_up_no_others(
    page: Page, socket: Socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Work that does not end by itself, of more pages than there are places."""
    workers, place = page.workers, game("tree")
    leaving = [Socket(page) for _ in range(workers.places + 1)]
    with monkeypatch.context() as endless:
        for kind in (requests.AsTree, requests.Trace):
            endless.setitem(jobs.NUMBERED, kind, chores.until_stopped)
        for one in leaving:
            one.send("as_tree", id=1, place=place, depth=12)
            one.send("trace", id=2, place=place, algorithm="minimax")
        eventually(lambda: len(workers._running) == workers.places)
        eventually(lambda: len(workers._running) + len(workers._waiting) == 2 * len(leaving))
    for one in leaving:
        one.close()
    socket.ask("trace", "traced", id=1, place=place, algorithm="plain")


def test_a_flood_of_jobs_is_no_queue(socket: Socket) -> None:
    """Each takes the place of the one before."""
    place = game("go", size=19)
    for _ in range(500):
        socket.send("trace", id=1, place=place, algorithm="minimax", settings={"depth": 60})
        socket.send("as_tree", id=1, place=place, depth=12)
    socket.send("trace", id=1, place=game("tree"), algorithm="plain")
    assert socket.wait("traced")["summary"]["value"] == 3


LONG = {"seconds": 60}
GHOSTS = {"games": 100, "depth": 2}  # in plain Python four games take half a second, all a minute
ENDLESS: list[tuple[dict[str, Any], list[dict[str, Any]], str, dict[str, Any]]] = [
    (game("othello"), HUMANS, "analyse", {"ply": 0, **LONG}),
    (game("connect_four"), HUMANS, "analyse", {"ply": 0, "algorithm": "mcts", **LONG}),
    (game("kuhn_poker"), HUMANS, "analyse", {"ply": 2, **LONG}),
    (game("connect_four"), HUMANS, "reseat", {"seats": [{"who": "mcts", "settings": LONG}] * 2}),
    (game("nim"), HUMANS, "experiment", {"id": 1, "subject": "ghosts", "settings": GHOSTS}),
]


@pytest.mark.parametrize("place, seats, kind, fields", ENDLESS)
def test_searches_end_with_the_page(
    page: Page,
    monkeypatch: pytest.MonkeyPatch,
    place: dict[str, Any],
    seats: list[dict[str, Any]],
    kind: str,
    fields: dict[str, Any],
) -> None:
    """Because they are asked to, long before they are done: a page has closed, and nothing that
    it asked for runs."""
    running: list[Process] = []
    asked_to_stop: list[bool] = []
    original = Process.run

    async def counted(process: Process, job: Any, *more: Any) -> Any:
        running.append(process)
        try:
            return await original(process, job, *more)
        finally:
            running.remove(process)
            asked_to_stop.append(process._stopped or process.killed)

    monkeypatch.setattr(Process, "run", counted)
    socket = Socket(page)
    socket.send("open", place=place, seats=seats)
    socket.wait("positions", until=yours)
    if kind == "reseat":
        socket.send("analyse", ply=0, algorithm="mcts", seconds=0.1)
        socket.wait("analysis", until=lambda one: one["done"])
    socket.send(kind, **fields)
    socket.wait("analysis", "experiment_result", "seated")  # so it has begun
    eventually(lambda: running)
    asked_to_stop.clear()
    socket.close()
    eventually(lambda: not running)
    assert all(asked_to_stop)


def test_two_players_can_be_watched(socket: Socket) -> None:
    socket.send("open", place=game("nim"), seats=[{"who": "random"}, {"who": "random"}])
    message = socket.wait(
        "positions", until=lambda one: one["positions"][-1]["utilities"] is not None
    )
    assert sorted(message["positions"][-1]["utilities"]) == [-1, 1]


def test_a_solved_game_is_played_against(socket: Socket) -> None:
    seats = [{"who": "human"}, {"who": "cfr", "settings": {"iterations": 50}}]
    open_game(socket, game("kuhn_poker"), seats=seats)
    message = socket.wait("positions", until=yours)
    ply = message["first"] + len(message["positions"]) - 1
    socket.send("play", ply=ply, move=message["positions"][-1]["legal"][1]["text"])
    assert socket.wait("positions", until=yours)
    unsolved = [{"who": "human"}, {"who": "cfr"}]
    assert "too long to solve" in failure(socket, "open", place=game("chess"), seats=unsolved)

"""Games as files and drawings, out and in."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.web.driving import HUMANS, Socket, failure, game, open_game, yours

CASES: list[tuple[str, dict[str, Any], list[str], str]] = [
    ("chess", {}, ["e4", "e5", "Nf3"], "pgn"),
    ("go", {"size": 9}, ["E5", "C3"], "sgf"),
    ("othello", {}, ["d3"], "sgf"),
    ("hex", {"size": 5}, ["c3", "b2"], "sgf"),
    ("connect_four", {"rows": 5}, ["4", "4"], "json"),
    ("tree", {"spec": "[[1,2],[3,4]]"}, ["1"], "json"),
]


def exported(socket: Socket, form: str) -> dict[str, Any]:
    return socket.ask("export_game", "game_file", id=1, format=form)


def imported(socket: Socket, text: str) -> list[dict[str, Any]]:
    games: list[dict[str, Any]] = socket.ask("import_game", "imported_games", id=2, text=text)[
        "games"
    ]
    return games


@pytest.mark.parametrize("name, parameters, moves, form", CASES)
def test_out_and_in_again(
    socket: Socket, name: str, parameters: dict[str, Any], moves: list[str], form: str
) -> None:
    place = {**game(name, **parameters), "moves": moves}
    opened = socket.ask("open", "opened", place=place, seats=HUMANS)
    assert form in opened["files"]
    file = exported(socket, form)
    assert file["name"].startswith(name)
    (found,) = imported(socket, file["content"])
    assert found["place"]["moves"] == moves
    assert found["place"]["game"]["name"] == name
    before = open_game(socket, place, seats=HUMANS)
    after = open_game(socket, found["place"], seats=HUMANS)
    assert after["board"] == before["board"]


def test_a_position_that_was_set_up(socket: Socket) -> None:
    fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1"
    open_game(socket, {**game("chess"), "start": fen, "moves": ["O-O"]}, seats=HUMANS)
    for form in ("pgn", "json"):
        (found,) = imported(socket, exported(socket, form)["content"])
        assert found["place"]["start"].startswith("4k3/8/8/8/8/8/8/4K2R w")
        assert found["place"]["moves"] == ["O-O"]


def test_several_games_in_a_file(socket: Socket) -> None:
    text = '[White "Ann"]\n[Black "Bob"]\n\n1. e4 e5 1-0\n\n[White "Cy"]\n\n1. d4 *\n'
    first, second = imported(socket, text)
    assert first["title"] == "Chess, Ann and Bob"
    assert second["place"]["moves"] == ["d4"]


def test_formats_that_a_game_has(socket: Socket) -> None:
    opened = socket.ask("open", "opened", place=game("tic_tac_toe"))
    assert opened["files"] == ["json"]
    assert "PGN is for chess" in failure(socket, "export_game", id=1, format="pgn")
    assert "format" in failure(socket, "export_game", id=1, format="exe")


def test_what_is_hidden_stays_hidden(socket: Socket) -> None:
    seats = [{"who": "human"}, {"who": "random"}]
    position = open_game(socket, game("kuhn_poker"), seats=seats)
    if not position["yours"]:
        socket.wait("positions", until=yours)
    assert "when it is over" in failure(socket, "export_game", id=1, format="json")
    drawn = socket.ask("export_board", "game_file", id=3, ply=2)["content"]
    assert drawn.count(">?<") == 1  # the other's card


def test_a_drawing(socket: Socket) -> None:
    open_game(socket, {**game("tic_tac_toe"), "moves": ["b2"]}, seats=HUMANS)
    first = socket.ask("export_board", "game_file", id=3, ply=0)
    second = socket.ask("export_board", "game_file", id=3, ply=1)
    assert first["content"].startswith("<svg")
    assert second["name"] == "tic_tac_toe-1.svg"
    assert len(second["content"]) > len(first["content"])
    assert "no such position" in failure(socket, "export_board", id=3, ply=9)


def record(**fields: Any) -> str:
    usual = {"schema": "zermelo-game-1", "game": "nim", "parameters": {}, "players": ["a", "b"]}
    return json.dumps({**usual, **fields})


@pytest.mark.parametrize(
    "text, said",
    [
        ("", "no game in this file"),
        ("hello world", "is not legal"),
        ("{}", "not a record"),
        ("[" * 90_000, "is not PGN"),
        ("(" * 90_000, "no game in this file"),
        ('{"a":' * 15_000, "not a record"),
        ("(;GM[3])", "not one of the supported games"),
        ("(;GM[1]SZ[99])", "size"),
        (record(game="/etc/mine.py:Mine"), "data never runs code"),
        (record(game="word_game:words=/etc/passwd"), "read the file"),
        (record(game="no_such_game"), "not installed"),
        (record(moves=[{"player": 0, "text": "a1", "code": 99}]), "not legal"),
        (record(seed=10**60), "not a record"),
        ("1. e4 " * 15_000, "is not legal"),
    ],
)
def test_rubbish_and_worse(socket: Socket, text: str, said: str) -> None:
    assert said in failure(socket, "import_game", id=4, text=text)

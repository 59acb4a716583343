"""Traces for the page: explained node by node, limited in number, and as trees to edit."""

from __future__ import annotations

import json

import pytest

from tests.web.driving import Socket, failure, game
from zermelo.web import limits


def test_a_search_is_traced_and_explained(socket: Socket) -> None:
    traced = socket.ask("trace", "traced", id=1, place=game("tree"), algorithm="plain")
    assert traced["summary"]["value"] == 3
    assert "pruned" in " ".join(traced["marks"])
    text = socket.ask("explain", "explained", id=1, node=5)["text"]
    assert text == "cut: this move lets MIN reach 2, and MAX already has 3 by playing 1"
    assert "no node" in failure(socket, "explain", id=1, node=99)
    assert "no trace" in failure(socket, "explain", id=2, node=0)
    assert "leaves no trace" in failure(socket, "trace", id=3, place=game("tree"), algorithm="flat")


def test_what_a_trace_had_no_room_for_is_counted(socket: Socket) -> None:
    wide = game("tree", spec=json.dumps([[0] * 150] * 150))
    plenty = {"seconds": 60}
    traced = socket.ask("trace", "traced", id=1, place=wide, algorithm="minimax", settings=plenty)
    assert traced["truncated"] == 1 + 150 + 150 * 150 - limits.TRACE_NODES
    assert traced["unrecorded"][0] == 150 - traced["parent"].count(0) > 0
    said = socket.ask("explain", "explained", id=1, node=0)["text"]
    assert f"{traced['unrecorded'][0]} more moves not recorded" in said


def test_a_place_is_shown(socket: Socket) -> None:
    place = {**game("tic_tac_toe"), "moves": ["a1", "b2"]}
    shown = socket.ask("show_place", "place_shown", id=3, place=place)
    assert (shown["id"], shown["title"], shown["rolls"]) == (3, "Tic-tac-toe", [])
    assert shown["position"]["mover"] == 0
    assert shown["position"]["last"]["text"] == "b2"
    assert len(shown["position"]["legal"]) == 7
    assert "not legal" in failure(
        socket, "show_place", id=3, place={**place, "moves": ["a1", "a1"]}
    )
    assert "hides information" in failure(socket, "show_place", id=3, place=game("kuhn_poker"))


def test_what_chance_may_do_is_shown_before_and_after(socket: Socket) -> None:
    rolls = socket.ask("show_place", "place_shown", id=1, place=game("backgammon"))["rolls"]
    assert sum(roll["probability"] for roll in rolls) == pytest.approx(1)
    place = {**game("backgammon"), "moves": [rolls[0]["text"]]}
    shown = socket.ask("show_place", "place_shown", id=1, place=place)
    assert shown["rolls"] == rolls
    assert shown["position"]["mover"] >= 0


def test_a_position_becomes_a_tree(socket: Socket) -> None:
    place = {**game("tic_tac_toe"), "moves": ["a1", "b1", "a2", "b2", "c3"]}
    spec = socket.ask("as_tree", "tree_text", id=1, place=place, depth=4)["spec"]
    traced = socket.ask("trace", "traced", id=1, place=game("tree", spec=spec), algorithm="minimax")
    real = socket.ask("trace", "traced", id=2, place=place, algorithm="minimax")
    assert traced["summary"]["value"] == real["summary"]["value"]
    assert "choose less depth" in failure(socket, "as_tree", id=1, place=game("chess"), depth=4)


def test_a_page_holds_a_limited_number_of_traces(socket: Socket) -> None:
    for number in range(limits.TRACES):
        socket.ask("trace", "traced", id=number, place=game("tree"), algorithm="minimax")
    assert "close one" in failure(socket, "trace", id=99, place=game("tree"), algorithm="minimax")
    socket.send("close", id=0)
    socket.ask("trace", "traced", id=99, place=game("tree"), algorithm="minimax")

"""What the learnt evaluation of a game is made of, as the page gets it."""

from __future__ import annotations

import pytest

from tests.web.driving import HUMANS, Socket, game
from zermelo.evaluation import contributions
from zermelo.games import load


def test_amounts_add_up_for_the_first_player(socket: Socket) -> None:
    moves = ["d3", "c3", "c4"]
    socket.send("open", place={**game("othello"), "moves": moves}, seats=HUMANS, seed=1)
    assert socket.wait("opened")["evaluated"]
    othello = load("othello")
    state = othello.initial_state()
    for ply in range(4):
        socket.send("evaluate", ply=ply)
        found = socket.wait("evaluated")
        wanted = contributions(othello, state, 0)
        assert found["ply"] == ply
        assert found["score"] == pytest.approx(sum(found["cells"]) + found["rest"])
        assert found["score"] == wanted.score(wanted.total)
        assert found["value"] == wanted.value
        assert (found["phase"], found["phases"]) == (0, 6)
        assert [one["cells"] for one in found["terms"]] == [
            list(one.cells) for one in wanted.terms[:6]
        ]
        if ply < 3:
            state = othello.result(state, othello.parse_action(state, moves[ply]))


def test_what_there_is_no_evaluation_for(socket: Socket) -> None:
    socket.send("open", place=game("tic_tac_toe"), seats=HUMANS, seed=1)
    assert not socket.wait("opened")["evaluated"]
    socket.send("evaluate", ply=0)
    assert "no learnt evaluation comes with zermelo" in socket.wait("failed")["text"]
    socket.send("open", place=game("othello"), seats=HUMANS, seed=1)
    socket.wait("opened")
    socket.send("evaluate", ply=9)
    assert "no such position" in socket.wait("failed")["text"]

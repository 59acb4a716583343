"""Reviews: every move judged by what it gave away, and nothing hidden given away."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.driving import HUMANS, Socket, game
from zermelo.games import load
from zermelo.web import limits
from zermelo.web.session.review import Look, judged


def opened(socket: Socket, place: dict[str, Any], **more: Any) -> dict[str, Any]:
    socket.send("open", place=place, seats=more.pop("seats", HUMANS), seed=1)
    return socket.wait("positions", until=lambda one: bool(one["positions"]))


def reviewed(socket: Socket, **more: Any) -> list[dict[str, Any]]:
    socket.send("review", **more)
    messages = [socket.wait("reviewed", "failed")]
    while messages[-1]["type"] == "reviewed" and not messages[-1]["done"]:
        messages.append(socket.wait("reviewed", "failed"))
    return messages


def test_moves_are_judged(socket: Socket) -> None:
    played = ["b2", "a1", "b3", "b1", "a3", "c3", "c1"]  # twice c1 is overlooked
    opened(socket, {**game("tic_tac_toe"), "moves": played})
    messages = reviewed(socket, seconds=limits.REVIEW_SECONDS)  # less, where all is proven
    moves = [one for message in messages for one in message["moves"]]
    assert [one["move"] for one in moves] == played
    assert {message["total"] for message in messages} == {7}
    assert (moves[4]["mark"], moves[4]["note"]) == ("blunder", "lost a draw")
    assert (moves[5]["mark"], moves[5]["note"]) == ("blunder", "turned a win into a loss")
    assert moves[6]["mark"] == ""
    assert (moves[4]["words"], moves[5]["words"]) == ("draw", "O wins in 1 ply")
    assert moves[5]["best"] == "c1"
    assert messages[-1]["end"] == 1.0


def test_a_review_can_be_stopped_and_begun_again(socket: Socket) -> None:
    opened(socket, {**game("tic_tac_toe"), "moves": ["a1", "b1"]})
    socket.send("review", seconds=2.0)
    socket.send("stop_review")
    messages = reviewed(socket, seconds=0.1)
    assert sum(len(one["moves"]) for one in messages if one["done"]) == 1


def test_what_can_not_be_reviewed(socket: Socket) -> None:
    opened(socket, game("tic_tac_toe"))
    assert "made a move" in reviewed(socket)[0]["text"]
    opened(socket, game("backgammon"))  # chance moves first in some games
    assert "made a move" in reviewed(socket)[0]["text"]
    seats = [{"who": "human"}, {"who": "random"}]
    opened(socket, game("kuhn_poker"), seats=seats)
    assert "hidden" in reviewed(socket)[0]["text"]


def test_a_line_is_shown_on_the_board(socket: Socket) -> None:
    opened(socket, game("tic_tac_toe"))
    socket.send("preview", ply=0, moves=["b2", "a1"])
    shown = socket.wait("previewed")
    assert shown["moves"] == ["b2", "a1"]
    assert sum(one is not None for one in shown["board"][0]["cells"]) == 2
    for wrong in ({"ply": 9, "moves": ["b2"]}, {"ply": 0, "moves": ["b2", "b2"]}):
        socket.send("preview", **wrong)
        assert socket.wait("failed")["text"]
    opened(socket, game("kuhn_poker"), seats=[{"who": "human"}, {"who": "random"}])
    socket.send("preview", ply=0, moves=["J"])
    assert "hidden" in socket.wait("failed")["text"]


@pytest.mark.parametrize(
    "best, got, proven, mark, note",
    [
        (1.0, 0.0, True, "blunder", "gave the win away"),
        (1.0, -1.0, True, "blunder", "turned a win into a loss"),
        (0.0, -1.0, True, "blunder", "lost a draw"),
        (1.0, 1.0, True, "", ""),
        (-1.0, -1.0, True, "", ""),
        (0.5, 0.4, False, "", ""),
        (0.5, 0.3, False, "inaccuracy", "4 was better: before instead of after"),
        (0.5, 0.1, False, "mistake", "4 was better: before instead of after"),
        (0.5, -0.2, False, "blunder", "4 was better: before instead of after"),
    ],
)
def test_marks(best: float, got: float, proven: bool, mark: str, note: str) -> None:
    four = load("connect_four")
    for mover, sign in ((0, 1.0), (1, -1.0)):
        look = Look("before", sign * best, proven, "4", ["4"])
        after = Look("after", sign * got, proven, "", [])
        found = judged(four, 3, mover, "1", look, after)
        assert (found.mark, found.note) == (mark, note)
        same = judged(four, 3, mover, "4", look, after)
        assert same.mark == ""  # the best move is no mistake, whatever the next search finds

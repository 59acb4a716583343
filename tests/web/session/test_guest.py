"""A hostile guest: learns nothing hidden, and can do nothing but play the seat."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.clocks import ManualClock
from tests.web.driving import Socket, failure, game
from tests.web.guests import Guest, hosted
from tests.web.test_fuzz import message as rubbish
from zermelo.web import limits
from zermelo.web.session.guest import GuestSession
from zermelo.web.session.session import Session

PLACE = game("tic_tac_toe")
SHEET = {"id": 1, "subjects": ["minimax"], "seed": 1, "number": 1, "depth": 2}
EXERCISE = {"id": 1, "subject": "minimax", "seed": 1, "number": 0, "depth": 2}
FIELDS: dict[str, dict[str, Any]] = {
    "open": {"place": PLACE},
    "reseat": {"seats": [{"who": "random"}, {"who": "random"}]},
    "edit": {"cells": [""] * 9, "mover": 0},
    "invite": {"seat": 0},
    "revoke": {"seat": 1},
    "allow_analysis": {"allowed": True},
    "trace": {"id": 1, "place": PLACE, "algorithm": "minimax"},
    "close": {"id": 1},
    "explain": {"id": 1, "node": 0},
    "as_tree": {"id": 1, "place": PLACE, "depth": 2},
    "experiment": {"id": 1, "subject": "bandit"},
    "list_lessons": {"id": 1},
    "read_lesson": {"id": 1, "address": "minimax"},
    "make_sheet": SHEET,
    "export_sheet": {**SHEET, "format": "html"},
    "ask_exercise": EXERCISE,
    "answer_exercise": {**EXERCISE, "given": {}},
    "reveal_exercise": EXERCISE,
    "list_work": {},
    "monitor": {"id": 1, "work": "0" * 16},
    "list_played": {"id": 1, "work": "0" * 16, "first": 0, "second": 1},
    "open_played": {"id": 1, "work": "0" * 16, "number": 0},
}
"""Well-formed messages of the host; those that are not named here have no fields."""


def kinds(session: type[Session]) -> set[str]:
    return {str(one.__struct_config__.tag) for one in session.answered}


def test_only_a_few_messages_are_for_guests() -> None:
    """Whoever adds one here must think of who else can send it."""
    assert kinds(GuestSession) == {
        "join",
        "play",
        "call_me",
        "resign",
        "ask",
        "answer",
        "analyse",
        "stop_analysis",
    }


def test_everything_else_is_refused(socket: Socket, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "GUEST_MESSAGES", 1000)
    guest = hosted(socket, "tic_tac_toe")
    for kind in sorted(kinds(Session) - kinds(GuestSession)):
        assert "can't be read" in failure(guest, kind, **FIELDS.get(kind, {})), kind
    # Nothing has changed: the host moves, the guest answers.
    socket.send("play", ply=0, move="a1")
    assert guest.wait("positions")["first"] == 1
    guest.send("play", ply=1, move="b2")
    assert socket.wait("positions", until=lambda one: one["first"] == 2)
    guest.close()


def test_a_guest_gets_no_key_and_no_link(socket: Socket) -> None:
    guest = hosted(socket, "kuhn_poker")
    guest.send("call_me", name="G")
    guest.wait("people", until=lambda one: one["people"][1]["name"] == "G")
    for text in guest.said:
        told = json.loads(text)
        assert not told.get("resume")
        assert not told.get("key")
        assert all(not one["links"] for one in told.get("people", []))
    guest.close()


def dealt(host: Socket, guest: Guest) -> tuple[str, str, list[str]]:
    """A few moves of poker: the cards of both, and all that the guest was told."""
    host.wait("opened")
    shown = host.wait("positions", until=lambda one: one["positions"][-1]["yours"])
    mine = card(shown, 0)
    host.send("play", ply=2, move="check")
    known = guest.wait("positions", until=lambda one: one["positions"][-1]["yours"])
    guest.send("play", ply=3, move="bet")
    guest.wait("positions", until=lambda one: one["positions"][-1]["mover"] == 0)
    host.send("resign")
    guest.wait("positions", until=lambda one: one["positions"][-1]["utilities"])
    said, guest.said = list(guest.said), []
    host.send("restart")
    return mine, card(known, 1), said


def card(shown: dict[str, Any], player: int) -> str:
    hands = [part for part in shown["positions"][-1]["board"] if part["kind"] == "cards"]
    return str(hands[player]["cards"])


def test_what_a_guest_is_sent_does_not_depend_on_hidden_cards(
    socket: Socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Deal after deal by the socket: to the last byte, all that comes follows from the own card."""
    monkeypatch.setattr(limits, "GUEST_MESSAGES", 1000)
    guest = hosted(socket, "kuhn_poker")
    told: dict[str, list[str]] = {}
    others: dict[str, set[str]] = {}
    socket.send("resign")  # the first deal came with the greeting
    guest.wait("positions", until=lambda one: one["positions"][-1]["utilities"])
    guest.said = []
    socket.send("restart")
    for _ in range(60):
        theirs, own, said = dealt(socket, guest)
        assert told.setdefault(own, said) == said
        others.setdefault(own, set()).add(theirs)
        if len(others) == 3 and all(len(cards) == 2 for cards in others.values()):
            break
    else:
        pytest.fail("not every pair of cards was dealt")
    guest.close()


def test_rubbish_is_answered(socket: Socket, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "GUEST_MESSAGES", 100_000)
    guest = hosted(socket, "tic_tac_toe")
    dice = random.Random(9)
    for number in range(10):
        for _ in range(30):
            guest.connection.send(rubbish(dice))
        guest.send("call_me", name=f"still here {number}")
        while f"still here {number}" not in str(guest.receive()):
            pass
    assert "can't be read" in failure(guest, "call_me", name="x" * 25)
    assert "too long" in failure(guest, "call_me", name="x" * limits.GUEST_BYTES)
    socket.send("play", ply=0, move="a1")
    assert guest.wait("positions", until=lambda one: one["first"] == 1)
    guest.connection.send("x" * (limits.MESSAGE_BYTES + 1))
    with pytest.raises(ConnectionClosed):
        guest.wait("nothing more", until=lambda _: False)


def test_who_sends_many_messages_waits_alone(socket: Socket, clock: ManualClock) -> None:
    guest = hosted(socket, "tic_tac_toe")
    for _ in range(3 * limits.GUEST_MESSAGES):
        guest.send("call_me", name="Ann")
    guest.send("call_me", name="the last")
    socket.send("play", ply=0, move="a1")
    socket.wait("positions")
    clock.per_look = 1.0
    clock.advance(1.0)
    socket.wait("people", until=lambda one: one["people"][1]["name"] == "the last")
    guest.wait("people", until=lambda one: one["people"][1]["name"] == "the last")
    guest.close()


def test_few_pages_for_an_invitation(socket: Socket) -> None:
    guest = hosted(socket, "tic_tac_toe")
    more = [Guest(guest.link, guest.cookie) for _ in range(limits.GUEST_PAGES - 1)]
    for one in more:
        one.wait("positions")
    with pytest.raises(Exception, match=r"403|close"):
        Guest(guest.link, guest.cookie)
    for one in (guest, *more):
        one.close()

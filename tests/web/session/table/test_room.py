"""One table, several pages: they stay in step, and each sees what it may."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from tests.clocks import eventually
from tests.web.driving import HUMANS, Socket, failure, game, yours
from tests.web.guests import Guest, hosted, invited
from zermelo.errors import BadParameter, IllegalAction
from zermelo.games import load
from zermelo.web.messages.schema import GameName, Place, Seat
from zermelo.web.server.serve import Page
from zermelo.web.session.table.game_session import WATCHER, GameSession


def last(message: dict[str, Any]) -> dict[str, Any]:
    position: dict[str, Any] = message["positions"][-1]
    return position


def ply(message: dict[str, Any]) -> int:
    return int(message["first"]) + len(message["positions"]) - 1


def test_two_tabs_of_one_hidden_game_stay_in_step(page: Page, socket: Socket) -> None:
    socket.send("open", place=game("kuhn_poker"), seats=HUMANS)
    key = socket.wait("opened")["resume"]
    dealt = socket.wait("positions", until=yours)
    other = Socket(page)
    other.send("open", place=game("kuhn_poker"), resume=key)
    assert ply(other.wait("positions")) == ply(dealt)
    other.send("play", ply=2, move="check")
    assert last(socket.wait("positions"))["last"]["text"] == "check"
    socket.send("play", ply=3, move="bet")
    assert other.wait("positions", until=lambda one: ply(one) == 4)
    socket.send("undo")
    assert other.wait("positions")["first"] == 3
    other.send("restart")
    assert socket.wait("opened")["resume"] == key
    assert socket.wait("positions", until=yours)
    other.close()


def test_a_tab_that_closes_leaves_its_search_to_the_other(page: Page, socket: Socket) -> None:
    slow = {"who": "ismcts", "settings": {"seconds": 1}}
    socket.send("open", place=game("kuhn_poker"), seats=[{"who": "human"}, slow])
    key = socket.wait("opened")["resume"]
    socket.wait("positions", until=yours)
    other = Socket(page)
    other.send("open", place=game("kuhn_poker"), resume=key)
    other.wait("positions")
    socket.send("play", ply=2, move="check")
    other.wait("positions", until=lambda one: ply(one) == 3)
    socket.close()
    assert other.wait("positions", until=lambda one: ply(one) == 4)
    other.close()


def test_two_people_play(socket: Socket) -> None:
    guest = hosted(socket, "tic_tac_toe")
    assert guest.welcome["guest"]
    assert not guest.welcome["games"]
    assert "not your turn" in failure(guest, "play", ply=0, move="a1")
    socket.send("play", ply=0, move="a1")
    seen = guest.wait("positions")
    assert last(seen)["yours"]
    assert not last(socket.wait("positions"))["yours"]
    assert "not your turn" in failure(socket, "play", ply=1, move="b2")
    guest.send("play", ply=1, move="b2")
    assert last(socket.wait("positions"))["last"]["text"] == "b2"
    for who, number, move in [(socket, 2, "a2"), (guest, 3, "c3"), (socket, 4, "a3")]:
        who.send("play", ply=number, move=move)
        for one in (socket, guest):
            one.wait("positions", until=lambda message, number=number: ply(message) == number + 1)  # type: ignore[misc]
    assert failure(guest, "play", ply=5, move="c1") == "this game is over"
    guest.close()


def test_a_lost_connection_keeps_the_seat(page: Page, socket: Socket) -> None:
    guest = hosted(socket, "tic_tac_toe")
    guest.close()
    people = socket.wait("people", until=lambda one: not one["people"][1]["here"])
    socket.send("play", ply=0, move="a1")
    again = Guest(guest.link, guest.cookie)
    assert len(again.wait("positions")["positions"]) == 2
    again.send("play", ply=1, move="b2")
    assert socket.wait("positions", until=lambda one: ply(one) == 2)
    # The host comes back by the key in the address, too.
    socket.close()
    assert not again.wait("people", until=lambda one: not one["people"][0]["here"])["key"]
    host = Socket(page)
    host.send("open", place=game("tic_tac_toe"), resume=people["key"])
    assert len(host.wait("positions")["positions"]) == 3
    assert again.wait("people", until=lambda one: one["people"][0]["here"])
    host.close()
    again.close()


def test_moves_are_taken_back_by_agreement_only(socket: Socket) -> None:
    guest = hosted(socket, "tic_tac_toe")
    socket.send("play", ply=0, move="a1")
    guest.wait("positions")
    socket.send("undo")
    asked = guest.wait("people", until=lambda one: one["answers"])
    assert (asked["asked"], asked["asker"]) == ("undo", 0)
    guest.send("answer", agreed=False)
    socket.wait("people", until=lambda one: not one["asked"] and "undo" not in one["offers"])
    assert "can't be asked" in failure(socket, "undo"), "not again before the next move"
    guest.send("play", ply=1, move="b2")
    guest.send("ask", what="undo")
    socket.wait("people", until=lambda one: one["answers"])
    socket.send("answer", agreed=True)
    assert guest.wait("positions", until=lambda one: one["first"] == 1)
    assert last(socket.wait("positions", until=lambda one: one["first"] == 1))["mover"] == 1
    guest.close()


def test_resign_and_rematch_with_seats_changed(socket: Socket) -> None:
    guest = hosted(socket, "tic_tac_toe")
    guest.send("call_me", name=" An\x1b[31mna\u202e ")
    socket.wait("people", until=lambda one: one["people"][1]["name"] == "Anna")
    guest.send("resign")
    ended = socket.wait("positions", until=lambda one: last(one)["utilities"])
    assert last(ended)["utilities"] == [1, -1]
    assert last(ended)["reason"] == "O resigned"
    assert failure(socket, "play", ply=0, move="a1") == "this game is over"
    socket.send("ask", what="rematch")
    guest.wait("people", until=lambda one: one["answers"])
    guest.send("answer", agreed=True)
    guest.wait("opened")
    assert last(guest.wait("positions"))["yours"], "the guest begins now"
    people = socket.wait("people", until=lambda one: one["people"][1]["seats"] == [0])
    assert people["people"][0]["seats"] == [1]
    guest.send("play", ply=0, move="b2")
    assert socket.wait("positions", until=lambda one: ply(one) == 1)
    guest.close()


def test_a_draw_is_agreed_on(socket: Socket) -> None:
    guest = hosted(socket, "tic_tac_toe")
    socket.send("ask", what="draw")
    guest.wait("people", until=lambda one: one["answers"])
    guest.send("ask", what="draw")  # who asks for the same agrees
    assert last(socket.wait("positions"))["utilities"] == [0, 0]
    guest.close()


def test_an_invitation_is_taken_back(socket: Socket) -> None:
    guest = hosted(socket, "tic_tac_toe")
    socket.send("revoke", seat=1)
    assert guest.wait("revoked")
    socket.wait("people", until=lambda one: len(one["people"]) == 1)
    with pytest.raises(Exception, match=r"403|close"):
        Guest(guest.link, guest.cookie).wait("opened")
    socket.send("play", ply=0, move="a1")
    socket.send("play", ply=1, move="b2")
    assert socket.wait("positions", until=lambda one: ply(one) == 2), "the seat is the host's again"


def test_who_is_no_longer_invited_does_not_come_in_late(socket: Socket) -> None:
    """Not even by a connection that was there before, at a seat that another has now."""
    guest = hosted(socket, "tic_tac_toe")
    late = Guest(guest.link, guest.cookie, join=False)
    socket.send("revoke", seat=1)
    socket.wait("people", until=lambda one: len(one["people"]) == 1)
    other = Guest(invited(socket, 1))
    other.wait("positions")
    assert "taken back" in failure(late, "join")
    assert "no game is open" in failure(late, "play", ply=0, move="a1")
    late.close()
    other.close()


def test_three_people_and_one_who_watches(socket: Socket) -> None:
    socket.send("open", place=game("fishing"), seats=[{"who": "human"}] * 3)
    legal = [one["text"] for one in last(socket.wait("positions"))["legal"]]
    players: list[Socket] = [socket, *(Guest(invited(socket, seat)) for seat in (1, 2))]
    watcher = Guest(invited(socket, None))
    for guest in (*players[1:], watcher):
        guest.wait("positions")
    for number, mover in enumerate(players):
        mover.send("play", ply=number, move=legal[0])
        watched = watcher.wait("positions")
        assert ply(watched) == number + 1
        assert not last(watched)["yours"]
        following = players[(number + 1) % 3]
        seen = following.wait("positions", until=lambda one, at=number: ply(one) == at + 1)  # type: ignore[misc]
        legal = [one["text"] for one in last(seen)["legal"]]
        if last(seen)["utilities"]:
            break
    assert failure(watcher, "play", ply=number + 1, move="1")
    for guest in (*players[1:], watcher):
        guest.close()


def test_no_help_while_people_play(page: Page, socket: Socket) -> None:
    guest = hosted(socket, "tic_tac_toe")
    for one in (socket, guest):
        assert "no analysis" in failure(one, "analyse", ply=0)
    assert "others play" in failure(socket, "edit", cells=[""] * 9, mover=0)
    assert "others play" in failure(socket, "restart")
    assert "has an invitation" in failure(socket, "reseat", seats=[{"who": "human"}])
    socket.send("allow_analysis", allowed=True)
    guest.wait("people", until=lambda one: one["analysis"])
    guest.send("analyse", ply=0, seconds=0.2)
    assert guest.wait("analysis")["rows"]
    guest.send("analyse", ply=0, seconds=60, algorithm="mcts")
    guest.wait("analysis")
    socket.send("allow_analysis", allowed=False)
    guest.wait("people", until=lambda one: not one["analysis"])
    eventually(lambda: not page.workers._running)
    guest.send("call_me", name="Ann")
    assert guest.receive()["type"] == "people"  # nothing of the analysis has come since
    guest.close()


def test_who_hosts_a_hidden_game_keeps_a_seat(socket: Socket) -> None:
    socket.send("open", place=game("kuhn_poker"), seats=[{"who": "random"}, {"who": "human"}])
    socket.wait("positions")
    assert "keep a seat" in failure(socket, "invite", seat=1)
    assert "would see" in failure(socket, "invite", seat=None)
    assert "2 players" in failure(socket, "invite", seat=2)
    guest = hosted(socket, "kuhn_poker")
    assert "keep a seat" in failure(socket, "reseat", seats=[{"who": "random"}, {"who": "human"}])
    assert "already" in failure(socket, "invite", seat=1)
    guest.close()


# What is hidden.

HIDDEN = {
    "kuhn_poker": 60,
    "leduc_poker": 60,
    "limit_holdem": 6,
    "liars_dice": 100,
    "goofspiel:cards=3": 60,
    "phantom_tic_tac_toe": 30,
    "matching_pennies": 10,
    "rock_paper_scissors": 10,
    "blotto": 20,
    "war_game:rows=2,columns=3,units=1,turns=3": 20,
    "battleship:rows=2,columns=2,ships=2,shots=4": 40,
    "dark_hex:rows=2,columns=2": 40,
    "kriegspiel": 2,
}
"""Games, and how many of each."""
PLIES = 12


@pytest.mark.plain
@pytest.mark.parametrize("spec", HIDDEN)
def test_each_byte_for_a_guest_follows_from_what_the_guest_knows(spec: str) -> None:
    """Random games, from every seat: where all that a player has known is equal, so is its view.

    The end, at which everything is revealed, is left out.
    """
    rules, seen = load(spec), {}
    different: dict[str, set[str]] = {}
    for seed in range(HIDDEN[spec]):
        for seat in range(rules.players):
            table = GameSession(rules, Place(GameName(rules.name)), [Seat()] * rules.players, seed)
            table.give_away([seat])
            dice, known = random.Random(seed), []
            while table.mover is not None and len(table.actions) < PLIES:
                own = table.actions[-1:] if table.movers[-2:-1] == [seat] else []
                known.append((table.mover, own, rules.information(table.state, seat)))
                sent = msgspec.json.encode(table.views[seat][-1])
                key = repr((seat, known))
                assert seen.setdefault(key, sent) == sent
                different.setdefault(key, set()).add(repr(table.state))
                if table.mover < 0:
                    table.chance()
                else:
                    thought = {"value": dice.random(), "why": f"I hold {table.state}"}
                    said = {} if table.mover == seat else thought  # what a computer says
                    table.take(dice.choice(list(rules.actions(table.state))), **said)
    assert any(len(states) > 1 for states in different.values()), "nothing was hidden"


def test_a_guest_cannot_try_out_hidden_moves() -> None:
    """Whether a guess at the other's move is right must not show: not even in an error."""
    rules = load("rock_paper_scissors")
    errors = set()
    for move in ("rock", "paper"):
        table = GameSession(rules, Place(GameName(rules.name)), [Seat(), Seat()], 1)
        table.give_away([1])
        assert table.play(0, move)
        with pytest.raises(IllegalAction) as refused:
            table.play(0, "rock", 1)
        errors.add(str(refused.value))
    assert len(errors) == 1


def test_no_one_without_a_seat_sees_a_hidden_game() -> None:
    rules = load("kuhn_poker")
    table = GameSession(rules, Place(GameName(rules.name)), [Seat(), Seat()], 1)
    for side in (WATCHER, 1):
        with pytest.raises(BadParameter, match="must not see"):
            table.show_to(side)

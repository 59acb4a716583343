"""Games that go on after the server was started again: with hidden information, or with guests."""

from __future__ import annotations

import stat
from pathlib import Path
from typing import Any

import pytest

from tests.web.driving import Socket, game, open_game, started
from tests.web.guests import Guest
from zermelo.play.timing import TimeControl
from zermelo.web.catalogue import Games
from zermelo.web.messages.schema import GameName, Place, Seat
from zermelo.web.server.serve import Page
from zermelo.web.session.table.game_session import HOST, GameSession
from zermelo.web.session.table.invitations import Invitations
from zermelo.web.session.table.room import Room
from zermelo.web.session.table.saved_tables import SavedTables

HANDS = GameName("goofspiel", {"cards": 4})


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "cache"
    monkeypatch.setenv("ZERMELO_STATE", str(path))
    return path


def dealt(games: Games, plies: int = 3) -> Room:
    table = GameSession(games.get(HANDS), Place(HANDS), [Seat(), Seat("random")])
    for _ in range(plies):
        if table.mover == -1:
            table.chance()
        else:
            table.take(next(iter(table.game.actions(table.state))), seconds=0.5)
    return Room(table)


def nobody() -> Invitations:
    return Invitations([])


def test_the_same_game_goes_on(folder: Path) -> None:
    games = Games()
    room = dealt(games)
    SavedTables(5000).save([room], nobody())
    file = folder / "page-games-5000"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    found = SavedTables(5000).take(room.key, HANDS, games, nobody())
    assert found is not None
    again, table = found.table, room.table
    assert (again.states, again.luck) == (table.states, table.luck)
    assert list(again.player_seeds) == list(table.player_seeds)
    assert [one.last for one in again.positions] == [one.last for one in table.positions]


def test_only_by_its_key_its_game_and_its_port() -> None:
    games = Games()
    room = dealt(games)
    SavedTables(5000).save([room], nobody())
    saved = SavedTables(5000)
    assert saved.take("guess", HANDS, games, nobody()) is None
    assert saved.take(None, HANDS, games, nobody()) is None
    assert saved.take(room.key, GameName("goofspiel"), games, nobody()) is None
    assert SavedTables(5001).take(room.key, HANDS, games, nobody()) is None
    assert SavedTables().take(room.key, HANDS, games, nobody()) is None
    assert saved.take(room.key, HANDS, games, nobody()) is not None
    assert saved.take(room.key, HANDS, games, nobody()) is None  # it is taken


def test_what_was_not_asked_for_stays() -> None:
    games = Games()
    first, second = dealt(games), dealt(games)
    SavedTables(5000).save([first], nobody())
    SavedTables(5000).save([second], nobody())
    saved = SavedTables(5000)
    assert saved.take(first.key, HANDS, games, nobody()) is not None
    assert saved.take(second.key, HANDS, games, nobody()) is not None


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"{}\n", b'{"schema":"zermelo-game-1"}\n'])
def test_rubbish_is_nothing(folder: Path, content: bytes) -> None:
    folder.mkdir(mode=0o700)
    (folder / "page-games-5000").write_bytes(content)
    assert SavedTables(5000).take("key", HANDS, Games(), nobody()) is None


def test_a_link_is_not_followed(folder: Path, tmp_path: Path) -> None:
    games = Games()
    room = dealt(games)
    SavedTables(5000).save([room], nobody())
    (folder / "page-games-5000").rename(tmp_path / "elsewhere")
    (folder / "page-games-5000").symlink_to(tmp_path / "elsewhere")
    assert SavedTables(5000).take(room.key, HANDS, games, nobody()) is None


def shared(games: Games) -> tuple[Room, Invitations]:
    """Connect Four with a clock: the host has moved, a guest is to move."""
    place = Place(game=GameName("connect_four"))
    control = TimeControl(60.0, 1.0)
    room = Room(GameSession(games.get(place.game), place, [Seat(), Seat()], control=control))
    invitations = Invitations(["http://here"])
    invitations.invite(room, 1)
    room.arrange(room.table)
    room.call(HOST, "Ada")
    room.call(1, "Grace")
    room.table.play(0, "4", HOST)
    room.table.clocks.left = [50.0, 40.0]
    return room, invitations


def test_a_game_with_guests_goes_on_with_their_invitations() -> None:
    games = Games()
    room, invitations = shared(games)
    SavedTables(5000).save([room], invitations)
    later = Invitations(["http://there"])
    (again,) = SavedTables(5000).take_shared(games, later)
    assert again.key == room.key
    assert again.table.states == room.table.states
    assert [one.name for one in again.participants] == ["Ada", "Grace"]
    assert again.table.guests == {1}
    shown = again.table.clocks.shown()
    assert (shown.left, shown.running) == ([50.0, 40.0], 1)
    (before,), (after,) = invitations.of(room), later.of(again)
    assert (after.address, after.token) == (before.address, before.token)
    assert after.participant.links[0].startswith("http://there/seat/")
    again.table.play(1, "4", 1)


def test_an_ended_game_stays_ended() -> None:
    games = Games()
    room, invitations = shared(games)
    room.resign(1)
    SavedTables(5000).save([room], invitations)
    (again,) = SavedTables(5000).take_shared(games, Invitations([]))
    assert again.table.ending == room.table.ending
    assert again.table.positions[-1].reason == "O resigned"


def test_it_is_written_again_only_after_a_change(folder: Path) -> None:
    games = Games()
    room, invitations = shared(games)
    saved, file = SavedTables(5000), folder / "page-games-5000"
    saved.save([room], invitations)
    before = file.stat().st_ino
    saved.save([room], invitations)
    assert file.stat().st_ino == before
    room.table.play(1, "4", 1)
    saved.save([room], invitations)
    assert file.stat().st_ino != before


def test_on_the_socket() -> None:
    """A server ends and another begins: the key still opens the game; another key says so."""
    place: dict[str, Any] = game("kuhn_poker")
    seats = [{"who": "human"}, {"who": "human"}]
    key, board, port = "", None, 0
    for page in started(Page(token="t" * 32)):
        socket, port = Socket(page), page.port
        key = socket.ask("open", "opened", place=place, seats=seats)["resume"]
        board = socket.wait("positions", until=dealt_all)["positions"][-1]["board"]
        socket.close()
    for page in started(Page(port, token="t" * 32)):
        socket = Socket(page)
        assert open_game(socket, place, resume=key)["board"] == board
        socket.send("open", place=place, resume="no-such-key")
        while (message := socket.receive())["type"] != "failed":
            pass
        assert "no longer has the game" in message["text"]
        socket.close()


def dealt_all(message: dict[str, Any]) -> bool:
    return bool(message["positions"][-1]["yours"])


def test_a_guest_comes_back_after_a_restart() -> None:
    """Each with the address, the cookie and the key of before."""
    place: dict[str, Any] = game("connect_four")
    seats = [{"who": "human"}, {"who": "human"}]
    link = cookie = key = ""
    port = 0
    for page in started(Page(token="t" * 32)):
        socket, port = Socket(page), page.port
        open_game(socket, place, seats=seats)
        socket.send("invite", seat=1)
        people = socket.wait("people")
        link, key = people["people"][1]["links"][0], people["key"]
        guest = Guest(link)
        cookie = guest.cookie
        socket.send("play", ply=0, move="4")
        guest.wait("positions", until=lambda message: message["positions"][-1]["yours"])
        guest.close()
        socket.close()
    for page in started(Page(port, token="t" * 32)):
        guest = Guest(link, cookie)
        board = guest.wait("positions")["positions"][-1]
        assert board["yours"]
        socket = Socket(page)
        assert open_game(socket, place, resume=key)["board"] == board["board"]
        guest.send("play", ply=1, move="4")
        socket.wait("positions", until=lambda message: message["positions"][-1]["yours"])
        guest.close()
        socket.close()

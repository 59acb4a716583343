"""Games of hidden information that go on after the server was started again."""

from __future__ import annotations

import stat
from pathlib import Path
from typing import Any

import pytest

from tests.web.driving import Socket, game, open_game, started
from zermelo.web.catalogue import Games
from zermelo.web.messages.schema import GameName, Place, Seat
from zermelo.web.server.serve import Page
from zermelo.web.session.table.game_session import Table
from zermelo.web.session.table.saved_tables import SavedTables

HANDS = GameName("goofspiel", {"cards": 4})


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "cache"
    monkeypatch.setenv("ZERMELO_STATE", str(path))
    return path


def dealt(games: Games, plies: int = 3) -> Table:
    table = Table(games.get(HANDS), Place(HANDS), [Seat(), Seat("random")])
    for _ in range(plies):
        if table.mover == -1:
            table.chance()
        else:
            table.take(next(iter(table.game.actions(table.state))), seconds=0.5)
    return table


def test_the_same_game_goes_on(folder: Path) -> None:
    games = Games()
    table = dealt(games)
    SavedTables(5000).save([(table.key, table)])
    file = folder / "page-games-5000"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    again = SavedTables(5000).take(table.key, HANDS, games)
    assert again is not None
    assert (again.states, again.luck) == (table.states, table.luck)
    assert list(again.player_seeds) == list(table.player_seeds)
    assert [one.last for one in again.positions] == [one.last for one in table.positions]


def test_only_by_its_key_its_game_and_its_port() -> None:
    games = Games()
    table = dealt(games)
    SavedTables(5000).save([(table.key, table)])
    saved = SavedTables(5000)
    assert saved.take("guess", HANDS, games) is None
    assert saved.take(None, HANDS, games) is None
    assert saved.take(table.key, GameName("goofspiel"), games) is None
    assert SavedTables(5001).take(table.key, HANDS, games) is None
    assert SavedTables().take(table.key, HANDS, games) is None
    assert saved.take(table.key, HANDS, games) is not None
    assert saved.take(table.key, HANDS, games) is None  # it is taken


def test_what_nobody_asked_for_stays() -> None:
    games = Games()
    first, second = dealt(games), dealt(games)
    SavedTables(5000).save([(first.key, first)])
    SavedTables(5000).save([(second.key, second)])
    saved = SavedTables(5000)
    assert saved.take(first.key, HANDS, games) is not None
    assert saved.take(second.key, HANDS, games) is not None


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"{}\n", b'{"schema":"zermelo-game-1"}\n'])
def test_rubbish_is_nothing(folder: Path, content: bytes) -> None:
    folder.mkdir(mode=0o700)
    (folder / "page-games-5000").write_bytes(content)
    assert SavedTables(5000).take("key", HANDS, Games()) is None


def test_a_link_is_not_followed(folder: Path, tmp_path: Path) -> None:
    games = Games()
    table = dealt(games)
    SavedTables(5000).save([(table.key, table)])
    (folder / "page-games-5000").rename(tmp_path / "elsewhere")
    (folder / "page-games-5000").symlink_to(tmp_path / "elsewhere")
    assert SavedTables(5000).take(table.key, HANDS, games) is None


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
        assert "is gone" in message["text"]
        socket.close()


def dealt_all(message: dict[str, Any]) -> bool:
    return bool(message["positions"][-1]["yours"])

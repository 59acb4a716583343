"""A user's own games and players: named by the command line alone, read again when they change."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.web.driving import HUMANS, Socket, failure, game, open_game, started, yours
from zermelo.errors import BadParameter, UnknownName, ZermeloError
from zermelo.web import user_code
from zermelo.web.catalogue import Games, offered
from zermelo.web.catalogue import yours as offered_here
from zermelo.web.messages.schema import GameName
from zermelo.web.server.serve import Page
from zermelo.web.workers.worker import error_text

MINE = '''"""Last stone: whoever takes it wins."""

from typing import NamedTuple

from zermelo import Game


class State(NamedTuple):
    left: int
    turn: int


class LastStone(Game):
    def __init__(self, stones: int = 7) -> None:
        self.stones = stones

    def initial_state(self):
        return State(self.stones, 0)

    def to_move(self, state):
        return state.turn

    def actions(self, state):
        return [n for n in (1, 2, 3) if n <= state.left]

    def result(self, state, action):
        return State(state.left - action, 1 - state.turn)

    def is_terminal(self, state):
        return state.left == 0

    def utility(self, state, player):
        return -1.0 if state.turn == player else 1.0


class Bot:
    def choose(self, turn):
        return turn.actions[0]
'''


@pytest.fixture
def mine(tmp_path: Path) -> Iterator[Path]:
    """A file with a game and a player, both offered; nothing is afterwards."""
    file = tmp_path / "mine.py"
    file.write_text(MINE)
    user_code.offer([f"{file}:LastStone"], [f"{file}:Bot"])
    yield file
    user_code.offer()


def edit(file: Path, old: str, new: str) -> None:
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new))


def test_names_are_short_and_free(tmp_path: Path) -> None:
    files = []
    for name in ("chess.py", "2 odd names.py", "mine.py"):
        files.append(tmp_path / name)
        files[-1].write_text(MINE)
    specs = [f"{files[0]}", f"{files[1]}", f"{files[2]}:LastStone", f"{files[2]}:LastStone"]
    offered_now = user_code.offer([*specs, f"{files[0]}:LastStone:stones=3"])
    assert list(offered_now.games) == ["chess_2", "oddnames", "last_stone", "last_stone_2"]
    user_code.offer()


@pytest.mark.parametrize("spec", ["nim", "mine", "nowhere.py:Mine", "os:system", "mine.txt"])
def test_only_files_that_are_there(spec: str) -> None:
    with pytest.raises(ZermeloError):
        user_code.offer([spec])
    with pytest.raises((BadParameter, UnknownName)):
        user_code.offer([], [spec])


def test_a_game_and_its_parameters(mine: Path) -> None:
    user_code.offer([f"{mine}:LastStone:stones=9"])
    (info,) = offered_here().games
    assert (info.name, info.title, info.players) == ("last_stone", "Last stone", 2)
    assert info.parameters[0].default == 9
    games = Games()
    assert games.get(GameName("last_stone")).parameters == {"stones": 9}
    assert games.get(GameName("last_stone", {"stones": 4})).parameters == {"stones": 4}
    with pytest.raises(BadParameter, match="no parameter"):
        games.get(GameName("last_stone", {"file": "/etc/passwd"}))


def test_an_edit_is_a_new_version_and_the_old_one_stays(mine: Path) -> None:
    games, name = Games(), GameName("last_stone")
    before, version = games.get(name), user_code.version("last_stone")
    state = before.initial_state()
    assert user_code.changed_since("last_stone", version) == ""
    edit(mine, "(1, 2, 3)", "(1, 2)")
    assert "mine.py has changed" in user_code.changed_since("last_stone", version)
    after = games.get(name)
    assert [*after.actions(after.initial_state())] == [1, 2]
    assert [*before.actions(state)] == [1, 2, 3]
    assert games.get(GameName("last_stone", {}, version)) is before
    # Another process can still read what the old rules made.
    code = (
        "import pickle, sys; from zermelo.web import user_code; user_code.take_over(sys.argv[1]); "
        "game, state = pickle.loads(sys.stdin.buffer.read()); print(list(game.actions(state)))"
    )
    said = subprocess.run(
        [sys.executable, "-c", code, user_code.handed_over()],
        input=pickle.dumps((before, state)),
        capture_output=True,
        check=True,
    )
    assert said.stdout.split() == b"[1, 2, 3]".split()


def test_versions_are_only_those_of_the_file(mine: Path) -> None:
    with pytest.raises(ZermeloError, match="has changed"):
        Games().get(GameName("last_stone", {}, "0123456789abcdef"))


@pytest.mark.parametrize(
    "old, new, said, line",
    [
        ("(1, 2, 3)", "(1, 2", "SyntaxError", 'mine.py", line 24'),
        ("return [n for", "return [n / 0 for", "ZeroDivisionError", "in actions"),
        ("import Game", "import Games", "ImportError", "cannot import name"),
        ("state.left == 0", "state.left <= 1 and 1 / 0", "ZeroDivisionError", "in is_terminal"),
        ("-1.0 if state.turn == player", "0.5 if state.turn == player", "breaks a rule", ""),
        ("class LastStone", "class First", "LastStone", ""),
    ],
)
def test_what_is_wrong_is_said_with_its_place(
    mine: Path, old: str, new: str, said: str, line: str
) -> None:
    edit(mine, old, new)
    shown = offered_here()
    assert not shown.games
    assert said in shown.problems[0].text
    assert line in shown.problems[0].text
    with pytest.raises(ZermeloError) as caught:
        Games().get(GameName("last_stone"))
    assert line in error_text(caught.value)


def test_a_file_that_is_gone(mine: Path) -> None:
    version = user_code.version("last_stone")
    mine.unlink()
    assert "can't be read" in user_code.changed_since("last_stone", version)
    assert "can't be read" in offered_here().problems[0].text


def test_a_player_of_ones_own(mine: Path) -> None:
    kind = offered()["bot"]
    assert kind.about == "yours, from mine.py"
    assert kind.build("bot").name == f"{mine}:Bot"
    user_code.offer()
    assert "bot" not in offered()


# On the socket.


@pytest.fixture
def talking(mine: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Socket]:
    """A socket to a server that offers them."""
    monkeypatch.setenv("ZERMELO_TIER", "plain")
    for page in started(Page()):
        socket = Socket(page)
        yield socket
        socket.close()


def test_played_on_the_page(talking: Socket, mine: Path) -> None:
    """Against one's own player, in whose process and in a worker the rules are loaded."""
    shown = talking.wait("yours")
    assert [one["name"] for one in shown["games"]] == ["last_stone"]
    assert [one["name"] for one in shown["players"]] == ["bot"]
    for who in ("bot", "minimax"):
        seats = [{"who": "human"}, {"who": who}]
        open_game(talking, game("last_stone"), seats=seats)
        talking.send("play", ply=0, move="2")
        last = talking.wait("positions", until=lambda m: yours(m) and m["first"] == 2)
        assert last["positions"][-1]["last"]["mover"] == 1


def test_an_edit_while_a_game_is_played(talking: Socket, mine: Path) -> None:
    seats = [{"who": "human"}, {"who": "minimax"}]
    open_game(talking, game("last_stone"), seats=seats)
    edit(mine, "(1, 2, 3)", "(1, 2)")
    assert "mine.py has changed" in talking.wait("outdated")["text"]
    talking.send("play", ply=0, move="3")  # legal by the rules it began with, for the worker too
    talking.wait("positions", until=lambda m: yours(m) and m["first"] == 2)
    talking.send("restart")
    talking.wait("opened")
    legal = talking.wait("positions")["positions"][-1]["legal"]
    assert [one["text"] for one in legal] == ["1", "2"]
    edit(mine, "(1, 2)", "(1, 2")
    said = failure(talking, "restart")
    assert "SyntaxError" in said.split("\n")[0]
    assert "line 24" in said
    talking.send("play", ply=0, move="1")  # the game that was there is not lost
    talking.wait("positions")


HOSTILE: list[Callable[[Path], dict[str, Any]]] = [
    lambda file: {"name": str(file)},
    lambda file: {"name": f"{file}:LastStone"},
    lambda file: {"name": "last_stone", "version": str(file)},
    lambda file: {"name": "last_stone", "version": "../../etc/pass"},
    lambda file: {"name": "last_stone", "version": "00"},
    lambda file: {"name": "last_stone", "file": str(file)},
    lambda file: {"name": "last_stone", "parameters": {"stones": str(file)}},
    lambda file: {"name": "last_stone", "parameters": {"path": str(file)}},
]


def test_the_socket_names_no_file(talking: Socket, mine: Path) -> None:
    other = mine.parent / "other.py"
    other.write_text("raise SystemExit('this must never run')")
    for hostile in HOSTILE:
        assert failure(talking, "open", place={"game": hostile(other)})
    for who in (f"{other}:Bot", str(other), "bot:x", "../bot"):
        seats = [{"who": who}]
        assert failure(talking, "open", place=game("last_stone"), seats=seats)
    assert "bot has no setting" in failure(
        talking,
        "open",
        place=game("last_stone"),
        seats=[{"who": "bot", "settings": {"file": str(other)}}],
    )
    open_game(talking, game("last_stone"), seats=HUMANS)

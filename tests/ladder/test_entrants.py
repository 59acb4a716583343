"""Players come, go and are replaced; what is no player is named."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.clocks import ManualClock
from zermelo.ladder.entrants import SETTLED, Entrants

PLAYER = "class Player:\n    def choose(self, turn):\n        return turn.actions[{}]\n"


@pytest.fixture
def players(tmp_path: Path) -> Path:
    folder = tmp_path / "players"
    folder.mkdir()
    return folder


def put(players: Path, name: str, text: str, moment: float = 0.0) -> Path:
    """A file, written at this moment of the clock."""
    path = players / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(text)
    os.utime(path, (moment, moment))
    return path


def test_a_replaced_player_is_another_version_and_comes_back_as_itself(players: Path) -> None:
    entrants = Entrants(players.parent)
    put(players, "ann.py", PLAYER.format(0))
    (first,) = entrants.look()
    put(players, "ann.py", PLAYER.format(1), 1.0)
    (second,) = entrants.look()
    assert (first.name, second.name) == ("ann", "ann")
    assert first.digest != second.digest
    assert (players.parent / first.place).read_text() == PLAYER.format(0)
    (players / "ann.py").unlink()
    assert entrants.look() == []
    put(players, "ann.py", PLAYER.format(0), 2.0)
    assert entrants.look() == [first]


def test_a_file_that_is_being_written_waits(players: Path, clock: ManualClock) -> None:
    entrants = Entrants(players.parent)
    path = put(players, "ann.py", "class Pl", clock.timestamp())
    assert entrants.look() == []
    path.write_text(PLAYER.format(0))
    os.utime(path, (clock.timestamp(),) * 2)
    assert entrants.look() == []
    (ann,) = entrants.look()  # as it was at the look before
    assert (players.parent / ann.place).read_text() == PLAYER.format(0)
    put(players, "bob.py", PLAYER.format(0), clock.timestamp())
    clock.advance(SETTLED + 1)
    assert [one.name for one in entrants.look()] == ["ann", "bob"]


def test_a_folder_with_one_file_is_a_player(players: Path) -> None:
    put(players, "cleo/whatever.py", PLAYER.format(0))
    (cleo,) = Entrants(players.parent).look()
    assert cleo.name == "cleo"
    assert (players.parent / cleo.place).read_text() == PLAYER.format(0)


def test_what_is_no_player_is_named(players: Path) -> None:
    put(players, "two/one.py", "")
    put(players, "two/other.py", "")
    put(players, "a b.py", "")
    put(players, ".hidden.py", "")
    put(players, "notes.txt", "")
    (players / "secret.py").symlink_to("/etc/passwd")
    entrants = Entrants(players.parent)
    assert [one.name for one in entrants.look()] == []
    assert set(entrants.problems) == {"two", "a b", "secret"}
    assert "there is no two.py" in entrants.problems["two"]

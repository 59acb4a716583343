"""A ladder of real processes is killed, and goes on as if nothing had been."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from tests.clocks import eventually

PLAYER = """
class Player:
    def choose(self, turn):
        return turn.actions[{}]
"""
COMMAND = ("--game", "nim:piles=1-2-3", "--anchor", "random", "0", "--with", "minimax")


def begun(folder: Path, *options: str) -> subprocess.Popen[str]:
    """The command, in a process group of its own."""
    program = [sys.executable, "-m", "zermelo", "ladder", str(folder), "--trust-players", "-j", "2"]
    return subprocess.Popen(
        [*program, *options], stdout=subprocess.PIPE, text=True, start_new_session=True
    )


def games(folder: Path) -> list[tuple[int, str]]:
    path = folder / "games.sqlite"
    if not path.exists():
        return []
    with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as data:
        try:
            return data.execute("SELECT number, record FROM games ORDER BY number").fetchall()
        except sqlite3.OperationalError:  # not even the tables are there
            return []


@pytest.mark.wall_clock
def test_killed_and_continued(tmp_path: Path) -> None:
    (tmp_path / "players").mkdir()
    for name, choice in (("ann", 0), ("bob", -1)):
        (tmp_path / "players" / f"{name}.py").write_text(PLAYER.format(choice))
    (tmp_path / "players" / "eve.py").write_text("raise ValueError('oops')")
    first = begun(tmp_path, *COMMAND, "--precision", "50")
    eventually(lambda: len(games(tmp_path)) >= 3)
    os.kill(first.pid, signal.SIGKILL)
    first.communicate()
    before = games(tmp_path)
    second = begun(tmp_path, "--once", "--precision", "350")
    told, _ = second.communicate(timeout=240)
    assert second.returncode == 0, told
    after = games(tmp_path)
    assert set(before) <= set(after)
    assert "eve was set aside after a crash" in told
    assert str(tmp_path / "versions") not in told
    drawn = {int(one.stem) for one in (tmp_path / "page" / "games").iterdir()}
    assert drawn == {number for number, _ in after}

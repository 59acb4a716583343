"""Games of one's own, as a user meets them: from an empty cache, in the tier that users have, until
the search is native. Everything runs in processes of its own; nothing depends on how long it takes.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.clocks import eventually

BESIDE = '''
"""What lies beside the file of the game."""
from typing import NamedTuple
from zermelo import Game

class State(NamedTuple):
    left: int
    player: int = 0

class Pile(Game):
    def initial_state(self):
        return State(7)
    def to_move(self, state):
        return state.player
    def actions(self, state):
        yield from range(1, min(3, state.left) + 1)
    def is_terminal(self, state):
        return state.left == 0
'''
RULES = '''
class Take(Pile):
    """Take one to three of seven; the last one wins."""
    def result(self, state, action):
        return State(state.left - action, 1 - state.player)
    def utility(self, state, player):
        return -1.0 if player == state.player else 1.0
'''
SEARCH = """
import logging
logging.basicConfig()
logging.getLogger("zermelo").setLevel(logging.DEBUG)
from zermelo.search import minimax
"""
PLAIN, NATIVE = "searches go on in plain Python", "best_value was found in the cache"


class User:
    """Somebody in a folder, with an empty cache."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environment = {
            **os.environ,
            "ZERMELO_CACHE": str(folder / "cache"),
            "ZERMELO_TIER": "auto",
        }

    def begin(self, *words: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, *words],
            cwd=self.folder,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def zermelo(self, *words: str) -> tuple[str, str]:
        return said(self.begin("-P", "-m", "zermelo", *words))

    def python(self, program: str) -> str:
        return said(self.begin("-c", program))[1]

    def has_compiled(self, game: str) -> bool:
        """Whether a process that compiles has ended well."""
        times = self.folder / "cache" / "times.json"
        return times.exists() and any(name.endswith(f" {game}") for name in _read(times))


def _read(file: Path) -> dict[str, float]:
    found: dict[str, float] = json.loads(file.read_bytes())
    return found


def said(process: subprocess.Popen[str]) -> tuple[str, str]:
    answer, errors = process.communicate()
    assert process.returncode == 0, answer + errors
    return answer, errors


@pytest.fixture
def user(tmp_path: Path) -> User:
    return User(tmp_path)


def test_in_a_file(user: User) -> None:
    """Two commands at once; then the same again; then the game is another."""
    (user.folder / "beside.py").write_text(BESIDE)
    file = user.folder / "mine.py"
    file.write_text("from beside import Pile, State\n" + RULES)
    command = ("-P", "-m", "zermelo", "-vv", "search", "mine.py:Take", "-a", "minimax")
    both = [user.begin(*command, "--depth", "9", "--json") for _ in range(2)]
    for process in both:
        answer, log = said(process)
        assert PLAIN in log, "there was no machine code"
        assert json.loads(answer)["value"] == 1.0
    eventually(lambda: user.has_compiled("Take"))
    answer, log = said(user.begin(*command, "--depth", "9", "--json"))
    assert NATIVE in log
    assert PLAIN not in log
    assert json.loads(answer)["value"] == 1.0

    file.write_text(file.read_text().replace("-1.0 if", "-2.0 if").replace("else 1.0", "else 2.0"))
    file.write_text(file.read_text() + "    utility_bounds = (-2.0, 2.0)\n")
    answer, _ = user.zermelo("warm", "mine.py:Take", "--player", "minimax")
    assert answer.startswith("mine.py:Take, minimax: ")
    answer, log = said(user.begin(*command, "--depth", "9", "--json"))
    assert NATIVE in log
    assert json.loads(answer)["value"] == 2.0


def test_in_a_package(user: User) -> None:
    """Imported from the folder where Python was started."""
    package = user.folder / "rules" / "piles"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("from .take import Take\n")
    (package / "beside.py").write_text(BESIDE)
    (package / "take.py").write_text("from .beside import Pile, State\n" + RULES)
    program = f"{SEARCH}from rules.piles import Take\nassert minimax(Take(), depth=9).value == 1"
    assert PLAIN in user.python(program)
    eventually(lambda: user.has_compiled("Take"))
    log = user.python(program)
    assert NATIVE in log
    assert PLAIN not in log
    spec = "rules/piles/take.py:Take"
    with pytest.raises(AssertionError, match="relative import"):
        user.zermelo("search", spec, "--depth", "2")


def test_in_a_cell(user: User) -> None:
    """No other process can import it; what compiles is sent its classes. Then it is a script's."""
    rules = BESIDE.replace("yield from range", "for one in range").replace(
        "+ 1)\n", "+ 1):\n            yield one\n"
    )
    search = "assert minimax(Take(), depth=9).value == 1\nprint('once')\n"
    notebook = f"for cell in {[SEARCH, rules + RULES, search]!r}:\n    exec(cell, globals())"
    assert PLAIN in user.python(notebook)
    eventually(lambda: user.has_compiled("Take"))
    (user.folder / "script.py").write_text("\n".join((SEARCH, rules, RULES, search)))
    answer, log = said(user.begin("script.py"))
    assert answer == "once\n"
    assert NATIVE in log
    assert PLAIN not in log

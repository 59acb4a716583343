"""Compiled code on disk: found by the next process, never stale."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

RULES = """
from typing import NamedTuple
from zermelo.game import Game
from base_rules import Base
import helper

class State(NamedTuple):
    number: int

class Counting(Base):
    def initial_state(self):
        return State(0)
    def result(self, state, action):
        return State(state.number + helper.step(action) + self.extra())
"""
BASE = """
from zermelo.game import Game

class Base(Game):
    def extra(self):
        return 0
"""
HELPER = """
SCALE = 1

def step(action):
    return SCALE * action
"""
PROGRAM = """
from zermelo.kernel import kernel
from rules import Counting

@kernel
def total(game, state, count):
    for action in range(count):
        state = game.result(state, action)
    return state.number

if __name__ == "__main__":
    print(total(Counting(), Counting().initial_state(), 5))
"""


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "rules.py").write_text(RULES)
    (tmp_path / "base_rules.py").write_text(BASE)
    (tmp_path / "helper.py").write_text(HELPER)
    (tmp_path / "program.py").write_text(PROGRAM)
    return tmp_path


def start(folder, *arguments, cache=None, **options):
    environment = {
        **os.environ,
        "ZERMELO_CACHE": str(cache or folder / "cache"),
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONWARNINGS": "error",
        "PYTHONPATH": str(folder),
    }
    return subprocess.Popen(
        [sys.executable, *arguments],
        cwd=folder,
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        **options,
    )


def run(folder, *arguments, cache=None, stdin=""):
    process = start(folder, *arguments, cache=cache)
    output, errors = process.communicate(stdin, timeout=600)
    assert process.returncode == 0, errors
    return output.strip()


def files(folder):
    return sorted(path.name for path in (folder / "cache").iterdir())


def edit(path: Path, old: str, new: str) -> None:
    """Same size, same time: only the content tells."""
    status = path.stat()
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))
    os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))


def test_a_second_process_finds_it_and_an_edit_anywhere_misses_it(folder):
    assert run(folder, "program.py") == "10"
    first = files(folder)
    assert len(first) == 1
    assert run(folder, "program.py") == "10"
    assert files(folder) == first

    edit(folder / "helper.py", "SCALE = 1", "SCALE = 2")
    assert run(folder, "program.py") == "20"
    edit(folder / "helper.py", "SCALE * action", "SCALE + action")
    assert run(folder, "program.py") == "20"
    edit(folder / "base_rules.py", "return 0", "return 1")
    assert run(folder, "program.py") == "25"
    edit(folder / "program.py", "range(count)", "range(1, 3)")
    assert run(folder, "program.py") == "9"
    assert len(files(folder)) == 5


def test_comments_and_line_numbers_do_not_count(folder):
    run(folder, "program.py")
    text = (folder / "helper.py").read_text()
    (folder / "helper.py").write_text("# A remark.\n\n\n" + text)
    run(folder, "program.py")
    assert len(files(folder)) == 1


def test_a_game_typed_at_the_prompt(folder):
    assert run(folder, "-", stdin=RULES + PROGRAM.replace("from rules import Counting", "")) == "10"
    assert len(files(folder)) == 1


REDEFINED = """
from zermelo.kernel import kernel
from rules import State
from zermelo.game import Game

@kernel
def total(game, state, count):
    for action in range(count):
        state = game.result(state, action)
    return state.number

for factor in (1, 2, 3):
    source = f'''
class Cell(Game):
    def initial_state(self):
        return State(0)
    def result(self, state, action):
        return State(state.number + {factor} * action)
'''
    exec(compile(source, "<cell>", "exec"))
    print(total(Cell(), Cell().initial_state(), 5))
"""


def test_a_class_defined_again_as_in_a_notebook(folder):
    assert run(folder, "-", stdin=REDEFINED).split() == ["10", "20", "30"]


def test_two_processes_at_once(folder):
    processes = [start(folder, "program.py") for _ in range(3)]
    for process in processes:
        output, errors = process.communicate(timeout=600)
        assert process.returncode == 0, errors
        assert output.strip() == "10"
    assert len(files(folder)) == 1
    assert run(folder, "program.py") == "10"


def test_a_damaged_file_is_compiled_again(folder):
    run(folder, "program.py")
    (file,) = (folder / "cache").iterdir()
    content = file.read_bytes()
    for damaged in (content[: len(content) // 2], b"", content[:-1] + b"?"):
        file.write_bytes(damaged)
        assert run(folder, "program.py") == "10"
    assert file.read_bytes()[:32] == content[:32] or len(file.read_bytes()) > 32


def test_no_place_to_write(folder):
    (folder / "blocked").write_text("a file where the folder should be")
    assert run(folder, "program.py", cache=folder / "blocked" / "cache") == "10"


def test_the_folder_is_the_users_own(monkeypatch, tmp_path):
    from zermelo.kernel.cache import cache_folder

    monkeypatch.delenv("ZERMELO_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    if sys.platform == "linux":
        assert cache_folder() == tmp_path / "zermelo"
    monkeypatch.setenv("ZERMELO_CACHE", str(tmp_path / "mine"))
    assert cache_folder() == tmp_path / "mine"

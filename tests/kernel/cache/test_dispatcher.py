"""Compiled code on disk: found by the next process, never stale."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.clocks import MACHINE
from zermelo.kernel.cache import store
from zermelo.kernel.cache.dispatcher import clear, entries, folder_of, make_room

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


def write_program(folder):
    (folder / "rules.py").write_text(RULES)
    (folder / "base_rules.py").write_text(BASE)
    (folder / "helper.py").write_text(HELPER)
    (folder / "program.py").write_text(PROGRAM)


@pytest.fixture
def folder(tmp_path):
    write_program(tmp_path)
    return tmp_path


@pytest.fixture(scope="module")
def compiled_once(tmp_path_factory, run_program):
    """A folder in which the program was compiled, and how long that took."""
    folder = tmp_path_factory.mktemp("compiled")
    write_program(folder)
    began = MACHINE.now()
    assert run_program(folder, "program.py") == "10"
    return folder, MACHINE.now() - began


@pytest.fixture
def compiled(compiled_once, tmp_path):
    """A copy of it, to be changed."""
    copy = tmp_path / "copy"
    shutil.copytree(compiled_once[0], copy)
    return copy


def start(folder, *arguments):
    environment = {
        **os.environ,
        "ZERMELO_CACHE": str(folder / "cache"),
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
    )


def typed(folder, program):
    """What Python says to a program on its input."""
    process = start(folder, "-")
    output, errors = process.communicate(program, timeout=600)
    assert process.returncode == 0, errors
    return output.strip()


def files(folder):
    return sorted(path.name for path in (folder / "cache").rglob("*") if path.is_file())


def edit(path: Path, old: str, new: str) -> None:
    """Same size, same time: only the content tells."""
    status = path.stat()
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))
    os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))


def test_a_second_process_finds_it_and_an_edit_anywhere_misses_it(compiled, run_program):
    folder = compiled
    first = files(folder)
    assert len(first) == 1
    assert run_program(folder, "program.py") == "10"
    assert files(folder) == first

    edit(folder / "helper.py", "SCALE = 1", "SCALE = 2")
    assert run_program(folder, "program.py") == "20"
    edit(folder / "helper.py", "SCALE * action", "SCALE + action")
    assert run_program(folder, "program.py") == "20"
    edit(folder / "base_rules.py", "return 0", "return 1")
    assert run_program(folder, "program.py") == "25"
    edit(folder / "program.py", "range(count)", "range(1, 3)")
    assert run_program(folder, "program.py") == "9"
    assert len(files(folder)) == 5


WHOLE_ARRAYS = """
import numpy as np
from zermelo.kernel import kernel

FACTOR = 2.0

@kernel
def scaled(numbers):
    return (FACTOR * numbers + np.sqrt(numbers)).sum()

print(scaled.compiled(np.array([1.0, 4.0, 9.0])))
"""


def test_arithmetic_on_whole_arrays_is_found_again_and_goes_stale_by_what_it_read(
    tmp_path, run_program
):
    program = tmp_path / "program.py"
    program.write_text(WHOLE_ARRAYS)
    assert run_program(tmp_path, "program.py") == "34.0"
    before = files(tmp_path)
    assert len(before) == 1
    assert run_program(tmp_path, "program.py") == "34.0"
    assert files(tmp_path) == before
    edit(program, "FACTOR = 2.0", "FACTOR = 3.0")
    assert run_program(tmp_path, "program.py") == "48.0"
    edit(program, "np.sqrt(", "np.negative(")
    assert run_program(tmp_path, "program.py") == "28.0"


def test_files_tell_how_long_compiling_took(compiled, compiled_once, monkeypatch):
    folder, took = compiled, compiled_once[1]
    monkeypatch.setenv("ZERMELO_CACHE", str(folder / "cache"))
    (one,) = entries()
    assert one.kernel == "total"
    assert 0 < one.seconds < took
    (path,) = (folder / "cache").rglob("*.kernel")
    path.write_bytes(b"x" + path.read_bytes()[1:])
    assert next(entries()).seconds == 0


def test_comments_and_line_numbers_do_not_count(compiled, run_program):
    folder = compiled
    text = (folder / "helper.py").read_text()
    (folder / "helper.py").write_text("# A remark.\n\n\n" + text)
    run_program(folder, "program.py")
    assert len(files(folder)) == 1


def test_a_game_typed_at_the_prompt(folder):
    program = RULES + PROGRAM.replace("from rules import Counting", "")
    assert typed(folder, program) == "10"
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
    assert typed(folder, REDEFINED).split() == ["10", "20", "30"]


COUNTED = """
from numba.core.event import RecordingListener, install_listener
from program import Counting, total

recorder = RecordingListener()
with install_listener("numba:compile", recorder):
    print(total(Counting(), Counting().initial_state(), 5))
print(len(recorder.buffer) > 0)
"""


def test_of_two_processes_at_once_one_compiles(folder, run_program):
    (folder / "counted.py").write_text(COUNTED)
    processes = [start(folder, "counted.py") for _ in range(2)]
    compiled = []
    for process in processes:
        output, errors = process.communicate(timeout=600)
        assert process.returncode == 0, errors
        result, has_compiled = output.split()
        assert result == "10"
        compiled.append(has_compiled)
    assert sorted(compiled) == ["False", "True"]
    assert len(files(folder)) == 1
    assert run_program(folder, "counted.py").split() == ["10", "False"]


DAMAGED = """
from pathlib import Path
from program import Counting, total
from zermelo.kernel.api import forget_compiled

assert total(Counting(), Counting().initial_state(), 5) == 10
(file,) = Path("cache").rglob("*.kernel")
content = file.read_bytes()
for damaged in (content[: len(content) // 2], b"", content[:-1] + b"?"):
    file.write_bytes(damaged)
    forget_compiled()  # as if in a process of its own
    assert total(Counting(), Counting().initial_state(), 5) == 10
    assert file.read_bytes() != damaged
    assert file.read_bytes()[:32] == content[:32]  # the manifest's checksum
"""


def test_a_damaged_file_is_compiled_again(folder, run_program):
    (folder / "damaged.py").write_text(DAMAGED)
    run_program(folder, "damaged.py")


def test_no_place_to_write(folder, run_program):
    (folder / "blocked").write_text("a file where the folder should be")
    assert run_program(folder, "program.py", cache=folder / "blocked" / "cache") == "10"


def test_the_folder_is_the_users_own(monkeypatch, tmp_path):
    from zermelo.kernel.cache.store import cache_folder

    monkeypatch.delenv("ZERMELO_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    if sys.platform == "linux":
        assert cache_folder() == tmp_path / "zermelo"
    monkeypatch.setenv("ZERMELO_CACHE", str(tmp_path / "mine"))
    assert cache_folder() == tmp_path / "mine"


# The folder holds code: nobody else may have a hand in it.


@pytest.fixture
def folder_of_code(monkeypatch, tmp_path):
    monkeypatch.setenv("ZERMELO_CACHE", str(tmp_path / "code"))
    monkeypatch.setattr(store, "_warned", set())
    return tmp_path / "code"


def written(name="total-1.kernel"):
    with store.opened(make=True) as folder:
        folder.write(name, b"code")


def readable(name="total-1.kernel"):
    with store.opened() as folder:
        try:
            with folder.open(name) as file:
                return file.read() == b"code"
        except OSError:
            return False


@pytest.mark.skipif(sys.platform == "win32", reason="rights are kept otherwise")
@pytest.mark.parametrize("mode", [0o770, 0o707, 0o777, 0o1777])
def test_a_folder_that_others_can_write_to_is_not_used(folder_of_code, mode):
    written()
    folder_of_code.chmod(mode)
    flaw = f"{folder_of_code} can be written to by others"
    with pytest.warns(store.UnsafeCache, match=flaw), store.opened() as folder:
        assert folder is None
    with store.opened(make=True) as folder:  # says so once
        assert folder is None


@pytest.mark.skipif(sys.platform == "win32" or os.getuid() != 0, reason="only root gives away")
def test_what_belongs_to_another_user_is_not_used(folder_of_code):
    written()
    assert readable()
    os.chown(folder_of_code / "total-1.kernel", 12345, -1)
    assert not readable()
    os.chown(folder_of_code, 12345, -1)
    with (
        pytest.warns(store.UnsafeCache, match="belongs to another user"),
        store.opened() as folder,
    ):
        assert folder is None


@pytest.mark.skipif(sys.platform == "win32", reason="rights are kept otherwise")
def test_links_and_files_that_others_can_write_to_are_not_read(folder_of_code, tmp_path):
    written()
    assert readable()
    file = folder_of_code / "total-1.kernel"
    file.chmod(0o622)
    assert not readable()
    file.unlink()
    (tmp_path / "elsewhere").write_bytes(b"code")
    file.symlink_to(tmp_path / "elsewhere")
    assert not readable()
    file.unlink()
    os.mkfifo(file)
    with store.opened() as folder, pytest.raises(PermissionError, match="not a plain file"):
        folder.open("total-1.kernel")


def test_each_game_has_a_folder_and_links_are_not_followed(folder_of_code, tmp_path):
    name = folder_of([dict])
    with store.opened(make=True) as folder:
        with folder.inside(name, make=True) as inside:
            inside.write("total-1.kernel", b"code")
        assert [one.kernel for one in entries()] == ["total"]
        folder_of_code.joinpath(name).rename(tmp_path / "elsewhere")
        with folder.inside(name) as inside:
            assert inside is None
        folder_of_code.joinpath(name).symlink_to(tmp_path / "elsewhere")
        with folder.inside(name) as inside:
            assert inside is None
        folder_of_code.joinpath(name).unlink()
        (tmp_path / "elsewhere").rename(folder_of_code / name)
    (folder_of_code / name).chmod(0o722)
    assert list(entries()) == []
    (folder_of_code / name).chmod(0o700)
    assert clear() == 1
    assert list(folder_of_code.iterdir()) == []
    assert len({folder_of(one) for one in ([], [dict], [list], [dict, list])}) == 4


def test_an_unsafe_folder_costs_compile_time_and_a_warning_only(folder):
    (folder / "cache").mkdir()
    (folder / "cache").chmod(0o777)
    process = start(folder, "-W", "default", "program.py")
    output, errors = process.communicate(timeout=600)
    assert output.strip() == "10"
    assert errors.count("UnsafeCache") == 1
    assert "ZERMELO_CACHE" in errors
    assert files(folder) == []


def test_a_full_disk_leaves_nothing_behind(folder_of_code, monkeypatch):
    written("other-1.kernel")

    def full(*_arguments, **_named):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(store.os, "replace", full)
    with pytest.raises(OSError, match="No space"):
        written()
    assert [path.name for path in folder_of_code.iterdir()] == ["other-1.kernel"]


def test_clear_deletes_what_is_ours_and_nothing_else(folder_of_code, tmp_path):
    written("total-1.kernel")
    (tmp_path / "precious").write_text("")
    for name in (".total-1.kernel.0a1b2c.part", "tmpab12cd_x", "old-12ab.kernel"):
        (folder_of_code / name).write_bytes(b"")
    (folder_of_code / "link-1.kernel").symlink_to(tmp_path / "precious")
    (folder_of_code / "notes.txt").write_text("mine")
    (folder_of_code / "sub-1.kernel").mkdir()
    assert clear() == 5
    assert {path.name for path in folder_of_code.iterdir()} == {"notes.txt", "sub-1.kernel"}
    assert (tmp_path / "precious").exists()


def test_old_versions_of_the_rules_make_room(folder_of_code, monkeypatch):
    monkeypatch.setattr("zermelo.kernel.cache.dispatcher._VERSIONS", 3)
    with store.opened(make=True) as folder:
        for i in range(4):
            folder.write(f"total-1-{i}.kernel", b"")
            os.utime(folder_of_code / f"total-1-{i}.kernel", (i, i))
        folder.write("total-2-0.kernel", b"")
        folder.touch("total-1-0.kernel")
        make_room(folder, "total-1")
        assert folder.names() == ["total-1-0.kernel", "total-1-3.kernel", "total-2-0.kernel"]


STORED = """
import sys
from zermelo.games import load
from zermelo.kernel import kernel, load_state, new_states, put_state, runnable

@kernel
def first(game, states):
    return load_state(game, states, 0)

@kernel
def second(game, states):
    return load_state(game, states, 0)

run = runnable(load(f"kuhn_poker:players={sys.argv[1]}"))
states = new_states(run.game, 1)
put_state(run.game, states, 0, run.state(None))
if sys.argv[2:]:
    first(run.game, states)
print(len(second(run.game, states).cards))
"""


def test_the_type_of_states_counts_where_nothing_else_of_a_game_is_read(tmp_path, run_program):
    """Nor does it matter that another function of the process had asked for it before."""
    (tmp_path / "stored.py").write_text(STORED)
    assert run_program(tmp_path, "stored.py", "2", "twice") == "2"
    assert run_program(tmp_path, "stored.py", "3") == "3"

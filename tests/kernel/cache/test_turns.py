"""Of processes that need the same machine code one compiles, and nobody waits for ever."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.clocks import PATIENCE, ManualClock
from zermelo.kernel.cache import turns
from zermelo.kernel.cache.turns import take_turn, taking_turns, turn_of_program
from zermelo.kernel.compile_events import while_compiling

NAME, OTHER = ".compiling-0a", ".compiling-0b"
HOLDER = f"""
import sys
from zermelo.kernel.cache.turns import take_turn, taking_turns
with taking_turns():
    print(take_turn({NAME!r}), flush=True)
    sys.stdin.read()
"""

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="everybody compiles there")


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ZERMELO_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture
def holder(cache: Path) -> Iterator[subprocess.Popen[str]]:
    """Another process, which has the turn until its input ends."""
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", HOLDER], stdin=pipe, stdout=pipe, text=True) as it:
        assert it.stdout is not None
        assert it.stdout.readline() == "True\n"
        yield it
        it.kill()


def test_a_turn_leaves_nothing_behind(cache: Path) -> None:
    with taking_turns():
        assert take_turn(NAME)
        assert [file.name for file in cache.iterdir()] == [NAME]
    assert list(cache.iterdir()) == []


def test_a_compilation_that_fails_gives_its_turn_back(cache: Path) -> None:
    def fail() -> None:
        with taking_turns():
            assert take_turn(NAME)
            raise ValueError("no such type")

    with pytest.raises(ValueError, match="no such type"):
        fail()
    with taking_turns():
        assert take_turn(NAME)


def test_the_others_wait_and_say_so(
    holder: subprocess.Popen[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turns, "PATIENCE", PATIENCE)
    told: list[bool] = []

    def notify(begins: bool) -> None:
        told.append(begins)
        if begins:
            assert holder.stdin is not None
            holder.stdin.close()

    with while_compiling(notify), taking_turns():
        assert take_turn(NAME)
    assert told == [True, False]
    assert holder.wait() == 0


def test_a_process_that_is_killed_has_no_turn(
    holder: subprocess.Popen[str], cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    holder.kill()
    holder.wait()
    assert (cache / NAME).exists()
    monkeypatch.setattr(turns, "PATIENCE", 0.0)
    with taking_turns():
        assert take_turn(NAME)
    assert not (cache / NAME).exists()


def test_other_code_is_compiled_meanwhile(holder: subprocess.Popen[str]) -> None:
    with taking_turns():
        assert take_turn(OTHER)


def test_patience_ends(holder: subprocess.Popen[str], cache: Path, clock: ManualClock) -> None:
    began = clock.now()
    with taking_turns():
        assert not take_turn(NAME)
    assert clock.now() - began >= turns.PATIENCE
    assert (cache / NAME).exists(), "it was another's"


def test_no_process_has_two(cache: Path) -> None:
    """Else two processes could wait for each other's."""
    with taking_turns():
        assert take_turn(NAME)
        with taking_turns():
            assert not take_turn(OTHER)
        assert [file.name for file in cache.iterdir()] == [NAME]
    assert not take_turn(NAME), "nothing is being compiled"


def test_the_holder_of_a_programs_turn_takes_those_of_its_kernels(cache: Path) -> None:
    with turn_of_program(NAME) as is_ours:
        assert is_ours
        with taking_turns():
            assert take_turn(OTHER)
    assert list(cache.iterdir()) == []


def test_a_programs_turn_is_awaited(holder: subprocess.Popen[str], clock: ManualClock) -> None:
    began = clock.now()
    with turn_of_program(NAME) as is_ours:
        assert not is_ours
    assert clock.now() - began >= turns.PATIENCE


@pytest.mark.filterwarnings("ignore::zermelo.kernel.cache.store.UnsafeCache")
def test_where_nothing_can_be_locked(cache: Path, tmp_path: Path) -> None:
    cache.mkdir()
    cache.chmod(0o777)
    with taking_turns():
        assert not take_turn(NAME)
    cache.rmdir()
    cache.write_text("a file where the folder should be")
    with taking_turns():
        assert not take_turn(NAME)

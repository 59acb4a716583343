"""Whatever ends a referee, nothing of what it started goes on."""

from __future__ import annotations

import fcntl
import json
import os
import secrets
import signal
import subprocess
import sys
import termios
from pathlib import Path
from typing import IO

import pytest

from tests.clocks import eventually
from tests.play.tournament.test_tournament import Started, started
from zermelo.play.process import reaper as module
from zermelo.play.process.line_process import Child
from zermelo.play.process.reaper import Reaper, Sandbox, family, reaper

__all__ = ["started"]

ENGINE = """#!{python}
import os, signal, sys
if os.fork() == 0:
    os.setsid()
    signal.pause()
for line in sys.stdin:
    if line.strip() == "uci":
        print("uciok", flush=True)
    elif line.strip() == "isready":
        print("readyok", flush=True)
    elif line.startswith("go"):
        signal.pause()
"""


def heeding_all() -> None:
    """Also what the tests themselves are to ignore, as with nohup."""
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


@pytest.mark.parametrize(
    "how",
    [signal.SIGTERM, signal.SIGKILL, pytest.param(signal.SIGHUP, marks=pytest.mark.long)],
)
def test_a_match_that_is_ended_leaves_nothing_running(
    tmp_path: Path, started: Started, how: signal.Signals
) -> None:
    """Engines, what they started, hosts and workers."""
    engine = tmp_path / "engine"
    engine.write_text(ENGINE.format(python=sys.executable))
    engine.chmod(0o755)
    running = subprocess.Popen(
        [sys.executable, "-c", "from zermelo.cli import main; main()", "match", f"uci:{engine}",
         f"uci:{engine};depth=3", "--game", "chess", "--games", "4", "--processes", "2"],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, preexec_fn=heeding_all,
    )  # fmt: skip

    def engines() -> int:
        return sum(str(engine) in one and "main()" not in one for one in started.running())

    try:
        eventually(lambda: engines() >= 8 or running.poll() is not None)
        assert running.poll() is None
        running.send_signal(how)
        said = running.communicate(timeout=600)[0]
    finally:
        running.kill()
    assert running.returncode in (128 + how, -how), said
    assert b"Traceback" not in said
    assert started.left() == []
    eventually(lambda: not _reapers_of(running.pid))


def _reapers_of(parent: int) -> list[str]:
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            stat = (folder / "stat").read_text().rpartition(")")[2].split()
            line = (folder / "cmdline").read_text()
        except OSError:
            continue
        if "reaper.py" in line and int(stat[1]) == parent:
            found.append(line)
    return found


def test_what_the_referee_knows_of_is_killed_when_it_goes() -> None:
    mark = secrets.token_hex(8)
    program = "import os, signal\nif os.fork() == 0: os.setsid()\nsignal.pause()"
    running = subprocess.Popen(
        [sys.executable, "-c", program],
        env={**os.environ, module.MARK: mark},
        start_new_session=True,
    )
    eventually(lambda: len(family(mark)) == 2)
    mine = Reaper()
    mine.add(mark, running.pid)
    mine.drop("somebody else")
    eventually(lambda: _ignores(mine.process.pid, signal.SIGTERM))
    mine.process.send_signal(signal.SIGTERM)  # it has to stay to the end
    mine.close()
    assert mine.process.returncode == 0
    assert running.wait(600) == -signal.SIGKILL
    eventually(lambda: family(mark) == [])


def _ignores(pid: int, one: signal.Signals) -> bool:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("SigIgn:"):
            return bool(int(line.split()[1], 16) >> (one - 1) & 1)
    return False


def test_there_is_one_for_each_process() -> None:
    one = reaper()
    child = Child(["cat"])
    assert reaper() is one
    child.kill()
    one.process.kill()
    one.process.wait()
    assert reaper() is not one


def test_a_sandbox_that_is_gone_has_nothing_too_much(tmp_path: Path) -> None:
    limits = {"processes": 0, "memory": 0, "files": 0}
    gone = subprocess.Popen(["true"])
    gone.wait()
    assert Sandbox(gone.pid, limits).excess() is None
    assert Sandbox(os.getpid(), limits).excess() is None  # not in a sandbox: not ours to judge


def test_lines_in_pieces() -> None:
    """What comes in two pieces is one line."""
    mine = Reaper()
    assert mine.process.stdin is not None
    text = json.dumps({"mark": "x", "group": 2**22 + 1}).encode() + b"\n"
    for piece in (text[:7], text[7:]):
        os.write(mine.process.stdin.fileno(), piece)
        eventually(lambda: unread(mine.process.stdin) == 0)
    assert mine.process.poll() is None
    mine.close()
    assert mine.process.returncode == 0


def unread(pipe: IO[bytes] | None) -> int:
    """How many bytes the other end has still to read."""
    assert pipe is not None
    return int.from_bytes(fcntl.ioctl(pipe, termios.FIONREAD, bytes(4)), sys.byteorder)

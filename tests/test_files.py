"""Files that are whole or not there."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from tests.clocks import eventually
from zermelo.files import sole_writer, write_whole

WRITER = """
import sys
from zermelo.files import write_whole
number = 0
while True:
    number += 1
    write_whole(sys.argv[1], bytes([number % 256]) * 300_000)
"""


def test_writes_and_replaces(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "file"
    write_whole(path, b"old")
    write_whole(str(path), b"new")
    assert path.read_bytes() == b"new"
    assert list(path.parent.iterdir()) == [path]


def test_permissions_are_those_of_any_new_file(tmp_path: Path) -> None:
    write_whole(tmp_path / "ours", b"")
    (tmp_path / "usual").write_bytes(b"")
    assert (tmp_path / "ours").stat().st_mode == (tmp_path / "usual").stat().st_mode


def test_a_failure_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file"
    write_whole(path, b"old")

    def broken(*_: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(os, "replace", broken)
    with pytest.raises(OSError, match="no space"):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


# Dies in the midst of a write: `before` or `after` it has called a function of `os`.
DYING = """
import os, signal, sys
from zermelo.files import write_whole
_, path, name, moment = sys.argv
write_whole(path, b"o" * 300_000)
call = getattr(os, name)
def dying(*given, **named):
    if moment == "after":
        call(*given, **named)
    os.kill(os.getpid(), signal.SIGKILL)
setattr(os, name, dying)
write_whole(path, b"n" * 300_000)
"""


@pytest.mark.parametrize("moment", ["before", "after"])
@pytest.mark.parametrize("call", ["fdopen", "fsync", "chmod", "replace"])
def test_killed_at_each_step(tmp_path: Path, call: str, moment: str) -> None:
    path = tmp_path / "file"
    writer = subprocess.run([sys.executable, "-c", DYING, str(path), call, moment])
    assert writer.returncode == -signal.SIGKILL
    renamed = (call, moment) == ("replace", "after")
    assert path.read_bytes() == (b"n" if renamed else b"o") * 300_000


def test_killed_at_any_moment(tmp_path: Path) -> None:
    path = tmp_path / "file"
    for _ in range(2):
        writer = subprocess.Popen([sys.executable, "-c", WRITER, str(path)])
        eventually(path.exists)
        writer.send_signal(signal.SIGKILL)
        writer.wait()
        content = path.read_bytes()
        assert len(content) == 300_000
        assert len(set(content)) == 1
        path.unlink()


def test_a_full_disk_names_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space left") as caught:
        write_whole(tmp_path / "x.json", b"much")
    assert caught.value.filename == str(tmp_path / "x.json")
    assert not list(tmp_path.iterdir())


def test_one_writer_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "file"
    ask = (
        "from zermelo.files import sole_writer\n"
        f"with sole_writer({str(path)!r}) as alone: print(alone)"
    )
    with sole_writer(path) as alone:
        assert alone
        other = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True)
        assert other.stdout == "False\n"
    with sole_writer(path) as alone:
        assert alone
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_can_not_be_written_to_names_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(**_: object) -> None:
        raise OSError(30, "Read-only file system", str(tmp_path / ".file.x1y2"))

    monkeypatch.setattr(tempfile, "mkstemp", refuse)
    with pytest.raises(OSError, match=r"file'$"):
        write_whole(tmp_path / "file", b"")

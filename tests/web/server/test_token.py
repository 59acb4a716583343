"""The token of a user: the same from one server to the next, and nobody else's."""

from __future__ import annotations

import os
import stat
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from zermelo.web.server import token as tokens
from zermelo.web.server.token import lasting_token


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "cache"
    monkeypatch.setenv("ZERMELO_STATE", str(path))
    return path


def test_it_lasts(folder: Path) -> None:
    first = lasting_token()
    assert first.remark == ""
    assert lasting_token() == first
    file = folder / tokens.NAME
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert os.listdir(folder) == [tokens.NAME]


def test_it_can_be_renewed(folder: Path) -> None:
    first = lasting_token()
    second = lasting_token(renew=True)
    assert second.text != first.text
    assert "new token" in second.remark
    assert lasting_token().text == second.text


def others_read(file: Path) -> None:
    file.chmod(0o644)


def others_write(file: Path) -> None:
    file.chmod(0o602)


def short(file: Path) -> None:
    file.write_text("guess")


def long(file: Path) -> None:
    file.write_text("a" * 40)


def linked(file: Path) -> None:
    """Somebody who knows another file's content would know the token."""
    elsewhere = file.parent.parent / "known"
    elsewhere.write_text("a" * 32)
    elsewhere.chmod(0o600)
    file.unlink()
    file.symlink_to(elsewhere)


def dangling(file: Path) -> None:
    file.unlink()
    file.symlink_to(file.parent / "nowhere")


def pipe(file: Path) -> None:
    file.unlink()
    os.mkfifo(file)


@pytest.mark.parametrize("spoil", [others_read, others_write, short, long, linked, dangling, pipe])
def test_what_is_not_safe_is_not_believed(folder: Path, spoil: Callable[[Path], None]) -> None:
    first = lasting_token()
    file = folder / tokens.NAME
    spoil(file)
    known = (folder.parent / "known").read_text() if spoil is linked else ""
    second = lasting_token()
    assert second.text not in (first.text, known, "")
    assert "renewed" in second.remark
    assert not file.is_symlink()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert lasting_token().text == second.text
    if known:
        assert (folder.parent / "known").read_text() == known


def test_a_folder_that_others_write_to(folder: Path) -> None:
    folder.mkdir()
    folder.chmod(0o777)
    one = lasting_token()
    assert "for this run only" in one.remark
    assert str(folder) in one.remark
    assert lasting_token().text != one.text
    assert os.listdir(folder) == []


def test_a_disk_that_can_only_be_read(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder.mkdir(mode=0o700)
    really = os.open

    def refusing(path: object, flags: int, *rest: object, **more: object) -> int:
        if flags & os.O_CREAT:
            raise OSError(30, "Read-only file system")
        return really(path, flags, *rest, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(os, "open", refusing)
    one = lasting_token()
    assert one.remark.endswith("for this run only: Read-only file system")
    assert lasting_token().text != one.text


def test_no_folder_can_be_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("ZERMELO_STATE", str(tmp_path / "file" / "cache"))
    assert "for this run only" in lasting_token().remark


def test_two_servers_at_once_agree(folder: Path) -> None:
    found: list[str] = []
    gate = threading.Barrier(8)

    def start() -> None:
        gate.wait()
        found.append(lasting_token().text)

    threads = [threading.Thread(target=start) for _ in range(8)]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    assert len(set(found)) == 1
    assert os.listdir(folder) == [tokens.NAME]

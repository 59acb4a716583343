"""Folders that are full, locked, or no folders: a sentence, and nothing half done."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Any

import pytest

from tests.lookup.common import CHECKERS, checkers_tables
from zermelo import load
from zermelo.errors import CantWrite
from zermelo.lookup import BuildProgress, build, build_all, write_book
from zermelo.lookup.disk import sole_builder

KIND = CHECKERS.endgames.kind("1k-1k")


def test_one_build_at_a_time_in_a_folder(tmp_path: Path) -> None:
    with (
        sole_builder(tmp_path),
        pytest.raises(CantWrite, match="another build is running in"),
    ):
        build(CHECKERS, [KIND], tmp_path)
    build(CHECKERS, [KIND], tmp_path)  # the lock is gone
    with sole_builder(tmp_path):
        build(CHECKERS, [KIND], tmp_path)  # nothing is to be built, nothing is locked


@pytest.mark.skipif(not hasattr(os, "posix_fallocate"), reason="room is not asked for here")
def test_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: Any) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patched:
        patched.setattr(os, "posix_fallocate", full)
        with pytest.raises(CantWrite, match="No space left on device; make room"):
            build(CHECKERS, [KIND], tmp_path, memory=0)
    build(CHECKERS, [KIND], tmp_path, memory=0)
    expected = checkers_tables().files["1k-1k"].read_bytes()
    assert (tmp_path / "1k-1k.table").read_bytes() == expected


def test_a_folder_that_is_none(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    with pytest.raises(CantWrite, match="can't be written"):
        build(CHECKERS, [KIND], file / "tables")
    game = load("tic_tac_toe")
    with pytest.raises(CantWrite, match="can't be written"):
        build_all(game, file / "tables", states=1000)
    with pytest.raises(CantWrite, match="can't be written"):
        write_book(file / "a.book", game, {})


@pytest.mark.parametrize("at", ["positions looked at", "moves turned around", "distance 2"])
def test_interrupted_at_any_step(tmp_path: Path, at: str) -> None:
    def interrupt(progress: BuildProgress) -> None:
        if progress.name == "1k-1k" and progress.step == at:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        build(CHECKERS, [KIND], tmp_path, memory=0, report=interrupt)
    assert not (tmp_path / "1k-1k.table").exists()
    build(CHECKERS, [KIND], tmp_path, memory=0)
    expected = checkers_tables().files["1k-1k"].read_bytes()
    assert (tmp_path / "1k-1k.table").read_bytes() == expected

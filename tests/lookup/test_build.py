from __future__ import annotations

import os
import random
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

from tests.lookup.common import CHECKERS, PlainCheckers, checkers_tables
from zermelo import load
from zermelo.errors import BadParameter, NotThisKindOfGame, ZermeloError
from zermelo.games.checkers import Checkers
from zermelo.lookup import DamagedTable, Progress, Tables, build, endgames_of
from zermelo.lookup.build import needed


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.glob("*.table"))}


def test_checkers_has_as_many_positions_as_chinook_counted() -> None:
    found = {1: 0, 2: 0}
    for table in checkers_tables():
        pieces = sum(int(mark) for mark in table.header["class"] if mark.isdigit())
        if pieces:
            found[pieces] += table.header["positions"]
    assert found == {1: 120, 2: 6_972}


@pytest.mark.long
def test_checkers_of_three_pieces(tmp_path: Path) -> None:
    build(CHECKERS, CHECKERS.endgames.kinds(3), tmp_path)
    names = [
        name for name in Tables(tmp_path).files if sum(map(int, filter(str.isdigit, name))) == 3
    ]
    tables = Tables(tmp_path)
    assert sum(tables.table(name).header["positions"] for name in names) == 261_224


def test_the_same_plain_and_compiled_in_memory_and_mapped_with_any_number_of_threads(
    tmp_path: Path,
) -> None:
    kinds = needed(CHECKERS, [CHECKERS.endgames.kind(name) for name in ("1k-1k", "1m-1k")])
    expected = {
        name: checkers_tables().files[name[:-6]].read_bytes()
        for name in ("1k-1k.table", "1m-1k.table")
    }
    for number, (game, memory, threads) in enumerate(
        [(CHECKERS, 0, 3), (CHECKERS, 1000, 1), (PlainCheckers(), 1000, 2)]
    ):
        folder = tmp_path / str(number)
        build(game, kinds, folder, memory=memory, threads=threads)
        made = contents(folder)
        assert {name: made[name] for name in expected} == expected
        assert not (folder / ".building" / "1k-1k").exists()


def test_what_is_there_is_not_built_again(tmp_path: Path) -> None:
    told: list[Progress] = []
    kind = CHECKERS.endgames.kind("1k-1k")
    build(CHECKERS, [kind], tmp_path, report=told.append)
    assert told
    assert told[-1].positions == told[-1].total
    assert told[-1].seconds_left == 0
    steps = [one.step for one in told if one.name == "1k-1k"]
    assert steps[0] == "positions looked at"
    assert {"moves turned around", "distance 1", "writing", "done"} <= set(steps)
    assert [one.positions for one in told] == sorted(one.positions for one in told)
    told.clear()
    build(CHECKERS, [kind], tmp_path, report=told.append)
    assert not told


def test_a_folder_with_tables_of_another_game_is_refused(tmp_path: Path) -> None:
    kind = CHECKERS.endgames.kind("1k-0")
    (path, *_) = [path for path in build(CHECKERS, [kind], tmp_path) if path.stem == "1k-0"]
    chess = load("chess")
    shutil.copy(path, tmp_path / "KvK.table")
    with pytest.raises(DamagedTable, match="is a table of checkers"):
        build(chess, [0], tmp_path)


def test_a_game_without_an_index() -> None:
    with pytest.raises(NotThisKindOfGame, match="has no index of its endgames"):
        endgames_of(load("othello"))


def test_an_index_that_forgets_a_class_is_found_out(tmp_path: Path) -> None:
    class Forgetful(type(CHECKERS.endgames)):  # type: ignore[misc]
        def leads_to(self, kind: int) -> tuple[int, ...]:
            return ()

    class Broken(Checkers):
        endgames = Forgetful()

        @property
        def table_game(self) -> Broken:
            return self

    with pytest.raises(ZermeloError, match=r"index does not hold together: from .* class 1k-1k"):
        build(Broken(), [Broken.endgames.kind("1k-1k")], tmp_path)


def test_wrong_numbers_of_pieces() -> None:
    with pytest.raises(BadParameter, match="2 to 5 men"):
        load("chess").endgames.kinds(9)  # type: ignore[attr-defined]
    with pytest.raises(BadParameter, match="names no endgame"):
        load("chess").endgames.kind("KXK")  # type: ignore[attr-defined]
    with pytest.raises(BadParameter, match="like 2m1k-1k"):
        CHECKERS.endgames.kind("nothing")


BUILDER = """
import sys
from zermelo.games.checkers import Checkers
from zermelo.lookup import build
game = Checkers()
print("ready", flush=True)
build(game, game.endgames.kinds(3), sys.argv[1], memory=0, threads=2)
"""


def killed_again_and_again(tmp_path: Path, kills: int) -> None:
    """Kill -9 at random moments, go on each time, and compare with a build that was let be."""
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    began = time.monotonic()
    subprocess.run([sys.executable, "-c", BUILDER, str(whole)], check=True)
    usual = time.monotonic() - began
    dice = random.Random(kills)
    for _ in range(kills):
        shutil.rmtree(parts, ignore_errors=True) if dice.random() < 0.3 else None
        process = subprocess.Popen(
            [sys.executable, "-c", BUILDER, str(parts)], stdout=subprocess.PIPE
        )
        assert process.stdout is not None
        process.stdout.readline()
        try:
            process.wait(dice.random() * usual)
        except subprocess.TimeoutExpired:
            os.kill(process.pid, signal.SIGKILL)
            process.wait()
        process.stdout.close()
    subprocess.run([sys.executable, "-c", BUILDER, str(parts)], check=True)
    assert contents(parts) == contents(whole)
    assert len(contents(whole)) == 19


def test_a_build_survives_kill_9(tmp_path: Path) -> None:
    killed_again_and_again(tmp_path, 2)


@pytest.mark.long
def test_a_build_survives_kill_9_at_twenty_moments(tmp_path: Path) -> None:
    killed_again_and_again(tmp_path, 20)


def test_an_interrupted_class_goes_on_from_its_journal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every moment between two parts of a class is a good one to stop."""
    from zermelo.lookup import build as module  # the function hides the module
    from zermelo.lookup import journal as working

    assert module
    expected = checkers_tables().files["1m-1k"].read_bytes()
    kind = CHECKERS.endgames.kind("1m-1k")
    monkeypatch.setattr(sys.modules["zermelo.lookup.solve"], "SEGMENT", 500)
    noted = 0

    def note(self: working.Working, entry: dict[str, int], *arrays: np.ndarray) -> None:
        nonlocal noted
        real(self, entry, *arrays)
        noted += 1
        if noted % 3 == 0:
            raise KeyboardInterrupt

    real = working.Working.note
    monkeypatch.setattr(working.Working, "note", note)
    stops = 0
    while True:
        try:
            build(CHECKERS, [kind], tmp_path, memory=0, threads=1)
            break
        except KeyboardInterrupt:
            stops += 1
    assert stops > 3
    assert (tmp_path / "1m-1k.table").read_bytes() == expected

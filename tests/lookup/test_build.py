from __future__ import annotations

import random
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from tests.lookup.common import CHECKERS, PlainCheckers, checkers_tables
from zermelo import load
from zermelo.errors import BadParameter, NotThisKindOfGame, ZermeloError
from zermelo.games.checkers import Checkers
from zermelo.lookup import BuildProgress, DamagedTable, Tables, build, endgames_of
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
    told: list[BuildProgress] = []
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
import os, signal, sys, threading
from zermelo.games.checkers import Checkers
from zermelo.lookup import build
game, folder, pieces, left, later = Checkers(), sys.argv[1], *map(int, sys.argv[2:])

def count(event, about):
    global left
    if about and str(about[0]).startswith(folder):
        left -= 1
        if left == 0:
            die = (os.getpid(), signal.SIGKILL)
            threading.Thread(target=os.kill, args=die).start() if later else os.kill(*die)

sys.addaudithook(count)
build(game, game.endgames.kinds(pieces), folder, memory=0, threads=2)
print(-left)
"""


def built(folder: Path, pieces: int, moment: int = 0, later: bool = False) -> int | None:
    """Build in a process that kills itself before it touches the folder for the so many-th time,
    or soon after; if it comes to its end, how often it did."""
    numbers = map(str, (pieces, moment, int(later)))
    done = subprocess.run([sys.executable, "-c", BUILDER, str(folder), *numbers], stdout=-1)
    assert done.returncode in (0, -signal.SIGKILL)
    return int(done.stdout) if done.returncode == 0 else None


def killed_again_and_again(folder: Path, pieces: int, kills: int, moments: int) -> int:
    """Kill -9 at random moments and go on each time, to the end; how often it was killed."""
    dice, killed = random.Random(kills), 0
    for number in range(kills):
        shutil.rmtree(folder, ignore_errors=True) if dice.random() < 0.3 else None
        killed += built(folder, pieces, dice.randrange(1, moments), number % 2 == 1) is None
    assert built(folder, pieces) is not None
    return killed


def test_a_build_survives_kill_9(tmp_path: Path) -> None:
    assert killed_again_and_again(tmp_path, pieces=2, kills=2, moments=40) > 0
    assert contents(tmp_path) == contents(checkers_tables().path)
    assert len(contents(tmp_path)) == 9


@pytest.mark.long
def test_a_build_survives_kill_9_at_twenty_moments(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    moments = built(whole, pieces=3)
    assert moments is not None
    assert killed_again_and_again(parts, pieces=3, kills=20, moments=moments) > 5
    assert contents(parts) == contents(whole)
    assert len(contents(whole)) == 19


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

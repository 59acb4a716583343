"""Classes that are numbered so that they can be cut, and solved slice by slice."""

from __future__ import annotations

import random
import sys
from bisect import bisect_right
from math import isqrt
from pathlib import Path
from typing import Any

import pytest

from tests.lookup.common import CHECKERS, PlainCheckers, checkers_tables
from zermelo.errors import ZermeloError
from zermelo.games import _checkers
from zermelo.games.checkers import Checkers
from zermelo.kernel import kernel, runnable
from zermelo.lookup import BuildProgress, Tables, build, endgames_of, memory_needed
from zermelo.lookup.build import check_class
from zermelo.lookup.index import cuts_of
from zermelo.lookup.solve import slice_bytes


@pytest.mark.parametrize("name", ["3k-3k", "1m2k-1m2k", "2m1k-2m1k", "3m-3m", "2m1k-1m2k", "6m-0"])
def test_moves_never_cross_a_cut_upwards(name: str) -> None:
    """And every number is that of its own position."""
    endgames, dice = CHECKERS.endgames, random.Random(name)
    kind = endgames.kind(name)
    cuts = cuts_of(endgames, kind)
    assert list(cuts) == sorted(set(cuts))
    assert all(0 < cut < endgames.size(kind) for cut in cuts)
    stayed = 0
    for number in (dice.randrange(endgames.size(kind)) for _ in range(150)):
        state, possible = CHECKERS.indexed(kind, number)
        if not possible:
            continue
        assert CHECKERS.index(state) == (kind, number)
        for action in CHECKERS.actions(state):
            where, place = CHECKERS.index(CHECKERS.result(state, action))
            if where == kind:
                stayed += 1
                assert bisect_right(cuts, place) <= bisect_right(cuts, number)
    assert stayed


def test_pairs_are_numbered_by_shells() -> None:
    pairs = [(own, other) for own in range(30) for other in range(30)]
    numbers = [_checkers.shell_number(*pair) for pair in pairs]
    assert sorted(numbers) == list(range(900))
    assert [_checkers.shell_pair(number) for number in numbers] == pairs
    for own, other in pairs:
        assert isqrt(_checkers.shell_number(own, other)) == max(own, other)


def values(game: Checkers, tables: Tables, kinds: tuple[int, ...]) -> dict[str, object]:
    """What tables say about every position, whatever its number."""
    found: dict[str, object] = {}
    for kind in kinds:
        for number in range(game.endgames.size(kind)):
            state, possible = game.indexed(kind, number)
            if possible:
                found[game.state_text(state)] = tables.probe(game, state)
    return found


ENDGAMES = CHECKERS.endgames
ALL = ENDGAMES.kinds(2)
FEW = tuple(map(ENDGAMES.kind, ("1k-0", "1m-0", "1m-1m")))
MORE = (*FEW, *map(ENDGAMES.kind, ("1k-1k", "1m-1k")))


@pytest.mark.parametrize(
    "memory, kinds, least",
    [
        pytest.param(0, FEW, 800, id="mapped"),
        pytest.param(0.02, FEW, 800, id="cut"),
        # Without the hundreds of slices of those who have two pieces against none.
        pytest.param(0, MORE, 2000, id="more, mapped", marks=pytest.mark.long),
        pytest.param(0.02, ALL, 3000, id="all, cut", marks=pytest.mark.long),
        pytest.param(100, ALL, 3000, id="all, in one", marks=pytest.mark.long),
    ],
)
def test_slices_give_the_same_values(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    memory: float,
    kinds: tuple[int, ...],
    least: int,
) -> None:
    """All in one, cut in memory, and each in mapped files of its own."""
    uncut = values(PlainCheckers(), checkers_tables(), kinds)
    monkeypatch.setattr(_checkers, "SLICED", 2)
    build(PlainCheckers(), kinds, tmp_path, memory=memory, threads=2)
    assert values(PlainCheckers(), Tables(tmp_path), kinds) == uncut
    assert len(uncut) >= least
    assert not list((tmp_path / ".building").glob("*"))


def test_a_table_in_another_order_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of the same size: its values would be taken for those of other positions."""
    kind = CHECKERS.endgames.kind("1m-1m")
    build(PlainCheckers(), [kind], tmp_path, threads=1)
    monkeypatch.setattr(_checkers, "SLICED", 2)
    with pytest.raises(ZermeloError, match="in another order"):
        check_class(Tables(tmp_path).table("1m-1m"), CHECKERS.endgames)


def test_a_class_goes_on_from_its_last_slice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_checkers, "SLICED", 2)
    game, whole, parts = PlainCheckers(), tmp_path / "whole", tmp_path / "parts"
    kind = game.endgames.kind("1m-1m")
    memory = slice_bytes(600, 1) / (1 << 20)
    build(game, [kind], whole, memory=memory, threads=1)
    solved: list[tuple[int, int]] = []
    solve = sys.modules["zermelo.lookup.solve"]._Slice.solve

    begun = 0

    def stopping(self: Any) -> None:
        nonlocal begun
        begun += 1
        if begun % 3 == 0:
            raise KeyboardInterrupt
        solve(self)
        solved.append((self.solver.kind, self.begin))

    monkeypatch.setattr("zermelo.lookup.solve._Slice.solve", stopping)
    stops = 0
    while not (parts / "1m-1m.table").exists():
        try:
            build(game, [kind], parts, memory=memory, threads=1)
        except KeyboardInterrupt:
            stops += 1
    assert stops > 2
    assert len(solved) == len(set(solved))  # nothing was solved twice
    name = "1m-1m.table"
    assert (parts / name).read_bytes() == (whole / name).read_bytes()


def test_cuts_that_a_move_crosses_are_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Careless(type(CHECKERS.endgames)):  # type: ignore[misc]
        def cuts(self, kind: int) -> tuple[int, ...]:
            return tuple(range(10, self.size(kind), 10))

    class Broken(PlainCheckers):
        endgames = Careless()

    with pytest.raises(ZermeloError, match=r"leads to none of .* none of the slices before"):
        build(Broken(), [Broken.endgames.kind("1k-1k")], tmp_path, memory=0)


def test_progress_goes_on_through_slices(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_checkers, "SLICED", 2)
    reports: list[BuildProgress] = []
    kind = CHECKERS.endgames.kind("1m-1m")
    build(PlainCheckers(), [kind], tmp_path, memory=0.02, threads=1, report=reports.append)
    done = [one.positions for one in reports]
    assert done == sorted(done)
    assert done[-1] == reports[-1].total


def test_only_large_classes_are_cut() -> None:
    endgames = endgames_of(CHECKERS)
    assert not any(cuts_of(endgames, kind) for kind in endgames.kinds(5))
    assert cuts_of(object(), 0) == ()  # type: ignore[arg-type]


@kernel
def first_wrong(game: Any, kind: int, step: int, size: int) -> int:
    """The first number, of every `step`th, that is not that of its own position; -1: none."""
    for number in range(0, size, step):
        state, possible = game.indexed(kind, number)
        if possible:
            where, place = game.index(state)
            if where != kind or place != number:
                return number
    return -1


@pytest.mark.long
def test_numbers_of_large_classes_hold_together_compiled() -> None:
    run, endgames = runnable(CHECKERS), CHECKERS.endgames
    for kind in endgames.kinds(6):
        size = endgames.size(kind)
        assert first_wrong(run.game, kind, size // 20_000 + 1, size) == -1, endgames.name(kind)


def test_what_a_build_takes_is_known_before() -> None:
    endgames = CHECKERS.endgames
    small = memory_needed(CHECKERS, endgames.kinds(3), threads=2)
    six = memory_needed(CHECKERS, endgames.kinds(6), threads=2, memory=1000)
    assert small < 2 << 25
    assert 1 << 30 < six < 4 << 30
    assert memory_needed(CHECKERS, endgames.kinds(6), threads=2, memory=4000) > six

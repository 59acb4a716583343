"""Checkers' tables against slow and obvious solvers, and against published counts."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.lookup.common import CHECKERS, checkers_tables
from zermelo.bits import Bits, bit
from zermelo.games.checkers import BLACK_ROW, SQUARES, WHITE_ROW, State
from zermelo.kernel import kernel, new_record, runnable, view
from zermelo.lookup import Tables, build
from zermelo.tablebase import (
    CODE,
    DRAW,
    KNOWN_FIELDS,
    NOTHING,
    WIN,
    attach,
    known_array,
    known_code,
)

COUNTED = {1: 120, 2: 6_972, 3: 261_224, 4: 7_092_774}
UNDECIDED = 0xFFFF


def placements(most: int) -> Iterator[State]:
    """All positions of up to so many pieces, without the numbers that tables give them."""
    squares = [square for square in range(64) if SQUARES >> square & 1]
    for pieces in range(1, most + 1):
        for places in itertools.combinations(squares, pieces):
            for marks in itertools.product(range(4), repeat=pieces):
                sides, kings = [Bits(0), Bits(0)], Bits(0)
                for square, mark in zip(places, marks, strict=True):
                    sides[mark & 1] |= bit(square)
                    kings |= bit(square) if mark & 2 else Bits(0)
                if sides[0] & ~kings & WHITE_ROW or sides[1] & ~kings & BLACK_ROW:
                    continue
                yield State(sides[0], sides[1], kings, 0, 0)
                yield State(sides[0], sides[1], kings, 1, 0)


def test_two_pieces_as_a_solver_without_numbers_finds_them() -> None:
    after = {
        state: [
            CHECKERS.result(state, action)._replace(quiet=0) for action in CHECKERS.actions(state)
        ]
        for state in placements(2)
    }
    found = {state: (-1.0, 0) for state, following in after.items() if not following}
    for plies in itertools.count(1):
        new = {}
        for state, following in after.items():
            if state in found:
                continue
            values = [found[one][0] if one in found else 0.0 for one in following]
            if -1.0 in values:
                new[state] = (1.0, plies)
            elif all(value == 1.0 for value in values):
                new[state] = (-1.0, plies)
        if not new:
            break
        found.update(new)
    tables = checkers_tables()
    assert len(after) == 2 * (COUNTED[1] + COUNTED[2])  # with colours swapped, too
    for state in after:
        entry = tables.probe(CHECKERS, state)
        expected = found.get(state, (0.0, 0))
        holds = expected[1] <= CHECKERS.quiet_plies
        assert (entry[:2] if entry else None) == (expected if holds else None), state


SWEEP = np.dtype(
    [(name, np.int64) for name in ("kind", "size", "codes", "plies")] + KNOWN_FIELDS, align=True
)


@kernel
def sweep(game: Any, record: Any) -> int:
    """Decide the positions of a class that are won or lost in `plies`; how many there are."""
    codes = view(record.codes, record.size, CODE)
    decided = 0
    for number in range(record.size):
        if codes[number] == UNDECIDED:
            state, possible = game.indexed(record.kind, number)
            moves, losing, winning = 0, 0, False
            for action in game.actions(state):
                kind, place = game.index(game.result(state, action))
                code = known_code(record, kind, place)
                moves += 1
                if code < WIN:
                    winning = True
                elif code < DRAW:
                    losing += 1
            if not possible:
                codes[number] = NOTHING
            elif winning:
                codes[number] = WIN + record.plies
                decided += 1
            elif moves == losing:
                codes[number] = record.plies
                decided += 1
    return decided


def solved(pieces: int) -> dict[int, Any]:
    """The codes of all classes: what is decided in no ply, in one, in two, until nothing is."""
    run, kinds = runnable(CHECKERS), CHECKERS.endgames.kinds(pieces)
    codes = {kind: np.full(CHECKERS.endgames.size(kind), UNDECIDED, CODE) for kind in kinds}
    for plies in itertools.count():
        decided = 0
        before = {kind: own.copy() for kind, own in codes.items()}
        known = known_array(before)
        for kind, own in codes.items():
            record = new_record(SWEEP)
            record.kind, record.size, record.plies = kind, len(own), plies
            record.codes = own.ctypes.data
            attach(record, known)
            decided += int(sweep(run.game, record))
        if decided == 0:
            break
    for own in codes.values():
        own[own == UNDECIDED] = DRAW
    return codes


def compare(folder: Path, pieces: int) -> None:
    build(CHECKERS, CHECKERS.endgames.kinds(pieces), folder)
    tables, positions = Tables(folder), dict.fromkeys(range(pieces + 1), 0)
    for kind, expected in solved(pieces).items():
        name = CHECKERS.endgames.name(kind)
        packed = tables.table(name).packed()
        assert packed is not None
        assert (packed.palette[packed.places] == expected).all(), name
        header = tables.table(name).header
        positions[sum(int(mark) for mark in name if mark.isdigit())] += header["positions"]
    assert {number: positions[number] for number in range(1, pieces + 1)} == {
        number: COUNTED[number] for number in range(1, pieces + 1)
    }


@pytest.mark.long
def test_three_pieces_as_sweeps_over_all_positions_find_them(tmp_path: Path) -> None:
    compare(tmp_path, 3)


@pytest.mark.long
def test_four_pieces_as_sweeps_over_all_positions_find_them(tmp_path: Path) -> None:
    compare(tmp_path, 4)

"""The table gives back the very values it was given or, without room for their digits, bounds."""

from __future__ import annotations

import gc
import math
import random
from typing import Any

import numpy as np
import pytest

from tests.random_trees import UNITS
from zermelo.bits import Bits
from zermelo.kernel import new_record
from zermelo.search import TranspositionTable
from zermelo.search.alphabeta import transposition as module
from zermelo.search.alphabeta.context import CONTEXT
from zermelo.search.alphabeta.transposition import (
    AT_LEAST,
    AT_MOST,
    EXACTLY,
    PARTS,
    SOLVED,
    table_entry,
    table_probe,
    table_store,
    table_value,
)

SIDES = (AT_LEAST, AT_MOST, EXACTLY)


def attached(table: TranspositionTable) -> Any:
    context = new_record(CONTEXT)
    table.attach(context)
    return context


def kept(context: Any, value: float, kind: int, depth: int = SOLVED) -> tuple[float, int]:
    key, check = (Bits(random.getrandbits(64)) for _ in range(2))
    table_store(context, key, check, value, depth, kind, 7)
    assert table_probe(context, key, check)
    entry = table_entry(context)
    assert (int(entry.action), int(entry.depth)) == (7, depth)
    return float(table_value(context)), int(entry.bound) & 3


def numbers() -> list[float]:
    return [sign * unit * k for unit in UNITS for k in (1, 2, 3) for sign in (1, -1)]


@pytest.mark.parametrize("kind", SIDES)
def test_values_come_back_as_they_were(kind: int) -> None:
    context = attached(TranspositionTable(1))
    for value in (0.0, -0.5, *numbers()):
        assert kept(context, value, kind) == (value, kind)


@pytest.mark.parametrize("kind", SIDES)
def test_where_there_is_no_room_a_value_becomes_a_bound_that_is_true(kind: int) -> None:
    context = attached(TranspositionTable(1))
    context.own = -1
    for value in numbers():
        with np.errstate(over="ignore"):
            single = float(np.float32(value)) == value
        found, side = kept(context, value, kind)
        if single:
            assert (found, side) == (value, kind)
            continue
        assert side == (AT_MOST if kind == AT_MOST else AT_LEAST)
        assert found > value if side == AT_MOST else found < value
        if 1e-37 < abs(value) < 1e38:
            assert math.isclose(found, value, rel_tol=1e-6)


def test_a_part_that_is_full_takes_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PART", 4)
    table = TranspositionTable(1)
    context, other = attached(table), attached(table)
    values = [number / 3 for number in range(1, 60) if number % 3]
    exact = [value for value in values if kept(context, value, EXACTLY) == (value, EXACTLY)]
    assert 0 < len(exact) <= 4
    assert all(kept(context, value, AT_LEAST) == (value, AT_LEAST) for value in exact)
    assert kept(other, values[-1], EXACTLY) == (values[-1], EXACTLY)


def test_estimates_are_rounded() -> None:
    context = attached(TranspositionTable(1))
    assert kept(context, 1 / 3, EXACTLY, depth=5) == (float(np.float32(1 / 3)), EXACTLY)


def test_a_record_that_is_gone_leaves_its_part_to_others() -> None:
    table = TranspositionTable(1)
    for _ in range(3):
        contexts = [attached(table) for _ in range(PARTS)]
        assert len({int(context.own) for context in contexts}) == PARTS
        assert attached(table).own == -1
        del contexts
        gc.collect()


def test_an_empty_table_needs_no_lists() -> None:
    context = attached(TranspositionTable(0))
    table_store(context, Bits(1), Bits(2), 1 / 3, SOLVED, EXACTLY, 7)
    assert not table_probe(context, Bits(1), Bits(2))

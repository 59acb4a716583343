from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.collisions import with_hash_of
from tests.games.comparing import plain_twin
from zermelo.game import Game
from zermelo.games import load
from zermelo.kernel import (
    INDEX_FIELDS,
    StateIndex,
    fill_slots,
    has_room,
    kernel,
    keyed_hash,
    new_record,
    number_of,
    state_hash,
)

RECORD = np.dtype(INDEX_FIELDS)


@kernel
def numbered(game: Any, state: Any, record: Any) -> int:
    fill_slots(record)
    if not has_room(record, 1):
        return -1
    return int(number_of(record, state_hash(state), keyed_hash(state)))


@pytest.fixture(params=["plain", "compiled"])
def game(request: pytest.FixtureRequest) -> Game:
    nim = load("nim:piles=1-2")
    return nim if request.param == "compiled" else plain_twin(nim)


def states(count: int) -> list[tuple[int, int, int]]:
    """Every other one collides with the first."""
    first = (0, 0, 1)
    return [(n, 0, 1) if n % 2 else with_hash_of((n, 0, 1), first, 1) for n in range(count)]


def test_states_keep_their_numbers_while_it_grows(game: Game) -> None:
    record = new_record(RECORD)
    index = StateIndex(record)
    index.grow(1)
    found = states(40)
    for number, state in enumerate(found):
        if numbered(game, state, record) == -1:
            assert number == record.count == record.room
            index.grow(2 * number)
            assert numbered(game, state, record) == number
    assert [numbered(game, state, record) for state in found] == list(range(40))
    assert [index.number(state) for state in found] == list(range(40))
    assert index.number((99, 0, 1)) is None
    assert len(index.hashes) == 40
    assert index.bytes == StateIndex.bytes_for(int(record.room))


def test_collisions_are_counted(game: Game) -> None:
    record = new_record(RECORD)
    index = StateIndex(record)
    index.grow(10)
    for state in ((1, 0, 1), (3, 0, 1)):
        numbered(game, state, record)
    assert record.collisions == 0
    numbered(game, with_hash_of((5, 0, 1), (1, 0, 1), 1), record)
    assert record.collisions == 1
    assert record.count == 3

from __future__ import annotations

import importlib.util
import itertools
from typing import Any

import numpy as np
import pytest

from tests.collisions import with_hash_of
from zermelo.bits import Bits
from zermelo.games import load
from zermelo.kernel import hashing, kernel, keyed_hash, state_hash, what_counts

STATES = [
    (1, 2, 3),
    (1, (2, 3)),
    ((1, 2), 3),
    (1, 2, 3, 0),
    (1.0, 2, 3),
    (-1, 2, 3),
    (Bits(3 << 62), 2, 3),
    5,
    ((7,) * 30, 0.5, True),
]


@kernel
def hash_of(game: Any, state: Any) -> Any:
    return keyed_hash(state)


@kernel
def counted(game: Any, known: Any, state: Any) -> Any:
    return keyed_hash(what_counts(known, state))


def test_plain_and_compiled_give_the_same() -> None:
    game = load("tic_tac_toe")
    for state in STATES:
        assert int(hash_of(game, state)) == int(keyed_hash(state))


def test_what_counts_is_a_tuple_or_the_state() -> None:
    game = load("tic_tac_toe")
    assert int(counted(game, (4, 5), (1, 2))) == int(keyed_hash((4, 5)))
    assert int(counted(game, Bits(4), (1, 2))) == int(keyed_hash((1, 2)))


LONG = [(0,) * count for count in range(hashing.MOST_WORDS - 4, hashing.MOST_WORDS + 4)]
OBJECTS = [
    (2**64, 1),
    (-(2**63) - 1,),
    (2**70,),
    ("a", "b"),
    ("ab", ""),
    ((1, 2), (3,)),
    ((1,), (2, 3)),
    (None,),
    (frozenset({1, 2}),),
    (frozenset({1, 3}),),
    (),
    ((),),
    [1, 2, (3,)],
]


def test_whatever_a_plain_state_is_made_of() -> None:
    states = [*STATES, *OBJECTS, *LONG]
    assert len({int(keyed_hash(state)) for state in states}) == len(states)
    assert keyed_hash((frozenset({1, 2}), "a")) == keyed_hash((frozenset({2, 1}), "a"))


def test_numbers_of_numpy_are_numbers() -> None:
    for function in (state_hash, keyed_hash):
        assert function((np.int64(-3), np.bool_(True), np.float64(0.5))) == function((-3, 1, 0.5))


def test_objects_that_were_forgotten_are_only_not_recognised(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(hashing, "_MOST_TOKENS", len(hashing._tokens) + 1)
    before = keyed_hash((None, "a"))
    for number in range(3):
        keyed_hash((frozenset({number}),))
    assert keyed_hash((None, "a")) != before


def test_states_that_collide_are_distinguished() -> None:
    one = (1, 0, 5, 1)
    others = [with_hash_of((n, 0, 5, 1), one, 1) for n in range(2, 50)]
    assert len({int(state_hash(state)) for state in others}) == 1
    assert len({int(keyed_hash(state)) for state in [one, *others]}) == 49


def another() -> Any:
    """The module as another process has it."""
    found = importlib.util.find_spec(hashing.__name__)
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def test_each_process_has_a_key_of_its_own() -> None:
    """And the hash that says where a state stands is the same in all."""
    other = another()
    for state in STATES:
        assert state_hash(state) == other.state_hash(state)
        assert keyed_hash(state) != other.keyed_hash(state)


def test_no_two_states_agree_under_many_keys() -> None:
    """Of pairs that differ in one bit or in many, in the first word or the last."""
    states = [(0, 0, 0), (1, 0, 0), (1 << 63, 0, 0), (0, 0, 1 << 63), (0, -1, 0), (-1, 1, -1)]
    seen: list[set[int]] = [set() for _ in range(64)]
    for _ in range(40):
        module = another()
        hashes = [int(module.keyed_hash(state)) for state in states]
        assert len(set(hashes)) == len(states)
        for one, two in itertools.combinations(hashes, 2):
            for place in range(64):
                seen[place].add((one ^ two) >> place & 1)
    assert all(found == {0, 1} for found in seen)

"""Bits: the same word in plain Python and compiled."""

import operator
from random import Random
from typing import NamedTuple

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from zermelo.bits import (
    WORD,
    Bits,
    bit,
    each,
    enclosed,
    highest,
    lowest,
    past_runs,
    popcount,
    without_lowest,
)
from zermelo.game import Game
from zermelo.kernel import kernel

words = st.integers(0, WORD)
places = st.integers(0, 70)


class Words(NamedTuple):
    x: Bits
    y: Bits
    n: int


class Probe(Game):
    """A game only in name: something for kernels to run on."""

    def initial_state(self):
        return Words(Bits(0), Bits(0), 0)


@kernel
def compute(game, s):
    count, total = 0, 0
    for place in each(s.x):
        count += 1
        total += place
    return (
        (s.x & s.y, s.x | s.y, s.x ^ s.y, ~s.x, s.x + s.y, s.x - s.y, s.x * s.y, -s.x),
        (s.x << s.n, s.x >> s.n, s.x << 3, s.x >> 3, s.x & 5, 5 | s.x, s.x + 1, 7 - s.x),
        (popcount(s.x), lowest(s.x), highest(s.x), int(s.x >> 1), count, total),
        (s.x == s.y, s.x != s.y, s.x < s.y, s.x <= s.y, s.x > s.y, s.x >= s.y, not s.x),
        (bit(s.n), without_lowest(s.x), Bits(s.n), s.x % 1000, s.x // 3),
        1 if s.x else 0,
    )


@settings(max_examples=300)
@given(words, words, places)
def test_plain_and_compiled_agree(x, y, n):
    game, state = Probe(), Words(Bits(x), Bits(y), n)
    assert compute(game, state) == compute.plain(game, state)


@pytest.mark.parametrize("name", ["and_", "or_", "xor", "add", "sub", "mul"])
@given(words, words)
def test_operators_are_those_of_unsigned_words(name, x, y):
    function = getattr(operator, name)
    assert function(Bits(x), y) == function(x, y) & WORD
    assert isinstance(function(Bits(x), y), Bits)
    assert function(x, Bits(y)) == function(x, y) & WORD


def test_shifts_and_complement_stay_in_the_word():
    assert Bits(1 << 63) << 1 == 0
    assert Bits(WORD) >> 63 == 1
    assert ~Bits(0) == WORD
    assert -Bits(1) == WORD
    assert Bits(-1) == WORD


def test_places():
    assert list(each(Bits(0b10110))) == [1, 2, 4]
    assert popcount(WORD) == 64
    assert lowest(Bits(0)) == 64
    assert highest(Bits(0)) == -1
    assert bit(63) == 1 << 63
    assert repr(bit(4)) == "Bits(0x10)"


STEPS = ((0, 1), (1, -1), (1, 0), (1, 1), (0, -1), (-1, 1), (-1, 0), (-1, -1))


def ways(cell):
    """The cells of a board of eight by eight in each direction, one after the other."""
    found = []
    for down, across in STEPS:
        row, column = cell // 8 + down, cell % 8 + across
        way = []
        while 0 <= row < 8 and 0 <= column < 8:
            way.append(8 * row + column)
            row, column = row + down, column + across
        found.append(way)
    return found


def between(word, ends, cell):
    """What `enclosed` says, by walking."""
    found = 0
    for way in ways(cell):
        run = 0
        for place in way:
            if ends >> place & 1:
                found |= run
            if not word >> place & 1:
                break
            run |= 1 << place
    return found


class Surroundings(Probe):
    def __init__(self):
        masks = [sum(1 << place for place in way) for cell in range(64) for way in ways(cell)]
        self.rays = np.array(masks, np.uint64)
        self.steps = np.array([1, 7, 8, 9], np.uint64)
        inner = sum(1 << cell for cell in range(64) if 0 < cell % 8 < 7)
        self.inner = np.array([inner, inner, WORD, inner], np.uint64)


@kernel
def surrounded(game, s):
    return enclosed(s.x, s.y, game.rays, 8 * s.n)


def test_what_is_enclosed():
    game, dice = Surroundings(), Random(1)
    for number in range(3000):
        taken = (
            dice.getrandbits(64)
            | dice.getrandbits(64)
            | (dice.getrandbits(64) if number % 2 else 0)
        )
        x = taken & (dice.getrandbits(64) | (dice.getrandbits(64) if number % 3 else 0))
        y, cell = taken & ~x, dice.randrange(64)
        state = Words(Bits(x), Bits(y), cell)
        assert surrounded(game, state) == surrounded.plain(game, state) == between(x, y, cell)
    for cell in range(64):
        for x, y in ((0, 0), (WORD, 0), (0, WORD), (WORD ^ bit(cell), 0)):
            state = Words(Bits(x), Bits(y), cell)
            assert surrounded(game, state) == surrounded.plain(game, state) == between(x, y, cell)


def past(word, starts):
    """What `past_runs` says, by walking from every place."""
    found = 0
    for cell in range(64):
        if not starts >> cell & 1:
            continue
        for way in ways(cell):
            run = 0
            while run < len(way) and word >> way[run] & 1:
                run += 1
            if 0 < run < len(way):
                found |= 1 << way[run]
    return found


@kernel
def found_past(game, s):
    return past_runs(s.x, s.y, game.steps, game.inner)


def test_what_is_past_runs():
    game, dice = Surroundings(), Random(2)
    for number in range(3000):
        x = dice.getrandbits(64) | (dice.getrandbits(64) if number % 2 else 0)
        y = dice.getrandbits(64) & ~x & (dice.getrandbits(64) if number % 3 else WORD)
        state = Words(Bits(x), Bits(y), 0)
        assert found_past(game, state) == found_past.plain(game, state) == past(x, y)

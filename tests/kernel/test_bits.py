"""Bits: the same word in plain Python and compiled."""

import operator
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from zermelo.bits import WORD, Bits, bit, each, highest, lowest, popcount, without_lowest
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

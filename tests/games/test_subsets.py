"""Sets of squares and their numbers."""

from __future__ import annotations

from itertools import combinations
from math import comb

import pytest

from zermelo.bits import Bits, each, popcount
from zermelo.games._subsets import rank, unrank, ways

SQUARES = 7


@pytest.mark.parametrize("size", range(5))
@pytest.mark.parametrize("taken", [0, 0b1, 0b1000010, 0b0110100])
def test_numbers_and_sets_are_one_to_one(size: int, taken: int) -> None:
    free = Bits(((1 << SQUARES) - 1) & ~taken)
    sets = [Bits(sum(1 << s for s in chosen)) for chosen in combinations(each(free), size)]
    numbers = [rank(chosen, Bits(taken)) for chosen in sets]
    assert sorted(numbers) == list(range(comb(popcount(free), size)))
    assert [unrank(number, size, free) for number in numbers] == sets


def test_sets_of_a_whole_board() -> None:
    assert ways(64, 2) == 2016
    last = Bits(0b11 << 62)
    assert rank(last, Bits(0)) == 2015
    assert unrank(2015, 2, ~Bits(0)) == last

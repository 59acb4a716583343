"""The hash that random trees are made of."""

from __future__ import annotations

import random

import numpy as np

from tests.hashing import hashed
from tests.random_trees import HashedTree
from zermelo.bits import WORD, Bits
from zermelo.kernel import kernel


def in_words(seed: Bits, node: Bits, salt: int) -> int:
    """As one would write it for both executions."""
    word = (seed ^ (node * 0x9E3779B97F4A7C15)) + Bits(salt + 1) * 0x94D049BB133111EB
    word = (word ^ (word >> 32)) * 0xBF58476D1CE4E5B9
    word = (word ^ (word >> 29)) * 0xD6E8FEB86659FD93
    return int(word >> 33)


@kernel
def compiled(game: HashedTree, seed: Bits, node: Bits, salt: int) -> int:
    return hashed(seed, node, salt)


def test_plain_compiled_and_in_words_alike() -> None:
    game, dice = HashedTree(), random.Random(1)
    for _ in range(200):
        seed, node = Bits(dice.randint(0, WORD)), Bits(dice.randint(0, 9))
        salt = dice.choice((int, np.int64))(dice.randrange(99))
        found = hashed(seed, node, salt)
        assert found == in_words(seed, node, salt) == compiled(game, seed, node, salt)
        assert 0 <= found < 1 << 31

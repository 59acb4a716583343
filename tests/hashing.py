"""Numbers that look random, the same in plain Python and compiled: what random trees are made of.

Oracles walk their trees in plain Python and spend most of their time here. Python's own numbers
are several times as fast as words of 64 bits, so the hash is written with them; compiled code has
the same steps as instructions.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types

from zermelo.bits import WORD
from zermelo.kernel.numba_bits import BitsType
from zermelo.kernel.numba_intrinsics import compiles_to

BY_NODE, BY_SALT = 0x9E3779B97F4A7C15, 0x94D049BB133111EB
STEPS = ((32, 0xBF58476D1CE4E5B9), (29, 0xD6E8FEB86659FD93))
LAST = 33


def hashed(seed: int, node: int, salt: int) -> int:
    """31 bits that look random."""
    word = ((int(seed) ^ (int(node) * BY_NODE)) + (int(salt) + 1) * BY_SALT) & WORD
    for shift, factor in STEPS:
        word = ((word ^ (word >> shift)) * factor) & WORD
    return word >> LAST


@compiles_to(hashed)
def _hashed(_typing: Any, seed: Any, node: Any, salt: Any) -> Any:
    def number(value: int) -> Any:
        return ir.Constant(ir.IntType(64), value)

    def generate(context: Any, builder: Any, sig: Any, arguments: Any) -> Any:
        seed, node, salt = arguments
        salt = context.cast(builder, salt, sig.args[2], types.int64)
        salted = builder.mul(builder.add(salt, number(1)), number(BY_SALT))
        word = builder.add(builder.xor(seed, builder.mul(node, number(BY_NODE))), salted)
        for shift, factor in STEPS:
            mixed = builder.xor(word, builder.lshr(word, number(shift)))
            word = builder.mul(mixed, number(factor))
        return builder.lshr(word, number(LAST))

    words = isinstance(seed, BitsType) and isinstance(node, BitsType)
    if not (words and isinstance(salt, types.Integer)):
        return None
    return types.int64(seed, node, salt), generate

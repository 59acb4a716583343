"""Different states with the same fixed hash, made on purpose.

The hash takes in one word after the other, and each word is mixed with what came before by an
exclusive or: so a word can undo whatever differed until then. No table and no search is needed.

    folded(word)            what the hash makes of what came before, mixed with a word
    with_hash_of(a, b, 1)   state a, whose field 1 is such that it has the hash of state b
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any, NamedTuple

from llvmlite import ir

from tests.random_trees import HashedGraph
from zermelo.bits import WORD, Bits
from zermelo.game import CHANCE, Game
from zermelo.kernel import state_hash
from zermelo.kernel.hashing import FIRST, MULTIPLIER
from zermelo.kernel.numba_bits import bits_type
from zermelo.kernel.numba_intrinsics import compiles_to


def folded(word: int) -> Bits:
    product = (int(word) & WORD) * MULTIPLIER
    return Bits((product >> 64) ^ (product & WORD))


@compiles_to(folded)
def _folded(_typing: Any, word: Any) -> Any:
    def generate(context: Any, builder: Any, sig: Any, arguments: Any) -> Any:
        long = ir.IntType(128)
        value = context.cast(builder, arguments[0], sig.args[0], bits_type)
        product = builder.mul(builder.zext(value, long), long(MULTIPLIER))
        upper = builder.trunc(builder.lshr(product, long(64)), value.type)
        return builder.xor(upper, builder.trunc(product, value.type))

    return bits_type(word), generate


def with_hash_of(state: Any, other: Any, place: int) -> Any:
    """The state, a tuple of numbers, with another number at a place; from there on they are
    alike."""
    assert state[place + 1 :] == other[place + 1 :]
    mine = theirs = Bits(FIRST)
    for one, two in zip(state[:place], other[:place], strict=True):
        mine, theirs = folded(mine ^ one), folded(theirs ^ two)
    salt = int(mine ^ theirs ^ other[place])
    salt -= (salt >> 63) << 64  # as a signed number
    made = (*state[:place], salt, *state[place + 1 :])
    made = type(state)(*made) if hasattr(state, "_fields") else made
    assert state_hash(made) == state_hash(other)
    return made


class Salted(NamedTuple):
    seed: Bits
    node: int
    salt: Bits
    player: int


class Colliding(HashedGraph):
    """Random games in which about every third state has the same fixed hash, if the same player is
    to move there."""

    def place(self, seed: Bits, node: int, player: int) -> Salted:
        salt = folded(folded(Bits(FIRST) ^ seed) ^ node) ^ (node % 3)
        return Salted(seed, node, salt, player)


class Crossing(NamedTuple):
    way: int
    salt: int
    left: int
    player: int


class Crossroads(Game):
    """The first to move takes one of two ways that collide all along; one wins, the other loses.

    In between each player chooses among two moves that change nothing; `again` lets both ways come
    back to their beginnings, in circles.
    """

    resolution = 1.0
    utility_bounds = (-1.0, 1.0)

    def __init__(self, good: int = 2, plies: int = 4, again: bool = False) -> None:
        self.good, self.plies, self.again = good, plies, again
        here, there = Crossing(1, 0, 0, 0), Crossing(2, 0, 0, 0)
        self.salt = with_hash_of(there, here, 1).salt

    def initial_state(self) -> Crossing:
        return Crossing(0, 0, self.plies, 0)

    def to_move(self, state: Crossing) -> int:
        return state.player

    def actions(self, state: Crossing) -> Iterator[int]:
        yield 1
        yield 2

    def result(self, state: Crossing, action: int) -> Crossing:
        if state.way == 0:
            salt = 0 if action == 1 else self.salt
            return Crossing(action, salt, state.left, 1)
        left = state.left - 1
        if self.again and action == 2:
            left = state.left + 1 if state.left < self.plies else state.left
        return Crossing(state.way, state.salt, left, 1 - state.player)

    def is_terminal(self, state: Crossing) -> bool:
        return state.left == 0

    def utility(self, state: Crossing, player: int) -> float:
        value = 1.0 if state.way == self.good else -1.0
        return value if player == 0 else -value


class Dealt(NamedTuple):
    card: int
    salt: int
    said: int
    player: int


class Announcement(Game):
    """The first player sees one of three cards and says one; the second says one, too, unseeing.

    Who says the card that was dealt, alone, wins. All that can be dealt and all that the first can
    know have the same hash.
    """

    hidden_information = True
    utility_bounds = (-1.0, 1.0)
    compiled = False

    @cached_property
    def salts(self) -> tuple[list[int], list[int]]:
        """Of states and of what the first player knows, by card."""
        states = [with_hash_of((card, 0, -1, 0), (1, 0, -1, 0), 1)[1] for card in (1, 2, 3)]
        known = [with_hash_of((0, card, 0), (0, 1, 0), 2)[2] for card in (1, 2, 3)]
        return [0, *states], [0, *known]

    def initial_state(self) -> Dealt:
        return Dealt(0, 0, -1, CHANCE)

    def to_move(self, state: Dealt) -> int:
        return state.player

    def actions(self, state: Dealt) -> Iterator[int]:
        yield from (1, 2, 3)

    def probability(self, state: Dealt, action: int) -> float:
        return 1 / 3

    def result(self, state: Dealt, action: int) -> Dealt:
        if state.player == CHANCE:
            return Dealt(action, self.salts[0][action], -1, 0)
        if state.player == 0:
            return Dealt(state.card, state.salt, action, 1)
        return Dealt(state.card, state.salt, 10 * state.said + action, -3)

    def is_terminal(self, state: Dealt) -> bool:
        return state.said >= 10

    def utility(self, state: Dealt, player: int) -> float:
        mine, theirs = state.said // 10 == state.card, state.said % 10 == state.card
        return float(mine - theirs) * (1 if player == 0 else -1)

    def information(self, state: Dealt, player: int) -> tuple[int, int]:
        if player == 0 and state.card:
            return state.card, self.salts[1][state.card]
        return int(state.said >= 0), 0

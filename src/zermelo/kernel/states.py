"""Many states at once: a list in plain Python, packed memory compiled.

states = new_states(game, 1000)
save_state(game, states, 17, state)      # in kernels
state = load_state(game, states, 17)
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from ..game import Game
from .api import check_on_disk, kernel, native_side, runs_compiled
from .memory import save_state

_WORD = (1 << 64) - 1


def new_states(game: Game, count: int) -> Any:
    """Room for `count` states.

    >>> from zermelo.games.nim import Nim
    >>> class Plain(Nim):
    ...     compiled = False
    >>> nim = Plain((1, 2))
    >>> states = new_states(nim, 2)
    >>> put_state(nim, states, 0, nim.initial_state())
    >>> states[0].piles
    (1, 2)
    """
    if not runs_compiled(game):
        return [None] * count
    check_on_disk()
    return np.zeros((count, native_side().state_bytes(game)), np.uint8)


@kernel
def put_state(game: Any, states: Any, index: int, state: Any) -> None:
    """`save_state` for use outside of kernels."""
    save_state(game, states, index, state)


def put_states(game: Game, states: Any, found: Sequence[Any]) -> None:
    """Many of them, from the first place on.

    A call of a kernel with a state takes longer the more there is in it. So where states turn out
    to be kept as a row of words, each of the others is put there as such a row.

    >>> from zermelo.games import load
    >>> nim = load("nim:piles=1-2")
    >>> states = new_states(nim, 2)
    >>> put_states(nim, states, [nim.initial_state(), nim.result(nim.initial_state(), 0)])
    """
    if isinstance(states, list):
        states[: len(found)] = found
        return
    if not found:
        return
    put_state(game, states, 0, found[0])
    places = list(_leaves(found[0]))
    floats = [i for i, leaf in enumerate(places) if isinstance(leaf, float)]
    words = np.array(_words(places, floats), np.uint64)
    by_words = words.tobytes() == states[0].tobytes()
    rows = states.view(np.uint64) if by_words else None
    for index in range(1, len(found)):
        leaves = list(_leaves(found[index])) if by_words else []
        if rows is not None and len(leaves) == len(words):
            rows[index] = _words(leaves, floats)
        else:
            put_state(game, states, index, found[index])


def _leaves(value: Any) -> Iterator[Any]:
    """The numbers in a state, in order."""
    if isinstance(value, tuple):
        for part in value:
            yield from _leaves(part)
    else:
        yield value


def _words(leaves: list[Any], floats: list[int]) -> list[int]:
    """Numbers as 64 bits each; those in some places are floats."""
    words = leaves.copy()
    for place in floats:
        words[place] = struct.unpack("=Q", struct.pack("=d", leaves[place]))[0]
    return [int(word) & _WORD for word in words]

"""Many states at once: a list in plain Python, packed memory compiled.

states = new_states(game, 1000)
save_state(game, states, 17, state)      # in kernels
state = load_state(game, states, 17)
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..game import Game
from .api import check_on_disk, kernel, native_side, runs_compiled
from .memory import save_state

__all__ = ["new_states", "put_state"]


def new_states(game: Game, count: int) -> Any:
    """Room for so many states.

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

"""The hash that identifies positions, and how symmetries turn it."""

from __future__ import annotations

from typing import Any

import numpy as np

from .. import _grid


def new_keys(size: int) -> tuple[Any, Any]:
    """Keys of the points for both colours, and how symmetries turn a hash.

    Byte g of a hash is a small hash of the board under symmetry g. So the hash of an image of
    the board has the same bytes in another order, and a state's history can be turned with it.
    """
    dice = np.random.default_rng(20).integers(0, 256, (2, size * size), np.uint64)
    keys = np.zeros((2, size * (size + 1)), np.uint64)
    for action in range(size * size):
        place = action // size * (size + 1) + action % size
        for g in range(8):
            image = _grid.turned(action, size, size, g)
            keys[:, place] |= dice[:, image] << np.uint64(8 * g)
    probes = range(size + 1)  # enough points to tell symmetries apart
    images = [[_grid.turned(x, size, size, g) for x in probes] for g in range(8)]
    turns = [
        images.index([_grid.turned(x, size, size, g) for x in images[turn]])
        for turn in range(8)
        for g in range(8)
    ]
    return keys.reshape(-1), np.array(turns, np.int64)

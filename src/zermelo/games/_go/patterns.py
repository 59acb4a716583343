"""Small shapes that are worth a move in a playout: hanes, cuts and moves at the edge.

S. Gelly, Y. Wang, R. Munos and O. Teytaud, "Modification of UCT with patterns in Monte-Carlo
Go", 2006. A shape is the eight neighbours of an empty point, two bits each, from the one above
clockwise: empty, own, other, or off the board.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any

import numpy as np

EMPTY, OWN, OTHER, OFF = range(4)

# Rows from the top; X and O are the two colours, either way round; x and o: anything but X, but
# O; ? anything, # off the board, * the point itself.
_SHAPES = (
    "XOX .*. ???",  # hane
    "XO. .*. ?.?",
    "XO? X*. x.?",
    "XO? O*o ?o?",  # cut
    "XO? O*X ???",
    "?X? O*O ooo",
    "OX? o*O ???",
    "X.? O*? ###",  # at the edge
    "OX? X*O ###",
    "?X? x*O ###",
    "?OX X*O ###",
)
_MEANINGS = {
    ".": (EMPTY,),
    "X": (OWN,),
    "O": (OTHER,),
    "x": (EMPTY, OTHER),
    "o": (EMPTY, OWN),
    "?": (EMPTY, OWN, OTHER),
    "#": (OFF,),
}
_AROUND = (1, 2, 5, 8, 7, 6, 3, 0)  # cells of a shape, row by row, as a code counts them


@cache
def table() -> Any:
    """1 for every code of a shape, 0 for all others."""
    found = np.zeros(1 << 16, np.uint8)
    for shape in _SHAPES:
        cells = shape.replace(" ", "")
        for turned in _turned(cells):
            for swapped in (turned, turned.translate(str.maketrans("XOxo", "OXox"))):
                options = [_MEANINGS[swapped[cell]] for cell in _AROUND]
                for kinds in product(*options):
                    found[sum(kind << 2 * i for i, kind in enumerate(kinds))] = 1
    return found


def _turned(cells: str) -> list[str]:
    """The shape in all eight positions."""
    found = []
    for _ in range(4):
        cells = "".join(cells[3 * (2 - i % 3) + i // 3] for i in range(9))
        found += [cells, "".join(cells[i : i + 3][::-1] for i in (0, 3, 6))]
    return found

"""What a position is worth, in sixteen bits.

    0 to LONGEST             lost, with so many plies to the end
    WIN + 0 to LONGEST       won, likewise
    DRAW                     neither side can force a win
    NOTHING                  there is no position of this number

While a table is built, OPEN + n stands for a position with n moves that do not lose yet.
Values are those to the player to move.
"""

from __future__ import annotations

from typing import Any

import numpy as np

__all__ = ["DRAW", "LONGEST", "NOTHING", "OPEN", "WIN", "counts", "distances", "outcomes"]

WIN = 0x4000
LONGEST = 0x3FFB
DRAW, NOTHING = 0x7FFE, 0x7FFF
OPEN = 0x8000

CODE = np.dtype(np.uint16)


def outcomes(codes: Any) -> Any:
    """-1 lost, 0 drawn, 1 won, 2 no position: of an array of codes."""
    found = np.where(codes < WIN, -1, 1).astype(np.int8)
    found[codes == DRAW] = 0
    found[codes == NOTHING] = 2
    return found


def distances(codes: Any) -> Any:
    """Plies to the end; 0 where nobody wins."""
    return np.where(codes < DRAW, codes & (WIN - 1), 0).astype(np.uint16)


def counts(codes: Any) -> dict[str, int]:
    """How many positions are won, drawn and lost."""
    return {
        "won": int(np.count_nonzero((codes >= WIN) & (codes < DRAW))),
        "drawn": int(np.count_nonzero(codes == DRAW)),
        "lost": int(np.count_nonzero(codes < WIN)),
    }

"""Arrays of values, coded as described in `zermelo.tablebase`.

While a table is built, OPEN + n stands for a position with n moves that do not lose yet.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..tablebase import CODE, DRAW, NOTHING, WIN

OPEN = 0x8000


def outcomes(codes: Any) -> Any:
    """-1 lost, 0 drawn, 1 won, 2 no position, for an array of codes."""
    found = np.where(codes < WIN, -1, 1).astype(np.int8)
    found[codes == DRAW] = 0
    found[codes == NOTHING] = 2
    return found


def outcome_choices(codes: Any) -> Any:
    """The same counted from 0: the choices among the outcomes of a table."""
    return (outcomes(codes) + 1).astype(np.uint8)


def distances(codes: Any) -> Any:
    """Plies to the end; 0 for draws."""
    return np.where(codes < DRAW, codes & (WIN - 1), 0).astype(np.uint16)


def codes(choices: Any, plies: Any) -> Any:
    """The inverse: codes from outcomes (lost, drawn, won, no position) and distances."""
    made = plies.astype(CODE)
    made += np.array([0, DRAW, WIN, NOTHING], CODE)[choices]
    return made


def histogram(codes: Any) -> Any:
    """How often each code occurs."""
    return np.bincount(codes, minlength=NOTHING + 1)


def counts(histogram: Any) -> dict[str, int]:
    """How many positions are won, drawn and lost."""
    return {
        "won": int(histogram[WIN:DRAW].sum()),
        "drawn": int(histogram[DRAW]),
        "lost": int(histogram[:WIN].sum()),
    }

"""Steps of the simplex method on a tableau, for kernels.

A row for each constraint and a last one for the objective; a column for each variable, one for the
right-hand sides, and one that says which variable a row stands for.
"""

from __future__ import annotations

from typing import Any

import numpy as np

NEAR = 1e-12
"""Numbers below this count as 0 in pivots."""


def leaving_row(work: Any, rows: int, last: int, entering: int, smallest: float = NEAR) -> int:
    """The row that limits the entering variable most; of equal ones that of the first variable; -1
    if none does. Pivots are greater than `smallest`."""
    found, least = -1, np.inf
    for row in range(rows):
        if work[row, entering] > smallest:
            ratio = max(work[row, last], 0.0) / work[row, entering]
            sooner = ratio == least and work[row, last + 1] < work[found, last + 1]
            if ratio < least or sooner:
                found, least = row, ratio
    return found


def pivot(work: Any, rows: int, last: int, leaving: int, entering: int) -> None:
    """Let a variable enter the basis in place of that of the row `leaving`; `rows` is the number
    of the last row."""
    work[leaving, : last + 1] /= work[leaving, entering]
    for row in range(rows + 1):
        factor = work[row, entering]
        if row != leaving and factor != 0.0:
            work[row, : last + 1] -= factor * work[leaving, : last + 1]
    work[leaving, last + 1] = entering

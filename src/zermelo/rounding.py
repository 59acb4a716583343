"""How far numbers in double precision may be from what they stand for, in one place.

Never by a fixed amount: utilities may be of any size. Utilities are compared as they are; what is
added up, averaged or iterated is off by little, measured by the largest number that takes part.
"""

from __future__ import annotations

import sys

ROUNDOFF = 2.0**-52
"""Of a number: by less than so much one operation is rounded; adding so much makes it another."""
SMALLEST = sys.float_info.min
"""Above 0, that has all its digits: what is divided by it, or by more, is a number."""
CLOSE = 1e-9


def near(*numbers: float) -> float:
    """The tolerance between two computations of the same number, given numbers of its size.

    >>> near(2.0, -1.0), near(0.0)
    (2e-09, 0.0)
    """
    return CLOSE * max(map(abs, numbers), default=0.0)

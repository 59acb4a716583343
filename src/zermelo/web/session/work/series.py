"""Series to plot, thinned to what a plot can show, and numbers as people write them."""

from __future__ import annotations

import math

import numpy as np

POINTS = 500  # of a plotted series
FEW = 40  # of a small plot on a card
UNKNOWN = "\N{EN DASH}"
_LARGEST = 1e15  # that is written out

Series = dict[str, list[float | None]]


def kept(count: int, most: int = POINTS) -> list[int]:
    """Which of `count` points are plotted: evenly spaced, with the first and the last."""
    stride = max(1, -(-count // most))
    return sorted({*range(0, count, stride), *([count - 1] if count else [])})


def course(values: list[float | None]) -> list[float]:
    """A series in a few points, without its gaps."""
    there = [one for one in values if one is not None and math.isfinite(one)]
    return [there[i] for i in kept(len(there), FEW)]


def number_text(value: float) -> str:
    """
    >>> [number_text(one) for one in (287580.4, 12, 0.12345678, 0.000025)]
    ['287,580', '12', '0.1235', '0.000025']
    """
    if not math.isfinite(value):
        return UNKNOWN
    if abs(value) >= _LARGEST:
        return f"{value:.3g}"
    if abs(value) >= 1000 or value == int(value):
        return f"{value:,.0f}"
    return np.format_float_positional(value, 4, unique=False, fractional=False, trim="-")

"""Poker between two: spots of no-limit hold'em solved on their public tree."""

from .solution import SpotSolution, solve_spot
from .spot import Spot, spot

__all__ = ["Spot", "SpotSolution", "solve_spot", "spot"]


def __dir__() -> list[str]:
    return __all__

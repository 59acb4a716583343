"""Poker between two: spots of no-limit hold'em solved on their public tree, all-in or fold before
the flop, and what stacks are worth in a tournament."""

from .equity import Equity, preflop_equity
from .push_fold import PushFold, icm, push_fold
from .solution import SpotSolution, solve_spot
from .spot import Spot, spot

__all__ = [
    "Equity",
    "PushFold",
    "Spot",
    "SpotSolution",
    "icm",
    "preflop_equity",
    "push_fold",
    "solve_spot",
    "spot",
]


def __dir__() -> list[str]:
    return __all__

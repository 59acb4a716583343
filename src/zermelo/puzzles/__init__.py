"""Puzzles with exactly one right answer, found by trying everything and checked by a search."""

from .checking import check
from .making import make
from .puzzle import GRADES, Puzzle, read, shipped, written

__all__ = ["GRADES", "Puzzle", "check", "make", "read", "shipped", "written"]


def __dir__() -> list[str]:
    return __all__

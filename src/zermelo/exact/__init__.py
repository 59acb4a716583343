"""Exact values with the distance to the end: looked up where a table knows them, else solved."""

from .moves import exact_moves, looked_up, shipped_openings
from .openings import Openings, build_openings

__all__ = ["Openings", "build_openings", "exact_moves", "looked_up", "shipped_openings"]


def __dir__() -> list[str]:
    return __all__

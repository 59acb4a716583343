"""Parameters that are several numbers in one text, like 3-4-5."""

from __future__ import annotations

import re

from ..errors import BadParameter
from ..settings import Range, check


def parse_sizes(
    name: str, sizes: str | tuple[int, ...], most_items: int, most: int
) -> tuple[int, ...]:
    """Up to `most_items` numbers, each from 1 to `most`."""
    if isinstance(sizes, str):
        if not re.fullmatch(r"\d{1,9}(-\d{1,9})*", sizes):
            raise BadParameter(f"{name} must be numbers like 3-4-5, not {sizes!r}")
        sizes = tuple(map(int, sizes.split("-")))
    check(f"the number of {name}", len(sizes), Range(1, most_items))
    for size in sizes:
        check(f"each of the {name}", size, Range(1, most))
    return tuple(sizes)

"""Checks of a game's parameters, each with a sentence that says what would do."""

from __future__ import annotations

import re

from ..errors import BadParameter


def check_ranges(**ranges: tuple[object, int, int]) -> None:
    """Each parameter, with its least and its greatest value, must be a whole number between."""
    for name, (value, least, most) in ranges.items():
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise BadParameter(
                f"{name} must be a whole number from {least} to {most}, not {value!r}"
            )


def check_choices(**choices: tuple[object, tuple[object, ...]]) -> None:
    """Each parameter must be one of its choices."""
    for name, (value, known) in choices.items():
        if value not in known:
            *others, last = map(str, known)
            raise BadParameter(f"{name} must be {', '.join(others)} or {last}, not {value!r}")


def parse_sizes(
    name: str, sizes: str | tuple[int, ...], most_items: int, most: int
) -> tuple[int, ...]:
    """Numbers written like 3-4-5: up to so many, each from 1 to `most`."""
    if isinstance(sizes, str):
        if not re.fullmatch(r"\d{1,9}(-\d{1,9})*", sizes):
            raise BadParameter(f"{name} must be numbers like 3-4-5, not {sizes!r}")
        sizes = tuple(map(int, sizes.split("-")))
    check_ranges(**{f"the number of {name}": (len(sizes), 1, most_items)})
    for size in sizes:
        check_ranges(**{f"each of the {name}": (size, 1, most)})
    return tuple(sizes)

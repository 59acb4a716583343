"""Short tuples as values: the same in plain Python and compiled."""

from __future__ import annotations

from typing import TypeVar

Item = TypeVar("Item")


def replaced(items: tuple[Item, ...], index: int, value: Item) -> tuple[Item, ...]:
    """The tuple with one item replaced.

    >>> replaced((3, 4, 5), 1, 0)
    (3, 0, 5)
    """
    return (*items[:index], value, *items[index + 1 :])

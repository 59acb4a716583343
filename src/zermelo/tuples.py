"""Short tuples as values: the same in plain Python and compiled."""

from __future__ import annotations

from typing import TypeVar

Item = TypeVar("Item")


def replaced(items: tuple[Item, ...], index: int, value: Item) -> tuple[Item, ...]:
    """The tuple with one item replaced; a negative index counts from the end.

    >>> replaced((3, 4, 5), 1, 0)
    (3, 0, 5)
    >>> replaced((3, 4, 5), -1, 0)
    (3, 4, 0)
    """
    place = range(len(items))[index]
    return (*items[:place], value, *items[place + 1 :])

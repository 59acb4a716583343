"""A cache of the most recent values by key; older ones are dropped."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Recent(Generic[T]):
    """At most `most` values; `forget` is called with each that is dropped."""

    def __init__(self, most: int, forget: Callable[[T], object] | None = None) -> None:
        self._most, self._forget = most, forget
        self._kept: OrderedDict[str, T] = OrderedDict()

    def get(self, key: str | None) -> T | None:
        return None if key is None else self._kept.get(key)

    def values(self) -> list[T]:
        """All values, the most recent last."""
        return list(self._kept.values())

    def keep(self, key: str, value: T) -> None:
        """Keep a value as the most recent."""
        self._kept[key] = value
        self._kept.move_to_end(key)
        while len(self._kept) > self._most:
            _, oldest = self._kept.popitem(last=False)
            if self._forget is not None:
                self._forget(oldest)

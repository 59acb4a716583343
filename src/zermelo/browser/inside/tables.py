"""Tables of constants where NumPy is not: what rules in plain Python read, as nested lists.

Only what a table needs: to be made, to be read at whole numbers, to be written, to be gone through.
It computes nothing; whatever else is asked of it raises an error.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator
from typing import Any


class NestedTable:
    """Rows of numbers, or of rows."""

    def __init__(self, rows: list[Any]) -> None:
        self.rows = rows

    @property
    def shape(self) -> tuple[int, ...]:
        first = self.rows[0] if self.rows else None
        return (len(self.rows), *(first.shape if isinstance(first, NestedTable) else ()))

    def __len__(self) -> int:
        return len(self.rows)

    def __iter__(self) -> Iterator[Any]:
        return iter(self.rows)

    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, tuple):
            first, *rest = place
            row = self.rows[int(first)]
            return row[tuple(rest)] if rest else row
        return NestedTable(self.rows[place]) if isinstance(place, slice) else self.rows[int(place)]

    def __setitem__(self, place: Any, number: Any) -> None:
        *outer, last = place if isinstance(place, tuple) else (place,)
        row = self[tuple(outer)] if outer else self
        row.rows[int(last)] = number

    def tolist(self) -> list[Any]:
        return [row.tolist() if isinstance(row, NestedTable) else row for row in self.rows]


def array(rows: Any, kind: Any = None) -> Any:
    """The table with these rows."""
    if isinstance(rows, NestedTable):
        rows = rows.tolist()
    if isinstance(rows, Iterable):
        return NestedTable([array(row, kind) for row in rows])
    return kind(rows) if kind in (int, float, bool) else rows


def _filled(number: Any) -> Callable[..., NestedTable]:
    def made(shape: Any, kind: Any = float) -> NestedTable:
        first, *rest = shape if isinstance(shape, tuple) else (shape,)
        one = kind(number) if kind in (int, float, bool) else number
        return NestedTable([made(tuple(rest), kind) if rest else one for _ in range(first)])

    return made


def full(shape: Any, number: Any, kind: Any = int) -> NestedTable:
    """A table with one number everywhere."""
    return _filled(number)(shape, kind)


def cumsum(numbers: Iterable[Any]) -> NestedTable:
    """The sums so far."""
    return NestedTable([*itertools.accumulate(numbers)])


def concatenate(parts: Iterable[NestedTable]) -> NestedTable:
    """The rows of all tables."""
    return NestedTable([row for part in parts for row in part])


def arange(*ends: int) -> NestedTable:
    """Whole numbers in order."""
    return NestedTable([*range(*ends)])


_WHOLE = "int8 int16 int32 int64 uint8 uint16 uint32 uint64"
KNOWN: dict[str, Any] = {
    "array": array,
    "zeros": _filled(0),
    "empty": _filled(0),
    "ones": _filled(1),
    "full": full,
    "cumsum": cumsum,
    "arange": arange,
    "concatenate": concatenate,
    "ndarray": NestedTable,
    "inf": float("inf"),
    "float64": float,
    **dict.fromkeys(_WHOLE.split(), int),
}
"""By the names that NumPy has for them."""

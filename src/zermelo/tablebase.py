"""Endgame tables in memory, and how kernels look positions up in them.

A value has sixteen bits and is that of the player to move:

    0 to LONGEST             lost, this many plies from the end
    WIN + 0 to LONGEST       won, likewise
    DRAW                     neither side can force a win
    NOTHING                  there is no position of this number

Where no more than 256 values occur, a byte that points into a palette of them stands for each.

`zermelo.lookup` builds tables and reads them from files. A search that uses them has the fields
KNOWN_FIELDS in its record: where the tables of each class of positions lie.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

import numpy as np

from .game import Game
from .kernel import kernel, view

WIN = 0x4000
LONGEST = 0x3FFB
DRAW, NOTHING = 0x7FFE, 0x7FFF
UNKNOWN = 2.0
"""Not a utility of any game with wins, draws and losses."""

CODE = np.dtype(np.uint16)
PLACE = np.dtype(np.uint8)
PALETTE_SIZE = 256
KNOWN = np.dtype(
    [
        ("kind", np.int64),
        ("codes", np.int64),  # address of `count` codes, or of places in the palette
        ("count", np.int64),
        ("palette", np.int64),  # its address; 0: none
    ]
)
KNOWN_FIELDS = [
    ("known", np.int64),  # address of `known_count` KNOWN, sorted by kind
    ("known_count", np.int64),
    ("lookups", np.int64),  # how many positions were found in tables
]


class Tablebase(Protocol):
    """What a search needs of endgame tables; `zermelo.lookup` implements it."""

    def memory(self, game: Game) -> Any:
        """The tables of a game, unpacked: an array of KNOWN, alive as long as they are."""


class Packed(NamedTuple):
    """The values of a class in a byte each."""

    places: Any  # uint8: where each value is in the palette
    palette: Any  # PALETTE_SIZE codes

    @property
    def nbytes(self) -> int:
        return int(self.places.nbytes)


def known_array(tables: Mapping[int, Any]) -> Any:
    """An array of KNOWN over the values of these classes, which their owner keeps alive: arrays of
    codes, or Packed."""
    known = np.zeros(len(tables), KNOWN)
    for row, kind in zip(known, sorted(tables), strict=True):
        codes = tables[kind]
        if isinstance(codes, Packed):
            row["palette"] = codes.palette.ctypes.data
            codes = codes.places
        row["kind"], row["codes"], row["count"] = kind, codes.ctypes.data, len(codes)
    return known


def attach(record: Any, known: Any) -> None:
    """Let a record's kernels use these tables, an array of KNOWN; its owner keeps it alive."""
    record.known, record.known_count = known.ctypes.data, len(known)


def known_code(record: Any, kind: int, number: int) -> int:
    """The value of a position; NOTHING where there is no table of its class."""
    known = view(record.known, record.known_count, KNOWN)
    first, last = 0, record.known_count
    while first < last:
        middle = (first + last) >> 1
        if known[middle].kind < kind:
            first = middle + 1
        else:
            last = middle
    if first == record.known_count or known[first].kind != kind:
        return NOTHING
    if known[first].palette != 0:
        places = view(known[first].codes, known[first].count, PLACE)
        palette = view(known[first].palette, PALETTE_SIZE, CODE)
        return int(palette[int(places[number])])
    codes = view(known[first].codes, known[first].count, CODE)
    return int(codes[number])


@kernel
def tabled_value(game: Any, state: Any, record: Any) -> float:
    """The value of a state to the player to move, by the tables; UNKNOWN where it is in none."""
    kind, number = game.index(state)
    if kind < 0:
        return UNKNOWN
    code = known_code(record, kind, number)
    if code == NOTHING:
        return UNKNOWN
    if code != DRAW and not game.table_holds(state, code & (WIN - 1)):
        return UNKNOWN
    record.lookups += 1
    if code == DRAW:
        return 0.0
    return 1.0 if code >= WIN else -1.0

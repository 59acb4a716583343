"""What games on a grid of cells share: words of bits, names, symmetries, text.

Cells are numbered row by row from the top left. A board of more than 64 cells
is a tuple of words, cell 64 the lowest bit of the second word.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from string import ascii_lowercase
from typing import Any

import numpy as np

from ..bits import Bits, bit, each, lowest, popcount
from ..board import Cell, Grid, Piece
from ..errors import InvalidState
from ..tuples import replaced

Words = tuple[Bits, ...]

# Words of bits.

_ONES = Bits(0x0101010101010101)
_HIGH = Bits(0x8080808080808080)
# Place of the n-th set bit of a byte, at [n * 256 + byte].
_NTH_IN_BYTE = np.array(
    [
        ([place for place in range(8) if byte >> place & 1] + [8] * 8)[n]
        for n in range(8)
        for byte in range(256)
    ],
    np.uint8,
)


def nth(word: Bits, n: int) -> int:
    """The place of the n-th set bit, counted from zero: no loop over the bits before it."""
    pairs = word - ((word >> 1) & 0x5555555555555555)
    nibbles = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333)
    # Byte i of `upto` counts the bits set in bytes 0 to i.
    upto = ((nibbles + (nibbles >> 4)) & 0x0F0F0F0F0F0F0F0F) * _ONES
    not_beyond = (((Bits(n) * _ONES) | _HIGH) - upto) & _HIGH
    place = int((((not_beyond >> 7) * _ONES) >> 56) << 3)
    before = int(((upto << 8) >> place) & 255)
    byte = int((word >> place) & 255)
    return place + int(_NTH_IN_BYTE[(n - before) * 256 + byte])


def draw(dice: Bits, count: int) -> int:
    """A number from 0 up to, not including, a count, from 64 random bits."""
    return int(((dice >> 32) * count) >> 32)


def next_dice(dice: Bits) -> Bits:
    """64 other random bits, by a linear congruential generator."""
    return dice * 0xD1342543DE82EF95 + 1


def has(words: Words, cell: int) -> bool:
    found = Bits(0)
    for i in range(len(words)):
        if i == cell >> 6:
            found = words[i]
    return (found & bit(cell)) != Bits(0)


def single(like: Words, cell: int) -> Words:
    """The set of one cell; `like` says how many words there are."""
    for i in range(len(like)):
        like = replaced(like, i, bit(cell) if i == cell >> 6 else Bits(0))
    return like


def met(words: Words, others: Words) -> Words:
    for i in range(len(words)):
        words = replaced(words, i, words[i] & others[i])
    return words


def joined(words: Words, others: Words) -> Words:
    for i in range(len(words)):
        words = replaced(words, i, words[i] | others[i])
    return words


def less(words: Words, others: Words) -> Words:
    for i in range(len(words)):
        words = replaced(words, i, words[i] & ~others[i])
    return words


def some(words: Words) -> bool:
    found = Bits(0)
    for i in range(len(words)):
        found |= words[i]
    return bool(found)


def with_cell(words: Words, cell: int) -> Words:
    return joined(words, single(words, cell))


def without_cell(words: Words, cell: int) -> Words:
    return less(words, single(words, cell))


def shifted(words: Words, places: int) -> Words:
    """Every cell moved towards cell 0 by fewer than 64 places."""
    made = words
    for i in range(len(words)):
        above = words[i + 1] if i + 1 < len(words) else Bits(0)
        made = replaced(made, i, (words[i] >> places) | (above << (64 - places)))
    return made


def raised(words: Words, places: int) -> Words:
    """Every cell moved away from cell 0 by fewer than 64 places."""
    made = words
    for i in range(len(words)):
        below = words[i - 1] if i > 0 else Bits(0)
        made = replaced(made, i, (words[i] << places) | (below >> (64 - places)))
    return made


def nth_cell(words: Words, n: int) -> int:
    """The n-th cell of the set; -1 if the set is smaller."""
    for i in range(len(words)):
        count = popcount(words[i])
        if n < count:
            return 64 * i + nth(words[i], n)
        n -= count
    return -1


def any_cell(words: Words, dice: Bits) -> int:
    """One of the cells, each as likely; -1 if there are none."""
    return nth_cell(words, draw(dice, size_of(words)))


def each_cell(words: Words) -> Iterator[int]:
    for i in range(len(words)):
        for place in each(words[i]):
            yield 64 * i + place


def first_cell(words: Words) -> int:
    """The lowest cell of the set; -1 where it is empty."""
    for i in range(len(words)):
        if words[i]:
            return 64 * i + lowest(words[i])
    return -1


def size_of(words: Words) -> int:
    count = 0
    for i in range(len(words)):
        count += popcount(words[i])
    return count


# Symmetries of the square: bit 0 of the symmetry turns the rows upside down, bit 1 mirrors the
# columns, bit 2 swaps rows and columns.


def turned(cell: int, rows: int, columns: int, symmetry: int) -> int:
    row, column = cell // columns, cell % columns
    if symmetry & 1:
        row = rows - 1 - row
    if symmetry & 2:
        column = columns - 1 - column
    if symmetry & 4:
        return column * rows + row
    return row * columns + column


def turned_bits(word: Bits, rows: int, columns: int, symmetry: int) -> Bits:
    made = Bits(0)
    for cell in each(word):
        made = made | bit(turned(cell, rows, columns, symmetry))
    return made


def flipped(word: Bits, rows: int, columns: int) -> Bits:
    """The board upside down: its last row is the first."""
    row_mask = bit(columns) - 1
    made = Bits(0)
    for row in range(rows):
        made = made | (((word >> (row * columns)) & row_mask) << ((rows - 1 - row) * columns))
    return made


# Names and pictures; never compiled.


def cell_name(cell: int, columns: int, rows: int = 0) -> str:
    """Column letter and row number, counted from the top; from the bottom if given the rows."""
    row = rows - cell // columns if rows else cell // columns + 1
    return f"{ascii_lowercase[cell % columns]}{row}"


def grid(
    cells: Sequence[Cell], rows: int, columns: int, *, upward: bool = False, **more: Any
) -> Grid:
    """A grid labelled as `cell_name` names its cells."""
    numbers = [str(row + 1) for row in range(rows)]
    return Grid(
        rows,
        columns,
        tuple(cells),
        row_labels=tuple(reversed(numbers) if upward else numbers),
        column_labels=tuple(ascii_lowercase[:columns]),
        **more,
    )


def pieces(symbols: str, text: str, figures: Sequence[str] = ("", "")) -> list[Cell]:
    """The cells of a text like "x.o": the n-th symbol is the n-th player's, others are empty."""
    made = {mark: Piece(mark, i, figures[i]) for i, mark in enumerate(symbols)}
    return [made.get(mark) for mark in text]


def star_points(size: int) -> tuple[int, ...]:
    """Where boards for stones are marked: the third or fourth lines from the edges, the middle."""
    edge = 3 if size >= 13 else 2
    lines = [edge, size - 1 - edge] if size > 7 else []
    corners = [row * size + column for row in lines for column in lines]
    if size % 2 == 0 or size < 5:
        return tuple(corners)
    middle = size // 2
    sides = [cell for at in lines for cell in (at * size + middle, middle * size + at)]
    return tuple(sorted([*corners, middle * size + middle, *(sides if size > 15 else [])]))


def rows_of(
    cells: Iterable[int], columns: int, length: int, exact: bool = False
) -> tuple[tuple[int, ...], ...]:
    """The rows of these cells, across, down or diagonal, without gaps, of this length or longer."""
    places = {divmod(cell, columns) for cell in cells}
    found = []
    for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
        for row, column in sorted(places):
            if (row - down, column - right) in places:
                continue  # it begins further up
            line = []
            while (row, column) in places:
                line.append(row * columns + column)
                row, column = row + down, column + right
            if len(line) == length or (len(line) > length and not exact):
                found.append(tuple(line))
    return tuple(found)


def shortest_chain(
    cells: Iterable[int], columns: int, start: Iterable[int], goal: Iterable[int]
) -> tuple[int, ...]:
    """The fewest of these hexagons that lead from the start to the goal; none if none do."""
    places, goals = set(cells), set(goal)
    before = {cell: -1 for cell in start if cell in places}
    waiting = list(before)
    for cell in waiting:  # grows while it is walked
        if cell in goals:
            chain = [cell]
            while before[chain[-1]] >= 0:
                chain.append(before[chain[-1]])
            return tuple(reversed(chain))
        for near in hexagons_around(cell, columns):
            if near in places and near not in before:
                before[near] = cell
                waiting.append(near)
    return ()


AROUND_HEXAGON = ((-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0))  # down, right


def hexagons_around(cell: int, columns: int) -> list[int]:
    """The neighbours of a hexagon in rows that lean to the right; some may lie below the board."""
    row, column = divmod(cell, columns)
    near = [(row + down, column + right) for down, right in AROUND_HEXAGON]
    return [r * columns + c for r, c in near if r >= 0 and 0 <= c < columns]


def rows_text(cells: str, columns: int) -> str:
    return "/".join(cells[i : i + columns] for i in range(0, len(cells), columns))


def parse_rows(text: str, rows: int, columns: int, symbols: str) -> str:
    """The cells of a text whose rows are separated by slashes or not at all; checked."""
    cells = text.replace("/", "")
    if len(cells) != rows * columns:
        raise InvalidState(
            f"a {columns}x{rows} board has {rows * columns} cells, this text has {len(cells)}"
        )
    for mark in cells:
        if mark not in symbols:
            raise InvalidState(f"{mark!r} is not a mark of a cell; use {' '.join(symbols)}")
    return cells


def parse_fields(text: str, count: int, form: str) -> list[str]:
    """The words of a state's text; an error that shows the form if there are more or fewer."""
    fields = text.split()
    if len(fields) != count:
        raise InvalidState(f"a state reads like {form!r}, with {count} words, not {text!r}")
    return fields


def parse_mark(text: str, symbols: str) -> int:
    """Which player a symbol stands for."""
    if len(text) != 1 or text not in symbols:
        raise InvalidState(f"the player to move is {' or '.join(symbols)}, not {text!r}")
    return symbols.index(text)


def marks(cells: int, **sides: int) -> str:
    """The board as text, a mark for each cell: `marks(64, X=black, O=white)`."""
    return "".join(
        next((mark for mark, side in sides.items() if side >> cell & 1), ".")
        for cell in range(cells)
    )


def marked(cells: str, mark: str) -> list[int]:
    return [cell for cell, found in enumerate(cells) if found == mark]


def packed(cells: Iterable[int], of: int) -> Words:
    """The words with these cells' bits set, enough of them for a board of `of` cells."""
    number = sum(1 << cell for cell in set(cells))
    return tuple(Bits(number >> 64 * i) for i in range((of + 63) // 64))


def whole(words: Words) -> int:
    """The set of cells as one long integer."""
    return sum(int(word) << 64 * i for i, word in enumerate(words))


def mask(cells: Iterable[int]) -> Bits:
    """The word with these cells' bits set."""
    word = Bits(0)
    for cell in cells:
        word |= bit(cell)
    return word


def parse_numbers(text: str, count: int) -> list[int]:
    """Parse `count` numbers separated by commas, none negative."""
    words = text.split(",")
    if len(words) != count or not all(word.isascii() and word.isdigit() for word in words):
        raise InvalidState(f"expected {count} numbers separated by commas, not {text!r}")
    return [int(word) for word in words]

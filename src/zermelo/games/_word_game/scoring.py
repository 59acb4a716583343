"""What tiles and squares are worth."""

from __future__ import annotations

from typing import Any

import numpy as np

from .plays import BLANK, COUNT, DIRECTION, RACK, TILE, TILES

KINDS = 27  # letters and the blank
TILES_OF = (9, 2, 2, 4, 12, 2, 3, 2, 9, 1, 1, 4, 2, 6, 8, 2, 1, 6, 4, 6, 4, 2, 2, 1, 2, 1, 2)
_POINTS = (1, 3, 3, 2, 1, 4, 2, 4, 1, 8, 5, 1, 3, 1, 1, 3, 10, 1, 1, 1, 1, 4, 4, 8, 4, 10)
VALUES = (0, *_POINTS, 0, 0, 0, 0, 0)  # by tile; a blank is worth nothing
WHOLE_RACK = 50

_QUARTER = (  # the upper left of the board, with the middle row and column
    "T..d...T",
    ".D...t..",
    "..D...d.",
    "d..D...d",
    "....D...",
    ".t...t..",
    "..d...d.",
    "T..d...D",
)
_LETTER, _WORD = {"d": 2, "t": 3}, {"D": 2, "T": 3}


def premiums(size: int) -> tuple[Any, Any]:
    """How often a letter counts, and the whole word, cell by cell."""
    half = size // 2
    letters, words = np.ones(size * size, np.int64), np.ones(size * size, np.int64)
    for cell in range(size * size):
        kind = _QUARTER[7 - abs(cell // size - half)][7 - abs(cell % size - half)]
        letters[cell], words[cell] = _LETTER.get(kind, 1), _WORD.get(kind, 1)
    return letters, words


def mark(letter_times: int, word_times: int) -> str:
    """What an empty square shows."""
    if word_times > 1:
        return f"{word_times}W"
    return f"{letter_times}L" if letter_times > 1 else ""


def tint(letter_times: int, word_times: int) -> str:
    """The colour of a square."""
    if word_times > 1:
        return "red" if word_times == 3 else "pink"
    return {1: "", 2: "light blue", 3: "dark blue"}[letter_times]


def tile_of(play: int, i: int) -> int:
    return play >> (TILES + TILE * i) & 63


def value_of(tile: int) -> int:
    return 0 if tile & BLANK else VALUES[tile]


def points(cells: Any, size: int, play: int, letter_times: Any, word_times: Any) -> int:
    """The points of a play on a board of these tiles."""
    count, step = play >> COUNT & 7, size if play >> DIRECTION & 1 else 1
    across = size + 1 - step
    cell = play & 255
    total, times, crossed = run(cells, size, cell, -step), 1, 0
    for i in range(count):
        while cells[cell]:
            total += value_of(int(cells[cell]))
            cell += step
        value = value_of(tile_of(play, i)) * int(letter_times[cell])
        total += value
        times *= int(word_times[cell])
        if touches(cells, size, cell, across):
            beside = run(cells, size, cell, -across) + run(cells, size, cell, across)
            crossed += (beside + value) * int(word_times[cell])
        if i + 1 < count:
            cell += step
    total += run(cells, size, cell, step)
    return total * times + crossed + (WHOLE_RACK if count == RACK else 0)


def neighbour(size: int, cell: int, step: int) -> int:
    """The next cell in a direction; -1 beyond the edge."""
    other = cell + step
    if other < 0 or other >= size * size:
        return -1
    if abs(step) == 1 and other // size != cell // size:
        return -1
    return other


def run(cells: Any, size: int, cell: int, step: int) -> int:
    """The values of the tiles that follow a cell in a direction without a gap."""
    total = 0
    cell = neighbour(size, cell, step)
    while cell >= 0 and cells[cell]:
        total += value_of(int(cells[cell]))
        cell = neighbour(size, cell, step)
    return total


def touches(cells: Any, size: int, cell: int, step: int) -> bool:
    """Whether a tile stands next to a cell, before or after it."""
    before, after = neighbour(size, cell, -step), neighbour(size, cell, step)
    return bool((before >= 0 and cells[before]) or (after >= 0 and cells[after]))

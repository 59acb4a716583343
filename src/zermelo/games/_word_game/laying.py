"""What a person lays, written down: read, and refused with the reason, without a list of plays."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from ...errors import IllegalAction
from . import racks
from .lexicon import ALPHABET, ENDS, TARGET, follow
from .notation import COLUMNS, tile_of_mark
from .plays import BLANK, COUNT, DIRECTION, RACK, TILE, TILES

_ACROSS, _DOWN = re.compile(r"(\d{1,2})([A-O])"), re.compile(r"([A-O])(\d{1,2})")
_LAID = re.compile(r"([A-Oa-o]\d{1,2})=([A-Za-z])")
_LETTER = 31

Laid = dict[int, int]
"""New tiles by cell."""


class LayingScene(NamedTuple):
    """A board, the rack of who plays, and the graph of words."""

    tiles: list[int]
    size: int
    rack: int
    edges: Any
    root: int


def read(text: str, scene: LayingScene) -> Laid | None:
    """The new tiles of `8H WORD`, `H8 WORD` or `H8=W H9=O`; None where the text is no such."""
    parts = text.split()
    found = [_LAID.fullmatch(part) for part in parts]
    if parts and all(found):
        return {_cell(one[1].upper(), scene.size): tile_of_mark(one[2]) for one in found if one}
    if len(parts) != 2 or not parts[1].isalpha() or not parts[1].isascii():
        return None
    place = parts[0].upper()
    across = _ACROSS.fullmatch(place)
    if across:
        return _word(_cell(across[2] + across[1], scene.size), 1, parts[1], scene)
    return (
        _word(_cell(place, scene.size), scene.size, parts[1], scene)
        if _DOWN.fullmatch(place)
        else None
    )


def _cell(name: str, size: int) -> int:
    row, column = int(name[1:]) - 1, COLUMNS.index(name[0])
    if not (0 <= row < size and column < size):
        raise IllegalAction(f"there is no {name} on this board")
    return row * size + column


def _word(cell: int, step: int, word: str, scene: LayingScene) -> Laid:
    """The tiles of a word that are not there yet."""
    place = cell % scene.size if step == 1 else cell // scene.size
    if place + len(word) > scene.size:
        raise IllegalAction(f"{word.upper()} does not fit on the board there")
    laid = {}
    for mark in word:
        tile, there = tile_of_mark(mark), scene.tiles[cell]
        if there and (there ^ tile) & _LETTER:
            raise IllegalAction(f"there is already a tile on {_name(cell, scene.size)}")
        if not there:
            laid[cell] = tile
        cell += step
    return laid


def play_of(laid: Laid, scene: LayingScene, middle: int) -> int:
    """The play that lays these tiles; IllegalAction says which rule forbids it."""
    laid = dict(sorted(_from_rack(laid, scene).items()))
    direction = _direction(list(laid), scene)
    _check_place(list(laid), direction, scene, middle)
    after = list(scene.tiles)
    for cell, tile in laid.items():
        after[cell] = tile
    words = list(_words(after, list(laid), direction, scene.size))
    if not words:
        raise IllegalAction("a word has at least two letters")
    for word in words:
        if not is_word(word, scene):
            raise IllegalAction(f"{word} is not in the list of words")
    play = next(iter(laid)) | direction << DIRECTION | len(laid) << COUNT
    for number, tile in enumerate(laid.values()):
        play |= tile << (TILES + TILE * number)
    return play


def chosen(rack: int, letters: str) -> int:
    """These tiles of a rack, a bit for each; the first of equal ones."""
    bits = 0
    for letter in letters:
        places = (i for i in range(racks.size(rack)) if not bits >> i & 1)
        found = next((i for i in places if racks.symbol(racks.tile(rack, i)) == letter), None)
        if found is None:
            raise IllegalAction(f"you have no {letter} left to exchange")
        bits |= 1 << found
    return bits


def is_word(word: str, scene: LayingScene) -> bool:
    node, edge = scene.root, 0
    for letter in word:
        edge = follow(scene.edges, node, ALPHABET.index(letter) + 1) if node else 0
        node = edge >> TARGET
        if not edge:
            return False
    return bool(edge & ENDS)


def _from_rack(laid: Laid, scene: LayingScene) -> Laid:
    """The tiles as the rack has them: a small letter without a blank is the letter itself."""
    if not laid:
        raise IllegalAction("no new tile is laid")
    if len(laid) > RACK:
        raise IllegalAction(f"at most {RACK} tiles are laid at once")
    held = Counter(racks.tile(scene.rack, i) for i in range(racks.size(scene.rack)))
    taken = {}
    for cell, tile in laid.items():
        if scene.tiles[cell]:
            raise IllegalAction(f"there is already a tile on {_name(cell, scene.size)}")
        blank = bool(tile & BLANK) and held[racks.BLANK] > 0
        kind = racks.BLANK if blank else tile & _LETTER
        if not held[kind]:
            raise IllegalAction(f"you have no {ALPHABET[(tile & _LETTER) - 1]} left to lay")
        held[kind] -= 1
        taken[cell] = tile if blank else tile & _LETTER
    return taken


def _direction(cells: list[int], scene: LayingScene) -> int:
    """0 across, 1 down. One tile goes across where that makes a word."""
    if len(cells) > 1:
        return 0 if cells[0] // scene.size == cells[-1] // scene.size else 1
    return 0 if len(_run(scene.tiles, cells[0], 1, scene.size)) > 1 else 1


def _check_place(cells: list[int], direction: int, scene: LayingScene, middle: int) -> None:
    size = scene.size
    if len({cell % size if direction else cell // size for cell in cells}) > 1:
        raise IllegalAction("all tiles go in one line, across or down")
    between = range(cells[0], cells[-1] + 1, size if direction else 1)
    if any(cell not in cells and not scene.tiles[cell] for cell in between):
        raise IllegalAction("there is a gap between the tiles")
    if not any(scene.tiles):
        if middle not in cells:
            raise IllegalAction(f"the first word covers the middle, {_name(middle, size)}")
    elif not any(scene.tiles[other] for cell in cells for other in _beside(cell, size)):
        raise IllegalAction("a new word must touch a tile on the board")


def _words(after: list[int], cells: list[int], direction: int, size: int) -> Iterator[str]:
    """The word in the line of the new tiles, and those across it."""
    along, across = (size, 1) if direction else (1, size)
    for run in (
        _run(after, cells[0], along, size),
        *(_run(after, cell, across, size) for cell in cells),
    ):
        if len(run) > 1:
            yield "".join(ALPHABET[(after[cell] & _LETTER) - 1] for cell in run)


def _run(tiles: list[int], cell: int, step: int, size: int) -> list[int]:
    """The cells with tiles around one in a line, and the cell itself."""
    line = cell // size if step == 1 else cell % size
    place = cell % size if step == 1 else cell // size
    cells = [line * size + i if step == 1 else i * size + line for i in range(size)]
    first, last = place, place
    while first > 0 and tiles[cells[first - 1]]:
        first -= 1
    while last < size - 1 and tiles[cells[last + 1]]:
        last += 1
    return cells[first : last + 1]


def _beside(cell: int, size: int) -> Iterator[int]:
    row, column = divmod(cell, size)
    for other_row, other_column in (
        (row - 1, column),
        (row + 1, column),
        (row, column - 1),
        (row, column + 1),
    ):
        if 0 <= other_row < size and 0 <= other_column < size:
            yield other_row * size + other_column


def _name(cell: int, size: int) -> str:
    return f"{COLUMNS[cell % size]}{cell // size + 1}"

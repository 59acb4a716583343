"""What to draw: the board with its squares and tiles, the racks, the points."""

from __future__ import annotations

from typing import Any

from ...board import NOBODY, Amounts, Board, Cards, Grid, Piece, Text
from . import notation, racks, scoring
from .plays import COUNT

_ON_CARDS = str.maketrans({"#": "?", "?": "*"})  # a card face down is a question mark


def picture(tiles: list[int], size: int, state: Any, names: tuple[str, ...]) -> Board:
    """The parts of a state, of which a player may see some racks only."""
    players = range(len(names))
    counts, labels = (*state.scores, state.left), (*names, "in the bag")
    return (
        _grid(tiles, size),
        *(_rack(state.racks[owner], owner, names[owner]) for owner in players),
        Amounts(counts, labels, (*players, NOBODY), "points"),
        Text(_last(state.last)),
    )


def _grid(tiles: list[int], size: int) -> Grid:
    letters, words = scoring.premiums(size)
    times = [(int(letter), int(word)) for letter, word in zip(letters, words, strict=True)]
    cells = tuple(_tile(tile) if tile else _square(*times[cell]) for cell, tile in enumerate(tiles))
    rows = tuple(str(row + 1) for row in range(size))
    columns = tuple(notation.COLUMNS[:size])
    tints = tuple(scoring.tint(letter, word) for letter, word in times)
    return Grid(size, size, cells, "square", rows, columns, tints=tints)


def _tile(tile: int) -> Piece:
    return Piece(notation.mark(tile), figure="tile", note=str(scoring.value_of(tile)))


def _square(letter_times: int, word_times: int) -> Piece | None:
    mark = scoring.mark(letter_times, word_times)
    return Piece(mark) if mark else None


def _rack(rack: int, owner: int, name: str) -> Cards:
    tiles = [racks.tile(rack, i) for i in range(racks.size(rack))]
    marks = "".join(map(racks.symbol, tiles)).translate(_ON_CARDS)
    return Cards(tuple(marks), owner, name, tuple(scoring.VALUES[tile] for tile in tiles))


def _last(last: int) -> str:
    """What all saw of the last turn."""
    laid = last >> COUNT & 7
    if laid:
        return f"{laid} {'tile' if laid == 1 else 'tiles'} laid"
    return f"{last} {'tile' if last == 1 else 'tiles'} exchanged" if last else ""

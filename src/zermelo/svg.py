"""Boards as SVG, drawn from their data alone: for notebooks, pages and files.

show(game)                 # in a notebook: the start
show(game, state).save("board.svg")
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

from .arguments import checked
from .board import (
    NOBODY,
    Amounts,
    Board,
    Cards,
    Cell,
    Chips,
    Circuit,
    Dice,
    Grid,
    News,
    Part,
    Piece,
    Piles,
    Points,
    Square,
    Text,
    around,
)
from .game import Game

__all__ = ["Picture", "board_svg", "show"]

CELL, MARGIN, GAP, LINE = 36.0, 12.0, 10.0, 20.0
COLOURS = ("#0b7285", "#d9480f", "#2b8a3e", "#862e9c", "#c92a2a", "#1864ab")
SHADES = ("#f1e9d8", "#dccfb4")
TINTS = {
    "brown": "#a47148",
    "light blue": "#a5d8ee",
    "pink": "#e599c0",
    "orange": "#f0a04b",
    "red": "#e06656",
    "yellow": "#f2d45c",
    "green": "#5fae72",
    "dark blue": "#4d7fc4",
    "grey": "#adb5bd",
}
INK, FAINT, PAPER, TILE = "#212529", "#868e96", "#ffffff", "#f3d9a4"
MARK = "fill='none' stroke='#2b8a3e' stroke-width='4' stroke-opacity='0.7' stroke-linecap='round'"
THREAT = "#e07a5f"
FONT = "font-family='sans-serif'"
POINTS_A_ROW = 12
MOST_MATCHES = 40
_PIPS = {
    1: ((1, 1),),
    2: ((0, 0), (2, 2)),
    3: ((0, 0), (1, 1), (2, 2)),
    4: ((0, 0), (0, 2), (2, 0), (2, 2)),
    5: ((0, 0), (0, 2), (1, 1), (2, 0), (2, 2)),
    6: ((0, 0), (0, 1), (0, 2), (2, 0), (2, 1), (2, 2)),
}

Drawn = tuple[float, float, list[str]]
"""Width, height and elements."""


@dataclass(frozen=True)
class Picture:
    """An SVG that notebooks show."""

    svg: str

    def _repr_svg_(self) -> str:
        return self.svg

    def save(self, path: str | Path) -> None:
        Path(path).write_text(self.svg, encoding="utf-8")


@checked
def show(game: Game, state: Any = None, player: int | None = None) -> Picture:
    """A picture of a state, by default the initial one, as `player` sees it.

    >>> from zermelo import load
    >>> show(load("nim")).svg[:4]
    '<svg'
    """
    return Picture(board_svg(game.board(game.initial_state() if state is None else state, player)))


def board_svg(board: Board) -> str:
    """The parts of a board, one under the other.

    >>> from zermelo.games import load
    >>> game = load("tic_tac_toe")
    >>> board_svg(game.board(game.initial_state()))[:4]
    '<svg'
    """
    y, width, elements = MARGIN, 0.0, []
    for part in board:
        if part.title:
            elements.append(_text(0, y + 13, part.title, anchor="start", colour=FAINT))
            y += LINE
            width = max(width, 8.0 * len(part.title))
        wide, high, drawn = _drawn(part)
        elements.append(f"<g transform='translate(0 {y:g})'>{''.join(drawn)}</g>")
        y += high + GAP
        width = max(width, wide)
    return (
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='{-MARGIN:g} 0 "
        f"{width + 2 * MARGIN:g} {y:g}' width='{width + 2 * MARGIN:g}' height='{y:g}'>"
        f"{''.join(elements)}</svg>"
    )


def _drawn(part: Part) -> Drawn:
    if not isinstance(part, Grid):
        return _DRAW[type(part)](part)
    drawn = _DRAW[part.shape](part)
    return _between_ends(part, drawn) if part.ends else drawn


def _text(x: float, y: float, text: str, *, anchor: str = "middle", colour: str = INK,
          size: float = 13) -> str:  # fmt: skip
    return (
        f"<text x='{x:g}' y='{y:g}' text-anchor='{anchor}' fill='{colour}' "
        f"font-size='{size:g}' {FONT}>{escape(text, quote=False)}</text>"
    )


def _label(x: float, y: float, text: str) -> str:
    return _text(x, y, text, colour=FAINT, size=11)


def _rect(x: float, y: float, wide: float, high: float, style: str) -> str:
    return f"<rect x='{x:g}' y='{y:g}' width='{wide:g}' height='{high:g}' {style}/>"


def _circle(x: float, y: float, radius: float, colour: str) -> str:
    return f"<circle cx='{x:g}' cy='{y:g}' r='{radius:g}' fill='{colour}'/>"


def _colour(owner: int) -> str:
    return INK if owner == NOBODY else COLOURS[owner % len(COLOURS)]


def _piece(x: float, y: float, cell: Cell) -> str:
    """A centred symbol in its owner's colour, small enough for its place."""
    if cell is None:
        return ""
    size = min(20.0, 1.5 * CELL / len(cell.symbol))
    symbol = _text(x, y + size * 0.36, cell.symbol, colour=_colour(cell.owner), size=size)
    note = _text(x + 11, y + 13, cell.note, size=9) if cell.note else ""
    if cell.figure == "tile":
        side = CELL - 6
        symbol = _rect(x - side / 2, y - side / 2, side, side, f"rx='4' fill='{TILE}'") + symbol
    return symbol + note


# Grids.


def _cells(grid: Grid) -> Iterator[tuple[int, int, Cell]]:
    """The grounds and the pieces of all cells."""
    return ((*divmod(place, grid.columns), cell) for place, cell in enumerate(grid.cells))


def _squares(grid: Grid) -> Drawn:
    left = LINE if grid.row_labels else 0.0
    elements = []
    for row, column, cell in _cells(grid):
        x, y = left + column * CELL, row * CELL
        tint = grid.tints[row * grid.columns + column] if grid.tints else ""
        colour = TINTS.get(tint, SHADES[0 if grid.tints else (row + column) % 2])
        elements.append(_rect(x, y, CELL, CELL, f"fill='{colour}'"))
        if row * grid.columns + column in grid.threatened:
            elements.append(_circle(x + CELL / 2, y + CELL / 2, CELL * 0.46, THREAT))
        elements.append(_piece(x + CELL / 2, y + CELL / 2, cell))
    elements += _shown_lines(grid, lambda row, column: _middle(left, row, column))
    return _labelled(grid, left, elements)


def _holes(grid: Grid) -> Drawn:
    left = LINE if grid.row_labels else 0.0
    style = f"rx='6' fill='{SHADES[1]}'"
    elements = [_rect(left, 0, grid.columns * CELL, grid.rows * CELL, style)]
    for row, column, cell in _cells(grid):
        at = _middle(left, row, column)
        elements += [_circle(*at, CELL * 0.42, PAPER), _piece(*at, cell)]
    elements += _shown_lines(grid, lambda row, column: _middle(left, row, column))
    return _labelled(grid, left, elements)


def _middle(left: float, row: int, column: int) -> tuple[float, float]:
    return left + column * CELL + CELL / 2, row * CELL + CELL / 2


def _shown_lines(grid: Grid, middle: Callable[[int, int], tuple[float, float]]) -> list[str]:
    """A line through the middles of the cells of each row or chain."""
    drawn = []
    for line in grid.lines:
        ends = (middle(*divmod(cell, grid.columns)) for cell in line)
        points = " ".join(f"{x:g},{y:g}" for x, y in ends)
        drawn.append(f"<polyline points='{points}' {MARK}/>")
    return drawn


def _lattice(grid: Grid) -> Drawn:
    """Dots, the lines between them, and the owners of the boxes."""
    left = LINE if grid.row_labels else 0.0
    elements = []
    for row, column, cell in _cells(grid):
        x, y = _middle(left, row, column)
        across, down = column % 2 * CELL, row % 2 * CELL
        if row % 2 and column % 2:
            elements.append(_piece(x, y, cell))
        elif not row % 2 and not column % 2:
            elements.append(_circle(x, y, 4, INK))
        elif cell is not None:
            path = f"M{x - across:g} {y - down:g}l{2 * across:g} {2 * down:g}"
            elements.append(f"<path d='{path}' stroke='{INK}' stroke-width='3'/>")
    return _labelled(grid, left, elements)


def _crossings(grid: Grid) -> Drawn:
    """Pieces where lines cross; a game that draws its own lines is shown with those."""
    left = LINE if grid.row_labels else 0.0
    high, wide = (grid.rows - 1) * CELL, (grid.columns - 1) * CELL
    x, y = left + CELL / 2, CELL / 2
    elements = []
    if not any(cell and cell.owner == NOBODY for cell in grid.cells):
        path = [f"M{x:g} {y + row * CELL:g}h{wide:g}" for row in range(grid.rows)]
        path += [f"M{x + column * CELL:g} {y:g}v{high:g}" for column in range(grid.columns)]
        elements.append(f"<path d='{''.join(path)}' stroke='{FAINT}' fill='none'/>")
    for place, (row, column, cell) in enumerate(_cells(grid)):
        at = _middle(left, row, column)
        if cell is not None:
            elements += [_circle(*at, 11, PAPER)] if cell.owner != NOBODY else []
            elements.append(_piece(*at, cell))
        elif grid.territory and grid.territory[place] != NOBODY:
            colour = _colour(grid.territory[place])
            elements.append(_rect(at[0] - 5, at[1] - 5, 10, 10, f"fill='{colour}'"))
        elif place in grid.stars:
            elements.append(_circle(*at, 3, FAINT))
    elements += _shown_lines(grid, lambda row, column: _middle(left, row, column))
    return _labelled(grid, left, elements)


def _between_ends(grid: Grid, drawn: Drawn) -> Drawn:
    """The grid between what lies to the left and right of all rows."""
    wide, _, elements = drawn
    high = grid.rows * CELL
    moved = [f"<g transform='translate({CELL:g} 0)'>{''.join(elements)}</g>"]
    for end, x in zip(grid.ends, (0.0, wide + CELL), strict=True):
        moved.append(_rect(x + 2, 2, CELL - 4, high - 4, f"rx='14' fill='{SHADES[1]}'"))
        moved.append(_piece(x + CELL / 2, high / 2, end))
    return wide + 2 * CELL, drawn[1], moved


def _labelled(grid: Grid, left: float, elements: list[str]) -> Drawn:
    """With the names of the rows to the left and of the columns below."""
    elements += [
        _label(6, row * CELL + CELL / 2 + 4, name) for row, name in enumerate(grid.row_labels)
    ]
    elements += [
        _label(left + column * CELL + CELL / 2, grid.rows * CELL + 14, name)
        for column, name in enumerate(grid.column_labels)
    ]
    below = LINE if grid.column_labels else 0.0
    return left + grid.columns * CELL, grid.rows * CELL + below, elements


def _hexagons(grid: Grid) -> Drawn:
    left, top = LINE, LINE if grid.column_labels else 0.0
    radius, slant = CELL / math.sqrt(3), CELL / 2
    corners = [(radius * math.sin(a), radius * math.cos(a)) for a in _SIXTHS]

    def middle(row: int, column: int) -> tuple[float, float]:
        return left + column * CELL + row * slant + CELL / 2, top + row * radius * 1.5 + radius

    elements = _coloured_sides(grid, middle, corners)
    for row, column, cell in _cells(grid):
        x, y = middle(row, column)
        outline = " ".join(f"{x + dx:g},{y + dy:g}" for dx, dy in corners)
        elements.append(f"<polygon points='{outline}' fill='{SHADES[0]}' stroke='{FAINT}'/>")
        elements.append(_piece(x, y, cell))
        if column == 0 and grid.row_labels:
            elements.append(_label(x - CELL, y + 4, grid.row_labels[row]))
    elements += [
        _label(left + column * CELL + CELL / 2, 12, name)
        for column, name in enumerate(grid.column_labels)
    ]
    elements += _shown_lines(grid, middle)
    width = left + grid.columns * CELL + (grid.rows - 1) * slant
    return width, top + grid.rows * radius * 1.5 + radius, elements


_SIXTHS = [math.pi / 3 * i for i in range(6)]  # from the lowest corner against the clock


def _coloured_sides(
    grid: Grid,
    middle: Callable[[int, int], tuple[float, float]],
    corners: list[tuple[float, float]],
) -> list[str]:
    """The outline of each side in its owner's colour, to lie under the hexagons."""
    along_top = [(0, column) for column in range(grid.columns)]
    along_right = [(row, grid.columns - 1) for row in range(grid.rows)]
    along_bottom = [(grid.rows - 1, column) for column in range(grid.columns)]
    along_left = [(row, 0) for row in range(grid.rows)]
    drawn = []
    for owner, cells, outside in zip(
        grid.sides,
        (along_top, along_right, along_bottom, along_left),
        ((4, 3, 2), (2, 1), (5, 0, 1), (4, 5)),
        strict=False,  # there may be none
    ):
        ends = [
            (middle(*cell)[0] + corners[i][0], middle(*cell)[1] + corners[i][1])
            for cell in cells
            for i in outside
        ]
        points = " ".join(f"{x:g},{y:g}" for x, y in ends)
        style = f"fill='none' stroke='{_colour(owner)}' stroke-width='8'"
        drawn.append(f"<polyline points='{points}' {style}/>")
    return drawn


# Circuits.

SQUARE, BAND = 52.0, 10.0


def _circuit(circuit: Circuit) -> Drawn:
    """A frame of squares, each with its colour, name and note, its owner and its tokens."""
    elements: list[str] = []
    for number, square in enumerate(circuit.squares):
        row, column = around(number, len(circuit.squares))
        elements += _square(column * SQUARE, row * SQUARE, square)
    side = (len(circuit.squares) // 4 + 1) * SQUARE
    return side, side, elements


def _square(x: float, y: float, square: Square) -> Iterator[str]:
    yield _rect(x, y, SQUARE, SQUARE, f"fill='{SHADES[0]}' stroke='{PAPER}'")
    if square.tint:
        yield _rect(x, y, SQUARE, BAND, f"fill='{TINTS[square.tint]}'")
    words = square.name.split()
    for line, word in enumerate(words[:2]):
        yield _text(x + SQUARE / 2, y + 20 + 9 * line, word, size=min(8.0, 70 / len(word)))
    yield _text(x + SQUARE / 2, y + SQUARE - 4, square.note, size=8, colour=FAINT)
    if square.owner != NOBODY:
        yield _rect(x, y + SQUARE - 3, SQUARE, 3, f"fill='{_colour(square.owner)}'")
    if square.houses:
        yield _text(x + SQUARE - 7, y + 9, str(square.houses), size=9)
    for place, visitor in enumerate(square.visitors):
        yield _circle(x + 9 + 11 * place, y + SQUARE - 16, 5, _colour(visitor))


# Everything else.


def _piles(piles: Piles) -> Drawn:
    elements, width = [], 0.0
    start = 90.0 if piles.labels else 36.0
    for row, count in enumerate(piles.counts):
        label = f"{piles.labels[row]} {count}" if piles.labels else str(count)
        drawn = count if count <= MOST_MATCHES else 0
        elements.append(_text(0, row * LINE + 14, label, anchor="start"))
        elements += [
            _rect(start + 8 * i, row * LINE + 2, 4, 14, "rx='1' fill='#e8a33d'")
            for i in range(drawn)
        ]
        width = max(width, start + 8 * drawn)
    return width, len(piles.counts) * LINE, elements


def _points(points: Points) -> Drawn:
    elements = []
    for place, (count, owner) in enumerate(zip(points.counts, points.owners, strict=True)):
        row, column = divmod(place, POINTS_A_ROW)
        x, y = column * CELL + CELL / 2, row * (CELL + LINE)
        elements.append(
            _label(x, y + 12, points.labels[place] if points.labels else str(place + 1))
        )
        if count:
            elements.append(_circle(x, y + 32, 13, _colour(owner)))
            elements.append(_text(x, y + 37, str(count), colour=PAPER))
    rows = math.ceil(len(points.counts) / POINTS_A_ROW)
    return min(len(points.counts), POINTS_A_ROW) * CELL, rows * (CELL + LINE), elements


def _amounts(amounts: Amounts) -> Drawn:
    owners = amounts.owners or (NOBODY,) * len(amounts.counts)
    elements, width = [], 0.0
    for row, (label, text) in enumerate(zip(amounts.labels, amounts.texts(), strict=True)):
        words = f"{label} {text}"
        colour = _colour(owners[row])
        elements.append(_text(0, row * LINE + 14, words, anchor="start", colour=colour))
        width = max(width, 8.0 * len(words))
    return width, len(amounts.counts) * LINE, elements


def _chips(chips: Chips) -> Drawn:
    """A chip with each player's bet, the name and what is left beside it; then the whole pot."""
    elements, width = [], 0.0
    for row, (label, bet) in enumerate(zip(chips.labels, chips.bets, strict=True)):
        words = f"{label} ({chips.stacks[row]} left)"
        elements.append(_circle(10, row * LINE + 10, 9, _colour(row)))
        elements.append(_text(10, row * LINE + 14, str(bet), colour=PAPER, size=10))
        elements.append(_text(26, row * LINE + 14, words, anchor="start"))
        width = max(width, 26 + 8.0 * len(words))
    rows = len(chips.bets)
    total = f"together {sum(chips.bets)}"
    elements.append(_text(26, rows * LINE + 14, total, anchor="start"))
    return max(width, 26 + 8.0 * len(total)), (rows + 1) * LINE, elements


def _cards(cards: Cards) -> Drawn:
    if cards.values:
        return _tiles(cards)
    elements, x, colour = [], 0.0, _colour(cards.owner)
    for card in cards.cards:
        wide = max(32.0, 9.0 * len(card) + 12)
        elements.append(_rect(x, 0, wide, 44, f"rx='5' fill='{PAPER}' stroke='{colour}'"))
        elements.append(_text(x + wide / 2, 27, card, colour=colour, size=16))
        x += wide + 6
    return x, 44.0, elements


def _tiles(cards: Cards) -> Drawn:
    elements = []
    for place, (card, value) in enumerate(zip(cards.cards, cards.values, strict=True)):
        note = "" if card == "?" else str(value)
        tile = Piece(card, cards.owner, "tile", note)
        elements.append(_piece(place * CELL + CELL / 2, CELL / 2, tile))
    return len(cards.cards) * CELL, CELL, elements


def _dice(dice: Dice) -> Drawn:
    elements, style = [], f"rx='6' fill='{PAPER}' stroke='{_colour(dice.owner)}'"
    for place, value in enumerate(dice.values):
        x = place * (CELL + 6)
        elements.append(_rect(x, 0, CELL, CELL, style))
        elements += [
            _circle(x + 9 + 9 * column, 9 + 9 * row, 3, INK) for column, row in _PIPS.get(value, ())
        ]
        if value not in _PIPS:
            elements.append(_text(x + CELL / 2, 23, str(value or "?")))
    return len(dice.values) * (CELL + 6), CELL, elements


def _words(part: Text | News) -> Drawn:
    lines = part.text.splitlines() or [""]
    elements = [_text(0, 14 + LINE * row, line, anchor="start") for row, line in enumerate(lines)]
    return max(8.0 * len(line) for line in lines), len(lines) * LINE, elements


_DRAW: dict[str | type, Callable[[Any], Drawn]] = {
    "square": _squares,
    "point": _crossings,
    "hexagon": _hexagons,
    Circuit: _circuit,
    "lattice": _lattice,
    "hole": _holes,
    Piles: _piles,
    Points: _points,
    Cards: _cards,
    Chips: _chips,
    Amounts: _amounts,
    Dice: _dice,
    Text: _words,
    News: _words,
}
"""By the shape of a grid's cells, or the kind of another part."""

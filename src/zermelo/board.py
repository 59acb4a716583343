"""What to draw, as data.

A game describes its position with these parts; the terminal, the page and notebooks draw them.
No game contains drawing code, and no drawing code knows a game.

A move is tied to places of the drawing by `Game.action_cells`: cells of the grids, counted row by
row and on from one grid to the next; where there is no grid, points of the first track; where there
is none either, counters of the first piles. One cell is where a piece is placed, two are from where
to where, more are successive steps. A move that begins on an empty cell lays something from its
first cell to its last. A counter stands for itself and those after it in its pile, which the move
takes. Places below zero are cards, whatever else is drawn: those that the move plays, or any of
those that stand for it. `card_place` gives their numbers.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

__all__ = [
    "Board",
    "Cards",
    "Cell",
    "Dice",
    "Grid",
    "News",
    "Part",
    "Piece",
    "Piles",
    "Points",
    "Text",
    "card_place",
    "has_place",
]

NOBODY = -1
SHAPES = ("square", "point", "hexagon", "lattice", "hole")
CHESSMEN = ("pawn", "knight", "bishop", "rook", "queen", "king")
CHASE = ("eater", "ghost", "scared", "wall", "dot", "capsule")
FLEET = ("ship", "hit", "sunk", "miss")
FIGURES = (*CHESSMEN, *CHASE, *FLEET, "stone", "disc", "crown", "cross", "ring", "tile", "skull")
COLOURS = ("white", "black")


class Piece(NamedTuple):
    """A piece on a board: the symbol to show and its owner."""

    symbol: str
    owner: int = NOBODY
    figure: str = ""
    """How to draw it, where pictures can be drawn; elsewhere the symbol is written. One of FIGURES,
    preceded by one of COLOURS if not in its owner's colour: "stone", "black queen"."""


Cell = Piece | None


@dataclass(frozen=True)
class Grid:
    """Cells row by row, the top row first."""

    rows: int
    columns: int
    cells: tuple[Cell, ...]
    shape: str = "square"
    """One of SHAPES. Hexagons lean to the right, row by row. A lattice has dots in every other row
    and column, lines between them and boxes between the lines. Holes are round, in a plate."""
    row_labels: tuple[str, ...] = ()
    column_labels: tuple[str, ...] = ()
    title: str = ""
    names: tuple[str, ...] = ()
    """Of the cells, where their names are not made of their column's and row's; may be empty."""
    chequered: bool = False
    """Whether squares are light and dark in turn, the one at the top left light."""
    stars: tuple[int, ...] = ()
    """Cells marked with a dot to guide the eye, as the star points of Go."""
    sides: tuple[int, ...] = ()
    """Whose the edges are: at the top, to the right, at the bottom, to the left."""
    territory: tuple[int, ...] = ()
    """Whose each cell is, with or without a piece."""
    lines: tuple[tuple[int, ...], ...] = ()
    """Rows and chains of cells to show, such as one that wins."""


@dataclass(frozen=True)
class Piles:
    """Heaps of equal things: matches, stones, chips."""

    counts: tuple[int, ...]
    labels: tuple[str, ...] = ()
    title: str = ""

    def counter(self, pile: int, left: int) -> int:
        """The place for `action_cells` of a move that leaves `left` counters in a pile."""
        return left * len(self.counts) + pile


@dataclass(frozen=True)
class Points:
    """A track of points, each with a number of pieces of one player."""

    counts: tuple[int, ...]
    owners: tuple[int, ...]
    labels: tuple[str, ...] = ()
    title: str = ""


@dataclass(frozen=True)
class Cards:
    """A row of cards; a card that the viewer may not see is `?`."""

    cards: tuple[str, ...]
    owner: int = NOBODY
    title: str = ""


@dataclass(frozen=True)
class Dice:
    """Rolled dice; one that the viewer may not see is 0."""

    values: tuple[int, ...]
    owner: int = NOBODY
    title: str = ""


@dataclass(frozen=True)
class Text:
    """Anything without a picture."""

    text: str
    title: str = ""


@dataclass(frozen=True)
class News:
    """What is said aloud as this position comes about. Where there is room, what was said before
    is listed below it."""

    text: str
    title: str = ""


Part = Grid | Piles | Points | Cards | Dice | Text | News
Board = tuple[Part, ...]


def card_place(board: Board, row: int, number: int) -> int:
    """The place of a card for `action_cells`, from the number of rows and cards before it.

    It does not depend on what the other rows hold, since these may look different to others.
    """
    return -1 - (number * len(_rows(board)) + row)


def _rows(board: Board) -> list[Cards]:
    return [part for part in board if isinstance(part, Cards)]


def has_place(board: Board, place: int) -> bool:
    """Whether a move can name this place of the board."""
    if place < 0:
        rows = _rows(board)
        number, row = divmod(-1 - place, max(len(rows), 1))
        return bool(rows) and number < len(rows[row].cards)
    kinds = (Grid, Points, Piles)
    parts = [part for kind in kinds for part in board if isinstance(part, kind)]
    match parts:
        case [Grid(), *_]:
            return place < sum(len(part.cells) for part in parts if isinstance(part, Grid))
        case [Points() as points, *_]:
            return place < len(points.counts)
        case [Piles() as piles, *_] if piles.counts:
            left, pile = divmod(place, len(piles.counts))
            return left < piles.counts[pile]
    return False


def flaw(board: object) -> str | None:
    """Why this can't be drawn, in one sentence; None if it can."""
    if not isinstance(board, tuple):
        return f"board must be a tuple of parts, not {type(board).__name__}"
    for part in board:
        if not isinstance(part, Part):
            return f"a board has parts like Grid, Piles or Text, not {type(part).__name__}"
        problem = _flaw_of_part(part)
        if problem:
            return problem
    return None


def _flaw_of_part(part: Part) -> str | None:
    if isinstance(part, Grid):
        return _flaw_of_grid(part)
    if isinstance(part, Points) and len(part.counts) != len(part.owners):
        return f"points have {len(part.counts)} counts but {len(part.owners)} owners"
    if isinstance(part, Piles | Points):
        if any(count < 0 for count in part.counts):
            return f"a count below zero in {part.counts}"
        if part.labels and len(part.labels) != len(part.counts):
            return f"{len(part.labels)} labels for {len(part.counts)} counts"
    return None


def _flaw_of_grid(grid: Grid) -> str | None:
    needed = grid.rows * grid.columns
    if len(grid.cells) != needed:
        return f"a {grid.rows}x{grid.columns} grid needs {needed} cells, not {len(grid.cells)}"
    if grid.shape not in SHAPES:
        return f"a grid's shape is one of {', '.join(SHAPES)}, not {grid.shape!r}"
    for labels, size, what in (
        (grid.row_labels, grid.rows, "row"),
        (grid.column_labels, grid.columns, "column"),
    ):
        if labels and len(labels) != size:
            return f"{len(labels)} {what} labels for {size} {what}s"
    for what, each, size in (
        ("names", grid.names, needed),
        ("territory", grid.territory, needed),
        ("sides", grid.sides, 4),
    ):
        if each and len(each) != size:
            return f"a grid's {what} must be {size}, not {len(each)}"
    for marked in (*grid.stars, *(cell for line in grid.lines for cell in line)):
        if not 0 <= marked < needed:
            return f"cell {marked} is marked, but there are only {needed}"
    return _flaw_of_pieces(grid)


def _flaw_of_pieces(grid: Grid) -> str | None:
    for cell in grid.cells:
        if cell is not None and not cell.symbol:
            return f"a piece needs a symbol, and {cell!r} has none"
        if cell is not None and cell.figure and not _is_figure(cell.figure):
            return f"a piece's figure is one of {', '.join(FIGURES)}, not {cell.figure!r}"
    return None


def _is_figure(text: str) -> bool:
    *colour, figure = text.split(" ")
    return figure in FIGURES and (not colour or (len(colour) == 1 and colour[0] in COLOURS))

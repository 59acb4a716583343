"""What to draw, as data.

A game describes its position with these parts; the terminal, the page and notebooks draw them.
No game contains drawing code, and no drawing code knows a game.

A move is tied to places of the drawing by `Game.action_cells`: cells of the grids, counted row by
row and on from one grid to the next; where there is no grid, squares of the first circuit; else
points of the first track, else counters of the first piles. One cell is where a piece is placed,
two are from where to where, more are successive steps. A move that begins on an empty cell lays
something from its first cell to its last. A counter stands for itself and those after it in its
pile, which the move takes. Places below zero are cards, whatever else is drawn: those that the
move plays, or any of those that stand for it. `card_place` gives their numbers.

Where moves lay cards on cells and finding them is part of the game (`Game.listed_actions`), the
page has no list of them. What a person has laid is a text for `Game.parse_action`: each cell by its
labels, and the card on it, as in `H8=C I8=A J8=T`. A card `*` is laid as the small letter that it
stands for.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

__all__ = [
    "Amounts",
    "Board",
    "Cards",
    "Cell",
    "Chips",
    "Circuit",
    "Dice",
    "Grid",
    "News",
    "Part",
    "Piece",
    "Piles",
    "Points",
    "Square",
    "Text",
    "around",
    "card_place",
    "has_place",
]

NOBODY = -1
SHAPES = ("square", "point", "hexagon", "lattice", "hole")
CHESSMEN = ("pawn", "knight", "bishop", "rook", "queen", "king")
CHASE = ("eater", "ghost", "scared", "wall", "dot", "capsule")
FLEET = ("ship", "hit", "sunk", "miss")
ARMY = ("spears", "bows", "horse")
MEN = ("stone", "disc", "crown", "cross", "ring", "tile", "skull", "seeds")
FIGURES = (*CHESSMEN, *CHASE, *FLEET, *ARMY, *MEN)
COLOURS = ("white", "black")
TINTS = (
    "brown",
    "light blue",
    "pink",
    "orange",
    "red",
    "yellow",
    "green",
    "dark blue",
    "grey",
)
UNITS = ("", "$")


class Piece(NamedTuple):
    """A piece on a board: the symbol to show and its owner."""

    symbol: str
    owner: int = NOBODY
    figure: str = ""
    """How to draw it, if there are pictures; else the symbol is written. One of FIGURES, preceded
    by one of COLOURS if not in its owner's colour: "stone", "black queen". The symbol of "seeds" is
    their number."""
    note: str = ""
    """Text in its corner, such as the points of a tile."""


Cell = Piece | None
"""What is on a cell."""


@dataclass(frozen=True)
class Grid:
    """Cells row by row, the top row first.

    >>> row = Grid(1, 3, (Piece("X", 0), None, None), column_labels=("a", "b", "c"))
    >>> row.rows, row.columns
    (1, 3)

    >>> Grid(1, 2, (Piece("X", 0), None)).cells[0].symbol
    'X'
    """

    rows: int
    columns: int
    cells: tuple[Cell, ...]
    shape: str = "square"
    """One of SHAPES. Hexagons lean to the right, row by row. A lattice has dots in every other row
    and column, lines between them and boxes between the lines. Holes are round, in a plate."""
    row_labels: tuple[str, ...] = ()
    column_labels: tuple[str, ...] = ()
    title: str = ""
    tints: tuple[str, ...] = ()
    """The colour of each cell, one of TINTS, or empty for the usual one."""

    names: tuple[str, ...] = ()
    """Of the cells, where their names are not made of their column's and row's; may be empty."""
    chequered: bool = False
    """Whether squares are light and dark in turn, the one at the top left light."""
    stars: tuple[int, ...] = ()
    """Cells marked with a dot to guide the eye, as the star points of Go."""
    sides: tuple[int, ...] = ()
    """The owners of the edges: top, right, bottom, left."""
    territory: tuple[int, ...] = ()
    """The owner of each cell, with or without a piece."""
    lines: tuple[tuple[int, ...], ...] = ()
    """Rows and chains of cells to mark, such as one that wins."""
    threatened: tuple[int, ...] = ()
    """Cells whose piece is under threat, such as a king in check."""
    ends: tuple[Cell, ...] = ()
    """What lies to the left and to the right of all rows, as the stores of Kalah."""


class Square(NamedTuple):
    """A square of a circuit."""

    name: str
    tint: str = ""
    """The colour that it belongs to, one of TINTS."""
    note: str = ""
    """Written below the name, such as a price."""
    owner: int = NOBODY
    houses: int = 0
    """Five are drawn as a hotel."""
    visitors: tuple[int, ...] = ()
    """The players whose tokens stand there."""


@dataclass(frozen=True)
class Circuit:
    """Squares around a board, as many on each of its four sides: the first is the corner at the
    lower right, the others follow clockwise.

    >>> len(Circuit((Square("Go"), Square("Jail"), Square("Park"), Square("Court"))).squares)
    4
    """

    squares: tuple[Square, ...]
    title: str = ""


@dataclass(frozen=True)
class Piles:
    """Heaps of equal things: matches, stones, chips.

    >>> Piles((3, 2)).counter(1, 0)
    1
    """

    counts: tuple[int, ...]
    labels: tuple[str, ...] = ()
    title: str = ""

    def counter(self, pile: int, left: int) -> int:
        """The place for `action_cells` of a move that leaves `left` counters in a pile."""
        return left * len(self.counts) + pile


@dataclass(frozen=True)
class Points:
    """A track of points, each with a number of pieces of one player.

    >>> Points((2, 5), (0, 1)).counts
    (2, 5)
    """

    counts: tuple[int, ...]
    owners: tuple[int, ...]
    labels: tuple[str, ...] = ()
    title: str = ""
    bar: tuple[int, ...] = ()
    """Points that lie in the middle of the board instead, the first player's and the second's."""
    off: tuple[int, ...] = ()
    """Points at the edge of the board, for pieces of either that have left the track."""


@dataclass(frozen=True)
class Cards:
    """A row of cards; a card that the viewer may not see is `?`.

    >>> Cards(("K", "?"), owner=0, title="your hand").cards
    ('K', '?')
    """

    cards: tuple[str, ...]
    owner: int = NOBODY
    title: str = ""
    values: tuple[int, ...] = ()
    """What each counts, where that is written on it: then they are tiles, and `*` is a blank."""


@dataclass(frozen=True)
class Amounts:
    """An amount for each player, such as money or points. Moves have no places here.

    >>> Amounts((1200, -20), ("Ann", "Bob"), unit="$").texts()
    ('$1,200', '-$20')
    """

    counts: tuple[int, ...]
    labels: tuple[str, ...]
    owners: tuple[int, ...] = ()
    title: str = ""
    unit: str = ""
    """One of UNITS."""

    def texts(self) -> tuple[str, ...]:
        """The numbers as they are written: 1200, $1,200, -$20."""
        if self.unit != "$":
            return tuple(map(str, self.counts))
        return tuple(f"{'-' if count < 0 else ''}${abs(count):,}" for count in self.counts)


@dataclass(frozen=True)
class Chips:
    """The chips that each player has put into the pot, and has left to bet.

    >>> Chips((1, 2), (12, 11), ("Ann", "Bob")).bets
    (1, 2)
    """

    bets: tuple[int, ...]
    stacks: tuple[int, ...]
    labels: tuple[str, ...]
    title: str = ""


@dataclass(frozen=True)
class Dice:
    """Rolled dice; one that the viewer may not see is 0.

    >>> Dice((6, 0)).values
    (6, 0)
    """

    values: tuple[int, ...]
    owner: int = NOBODY
    title: str = ""


@dataclass(frozen=True)
class Text:
    """Anything without a picture.

    >>> Text("whatever has no picture").text
    'whatever has no picture'
    """

    text: str
    title: str = ""


@dataclass(frozen=True)
class News:
    """An announcement in this position. Where there is room, earlier ones are listed below it.

    >>> News("Check!").text
    'Check!'
    """

    text: str
    title: str = ""


Part = Grid | Circuit | Piles | Points | Cards | Chips | Amounts | Dice | Text | News
"""A part of a board."""
Board = tuple[Part, ...]
"""What `board` of a game returns: parts that are drawn one under the other."""


def card_place(board: Board, row: int, number: int) -> int:
    """The place of a card for `action_cells`, from the number of rows and cards before it.

    It does not depend on what the other rows hold, since these may look different to others.

    >>> board = (Cards(("J", "Q")), Cards(("K",)))
    >>> card_place(board, 0, 1), card_place(board, 1, 0)
    (-3, -2)
    """
    return -1 - (number * len(_rows(board)) + row)


def _rows(board: Board) -> list[Cards]:
    return [part for part in board if isinstance(part, Cards)]


def around(number: int, squares: int) -> tuple[int, int]:
    """The row and column of a square of a circuit, counted from the upper left corner.

    >>> [around(number, 12) for number in (0, 3, 6, 9)]
    [(3, 3), (3, 0), (0, 0), (0, 3)]
    """
    side = squares // 4
    number, along = divmod(number, side)
    return ((side, side - along), (side - along, 0), (0, along), (along, side))[number]


def has_place(board: Board, place: int) -> bool:
    """Whether a move can name this place of the board.

    >>> grid = Grid(2, 2, (None,) * 4)
    >>> has_place((grid,), 3), has_place((grid,), 4)
    (True, False)
    """
    if place < 0:
        rows = _rows(board)
        number, row = divmod(-1 - place, max(len(rows), 1))
        return bool(rows) and number < len(rows[row].cards)
    kinds = (Grid, Circuit, Points, Piles)
    parts = [part for kind in kinds for part in board if isinstance(part, kind)]
    match parts:
        case [Grid(), *_]:
            return place < sum(len(part.cells) for part in parts if isinstance(part, Grid))
        case [Circuit() as circuit, *_]:
            return place < len(circuit.squares)
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
    if isinstance(part, Circuit):
        return _flaw_of_circuit(part)
    if isinstance(part, Amounts):
        return _flaw_of_amounts(part)
    if isinstance(part, Chips) and not len(part.bets) == len(part.stacks) == len(part.labels):
        return f"{len(part.bets)} bets, {len(part.stacks)} stacks and {len(part.labels)} labels"
    if isinstance(part, Cards) and part.values and len(part.values) != len(part.cards):
        return f"{len(part.values)} values for {len(part.cards)} cards"
    if isinstance(part, Points) and len(part.counts) != len(part.owners):
        return f"points have {len(part.counts)} counts but {len(part.owners)} owners"
    if isinstance(part, Points) and (problem := _flaw_of_sides(part)):
        return problem
    if isinstance(part, Piles | Points):
        if any(count < 0 for count in part.counts):
            return f"a count below zero in {part.counts}"
        if part.labels and len(part.labels) != len(part.counts):
            return f"{len(part.labels)} labels for {len(part.counts)} counts"
    return None


def _flaw_of_sides(points: Points) -> str | None:
    for what, places in (("bar", points.bar), ("off", points.off)):
        if places and len(places) != 2:
            return f"{what} is a point of each of two players, not {len(places)} points"
        if not all(0 <= place < len(points.counts) for place in places):
            return f"{what} is {places}, but there are only {len(points.counts)} points"
    return None


def _flaw_of_circuit(circuit: Circuit) -> str | None:
    count = len(circuit.squares)
    if not count or count % 4:
        return f"a circuit has as many squares on each of its four sides, and {count} can't be"
    return _flaw_of_tints(tuple(square.tint for square in circuit.squares))


def _flaw_of_tints(tints: tuple[str, ...]) -> str | None:
    unknown = [tint for tint in tints if tint and tint not in TINTS]
    return f"a tint is one of {', '.join(TINTS)}, not {unknown[0]!r}" if unknown else None


def _flaw_of_amounts(amounts: Amounts) -> str | None:
    count = len(amounts.counts)
    for names, what in ((amounts.labels, "labels"), (amounts.owners, "owners")):
        if len(names) != count and (names or what == "labels"):
            return f"{len(names)} {what} for {count} amounts"
    if amounts.unit not in UNITS:
        return f"a unit is one of {', '.join(map(repr, UNITS))}, not {amounts.unit!r}"
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
        ("tints", grid.tints, needed),
        ("names", grid.names, needed),
        ("territory", grid.territory, needed),
        ("sides", grid.sides, 4),
        ("ends", grid.ends, 2),
    ):
        if each and len(each) != size:
            return f"a grid's {what} must be {size}, not {len(each)}"
    if grid.ends and grid.shape in ("hexagon", "lattice"):
        return f"a {grid.shape} grid has no ends"
    shown = (cell for line in grid.lines for cell in line)
    for marked in (*grid.stars, *grid.threatened, *shown):
        if not 0 <= marked < needed:
            return f"cell {marked} is marked, but there are only {needed}"
    return _flaw_of_pieces(grid)


def _flaw_of_pieces(grid: Grid) -> str | None:
    for cell in (*grid.cells, *grid.ends):
        if cell is not None and not cell.symbol:
            return f"a piece needs a symbol, and {cell!r} has none"
        if cell is not None and cell.figure and not _is_figure(cell.figure):
            return f"a piece's figure is one of {', '.join(FIGURES)}, not {cell.figure!r}"
        if cell is not None and cell.figure == "seeds" and not cell.symbol.isdecimal():
            return f"the symbol of seeds is their number, not {cell.symbol!r}"
    return _flaw_of_tints(grid.tints)


def _is_figure(text: str) -> bool:
    *colour, figure = text.split(" ")
    return figure in FIGURES and (not colour or (len(colour) == 1 and colour[0] in COLOURS))

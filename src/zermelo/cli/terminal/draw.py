"""Boards in the terminal, drawn from their data alone, and positions in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.text import Text as Line

from ...board import (
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
from ...game import CHANCE, Game

PLAYERS = ("bold cyan", "bold yellow", "bold green", "bold magenta", "bold red", "bold blue")
SHADES = (" on grey15", " on grey19")
FAINT = "bright_black"
EMPTY = "·"
STAR = "+"
MARKED = " reverse"  # of rows and chains that a game shows, and of a king in check
FACES = "⚀⚁⚂⚃⚄⚅"
MOST_MATCHES = 40  # a longer pile is a number only
POINTS_A_ROW = 12
SQUARE = ("square", "lattice", "hole")  # shapes whose cells are next to each other


def drawn(board: Board) -> RenderableType:
    """The parts of a board, one under the other."""
    parts: list[RenderableType] = []
    for part in board:
        if part.title:
            parts.append(Line(part.title, style="italic"))
        parts.extend(_LINES[type(part)](part))
    return Group(*parts)


def player_style(player: int) -> str:
    return PLAYERS[player % len(PLAYERS)] if player != NOBODY else "default"


# Grids.


def _grid(grid: Grid) -> list[Line]:
    width = max([1, *(cell_len(cell.symbol) for cell in (*grid.cells, *grid.ends) if cell)])
    margin = max((cell_len(label) for label in grid.row_labels), default=0)
    slanted = grid.shape == "hexagon"
    lines = []
    for row in range(grid.rows):
        label = grid.row_labels[row] if grid.row_labels else ""
        line = Line(" " * (row if slanted else 0) + label.rjust(margin) + " ", style=FAINT)
        lines.append(line.append_text(_row(grid, row, width)))
    if grid.column_labels:
        labels = _column_labels(grid, width, margin + 1)
        lines.insert(0 if slanted else len(lines), labels)  # a slanted board is read from the top
    return _between_ends(grid, lines, width) if grid.ends else lines


def _between_ends(grid: Grid, lines: list[Line], width: int) -> list[Line]:
    """What lies to the left and right of all rows, on a line of its own at half their height."""
    left, right = (
        Line(_centred(end.symbol, width), player_style(end.owner)) if end else Line(" " * width)
        for end in grid.ends
    )
    inner = max(line.cell_len for line in lines)
    middle = Line(" ").append_text(left).append(" " * inner).append_text(right)
    moved = [Line(" " * (width + 1)).append_text(line) for line in lines]
    half = grid.rows // 2
    return [*moved[:half], middle, *moved[half:]]


def _row(grid: Grid, row: int, width: int) -> Line:
    places = range(row * grid.columns, (row + 1) * grid.columns)
    line = Line()
    if grid.shape in SQUARE:
        for column, place in enumerate(places):
            symbol, style = _shown(grid, place, EMPTY)
            line.append(f" {_centred(symbol, width)} ", style + SHADES[(row + column) % 2])
        return line
    # Where a game draws lines itself, what it leaves out is no place.
    gap = " " if any(cell and cell.owner == NOBODY for cell in grid.cells) else EMPTY
    before: Cell = None
    for column, place in enumerate(places):
        cell = grid.cells[place]
        joined = (_is_line(before) and cell is not None) or (_is_line(cell) and before is not None)
        if column:
            line.append("─" if joined else " ", FAINT)
        symbol, style = _shown(grid, place, gap)
        line.append(_centred(symbol, width), style)
        before = cell
    return line


def _shown(grid: Grid, place: int, empty: str) -> tuple[str, str]:
    cell = grid.cells[place]
    if cell is None:
        owner = grid.territory[place] if grid.territory else NOBODY
        symbol = STAR if place in grid.stars else empty
        return symbol, FAINT if owner == NOBODY else player_style(owner)
    marked = place in grid.threatened or any(place in line for line in grid.lines)
    return cell.symbol, player_style(cell.owner) + (MARKED if marked else "")


def _is_line(cell: Cell) -> bool:
    return cell is not None and cell.symbol == "─"


def _column_labels(grid: Grid, width: int, margin: int) -> Line:
    line = Line(" " * margin, style=FAINT)
    for column, label in enumerate(grid.column_labels):
        if grid.shape in SQUARE:
            line.append(f" {_centred(label, width)} ")
        else:
            line.append((" " if column else "") + _centred(label, width))
    return line


def _centred(text: str, width: int) -> str:
    spare = max(width - cell_len(text), 0)
    return " " * (spare // 2) + text + " " * (spare - spare // 2)


# Circuits.


def _circuit(circuit: Circuit) -> list[Line]:
    """A frame of squares by their initials; below it who owns which."""
    side = len(circuit.squares) // 4 + 1
    cells: list[Cell] = [None] * (side * side)
    for number, square in enumerate(circuit.squares):
        row, column = around(number, len(circuit.squares))
        cells[row * side + column] = _square(square)
    width = max(cell_len(cell.symbol) for cell in cells if cell)
    lines = []
    for row in range(side):
        line = Line(" ")
        for column, cell in enumerate(cells[row * side : (row + 1) * side]):
            symbol, style = (cell.symbol, player_style(cell.owner)) if cell else ("", FAINT)
            shade = SHADES[(row + column) % 2] if cell else ""
            line.append(f" {_centred(symbol, width)} ", style + shade)
        lines.append(line)
    return lines + [_deed(square) for square in circuit.squares if square.owner != NOBODY]


def _square(square: Square) -> Piece:
    """Who is there; else the houses, for the owner; else what it is."""
    if square.visitors:
        marks = "".join(f"P{visitor + 1}" for visitor in square.visitors)
        return Piece(marks, square.visitors[0])
    if square.owner != NOBODY:
        return Piece(str(square.houses), square.owner)
    return Piece("".join(word[0] for word in square.name.split()))


def _deed(square: Square) -> Line:
    houses = f", houses: {square.houses}" if square.houses else ""
    return Line(f" P{square.owner + 1} {square.name}{houses}", player_style(square.owner))


# Everything else.


def _amounts(amounts: Amounts) -> list[Line]:
    margin = max((cell_len(label) for label in amounts.labels), default=0)
    texts = amounts.texts()
    width = max(map(len, texts), default=0)
    owners = amounts.owners or (NOBODY,) * len(texts)
    lines = []
    for label, text, owner in zip(amounts.labels, texts, owners, strict=True):
        line = Line(f" {label.rjust(margin)} ", style=FAINT)
        bold = "bold default" if owner == NOBODY else player_style(owner)
        lines.append(line.append(text.rjust(width), bold))
    return lines


def _chips(chips: Chips) -> list[Line]:
    margin = max((cell_len(label) for label in (*chips.labels, "together")), default=0)
    digits = max((len(str(bet)) for bet in (*chips.bets, sum(chips.bets))), default=1)
    lines = []
    for player, (label, bet) in enumerate(zip(chips.labels, chips.bets, strict=True)):
        line = Line(f" {label.rjust(margin)} ", style=FAINT)
        line.append(str(bet).rjust(digits), player_style(player))
        lines.append(line.append(f"  ({chips.stacks[player]} left)", FAINT))
    total = Line(f" {'together'.rjust(margin)} ", style=FAINT)
    return [*lines, total.append(str(sum(chips.bets)).rjust(digits), "bold default")]


def _cards(cards: Cards) -> list[Line]:
    """Each in a box, with what it counts."""
    values = [f" {value}" for value in cards.values] or [""] * len(cards.cards)
    texts = tuple(
        card if card == "?" else card + value
        for card, value in zip(cards.cards, values, strict=True)
    )
    return _boxes(texts, player_style(cards.owner))


def _piles(piles: Piles) -> list[Line]:
    labels = piles.labels or ("",) * len(piles.counts)
    margin = max((cell_len(label) for label in labels), default=0)
    digits = max((len(str(count)) for count in piles.counts), default=1)
    lines = []
    for label, count in zip(labels, piles.counts, strict=True):
        line = Line(f" {label.rjust(margin)} " if margin else " ", style=FAINT)
        line.append(str(count).rjust(digits), "bold default")
        if 0 < count <= MOST_MATCHES:
            line.append(f"  {'▮' * count}", "yellow")
        lines.append(line)
    return lines


def _points(points: Points) -> list[Line]:
    """Twelve to a row, from the left; each with its number of pieces in the owner's colour."""
    labels = points.labels or tuple(str(i + 1) for i in range(len(points.counts)))
    lines = []
    for start in range(0, len(points.counts), POINTS_A_ROW):
        names, pieces = Line(style=FAINT), Line()
        for i in range(start, min(start + POINTS_A_ROW, len(points.counts))):
            mark = f"{_letter(points.owners[i])}{points.counts[i]}" if points.counts[i] else EMPTY
            width = max(4, cell_len(labels[i]) + 1)
            names.append(_centred(labels[i], width))
            style = player_style(points.owners[i]) if points.counts[i] else FAINT
            pieces.append(_centred(mark, width), style)
        lines += [names, pieces]
    return lines


def _letter(owner: int) -> str:
    """Owners must differ without colours too."""
    return "XOABCDEF"[owner % 8] if owner != NOBODY else ""


def _boxes(texts: tuple[str, ...], style: str) -> list[Line]:
    lines = [Line(" "), Line(" "), Line(" ")]
    for text in texts:
        width = cell_len(text) + 2
        look = FAINT if text == "?" else style
        lines[0].append(f"╭{'─' * width}╮ ", FAINT)
        lines[1].append("│ ", FAINT).append(text, look).append(" │ ", FAINT)
        lines[2].append(f"╰{'─' * width}╯ ", FAINT)
    return lines if texts else [Line(" none", style=FAINT)]


def _dice(dice: Dice) -> list[Line]:
    faces = tuple(
        f"{FACES[value - 1]} {value}" if 1 <= value <= len(FACES) else str(value or "?")
        for value in dice.values
    )
    return _boxes(faces, player_style(dice.owner))


_LINES: dict[type[Part], Callable[[Any], list[Line]]] = {
    Grid: _grid,
    Circuit: _circuit,
    Piles: _piles,
    Points: _points,
    Cards: _cards,
    Chips: _chips,
    Amounts: _amounts,
    Dice: _dice,
    Text: lambda text: [Line(text.text)],
    News: lambda news: [Line(news.text)],
}


# In words.


def print_moves(out: Console, game: Game, state: Any) -> None:
    """Who is to move, and the legal moves; outcomes of chance with their probabilities."""
    mover = int(game.to_move(state))
    names = []
    for action in game.actions(state):
        name = game.action_text(state, action)
        if mover == CHANCE:
            name += f" ({game.probability(state, action):.4g})"
        names.append(name)
    who = game.player_name(mover)
    out.print(f"{who} to move:", style=player_style(mover), end=" ", markup=False)
    out.print("  ".join(names), markup=False)


def print_outcome(out: Console, game: Game, state: Any) -> None:
    """Print the utility of the end of a game to each player."""
    out.print("the game is over:", style="bold", end=" ")
    values = (
        f"{game.player_name(player)} {game.utility(state, player):+g}"
        for player in range(game.players)
    )
    out.print(", ".join(values), markup=False)

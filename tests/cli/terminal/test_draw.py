"""Every part of a board, as text."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from zermelo.board import (
    Amounts,
    Board,
    Cards,
    Chips,
    Circuit,
    Dice,
    Grid,
    News,
    Piece,
    Piles,
    Points,
    Square,
    Text,
)
from zermelo.cli.terminal.draw import drawn

X, O = Piece("X", 0), Piece("O", 1)  # noqa: E741
CELLS = (X, None, O, None, X, None)


def text(board: Board, **options: object) -> list[str]:
    console = Console(file=io.StringIO(), width=100, highlight=False, **options)  # type: ignore[arg-type]
    console.print(drawn(board))
    return [line.rstrip() for line in console.file.getvalue().splitlines()]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "part, lines",
    [
        (Grid(2, 3, CELLS), ["  X  ·  O", "  ·  X  ·"]),
        (Grid(2, 3, CELLS, ends=(O, None)), ["    X  ·  O", " O", "    ·  X  ·"]),
        (
            Grid(2, 3, CELLS, "point", ("2", "1"), ("a", "b", "c")),
            ["2 X · O", "1 · X ·", "  a b c"],
        ),
        (
            Grid(2, 3, CELLS, "hexagon", ("1", "2"), ("a", "b", "c")),
            ["  a b c", "1 X · O", " 2 · X ·"],
        ),
        (Grid(1, 2, (Piece("12", 0), None)), ["  12  ·"]),
        (Grid(1, 3, (X, Piece("─"), None), "point"), [" X──"]),
        (Piles((2, 0, 50), ("a", "b", "c")), [" a  2  ▮▮", " b  0", " c 50"]),
        (Points((2, 0, 1), (0, -1, 1)), [" 1   2   3", " X2  ·   O1"]),
        (Cards(("Q", "?"), 0), [" ╭───╮ ╭───╮", " │ Q │ │ ? │", " ╰───╯ ╰───╯"]),
        (Cards(()), [" none"]),
        (Dice((5, 8)), [" ╭─────╮ ╭───╮", " │ ⚄ 5 │ │ 8 │", " ╰─────╯ ╰───╯"]),
        (
            Cards(("A", "?"), values=(1, 0)),
            [" ╭─────╮ ╭───╮", " │ A 1 │ │ ? │", " ╰─────╯ ╰───╯"],
        ),
        (
            Circuit(
                (
                    Square("Start", visitors=(0, 1)),
                    Square("First Street", "red", "$5"),
                    Square("Second Street", "red", "$6", owner=1, houses=2),
                    Square("Bank"),
                )
            ),
            ["   2     B", "   FS   P1P2", " P2 Second Street, houses: 2"],
        ),
        (Amounts((20, -3), ("ann", "bo"), (0, 1), unit="$"), [" ann $20", "  bo -$3"]),
        (
            Chips((2, 10), (8, 0), ("ann", "bo")),
            ["      ann  2  (8 left)", "       bo 10  (0 left)", " together 12"],
        ),
        (Text("[bold]as it is[/]"), ["[bold]as it is[/]"]),
        (News("White moved."), ["White moved."]),
        (Grid(1, 3, (X, None, None), "point", stars=(0, 2)), [" X · +"]),
        (Grid(1, 3, (Piece("+"), None, Piece("+")), "lattice"), ["  +  ·  +"]),
    ],
)
def test_parts(part: Grid, lines: list[str]) -> None:
    assert text((part,)) == lines


def test_titles_stand_above() -> None:
    assert text((Piles((1,), title="pond"), Text("x", title="notes"))) == [
        "pond",
        " 1  ▮",
        "notes",
        "x",
    ]


def test_players_have_colours() -> None:
    coloured = "\n".join(text((Grid(1, 2, (X, O)),), force_terminal=True, color_system="standard"))
    assert "\x1b[1;36" in coloured  # the first is cyan
    assert "\x1b[1;33" in coloured


def test_rows_that_are_shown_stand_out() -> None:
    grid = Grid(1, 3, (X, X, O), "point", lines=((0, 1),))
    (line,) = text((grid,), force_terminal=True, color_system="standard")
    assert line.count("\x1b[1;7;36") == 2

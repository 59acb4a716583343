"""Phantom tic-tac-toe: three in a row on a board that shows players only their own marks.

Who tries a cell that the other has taken is told so and tries another; with `abrupt`, the turn
is lost. An action is a cell, 0 to 8 row by row from the top left; in text a1 is the bottom left.
"""

from __future__ import annotations

from ..bits import Bits, each
from ..guide import Guide
from ._grid import rows_of
from ._phantom import PhantomGame

_LINES = (0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124)


class PhantomTicTacToe(PhantomGame):
    guide = Guide(
        title="Phantom tic-tac-toe",
        summary="Three in a row without seeing the other's marks",
        kind="Hidden boards",
        rules="""
        This is tic-tac-toe on a board that shows players only their own marks. X moves first, and
        players try a cell in turn. A player who tries a cell that the other has taken is told so,
        sees that mark from then on, and tries another cell. The other is not told of the attempt.
        Three of your marks in a row, across, down or diagonally, win. A full board without such a
        row is a draw.
        """,
        moves="""
        Click a cell. `a1` is at the bottom left and `c3` at the top right.
        """,
        parameters={
            "abrupt": "Whether trying a taken cell costs the turn.",
        },
        history="https://en.wikipedia.org/wiki/Tic-tac-toe_variants",
        picture="b2, b2, a1, a1, c3",
    )

    figures, upward = ("cross", "ring"), True

    def __init__(self, abrupt: bool = False) -> None:
        super().__init__(3, 3, abrupt)

    def wins(self, stones: Bits, player: int) -> bool:
        won = False
        for line in _LINES:
            won = won or (stones & line) == Bits(line)
        return won

    def winning(self, stones: Bits, player: int) -> tuple[tuple[int, ...], ...]:
        return rows_of(each(stones), 3, 3)

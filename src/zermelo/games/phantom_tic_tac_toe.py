"""Phantom tic-tac-toe: three in a row on a board that shows players only their own marks.

Who tries a cell that the other has taken is told so and tries another; with `abrupt`, the turn
is lost. An action is a cell, 0 to 8 row by row from the top left; in text a1 is the bottom left.
"""

from __future__ import annotations

from ..bits import Bits, each
from ._grid import rows_of
from ._phantom import PhantomGame

_LINES = (0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124)


class PhantomTicTacToe(PhantomGame):
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

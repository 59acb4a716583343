"""Dark Hex: join your two sides of a board that shows only your own stones.

The first player joins top and bottom, the second left and right. Who tries a cell that the other
has taken is told so and tries another; with `abrupt`, the turn is lost.
"""

from __future__ import annotations

from typing import Any

from ..bits import Bits, each
from ..board import Grid
from ..guide import Guide
from ..settings import Range, Setting
from . import _grid
from ._phantom import PhantomGame


class DarkHex(PhantomGame):
    guide = Guide(
        title="Dark Hex",
        summary="Join your two sides without seeing the other's stones",
        kind="Hidden boards",
        rules="""
        This is Hex on a board that shows players only their own stones. The first player joins top
        and bottom, the second left and right, with a chain of neighbouring cells. Players place one
        stone in turn. A player who tries a cell that the other has taken is told so, sees that
        stone from then on, and tries another cell. The other is not told of the attempt. The player
        who completes a chain wins, and there are no draws.
        """,
        moves="""
        Click a cell. `b3` is the second cell of the third row; letters are columns, rows count from
        the top.
        """,
        parameters={
            "rows": Setting("How many rows the board has.", Range(2, 8)),
            "columns": Setting("How many columns the board has.", Range(2, 8)),
            "abrupt": "Whether trying a taken cell costs the turn.",
        },
        history="https://en.wikipedia.org/wiki/Hex_(board_game)",
        picture="b2, a3, c1, b2, c2",
    )

    player_names = ("first", "second")
    figures, shape = ("stone", "stone"), "hexagon"

    def __init__(self, rows: int = 3, columns: int = 3, abrupt: bool = False) -> None:
        super().__init__(rows, columns, abrupt)
        self.top = _grid.mask(range(columns))
        self.bottom = _grid.mask(range(self.cells - columns, self.cells))
        self.left = _grid.mask(range(0, self.cells, columns))
        self.right = _grid.mask(range(columns - 1, self.cells, columns))

    def wins(self, stones: Bits, player: int) -> bool:
        """Spread from one side over the player's own stones until nothing more is reached."""
        start, goal = (self.top, self.bottom) if player == 0 else (self.left, self.right)
        reached, before = start & stones, Bits(0)
        while reached != before:
            before = reached
            reached = (reached | self.around(reached)) & stones
        return (reached & goal) != Bits(0)

    def around(self, cells: Bits) -> Bits:
        """The six neighbours of each cell."""
        inner_left, inner_right = cells & ~self.left, cells & ~self.right
        return (
            cells << self.columns
            | cells >> self.columns
            | inner_left >> 1
            | inner_right << 1
            | inner_right >> (self.columns - 1)
            | inner_left << (self.columns - 1)
        )

    def grid(self, state: Any, **more: Any) -> Grid:
        return super().grid(state, sides=(0, 1, 0, 1), **more)

    def winning(self, stones: Bits, player: int) -> tuple[tuple[int, ...], ...]:
        start, goal = (self.top, self.bottom) if player == 0 else (self.left, self.right)
        return (_grid.shortest_chain(each(stones), self.columns, each(start), each(goal)),)

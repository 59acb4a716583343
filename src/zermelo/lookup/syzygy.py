"""Syzygy tablebases of chess, where the user has them, probed through python-chess.

They say whether a position is won under the fifty-move rule, and how many plies it takes to the
next capture or pawn move on the way: enough to win, not to mate as soon as possible.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from ..display import Shown
from ..errors import BadParameter, short
from ..game import Game
from ..result import Result
from .file import DamagedTable
from .polyglot import chess_board, python_chess
from .tables import Found, look_up

SOURCE = "Syzygy"
FIFTY = 100  # plies


class Syzygy(Shown):
    """A folder of .rtbw and .rtbz files."""

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self.path = Path(path).expanduser()
        chess = python_chess("Syzygy files", "syzygy")
        if not any(self.path.glob("*.rtbw")):
            raise BadParameter(f"{self.path} holds no Syzygy files, which end in .rtbw")
        self._tables = chess.syzygy.open_tablebase(str(self.path))

    def _facts(self) -> dict[str, Any]:
        return {"Syzygy files": len(list(self.path.glob("*.rtbw")))}

    def serves(self, game: Game) -> bool:
        return game.name == "chess"

    def probe(self, game: Game, state: Any) -> Found | None:
        """Won, drawn or lost; `plies` counts to the next capture or pawn move."""
        if not self.serves(game):
            return None
        board = chess_board(game, state)
        try:
            wdl, dtz = self._tables.get_wdl(board), self._tables.get_dtz(board)
        except Exception as error:  # python-chess checks little of what is in its files
            raise DamagedTable(
                f"a Syzygy file in {self.path} is damaged: {short(error) or type(error).__name__}; "
                "fetch it again"
            ) from None
        if wdl is None or dtz is None:
            return None
        if abs(wdl) > 1 and board.halfmove_clock and abs(dtz) + board.halfmove_clock >= FIFTY:
            return None  # the files count from a clock at zero: the fifty moves may be over first
        return Found(float((wdl > 1) - (wdl < -1)), abs(dtz), SOURCE)

    def look_up(self, game: Game, state: Any) -> Result | None:
        """The best action; None if the files do not cover the position."""
        return look_up(game, state, self, _progress)

    def close(self) -> None:
        self._tables.close()


def _progress(utility: float, plies: int, child: Any) -> tuple[float, bool, float]:
    """A winner prefers captures and pawn moves, which reset the clock; a loser avoids them."""
    zeroing = child.clock == 0
    return utility, zeroing if utility > 0 else not zeroing, -plies * utility

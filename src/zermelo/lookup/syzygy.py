"""Syzygy tablebases of chess, where the user has them, probed through python-chess.

They know whether a position is won with regard to the fifty-move rule, and how many plies it is
to the next capture or pawn's move on the way: enough to win, not to mate the quickest.
"""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

from ..errors import BadParameter, needs_extra, short
from ..game import Game
from ..result import Result, Row, proven
from .file import DamagedTable
from .tables import Found, looked_up

__all__ = ["Syzygy"]

SOURCE = "Syzygy"
FIFTY = 100  # plies


class Syzygy:
    """A folder of .rtbw and .rtbz files."""

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self.path = Path(path).expanduser()
        with needs_extra("Syzygy tablebases", "chess"):
            import chess
            import chess.syzygy
        if not any(self.path.glob("*.rtbw")):
            raise BadParameter(f"{self.path} holds no Syzygy files, which end in .rtbw")
        self._chess = chess
        self._tables = chess.syzygy.open_tablebase(str(self.path))

    def serves(self, game: Game) -> bool:
        return game.name == "chess"

    def _board(self, game: Game, state: Any) -> Any:
        return self._chess.Board(" ".join(game.state_text(state).split()[:6]))

    def probe(self, game: Game, state: Any) -> Found | None:
        """Won, drawn or lost; the plies are those to the next capture or pawn's move."""
        if not self.serves(game):
            return None
        board = self._board(game, state)
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
        """The best action; None where the files don't know it."""
        began = time.perf_counter()
        here = self.probe(game, state)
        if here is None or game.is_terminal(state):
            return None
        player = game.to_move(state)
        rows, order = [], {}
        for action in game.actions(state):
            following = game.result(state, action)
            if game.is_terminal(following):
                utility, plies = float(game.utility(following, player)), 0
            else:
                found = self.probe(game, following)
                if found is None:
                    return None
                utility, plies = -found.utility, found.plies
            text = game.action_text(state, action)
            rows.append(Row(action, text, utility, proven(utility, whole=True), line=(text,)))
            zeroing = following.clock == 0  # a capture or a pawn's move makes progress
            order[action] = (utility, zeroing if utility > 0 else not zeroing, -plies * utility)
        best = max(order, key=lambda action: order[action])
        return looked_up(player, best, here.utility, rows, SOURCE, began)

    def close(self) -> None:
        self._tables.close()

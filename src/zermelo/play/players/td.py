"""Players whose value network was trained by temporal differences.

td                                  with the network that ships with zermelo
td:net=runs/mine/network.safetensors
td:depth=2                          looks at every roll and every reply before it decides
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from ...errors import BadParameter
from ...game import Game
from ...result import Result, Row
from ..player import Choice, Player, Turn
from .search import reason

__all__ = ["TDPlayer"]


class TDPlayer(Player):
    """Plays the move whose afterstate has the greatest value."""

    def __init__(self, name: str, net: str | Path | None = None, depth: int = 1) -> None:
        if depth not in (1, 2):
            raise BadParameter(f"td searches 1 or 2 plies deep, not {depth}")
        self.name, self.path, self.depth = name, net, depth
        self._judge: Any = None
        self._game: Game | None = None

    def begin(self, game: Game, player: int, seed: int) -> None:
        from ...learning.inference.dense import ValueInference, shipped_value_net
        from ...learning.td.lookahead import Foresight

        if self._game != game:
            network, _ = ValueInference.load(self.path or shipped_value_net(game), game)
            self._judge, self._game = Foresight(game, network), game

    def choose(self, turn: Turn) -> Choice:
        start = time.perf_counter()
        found = self._judge.values(turn.state, self.depth)
        rows = tuple(
            Row(action, turn.game.action_text(turn.state, action), value) for action, value in found
        )
        best = rows[0]
        worth = found[0][1]
        result = Result(
            algorithm="td",
            player=turn.player,
            action=best.action,
            value=worth,
            values=(worth, -worth) if turn.player == 0 else (-worth, worth),
            principal_variation=(best.action,),
            line=(best.text,),
            depth=self.depth,
            nodes=self._judge.nodes,
            seconds=time.perf_counter() - start,
            rows=rows,
        )
        return Choice(best.action, result, reason(turn.game, result))

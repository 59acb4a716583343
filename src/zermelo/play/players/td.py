"""Players whose value network was trained by temporal differences.

td                                  with the network that ships with zermelo
td:net=runs/mine/network.safetensors
td:depth=2                          looks at every roll and every reply before it decides
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ... import clock
from ...game import Game
from ...kernel import runs_compiled
from ...kernel.tiers import in_best_tier
from ...result import Result, Row
from ...settings import Range, check_within
from ..player import Choice, Player, Turn
from .search import decision, reason


def foresight(game: Game, net: str | None = None) -> Any:
    """The lookahead with a network, or with the one that ships."""
    from ...learning.inference.dense import ValueInference, shipped_value_net
    from ...learning.td.lookahead import Foresight

    network, _ = ValueInference.load(net or shipped_value_net(game), game)
    return Foresight(game, network)


def look_ahead(
    game: Game,
    state: Any = None,
    *,
    net: str | None = None,
    depth: int = 1,
    seconds: float | None = None,
) -> None:
    """Judge the moves of one position, so that all code for it is there."""
    state = decision(game) if state is None else state
    if state is not None:
        foresight(game, net).values(state, depth)


class TDPlayer(Player):
    """Plays the move whose afterstate has the greatest value."""

    def __init__(self, name: str, net: str | Path | None = None, depth: int = 1) -> None:
        check_within(Range(1, 2), depth=depth)
        self.name, self.path, self.depth = name, net, depth
        self._judge: Any = None
        self._game: Game | None = None
        self._compiled = False

    def begin(self, game: Game, player: int, seed: int) -> None:
        if self._game != game:
            self._game, self._judge, self._compiled = game, None, False
            self._climb(game)

    def _climb(self, game: Game) -> None:
        """Look ahead in plain Python until there is compiled code for it."""
        net = None if self.path is None else str(self.path)
        best = in_best_tier(game, look_ahead, net=net, depth=self.depth)
        self._compiled = runs_compiled(best)
        if self._compiled or self._judge is None:
            self._judge = foresight(best, net)

    def choose(self, turn: Turn) -> Choice:
        start = clock.now()
        if not self._compiled and runs_compiled(turn.game):
            self._climb(turn.game)
        depth = self.depth if self._compiled or not runs_compiled(turn.game) else 1
        found = self._judge.values(turn.state, depth)
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
            depth=depth,
            nodes=self._judge.nodes,
            seconds=clock.now() - start,
            rows=rows,
        )
        return Choice(best.action, result, reason(turn.game, result))

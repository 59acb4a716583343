"""Players that have learnt: a network guides their search.

alphazero:net=runs/mine/network.safetensors,iterations=100
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from ..errors import BadParameter
from ..game import Game
from ..montecarlo import mcts
from .player import Choice, Player, Turn
from .searching import reason
from .specs import read_settings

__all__ = ["AlphaZeroPlayer", "made"]

SETTINGS = {"net": str, "iterations": int, "time": float, "exploration": float}
ITERATIONS = 100
EXPLORATION = 0.75


class AlphaZeroPlayer(Player):
    """Searches with a network in place of playouts."""

    def __init__(
        self,
        name: str,
        path: str | Path,
        iterations: int | None = None,
        seconds: float | None = None,
        exploration: float = EXPLORATION,
    ) -> None:
        self.name, self.path = name, path
        self.iterations, self.seconds, self.exploration = iterations, seconds, exploration
        self._evaluate: Any = None
        self._random = random.Random(0)

    def begin(self, game: Game, player: int, seed: int) -> None:
        from ..learning.evaluators import CpuEvaluator
        from ..learning.network import load_network

        self._random = random.Random(seed)
        network, _ = load_network(self.path, game)
        self._evaluate = CpuEvaluator(network)

    def choose(self, turn: Turn) -> Choice:
        iterations, seconds = self.iterations, self.seconds
        budget = turn.clock.budget()
        if budget is not None:
            seconds = min(budget, seconds or budget)
        if iterations is None and seconds is None:
            iterations = ITERATIONS
        result = mcts(
            turn.game,
            turn.state,
            iterations=iterations,
            seconds=seconds,
            exploration=self.exploration,
            network=self._evaluate,
            seed=self._random.getrandbits(32),
        )
        return Choice(result.action, result, reason(turn.game, result))


def made(spec: str, text: str) -> AlphaZeroPlayer:
    given = read_settings("alphazero", text, SETTINGS)
    if "net" not in given:
        raise BadParameter("alphazero needs the file of a network: alphazero:net=FILE")
    return AlphaZeroPlayer(
        spec,
        given["net"],
        given.get("iterations"),
        given.get("time"),
        given.get("exploration", EXPLORATION),
    )

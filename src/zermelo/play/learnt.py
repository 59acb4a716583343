"""Players that have learnt: a network guides their search.

alphazero                                     with a network that comes with the package
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
        path: str | Path | None = None,
        iterations: int | None = None,
        seconds: float | None = None,
        exploration: float = EXPLORATION,
    ) -> None:
        self.name, self.path = name, path
        self.iterations, self.seconds, self.exploration = iterations, seconds, exploration
        self._evaluate: Any = None
        self._random = random.Random(0)

    def begin(self, game: Game, player: int, seed: int) -> None:
        try:
            from ..learning.evaluators import CpuEvaluator
            from ..learning.network import load_network, quicken_cpu, shipped_network
        except ModuleNotFoundError as error:
            raise BadParameter(
                f"alphazero needs {error.name}: pip install 'zermelo[learn]'"
            ) from None

        path = self.path or shipped_network(game)
        if path is None:
            raise BadParameter(
                f"no network for {game.name} comes with zermelo; let `zermelo train` make one, "
                "and name it: alphazero:net=FILE"
            )
        self._random = random.Random(seed)
        network, _ = load_network(path, game)
        quicken_cpu(network.shape)
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
    return AlphaZeroPlayer(
        spec,
        given.get("net"),
        given.get("iterations"),
        given.get("time"),
        given.get("exploration", EXPLORATION),
    )

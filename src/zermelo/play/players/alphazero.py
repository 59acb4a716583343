"""Players that have learnt: a network guides their search.

alphazero    with a network that comes with the package
alphazero:net=runs/mine/network.safetensors,iterations=100
alphazero:mix=0.5,reflex=runs/mine/reflex.safetensors    playouts from leaves too, as AlphaGo
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from ...errors import BadParameter, needs_extra
from ...game import Game
from ...montecarlo.batched.leaf_playouts import Playouts
from ...montecarlo.batched.network import network_mcts
from .player import Choice, Player, Turn
from .search import reason

__all__ = ["AlphaZeroPlayer", "network_player"]

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
        mix: float = 0.0,
        reflex: str | Path | None = None,
    ) -> None:
        """`mix`: the share of playouts in the values of leaves, moved by a `reflex` if given."""
        self.name, self.path = name, path
        self.iterations, self.seconds, self.exploration = iterations, seconds, exploration
        self.mix, self.reflex = mix, reflex
        self._playouts: Playouts | None = None
        self._evaluate: Any = None
        self._random = random.Random(0)

    def begin(self, game: Game, player: int, seed: int) -> None:
        with needs_extra("network players", "learn"):
            from ...learning.alphazero.evaluators import CpuEvaluator
            from ...learning.alphazero.network import load_network, shipped_network
            from ...learning.alphazero.playout_policy import load_reflex
            from ...learning.runs.device import quicken_cpu

        path = self.path or shipped_network(game)
        if path is None:
            raise BadParameter(
                f"no network for {game.name} comes with zermelo; let `zermelo train` make one, "
                "and name it: alphazero:net=FILE"
            )
        self._random = random.Random(seed)
        network, _ = load_network(path, game)
        quicken_cpu(network.shape.is_plain)
        self._evaluate = CpuEvaluator(network)
        if self.mix:
            weights = None if self.reflex is None else load_reflex(self.reflex, game)
            self._playouts = Playouts(self.mix, weights)

    def choose(self, turn: Turn) -> Choice:
        iterations, seconds = self.iterations, self.seconds
        budget = turn.clock.budget()
        if budget is not None:
            seconds = min(budget, seconds or budget)
        if iterations is None and seconds is None:
            iterations = ITERATIONS
        result = network_mcts(
            turn.game,
            turn.state,
            self._evaluate,
            iterations=iterations,
            seconds=seconds,
            exploration=self.exploration,
            playouts=self._playouts,
            seed=self._random.getrandbits(32),
        )
        return Choice(result.action, result, reason(turn.game, result))


def network_player(name: str, net: str | None = None, **settings: Any) -> AlphaZeroPlayer:
    return AlphaZeroPlayer(name, net, **settings)

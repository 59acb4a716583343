"""Players that have learnt: a network guides their search.

alphazero    with a network that comes with the package
alphazero:net=runs/mine/network.safetensors,iterations=100
alphazero:net=runs/seen/network.safetensors    with a policy learnt by imitation or in a league
alphazero:gumbel=16    sequential halving at the root, for few iterations
alphazero:mix=0.5,reflex=runs/mine/reflex.safetensors    playouts from leaves too, as AlphaGo
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ...errors import BadParameter
from ...game import Game
from ...montecarlo import NetworkSearch
from ...montecarlo.batched.leaf_playouts import Playouts
from ..player import Choice, Player, Turn
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
        gumbel: int = 0,
    ) -> None:
        """`mix`: the share of playouts in the values of leaves, moved by a `reflex` if given."""
        self.name, self.path = name, path
        if gumbel and iterations is None:
            iterations = ITERATIONS  # which it divides among actions
        self.iterations, self.seconds, self.exploration = iterations, seconds, exploration
        self.mix, self.reflex, self.gumbel = mix, reflex, gumbel
        self._search: NetworkSearch | None = None

    def begin(self, game: Game, player: int, seed: int) -> None:
        from ...learning.inference.alphazero import shipped_network
        from ...learning.inference.dense import load_inference
        from ...learning.inference.reflex import load_reflex

        path = self.path or shipped_network(game)
        if path is None:
            raise BadParameter(
                f"no network for {game.name} comes with zermelo; let `zermelo train` make one, "
                "and name it: alphazero:net=FILE"
            )
        evaluate = load_inference(path, game)
        weights = None if self.reflex is None else load_reflex(self.reflex, game)
        self._search = NetworkSearch(
            game,
            evaluate,
            iterations=self.iterations,
            exploration=self.exploration,
            gumbel=self.gumbel,
            playouts=Playouts(self.mix, weights) if self.mix else None,
            seed=seed,
        )

    def choose(self, turn: Turn) -> Choice:
        iterations, seconds = self.iterations, self.seconds
        budget = turn.clock.budget()
        if budget is not None:
            seconds = min(budget, seconds or budget)
        if iterations is None and seconds is None:
            iterations = ITERATIONS
        if self._search is None:
            self.begin(turn.game, turn.player, 0)
        assert self._search is not None
        result = self._search.search(turn.state, iterations=iterations, seconds=seconds)
        return Choice(result.action, result, reason(turn.game, result))


def network_player(name: str, net: str | None = None, **settings: Any) -> AlphaZeroPlayer:
    return AlphaZeroPlayer(name, net, **settings)

"""Players that have learnt: a network guides their search.

alphazero    with a network that comes with the package
alphazero:net=runs/mine/network.safetensors,iterations=100
alphazero:net=runs/seen/network.safetensors    with a policy learnt by imitation or in a league
alphazero:gumbel=16    sequential halving at the root, for few iterations
alphazero:lookahead=0    leaves are judged by the network alone, unless the game ends there
alphazero:symmetric=true    the mean of what the network says under all symmetries
alphazero:mix=0.5,playout_policy=FILE    leaves are played out, too, as in AlphaGo
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ...game import Game
from ...kernel.api import check_on_disk
from ...kernel.tiers import PLAIN_SHARE, in_best_tier
from ...montecarlo import NetworkSearch
from ...montecarlo.batched.forest import select_leaves
from ...montecarlo.batched.leaf_playouts import Playouts
from ...montecarlo.batched.network import LEAST, LOOKAHEAD
from ..player import Choice, Player, Turn
from .search import decision, reason
from .specs import AlphaZero

ITERATIONS = 100


def network_search(
    game: Game, settings: AlphaZero, *, plainly: bool = False, seed: int = 0
) -> NetworkSearch:
    """A search by these settings; `plainly` without compiled code."""
    from ...learning.inference.alphazero import AlphaZeroInference, load_shipped
    from ...learning.inference.dense import load_inference
    from ...learning.inference.playout_policy import load_playout_policy

    evaluate = load_shipped(game) if settings.net is None else load_inference(settings.net, game)
    if isinstance(evaluate, AlphaZeroInference):
        evaluate.plainly = plainly
    file, mix = settings.playout_policy, settings.mix
    policy = None if file is None else load_playout_policy(file, game)
    lookahead = LOOKAHEAD if settings.lookahead is None else settings.lookahead
    return NetworkSearch(
        game,
        evaluate,
        iterations=settings.iterations,
        exploration=settings.exploration,
        gumbel=settings.gumbel,
        solver=settings.solver,
        lookahead=0 if plainly else lookahead,  # plain code takes as long for it as for all else
        symmetric=settings.symmetric,
        leaves=2 if plainly else 8,  # fewer at a time: one batch more is not to take long
        playouts=Playouts(mix, policy) if mix else None,
        seed=seed,
    )


def look_ahead(
    game: Game, state: Any = None, *, settings: AlphaZero, seconds: float | None = None
) -> None:
    """Search one position, so that all code for it is there."""
    check_on_disk(select_leaves)  # before anything is loaded
    state = decision(game) if state is None else state
    if state is not None:
        network_search(game, replace(settings, iterations=LEAST)).search(state)


class AlphaZeroPlayer(Player):
    """Searches with a network in place of playouts."""

    def __init__(self, name: str, settings: AlphaZero | None = None) -> None:
        settings = settings or AlphaZero()
        if settings.gumbel and settings.iterations is None:
            settings = replace(settings, iterations=ITERATIONS)  # which it divides among actions
        self.name, self.settings = name, settings
        self._search: NetworkSearch | None = None
        self._compiled, self._seed = False, 0

    def begin(self, game: Game, player: int, seed: int) -> None:
        self._search, self._compiled, self._seed = None, False, seed
        self._climb(game)

    def _climb(self, game: Game) -> None:
        """Search in plain Python until there is compiled code for it."""
        unlimited = replace(self.settings, iterations=None, seconds=None)  # same code for all
        best = in_best_tier(game, look_ahead, settings=unlimited)
        self._compiled = best is game
        if self._compiled or self._search is None:
            self._search = network_search(
                best, self.settings, plainly=not self._compiled, seed=self._seed
            )

    def choose(self, turn: Turn) -> Choice:
        iterations, seconds = self.settings.iterations, self.settings.seconds
        budget = turn.budget()
        if budget is not None:
            seconds = min(budget, seconds or budget)
        if iterations is None and seconds is None:
            iterations = ITERATIONS
        if not self._compiled:
            self._climb(turn.game)
        if not self._compiled and seconds is not None:
            seconds *= PLAIN_SHARE
        assert self._search is not None
        result = self._search.search(turn.state, iterations=iterations, seconds=seconds)
        return Choice(result.action, result, reason(turn.game, result))


def network_player(name: str, **settings: Any) -> AlphaZeroPlayer:
    return AlphaZeroPlayer(name, AlphaZero(**settings))

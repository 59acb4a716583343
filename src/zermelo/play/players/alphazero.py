"""Players that have learnt: a network guides their search.

alphazero    with a network that comes with the package
alphazero:net=runs/mine/network.safetensors,iterations=100
alphazero:net=runs/seen/network.safetensors    with a policy learnt by imitation or in a league
alphazero:gumbel=16    sequential halving at the root, for few iterations
alphazero:lookahead=0    leaves are judged by the network alone, unless the game ends there
alphazero:symmetric=true    the mean of what the network says under all symmetries
alphazero:mix=0.5,reflex=runs/mine/reflex.safetensors    playouts from leaves too, as AlphaGo
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Unpack

from ...game import Game
from ...kernel.api import check_on_disk
from ...kernel.tiers import PLAIN_SHARE, in_best_tier
from ...montecarlo import NetworkSearch
from ...montecarlo.batched.forest import select_leaves
from ...montecarlo.batched.lazy_tree import LazyTreeSettings
from ...montecarlo.batched.leaf_playouts import Playouts
from ...montecarlo.batched.network import LEAST
from ..player import Choice, Player, Turn
from .search import decision, reason

ITERATIONS = 100
EXPLORATION = 0.75


def network_search(
    game: Game,
    net: str | None = None,
    *,
    plainly: bool = False,
    iterations: int | None = None,
    symmetric: bool = False,
    mix: float = 0.0,
    reflex: str | None = None,
    **tree: Unpack[LazyTreeSettings],
) -> NetworkSearch:
    """A search with this network, or with the one that ships; `plainly`: without compiled code."""
    from ...learning.inference.alphazero import AlphaZeroInference, load_shipped
    from ...learning.inference.dense import load_inference
    from ...learning.inference.reflex import load_reflex

    evaluate = load_shipped(game) if net is None else load_inference(net, game)
    if isinstance(evaluate, AlphaZeroInference):
        evaluate.plainly = plainly
    weights = None if reflex is None else load_reflex(reflex, game)
    tree.setdefault("exploration", EXPLORATION)
    if plainly:
        tree["lookahead"] = 0  # it takes as long in plain code as all else together
        tree["leaves"] = 2  # fewer at a time: one batch more is not to take long
    return NetworkSearch(
        game,
        evaluate,
        iterations=iterations,
        playouts=Playouts(mix, weights) if mix else None,
        symmetric=symmetric,
        **tree,
    )


def look_ahead(
    game: Game,
    state: Any = None,
    *,
    net: str | None = None,
    gumbel: int = 0,
    symmetric: bool = False,
    mix: float = 0.0,
    reflex: str | None = None,
    seconds: float | None = None,
) -> None:
    """Search one position, so that all code for it is there."""
    check_on_disk(select_leaves)  # before anything is loaded in vain
    state = decision(game) if state is None else state
    if state is not None:
        search = network_search(
            game,
            net,
            iterations=LEAST,
            gumbel=gumbel,
            symmetric=symmetric,
            mix=mix,
            reflex=reflex,
        )
        search.search(state)


class AlphaZeroPlayer(Player):
    """Searches with a network in place of playouts."""

    def __init__(
        self,
        name: str,
        path: str | Path | None = None,
        iterations: int | None = None,
        seconds: float | None = None,
        symmetric: bool = False,
        mix: float = 0.0,
        reflex: str | Path | None = None,
        **tree: Unpack[LazyTreeSettings],
    ) -> None:
        """`mix`: the share of playouts in the values of leaves, moved by a `reflex` if given."""
        self.name, self.path = name, path
        if tree.get("gumbel") and iterations is None:
            iterations = ITERATIONS  # which it divides among actions
        self.iterations, self.seconds = iterations, seconds
        self.symmetric, self.mix, self.tree = symmetric, mix, tree
        self.reflex = None if reflex is None else str(reflex)
        self._search: NetworkSearch | None = None
        self._compiled, self._seed = False, 0

    def begin(self, game: Game, player: int, seed: int) -> None:
        self._search, self._compiled, self._seed = None, False, seed
        self._climb(game)

    def _climb(self, game: Game) -> None:
        """Search in plain Python until there is compiled code for it."""
        net = None if self.path is None else str(self.path)
        code: dict[str, Any] = {
            "gumbel": self.tree.get("gumbel", 0),
            "symmetric": self.symmetric,
            "mix": self.mix,
            "reflex": self.reflex,
        }
        best = in_best_tier(game, look_ahead, net=net, **code)
        self._compiled = best is game
        if self._compiled or self._search is None:
            self._search = network_search(
                best,
                net,
                plainly=not self._compiled,
                iterations=self.iterations,
                **{**self.tree, **code, "seed": self._seed},
            )

    def choose(self, turn: Turn) -> Choice:
        iterations, seconds = self.iterations, self.seconds
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


def network_player(name: str, net: str | None = None, **settings: Any) -> AlphaZeroPlayer:
    return AlphaZeroPlayer(name, net, **settings)

"""Monte Carlo search: flat, by bandits, in trees, guided by networks, under uncertainty."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import lazily

_HOMES = {
    "Belief": "hidden.worlds",
    "Beliefs": "hidden.beliefs",
    "Evaluator": "batched.forest",
    "Forest": "batched.forest",
    "MonteCarloTree": "search",
    "NetworkSearch": "batched.network",
    "NothingFits": "hidden.beliefs",
    "Options": "uct.options",
    "bandit_monte_carlo": "flat",
    "flat_monte_carlo": "flat",
    "ismcts": "hidden.ismcts",
    "mcts": "search",
    "pimc": "hidden.pimc",
}

__all__ = [
    "Belief",
    "Beliefs",
    "Evaluator",
    "Forest",
    "MonteCarloTree",
    "NetworkSearch",
    "NothingFits",
    "Options",
    "bandit_monte_carlo",
    "flat_monte_carlo",
    "ismcts",
    "mcts",
    "pimc",
]

if TYPE_CHECKING:
    from .batched.forest import Evaluator, Forest
    from .batched.network import NetworkSearch
    from .flat import bandit_monte_carlo, flat_monte_carlo
    from .hidden.beliefs import Beliefs, NothingFits
    from .hidden.ismcts import ismcts
    from .hidden.pimc import pimc
    from .hidden.worlds import Belief
    from .search import MonteCarloTree, mcts
    from .uct.options import Options


__getattr__, __dir__ = lazily(__name__, _HOMES)  # options are read without what they are of

"""Monte Carlo search: flat, by bandits, in trees, guided by networks, under uncertainty."""

from .batched.forest import Evaluator, Forest
from .batched.network import NetworkSearch
from .flat import bandit_monte_carlo, flat_monte_carlo
from .hidden.beliefs import Beliefs, NothingFits
from .hidden.ismcts import ismcts
from .hidden.pimc import pimc
from .hidden.worlds import Belief
from .search import MonteCarloTree, mcts
from .uct.options import Options

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


def __dir__() -> list[str]:
    return __all__

"""Monte Carlo search: flat, by bandits, in trees, guided by networks."""

from .batch import Evaluator, Forest
from .flat import bandit_monte_carlo, flat_monte_carlo
from .options import Options
from .search import MonteCarloTree, mcts

__all__ = [
    "Evaluator",
    "Forest",
    "MonteCarloTree",
    "Options",
    "bandit_monte_carlo",
    "flat_monte_carlo",
    "mcts",
]

"""Classical search: minimax and all that has been built on it, for any game."""

from .alpha_beta import alpha_beta
from .best_first import best_first
from .best_reply import best_reply
from .expectiminimax import expectimax, expectiminimax
from .limits import Limits
from .maxn import maxn
from .minimax import minimax, plain_alpha_beta
from .paranoid import paranoid
from .proof_number import Proof, prove
from .searcher import Options
from .size import Size, size
from .solve import solve, solve_exactly
from .table import TranspositionTable
from .tabulate import Solution, TooLarge, tabulate

__all__ = [
    "Limits",
    "Options",
    "Proof",
    "Size",
    "Solution",
    "TooLarge",
    "TranspositionTable",
    "alpha_beta",
    "best_first",
    "best_reply",
    "expectimax",
    "expectiminimax",
    "maxn",
    "minimax",
    "paranoid",
    "plain_alpha_beta",
    "prove",
    "size",
    "solve",
    "solve_exactly",
    "tabulate",
]

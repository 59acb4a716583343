"""Classical search: minimax and all that builds on it, for any game."""

from .alphabeta.alpha_beta import alpha_beta
from .alphabeta.options import AlphaBetaOptions, usual_options
from .alphabeta.transposition import TranspositionTable
from .classic.best_reply import best_reply
from .classic.expectiminimax import expectimax, expectiminimax
from .classic.maxn import maxn
from .classic.minimax import minimax, plain_alpha_beta
from .classic.paranoid import paranoid
from .limits import SearchLimits
from .solving.backward_induction import StrongSolution, tabulate
from .solving.best_first import best_first
from .solving.interval_iteration import INTERVALS, POLICIES, IntervalSolution, interval_iteration
from .solving.policy_iteration import policy_iteration
from .solving.proof_number import Proof, prove
from .solving.solve import solve, solve_exactly
from .solving.state_space import Size, size

__all__ = [
    "INTERVALS",
    "POLICIES",
    "AlphaBetaOptions",
    "IntervalSolution",
    "Proof",
    "SearchLimits",
    "Size",
    "StrongSolution",
    "TranspositionTable",
    "alpha_beta",
    "best_first",
    "best_reply",
    "expectimax",
    "expectiminimax",
    "interval_iteration",
    "maxn",
    "minimax",
    "paranoid",
    "plain_alpha_beta",
    "policy_iteration",
    "prove",
    "size",
    "solve",
    "solve_exactly",
    "tabulate",
    "usual_options",
]


def __dir__() -> list[str]:
    return __all__

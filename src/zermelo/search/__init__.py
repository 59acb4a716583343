"""Classical search: minimax and all that builds on it, for any game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import lazily

_HOMES = {
    "INTERVALS": "solving.interval_iteration",
    "POLICIES": "solving.interval_iteration",
    "AlphaBetaOptions": "alphabeta.options",
    "IntervalSolution": "solving.interval_iteration",
    "Proof": "solving.proof_number",
    "SearchLimits": "limits",
    "Size": "solving.state_space",
    "StrongSolution": "solving.backward_induction",
    "TranspositionTable": "alphabeta.transposition",
    "alpha_beta": "alphabeta.alpha_beta",
    "best_first": "solving.best_first",
    "best_reply": "classic.best_reply",
    "expectimax": "classic.expectiminimax",
    "expectiminimax": "classic.expectiminimax",
    "interval_iteration": "solving.interval_iteration",
    "maxn": "classic.maxn",
    "minimax": "classic.minimax",
    "paranoid": "classic.paranoid",
    "plain_alpha_beta": "classic.minimax",
    "policy_iteration": "solving.policy_iteration",
    "prove": "solving.proof_number",
    "size": "solving.state_space",
    "solve": "solving.solve",
    "solve_exactly": "solving.solve",
    "tabulate": "solving.backward_induction",
    "usual_options": "alphabeta.options",
}

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

if TYPE_CHECKING:
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
    from .solving.interval_iteration import (
        INTERVALS,
        POLICIES,
        IntervalSolution,
        interval_iteration,
    )
    from .solving.policy_iteration import policy_iteration
    from .solving.proof_number import Proof, prove
    from .solving.solve import solve, solve_exactly
    from .solving.state_space import Size, size


__getattr__, __dir__ = lazily(__name__, _HOMES)  # options are read without what they are of

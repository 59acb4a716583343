"""Equilibria: matrix games, regret, counterfactual regret, exact solutions, resolving."""

from .matrix.fictitious_play import Fictitious, fictitious_play
from .matrix.game import Equilibrium, MatrixGame, NotAnEquilibrium, normal_form
from .matrix.nash import exploit, lemke_howson, support_enumeration, zero_sum
from .matrix.regret_matching import Learning, probabilities, regret_matching
from .regret.abstraction import Lifted, lift
from .regret.cfr import VARIANTS, Cfr, Variant, cfr
from .regret.checkpoint import BadCheckpoint
from .regret.comparison import Race, race
from .regret.mccfr import MonteCarloCfr, Sampled, SampledStrategy, mccfr
from .regret.resolving import Resolver
from .solution import Point, Solution
from .tree.best_response import best_response, exploitability, gains, utilities
from .tree.exact import ExactSolution, solve_exactly
from .tree.form import SequenceForm, Sizes
from .tree.linear_program import NotSolved, solve_lp
from .tree.sequence_form import BadRules, TooLarge, sequence_form

__all__ = [
    "VARIANTS",
    "BadCheckpoint",
    "BadRules",
    "Cfr",
    "Equilibrium",
    "ExactSolution",
    "Fictitious",
    "Learning",
    "Lifted",
    "MatrixGame",
    "MonteCarloCfr",
    "NotAnEquilibrium",
    "NotSolved",
    "Point",
    "Race",
    "Resolver",
    "Sampled",
    "SampledStrategy",
    "SequenceForm",
    "Sizes",
    "Solution",
    "TooLarge",
    "Variant",
    "best_response",
    "cfr",
    "exploit",
    "exploitability",
    "fictitious_play",
    "gains",
    "lemke_howson",
    "lift",
    "mccfr",
    "normal_form",
    "probabilities",
    "race",
    "regret_matching",
    "sequence_form",
    "solve_exactly",
    "solve_lp",
    "support_enumeration",
    "utilities",
    "zero_sum",
]


def __dir__() -> list[str]:
    return __all__

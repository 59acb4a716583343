"""Equilibria: matrix games, regret, counterfactual regret, exact solutions, resolving."""

from .abstraction import Lifted, lift
from .cfr import VARIANTS, Cfr, Variant, cfr
from .checkpoint import BadCheckpoint
from .exact import ExactSolution, solve_exactly
from .fictitious_play import Fictitious, fictitious_play
from .form import SequenceForm, Sizes
from .linear_program import NotSolved, solve_lp
from .matrix import Equilibrium, MatrixGame, NotAnEquilibrium, normal_form
from .mccfr import MonteCarloCfr, Sampled, SampledStrategy, mccfr
from .nash import exploit, lemke_howson, support_enumeration, zero_sum
from .race import Race, race
from .regret_matching import Learning, probabilities, regret_matching
from .resolving import Resolver
from .responses import best_response, exploitability, gains, utilities
from .sequence_form import BadRules, TooLarge, sequence_form
from .solution import Point, Solution

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

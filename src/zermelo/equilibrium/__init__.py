"""Equilibria: matrix games, regret, counterfactual regret, exact solutions, resolving."""

from ..errors import BadRules
from .matrix.correlated import CorrelatedEquilibrium, coarse_correlated, correlated
from .matrix.correlated_markov import CorrelatedMarkovSolution, correlated_markov
from .matrix.fictitious_play import fictitious_play
from .matrix.game import Equilibrium, MatrixGame, NotAnEquilibrium, normal_form
from .matrix.markov import MarkovSolution, solve_markov
from .matrix.nash import exploit, lemke_howson, support_enumeration, zero_sum
from .matrix.normal_form_game import NashEquilibrium, NormalFormGame, nash_equilibria
from .matrix.quantal_response import LogitEquilibrium, logit_branch, logit_equilibrium
from .matrix.regret_matching import RepeatedPlay, probabilities, regret_matching
from .regret.abstraction import Lifted, lift
from .regret.cfr import VARIANTS, Cfr, Race, Variant, cfr
from .regret.checkpoint import BadCheckpoint
from .regret.mccfr import MonteCarloCfr, SampledProfile, SampledStrategy, mccfr
from .regret.resolving import Resolver
from .tree.best_response import best_response, exploitability, gains, utilities
from .tree.exact import ExactEquilibrium, solve_exactly
from .tree.form import SequenceForm, Sizes
from .tree.information_trees import InformationTree, InformationTrees, information_trees
from .tree.linear_program import NotSolved, solve_lp
from .tree.sequence_form import TreeTooLarge, sequence_form
from .tree.solution import Point, SolverRun, StrategyProfile

__all__ = [
    "VARIANTS",
    "BadCheckpoint",
    "BadRules",
    "Cfr",
    "CorrelatedEquilibrium",
    "CorrelatedMarkovSolution",
    "Equilibrium",
    "ExactEquilibrium",
    "InformationTree",
    "InformationTrees",
    "Lifted",
    "LogitEquilibrium",
    "MarkovSolution",
    "MatrixGame",
    "MonteCarloCfr",
    "NashEquilibrium",
    "NormalFormGame",
    "NotAnEquilibrium",
    "NotSolved",
    "Point",
    "Race",
    "RepeatedPlay",
    "Resolver",
    "SampledProfile",
    "SampledStrategy",
    "SequenceForm",
    "Sizes",
    "SolverRun",
    "StrategyProfile",
    "TreeTooLarge",
    "Variant",
    "best_response",
    "cfr",
    "coarse_correlated",
    "correlated",
    "correlated_markov",
    "exploit",
    "exploitability",
    "fictitious_play",
    "gains",
    "information_trees",
    "lemke_howson",
    "lift",
    "logit_branch",
    "logit_equilibrium",
    "mccfr",
    "nash_equilibria",
    "normal_form",
    "probabilities",
    "regret_matching",
    "sequence_form",
    "solve_exactly",
    "solve_lp",
    "solve_markov",
    "support_enumeration",
    "utilities",
    "zero_sum",
]


def __dir__() -> list[str]:
    return __all__

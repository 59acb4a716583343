"""Learnt evaluations: weights as data that the inside of a search reads, for any game.

A game says which features are on (`sparse_features`, or its `observation`); an evaluation weighs
them: an `AccumulatorNetwork` or `PatternTables`. `LinearWeights` weighs the numbers that the game
counts (`features`). `load_evaluation` reads any of them from a file; `contributions` takes one of
the first two apart: what each cell of the board adds.
"""

from .contributions import Contributions, contributions
from .features import feature_words, write_features
from .file import BadEvaluationFile, load_evaluation, save_evaluation
from .learnt import LEARNT_FIELDS, LearntEvaluation, Term
from .linear import LINEAR_FIELDS, LinearWeights, linear_value
from .network import MOST_WIDTH, NETWORK_FIELDS, AccumulatorNetwork, network_value, step_ahead
from .patterns import PATTERN_FIELDS, PatternTables, pattern_value
from .shipped import patterns_for_order, shipped_evaluation, ships_evaluation

__all__ = [
    "EVALUATION_FIELDS",
    "MOST_WIDTH",
    "AccumulatorNetwork",
    "BadEvaluationFile",
    "Contributions",
    "LearntEvaluation",
    "LinearWeights",
    "PatternTables",
    "Term",
    "contributions",
    "feature_words",
    "linear_value",
    "load_evaluation",
    "network_value",
    "pattern_value",
    "patterns_for_order",
    "save_evaluation",
    "shipped_evaluation",
    "ships_evaluation",
    "step_ahead",
    "write_features",
]

EVALUATION_FIELDS = [*LEARNT_FIELDS, *NETWORK_FIELDS, *PATTERN_FIELDS, *LINEAR_FIELDS]
"""What a search's record needs for a learnt evaluation of any kind."""

"""Learnt evaluations: weights as data that the inside of a search reads, for any game.

A game says which features are on (`sparse_features`, or its `observation`); an evaluation weighs
them. `AccumulatorNetwork` is one, `load_evaluation` reads it from a file.
"""

from .features import feature_words, write_features
from .file import BadEvaluationFile, load_evaluation, save_evaluation
from .network import (
    MOST_WIDTH,
    NETWORK_FIELDS,
    AccumulatorNetwork,
    network_value,
    sized,
    step_ahead,
)

__all__ = [
    "MOST_WIDTH",
    "NETWORK_FIELDS",
    "AccumulatorNetwork",
    "BadEvaluationFile",
    "feature_words",
    "load_evaluation",
    "network_value",
    "save_evaluation",
    "sized",
    "step_ahead",
    "write_features",
]

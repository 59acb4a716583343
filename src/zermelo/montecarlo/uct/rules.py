"""The options of tree search as a record for kernels."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from ...kernel import new_record
from .heuristics import EVALUATED, EVEN, ORDERED
from .options import Options
from .playout_policies import (
    GREEDY,
    MAST,
    MOVE,
    MOVES,
    NO_CUTOFF,
    OWN,
    TALLIES,
    TALLY,
    UNIFORM,
)
from .selection import PUCT, UCB1, UCB1_TUNED

_SELECTIONS = {"ucb1": UCB1, "ucb1_tuned": UCB1_TUNED, "puct": PUCT}
_PLAYOUTS = {"uniform": UNIFORM, "own": OWN, "greedy": GREEDY, "mast": MAST}
_EPSILON = {"greedy": 0.1, "mast": 0.4}
_PRIORS = {"even": EVEN, "evaluate": EVALUATED, "order": ORDERED}
_NUMBERS = ("rave", "bias", "minimax", "widening", "widening_power", "sharpness")

RULES = np.dtype(
    [
        ("rule", np.int64),
        ("ucb1_alone", np.int64),  # whether nothing else takes part in selection
        ("first_play", np.float64),
        ("rave", np.float64),
        ("bias", np.float64),
        ("minimax", np.float64),
        ("widening", np.float64),
        ("widening_power", np.float64),
        ("prior", np.int64),
        ("temperature", np.float64),
        ("sharpness", np.float64),
        ("judging", np.int64),  # whether children are evaluated when they are laid down
        ("policy", np.int64),
        ("epsilon", np.float64),
        ("cutoff", np.int64),
        ("logging", np.int64),  # whether moves are remembered
        ("log", np.int64),  # addresses
        ("tallies", np.int64),
        ("moves", np.int64),  # of this simulation
        ("stamp", np.int64),
    ],
    align=True,
)


class Rules:
    """The options as a record for kernels, with the memory behind it."""

    def __init__(self, options: Options, span: float) -> None:
        self.log = np.zeros(MOVES, MOVE)
        self.tallies = np.zeros(TALLIES, TALLY)
        judging = options.selection == "puct" and options.prior != "even"
        epsilon = options.epsilon
        self.record: Any = new_record(
            RULES,
            **{name: getattr(options, name) for name in _NUMBERS},
            rule=_SELECTIONS[options.selection],
            ucb1_alone=options.ucb1_alone,
            first_play=math.nan if options.first_play is None else options.first_play,
            prior=_PRIORS[options.prior],
            temperature=options.temperature * span,
            policy=_PLAYOUTS[options.playout],
            epsilon=_EPSILON.get(options.playout, 0.0) if epsilon is None else epsilon,
            cutoff=NO_CUTOFF if options.cutoff is None else options.cutoff,
            logging=options.rave > 0 or options.playout == "mast",
            judging=judging or bool(options.bias or options.minimax or options.widening),
            log=self.log,
            tallies=self.tallies,
        )

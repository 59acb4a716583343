"""The experiments behind the live figures of lessons: each is a function of a request.

mcts.py         UCT round by round
bandit.py       what it costs to find the best arm
regret.py       regret matching game by game, against a learner or a fixed opponent
kuhn.py         CFR iteration by iteration, and players that play its strategies
ghosts.py       what a wrong model of the opponent costs
lookup.py       search and lookup side by side, and a table filled backwards
depth.py        what levels cost, and what depth is worth
evaluation.py   features of a position, and errors in an evaluation
"""

from __future__ import annotations

from collections.abc import Callable

from ....errors import UnknownName
from ...messages.requests import Experiment
from .bandit import run_bandit
from .depth import run_deepening, run_strength
from .evaluation import run_features, run_noise
from .ghosts import run_ghosts
from .kuhn import SOLVED, cfr_player, check_solved, run_kuhn
from .lookup import run_lookup, run_retrograde
from .mcts import run_mcts
from .regret import run_regret
from .settings import Report

__all__ = ["SOLVED", "cfr_player", "check_solved", "run_experiment"]

_EXPERIMENTS: dict[str, Callable[[Experiment, Report], None]] = {
    "bandit": run_bandit,
    "deepening": run_deepening,
    "features": run_features,
    "ghosts": run_ghosts,
    "kuhn": run_kuhn,
    "lookup": run_lookup,
    "mcts": run_mcts,
    "noise": run_noise,
    "regret": run_regret,
    "retrograde": run_retrograde,
    "strength": run_strength,
}


def run_experiment(message: Experiment, report: Report) -> None:
    """Run an experiment, and report how it goes."""
    if message.subject not in _EXPERIMENTS:
        raise UnknownName("subject", message.subject, _EXPERIMENTS)
    _EXPERIMENTS[message.subject](message, report)

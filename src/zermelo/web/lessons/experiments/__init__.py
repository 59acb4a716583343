"""The experiments behind the live figures of lessons: each is a function of its settings.

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
from typing import Any

from ....errors import UnknownName
from ...messages.requests import Experiment
from .bandit import ArmsSettings, run_bandit
from .depth import DeepeningSettings, StrengthSettings, run_deepening, run_strength
from .evaluation import FeaturesSettings, NoiseSettings, run_features, run_noise
from .ghosts import GhostsSettings, run_ghosts
from .kuhn import SOLVED, KuhnSettings, cfr_player, check_solved, run_kuhn
from .lookup import LookupSettings, RetrogradeSettings, run_lookup, run_retrograde
from .mcts import MctsSettings, run_mcts
from .regret import RegretSettings, run_regret
from .settings import ExperimentSettings, Report

__all__ = ["SOLVED", "cfr_player", "check_solved", "run_experiment"]

_EXPERIMENTS: dict[str, tuple[type[ExperimentSettings], Callable[[Any, Report], None]]] = {
    "bandit": (ArmsSettings, run_bandit),
    "deepening": (DeepeningSettings, run_deepening),
    "features": (FeaturesSettings, run_features),
    "ghosts": (GhostsSettings, run_ghosts),
    "kuhn": (KuhnSettings, run_kuhn),
    "lookup": (LookupSettings, run_lookup),
    "mcts": (MctsSettings, run_mcts),
    "noise": (NoiseSettings, run_noise),
    "regret": (RegretSettings, run_regret),
    "retrograde": (RetrogradeSettings, run_retrograde),
    "strength": (StrengthSettings, run_strength),
}


def run_experiment(message: Experiment, report: Report) -> None:
    """Run an experiment, and report how it goes."""
    if message.subject not in _EXPERIMENTS:
        raise UnknownName("subject", message.subject, _EXPERIMENTS)
    kind, run = _EXPERIMENTS[message.subject]
    run(kind.asked(message), report)

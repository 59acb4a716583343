"""Regret matching in rock paper scissors, game by game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from ....equilibrium import MatrixGame, RepeatedPlay, normal_form, probabilities
from ....equilibrium.matrix.fictitious_play import highest_regret
from ....equilibrium.matrix.regret_matching import play_repeatedly
from ....games import load
from ....settings import SHARE, Range, setting
from ...messages.figures import RegretFigure, RegretRound
from ...messages.responses import ExperimentResult
from .settings import SEED, ExperimentSettings, Report

POINTS = 200  # of a plotted series
DETAILED = 200  # games that are shown one by one
RULES: dict[str, Callable[[Any], Any]] = {
    "matching": probabilities,
    "highest": highest_regret,
}
"""What a learner plays, from the regrets summed so far."""


@dataclass(frozen=True)
class RegretSettings(ExperimentSettings):
    """Rock paper scissors, again and again."""

    iterations: int = setting(1000, "Games.", Range(1, 20_000))
    rule: str = setting("matching", "What a learner plays.", choices=tuple(RULES))
    opponent: str = setting("learner", "Who plays against it.", choices=("learner", "fixed"))
    rock: float = setting(1 / 3, "How often a fixed opponent plays rock.", SHARE)
    paper: float = setting(1 / 3, "How often it plays paper.", SHARE)
    scissors: float = setting(1 / 3, "How often it plays scissors.", SHARE)
    seed: int = setting(0, "Seed of all random numbers.", SEED)


def run_regret(asked: RegretSettings, report: Report) -> None:
    """One or both players learn; the strategies of the first over time, and the first games."""
    games = asked.iterations
    matrix = normal_form(load("rock_paper_scissors"))
    rule = RULES[asked.rule]
    fixed = None
    if asked.opponent == "fixed":
        fixed = matrix.checked(1, [getattr(asked, name) for name in matrix.columns])

    def strategy(player: int, regrets: Any) -> Any:
        return fixed if player == 1 and fixed is not None else rule(regrets)

    play = play_repeatedly(matrix, games, strategy, np.random.default_rng(asked.seed))
    learners = [0] if fixed is not None else [0, 1]
    figure = RegretFigure(
        list(matrix.rows), [_rounds(matrix, play, player) for player in learners], [], 0.0
    )
    if fixed is not None:
        figure.reply = [matrix.rows[i] for i in matrix.best_responses(0, fixed)]
        figure.reply_value = float(matrix.action_values(0, fixed).max())
    rows = np.unique(np.linspace(0, games - 1, POINTS).astype(int))
    series = _series(matrix, play, rows)
    report(ExperimentResult(asked.id, (rows + 1).tolist(), series, {}, True, figure=figure))


def _series(matrix: MatrixGame, play: RepeatedPlay, rows: Any) -> dict[str, list[float]]:
    series = {}
    for column, name in enumerate(matrix.rows):
        series[f"{name}, played"] = play.probabilities[0][rows, column].tolist()
        series[f"{name}, average"] = play.averages[0][rows, column].tolist()
    received = np.einsum("gi,ij,gj->g", play.choices[0], matrix.first, play.choices[1])
    gained = np.cumsum(received) / np.arange(1, len(received) + 1)
    return {**series, "utility per game": gained[rows].tolist()}


def _rounds(matrix: MatrixGame, play: RepeatedPlay, player: int) -> list[RegretRound]:
    """What a player saw and learnt in the first games."""
    own, other = (play.choices[one].argmax(axis=1) for one in (player, 1 - player))
    found = []
    for game in range(min(DETAILED, len(own))):
        utilities = matrix.action_values(player, play.choices[1 - player][game])
        found.append(
            RegretRound(
                play.probabilities[player][game].tolist(),
                int(own[game]),
                int(other[game]),
                utilities.tolist(),
                (utilities - utilities[own[game]]).tolist(),
                play.regrets[player][game].tolist(),
                play.averages[player][game].tolist(),
            )
        )
    return found

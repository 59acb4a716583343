"""Bandits: what is lost while one finds out which arm pays best."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from ....cancellation import stop_requested
from ....errors import BadParameter
from ....settings import SHARE, Range, setting
from ...messages.responses import DataTable, ExperimentResult
from .settings import SEED, ExperimentSettings, Report

POINTS = 200  # of a plotted series
RUNS = 100
MOST_ARMS = 8

Rule = Callable[[int, Any, Any, np.random.Generator], Any]
"""Which arm each run pulls, from the number of pulls so far, pulls and wins [runs, arms]."""


@dataclass(frozen=True)
class ArmsSettings(ExperimentSettings):
    """Three rules on the same arms."""

    pulls: int = setting(1000, "Pulls in each run.", Range(10, 10_000))
    means: str = setting("0.4, 0.5, 0.6", "How often each arm wins.")
    epsilon: float = setting(0.1, "Share of random pulls.", SHARE)
    exploration: float = setting(math.sqrt(2), "Exploration constant of UCB1.", Range(0, 100))
    seed: int = setting(0, "Seed of all random numbers.", SEED)


def run_bandit(asked: ArmsSettings, report: Report) -> None:
    """The regret of three ways to divide pulls among arms, on average over many runs."""
    pulls, means = asked.pulls, _means(asked.means)
    rows = np.unique(np.linspace(0, pulls - 1, POINTS).astype(int))
    series: dict[str, list[float]] = {}
    shares = []
    for name, rule in _rules(asked.epsilon, asked.exploration).items():
        if stop_requested():
            return
        regrets, pulled = regrets_of(rule, means, pulls, RUNS, asked.seed)
        series[name] = regrets[rows].tolist()
        shares.append([name, *(f"{share:.0f}" for share in pulled)])
    columns = ["pulls of each arm", *(f"{mean:g}" for mean in means)]
    table = DataTable(columns, shares)
    report(ExperimentResult(asked.id, (rows + 1).tolist(), series, {}, True, table))


def _means(text: str) -> list[float]:
    """How often each arm wins, from numbers between commas."""
    try:
        means = [float(one) for one in text.split(",")]
    except ValueError:
        raise BadParameter(f"the arms are numbers between commas, not {text!r}") from None
    if not 2 <= len(means) <= MOST_ARMS or not all(0.0 <= mean <= 1.0 for mean in means):
        raise BadParameter(f"there are 2 to {MOST_ARMS} arms, and each wins with 0 to 1")
    return means


def _rules(epsilon: float, exploration: float) -> dict[str, Rule]:
    def uniform(turn: int, pulls: Any, wins: Any, rng: np.random.Generator) -> Any:
        return np.full(len(pulls), turn % pulls.shape[1])

    def greedy(turn: int, pulls: Any, wins: Any, rng: np.random.Generator) -> Any:
        best = np.argmax(wins / pulls, axis=1)
        explores = rng.random(len(pulls)) < epsilon
        return np.where(explores, rng.integers(pulls.shape[1], size=len(pulls)), best)

    def ucb1(turn: int, pulls: Any, wins: Any, rng: np.random.Generator) -> Any:
        return np.argmax(wins / pulls + exploration * np.sqrt(math.log(turn) / pulls), axis=1)

    return {"uniform": uniform, "epsilon-greedy": greedy, "UCB1": ucb1}


def regrets_of(rule: Rule, means: list[float], pulls: int, runs: int, seed: int) -> tuple[Any, Any]:
    """The regret summed up to each pull, and the pulls of each arm, averaged over the runs.

    Every arm is pulled once before the rule decides.
    """
    rng = np.random.default_rng(seed)
    worth = np.array(means)
    pulled, wins = np.zeros((runs, len(means))), np.zeros((runs, len(means)))
    lost = np.zeros(pulls)
    every = np.arange(runs)
    for turn in range(pulls):
        arm = np.full(runs, turn) if turn < len(means) else rule(turn, pulled, wins, rng)
        pulled[every, arm] += 1
        wins[every, arm] += rng.random(runs) < worth[arm]
        lost[turn] = (worth.max() - worth[arm]).mean()
    return np.cumsum(lost), pulled.mean(axis=0)

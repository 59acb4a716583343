"""The ghost chase: what a wrong model of the opponent costs."""

from __future__ import annotations

from dataclasses import dataclass

from ....cancellation import stop_requested
from ....course.chase import EATER_DEPTH, EATERS, GHOSTS, LAYOUT, play_chase
from ....games.ghost_chase import LAYOUTS
from ....settings import Range, setting
from ...messages.responses import ExperimentResult
from .settings import ExperimentSettings, Report

MOST_DEPTH = 12


@dataclass(frozen=True)
class GhostsSettings(ExperimentSettings):
    """Games of the ghost chase."""

    games: int = setting(10, "Games of each pair.", Range(1, 100))
    depth: int = setting(EATER_DEPTH, "Depth that the eaters search to.", Range(1, MOST_DEPTH))
    layout: str = setting(LAYOUT, "The maze.", choices=tuple(LAYOUTS))


def run_ghosts(asked: GhostsSettings, report: Report) -> None:
    """Each eater against each ghost: scores, and how many games were won."""
    scores: dict[str, list[float]] = {f"{one}, {ghost}": [] for one in EATERS for ghost in GHOSTS}
    wins: dict[str, list[float]] = {f"{name}, won": [] for name in scores}
    for seed in range(asked.games):
        for eater in EATERS:
            for ghost in GHOSTS:
                if stop_requested():
                    return
                played = play_chase(eater, ghost, seed, asked.layout, asked.depth)
                scores[f"{eater}, {ghost}"].append(float(played.score))
                wins[f"{eater}, {ghost}, won"].append(float(played.won))
        numbers = list(range(1, seed + 2))
        done = seed + 1 == asked.games
        report(ExperimentResult(asked.id, numbers, {**scores, **wins}, {}, done))

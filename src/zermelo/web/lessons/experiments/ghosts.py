"""The ghost chase: what a wrong model of the opponent costs."""

from __future__ import annotations

from ....cancellation import stop_requested
from ....course.chase import EATER_DEPTH, EATERS, GHOSTS, LAYOUT, play_chase
from ....games.ghost_chase import LAYOUTS
from ...messages.requests import Experiment
from ...messages.responses import ExperimentResult
from .settings import Report, choice, number

MOST_DEPTH = 12


def run_ghosts(message: Experiment, report: Report) -> None:
    """Each eater against each ghost: scores, and how many games were won."""
    games = number(message, "games", 10, 100, 1)
    depth = number(message, "depth", EATER_DEPTH, MOST_DEPTH, 1)
    layout = choice(message, "layout", [LAYOUT, *LAYOUTS])
    scores: dict[str, list[float]] = {f"{one}, {ghost}": [] for one in EATERS for ghost in GHOSTS}
    wins: dict[str, list[float]] = {f"{name}, won": [] for name in scores}
    for seed in range(games):
        for eater in EATERS:
            for ghost in GHOSTS:
                if stop_requested():
                    return
                played = play_chase(eater, ghost, seed, layout, depth)
                scores[f"{eater}, {ghost}"].append(float(played.score))
                wins[f"{eater}, {ghost}, won"].append(float(played.won))
        numbers = list(range(1, seed + 2))
        report(ExperimentResult(message.id, numbers, {**scores, **wins}, {}, seed + 1 == games))

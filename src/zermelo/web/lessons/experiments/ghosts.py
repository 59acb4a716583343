"""The ghost chase: what a wrong model of the opponent costs."""

from __future__ import annotations

import random
from typing import Any

from ....cancellation import stop_requested
from ....errors import BadParameter
from ....games.ghost_chase import LAYOUTS, GhostChase, State
from ....search import expectiminimax
from ...messages.requests import Lesson
from ...messages.responses import LessonResult
from .settings import Report, choice, number

__all__ = ["chase", "run_ghosts"]

EATERS = {"minimax": "adversary", "expectimax": "random"}  # and the ghost each expects
GHOSTS = ("adversary", "random")
LAYOUT = "ring"
EATER_DEPTH, GHOST_DEPTH = 8, 2
MOST_DEPTH = 10
APART = (4, 6, 8)  # steps at the start; at odd distances the ghost could never catch up


def run_ghosts(message: Lesson, report: Report) -> None:
    """Each eater against each ghost: scores, and how many games were won."""
    games = number(message, "games", 10, 100, 1)
    depth = number(message, "depth", EATER_DEPTH, MOST_DEPTH, 1)
    layout = choice(message, "layout", [LAYOUT, *LAYOUTS])
    scores: dict[str, list[float]] = {f"{one}, {ghost}": [] for one in EATERS for ghost in GHOSTS}
    wins: dict[str, list[float]] = {f"{name}, won": [] for name in scores}
    game = GhostChase(layout=layout)
    for seed in range(games):
        for eater, believed in EATERS.items():
            for ghost in GHOSTS:
                if stop_requested():
                    return
                end = chase(believed, ghost, seed, layout, depth)
                scores[f"{eater}, {ghost}"].append(float(game.utility(end, 0)))
                wins[f"{eater}, {ghost}, won"].append(float(end.pellets == 0))
        numbers = list(range(1, seed + 2))
        report(LessonResult(message.id, numbers, {**scores, **wins}, {}, seed + 1 == games))


def chase(
    believed: str, ghost: str, seed: int, layout: str = LAYOUT, depth: int = EATER_DEPTH
) -> State:
    """The end of a game whose eater searches with its model of the ghost."""
    game, model = GhostChase(layout=layout), GhostChase(layout=layout, ghost=believed)
    dice = random.Random(seed)
    state = _start(game, dice)
    while not game.is_terminal(state) and not stop_requested():
        if game.to_move(state) == 0:
            action = expectiminimax(model, state, depth=depth).action
        elif ghost == "random":
            action = dice.choice(list(game.actions(state)))
        else:
            action = expectiminimax(game, state, depth=GHOST_DEPTH).action
        state = game.result(state, action)
    return state


def _start(game: Any, dice: random.Random) -> State:
    """The ghosts begin anywhere that is not too near and not out of reach."""
    state: State = game.initial_state()
    away = game.distances[state.eater]
    homes = [cell for cell, distance in enumerate(away) if distance in APART]
    if len(homes) < len(state.ghosts):
        raise BadParameter(f"the layout {game.layout} is too small for a ghost to begin far away")
    return state._replace(ghosts=tuple(dice.choice(homes) for _ in state.ghosts))

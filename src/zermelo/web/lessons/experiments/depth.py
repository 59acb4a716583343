"""Depth: what each level of iterative deepening costs, and what a level is worth in play."""

from __future__ import annotations

from typing import Any

from ....cancellation import stop_requested
from ....game import Game
from ....games import load
from ....perft import perft
from ....play.match.openings import opening
from ....search import plain_alpha_beta
from ...messages.requests import Experiment
from ...messages.responses import ExperimentResult
from .settings import Report, choice, number

DEEPEST = {"connect_four": 7, "tic_tac_toe": 9, "othello": 6, "chess": 4}
"""Games, and the levels whose positions are counted in a moment."""
PLAYED = ("connect_four", "othello", "breakthrough")
OPENING = 4  # random plies before the search takes over
MOST_DEPTH = 7


def run_deepening(message: Experiment, report: Report) -> None:
    """For each level the nodes that a search to it looks at, if nothing is cut."""
    name = choice(message, "game", DEEPEST)
    depth = number(message, "depth", min(5, DEEPEST[name]), DEEPEST[name], 1)
    nodes = [1.0]
    for paths in perft(load(name), depth):
        nodes.append(nodes[-1] + paths)
    numbers = list(range(1, depth + 1))
    report(ExperimentResult(message.id, numbers, {"nodes": nodes[1:]}, {}, True))


def run_strength(message: Experiment, report: Report) -> None:
    """What alpha-beta of each depth scores against one of a fixed depth."""
    game = load(choice(message, "game", PLAYED))
    most = number(message, "depth", 5, MOST_DEPTH, 1)
    against = number(message, "against", 2, MOST_DEPTH, 1)
    games = number(message, "games", 20, 100, 2)
    scores: list[float] = []
    for depth in range(1, most + 1):
        points = 0.0
        for pair in range((games + 1) // 2):
            for seat in range(2):
                if stop_requested():
                    return
                depths = (depth, against) if seat == 0 else (against, depth)
                points += (_played(game, depths, pair)[seat] + 1.0) / 2.0
        scores.append(points / (2 * ((games + 1) // 2)))
        numbers = list(range(1, depth + 1))
        report(ExperimentResult(message.id, numbers, {"score": scores}, {}, depth == most))


def _played(game: Game, depths: tuple[int, int], number: int) -> tuple[float, float]:
    """What both get of a game from one of the openings."""
    state: Any = game.initial_state()
    for action in opening(game, number, OPENING):
        state = game.result(state, action)
    while not game.is_terminal(state):
        depth = depths[int(game.to_move(state))]
        state = game.result(state, plain_alpha_beta(game, state, depth=depth).action)
    return float(game.utility(state, 0)), float(game.utility(state, 1))

"""Depth: what each level of iterative deepening costs, and what a level is worth in play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ....cancellation import stop_requested
from ....game import Game
from ....games import load
from ....perft import perft
from ....random_openings import opening
from ....search import plain_alpha_beta
from ....settings import COUNT, Range, check, setting
from ...messages.responses import ExperimentResult
from .settings import ExperimentSettings, Report

DEEPEST = {"connect_four": 7, "tic_tac_toe": 9, "othello": 6, "chess": 4}
"""Games, and the levels whose positions are counted in a moment."""
PLAYED = ("connect_four", "othello", "breakthrough")
OPENING = 4  # random plies before the search takes over
MOST_DEPTH = 7


@dataclass(frozen=True)
class DeepeningSettings(ExperimentSettings):
    """Level after level of one game."""

    game: str = setting("connect_four", "The game.", choices=tuple(DEEPEST))
    depth: int | None = setting(None, "Levels; as many as are quick to count, at most 5.", COUNT)


@dataclass(frozen=True)
class StrengthSettings(ExperimentSettings):
    """Matches between searches of different depths."""

    game: str = setting("connect_four", "The game.", choices=PLAYED)
    depth: int = setting(5, "The greatest depth that plays.", Range(1, MOST_DEPTH))
    against: int = setting(2, "The depth that it plays against.", Range(1, MOST_DEPTH))
    games: int = setting(20, "Games of each depth.", Range(2, 100))


def run_deepening(asked: DeepeningSettings, report: Report) -> None:
    """For each level the nodes that a search to it looks at, if nothing is cut."""
    most = DEEPEST[asked.game]
    depth = min(5, most) if asked.depth is None else asked.depth
    check("depth", depth, Range(1, most))
    nodes = [1.0]
    for paths in perft(load(asked.game), depth):
        nodes.append(nodes[-1] + paths)
    numbers = list(range(1, depth + 1))
    report(ExperimentResult(asked.id, numbers, {"nodes": nodes[1:]}, {}, True))


def run_strength(asked: StrengthSettings, report: Report) -> None:
    """What alpha-beta of each depth scores against one of a fixed depth."""
    game, against, pairs = load(asked.game), asked.against, (asked.games + 1) // 2
    scores: list[float] = []
    for depth in range(1, asked.depth + 1):
        points = 0.0
        for pair in range(pairs):
            for seat in range(2):
                if stop_requested():
                    return
                depths = (depth, against) if seat == 0 else (against, depth)
                points += (_played(game, depths, pair)[seat] + 1.0) / 2.0
        scores.append(points / (2 * pairs))
        numbers = list(range(1, depth + 1))
        report(ExperimentResult(asked.id, numbers, {"score": scores}, {}, depth == asked.depth))


def _played(game: Game, depths: tuple[int, int], number: int) -> tuple[float, float]:
    """What both get of a game from one of the openings."""
    state: Any = game.initial_state()
    for action in opening(game, number, OPENING):
        state = game.result(state, action)
    while not game.is_terminal(state):
        depth = depths[int(game.to_move(state))]
        state = game.result(state, plain_alpha_beta(game, state, depth=depth).action)
    return float(game.utility(state, 0)), float(game.utility(state, 1))

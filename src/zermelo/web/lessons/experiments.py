"""The experiments of the lessons: regret matching, CFR, the ghost chase, search and lookup."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import numpy as np

from ...cancellation import stop_requested
from ...equilibrium import (
    Cfr,
    exploitability,
    normal_form,
    regret_matching,
    sequence_form,
)
from ...errors import BadParameter, GameIsOver, UnknownName
from ...game import Game
from ...games import load
from ...games.ghost_chase import GhostChase, State
from ...lookup import AllStates, all_states
from ...play.player import Choice, Player, Turn
from ...play.players.strategy import StrategyPlayer
from ...search import expectiminimax, plain_alpha_beta
from ..messages.requests import Lesson
from ..messages.responses import DataTable, LessonResult

__all__ = ["SOLVED", "cfr_player", "chase", "check_solved", "run_lesson"]

Report = Callable[[LessonResult], None]
POINTS = 200  # of a plotted series
SOLVED = ("kuhn_poker", "leduc_poker", "matching_pennies", "rock_paper_scissors")
"""Games that are solved in moments, so one can play against the strategy at any iteration."""

EATERS = {"pessimist": "adversary", "optimist": "random"}  # and the ghost each expects
GHOSTS = ("adversary", "random")
BYTES = 12  # of a position in a table: its key, its value and the plies to the end
EATER_DEPTH, GHOST_DEPTH = 8, 2
APART = (4, 6, 8)  # steps at the start; at odd distances the ghost could never catch up


def run_lesson(message: Lesson, report: Report) -> None:
    """Run an experiment, and report how it goes."""
    if message.subject not in _EXPERIMENTS:
        raise UnknownName("subject", message.subject, _EXPERIMENTS)
    _EXPERIMENTS[message.subject](message, report)


def cfr_player(game: Any, iterations: int) -> Player:
    """Plays the average strategy after this many iterations."""
    check_solved(game)
    return _Solver(iterations)


def check_solved(game: Any) -> None:
    if game.name not in SOLVED:
        raise BadParameter(f"{game.name} takes too long to solve here; try {', '.join(SOLVED)}")


class _Solver(Player):
    """Solves the game when it starts, and then plays by the strategy."""

    def __init__(self, iterations: int) -> None:
        self.name, self.iterations = f"cfr after {iterations}", iterations
        self._player: Player = Player()

    def begin(self, game: Game, player: int, seed: int) -> None:
        self._player = StrategyPlayer(_strategy(game, self.iterations), self.name)
        self._player.begin(game, player, seed)

    def choose(self, turn: Turn) -> Choice:
        return Choice.of(self._player.choose(turn))


@lru_cache(64)
def _strategy(game: Any, iterations: int) -> Any:
    solver = Cfr(sequence_form(game), "cfr")
    solver.run(iterations)
    return solver.form.strategy(solver.average())


def _number(message: Lesson, name: str, default: int, most: int) -> int:
    value = message.settings.get(name, default)
    if isinstance(value, bool | str) or value != int(value) or not 0 <= value <= most:
        raise BadParameter(f"{name} must be a whole number up to {most}, not {value!r}")
    return int(value)


def _regret(message: Lesson, report: Report) -> None:
    """Rock paper scissors, both players learning; reports the strategies of the first."""
    games = max(_number(message, "iterations", 1000, 20_000), 1)
    seed = _number(message, "seed", 0, 2**31 - 1)
    matrix = normal_form(load("rock_paper_scissors"))
    learning = regret_matching(matrix, games, seed=seed)
    rows = np.unique(np.linspace(0, games - 1, POINTS).astype(int))
    series = {}
    for column, name in enumerate(matrix.rows):
        series[f"{name}, played"] = learning.probabilities[0][rows, column].tolist()
        series[f"{name}, average"] = learning.averages[0][rows, column].tolist()
    report(LessonResult(message.id, (rows + 1).tolist(), series, {}, True))


def _kuhn(message: Lesson, report: Report) -> None:
    """Kuhn poker: the exploitability of the last and of the average strategy."""
    iterations = max(_number(message, "iterations", 1000, 20_000), 1)
    game = load("kuhn_poker")
    solver = Cfr(sequence_form(game), "cfr")
    at, average, current = [], [], []
    for goal in np.unique(np.geomspace(1, iterations, 80).astype(int)).tolist():
        solver.run(goal - solver.iteration)
        at.append(goal)
        average.append(float(solver.exploitability()))
        current.append(float(exploitability(solver.form, solver.current())))
        if stop_requested():
            break
    series = {"average strategy": average, "last strategy": current}
    report(LessonResult(message.id, at, series, _kuhn_table(game, solver), True))


def _kuhn_table(game: Any, solver: Cfr) -> dict[str, dict[str, float]]:
    """The average strategy, by the card and what was bet."""
    strategy = solver.form.strategy(solver.average())
    table = {}
    for player, key in solver.form.keys:
        card = game.card_text(key.cards[player])
        said = ["bet" if key.bets >> ply & 1 else "check" for ply in range(key.ply)]
        row = strategy.probabilities(player, key)
        label = f"{game.player_name(player)}, {card}" + (
            f" after {', '.join(said)}" if said else ""
        )
        table[label] = {game.action_text(key, action): float(row[action]) for action in row}
    return table


def _ghosts(message: Lesson, report: Report) -> None:
    """Each eater against each ghost: what a wrong model of the opponent costs."""
    games = max(_number(message, "games", 10, 100), 1)
    game = GhostChase()
    scores: dict[str, list[float]] = {f"{one}, {ghost}": [] for one in EATERS for ghost in GHOSTS}
    for seed in range(games):
        for eater, believed in EATERS.items():
            for ghost in GHOSTS:
                if stop_requested():
                    return
                end = chase(believed, ghost, seed)
                scores[f"{eater}, {ghost}"].append(float(game.utility(end, 0)))
        numbers = list(range(1, seed + 2))
        report(LessonResult(message.id, numbers, scores, {}, seed + 1 == games))


def chase(believed: str, ghost: str, seed: int) -> State:
    """The end of a game whose eater searches with its model of the ghost."""
    game, model = GhostChase(), GhostChase(ghost=believed)
    dice = random.Random(seed)
    state = game.initial_state()
    away = game.distances[state.eater]
    homes = [cell for cell, distance in enumerate(away) if distance in APART]
    state = state._replace(ghosts=(dice.choice(homes),))
    while not game.is_terminal(state) and not stop_requested():
        if game.to_move(state) == 0:
            action = expectiminimax(model, state, depth=EATER_DEPTH).action
        elif ghost == "random":
            action = dice.choice(list(game.actions(state)))
        else:
            action = expectiminimax(game, state, depth=GHOST_DEPTH).action
        state = game.result(state, action)
    return state


def _lookup(message: Lesson, report: Report) -> None:
    """What a search of this depth and a table of all positions say of each move in tic-tac-toe."""
    depth = max(_number(message, "depth", 2, 9), 1)
    game = load("tic_tac_toe")
    state = game.parse_state(str(message.settings.get("state", ".../.../...")))
    if game.is_terminal(state):
        raise GameIsOver("this game is over; there is nothing to look up")
    table, seconds = _all_of(game)
    rows: list[list[str]] = []
    nodes, began = 0, time.perf_counter()
    for action in game.actions(state):
        following = game.result(state, action)
        worth, exact, visited = _ahead(game, following, depth - 1)
        nodes += visited
        value = f"{0.0 - worth:+.2g}" if exact else f"≈ {0.0 - worth:+.2f}"
        rows.append([game.action_text(state, action), value, _entry_text(table, following)])
    spent = time.perf_counter() - began
    counts = {
        "nodes": [float(nodes)],
        "search seconds": [spent],
        "positions": [float(len(table))],
        "bytes": [float(len(table) * BYTES)],
        "table seconds": [seconds],
    }
    shown = DataTable(["move", f"search, {depth} plies", "table"], rows)
    report(LessonResult(message.id, [depth], counts, {}, True, shown))


@lru_cache(1)
def _all_of(game: Any) -> tuple[AllStates, float]:
    """Every position of a small game with its value, and how long solving it took."""
    all_states(game, states=10_000)  # compile off the clock
    began = time.perf_counter()
    return all_states(game, states=10_000), time.perf_counter() - began


def _ahead(game: Any, state: Any, depth: int) -> tuple[float, bool, int]:
    """A search's value to the player to move, whether it is exact, and the nodes it took."""
    mover = int(game.to_move(state))
    if game.is_terminal(state):
        return float(game.utility(state, mover)), True, 1
    if depth == 0:
        return float(game.evaluate(state, mover)), False, 1
    found = plain_alpha_beta(game, state, depth=depth)
    return found.value or 0.0, found.exact, found.nodes


def _entry_text(table: AllStates, state: Any) -> str:
    """What the table says, to the player who moved last: the value and the plies to the end."""
    found = table.entry(state)
    if found is None:
        return "unknown"
    value = f"{0.0 - found.utility:+.2g}"
    return f"{value} in {found.plies}" if found.plies else value


_EXPERIMENTS = {"regret": _regret, "kuhn": _kuhn, "ghosts": _ghosts, "lookup": _lookup}

"""What the lessons run: regret matching, CFR, the ghost chase, search against lookup."""

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
from ...games.ghost_chase import GhostChase
from ...lookup import AllStates, all_states
from ...play.players.player import Choice, Player, Turn
from ...play.players.strategy import StrategyPlayer
from ...result import Result, proven
from ...search import expectiminimax, plain_alpha_beta
from ..messages.requests import Learn
from ..messages.responses import Course, Sheet

__all__ = ["SOLVED", "cfr_player", "learnt"]

Tell = Callable[[Course], None]
POINTS = 200  # of a plotted series
SOLVED = ("kuhn_poker", "leduc_poker", "matching_pennies", "rock_paper_scissors")
"""Games that are solved in moments, so that a strategy at any iteration can be played against."""

EATERS = {"pessimist": "adversary", "optimist": "random"}  # and the ghost each expects
GHOSTS = ("adversary", "random")
BYTES = 12  # of a position in a table: its key, its value and the number of plies
EATER_DEPTH, GHOST_DEPTH, APART = 8, 2, (4, 6, 8)


def learnt(message: Learn, tell: Tell) -> None:
    """Run a subject of the lessons, and tell how it goes."""
    if message.subject not in _SUBJECTS:
        raise UnknownName("subject", message.subject, _SUBJECTS)
    _SUBJECTS[message.subject](message, tell)


def cfr_player(game: Any, iterations: int) -> Player:
    """Plays the average strategy after so many iterations."""
    if game.name not in SOLVED:
        raise BadParameter(f"{game.name} is not solved in moments; {', '.join(SOLVED)} are")
    return _Solver(iterations)


class _Solver(Player):
    """Solves the game when it begins, and then plays by that."""

    def __init__(self, iterations: int) -> None:
        self.name, self.iterations = f"cfr after {iterations}", iterations
        self._player: Player = Player()

    def begin(self, game: Game, player: int, seed: int) -> None:
        self._player = StrategyPlayer(_strategy(game, self.iterations), self.name)
        self._player.begin(game, player, seed)

    def choose(self, turn: Turn) -> Choice:
        return self._player.choose(turn)


@lru_cache(64)
def _strategy(game: Any, iterations: int) -> Any:
    solver = Cfr(sequence_form(game), "cfr")
    solver.run(iterations)
    return solver.form.strategy(solver.average())


def _number(message: Learn, name: str, default: int, most: int) -> int:
    value = message.settings.get(name, default)
    if isinstance(value, bool | str) or value != int(value) or not 0 <= value <= most:
        raise BadParameter(f"{name} must be a whole number up to {most}, not {value!r}")
    return int(value)


def _regret(message: Learn, tell: Tell) -> None:
    """Rock paper scissors, both players learning; the first one's course is told."""
    games = max(_number(message, "iterations", 1000, 20_000), 1)
    seed = _number(message, "seed", 0, 2**31 - 1)
    matrix = normal_form(load("rock_paper_scissors"))
    learning = regret_matching(matrix, games, seed=seed)
    rows = np.unique(np.linspace(0, games - 1, POINTS).astype(int))
    series = {}
    for column, name in enumerate(matrix.rows):
        series[f"{name}, played"] = learning.probabilities[0][rows, column].tolist()
        series[f"{name}, average"] = learning.averages[0][rows, column].tolist()
    tell(Course(message.look, (rows + 1).tolist(), series, {}, True))


def _kuhn(message: Learn, tell: Tell) -> None:
    """Kuhn poker: how far the last strategy and the average one can be exploited."""
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
    tell(Course(message.look, at, series, _kuhn_table(game, solver), True))


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


def _ghosts(message: Learn, tell: Tell) -> None:
    """Each eater against each ghost: what it costs to take the ghost for what it is not."""
    games = max(_number(message, "games", 10, 100), 1)
    scores: dict[str, list[float]] = {f"{one}, {ghost}": [] for one in EATERS for ghost in GHOSTS}
    for seed in range(games):
        for eater, believed in EATERS.items():
            for ghost in GHOSTS:
                if stop_requested():
                    return
                scores[f"{eater}, {ghost}"].append(_chase(believed, ghost, seed))
        told = {name: list(values) for name, values in scores.items()}
        numbers = list(range(1, seed + 2))
        tell(Course(message.look, numbers, told, {}, seed + 1 == games))


def _chase(believed: str, ghost: str, seed: int) -> float:
    """One game: the eater searches the game that he believes in, the ghost moves as it is."""
    game, wrong = GhostChase(), GhostChase(ghost=believed)
    dice = random.Random(seed)
    state = game.initial_state()
    away = game.distances[state.eater]
    homes = [cell for cell, distance in enumerate(away) if distance in APART]
    state = state._replace(ghosts=(dice.choice(homes),))
    while not game.is_terminal(state) and not stop_requested():
        if game.to_move(state) == 0:
            action = expectiminimax(wrong, state, depth=EATER_DEPTH).action
        elif ghost == "random":
            action = dice.choice(list(game.actions(state)))
        else:
            action = expectiminimax(game, state, depth=GHOST_DEPTH).action
        state = game.result(state, action)
    return float(game.utility(state, 0))


def _lookup(message: Learn, tell: Tell) -> None:
    """What a search so deep and a table of all positions say of each move of tic-tac-toe."""
    depth = max(_number(message, "depth", 2, 9), 1)
    game = load("tic_tac_toe")
    state = game.parse_state(str(message.settings.get("state", ".../.../...")))
    if game.is_terminal(state):
        raise GameIsOver("this game is over: there is nothing to look up")
    table, seconds = _all_of(game)
    rows: list[list[str]] = []
    nodes, began = 0, time.perf_counter()
    for action in game.actions(state):
        following = game.result(state, action)
        found = _ahead(game, following, depth - 1)
        nodes += found.nodes
        worth = 0.0 - (found.value or 0.0)
        value = f"{worth:+.2g}" if found.exact else f"≈ {worth:+.2f}"
        rows.append([game.action_text(state, action), value, _known(table, following)])
    spent = time.perf_counter() - began
    counts = {
        "nodes": [float(nodes)],
        "search seconds": [spent],
        "positions": [float(len(table))],
        "bytes": [float(len(table) * BYTES)],
        "table seconds": [seconds],
    }
    sheet = Sheet("", ["move", f"search, {depth} plies", "table"], rows)
    tell(Course(message.look, [depth], counts, {}, True, sheet))


@lru_cache(1)
def _all_of(game: Any) -> tuple[AllStates, float]:
    """Every position of a small game with its value, and how long that took."""
    all_states(game, states=10_000)  # compile off the clock
    began = time.perf_counter()
    return all_states(game, states=10_000), time.perf_counter() - began


def _ahead(game: Any, state: Any, depth: int) -> Result:
    """What a search sees, to the player to move; where it may not look, what is guessed."""
    mover = int(game.to_move(state))
    if game.is_terminal(state):
        return _seen(mover, float(game.utility(state, mover)), True)
    if depth == 0:
        return _seen(mover, float(game.evaluate(state, mover)), False)
    return plain_alpha_beta(game, state, depth=depth)


def _seen(mover: int, value: float, over: bool) -> Result:
    values = (value, -value) if mover == 0 else (-value, value)
    bounds = proven(value, whole=over)
    return Result("plain", mover, None, value, values, (), (), bounds, nodes=1)


def _known(table: AllStates, state: Any) -> str:
    """What the table says, to who moved last: the value and in how many more plies."""
    found = table.entry(state)
    if found is None:
        return "unknown"
    sure = f"{0.0 - found.utility:+.2g}"
    return f"{sure} in {found.plies}" if found.plies else sure


_SUBJECTS = {"regret": _regret, "kuhn": _kuhn, "ghosts": _ghosts, "lookup": _lookup}

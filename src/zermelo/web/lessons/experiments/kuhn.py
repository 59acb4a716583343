"""CFR on Kuhn poker, iteration by iteration, and players that play what it has learnt."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from ....cancellation import stop_requested
from ....equilibrium import Cfr, SequenceForm, exploitability, sequence_form
from ....errors import BadParameter
from ....game import Game
from ....games import load
from ....play.player import Choice, Player, Turn
from ....play.players.strategy import StrategyPlayer
from ....settings import Range, setting
from ...messages.figures import CfrFigure, CfrRound, InformationSet
from ...messages.responses import ExperimentResult
from .settings import ExperimentSettings, Report

SOLVED = ("kuhn_poker", "leduc_poker", "matching_pennies", "rock_paper_scissors")
"""Games that are solved in moments, so one can play against the strategy at any iteration."""
DETAILED = 100  # iterations that are shown one by one
POINTS = 80  # of a plotted series


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


@dataclass(frozen=True)
class KuhnSettings(ExperimentSettings):
    """CFR on Kuhn poker."""

    iterations: int = setting(1000, "Iterations of CFR.", Range(1, 20_000))


def run_kuhn(asked: KuhnSettings, report: Report) -> None:
    """The exploitability of the last and of the average strategy, and the first iterations."""
    iterations = asked.iterations
    game = load("kuhn_poker")
    solver = Cfr(sequence_form(game), "cfr")
    marks = np.geomspace(1, iterations, POINTS).astype(int)
    detailed = range(1, min(iterations, DETAILED) + 1)
    rounds = [_round(solver)]
    at, average, current = [], [], []
    for goal in np.union1d(marks, detailed).tolist():
        solver.run(goal - solver.iteration)
        if goal in detailed:
            rounds.append(_round(solver))
        if goal in marks:
            at.append(goal)
            average.append(float(solver.exploitability()))
            current.append(float(exploitability(solver.form, solver.current())))
        if stop_requested():
            break
    series = {"average strategy": average, "last strategy": current}
    sets = [_information_set(game, solver.form, i) for i in range(len(solver.form.keys))]
    names = [game.player_name(player) for player in range(game.players)]
    cards = [game.card_text(card) for card in range(game.players + 1)]
    figure = CfrFigure(names, cards, sets, rounds)
    table = _average_table(names, sets, solver)
    report(ExperimentResult(asked.id, at, series, table, True, figure=figure))


def _information_set(game: Any, form: SequenceForm, number: int) -> InformationSet:
    player, known = form.keys[number]
    said = ["bet" if known.bets >> ply & 1 else "check" for ply in range(known.ply)]
    actions = [game.action_text(known, action) for action in form.actions(number)]
    return InformationSet(player, game.card_text(known.cards[player]), said, actions)


def _round(solver: Cfr) -> CfrRound:
    form = solver.form
    now, average = form.behaviour_of(solver.current()), form.behaviour_of(solver.average())
    return CfrRound(
        _by_set(form, solver.arrays["regrets"]),
        _by_set(form, now),
        _by_set(form, average),
        float(solver.exploitability()),
    )


def _by_set(form: SequenceForm, numbers: Any) -> list[list[float]]:
    return [numbers[form.row(i)].tolist() for i in range(len(form.keys))]


def _average_table(
    names: list[str], sets: list[InformationSet], solver: Cfr
) -> dict[str, dict[str, float]]:
    """The average strategy, by the card and what was bet."""
    average = _by_set(solver.form, solver.form.behaviour_of(solver.average()))
    table = {}
    for one, row in zip(sets, average, strict=True):
        label = f"{names[one.player]}, {one.card}"
        label += f" after {', '.join(one.said)}" if one.said else ""
        table[label] = dict(zip(one.actions, row, strict=True))
    return table

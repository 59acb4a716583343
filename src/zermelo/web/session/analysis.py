"""The analysis of a page: one search at a time that reports while it runs.

Where something is hidden, it searches what the viewer may believe and sees no more than that.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from ...cancellation import stop_requested
from ...errors import BadParameter, NotThisKindOfGame
from ...game import CHANCE, Game
from ...montecarlo import Beliefs, NothingFits, ismcts, mcts
from ...play.algorithms import ALGORITHMS, fitting, search
from ...play.players.alphazero import EXPLORATION
from ...result import Result
from .. import limits
from ..catalogue import search_settings
from ..messages import requests as asked
from ..messages.schema import GameName
from ..resources import Known, evaluator
from .game_session import Table

__all__ = ["Wanted", "search_of", "wanted"]

FIRST_ROUND = 0.2  # seconds of the first of several searches, each twice as long as the last
BELIEFS, NETWORK = "beliefs", "alphazero"

Report = Callable[[Result], None]
Job = Callable[[float, Report], Result]


class Wanted(NamedTuple):
    """What is to be analysed, as it travels to a worker."""

    game: GameName
    state: Any
    ply: int
    seconds: float
    algorithm: str
    iterations: int | None
    tables: tuple[Path, ...]
    books: tuple[Path, ...]
    turns: tuple[tuple[Any, Any], ...] = ()
    """Where something is hidden: what the player knew at its turns so far, and did."""


def wanted(table: Table, message: asked.Analyse, known: Known) -> Wanted | None:
    """What is to be searched; None where nobody is to decide."""
    if message.ply >= len(table.states):
        raise BadParameter("there is no such position")
    game, state, ply = table.game, table.states[message.ply], message.ply
    if game.is_terminal(state) or int(game.to_move(state)) == CHANCE:
        return None
    turns: tuple[tuple[Any, Any], ...] = ()
    if game.hidden_information:
        name, turns = BELIEFS, _turns(table, ply)
    else:
        name = message.algorithm or fitting(game)
        if name != NETWORK:
            search_settings(name, {})  # complains where there is no such algorithm
    about = (state, ply, message.seconds, name, message.iterations)
    return Wanted(table.place.game, *about, known.table_paths, known.book_paths, turns)


def _turns(table: Table, ply: int) -> tuple[tuple[Any, Any], ...]:
    """What the player to move, who must be the one who looks, knew at its turns and did."""
    game, player = table.game, int(table.game.to_move(table.states[ply]))
    viewer = table.positions[ply].viewer
    if viewer is not None and viewer != player:
        raise NotThisKindOfGame("what others know stays hidden; wait for your own turn")
    return tuple(
        (game.information(state, player), action)
        for state, action in zip(table.states[:ply], table.actions, strict=False)
        if int(game.to_move(state)) == player
    )


def search_of(game: Game, known: Known, about: Wanted) -> Job:
    """The search for what is wanted."""
    if about.algorithm == BELIEFS:
        return _believing(game, about)
    if about.algorithm == NETWORK:
        return _guessing(game, about.state, about.iterations)
    return _searching(game, known, about)


def _searching(game: Game, known: Known, about: Wanted) -> Job:
    name, settings = about.algorithm, search_settings(about.algorithm, {})
    if name == "alphabeta":
        settings["every_value"] = True

    def job(seconds: float, report: Report) -> Result:
        tables = known.tables(game) if "tables" in ALGORITHMS[name].takes else None
        if tables is not None:
            settings["tables"] = str(tables.path)
        return search(name, game, about.state, report=report, seconds=seconds, **settings)

    return job


def _guessing(game: Game, state: Any, iterations: int | None) -> Job:
    """Monte Carlo search with the network of the game."""

    def job(seconds: float, report: Report) -> Result:
        return replace(
            mcts(
                game,
                state,
                iterations=iterations or limits.SIMULATIONS,
                seconds=seconds,
                exploration=EXPLORATION,
                network=evaluator(game),
            ),
            algorithm=NETWORK,
        )

    return job


def _believing(game: Game, about: Wanted) -> Job:
    """Search for what the player to move knows."""
    player = int(game.to_move(about.state))

    def job(seconds: float, report: Report) -> Result:
        beliefs = Beliefs(game, player)
        try:
            for information, action in about.turns:
                beliefs.update(information)
                beliefs.took(action)
            information = game.information(about.state, player)
            return _in_rounds(game, information, player, beliefs, seconds, report)
        except NothingFits as error:
            raise BadParameter(str(error)) from None

    return job


def _in_rounds(
    game: Game, known: Any, player: int, beliefs: Beliefs, seconds: float, report: Report
) -> Result:
    began, length = time.monotonic(), FIRST_ROUND
    while True:
        result = ismcts(game, known, player, beliefs=beliefs, seconds=min(length, seconds))
        left = seconds - (time.monotonic() - began)
        if left <= 0 or stop_requested():
            return result
        report(result)
        length = min(2 * length, left)

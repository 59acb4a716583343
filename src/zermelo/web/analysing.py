"""The analysis of a page: one search at a time that reports while it runs.

Where something is hidden, it searches what the viewer may believe and sees no more than that.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import replace
from typing import Any, NamedTuple

from ..errors import BadParameter, NotThisKindOfGame
from ..game import CHANCE, Game
from ..montecarlo import Beliefs, NothingFits, ismcts, mcts
from ..play.algorithms import ALGORITHMS, fitting, search
from ..play.learnt import EXPLORATION
from ..result import Result
from ..stopping import stop_requested
from . import asked, limits, protocol, told
from .catalogue import search_settings
from .known import Known, evaluator
from .table import Table
from .views import Marks, analysis
from .workers import ANALYSIS, Task, Workers

__all__ = ["Analyst"]

PAUSE = 0.1  # seconds between two reports
FIRST_ROUND = 0.2  # seconds of the first of several searches, each twice as long as the last

Report = Callable[[Result], None]
Job = Callable[[float, Report], Result]
Hearing = Callable[[], AbstractContextManager[None]]


class _Wanted(NamedTuple):
    game: Game
    state: Any
    ply: int
    seconds: float
    job: Job


class Analyst:
    """Analyses positions of a table, the last one asked for only."""

    def __init__(
        self,
        workers: Workers,
        known: Known,
        hearing: Hearing,
        send: Callable[[protocol.ToPage], None],
    ) -> None:
        self.workers, self.known, self.hearing, self.send = workers, known, hearing, send
        self._task: Task | None = None
        self._loop = asyncio.get_running_loop()

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def begin(self, table: Table, message: asked.Analyse) -> _Wanted | None:
        """What is to be searched; None where nobody is to decide."""
        self.stop()
        if message.ply >= len(table.states):
            raise BadParameter("there is no such position")
        game, state = table.game, table.states[message.ply]
        if game.is_terminal(state) or int(game.to_move(state)) == CHANCE:
            return None
        if game.hidden_information:
            job = _believing(table, message.ply)
        elif message.algorithm == "alphazero":
            job = _guessing(game, state, message.iterations)
        else:
            job = self._searching(game, state, message.algorithm or fitting(game))
        self._task = Task(ANALYSIS)
        return _Wanted(game, state, message.ply, message.seconds, job)

    def _searching(self, game: Game, state: Any, name: str) -> Job:
        settings = search_settings(name, {})
        if name == "alphabeta":
            settings["every_value"] = True

        def job(seconds: float, report: Report) -> Result:
            tables = self.known.tables(game) if "tables" in ALGORITHMS[name].takes else None
            if tables is not None:
                settings["tables"] = str(tables.path)
            return search(name, game, state, report=report, seconds=seconds, **settings)

        return job

    async def run(self, wanted: _Wanted) -> None:
        """Search until it is done, for as long as nobody asks for something else."""
        task, left = self._task, wanted.seconds
        told, deepest, marks = 0.0, 0, None

        def report(result: Result, done: bool = False) -> None:
            nonlocal told, deepest, marks
            now = time.monotonic()
            if result.nodes < deepest or (now - told < PAUSE and not done):
                return  # begun anew after others had their turn: not yet as far as before
            told, deepest = now, result.nodes
            if marks is None:
                marks = self._marks(wanted)
            answer = analysis(wanted.game, wanted.state, wanted.ply, result, marks, done=done)
            self._loop.call_soon_threadsafe(self._tell, task, answer)

        while task is not None and left > 0 and self._task is task:
            began, seconds = time.monotonic(), left
            with self.hearing():
                result = await self.workers.run(task, lambda: wanted.job(seconds, report))  # noqa: B023
            left -= time.monotonic() - began
            if not task.displaced or self._task is not task or left <= 0:
                deepest = 0
                report(result, done=True)
                return
            self._task = task = Task(ANALYSIS)

    def _marks(self, wanted: _Wanted) -> Marks:
        if wanted.game.hidden_information:
            return Marks({}, {})
        game, state = wanted.game, wanted.state
        return Marks(self.known.in_tables(game, state), self.known.in_books(game, state))

    def _tell(self, task: Task | None, answer: told.Analysis) -> None:
        if self._task is task or self._task is None:
            self.send(answer)


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
            algorithm="alphazero",
        )

    return job


def _believing(table: Table, ply: int) -> Job:
    """Search for what the player to move knows, who must be the one who looks."""
    game, player = table.game, int(table.game.to_move(table.states[ply]))
    viewer = table.positions[ply].viewer
    if viewer is not None and viewer != player:
        raise NotThisKindOfGame("what others know stays hidden; wait for your own turn")
    turns = [
        (state, action)
        for state, action in zip(table.states[:ply], table.actions, strict=False)
        if int(game.to_move(state)) == player
    ]
    here = table.states[ply]

    def job(seconds: float, report: Report) -> Result:
        beliefs = Beliefs(game, player)
        try:
            for state, action in turns:
                beliefs.update(game.information(state, player))
                beliefs.took(action)
            known = game.information(here, player)
            return _in_rounds(game, known, player, beliefs, seconds, report)
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

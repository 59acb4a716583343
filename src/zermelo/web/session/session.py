"""One page: its requests are carried out by workers, and end when the page closes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from ...errors import BadParameter
from ...game import CHANCE
from ...play.match.timing import TimeControl
from .. import limits
from ..catalogue import Games
from ..lessons.pages import contents, lesson_page
from ..messages import requests
from ..messages.responses import Explained, Failed, Hinted, Positions, Seated
from ..messages.schema import Place, Scalar, Seat
from ..recent import Recent
from ..resources import Resources
from ..workers.pool import ANALYSIS, MOVE, TRACE, Stopped, Task, Workers
from ..workers.worker import Job
from . import jobs
from .analysis import AnalysisJob, analysis_job
from .clocks import time_control
from .editing import edited
from .game_session import Table, Thinking
from .monitor import progress
from .page_work import PageWork
from .views import legal_move

__all__ = ["Session"]

PATIENCE = 0.3  # seconds of thinking before the page shows who is thinking
HINT: dict[str, Scalar] = {"seconds": 1.0}
LOOK = 1.0  # seconds between two looks at a clock
LONGEST_ERROR = 500
TREE = -1  # where a tree of text is counted among the jobs; pages number theirs from 0


class Session:
    """Handles the requests of one page; `work.outbox` holds what is to be sent."""

    def __init__(
        self,
        workers: Workers,
        games: Games,
        kept: Recent[Table],
        resources: Resources,
        monitored: Sequence[Path] = (),
    ) -> None:
        self.work = PageWork(workers)
        self.games, self.kept = games, kept
        self.resources, self.monitored = resources, monitored
        self.table: Table | None = None
        self._moving: Task | None = None
        self._hinting: Task | None = None
        self._analysis: Task | None = None
        self._jobs: dict[int, Task | bytes] = {}
        """By the page's numbers: what is running, and finished traces, packed."""
        self._handlers: dict[type, Callable[[Any], Awaitable[None]]] = {
            requests.Open: self._open,
            requests.Play: self._play,
            requests.Undo: self._undo,
            requests.Restart: self._restart,
            requests.Reseat: self._reseat,
            requests.SetClock: self._set_clock,
            requests.Edit: self._edit,
            requests.Suggest: self._suggest,
            requests.Hint: self._hint,
            requests.Analyse: self._analyse,
            requests.StopAnalysis: self._stop_analysis,
            requests.Trace: lambda one: self._start_job(one.id, jobs.trace, one),
            requests.Lesson: lambda one: self._start_job(one.id, jobs.lesson, one),
            requests.ListLessons: self._list_lessons,
            requests.ReadLesson: self._read_lesson,
            requests.MakeSheet: lambda one: self._start_job(one.id, jobs.sheet, one),
            requests.ExportSheet: lambda one: self._start_job(one.id, jobs.sheet_file, one),
            requests.AskExercise: lambda one: self._start_job(one.id, jobs.asked, one),
            requests.AnswerExercise: lambda one: self._start_job(one.id, jobs.judged, one),
            requests.RevealExercise: lambda one: self._start_job(one.id, jobs.revealed, one),
            requests.AsTree: lambda one: self._start_job(TREE, jobs.tree_text, one),
            requests.Close: self._close,
            requests.Explain: self._explain,
            requests.Monitor: self._monitor,
        }

    async def receive(self, text: str) -> None:
        """Handle a request; whatever is wrong with it becomes an error message."""
        try:
            message = requests.read_message(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            self.work.send(Failed(f"this message can't be read: {error}"[:LONGEST_ERROR]))
            return
        with self.work.guarded(getattr(message, "id", None)):
            await self._handlers[type(message)](message)

    def close(self) -> None:
        """The page is gone."""
        self.work.close()

    # The game on the board.

    def _opened(self) -> Table:
        if self.table is None:
            raise BadParameter("no game is open; open one first")
        return self.table

    async def _open(self, message: requests.Open) -> None:
        kept = self.kept.get(message.resume)
        if kept is not None and kept.place.game == message.place.game:
            await self._show(kept)
        else:
            await self._begin(
                message.place,
                message.seats,
                message.seed,
                message.opponent,
                time_control(message.clock),
            )

    async def _restart(self, message: requests.Restart) -> None:
        old = self._opened()
        place = Place(old.place.game, old.place.start)
        await self._begin(place, old.seats, control=old.control)

    async def _edit(self, message: requests.Edit) -> None:
        old = self._opened()
        start = await self.work.quickly(lambda: edited(old.game, message.cells, message.mover))
        await self._begin(Place(old.place.game, start), old.seats, control=old.control)

    async def _begin(
        self,
        place: Place,
        seats: Sequence[Seat],
        seed: int | None = None,
        opponent: str | None = None,
        control: TimeControl | None = None,
    ) -> None:
        table = await self.work.quickly(
            lambda: Table(self.games.get(place.game), place, seats, seed, opponent, control)
        )
        if table.game.hidden_information:
            self.kept.keep(table.key, table)
        await self._show(table)

    async def _show(self, table: Table) -> None:
        self.work.workers.warm()
        opened = await self.work.quickly(table.opened)
        self._stop_moving()
        self.table = table
        self.work.send(opened)
        self.work.send(Positions(0, table.positions))
        self._send_clocks(table)
        self._go_on()

    async def _play(self, message: requests.Play) -> None:
        table = self._opened()
        if self._moving is not None and message.ply >= len(table.actions):
            raise BadParameter("it is not your turn")
        if await self.work.quickly(lambda: table.play(message.ply, message.move)):
            self._send_last(table)
            self._go_on()

    async def _undo(self, message: requests.Undo) -> None:
        table = self._opened()
        self._stop_moving()
        left = await self.work.quickly(table.undo)
        self.work.send(Positions(left, table.positions[left:]))
        if table.persons:
            self._go_on()

    async def _reseat(self, message: requests.Reseat) -> None:
        table = self._opened()
        self._stop_moving()
        try:
            await self.work.quickly(lambda: table.reseat(message.seats))
        finally:  # if it was refused, the players who were there go on
            self.work.send(Seated(table.seats))
            self._send_last(table)
            self._go_on()

    async def _suggest(self, message: requests.Suggest) -> None:
        """One move by the computer in a person's place; then the game goes on."""
        if self._opened().mover is None:
            raise BadParameter("this game is over")
        self._stop_moving()
        self._go_on(Seat("auto", {"seconds": 1.0}))

    async def _hint(self, message: requests.Hint) -> None:
        """What the computer would play in a person's place, from what that person sees."""
        table = self._opened()
        if table.mover not in table.persons:
            raise BadParameter("it is not your turn")
        thinking = await self.work.quickly(lambda: table.thinking(Seat("auto", HINT)))
        if self._hinting is not None:
            self._hinting.cancel()
        task = self._hinting = self.work.new_task(MOVE, table.place.game)
        self.work.start(self._show_hint(table, task, thinking))

    async def _show_hint(self, table: Table, task: Task, thinking: Thinking) -> None:
        action, _ = await self.work.run(task, jobs.choose, thinking)
        move = await self.work.quickly(lambda: legal_move(table.game, thinking.state, action))
        self.work.send(Hinted(len(thinking.history), move))

    def _send_last(self, table: Table) -> None:
        self.work.send(Positions(len(table.actions), table.positions[-1:]))
        self._send_clocks(table)

    # Clocks.

    async def _set_clock(self, message: requests.SetClock) -> None:
        table = self._opened()
        control = time_control(message.clock)
        await self.work.quickly(lambda: table.set_control(control))
        self._send_clocks(table, always=True)

    def _send_clocks(self, table: Table, always: bool = False) -> None:
        """If there are clocks, show them and wait for the flag of the one that runs."""
        clocks = table.clocks
        if always or clocks.control.limited:
            self.work.send(clocks.shown())
        if clocks.running in table.persons:
            self.work.start(self._wait_for_flag(table, len(table.actions)))

    async def _wait_for_flag(self, table: Table, ply: int) -> None:
        """Until the person has moved, or has run out of time."""
        clocks = table.clocks
        while table is self.table and clocks is table.clocks and ply == len(table.actions):
            left = clocks.until_flag()
            if left is None or clocks.running not in table.persons:
                return
            if left > 0:
                await asyncio.sleep(min(left, LOOK))
            elif await self.work.quickly(table.check_flag):
                self._send_last(table)

    def _stop_moving(self) -> None:
        if self._moving is not None:
            self._moving.cancel()
            self._moving = None
        self.work.set_thinking(None)

    def _go_on(self, instead: Seat | None = None) -> None:
        """Let chance and the computer's players move until it is a person's turn."""
        table = self._opened()
        if instead is None and table.waits_for_person:
            return
        task = self._moving = self.work.new_task(MOVE, table.place.game)
        self.work.start(self._moves(table, task, instead))

    async def _moves(self, table: Table, task: Task, instead: Seat | None) -> None:
        try:
            while self._moving is task and (instead or not table.waits_for_person):
                if table.mover is None:
                    break
                if table.mover == CHANCE:
                    await self.work.quickly(table.chance)
                else:
                    await self._choice(table, task, instead)
                    instead = None
                if self._moving is not task:
                    return
                self._send_last(table)
        finally:
            if self._moving is task:
                self._moving = None
                self.work.set_thinking(None)

    async def _choice(self, table: Table, task: Task, instead: Seat | None) -> None:
        loop = asyncio.get_running_loop()
        later = loop.call_later(PATIENCE, self.work.set_thinking, table.mover)
        try:
            thinking = await self.work.quickly(lambda: table.thinking(instead))
            action, more = await self.work.run(task, jobs.choose, thinking)
        finally:
            later.cancel()
        if self._moving is task:
            await self.work.quickly(lambda: table.answer(thinking, action, **more))

    # Analysis.

    async def _analyse(self, message: requests.Analyse) -> None:
        table = self._opened()
        await self._stop_analysis()
        job = await self.work.quickly(lambda: analysis_job(table, message, self.resources))
        if job is not None:
            self._analysis = self.work.new_task(ANALYSIS, job.game)
            self.work.start(self._run_analysis(job, self._analysis))

    async def _stop_analysis(self, message: requests.StopAnalysis | None = None) -> None:
        if self._analysis is not None:
            self._analysis.cancel()
            self._analysis = None

    async def _run_analysis(self, job: AnalysisJob, task: Task) -> None:
        """Search until it is done; a search that was displaced by others starts again."""
        left, most_nodes = job.seconds, 0

        def report(progress: tuple[int, str]) -> None:
            nonlocal most_nodes
            nodes, text = progress
            if self._analysis is task and nodes >= most_nodes:  # else it has not caught up yet
                most_nodes = nodes
                self.work.outbox.put(text)

        while left > 0 and self._analysis is task:
            began, text = time.monotonic(), ""
            try:
                remaining = job._replace(seconds=left)
                text = await self.work.run(task, jobs.analyse, remaining, report=report)
            except Stopped:
                if not task.displaced or self._analysis is not task:
                    raise
            left -= time.monotonic() - began
            if self._analysis is not task:
                return
            if text and (not task.displaced or left <= 0):
                self.work.outbox.put(text)
                return
            self._analysis = task = self.work.new_task(ANALYSIS, job.game)

    # Traces, lessons, exercises: jobs that the page numbers.

    async def _start_job(self, number: int, job: Job, message: Any) -> None:
        """Do a job in the place of what had its number before."""
        self._end_job(number)
        if number != TREE and len(self._jobs.keys() - {TREE}) >= limits.TRACES:
            raise BadParameter(f"a page can hold {limits.TRACES} searches at once; close one")
        game = message.place.game if hasattr(message, "place") else None
        task = self._jobs[number] = self.work.new_task(TRACE, game)
        self.work.start(self._run_job(number, task, job, message), message.id)

    async def _run_job(self, number: int, task: Task, job: Job, message: Any) -> None:
        """Send what it reports and its answer; what it leaves to be explained is kept."""

        def send(text: str) -> None:
            if text and self._jobs.get(number) is task:
                self.work.outbox.put(text)

        trace = b""
        try:
            text, trace = await self.work.run(task, job, message, report=send)
            send(text)
        finally:
            if self._jobs.get(number) is task:
                del self._jobs[number]
                if trace:
                    self._jobs[number] = trace

    def _end_job(self, number: int) -> None:
        ended = self._jobs.pop(number, None)
        if isinstance(ended, Task):
            ended.cancel()

    async def _close(self, message: requests.Close) -> None:
        self._end_job(message.id)

    async def _explain(self, message: requests.Explain) -> None:
        trace = self._jobs.get(message.id)
        if not isinstance(trace, bytes):
            raise BadParameter("there is no trace with this number")
        text = await self.work.quickly(lambda: jobs.explained(trace, message.node))
        self.work.send(Explained(message.id, message.node, text))

    # Lessons.

    async def _list_lessons(self, message: requests.ListLessons) -> None:
        self.work.send(await self.work.quickly(lambda: contents(message.id)))

    async def _read_lesson(self, message: requests.ReadLesson) -> None:
        self.work.send(await self.work.quickly(lambda: lesson_page(message.id, message.address)))

    async def _monitor(self, message: requests.Monitor) -> None:
        if message.number >= len(self.monitored):
            raise BadParameter("no such job")
        path = self.monitored[message.number]
        self.work.send(await self.work.quickly(lambda: progress(message.number, path)))

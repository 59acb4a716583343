"""One page: what it asks is done by workers, and ends when the page goes away."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from ...errors import BadParameter
from ...game import CHANCE
from .. import limits
from ..catalogue import Games, game_key
from ..messages import protocol
from ..messages import requests as asked
from ..messages import responses as told
from ..messages.protocol import ToPage
from ..messages.responses import Failed, Positions, Seated, Status
from ..messages.schema import GameName, Place, Seat
from ..resources import Known
from ..server.outbox import Outbox, TooSlow
from ..workers.pool import ANALYSIS, LOOK, MOVE, QUICK, Stopped, Task, Workers
from ..workers.worker import Job, sentence
from . import jobs
from .analyst import Analyst
from .editing import edited
from .game_session import Kept, Table
from .monitor import watched

__all__ = ["Session", "TooSlow"]

T = TypeVar("T")
PATIENCE = 0.3  # seconds of thought before the page is told that somebody thinks
LONGEST_ERROR = 500


class Session:
    """Answers the messages of one socket; `outbox` is what is to be sent."""

    def __init__(
        self,
        workers: Workers,
        games: Games,
        kept: Kept,
        known: Known,
        watches: Sequence[Path] = (),
    ) -> None:
        self.workers, self.games, self.kept = workers, games, kept
        self.watches = watches
        self.outbox = Outbox()
        self.table: Table | None = None
        self._playing: Task | None = None
        self._looks: dict[int, Task | bytes] = {}
        self._tree: Task | None = None
        self._tasks: set[Task] = set()
        self._compiling: set[Task] = set()
        self._under_way: set[asyncio.Task[None]] = set()
        self._thinking: int | None = None
        self._loop = asyncio.get_running_loop()
        self.analyst = Analyst(
            self._work, known, lambda game: self._new_task(ANALYSIS, game), self.outbox.put
        )
        self._doing: dict[type, Callable[[Any], Awaitable[None]]] = {
            asked.Open: self._open,
            asked.Play: self._play,
            asked.Undo: self._undo,
            asked.Restart: self._restart,
            asked.Reseat: self._reseat,
            asked.Edit: self._edit,
            asked.Suggest: self._suggest,
            asked.Analyse: self._analyse,
            asked.Quiet: self._quiet,
            asked.Look: self._look,
            asked.Leave: self._leave,
            asked.Explain: self._explain,
            asked.AsTree: self._as_tree,
            asked.Learn: self._learn,
            asked.Practise: self._practise,
            asked.Watch: self._watch,
        }

    # Messages in and out.

    async def receive(self, text: str) -> None:
        """Do what a message asks; whatever is wrong with it becomes a sentence."""
        try:
            message = protocol.read_message(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            self.send(Failed(f"this message can't be read: {error}"[:LONGEST_ERROR]))
            return
        await self._guarded(self._doing[type(message)](message), getattr(message, "look", None))

    def send(self, message: ToPage) -> None:
        self.outbox.put(protocol.written(message))

    async def _guarded(self, doing: Awaitable[None], look: int | None = None) -> None:
        try:
            await doing
        except (TooSlow, asyncio.CancelledError):
            raise
        except Stopped:
            return  # whoever asked has asked for something else since
        except Exception as error:
            self.send(Failed(sentence(error), look))

    def _start(self, doing: Coroutine[Any, Any, None], look: int | None = None) -> None:
        task = asyncio.ensure_future(self._guarded(doing, look))
        self._under_way.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._under_way.discard(task)
        if not task.cancelled() and isinstance(task.exception(), TooSlow):
            self.outbox.give_up()

    def close(self) -> None:
        """The page is gone: all its work ends."""
        for task in list(self._tasks):
            task.cancel(gone=True)
        for doing in self._under_way:
            doing.cancel()

    # Work.

    def _new_task(self, urgency: int, game: GameName | None = None) -> Task:
        task = Task(urgency, self, game_key(game) if game else "")
        task.compiles = lambda begins: self._compile_heard(task, begins)
        return task

    async def _quickly(self, job: Callable[[], T]) -> T:
        task = self._new_task(QUICK)
        self._tasks.add(task)
        try:
            return await self.workers.quickly(task, job)
        finally:
            self._tasks.discard(task)

    async def _work(
        self, task: Task, job: Job, *arguments: Any, told: Callable[[Any], None] | None = None
    ) -> Any:
        self._tasks.add(task)
        try:
            return await self.workers.run(task, job, *arguments, told=told or (lambda _: None))
        finally:
            self._tasks.discard(task)

    def _compile_heard(self, task: Task, begins: bool) -> None:
        """Code is being compiled for this page, which takes a while."""
        before = bool(self._compiling)
        (self._compiling.add if begins else self._compiling.discard)(task)
        if bool(self._compiling) != before:
            self._tell_status()

    def _tell_status(self) -> None:
        with contextlib.suppress(TooSlow):
            self.send(Status(self._thinking, bool(self._compiling)))

    # The game on the board.

    def _sit(self) -> Table:
        if self.table is None:
            raise BadParameter("there is no game on the board; open one")
        return self.table

    async def _open(self, message: asked.Open) -> None:
        kept = self.kept.get(message.resume)
        if kept is not None and kept.place.game == message.place.game:
            table = kept
        else:
            table = await self._quickly(
                lambda: Table(
                    self.games.get(message.place.game), message.place, message.seats, message.seed
                )
            )
            if table.game.hidden_information:
                self.kept.keep(table)
        await self._set(table)

    async def _set(self, table: Table) -> None:
        self.workers.warm()
        opened = await self._quickly(table.opened)
        self._end_play()
        self.table = table
        self.send(opened)
        self.send(Positions(0, table.positions))
        self._go_on()

    async def _play(self, message: asked.Play) -> None:
        table = self._sit()
        if self._playing is not None and message.ply >= len(table.actions):
            raise BadParameter("somebody else is to move")
        if await self._quickly(lambda: table.play(message.ply, message.move)):
            self._tell(table)
            self._go_on()

    async def _undo(self, message: asked.Undo) -> None:
        table = self._sit()
        self._end_play()
        left = await self._quickly(table.undo)
        self.send(Positions(left, table.positions[left:]))
        if table.persons:
            self._go_on()

    async def _restart(self, message: asked.Restart) -> None:
        old = self._sit()
        place = Place(old.place.game, old.place.start)
        table = await self._quickly(lambda: Table(old.game, place, old.seats))
        if table.game.hidden_information:
            self.kept.keep(table)
        await self._set(table)

    async def _reseat(self, message: asked.Reseat) -> None:
        table = self._sit()
        self._end_play()
        try:
            await self._quickly(lambda: table.reseat(message.seats))
        finally:  # where it was refused, those who sat there go on
            self.send(Seated(table.seats))
            self.send(Positions(len(table.actions), table.positions[-1:]))
            self._go_on()

    async def _edit(self, message: asked.Edit) -> None:
        """The same game from a position that was put together on the board."""
        old = self._sit()
        start = await self._quickly(lambda: edited(old.game, message.cells, message.mover))
        place = Place(old.place.game, start)
        await self._set(await self._quickly(lambda: Table(old.game, place, old.seats)))

    async def _suggest(self, message: asked.Suggest) -> None:
        """One move by the computer in a person's place; then the game goes on."""
        table = self._sit()
        if table.mover is None:
            raise BadParameter("this game is over")
        self._end_play()
        self._go_on(Seat("auto", {"seconds": 1.0}))

    def _tell(self, table: Table) -> None:
        self.send(Positions(len(table.actions), table.positions[-1:]))

    def _end_play(self) -> None:
        if self._playing is not None:
            self._playing.cancel()
            self._playing = None
        self._think(None)

    def _go_on(self, instead: Seat | None = None) -> None:
        """Let chance and the computer's players move until a person is to."""
        table = self._sit()
        if instead is None and table.waits_for_person:
            return
        task = self._playing = self._new_task(MOVE, table.place.game)
        self._start(self._moves(table, task, instead))

    async def _moves(self, table: Table, task: Task, instead: Seat | None) -> None:
        try:
            while self._playing is task and (instead or not table.waits_for_person):
                if table.mover is None:
                    break
                if table.mover == CHANCE:
                    await self._quickly(table.chance)
                else:
                    await self._choice(table, task, instead)
                    instead = None
                if self._playing is not task:
                    return
                self._tell(table)
        finally:
            if self._playing is task:
                self._playing = None
                self._think(None)

    async def _choice(self, table: Table, task: Task, instead: Seat | None) -> None:
        mover = table.mover
        later = self._loop.call_later(PATIENCE, self._think, mover)
        try:
            thinking = await self._quickly(lambda: table.thinking(instead))
            action, more = await self._work(task, jobs.choose, thinking)
        finally:
            later.cancel()
        if self._playing is task:
            await self._quickly(lambda: table.answer(thinking, action, **more))

    def _think(self, mover: int | None) -> None:
        if mover != self._thinking:
            self._thinking = mover
            self._tell_status()

    # Analysis.

    async def _analyse(self, message: asked.Analyse) -> None:
        table = self._sit()
        self.analyst.stop()
        wanted = await self._quickly(lambda: self.analyst.wanted(table, message))
        if wanted is not None:
            self._start(self.analyst.run(wanted))

    async def _quiet(self, message: asked.Quiet) -> None:
        self.analyst.stop()

    # Looking inside.

    def _make_room(self, look: int) -> None:
        known = self._looks.pop(look, None)
        if isinstance(known, Task):
            known.cancel()
        if len(self._looks) >= limits.LOOKS:
            raise BadParameter(f"a page can hold {limits.LOOKS} searches at once; close one")

    async def _look(self, message: asked.Look) -> None:
        self._make_room(message.look)
        task = self._looks[message.look] = self._new_task(LOOK, message.place.game)
        self._start(self._looking(message, task), message.look)

    async def _looking(self, message: asked.Look, task: Task) -> None:
        try:
            trace, traced = await self._work(task, jobs.look, message)
        except BaseException:
            self._forget(message.look, task)
            raise
        if self._looks.get(message.look) is task:
            self._looks[message.look] = trace
            self.outbox.put(traced)

    async def _leave(self, message: asked.Leave) -> None:
        known = self._looks.pop(message.look, None)
        if isinstance(known, Task):
            known.cancel()

    async def _explain(self, message: asked.Explain) -> None:
        trace = self._looks.get(message.look)
        if not isinstance(trace, bytes):
            raise BadParameter("there is no such search to look into")
        text = await self._quickly(lambda: jobs.explained(trace, message.node))
        self.send(told.Explained(message.look, message.node, text))

    async def _as_tree(self, message: asked.AsTree) -> None:
        if self._tree is not None:
            self._tree.cancel()
        self._tree = self._new_task(LOOK, message.place.game)
        self._start(self._treeing(message, self._tree), message.look)

    async def _treeing(self, message: asked.AsTree, task: Task) -> None:
        text = await self._work(task, jobs.tree_text, message.place, message.depth)
        self.send(told.TreeText(message.look, text))

    async def _learn(self, message: asked.Learn) -> None:
        self._make_room(message.look)
        task = self._looks[message.look] = self._new_task(LOOK)
        self._start(self._learning(message, task), message.look)

    async def _learning(self, message: asked.Learn, task: Task) -> None:
        def tell(course: str) -> None:
            if self._looks.get(message.look) is task:
                self.outbox.put(course)

        try:
            await self._work(task, jobs.learn, message, told=tell)
        finally:
            self._forget(message.look, task)

    async def _practise(self, message: asked.Practise) -> None:
        self._make_room(message.look)
        task = self._looks[message.look] = self._new_task(LOOK)
        self._start(self._practising(message, task), message.look)

    async def _practising(self, message: asked.Practise, task: Task) -> None:
        try:
            sheet = await self._work(task, jobs.practise, message)
        finally:
            self._forget(message.look, task)
        self.send(sheet)

    async def _watch(self, message: asked.Watch) -> None:
        if message.number >= len(self.watches):
            raise BadParameter("there is no such work to look on")
        path = self.watches[message.number]
        self.send(await self._quickly(lambda: watched(message.number, path)))

    def _forget(self, look: int, task: Task) -> None:
        if self._looks.get(look) is task:
            del self._looks[look]

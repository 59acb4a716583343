"""One page: what it asks is done in worker threads, and ends when the page goes away."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from ..errors import BadParameter, ZermeloError
from ..game import CHANCE
from ..trace import Trace
from . import asked, limits, protocol, told
from .analysing import Analyst
from .catalogue import Games
from .editing import edited
from .known import Known
from .learning import learnt
from .looking import as_tree, explained, looked
from .practising import practised
from .protocol import ToPage
from .table import Kept, Table, state_at
from .told import Failed, Positions, Seated, Status
from .watching import watched
from .wire import Place, Seat
from .workers import LOOK, MOVE, QUICK, Compiling, Task, Workers

__all__ = ["Session", "TooSlow"]

T = TypeVar("T")
PATIENCE = 0.3  # seconds of thought before the page is told that somebody thinks
LONGEST_ERROR = 500


class TooSlow(Exception):
    """The page does not read what it is sent."""


class Session:
    """Answers the messages of one socket; `outbox` is what is to be sent."""

    def __init__(
        self,
        workers: Workers,
        games: Games,
        kept: Kept,
        compiling: Compiling,
        known: Known,
        watches: Sequence[Path] = (),
    ) -> None:
        self.workers, self.games, self.kept, self.compiling = workers, games, kept, compiling
        self.watches = watches
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue(limits.OUTBOX)
        self.table: Table | None = None
        self._playing: Task | None = None
        self._looks: dict[int, Task | Trace] = {}
        self._under_way: set[asyncio.Task[None]] = set()
        self._thinking: int | None = None
        self._loop = asyncio.get_running_loop()
        self.analyst = Analyst(workers, known, self._hearing, self.send)
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
        try:
            self.outbox.put_nowait(protocol.written(message))
        except asyncio.QueueFull:
            raise TooSlow from None

    async def _guarded(self, doing: Awaitable[None], look: int | None = None) -> None:
        try:
            await doing
        except ZermeloError as error:
            self.send(Failed(str(error)[:LONGEST_ERROR], look))
        except (RecursionError, MemoryError) as error:
            self.send(Failed(f"this is too large: {type(error).__name__}", look))
        except TooSlow:
            raise
        except Exception as error:  # a game's own fault must not leave the page waiting
            told = f"{type(error).__name__}: {error}"
            self.send(Failed(f"this went wrong: {told}"[:LONGEST_ERROR], look))

    def _start(self, doing: Coroutine[Any, Any, None], look: int | None = None) -> None:
        task = asyncio.ensure_future(self._guarded(doing, look))
        self._under_way.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._under_way.discard(task)
        if not task.cancelled() and isinstance(task.exception(), TooSlow):
            while not self.outbox.empty():
                self.outbox.get_nowait()
            self.outbox.put_nowait(None)

    async def _quickly(self, job: Callable[[], T]) -> T:
        return await self.workers.run(Task(QUICK), job)

    def close(self) -> None:
        """The page is gone: all its searches end."""
        looks = [one for one in self._looks.values() if isinstance(one, Task)]
        self.analyst.stop()
        for task in (self._playing, *looks):
            if task is not None:
                task.cancel()
        for doing in self._under_way:
            doing.cancel()
        if self.table is not None and not self.table.game.hidden_information:
            self.table.close()

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
        self._end_play()
        self.table = table
        self.send(table.opened())
        self.send(Positions(0, table.positions))
        self._go_on()

    async def _play(self, message: asked.Play) -> None:
        table = self._sit()
        if self._playing is not None:
            raise BadParameter("somebody else is to move")
        await self._quickly(lambda: table.play(message.ply, message.move))
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
        task = self._playing = Task(MOVE)
        self._start(self._moves(table, task, instead))

    async def _moves(self, table: Table, task: Task, instead: Seat | None) -> None:
        try:
            while self._playing is task and (instead or not table.waits_for_person):
                if table.mover is None:
                    break
                if table.mover == CHANCE:
                    await self.workers.run(Task(QUICK), table.chance)
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
            with self._hearing():
                action, more = await self.workers.run(task, lambda: table.chosen(instead))
        finally:
            later.cancel()
        if self._playing is task:
            await self._quickly(lambda: table.take(action, **more))

    def _think(self, mover: int | None) -> None:
        if mover != self._thinking:
            self._thinking = mover
            self.send(Status(mover, self.compiling.now and mover is not None))

    def _hearing(self) -> AbstractContextManager[None]:
        return self.compiling.heard_by(self._compile_heard)

    def _compile_heard(self, begins: bool) -> None:
        """From any thread: code is being compiled, which takes a while."""
        self._loop.call_soon_threadsafe(self._tell_compiling, begins)

    def _tell_compiling(self, begins: bool) -> None:
        self.send(Status(self._thinking, begins))

    # Analysis.

    async def _analyse(self, message: asked.Analyse) -> None:
        wanted = self.analyst.begin(self._sit(), message)
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
        task = self._looks[message.look] = Task(LOOK)
        self._start(self._looking(message, task), message.look)

    async def _looking(self, message: asked.Look, task: Task) -> None:
        def job() -> tuple[Trace, told.Traced]:
            game = self.games.get(message.place.game)
            return looked(game, state_at(game, message.place), message)

        try:
            with self._hearing():
                trace, traced = await self.workers.run(task, job)
        except BaseException:
            if self._looks.get(message.look) is task:
                del self._looks[message.look]
            raise
        if self._looks.get(message.look) is task:
            self._looks[message.look] = trace
            self.send(traced)

    async def _leave(self, message: asked.Leave) -> None:
        known = self._looks.pop(message.look, None)
        if isinstance(known, Task):
            known.cancel()

    async def _explain(self, message: asked.Explain) -> None:
        trace = self._looks.get(message.look)
        if not isinstance(trace, Trace):
            raise BadParameter("there is no such search to look into")
        text = explained(trace, message.node)
        self.send(told.Explained(message.look, message.node, text))

    async def _as_tree(self, message: asked.AsTree) -> None:
        def job() -> str:
            game = self.games.get(message.place.game)
            return as_tree(game, state_at(game, message.place), message.depth)

        self.send(told.TreeText(message.look, await self._quickly(job)))

    async def _learn(self, message: asked.Learn) -> None:
        self._make_room(message.look)
        task = self._looks[message.look] = Task(LOOK)
        self._start(self._learning(message, task), message.look)

    async def _learning(self, message: asked.Learn, task: Task) -> None:
        def tell(course: told.Course) -> None:
            self._loop.call_soon_threadsafe(self._tell_course, task, course)

        try:
            with self._hearing():
                await self.workers.run(task, lambda: learnt(message, tell))
        finally:
            # What was told last is still on its way to the loop.
            self._loop.call_soon(self._forget, message.look, task)

    async def _practise(self, message: asked.Practise) -> None:
        self.send(await self._quickly(lambda: practised(message)))

    async def _watch(self, message: asked.Watch) -> None:
        if message.number >= len(self.watches):
            raise BadParameter("there is no such work to look on")
        path = self.watches[message.number]
        self.send(await self._quickly(lambda: watched(message.number, path)))

    def _forget(self, look: int, task: Task) -> None:
        if self._looks.get(look) is task:
            del self._looks[look]

    def _tell_course(self, task: Task, course: told.Course) -> None:
        if self._looks.get(course.look) is task:
            self.send(course)

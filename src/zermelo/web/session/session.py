"""One page: its requests are carried out by workers, and end when the page closes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from ...errors import BadParameter
from ...game import CHANCE
from ...play.match.timing import TimeControl
from .. import limits, own
from ..catalogue import Games, is_same, present, yours
from ..lessons.pages import contents, lesson_page
from ..messages import requests
from ..messages.responses import Explained, Failed, Hinted, Outdated, Seated
from ..messages.schema import GameName, Place, Scalar, Seat
from ..recent import Recent
from ..resources import Resources
from ..workers.pool import ANALYSIS, MOVE, TRACE, Stopped, Task, Workers
from ..workers.worker import Job
from . import jobs
from .analysis import AnalysisJob, analysis_job, previewed
from .introduction import picture, rules
from .page_work import PageWork
from .places import place_shown
from .review import review_jobs
from .reviewing import Reviewing
from .table import company, sharing
from .table.clocks import time_control
from .table.editing import edited
from .table.game_session import HOST, Table, Thinking
from .table.invitations import Invitations
from .table.room import UNDO, Room
from .table.saved_tables import SavedTables
from .table.views import legal_move
from .work.played import opened_game, played_games
from .work.works import Works

__all__ = ["Session"]

LOOK_AGAIN = 1.0  # seconds until a user's file is looked at again
PATIENCE = 0.3  # seconds of thinking before the page shows who is thinking
HINT: dict[str, Scalar] = {"seconds": 1.0}
LOOK = 1.0  # seconds between two looks at a clock
LONGEST_ERROR = 500
GONE = "the game that was here is gone, for this server does not hold it; this is a new one"
TREE = -1  # where a tree of text is counted among the jobs; pages number theirs from 0


class Session:
    """Handles the requests of one page; `work.outbox` holds what is to be sent."""

    def __init__(
        self,
        workers: Workers,
        games: Games,
        kept: Recent[Room],
        resources: Resources,
        works: Works | None = None,
        invitations: Invitations | None = None,
        saved: SavedTables | None = None,
    ) -> None:
        self.work = PageWork(workers)
        self.saved = saved or SavedTables()
        self.games, self.kept = games, kept
        self.resources, self.works = resources, works or Works()
        self.invitations = invitations or Invitations([])
        self.room: Room | None = None
        self._hinting: Task | None = None
        self._analysis: Task | None = None
        self.reviewing = Reviewing(self.work)
        self._jobs: dict[int, Task | bytes] = {}
        """By the page's numbers: what is running, and finished traces, packed."""
        self._handlers: dict[type, Callable[[Any], Awaitable[None]]] = {
            requests.AskPicture: self._ask_picture,
            requests.ReadRules: self._read_rules,
            requests.Open: self._open,
            requests.Play: self._play,
            requests.Undo: self._undo,
            requests.Restart: self._restart,
            requests.Reseat: self._reseat,
            requests.SetClock: self._set_clock,
            requests.Edit: self._edit,
            requests.ExportGame: self._export_game,
            requests.ImportGame: self._import_game,
            requests.ExportBoard: self._export_board,
            requests.Suggest: self._suggest,
            requests.Hint: self._hint,
            requests.Invite: self._invite,
            requests.Revoke: self._revoke,
            requests.AllowAnalysis: self._allow_analysis,
            requests.CallMe: self._call_me,
            requests.Resign: self._resign,
            requests.Ask: self._ask,
            requests.Answer: self._answer,
            requests.Analyse: self._analyse,
            requests.StopAnalysis: self._stop_analysis,
            requests.ShowPlace: self._show_place,
            requests.Preview: self._preview,
            requests.Review: self._review,
            requests.StopReview: self._stop_review,
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
            requests.ListWork: self._list_work,
            requests.Monitor: self._monitor,
            requests.ListPlayed: self._list_played,
            requests.OpenPlayed: self._open_played,
        }

    @property
    def side(self) -> int:
        """Of the table: this page is the host's."""
        return HOST

    def read(self, text: str) -> Any:
        """The request in this JSON."""
        return requests.read_message(text)

    async def receive(self, text: str) -> None:
        """Handle a request; whatever is wrong with it becomes an error message."""
        try:
            message = self.read(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            self.work.send(Failed(f"this message can't be read: {error}"[:LONGEST_ERROR]))
            return
        with self.work.guarded(getattr(message, "id", None)):
            await self._handlers[type(message)](message)

    async def send_yours(self) -> None:
        """What is the user's own; it may be broken, so it is looked at apart from all else."""
        if own.is_offered():
            self.work.send(await self.work.quickly(yours))

    def close(self) -> None:
        """The page is gone."""
        self._leave()
        self.work.close()

    # Before a game is played.

    async def _ask_picture(self, message: requests.AskPicture) -> None:
        found = await self.work.quickly(lambda: picture(self.games.get(GameName(message.game))))
        self.work.send(replace(found, id=message.id))

    async def _read_rules(self, message: requests.ReadRules) -> None:
        found = await self.work.quickly(lambda: rules(type(self.games.get(GameName(message.game)))))
        self.work.send(replace(found, id=message.id))

    # The game on the board.

    def _room(self) -> Room:
        if self.room is None or self not in self.room.pages:
            raise BadParameter("no game is open; open one first")
        return self.room

    def _opened(self) -> Table:
        return self._room().table

    async def _open(self, message: requests.Open) -> None:
        room = self.kept.get(message.resume) or await self._saved(message)
        if room is not None and is_same(room.table.place.game, message.place.game):
            await self._enter(room)
        else:
            await self._begin(
                message.place,
                message.seats,
                message.seed,
                message.opponent,
                time_control(message.clock),
            )
            if message.resume is not None:
                self.work.send(Failed(GONE))

    async def _saved(self, message: requests.Open) -> Room | None:
        """The game that the page left when the last server ended."""
        key, game = message.resume, message.place.game
        table = await self.work.quickly(lambda: self.saved.take(key, game, self.games))
        return None if table is None else Room(table, self.invitations.network, key)

    async def _restart(self, message: requests.Restart) -> None:
        self._room().check_alone("start a new game; ask for a rematch")
        await self.new_game(self._opened().seats)

    async def new_game(self, seats: Sequence[Seat], turned: int = 0) -> None:
        """The same game again for all in the room, everybody `turned` seats further on."""
        old = self._opened()
        place = Place(present(old.place.game), old.place.start)
        await self._begin(place, seats, control=old.control, room=self._room(), turned=turned)

    async def _edit(self, message: requests.Edit) -> None:
        self._room().check_alone("set up a position")
        old = self._opened()
        start = await self.work.quickly(lambda: edited(old.game, message.cells, message.mover))
        place = Place(old.place.game, start)
        await self._begin(place, old.seats, control=old.control, room=self._room())

    async def _begin(
        self,
        place: Place,
        seats: Sequence[Seat],
        seed: int | None = None,
        opponent: str | None = None,
        control: TimeControl | None = None,
        room: Room | None = None,
        turned: int = 0,
    ) -> None:
        """A new game: for all in a room, or for this page alone."""
        if not place.game.version:
            place = replace(place, game=present(place.game))
        table = await self.work.quickly(
            lambda: Table(self.games.get(place.game), place, seats, seed, opponent, control)
        )
        if room is None:
            await self._enter(Room(table, self.invitations.network))
            return
        await self.work.quickly(lambda: room.arrange(table, turned))
        opened = await self.work.quickly(lambda: table.opened(room.key))
        room.put(table, opened, turned)
        self._start(table)

    def _start(self, table: Table) -> None:
        """There is a game on the table that this page has not seen before."""
        self.reviewing.stop()
        self._go_on()
        if table.place.game.version:
            self.work.start(self._watch_rules(table))

    async def _watch_rules(self, table: Table) -> None:
        """Say so, once, when the file of a user's own game changes while it is played."""
        while self.room is not None and self.room.table is table:
            if changed := own.changed_since(table.place.game.name, table.place.game.version):
                self.work.send(Outdated(changed))
                return
            await asyncio.sleep(LOOK_AGAIN)

    async def _enter(self, room: Room) -> None:
        self.work.workers.warm()
        opened = await self.work.quickly(room.opened)
        self._leave()
        self.room = room
        if room.kept:
            self.kept.keep(room.key, room)
        room.enter(self, opened)
        self._start(room.table)

    def _leave(self) -> None:
        if self.room is not None:
            self.room.leave(self)
            self.room = None
            self.work.set_thinking(None)

    async def _play(self, message: requests.Play) -> None:
        room, table = self._room(), self._opened()
        if room.moving is not None and message.ply >= len(table.actions):
            raise BadParameter("it is not your turn")
        side = self.side
        if await self.work.quickly(lambda: table.play(message.ply, message.move, side)):
            room.moved()
            self._go_on()

    async def _undo(self, message: requests.Undo) -> None:
        room, table = self._room(), self._opened()
        if room.others_play:
            await company.ask(self, room, UNDO)
            return
        room.stop_moving()
        left = await self.work.quickly(table.undo)
        room.send(left)
        if table.persons:
            self._go_on()

    async def _reseat(self, message: requests.Reseat) -> None:
        room, table = self._room(), self._opened()
        room.check_seats(message.seats)
        room.stop_moving()
        try:
            await self.work.quickly(lambda: table.reseat(message.seats))
        finally:  # if it was refused, the players who were there go on
            room.send_all(Seated(table.seats))
            room.moved()
            self._go_on()

    async def _suggest(self, message: requests.Suggest) -> None:
        """One move by the computer in a person's place; then the game goes on."""
        room, table = self._room(), self._opened()
        room.check_help(self.side)
        if table.ending is not None:
            raise BadParameter("this game is over")
        if table.mover in table.guests:
            raise BadParameter("it is not your turn")
        room.stop_moving()
        self._go_on(Seat("auto", {"seconds": 1.0}))

    async def _hint(self, message: requests.Hint) -> None:
        """What the computer would play in a person's place, from what that person sees."""
        room, table = self._room(), self._opened()
        room.check_help(self.side)
        if table.ending is not None or table.mover not in table.seats_of(self.side):
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

    # Clocks.

    async def _set_clock(self, message: requests.SetClock) -> None:
        room, table = self._room(), self._opened()
        room.check_alone("set the clocks")
        control = time_control(message.clock)
        await self.work.quickly(lambda: table.set_control(control))
        room.send_clocks(always=True)
        self._watch_flag(room)

    def _watch_flag(self, room: Room) -> None:
        """If the clock of a person runs, wait until it has run out."""
        if room.table.clocks.running in room.table.persons:
            self.work.start(self._wait_for_flag(room, room.table, len(room.table.actions)))

    async def _wait_for_flag(self, room: Room, table: Table, ply: int) -> None:
        """Until the person has moved, or has run out of time."""
        clocks = table.clocks
        while table is room.table and clocks is table.clocks and ply == len(table.actions):
            left = clocks.until_flag()
            if left is None or clocks.running not in table.persons:
                return
            if left > 0:
                await asyncio.sleep(min(left, LOOK))
            elif await self.work.quickly(table.check_flag):
                room.moved()

    def go_on(self) -> None:
        """Let chance and the computer's players move until it is a person's turn."""
        self._go_on()

    def _go_on(self, instead: Seat | None = None) -> None:
        room, table = self._room(), self._opened()
        if room.moving is not None or (instead is None and table.waits_for_person):
            self._watch_flag(room)
            return
        room.driver = self
        task = room.moving = self.work.new_task(MOVE, table.place.game)
        self.work.start(self._moves(room, task, instead))

    async def _moves(self, room: Room, task: Task, instead: Seat | None) -> None:
        table = room.table
        try:
            while room.moving is task and (instead or not table.waits_for_person):
                if table.ending is not None:
                    break
                if table.mover == CHANCE:
                    await self.work.quickly(table.chance)
                else:
                    await self._choice(room, task, instead)
                    instead = None
                if room.moving is not task:
                    return
                room.moved()
            self._watch_flag(room)
        finally:
            if room.moving is task:
                room.moving = room.driver = None
                room.set_thinking(None)

    async def _choice(self, room: Room, task: Task, instead: Seat | None) -> None:
        table = room.table
        loop = asyncio.get_running_loop()
        later = loop.call_later(PATIENCE, room.set_thinking, table.mover)
        try:
            thinking = await self.work.quickly(lambda: table.thinking(instead))
            action, more = await self.work.run(task, jobs.choose, thinking)
        finally:
            later.cancel()
        if room.moving is task:
            await self.work.quickly(lambda: table.answer(thinking, action, **more))

    # Other people at the table.

    async def _invite(self, message: requests.Invite) -> None:
        room = self._room()
        await company.invite(self, room, self.invitations, message)
        self.kept.keep(room.key, room)

    async def _revoke(self, message: requests.Revoke) -> None:
        await company.revoke(self, self._room(), self.invitations, message)

    async def _allow_analysis(self, message: requests.AllowAnalysis) -> None:
        company.allow_analysis(self._room(), message.allowed)

    async def _call_me(self, message: requests.CallMe) -> None:
        self._room().call(self.side, message.name)

    async def _resign(self, message: requests.Resign) -> None:
        self._room().resign(self.side)

    async def _ask(self, message: requests.Ask) -> None:
        await company.ask(self, self._room(), message.what)

    async def _answer(self, message: requests.Answer) -> None:
        await company.answer(self, self._room(), message.agreed)

    # Files.

    async def _export_game(self, message: requests.ExportGame) -> None:
        table = self._opened()
        file = await self.work.quickly(lambda: sharing.game_file(table, message))
        self.work.send(file)

    async def _import_game(self, message: requests.ImportGame) -> None:
        found = await self.work.quickly(lambda: sharing.imported_games(message, self.games))
        self.work.send(found)

    async def _export_board(self, message: requests.ExportBoard) -> None:
        table = self._opened()
        self.work.send(await self.work.quickly(lambda: sharing.board_file(table, message)))

    # Analysis.

    async def _analyse(self, message: requests.Analyse) -> None:
        table, side = self._opened(), self.side
        await self._stop_analysis()
        self._room().check_help(side)
        job = await self.work.quickly(lambda: analysis_job(table, message, self.resources, side))
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

    async def _show_place(self, message: requests.ShowPlace) -> None:
        place = message.place
        self.work.send(
            await self.work.quickly(
                lambda: place_shown(self.games.get(place.game), place, message.id)
            )
        )

    async def _preview(self, message: requests.Preview) -> None:
        table = self._opened()
        self.work.send(await self.work.quickly(lambda: previewed(table, message)))

    async def _review(self, message: requests.Review) -> None:
        table = self._opened()
        self._room().check_help(self.side)
        self.reviewing.stop()
        todo = await self.work.quickly(lambda: review_jobs(table, message.seconds, self.resources))
        self.work.start(self.reviewing.run(table, todo))

    async def _stop_review(self, message: requests.StopReview) -> None:
        self.reviewing.stop()

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

    # Tournaments and training runs.

    async def _list_work(self, message: requests.ListWork) -> None:
        self.work.send(await self.work.quickly(self.works.listed))

    async def _monitor(self, message: requests.Monitor) -> None:
        found = await self.work.quickly(lambda: self.works.progress(message.work))
        self.work.send(replace(found, id=message.id))

    async def _list_played(self, message: requests.ListPlayed) -> None:
        found = await self.work.quickly(
            lambda: played_games(self.works.place(message.work), message)
        )
        self.work.send(found)

    async def _open_played(self, message: requests.OpenPlayed) -> None:
        found = await self.work.quickly(
            lambda: opened_game(self.works.place(message.work), message, self.games)
        )
        self.work.send(found)

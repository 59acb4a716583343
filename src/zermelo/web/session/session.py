"""One page: its requests are carried out by workers, and end when the page closes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from ... import clock
from ...errors import BadParameter
from ...play.match.timing import TimeControl
from .. import own
from ..catalogue import Games, is_same, present, yours
from ..lessons.pages import contents, lesson_page
from ..messages import requests
from ..messages.responses import Explained, Failed, Outdated, Seated
from ..messages.schema import GameName, Place, Seat
from ..recent import Recent
from ..resources import Resources
from ..workers.pool import Workers
from . import jobs
from .analysing import Analysing
from .analysis import analysis_job, previewed
from .evaluated import evaluated
from .introduction import picture, rules
from .numbered_jobs import TREE, NumberedJobs
from .page_work import PageWork
from .places import place_shown
from .review import review_jobs
from .reviewing import Reviewing
from .table import company, sharing
from .table.clocks import time_control
from .table.editing import edited
from .table.game_session import HOST, Table
from .table.invitations import Invitations
from .table.room import UNDO, Room
from .table.saved_tables import SavedTables
from .turns import Turns
from .work.played import opened_game, played_games
from .work.works import Works

LOOK_AGAIN = 1.0  # seconds until a user's file is looked at again
LONGEST_ERROR = 500
GONE = "the game that was here is gone, for this server does not hold it; this is a new one"


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
        self.turns = Turns(self)
        self.analysing = Analysing(self.work)
        self.reviewing = Reviewing(self.work)
        self.jobs = NumberedJobs(self.work)
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
            requests.Evaluate: self._evaluate,
            requests.ShowPlace: self._show_place,
            requests.Preview: self._preview,
            requests.Review: self._review,
            requests.StopReview: self._stop_review,
            requests.Trace: lambda one: self.jobs.start(one.id, jobs.trace, one),
            requests.Experiment: lambda one: self.jobs.start(one.id, jobs.experiment, one),
            requests.ListLessons: self._list_lessons,
            requests.ReadLesson: self._read_lesson,
            requests.MakeSheet: lambda one: self.jobs.start(one.id, jobs.sheet, one),
            requests.ExportSheet: lambda one: self.jobs.start(one.id, jobs.sheet_file, one),
            requests.AskExercise: lambda one: self.jobs.start(one.id, jobs.asked, one),
            requests.AnswerExercise: lambda one: self.jobs.start(one.id, jobs.judged, one),
            requests.RevealExercise: lambda one: self.jobs.start(one.id, jobs.revealed, one),
            requests.AsTree: lambda one: self.jobs.start(TREE, jobs.tree_text, one),
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
        return await self.work.quickly(
            lambda: self.saved.take(key, game, self.games, self.invitations)
        )

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
        self.turns.go_on(self._room())
        if table.place.game.version:
            self.work.start(self._watch_rules(table))

    async def _watch_rules(self, table: Table) -> None:
        """Say so, once, when the file of a user's own game changes while it is played."""
        while self.room is not None and self.room.table is table:
            if changed := own.changed_since(table.place.game.name, table.place.game.version):
                self.work.send(Outdated(changed))
                return
            await clock.pause(LOOK_AGAIN)

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
            self.turns.go_on(self._room())

    async def _undo(self, message: requests.Undo) -> None:
        room, table = self._room(), self._opened()
        if room.others_play:
            await company.ask(self, room, UNDO)
            return
        room.stop_moving()
        left = await self.work.quickly(table.undo)
        room.send(left)
        if table.persons:
            self.turns.go_on(self._room())

    async def _reseat(self, message: requests.Reseat) -> None:
        room, table = self._room(), self._opened()
        room.check_seats(message.seats)
        room.stop_moving()
        try:
            await self.work.quickly(lambda: table.reseat(message.seats))
        finally:  # if it was refused, the players who were there go on
            room.send_all(Seated(table.seats))
            room.moved()
            self.turns.go_on(self._room())

    async def _suggest(self, message: requests.Suggest) -> None:
        """One move by the computer in a person's place; then the game goes on."""
        room, table = self._room(), self._opened()
        room.check_help(self.side)
        if table.ending is not None:
            raise BadParameter("this game is over")
        if table.mover in table.guests:
            raise BadParameter("it is not your turn")
        room.stop_moving()
        self.turns.go_on(room, Seat("auto", {"seconds": 1.0}))

    async def _hint(self, message: requests.Hint) -> None:
        """What the computer would play in a person's place, from what that person sees."""
        room, table = self._room(), self._opened()
        room.check_help(self.side)
        if table.ending is not None or table.mover not in table.seats_of(self.side):
            raise BadParameter("it is not your turn")
        await self.turns.hint(table)

    async def _set_clock(self, message: requests.SetClock) -> None:
        room, table = self._room(), self._opened()
        room.check_alone("set the clocks")
        control = time_control(message.clock)
        await self.work.quickly(lambda: table.set_control(control))
        room.send_clocks(always=True)
        self.turns.watch_flag(room)

    def go_on(self) -> None:
        """Let chance and the computer's players move until it is a person's turn."""
        self.turns.go_on(self._room())

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
        self.analysing.stop()
        self._room().check_help(side)
        job = await self.work.quickly(lambda: analysis_job(table, message, self.resources, side))
        if job is not None:
            self.analysing.start(job)

    async def _stop_analysis(self, message: requests.StopAnalysis) -> None:
        self.stop_analysing()

    def stop_analysing(self) -> None:
        self.analysing.stop()

    async def _evaluate(self, message: requests.Evaluate) -> None:
        table = self._opened()
        self._room().check_help(self.side)
        self.work.send(await self.work.quickly(lambda: evaluated(table, message)))

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

    async def _close(self, message: requests.Close) -> None:
        self.jobs.end(message.id)

    async def _explain(self, message: requests.Explain) -> None:
        trace = self.jobs.trace(message.id)
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

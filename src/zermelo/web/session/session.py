"""One page: its requests are carried out by workers, and end when the page closes."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from ...errors import BadParameter
from .. import puzzles, user_code
from ..catalogue import Games, is_same, yours
from ..lessons.pages import contents, lesson_page
from ..messages import requests
from ..messages.responses import Explained, Failed, Seated
from ..messages.schema import GameName, Place, Seat
from ..recent import Recent
from ..resources import Resources
from ..workers.pool import Workers
from . import jobs
from .analysis import analysis_job, previewed
from .answering import Answering, answers
from .evaluated import evaluated
from .hinting import Hinting
from .introduction import picture, rules
from .numbered_jobs import TREE, NumberedJobs
from .page_work import PageWork
from .places import place_shown
from .review import review_jobs
from .table import company, sharing, turns
from .table.clocks import time_control
from .table.dealing import begin, deal, deal_again, new_table
from .table.editing import edited
from .table.game_session import HOST, GameSession
from .table.invitations import Invitations
from .table.member import Member, Participant
from .table.room import UNDO, Room
from .table.saved_tables import SavedTables
from .work.played import opened_game, played_games
from .work.works import Works

LONGEST_ERROR = 500
GONE = "this server no longer has the game at this address; here is a new one"


class Session(Answering):
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
        participant: Participant | None = None,
    ) -> None:
        self.work = PageWork(workers)
        self.saved = saved or SavedTables()
        self.games, self.kept = games, kept
        self.resources, self.works = resources, works or Works()
        self.invitations = invitations or Invitations([])
        self.room: Room | None = None
        self.member = Member(participant or Participant(HOST), self.work)
        self.hinting = Hinting(self.work)
        self.jobs = NumberedJobs(self.work)

    async def receive(self, text: str) -> None:
        """Handle a request; whatever is wrong with it becomes an error message."""
        try:
            message = self.read(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            self.work.send(Failed(f"this message can't be read: {error}"[:LONGEST_ERROR]))
            return
        with self.work.guarded(getattr(message, "id", None)):
            await self.handler(message)(message)

    async def send_yours(self) -> None:
        """What is the user's own; it may be broken, so it is looked at apart from all else."""
        if user_code.is_offered():
            self.work.send(await self.work.quickly(yours))

    def close(self) -> None:
        """The page is gone."""
        self._leave()
        self.work.close()

    # Before a game is played.

    @answers(requests.AskPicture)
    async def _ask_picture(self, message: requests.AskPicture) -> None:
        found = await self.work.quickly(lambda: picture(self.games.get(GameName(message.game))))
        self.work.send(replace(found, id=message.id))

    @answers(requests.ReadRules)
    async def _read_rules(self, message: requests.ReadRules) -> None:
        found = await self.work.quickly(lambda: rules(type(self.games.get(GameName(message.game)))))
        self.work.send(replace(found, id=message.id))

    # The game on the board.

    def _room(self) -> Room:
        if self.room is None or self.member not in self.room.members:
            raise BadParameter("no game is open; open one first")
        return self.room

    def _go_on(self) -> None:
        """Let chance and the computer's players move until it is a person's turn."""
        turns.go_on(self._room(), self.work)

    def _opened(self) -> GameSession:
        return self._room().table

    @answers(requests.Open)
    async def _open(self, message: requests.Open) -> None:
        room = self.kept.get(message.resume) or await self._saved(message)
        if room is not None and is_same(room.table.place.game, message.place.game):
            await self._enter(room)
        else:
            terms = message.seed, message.opponent, time_control(message.clock)
            table = await new_table(self.work, self.games, message.place, message.seats, *terms)
            await self._enter(Room(table, self.invitations.network))
            if message.resume is not None:
                self.work.send(Failed(GONE))

    async def _saved(self, message: requests.Open) -> Room | None:
        """The game that the page left when the last server ended."""
        key, game = message.resume, message.place.game
        return await self.work.quickly(
            lambda: self.saved.take(key, game, self.games, self.invitations)
        )

    @answers(requests.Restart)
    async def _restart(self, message: requests.Restart) -> None:
        room = self._room()
        room.check_alone("start a new game; ask for a rematch")
        await deal_again(room, self.member, self.games, room.table.seats)

    @answers(requests.Edit)
    async def _edit(self, message: requests.Edit) -> None:
        room, old = self._room(), self._opened()
        room.check_alone("set up a position")
        start = await self.work.quickly(lambda: edited(old.game, message.cells, message.mover))
        place = Place(old.place.game, start)
        await deal(room, self.member, self.games, place, old.seats)

    async def _enter(self, room: Room) -> None:
        self.work.workers.warm()
        opened = await self.work.quickly(room.opened)
        self._leave()
        self.room = room
        if room.kept:
            self.kept.keep(room.key, room)
        room.enter(self.member, opened)
        begin(room, self.member)

    def _leave(self) -> None:
        if self.room is not None:
            turns.leave(self.room, self.member)
            self.room = None
            self.work.set_thinking(None)

    @answers(requests.Play, guests=True)
    async def _play(self, message: requests.Play) -> None:
        room, table = self._room(), self._opened()
        if room.moving is not None and message.ply >= len(table.actions):
            raise BadParameter("it is not your turn")
        side = self.member.side
        if await self.work.quickly(lambda: table.play(message.ply, message.move, side)):
            room.moved()
            self._go_on()

    @answers(requests.Undo)
    async def _undo(self, message: requests.Undo) -> None:
        room, table = self._room(), self._opened()
        if room.others_play:
            await company.ask(room, self.member, self.games, UNDO)
            return
        room.stop_moving()
        left = await self.work.quickly(table.undo)
        room.send(left)
        if table.persons:
            self._go_on()

    @answers(requests.Reseat)
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

    @answers(requests.Suggest)
    async def _suggest(self, message: requests.Suggest) -> None:
        """One move by the computer in a person's place; then the game goes on."""
        room, table = self._room(), self._opened()
        room.check_help(self.member.side)
        if table.ending is not None:
            raise BadParameter("this game is over")
        if table.mover in table.guests:
            raise BadParameter("it is not your turn")
        room.stop_moving()
        turns.go_on(room, self.work, Seat("auto", {"seconds": 1.0}))

    @answers(requests.Hint)
    async def _hint(self, message: requests.Hint) -> None:
        """What the computer would play in a person's place, from what that person sees."""
        room, table = self._room(), self._opened()
        room.check_help(self.member.side)
        if table.ending is not None or table.mover not in table.seats_of(self.member.side):
            raise BadParameter("it is not your turn")
        await self.hinting.start(table)

    @answers(requests.SetClock)
    async def _set_clock(self, message: requests.SetClock) -> None:
        room, table = self._room(), self._opened()
        room.check_alone("set the clocks")
        control = time_control(message.clock)
        await self.work.quickly(lambda: table.set_control(control))
        room.send_clocks(always=True)
        turns.watch_flag(room, self.work)

    # Other people at the table.

    @answers(requests.Invite)
    async def _invite(self, message: requests.Invite) -> None:
        room = self._room()
        await company.invite(room, self.member, self.games, self.invitations, message)
        self.kept.keep(room.key, room)

    @answers(requests.Revoke)
    async def _revoke(self, message: requests.Revoke) -> None:
        await company.revoke(self._room(), self.member, self.games, self.invitations, message)

    @answers(requests.AllowAnalysis)
    async def _allow_analysis(self, message: requests.AllowAnalysis) -> None:
        company.allow_analysis(self._room(), message.allowed)

    @answers(requests.CallMe, guests=True)
    async def _call_me(self, message: requests.CallMe) -> None:
        self._room().call(self.member.side, message.name)

    @answers(requests.Resign, guests=True)
    async def _resign(self, message: requests.Resign) -> None:
        self._room().resign(self.member.side)

    @answers(requests.Ask, guests=True)
    async def _ask(self, message: requests.Ask) -> None:
        await company.ask(self._room(), self.member, self.games, message.what)

    @answers(requests.Answer, guests=True)
    async def _answer(self, message: requests.Answer) -> None:
        await company.answer(self._room(), self.member, self.games, message.agreed)

    # Files.

    @answers(requests.ExportGame)
    async def _export_game(self, message: requests.ExportGame) -> None:
        table = self._opened()
        file = await self.work.quickly(lambda: sharing.game_file(table, message))
        self.work.send(file)

    @answers(requests.ImportGame)
    async def _import_game(self, message: requests.ImportGame) -> None:
        found = await self.work.quickly(lambda: sharing.imported_games(message, self.games))
        self.work.send(found)

    @answers(requests.ExportBoard)
    async def _export_board(self, message: requests.ExportBoard) -> None:
        table = self._opened()
        self.work.send(await self.work.quickly(lambda: sharing.board_file(table, message)))

    # Analysis.

    @answers(requests.Analyse, guests=True)
    async def _analyse(self, message: requests.Analyse) -> None:
        table, side = self._opened(), self.member.side
        self.member.analysing.stop()
        self._room().check_help(side)
        job = await self.work.quickly(lambda: analysis_job(table, message, self.resources, side))
        if job is not None:
            self.member.analysing.start(job)

    @answers(requests.StopAnalysis, guests=True)
    async def _stop_analysis(self, message: requests.StopAnalysis) -> None:
        self.member.analysing.stop()

    @answers(requests.Evaluate)
    async def _evaluate(self, message: requests.Evaluate) -> None:
        table = self._opened()
        self._room().check_help(self.member.side)
        self.work.send(await self.work.quickly(lambda: evaluated(table, message)))

    @answers(requests.ShowPlace)
    async def _show_place(self, message: requests.ShowPlace) -> None:
        place = message.place
        self.work.send(
            await self.work.quickly(
                lambda: place_shown(self.games.get(place.game), place, message.id)
            )
        )

    @answers(requests.Preview)
    async def _preview(self, message: requests.Preview) -> None:
        table = self._opened()
        self.work.send(await self.work.quickly(lambda: previewed(table, message)))

    @answers(requests.Review)
    async def _review(self, message: requests.Review) -> None:
        table = self._opened()
        self._room().check_help(self.member.side)
        self.member.reviewing.stop()
        todo = await self.work.quickly(lambda: review_jobs(table, message.seconds, self.resources))
        self.work.start(self.member.reviewing.run(table, todo))

    @answers(requests.StopReview)
    async def _stop_review(self, message: requests.StopReview) -> None:
        self.member.reviewing.stop()

    # Traces, lessons, exercises: jobs that the page numbers.

    @answers(*jobs.NUMBERED)
    async def _start_job(self, message: Any) -> None:
        number = TREE if isinstance(message, requests.AsTree) else message.id
        await self.jobs.start(number, jobs.NUMBERED[type(message)], message)

    @answers(requests.Close)
    async def _close(self, message: requests.Close) -> None:
        self.jobs.end(message.id)

    @answers(requests.Explain)
    async def _explain(self, message: requests.Explain) -> None:
        trace = self.jobs.trace(message.id)
        text = await self.work.quickly(lambda: jobs.explained(trace, message.node, message.step))
        self.work.send(Explained(message.id, message.node, text, message.step))

    # Lessons.

    @answers(requests.ListLessons)
    async def _list_lessons(self, message: requests.ListLessons) -> None:
        self.work.send(await self.work.quickly(lambda: contents(message.id)))

    @answers(requests.ReadLesson)
    async def _read_lesson(self, message: requests.ReadLesson) -> None:
        self.work.send(await self.work.quickly(lambda: lesson_page(message.id, message.address)))

    @answers(requests.ListPuzzles, requests.AskPuzzle, requests.PrintPuzzles)
    async def _show_puzzles(self, message: Any) -> None:
        self.work.send(await self.work.quickly(lambda: puzzles.SHOWN[type(message)](message)))

    # Tournaments and training runs.

    @answers(requests.ListWork)
    async def _list_work(self, message: requests.ListWork) -> None:
        self.work.send(await self.work.quickly(self.works.listed))

    @answers(requests.Monitor)
    async def _monitor(self, message: requests.Monitor) -> None:
        found = await self.work.quickly(lambda: self.works.progress(message.work))
        self.work.send(replace(found, id=message.id))

    @answers(requests.ListPlayed)
    async def _list_played(self, message: requests.ListPlayed) -> None:
        found = await self.work.quickly(
            lambda: played_games(self.works.place(message.work), message)
        )
        self.work.send(found)

    @answers(requests.OpenPlayed)
    async def _open_played(self, message: requests.OpenPlayed) -> None:
        found = await self.work.quickly(
            lambda: opened_game(self.works.place(message.work), message, self.games)
        )
        self.work.send(found)

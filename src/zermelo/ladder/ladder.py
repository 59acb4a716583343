"""The ladder itself: look who is there, play where it tells most, store, rate, show.

Everything follows from the file of games and the folder of players, so it may end at any moment,
by Ctrl-C or by `kill -9`: what was stored counts, what was being played is played again.
"""

from __future__ import annotations

import contextlib
import shutil
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from .. import clock
from ..errors import BadFile, BadParameter, ZermeloError
from ..game import Game
from ..games import load
from ..log import Log
from ..play.match.record import GameRecord
from ..play.match.referee import Refused
from ..play.match.seeds import Seeds
from ..play.players.specs import make, opens
from ..play.process.sandbox import Isolation, require
from ..play.timing import TimeControl
from ..play.tournament.executors import Executor, Processes
from ..play.tournament.schedule import Job
from ..play.tournament.store import BadResults, Store, StoredGame
from ..play.tournament.tasks import GameTask
from ..random_openings import default_plies, opening
from ..reading import fitted
from ..settings import COUNT, POSITIVE, check_within, setting
from .entrants import Entrants, Version
from .pages import Pages
from .pairing import Certainty
from .standings import LadderStandings, broken_players, standings_from

_log = Log(__name__)
GAMES = "games.sqlite"
LOOK = 1.0  # seconds between two looks at the folder of players
REFRESH = 9.0  # rating and writing pages take at most one part in so many and one of the time
MOST_FAILURES = 5  # of the machinery, one after the other
MOST_VOID = 10  # games lost by zermelo's own players, beyond those that count
PROCESSES = 16  # of a player, so that none takes the cores of its opponents
UNSAFE = (
    "players run in a sandbox, by bubblewrap: {}; or play with --trust-players, which runs their "
    "code with your rights"
)


@dataclass(frozen=True)
class LadderSetup:
    """What is played, and until when; what is None or empty is as the ladder began."""

    game: str | None = None
    time_control: TimeControl | None = None
    anchors: tuple[tuple[str, float], ...] = ()
    """Players of zermelo's own and their ratings, which make the scale."""
    fixed: tuple[str, ...] = ()
    """More players of zermelo's own, which are rated like the others."""
    precision: float = setting(
        75.0, "Elo: play until all ratings are as certain as this, then wait for new players."
    )
    most_games: int = setting(
        1000, "Games of a player after which no more are played for its sake."
    )
    once: bool = setting(False, "End once all ratings are certain enough; do not wait.")
    minutes: float | None = setting(None, "End after so many minutes.", option="for")
    memory: int = setting(1024, "Megabytes that a player and all its processes may use.")
    isolated: bool = True

    def __post_init__(self) -> None:
        check_within(POSITIVE, precision=self.precision, minutes=self.minutes)
        check_within(COUNT, most_games=self.most_games, memory=self.memory)


ANCHORS = (("random", 0.0),)
FIXED = ("easy", "medium")
TIME = TimeControl(per_move=1.0)
Report = Callable[[LadderStandings, str], None]
"""Called with the standings and the event that made them new."""


class ClassLadder:
    """A folder in which a ladder is played."""

    def __init__(self, folder: Path, setup: LadderSetup, executor: Executor | None = None) -> None:
        self.folder, self.setup = folder, setup
        if setup.isolated:
            _require_sandbox()
        self.entrants = Entrants(folder)
        _prepare(folder, setup)
        self.store = Store(folder / GAMES)
        try:
            self._open(setup)
        except BaseException:
            self.store.close()
            raise
        self.executor = executor or Processes()

    def _open(self, setup: LadderSetup) -> None:
        known = self.store.settings()
        if "game" not in known and setup.game is None:
            raise BadParameter("which game? A new ladder needs --game, as in `zermelo games`")
        self.game: Game = load(setup.game or fitted(known["game"], str, "game"))
        if self.game.players < 2:
            raise BadParameter(f"a ladder needs opponents, and {self.game.name} is for one player")
        self.anchors = setup.anchors or _anchors(known.get("anchors"))
        self.fixed = setup.fixed or tuple(known.get("fixed", FIXED))
        self.time = setup.time_control or _time(known.get("time"))
        for spec in (*self.fixed, *(one for one, _ in self.anchors)):
            if opens(spec):
                raise BadParameter(f"{spec} opens a file; a ladder's own players are zermelo's")
            make(spec).close()
        self.seeds = (
            fitted(known["seeds"], Seeds, "seeds")
            if "seeds" in known
            else Seeds.of_tournament(self.game, None)
        )
        self.versions = [
            Version(*fitted(one, tuple[str, ...], "version")) for one in known.get("versions", [])
        ]
        self._settle(setup)
        self.games: list[StoredGame] = []
        for one in self.store.games(len(self.versions)):
            if len(one.job.seats) != self.game.players:
                raise BadResults(f"{self.store.path} is damaged: game {one.job.number}")
            self.games.append(one)
        self._unit = 1 + max((one.job.unit for one in self.games), default=-1)
        self._waiting: deque[Job] = deque()
        self.present: list[int] = []
        self._broken: set[int] = set()
        self._next_look = 0.0

    def _settle(self, setup: LadderSetup) -> None:
        settings = {
            "game": setup.game or self.store.settings().get("game"),
            "seats": self.game.players,
            "time": str(self.time),
            "anchors": dict(self.anchors),
            "fixed": self.fixed,
            "seeds": {"luck": self.seeds.luck, "players": self.seeds.players},
            "versions": [[one.name, one.digest] for one in self.versions],
        }
        self.store.settle(settings, ("time", "anchors", "fixed", "versions"))

    # Who is there.

    def look(self, patient: bool = True) -> bool:
        """See who is there now; whether that has changed."""
        self._next_look = clock.now() + LOOK
        own = [
            Version(spec) for spec in dict.fromkeys((*(a for a, _ in self.anchors), *self.fixed))
        ]
        taken = {one.name for one in own}
        found = self.entrants.look(patient)
        for one in found:
            if one.name in taken:
                self.entrants.problems[one.name] = "a player of zermelo's own has this name"
        found = [*own, *(one for one in found if one.name not in taken)]
        new = [one for one in found if one not in self.versions]
        if new:
            self.versions += new
            self._settle(self.setup)
        present = [self.versions.index(one) for one in found]
        if present == self.present:
            return False
        self.present = present
        self._mark_broken()
        return True

    def _mark_broken(self) -> None:
        names = [one.name for one in self.versions]
        self._broken = set(broken_players(self.games, names))

    @property
    def standings(self) -> LadderStandings:
        ratings = dict(self.anchors)
        fixed = {
            at: ratings[one.name]
            for at, one in enumerate(self.versions)
            if not one.digest and one.name in ratings
        }
        names = [one.name for one in self.versions]
        return standings_from(self.games, names, self.present, fixed)

    # Who plays whom.

    def _rate(self) -> None:
        """Rate anew, and note who needs games."""
        began = clock.now()
        self.latest = found = self.standings
        rated = sorted(row.player for row in found.rows)
        self._rated = rated
        self._certainty = Certainty(found.found.natural, found.found.covariance)
        place = {player: at for at, player in enumerate(rated)}
        self._wanting = {
            place[row.player]
            for row in found.rows
            if row.error > self.setup.precision and row.games < self.setup.most_games
        }
        for job in self._running.values():
            if all(player in place for player in job.seats):
                self._certainty.play([place[player] for player in job.seats], 1)
        now = clock.now()
        self._next_rating = now + REFRESH * (now - began)

    def _next_job(self) -> Job | None:
        while self._waiting:
            job = self._waiting.popleft()
            if all(one in self.present and one not in self._broken for one in job.seats):
                return job
        able = {at for at, one in enumerate(self._rated) if one in self.present}
        able -= {at for at, one in enumerate(self._rated) if one in self._broken}
        seats = self._certainty.best(self.game.players, able, self._wanting)
        if not seats:
            return None
        self._certainty.play(seats, len(seats))
        players = tuple(self._rated[at] for at in seats)
        unit, self._unit = self._unit, self._unit + 1
        self._waiting.extend(_unit_jobs(players, unit))
        return self._waiting.popleft()

    def _requeue(self) -> None:
        """What is missing of units that were begun before the ladder was stopped."""
        units: dict[int, list[Job]] = {}
        for one in self.games:
            units.setdefault(one.job.unit, []).append(one.job)
        for unit, jobs in units.items():
            if len(jobs) < self.game.players:
                first = jobs[0]
                shift = first.number - unit * self.game.players
                seats = first.seats[-shift:] + first.seats[:-shift] if shift else first.seats
                played = {job.number for job in jobs}
                missing = (job for job in _unit_jobs(seats, unit) if job.number not in played)
                self._waiting.extend(missing)

    def _task(self, job: Job) -> GameTask:
        plies = default_plies(self.game)
        return GameTask(
            number=job.number,
            game=str(self.store.settings()["game"]),
            players=tuple(self.versions[one].spec(self.folder) for one in job.seats),
            seed=self.seeds.of_unit(job.unit),
            seeds=self.seeds.of_players(self.game.players, job.number),
            opening=opening(self.game, job.opening, plies, self.seeds.of_openings()),
            time_control=self.time,
            isolated=self._isolation,
            tags={"number": job.number, "unit": job.unit},
            refusal_loses=True,
        )

    @property
    def _isolation(self) -> Isolation | None:
        if not self.setup.isolated:
            return None
        return Isolation(memory=self.setup.memory << 20, processes=PROCESSES)

    # Play.

    def run(self, report: Report | None = None) -> LadderStandings:
        """Play until it is stopped, or as long as the setup says."""
        seconds = None if self.setup.minutes is None else 60 * self.setup.minutes
        self._end = clock.Deadline(seconds)
        self._running: dict[int, Job] = {}
        self._voided = 0
        self._next_rating = self._next_pages = 0.0
        self._report = report or (lambda standings, event: None)
        self.pages = Pages(self.folder / "page", self.game, self.store)
        self.look(patient=False)
        self._requeue()
        try:
            self._rate()
            self._show("", live=True, at_once=True)
            self._play_on()
        finally:
            self.latest = self.standings
            self._show("", live=False, at_once=True)
        return self.latest

    def _play_on(self) -> None:
        failures = 0
        while not self._end.is_over:
            before = len(self.games)
            try:
                self._play()
            except Refused:
                raise
            except (BadParameter, BadFile):
                raise
            except ZermeloError as error:  # the machinery, and no player's fault
                failures = failures + 1 if len(self.games) == before else 1
                _log.warning("games were interrupted: %s", error)
                if failures >= MOST_FAILURES:
                    raise
                continue
            if self.look():
                self._rate()
                continue
            if self.setup.once and len(self.games) == before:
                return
            self._rate()
            if not self._wanting:
                if self.setup.once:
                    return
                self._show("", live=True, at_once=True)
                clock.sleep(min(LOOK, self._end.left))

    def _play(self) -> None:
        """Games until nothing is left to play for now."""
        self._running.clear()
        with contextlib.closing(self.executor.run(_Tasks(self._pull))) as played:
            for task, record in played:
                self._store(self._running.pop(task.number), self._named(task, record))

    def _pull(self) -> GameTask | None:
        if self._end.is_over:
            return None
        now = clock.now()
        if (now >= self._next_look and self.look()) or now >= self._next_rating:
            self._rate()
        job = self._next_job()
        if job is None:
            return None
        self._running[job.number] = job
        return self._task(job)

    def _named(self, task: GameTask, record: GameRecord) -> GameRecord:
        """The record with names in place of files."""
        names = {one.spec(self.folder): one.name for one in self.versions if one.digest}
        reason = record.reason
        for spec in task.players:
            reason = reason.replace(spec, names.get(spec, spec))
        players = tuple(names.get(spec, spec) for spec in record.players)
        return replace(record, players=players, reason=reason)

    def _store(self, job: Job, record: GameRecord) -> None:
        if record.loser is not None and not self.versions[job.seats[record.loser]].digest:
            self._void(job, record)
            return
        self.store.add(job, record)
        ending = (record.scores or (), record.loser, record.fault, record.reason)
        self.games.append(StoredGame(job, *ending))
        if record.fault:
            self._mark_broken()
        self._show(f"game {job.number}: {' - '.join(record.players)}", live=True)

    def _void(self, job: Job, record: GameRecord) -> None:
        """A game that one of zermelo's own lost by a fault, of the machine then: it is not kept."""
        if record.fault == "refused":
            raise BadParameter(f"{record.reason}; choose other players by --anchor and --with")
        self._voided += 1
        _log.warning("game %d does not count: %s", job.number, record.reason)
        if self._voided > MOST_VOID + len(self.games):
            raise BadParameter(f"zermelo's own players can't play here: {record.reason}")

    def _show(self, event: str, live: bool, at_once: bool = False) -> None:
        """Write the pages, unless they were written just now."""
        began = clock.now()
        if began < self._next_pages and not at_once:
            return
        standings = self.standings if event else self.latest
        self.latest = standings
        problems = dict(self.entrants.problems)
        self.pages.write(standings, self.games, self.versions, self.present, problems, live)
        self._report(standings, event)
        self._next_pages = clock.now() + max(LOOK, REFRESH * (clock.now() - began))

    def close(self) -> None:
        self.store.close()


class _Tasks:
    """Tasks as they are asked for; when there are none now, there may be some later."""

    def __init__(self, pull: Callable[[], GameTask | None]) -> None:
        self._pull = pull

    def __iter__(self) -> _Tasks:
        return self

    def __next__(self) -> GameTask:
        task = self._pull()
        if task is None:
            raise StopIteration
        return task


def _unit_jobs(players: Sequence[int], unit: int) -> list[Job]:
    """The same opening with every player in every seat."""
    count = len(players)
    return [
        Job(unit * count + shift, tuple(players[shift:]) + tuple(players[:shift]), unit, unit)
        for shift in range(count)
    ]


def _prepare(folder: Path, setup: LadderSetup) -> None:
    if not (folder / GAMES).exists() and setup.game is None:
        raise BadParameter(
            f"there is no ladder in {folder}; begin one: zermelo ladder {folder} --game GAME"
        )
    try:
        (folder / "players").mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadParameter(f"{folder} can't hold a ladder: {error.strerror}") from None
    for left in folder.glob(".taking-*"):  # by a run that was killed
        shutil.rmtree(left, ignore_errors=True)


def _anchors(known: object) -> tuple[tuple[str, float], ...]:
    return ANCHORS if known is None else tuple(fitted(known, dict[str, float], "anchors").items())


def _time(known: object) -> TimeControl:
    return TIME if known is None else TimeControl.parse(fitted(known, str, "time"))


def _require_sandbox() -> None:
    try:
        require()
    except BadParameter as error:
        raise BadParameter(UNSAFE.format(error)) from None

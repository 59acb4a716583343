"""Tournaments and matches: play a schedule, store every game, rate the players.

done = match("alphabeta:depth=4", "mcts:iterations=500", "connect_four", games=20)
print(done.summary())
"""

from __future__ import annotations

import contextlib
import math
import os
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field, fields, is_dataclass, replace
from functools import cached_property
from typing import Annotated, Any

from ...arguments import checked
from ...display import Shown
from ...errors import BadFile, BadParameter, ZermeloError
from ...game import Game, check_positive
from ...games import load, spec_text
from ...log import Log
from ...random_openings import default_plies, opening
from ...ratings import Outcome, point
from ...reading import fitted
from ...settings import NOT_NEGATIVE, POSITIVE, check_within, setting
from ...sprt import Sprt
from ..match.adjudication import Adjudication
from ..match.openings import read_openings
from ..match.record import GameRecord
from ..match.seeds import Seeds
from ..player import Player
from ..players.simple import HumanPlayer
from ..players.specs import make
from ..process.sandbox import Isolation
from ..timing import TimeControl
from .executors import Executor, InProcess, Processes
from .schedule import KINDS, Job, Schedule
from .standings import Standings
from .store import BadResults, Store, StoredGame
from .tasks import PATIENCE, GameTask

_log = Log(__name__)
Report = Callable[[GameRecord, "Standings"], None]
FREE = ("games", "rounds", "sprt", "seats")
"""What may be changed when a tournament is continued: more games, another test."""
MOST_PLAYERS = 1000
"""In a file of results: ratings take time that grows with the square of it."""


@dataclass(frozen=True)
class Plan:
    """The facts that standings need, without loading the game or players."""

    game: str
    players: tuple[str, ...]
    kind: str
    games: int
    rounds: int
    seats: int = 2
    sprt: Sprt | None = None

    def __post_init__(self) -> None:
        if self.seats < 1:
            raise BadParameter(f"there is no game for {self.seats} players")
        if len(self.players) > MOST_PLAYERS:
            raise BadParameter(f"there are more than {MOST_PLAYERS:,} players")
        if self.sprt is not None and (len(self.players) != 2 or self.seats != 2):
            raise BadParameter("a sequential test needs two players and a two-player game")
        _ = self.schedule

    @property
    def schedule(self) -> Schedule:
        return Schedule(self.kind, len(self.players), self.seats, self.games, self.rounds)


@checked
@dataclass(frozen=True)
class Setup(Shown):
    """The configuration of a match or tournament; each field is an option of the command line.

    >>> Setup("nim:piles=1-2", ("minimax", "random"), games=4).games
    4
    """

    game: str | Game
    players: tuple[str | Player, ...]
    kind: str = setting(KINDS[0], "Kind of tournament.", choices=KINDS)
    games: int = setting(2, "Games per pairing.")
    rounds: int = setting(5, "Rounds of a Swiss tournament.")
    time_control: TimeControl = field(default_factory=TimeControl)
    plies: int | None = setting(
        None, "Random moves to begin with; by default as many as suit the game."
    )
    openings: str | None = setting(None, "File of openings to begin from instead.")
    adjudication: Adjudication = field(default_factory=Adjudication)
    seed: int | None = setting(
        None,
        "Seed of openings, chance and players, to repeat a match; by default an "
        "unpredictable one. Leave it out with untrusted players: a small number can be guessed.",
    )
    sprt: Sprt | None = None
    """Stop a match of two players once this test has decided."""
    patience: float = setting(
        PATIENCE, "Seconds before a silent player without a clock is declared hung."
    )
    isolated: bool = setting(
        False,
        "Run players from files and engines in sandboxes (Linux, bubblewrap): no "
        "network, no files but their own, limited resources. Without it such a player runs "
        "with your rights.",
    )
    memory: int = setting(4096, "Megabytes that an isolated player and all its processes may use.")
    seeds: Seeds | None = None
    """What follows from `seed`, or was drawn where there was none; `tournament` fills it in."""

    def __post_init__(self) -> None:
        for spec in self.players:
            if isinstance(spec, Player):
                continue
            player = make(spec, self.isolation)  # an unknown player is an error here already
            player.close()
            if isinstance(player, HumanPlayer):
                raise BadParameter("people play in `zermelo play`, not in matches")
        if self.objects and len(set(self.names)) < len(self.names):
            raise BadParameter("players that are objects need different names")
        if self.objects and self.isolated:
            raise BadParameter("players that are objects can't be isolated; name a class in a file")
        check_within(NOT_NEGATIVE, plies=self.plies)
        check_positive(memory=self.memory)
        check_within(POSITIVE, patience=self.patience)
        _ = self.plan

    @property
    def names(self) -> tuple[str, ...]:
        """The players' specs, or the names of those that are objects."""
        return tuple(one.name if isinstance(one, Player) else one for one in self.players)

    @property
    def objects(self) -> dict[str, Player]:
        return {one.name: one for one in self.players if isinstance(one, Player)}

    @cached_property
    def rules(self) -> Game:
        return load(self.game) if isinstance(self.game, str) else self.game

    @property
    def spec(self) -> str:
        return self.game if isinstance(self.game, str) else spec_text(self.game)

    @property
    def isolation(self) -> Isolation | None:
        return Isolation(memory=self.memory << 20) if self.isolated else None

    @property
    def plan(self) -> Plan:
        own = (self.kind, self.games, self.rounds, self.rules.players, self.sprt)
        return Plan(self.spec, self.names, *own)

    @property
    def schedule(self) -> Schedule:
        order = 0 if self.seeds is None else self.seeds.of_pairings()
        return replace(self.plan.schedule, seed=order)

    def settings(self) -> dict[str, Any]:
        """The settings kept in a file of results."""
        own = {one.name: getattr(self, one.name) for one in fields(self)}
        own |= {"game": self.spec, "players": self.names, "seats": self.rules.players}
        return {
            name: asdict(value) if is_dataclass(value) and not isinstance(value, type) else value
            for name, value in own.items()
        }

    def executor(self) -> Executor:
        """Objects are played with in this process, everything else on all cores.

        A game of the script that runs is such an object: to load it, another process would run
        the script anew.
        """
        if self.objects or (isinstance(self.game, Game) and _is_here_alone(self.game)):
            return InProcess(self.objects, {self.spec: self.rules})
        return Processes()


def _is_here_alone(game: Game) -> bool:
    return type(game).__module__ == "__main__" or not spec_text(game, "")


class _Tasks:
    """Makes the tasks of jobs: openings, seeds, limits."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.game = setup.rules
        self.plies = default_plies(self.game) if setup.plies is None else setup.plies
        self.seeds = setup.seeds or Seeds.of_tournament(self.game, setup.seed)
        self.read = None if setup.openings is None else read_openings(self.game, setup.openings)

    def of(self, job: Job) -> GameTask:
        setup = self.setup
        if self.read is not None:
            first = self.read[job.opening % len(self.read)]
        else:
            first = opening(self.game, job.opening, self.plies, self.seeds.of_openings())
        return GameTask(
            number=job.number,
            game=setup.spec,
            players=tuple(setup.names[player] for player in job.seats),
            seed=self.seeds.of_unit(job.unit),
            seeds=self.seeds.of_players(self.game.players, job.number),
            opening=first,
            time_control=setup.time_control,
            adjudication=setup.adjudication,
            patience=setup.patience,
            isolated=setup.isolation,
            tags={"number": job.number, "round": job.round, "unit": job.unit},
        )


@checked
def tournament(
    setup: Setup,
    *,
    path: str | os.PathLike[str] | None = None,
    executor: Executor | None = None,
    report: Report | None = None,
) -> Standings:
    """Play what is left of a tournament, storing each finished game in the file at `path`.

    However it is stopped, the next call continues from the file.

    >>> setup = Setup("nim:piles=1-2", ("minimax", "random", "rules"), games=2)
    >>> standings = tournament(setup)
    >>> standings.played, standings.planned
    (6, 6)
    """
    with Store(path) as store:
        setup = _with_seeds(setup, store)
        store.settle(setup.settings(), FREE)
        tally = _Tally(setup.plan, store)
        for record in _play(setup, store, tally, executor or setup.executor()):
            if report is not None:
                report(record, tally.standings())
        return tally.standings()


def _with_seeds(setup: Setup, store: Store) -> Setup:
    """The setup with the seeds of the tournament in the file, or with new ones."""
    game, known = setup.rules, store.settings()
    if not known:
        return replace(setup, seeds=setup.seeds or Seeds.of_tournament(game, setup.seed))
    if setup.seed is None:
        setup = replace(setup, seed=known.get("seed"))
    try:
        return replace(setup, seeds=fitted(known.get("seeds"), Seeds, "seeds"))
    except BadFile as error:
        raise BadResults(f"{store.path} is damaged: {error}") from None


def _play(setup: Setup, store: Store, tally: _Tally, executor: Executor) -> Iterator[GameRecord]:
    tasks, number = _Tasks(setup), 0
    while not tally.decision() and (jobs := setup.schedule.batch(number, tally.outcomes(number))):
        played = store.numbers()
        todo = {job.number: job for job in jobs if job.number not in played}
        _log.info("round %d: %d of %d games are left to play", number + 1, len(todo), len(jobs))
        running = executor.run(tasks.of(job) for job in todo.values())
        with contextlib.closing(running):
            for task, record in running:
                job = todo[task.number]
                store.add(job, record)
                _log.info("game %d: %s, %s", job.number, " - ".join(task.players), record.scores)
                ending = (record.scores or (), record.loser, record.fault, record.reason)
                tally.add(StoredGame(job, *ending))
                yield record
                if tally.decision():
                    return
        number += 1


class _Tally:
    """Running counts of the games played."""

    def __init__(self, plan: Plan, store: Store) -> None:
        self.plan = plan
        self._games: dict[int, StoredGame] = {}
        self._is_match = len(plan.players) == 2 and plan.seats == 2
        self._units: dict[int, list[float]] = {}
        self._pairs = [0] * 5
        self._next_unit = 0
        for game in store.games(len(plan.players)):
            if len(game.job.seats) != plan.seats:
                number = game.job.number
                raise BadResults(f"{store.path} is damaged: game {number} is for other seats")
            self.add(game)

    def add(self, game: StoredGame) -> None:
        job = game.job
        self._games[job.number] = game
        if not self._is_match:
            return
        seat = job.seats.index(0)
        won = point(game.scores[seat], game.scores[1 - seat])
        self._units.setdefault(job.unit, []).append(won)
        # In the order of the schedule: counting games as they end would favour short ones.
        while len(self._units.get(self._next_unit, ())) == 2:
            self._pairs[round(2 * sum(self._units.pop(self._next_unit)))] += 1
            self._next_unit += 1

    def outcomes(self, rounds: float = math.inf) -> list[Outcome]:
        """By number; only of the rounds before one, as its pairings follow from those alone."""
        games = [self._games[number] for number in sorted(self._games)]
        return [
            Outcome(game.job.seats, game.scores, game.job.unit)
            for game in games
            if game.job.round < rounds
        ]

    def decision(self) -> str | None:
        """The hypothesis that a sequential test has accepted, or None."""
        return self.plan.sprt.decision(self._pairs) if self.plan.sprt else None

    def standings(self) -> Standings:
        reasons: dict[tuple[int, str], list[str]] = {}
        for game in self._games.values():
            if game.loser is not None:
                at_fault = game.job.seats[game.loser], game.fault
                reasons.setdefault(at_fault, []).append(game.reason)
        faults = sorted(reasons)
        return Standings(
            game=self.plan.game,
            names=self.plan.players,
            outcomes=tuple(self.outcomes()),
            planned=self.plan.schedule.size,
            faults=tuple((*fault, len(reasons[fault])) for fault in faults),
            reasons=tuple(reasons[fault][0] for fault in faults),
            pairs=tuple(self._pairs) if any(self._pairs) else (),
            sprt=self.plan.sprt,
        )


def standings_of(path: str | os.PathLike[str]) -> Standings:
    """The standings of the tournament in a file, without loading its game or players."""
    if not os.path.exists(path) or os.path.getsize(path) == 0:
        raise BadParameter(f"there is no file of results {os.fspath(path)!r}")
    with Store(path) as store:
        return standings_so_far(store, plan_of(store))


def standings_so_far(store: Store, plan: Plan) -> Standings:
    """The standings from the games in an open file."""
    return _Tally(plan, store).standings()


def plan_of(store: Store) -> Plan:
    """The plan stored in a file."""
    known = store.settings()
    if "players" not in known:
        raise BadParameter(f"{store.path} holds no tournament")
    own = {one.name: known[one.name] for one in fields(Plan) if one.name in known}
    try:
        plan: Plan = fitted(own, Plan)
    except BadResults:
        raise
    except ZermeloError as error:
        raise BadResults(f"{store.path} holds no valid tournament: {error}") from None
    return plan


@checked
def match(
    first: str | Player,
    second: str | Player,
    game: str | Game,
    *,
    games: int = 100,
    path: str | os.PathLike[str] | None = None,
    executor: Executor | None = None,
    report: Report | None = None,
    **settings: Annotated[Any, Setup],
) -> Standings:
    """A match of two players, in pairs of games with sides swapped; settings as in Setup.

    Players and the game are specs or objects. Objects are played with in this process.

    >>> match("minimax", "random", "nim:piles=1-2", games=2).played
    2
    """
    setup = Setup(game=game, players=(first, second), games=games, **settings)
    return tournament(setup, path=path, executor=executor, report=report)

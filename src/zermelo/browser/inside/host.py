"""The host of the page in a browser: the sessions that a server has, and a worker with WebAssembly
in place of its processes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from ... import clock
from ...cancellation import stoppable
from ...errors import BadParameter, ZermeloError
from ...game import Game
from ...games import find, in_file
from ...games import load as load_game
from ...guide import GAME_KINDS
from ...play.players.levels import LEVELS
from ...play.players.specs import KINDS
from ...web.catalogue import Games, game_info, player_info
from ...web.messages.responses import GameInfo, PlayerInfo, Welcome, Yours, encode
from ...web.messages.schema import GameName, Scalar, Seat
from ...web.recent import Recent
from ...web.resources import Resources
from ...web.session import jobs
from ...web.session.analysis import AnalysisJob
from ...web.session.review import look_at
from ...web.session.session import Session
from ...web.session.table.game_session import Thinking
from ...web.session.table.views import analysis
from ...web.workers.pool import Task, Workers
from ...web.workers.processes import Stopped
from .left_out import has
from .results import result_of

Search = Callable[[str], Awaitable[str]]
"""Asks the worker that searches: a question as JSON, the answer as JSON."""
ALWAYS = ("random",)
SECONDS, MOST_SECONDS = 1.0, 5.0


@dataclass(frozen=True)
class PlayedGame:
    """A game of the page: what it is, and its WebAssembly."""

    spec: str
    file: str = ""
    """Of the JavaScript beside the WebAssembly; empty where there is none."""
    search: str = ""
    """The search in it: alphabeta, mcts or none."""
    fields: list[list[Any]] = field(default_factory=list)
    """Name, kind and count of each member of a state."""


class PageHost:
    """The page's one connection."""

    def __init__(
        self, modules: dict[str, PlayedGame], send: Callable[[str], None], ask: Search
    ) -> None:
        games = ExportedGames(modules)
        self.modules, self.send = modules, send
        self.workers = InBrowser(games, ask)
        self.session = Session(self.workers, games, Recent(1), Resources())
        self.session.work.send(greeting(modules))
        self.session.work.send(Yours([*_infos(modules, own=True)], [], []))
        self._requests: asyncio.Queue[str] = asyncio.Queue()
        self._running = [asyncio.ensure_future(one) for one in (self._receive(), self._send())]

    def receive(self, text: str) -> None:
        """Take a request of the page."""
        self._requests.put_nowait(text)

    async def close(self) -> None:
        """The page is gone."""
        self.session.close()
        for one in self._running:
            one.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    async def _receive(self) -> None:
        while True:
            await self.session.receive(await self._requests.get())

    async def _send(self) -> None:
        while (text := await self.session.work.outbox.get()) is not None:
            self.send(text)


def begin(facts: str, send: Callable[[str], None], ask: Search) -> PageHost:
    """Greet the page. `facts` are the games by their names, as JSON."""
    modules = {name: PlayedGame(**given) for name, given in json.loads(facts).items()}
    return PageHost(modules, send, ask)


class ExportedGames(Games):
    """The games of the page, with the parameters that they were exported with."""

    def __init__(self, modules: dict[str, PlayedGame]) -> None:
        super().__init__()
        self.modules = modules
        self._loaded: dict[str, Game] = {}

    def get(self, wanted: GameName) -> Game:
        if wanted.name not in self.modules:
            raise BadParameter(f"this page was made without {wanted.name}")
        if wanted.name not in self._loaded:
            self._loaded[wanted.name] = load_game(self.modules[wanted.name].spec)
        game = self._loaded[wanted.name]
        for name, value in wanted.parameters.items():
            if game.parameters.get(name) != value:
                raise BadParameter(f"this page was made for {game!r}; others need the program")
        return game


def greeting(modules: dict[str, PlayedGame]) -> Welcome:
    """What there is to choose from."""
    return Welcome(
        games=[*_infos(modules, own=False)],
        kinds=list(GAME_KINDS),
        players=players(modules),
        subjects={},
        formats={},
        networks=[],
        network_problem="networks need the program",
    )


def _infos(modules: dict[str, PlayedGame], own: bool) -> Iterator[GameInfo]:
    """What to say about games: the user's own, or those of the catalogue."""
    for name, module in modules.items():
        if (in_file(module.spec) is not None) == own:
            info = game_info(name, *find(module.spec))
            if info is not None:
                yield replace(info, parameters=[])


def players(modules: dict[str, PlayedGame]) -> list[PlayerInfo]:
    """Those that can play here."""
    offered = [*ALWAYS]
    if any(one.file for one in modules.values()):
        offered += [*LEVELS, "auto"]
    if has_numpy():
        offered = [name for name, kind in KINDS.items() if kind.page is not None]
    return [replace(player_info(name, KINDS[name]), traces=False) for name in offered]


def has_numpy() -> bool:
    """Whether NumPy itself is here, not a placeholder."""
    import numpy

    return has("numpy") and hasattr(numpy, "__version__")


class InBrowser(Workers):
    """Does the jobs of the page: searches in a worker, everything else here, in turn."""

    def __init__(self, games: ExportedGames, ask: Search) -> None:
        super().__init__(1)
        self.games, self.ask = games, ask

    def warm(self) -> None:
        """There is nothing to start."""

    def leave(self, owner: object) -> None:
        """There is nothing to end."""

    async def quickly(self, task: Task, job: Callable[[], Any]) -> Any:
        with stoppable(task.stop):
            return job()

    async def run(
        self,
        task: Task,
        job: Any,
        *arguments: Any,
        report: Callable[[Any], None] | None = None,
    ) -> Any:
        if job is jobs.choose and (question := self._question(*arguments)) is not None:
            return await self._choice(task, question, *arguments)
        if job in (jobs.analyse, jobs.look) and self._module(arguments[0]) is not None:
            return await self._analysis(task, job, *arguments)
        await clock.pause(0)  # let messages out first: what follows is not interrupted
        if task.stop.requested:
            raise Stopped
        with stoppable(task.stop):
            return job(report or (lambda _: None), *arguments)

    def _module(self, wanted: Thinking | AnalysisJob) -> PlayedGame | None:
        """The game's WebAssembly, if it has any."""
        module = self.games.modules[wanted.game.name]
        return module if module.file else None

    def _question(self, wanted: Thinking) -> dict[str, Any] | None:
        """What to ask the worker; None where Python chooses itself."""
        module = self._module(wanted)
        limits = None if module is None else limits_of(wanted.seat, module.search)
        if module is None or limits is None:
            return None
        seed = (wanted.seed + len(wanted.history)) % (1 << 53)
        return about(module, wanted.state) | {"seed": seed, **limits}

    async def _choice(
        self, task: Task, question: dict[str, Any], wanted: Thinking
    ) -> tuple[Any, dict[str, Any]]:
        began = clock.now()
        found = await self._asked(task, question)
        action = int(found["action"])
        game = self.games.get(wanted.game)
        if action not in game.actions(wanted.state):
            raise ZermeloError(f"the search answered {action}, which is not legal here")
        said: dict[str, Any] = {"seconds": round(clock.now() - began, 3)}
        if "level" not in question:  # of a level, it would be a hint
            said |= {"value": found["value"], "why": found["why"]}
        return action, said

    async def _analysis(self, task: Task, job: Any, wanted: AnalysisJob, *played: Any) -> Any:
        """An analysis for the page, or a look at a position for its review."""
        game, module = self.games.get(wanted.game), self._module(wanted)
        assert module is not None
        opposed = game.zero_sum and game.players == 2
        limits = {"rows": opposed, "seconds": min(wanted.seconds, MOST_SECONDS), "seed": 0}
        began = clock.now()
        found = await self._asked(task, about(module, wanted.state) | limits)
        spent = {"search": module.search, "seconds": clock.now() - began}
        result = result_of(game, wanted.state, found | spent)
        if job is jobs.look:
            return look_at(game, result, *played)
        return encode(analysis(game, wanted.state, wanted.ply, result, done=True))

    async def _asked(self, task: Task, question: dict[str, Any]) -> dict[str, Any]:
        """The worker's answer; what it still works on when the task is cancelled is not awaited."""
        asked = asyncio.ensure_future(self._answer(question))
        task.on_cancel = lambda: _cancel(asked)
        try:
            found = await asked
        except asyncio.CancelledError:
            if task.stop.requested:
                raise Stopped from None
            raise
        finally:
            task.on_cancel = lambda: None
        if "error" in found:
            raise ZermeloError(found["error"])
        return found

    async def _answer(self, question: dict[str, Any]) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(await self.ask(json.dumps(question)))
        return found


def about(module: PlayedGame, state: Any) -> dict[str, Any]:
    """A state, as the worker reads it."""
    numbers = [str(one if isinstance(one, float) else int(one)) for one in flat(state)]
    return {"module": module.file, "fields": module.fields, "state": numbers}


def limits_of(seat: Seat, search: str) -> dict[str, Scalar] | None:
    """What limits the search of a seat, if the worker can play for it."""
    if seat.who in LEVELS:
        return {"level": seat.who}
    if seat.who not in ("auto", search):
        return None
    nodes = seat.settings.get("nodes", seat.settings.get("iterations"))
    if nodes is not None:
        return {"nodes": nodes}
    return {"seconds": seat.settings.get("seconds", SECONDS)}


def flat(value: Any) -> Iterator[Any]:
    """The numbers of a state in order."""
    if isinstance(value, tuple):
        for one in value:
            yield from flat(one)
    else:
        yield value


def _cancel(asked: asyncio.Future[Any]) -> None:
    asked.cancel()

"""Where games are played: here, in processes on all cores, or on the machines of a Ray cluster.

An executor takes tasks and yields their records as they are finished, in any order. Closing the
generator stops everything.
"""

from __future__ import annotations

import contextlib
import json
import os
import selectors
import sys
from collections.abc import Generator, Iterable, Iterator
from typing import Any, Protocol

from ...clock import Deadline
from ...errors import ZermeloError
from ...game import Game, check_positive
from ...machine import cores
from ...ray_cluster import joined
from ...text import printable
from ..match.record import GameRecord
from ..match.referee import Refused
from ..player import Player, PlayerFault
from ..process.line_process import Child
from .tasks import Bench, GameTask, lost_task, task_from

WORKER = "zermelo.play.tournament.worker"
GRACE = 5.0  # seconds that a worker gets past a player's time; the referee inside judges earlier

Games = Generator[tuple[GameTask, GameRecord], None, None]


class Executor(Protocol):
    """Plays tasks and yields each with its record."""

    def run(self, tasks: Iterable[GameTask]) -> Games: ...


class InProcess:
    """Plays games in sequence in this process; players and games may be objects."""

    def __init__(
        self, players: dict[str, Player] | None = None, games: dict[str, Game] | None = None
    ) -> None:
        self._players, self._games = players, games

    def run(self, tasks: Iterable[GameTask]) -> Games:
        bench = Bench(self._players, self._games)
        try:
            for task in tasks:
                yield task, bench.play(task)
        finally:
            bench.close()


class Processes:
    """Plays in worker processes, one game at a time each; a failed worker is replaced."""

    def __init__(self, count: int | None = None) -> None:
        self.count = cores() if count is None else count
        check_positive(processes=self.count)

    def run(self, tasks: Iterable[GameTask]) -> Games:
        if _is_worker():
            raise ZermeloError(
                "a file with a game or a player plays games of its own whenever it is read; put "
                "them below `if __name__ == '__main__':`"
            )
        waiting = iter(tasks)
        workers: set[_Worker] = set()
        selector = selectors.DefaultSelector()
        try:
            while True:
                while len(workers) < self.count and (task := next(waiting, None)) is not None:
                    workers.add(_Worker(task, selector))
                if not workers:
                    return
                for key, _ in selector.select(min(one.deadline.left for one in workers)):
                    key.data.ready = True
                for worker in list(workers):
                    record = worker.look()
                    if record is not None:
                        yield worker.task, record
                        if (task := next(waiting, None)) is not None:
                            worker.take(task)
                        else:
                            workers.remove(worker)
                            worker.close()
        finally:
            for worker in workers:
                worker.close()
            selector.close()


def _is_worker() -> bool:
    """Whether this process is a worker, which must not start workers of its own.

    A game's file that starts a tournament when it is imported would do so without end.
    """
    spec = getattr(sys.modules["__main__"], "__spec__", None)
    return spec is not None and spec.name == WORKER


class _Worker:
    """A worker process and the game that it plays."""

    def __init__(self, task: GameTask, selector: selectors.BaseSelector) -> None:
        self._selector = selector
        self._child: Child | None = None
        self.ready = False
        self.take(task)

    def take(self, task: GameTask) -> None:
        self.task = task
        self._moves: list[dict[str, Any]] = []
        self._seat: int | None = None
        self.deadline = Deadline(task.patience)
        if self._child is None:
            self._child = Child(
                [sys.executable, "-m", WORKER, str(os.getpid())],
                name="the worker",
                apart=True,
                # Games run side by side: one thread each is enough.
                environment={"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"},
            )
            for end in self._child.watched:
                self._selector.register(end, selectors.EVENT_READ, self)
        self._child.forgive()
        self._child.send(json.dumps(task.to_data()))

    def look(self) -> GameRecord | None:
        """Read the worker's messages; returns the record once the game is over."""
        assert self._child is not None
        try:
            if self.ready:
                self.ready = False
                for line in self._child.poll():
                    if (record := self._hear(json.loads(line))) is not None:
                        return record
            if self.deadline.is_over:
                raise PlayerFault("hang", "gave no answer")
        except PlayerFault as fault:
            return self._give_up(fault)
        return None

    def _hear(self, event: dict[str, Any]) -> GameRecord | None:
        if "over" in event:
            return GameRecord.from_json(event["over"])
        if "refused" in event:
            raise Refused(event["refused"])
        if "moved" in event:
            self._moves.append(event["moved"])
        elif "thinking" in event:
            self._seat, limit = event["thinking"]
            allowed = self.task.patience if limit is None else limit + GRACE
            self.deadline = Deadline(allowed)
        return None

    def _give_up(self, fault: PlayerFault) -> GameRecord:
        """End a failed game; the player to move is at fault."""
        self.close()
        if self._seat is None:
            raise ZermeloError(f"a game could not be started: {fault}") from fault
        kind = "crash" if fault.kind == "exit" else fault.kind
        who = self.task.players[self._seat]
        reason = printable(f"{who}: {fault}")
        return lost_task(self.task, self._moves, self._seat, kind, reason)

    def close(self) -> None:
        child, self._child = self._child, None
        if child is not None:
            for end in child.watched:
                with contextlib.suppress(KeyError, ValueError):
                    self._selector.unregister(end)
            child.kill()


class OnRay:
    """The workers of a Ray cluster, each with a process of its own for the games.

    Without an address, a cluster on this machine is started.
    """

    def __init__(self, address: str | None = None, count: int | None = None) -> None:
        self._ray, self._started = joined(address, "matches on a cluster")
        self.count = count or max(int(self._ray.cluster_resources().get("CPU", 1)), 1)

    def run(self, tasks: Iterable[GameTask]) -> Games:
        table = self._ray.remote(num_cpus=1, max_restarts=-1, max_task_retries=3)(_RemoteSlot)
        waiting = iter(tasks)
        tables = [table.remote() for _ in range(self.count)]
        running: dict[Any, tuple[Any, GameTask]] = {}

        def next_for(one: Any) -> None:
            if (task := next(waiting, None)) is not None:
                running[one.play.remote(task.to_data())] = (one, task)

        try:
            for one in tables:
                next_for(one)
            while running:
                done, _ = self._ray.wait(list(running), num_returns=1)
                for future in done:
                    one, task = running.pop(future)
                    event = self._ray.get(future)
                    if "refused" in event:
                        raise Refused(event["refused"])
                    yield task, GameRecord.from_json(event["over"])
                    next_for(one)
        finally:
            for one in tables:
                self._ray.kill(one)

    def close(self) -> None:
        if self._started:
            self._ray.shutdown()


class _RemoteSlot:
    """A persistent process on another machine that plays one game at a time."""

    def __init__(self) -> None:
        self._task: GameTask | None = None
        self._played = Processes(1).run(self._asked())

    def _asked(self) -> Iterator[GameTask]:
        while self._task is not None:
            yield self._task

    def play(self, data: dict[str, Any]) -> dict[str, str]:
        self._task = task_from(data)
        try:
            _, record = next(self._played)
        except Refused as error:
            return {"refused": str(error)}
        return {"over": record.to_json()}

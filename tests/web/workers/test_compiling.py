"""Programs for worker processes: few at once, the latest wish first, and none for nobody."""

from __future__ import annotations

import threading
from collections.abc import Awaitable, Callable
from typing import Any

from tests.clocks import soon
from tests.web.driving import in_own_loop
from zermelo.web.workers.compiling import Compilations
from zermelo.web.workers.processes import Process


class Compiler:
    """In place of processes that compile: each program until it is let go."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.at_work: dict[str, threading.Event] = {}
        self.most = self.over = self.heard = 0

    def __call__(self, program: bytes) -> Compiling:
        name = program.decode()
        self.begun.append(name)
        self.at_work[name] = threading.Event()
        self.most = max(self.most, len(self.at_work))
        return Compiling(self, name)

    def let_go(self, name: str) -> None:
        self.over += 1
        self.at_work.pop(name).set()

    async def end(self, name: str) -> None:
        self.let_go(name)
        await self.all_heard()

    async def all_heard(self) -> None:
        """Until the server knows of all that is over."""
        await soon(lambda: self.heard == self.over)


class Hearing(Compilations):
    """They tell the compiler when they have heard of an end."""

    def _ended(self, wish: Any) -> None:
        super()._ended(wish)
        self._begin.heard += 1  # type: ignore[attr-defined]


class Compiling:
    def __init__(self, compiler: Compiler, name: str) -> None:
        self.compiler, self.name = compiler, name
        self.ended = compiler.at_work[name]

    def wait(self) -> None:
        self.ended.wait()

    def terminate(self) -> None:
        self.compiler.let_go(self.name)


class Worker(Process):
    """Told what is compiled, and nothing else."""

    late: int = 0

    def at(self, owner: object, game: str) -> Worker:
        self.owner, self.game = owner, game
        return self

    def begun(self, number: int) -> None:
        self.late = number

    def compiled(self, number: int) -> None:
        self.jobs = number


def played(scene: Callable[[Compiler, Compilations], Awaitable[None]], most: int = 1) -> None:
    async def whole() -> None:
        compiler = Compiler()
        compilations = Hearing(most, compiler)
        try:
            await scene(compiler, compilations)
            assert compiler.most <= most
        finally:
            compilations.close()
            for name in list(compiler.at_work):
                await compiler.end(name)

    in_own_loop(whole())


def test_one_at_a_time_and_the_latest_first() -> None:
    async def scene(compiler: Compiler, compilations: Compilations) -> None:
        workers = [Worker().at(object(), game) for game in ("nim", "chomp", "go")]
        for number, worker in enumerate(workers, 1):
            compilations.ask(worker, number, worker.game.encode())
        assert compiler.begun == ["nim"]
        await compiler.end("nim")
        assert [worker.late for worker in workers] == [0, 0, 3]  # who had to wait is told
        assert [worker.jobs for worker in workers] == [1, 0, 0]
        await compiler.end("go")
        await compiler.end("chomp")
        assert compiler.begun == ["nim", "go", "chomp"]
        assert [worker.jobs for worker in workers] == [1, 2, 3]

    played(scene)


def test_two_at_once_where_there_is_room() -> None:
    async def scene(compiler: Compiler, compilations: Compilations) -> None:
        for game in ("nim", "chomp", "go"):
            compilations.ask(Worker().at(object(), game), 1, game.encode())
        assert compiler.begun == ["nim", "chomp"]

    played(scene, 2)


def test_who_wants_the_same_waits_for_the_same() -> None:
    async def scene(compiler: Compiler, compilations: Compilations) -> None:
        one, other = Worker().at(object(), "nim"), Worker().at(object(), "nim")
        compilations.ask(one, 1, b"nim")
        compilations.ask(other, 2, b"nim")
        await compiler.end("nim")
        assert compiler.begun == ["nim"]
        assert (one.jobs, other.jobs) == (1, 2)

    played(scene)


def test_what_a_page_waits_for_goes_on() -> None:
    """However many others come: two that take turns would both never have their code."""

    async def scene(compiler: Compiler, compilations: Compilations) -> None:
        one, other = Worker().at(object(), "nim"), Worker().at(object(), "go")
        compilations.ask(one, 1, b"nim")
        compilations.ask(other, 1, b"go")
        compilations.renew(one)
        compilations.renew(other)
        assert list(compiler.at_work) == ["nim"]

    played(scene)


def test_what_no_page_waits_for_makes_room() -> None:
    async def scene(compiler: Compiler, compilations: Compilations) -> None:
        page, worker, other = object(), Worker(), Worker()
        compilations.ask(worker.at(page, "nim"), 1, b"nim")
        compilations.leave(page)
        assert list(compiler.at_work) == ["nim"]  # of use the next time, and in nobody's way
        compilations.ask(other.at(object(), "go"), 1, b"go")
        await compiler.all_heard()
        assert list(compiler.at_work) == ["go"]
        await compiler.end("go")
        assert list(compiler.at_work) == ["nim"]  # its turn comes again
        await compiler.end("nim")
        assert worker.jobs == other.jobs == 1

    played(scene)


def test_a_page_that_goes_on_to_another_game_makes_room() -> None:
    async def scene(compiler: Compiler, compilations: Compilations) -> None:
        page = object()
        compilations.ask(Worker().at(page, "nim"), 1, b"nim")
        compilations.ask(Worker().at(page, "nim"), 1, b"nim, another search")
        assert list(compiler.at_work) == ["nim"]
        compilations.ask(Worker().at(page, "go"), 1, b"go")
        await compiler.all_heard()
        assert list(compiler.at_work) == ["go"]

    played(scene)


def test_who_comes_back_is_waited_for_again() -> None:
    """A page that is loaded again is another page, at the same game in the same process."""

    async def scene(compiler: Compiler, compilations: Compilations) -> None:
        page, worker = object(), Worker()
        compilations.ask(worker.at(page, "nim"), 1, b"nim")
        compilations.leave(page)
        compilations.renew(worker.at(object(), "nim"))
        compilations.ask(Worker().at(object(), "go"), 1, b"go")
        assert list(compiler.at_work) == ["nim"]

    played(scene)


def test_what_is_put_off_and_who_is_lost() -> None:
    async def scene(compiler: Compiler, compilations: Compilations) -> None:
        one, other, third = (Worker().at(object(), game) for game in ("nim", "chomp", "go"))
        for worker in (one, other, third):
            compilations.ask(worker, 1, worker.game.encode())
        compilations.lose(other)
        compilations.put_off(one, 1)
        assert list(compiler.at_work) == ["nim"]  # one will ask again, and find it on disk
        await compiler.end("nim")
        await compiler.end("go")
        assert compiler.begun == ["nim", "go"]
        assert (one.jobs, other.jobs, third.jobs) == (0, 0, 1)

    played(scene)

"""Work for pages: the most urgent first, fair between pages, and all of it can be ended.

Processes are real. The server's clock stands still unless time is what a test is about.
"""

from __future__ import annotations

import asyncio
import math
import os
import threading
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from tests.clocks import ManualClock, soon
from tests.web.chores import (
    answer,
    dying,
    like_compiling,
    noted,
    pid,
    printing,
    refusing,
    stubborn,
    until_stopped,
    until_there,
    wanting_code,
)
from tests.web.driving import in_own_loop
from zermelo.errors import ZermeloError
from zermelo.web import limits
from zermelo.web.workers import pool as module
from zermelo.web.workers.compiling import Compilations
from zermelo.web.workers.pool import ANALYSIS, MOVE, QUICK, TRACE, Task, Workers
from zermelo.web.workers.processes import Process, Stopped

pytestmark = pytest.mark.usefixtures("clock")

# Scenes.


def played(scene: Callable[[Workers], Awaitable[None]], places: int = 1) -> None:
    async def whole() -> None:
        workers = Workers(places)
        try:
            await scene(workers)
        finally:
            await workers.close()

    in_own_loop(ended(whole()))


async def ended(work: Coroutine[Any, Any, None]) -> None:
    """See it through; what hangs fails."""
    working = asyncio.ensure_future(work)
    await soon(working.done)
    await working


def queued(workers: Workers, count: int = 1) -> Awaitable[Any]:
    """Until so many tasks wait for a process."""
    return soon(lambda: len(workers._waiting) == count)


async def begun(workers: Workers, task: Task, job: Any, *arguments: Any) -> asyncio.Future[Any]:
    """The job, once a process is at it."""
    begins = asyncio.Event()
    running = asyncio.ensure_future(
        workers.run(task, job, *arguments, report=lambda _: begins.set())
    )
    waiting = asyncio.ensure_future(begins.wait())
    await asyncio.wait([running, waiting], return_when=asyncio.FIRST_COMPLETED)
    return running


def test_a_process_that_is_being_made_ready_gets_the_first_job(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    started, original = list[Any](), asyncio.create_subprocess_exec

    async def counted(*command: Any, **more: Any) -> Any:
        started.append(command)
        return await original(*command, **more)

    async def scene(workers: Workers) -> None:
        workers.warm()
        assert await workers.run(Task(TRACE), answer, "first") == "first"
        assert len(started) == 1

    monkeypatch.setattr(asyncio, "create_subprocess_exec", counted)
    played(scene)


def test_urgent_work_comes_first(tmp_path: Path) -> None:
    async def scene(workers: Workers) -> None:
        first = await begun(workers, Task(TRACE), until_there, tmp_path / "go")
        waiting = [
            asyncio.ensure_future(workers.run(Task(urgency), noted, tmp_path / "order", name))
            for urgency, name in ((TRACE, "trace"), (MOVE, "move"))
        ]
        await queued(workers, 2)
        assert await workers.quickly(Task(QUICK), lambda: "at once") == "at once"
        (tmp_path / "go").touch()
        await asyncio.gather(first, *waiting)
        assert (tmp_path / "order").read_text() == "move trace "

    played(scene)


def test_pages_take_turns(tmp_path: Path) -> None:
    """Who asks for much does not come before who asks for little."""

    async def scene(workers: Workers) -> None:
        greedy, modest = object(), object()
        first = await begun(workers, Task(TRACE, greedy), until_there, tmp_path / "go")
        waiting = [
            asyncio.ensure_future(workers.run(Task(TRACE, owner), noted, tmp_path / "order", name))
            for owner, name in ((greedy, "much"), (greedy, "much"), (modest, "little"))
        ]
        # A place for another is kept free: no need to wait for the first.
        await waiting[2]
        await queued(workers, 2)
        assert (tmp_path / "order").read_text() == "little "
        (tmp_path / "go").touch()
        await asyncio.gather(first, *waiting)

    played(scene, 2)


def test_an_analysis_gives_way(clock: ManualClock) -> None:
    async def scene(workers: Workers) -> None:
        analysis = Task(ANALYSIS)
        running = await begun(workers, analysis, until_stopped)
        moving = asyncio.ensure_future(workers.run(Task(MOVE), answer, "moved"))
        await queued(workers)
        assert not analysis.displaced
        clock.advance(module.TURN)
        assert await moving == "moved"
        assert analysis.displaced
        assert await running == "stopped"

    played(scene)


def test_who_leaves_the_queue_leaves_no_hole() -> None:
    async def scene(workers: Workers) -> None:
        task = Task(TRACE)
        running = await begun(workers, task, until_stopped)
        leaving = asyncio.ensure_future(workers.run(Task(TRACE), answer, "never"))
        cancelled = Task(TRACE)
        withdrawn = asyncio.ensure_future(workers.run(cancelled, answer, "never"))
        await queued(workers, 2)
        leaving.cancel()
        cancelled.cancel()
        with pytest.raises(asyncio.CancelledError):
            await leaving
        with pytest.raises(Stopped):
            await withdrawn
        task.cancel()
        assert await running == "stopped"
        assert await workers.run(Task(TRACE), answer, "next") == "next"

    played(scene)


def test_work_that_does_not_stop_is_ended_with_its_process(clock: ManualClock) -> None:
    async def scene(workers: Workers) -> None:
        before = await workers.run(Task(TRACE), pid)
        task = Task(TRACE)
        running = await begun(workers, task, stubborn)
        task.cancel()
        clock.advance(module.PATIENCE)
        assert await workers.run(Task(TRACE), pid) != before
        with pytest.raises(Stopped):
            await running
        with pytest.raises(ProcessLookupError):
            os.kill(before, 0)

    played(scene)


def test_work_of_a_page_that_has_gone_is_ended(clock: ManualClock) -> None:
    """Even where nobody waits for it any more."""

    async def scene(workers: Workers) -> None:
        task = Task(TRACE)
        running = await begun(workers, task, stubborn)
        running.cancel()
        await soon(lambda: task.gone)
        clock.advance(module.PATIENCE)
        assert await workers.run(Task(TRACE), answer, "next") == "next"

    played(scene)


SLOW_TO_IMPORT = """
from pathlib import Path
from tests.clocks import eventually
eventually((Path(__file__).parent / "go").exists)
"""


def test_a_process_that_is_being_started_is_not_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: ManualClock
) -> None:
    """The next one would have to begin with the same."""
    (tmp_path / "slow_to_import.py").write_text(SLOW_TO_IMPORT)
    monkeypatch.syspath_prepend(tmp_path)

    async def scene(workers: Workers) -> None:
        workers._preload = "slow_to_import"
        task = Task(TRACE)
        running = asyncio.ensure_future(workers.run(task, until_stopped))
        first = await process_of(workers)
        assert first.ready_since is None
        task.cancel()
        clock.advance(2 * module.PATIENCE)
        (tmp_path / "go").touch()
        assert await running == "stopped"
        assert await workers.run(Task(TRACE), answer, "next") == "next"
        assert workers._processes[0] is first

    played(scene)


async def process_of(workers: Workers) -> Process:
    """The first one, as soon as the system has started it."""
    await soon(lambda: workers._processes and workers._processes[0].process)
    return workers._processes[0]


def test_what_hangs_while_it_is_started_is_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: ManualClock
) -> None:
    (tmp_path / "never_imported.py").write_text("import threading\nthreading.Event().wait()\n")
    monkeypatch.syspath_prepend(tmp_path)

    async def scene(workers: Workers) -> None:
        workers._preload = "never_imported"
        task = Task(TRACE)
        running = asyncio.ensure_future(workers.run(task, answer, "never"))
        await process_of(workers)
        task.cancel()
        clock.advance(module.STARTING)
        with pytest.raises(Stopped):
            await running

    played(scene)


def test_other_work_goes_on_when_a_process_is_ended(clock: ManualClock) -> None:
    async def scene(workers: Workers) -> None:
        task, other = Task(TRACE), Task(TRACE)
        running = await begun(workers, task, stubborn)
        beside = await begun(workers, other, until_stopped)
        task.cancel(gone=True)
        clock.advance(module.PATIENCE)
        with pytest.raises(Stopped):
            await running
        assert not beside.done()
        other.cancel()
        assert await beside == "stopped"

    played(scene, 2)


def test_compiling_goes_on_for_a_page_that_is_there(tmp_path: Path, clock: ManualClock) -> None:
    """What is compiled is needed the next time; what comes next on this game waits for it."""

    async def scene(workers: Workers) -> None:
        owner = object()
        process = await workers.run(Task(TRACE, owner, "go"), pid)
        task = Task(ANALYSIS, owner, "go")
        compiles: list[bool] = []
        task.on_compiling = compiles.append
        running = await begun(workers, task, like_compiling, tmp_path / "compiled")
        task.cancel()
        following = asyncio.ensure_future(workers.run(Task(ANALYSIS, owner, "go"), pid))
        await queued(workers)
        clock.advance(3 * module.PATIENCE)
        (tmp_path / "compiled").touch()
        assert await following == process
        assert await running == "compiled"
        assert compiles == [True, False]

    played(scene, 3)


def test_processes_have_their_programs_compiled_by_the_server(tmp_path: Path) -> None:
    """Also where the job that wanted one has ended long ago."""

    async def scene(workers: Workers) -> None:
        programs: list[bytes] = []

        class Compiled:
            def __init__(self, program: bytes) -> None:
                programs.append(program)

            def wait(self) -> None: ...

            def terminate(self) -> None: ...

        workers._compilations = Compilations(1, Compiled)
        await workers.run(Task(MOVE, game="nim"), wanting_code, b"program", tmp_path / "there")
        await soon((tmp_path / "there").exists)
        assert programs == [b"program"]

    played(scene)


def test_a_process_is_ready_for_the_next_request() -> None:
    async def scene(workers: Workers) -> None:
        task = Task(ANALYSIS)
        running = await begun(workers, task, until_stopped)
        await soon(lambda: any(one.process and not one.jobs for one in workers._processes))
        assert len(workers._processes) == 2
        task.cancel()
        assert await running == "stopped"

    played(scene, 3)


def test_compiling_holds_up_nothing_else(tmp_path: Path, clock: ManualClock) -> None:
    """Neither another page nor another game of the same one."""

    async def scene(workers: Workers) -> None:
        owner = object()
        for task in (Task(TRACE, game="go"), Task(TRACE, owner, "go")):
            running = await begun(workers, task, like_compiling, tmp_path / "never")
            task.cancel()
            following = asyncio.ensure_future(
                workers.run(Task(TRACE, owner, "nim"), answer, "next")
            )
            await queued(workers)
            clock.advance(module.PATIENCE)
            assert await following == "next"
            with pytest.raises(Stopped):
                await running

    played(scene)


def test_errors_come_back() -> None:
    async def scene(workers: Workers) -> None:
        with pytest.raises(ZermeloError, match="wrong"):
            await workers.run(Task(MOVE), refusing)
        with pytest.raises(ZermeloError, match="it exited with code 3: out of ideas"):
            await workers.run(Task(MOVE), dying)
        assert await workers.run(Task(MOVE), printing) == "answer"

    played(scene)


def test_who_can_not_hear_a_report_ends_the_job() -> None:
    """What the old job says is not taken for the answer to a new one."""

    def fails(_: object) -> None:
        raise ValueError("too slow")

    async def scene(workers: Workers) -> None:
        with pytest.raises(ValueError, match="too slow"):
            await workers.run(Task(ANALYSIS), until_stopped, report=fails)
        assert await workers.run(Task(ANALYSIS), answer, "next") == "next"

    played(scene)


def test_work_that_is_stopped_before_it_begins_is_not_done(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    starting, original = Task(TRACE), asyncio.create_subprocess_exec

    async def cancelling(*command: Any, **more: Any) -> Any:
        starting.cancel()
        return await original(*command, **more)

    async def scene(workers: Workers) -> None:
        task = Task(TRACE)
        running = asyncio.ensure_future(workers.run(task, until_stopped))
        asyncio.get_running_loop().call_soon(task.cancel)  # between its turn and its beginning
        with pytest.raises(Stopped):
            await running
        assert workers._processes[0].process is None
        assert await workers.run(starting, until_stopped) == "stopped"
        assert await workers.run(Task(TRACE), answer, "next") == "next"

    monkeypatch.setattr(asyncio, "create_subprocess_exec", cancelling)
    played(scene)


def test_work_has_an_end(clock: ManualClock) -> None:
    async def scene(workers: Workers) -> None:
        running = await begun(workers, Task(TRACE), stubborn)
        clock.advance(limits.JOB_SECONDS)
        with pytest.raises(ZermeloError, match="took longer"):
            await running

    played(scene)


def test_a_process_that_has_become_large_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(workers: Workers) -> None:
        async def where(game: str) -> int:
            process: int = await workers.run(Task(TRACE, game=game), pid)
            return process

        first = await where("nim")
        monkeypatch.setattr(limits, "WORKER_MEGABYTES", 1.0)
        assert await where("nim") == first
        assert await where("nim") == first  # for one game alone it may hold more
        assert await where("go") == first
        second = await where("go")
        assert second != first
        monkeypatch.setattr(limits, "LARGEST_MEGABYTES", 1.0)
        assert await where("go") == second
        assert await where("go") != second

    played(scene)


def test_a_process_that_knows_many_games_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(workers: Workers) -> None:
        found = [await workers.run(Task(TRACE, game=game), pid) for game in "abcd"]
        assert found[0] == found[1] != found[2] == found[3]

    monkeypatch.setattr(limits, "LOADED", 1)
    played(scene)


def test_what_is_loaded_is_not_loaded_elsewhere() -> None:
    """A new game goes to a process that has worked, unless that waits for another game's code."""

    async def scene(workers: Workers) -> None:
        async def where(game: str) -> int:
            process: int = await workers.run(Task(TRACE, game=game), pid)
            return process

        held = await begun(workers, Task(TRACE, game="nim"), until_stopped)
        worked = await where("go")
        assert {await where(game) for game in ("chess", "hex")} == {worked}
        process = next(one for one in workers._processes if "go" in one.games)
        process.ahead = 3.0
        assert await where("go") == worked
        assert await where("chomp") != worked
        held.cancel()

    played(scene, 3)


def test_processes_that_rest_go(clock: ManualClock) -> None:
    async def scene(workers: Workers) -> None:
        tasks = [Task(TRACE), Task(TRACE)]
        running = [await begun(workers, task, until_stopped) for task in tasks]
        assert len(workers._processes) == 2
        for task in tasks:
            task.cancel()
        await asyncio.gather(*running)
        clock.advance(limits.IDLE_SECONDS)
        await soon(lambda: len(workers._processes) == 1)

    played(scene, 2)


# Moments.


def test_moments_are_interrupted_where_they_do_not_end(
    monkeypatch: pytest.MonkeyPatch, clock: ManualClock
) -> None:
    monkeypatch.setattr(limits, "QUICK_SECONDS", math.inf)

    async def scene(workers: Workers) -> None:
        at_work, ended = threading.Semaphore(0), threading.Event()

        def endless() -> None:
            at_work.release()
            try:
                while True:
                    pass
            finally:
                ended.set()

        tasks = [Task(QUICK) for _ in range(2 * module.QUICK_THREADS)]
        running = [asyncio.ensure_future(workers.quickly(task, endless)) for task in tasks]
        for _ in range(module.QUICK_THREADS):
            await soon(lambda: at_work.acquire(blocking=False))
        for task in tasks:
            task.cancel()
        clock.per_look = module.PATIENCE
        assert await workers.quickly(Task(QUICK), lambda: "next") == "next"
        for one in running:
            with pytest.raises(Stopped):
                await one
        await soon(ended.is_set)

    played(scene)


def test_moments_have_an_end(clock: ManualClock) -> None:
    clock.per_look = limits.QUICK_SECONDS
    hanging = threading.Event()

    async def scene(workers: Workers) -> None:
        with pytest.raises(ZermeloError, match="too long"):
            await workers.quickly(Task(QUICK), hanging.wait)

    played(scene)
    hanging.set()


def test_errors_of_moments_come_back() -> None:
    def fails() -> None:
        raise ValueError("wrong")

    async def scene(workers: Workers) -> None:
        with pytest.raises(ValueError, match="wrong"):
            await workers.quickly(Task(QUICK), fails)

    played(scene)


def test_nothing_is_left_running() -> None:
    found = list[int]()

    async def scene(workers: Workers) -> None:
        found.append(await workers.run(Task(TRACE), pid))
        await begun(workers, Task(TRACE), stubborn)

    played(scene)
    with pytest.raises(ProcessLookupError):
        os.kill(found[0], 0)


def test_what_is_being_started_ends_with_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long that takes."""
    started, original = list[Any](), asyncio.create_subprocess_exec

    async def scene(workers: Workers) -> None:
        begins = asyncio.Event()

        async def slowly(*command: Any, **more: Any) -> Any:
            begins.set()
            await soon(lambda: workers._processes[0].killed)
            started.append(await original(*command, **more))
            return started[-1]

        monkeypatch.setattr(asyncio, "create_subprocess_exec", slowly)
        workers.warm()
        await begins.wait()

    monkeypatch.setattr(module, "PATIENCE", 0)
    played(scene)
    assert [one.returncode is not None for one in started] == [True]

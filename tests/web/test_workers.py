"""Work in threads: the most urgent first, and whoever may gives way."""

from __future__ import annotations

import asyncio
import threading
import time

import pytest

from tests.web.driving import in_own_loop
from zermelo.stopping import stop_requested
from zermelo.web import workers as module
from zermelo.web.workers import ANALYSIS, LOOK, MOVE, QUICK, Task, Workers


class Endless:
    """Work that ends when it is told to."""

    def __init__(self) -> None:
        self.begun = threading.Event()

    def __call__(self) -> str:
        self.begun.set()
        while not stop_requested():
            time.sleep(0.005)
        return "stopped"

    async def begins(self) -> None:
        """Wait until a thread is at it."""
        while not self.begun.is_set():
            await asyncio.sleep(0.005)


def test_urgent_work_comes_first() -> None:
    async def scene() -> list[str]:
        workers = Workers(1)
        done: list[str] = []
        gate = threading.Event()
        first = asyncio.ensure_future(workers.run(Task(LOOK), gate.wait))
        await asyncio.sleep(0.05)
        waiting = [
            asyncio.ensure_future(workers.run(Task(urgency), lambda name=name: done.append(name)))
            for urgency, name in ((LOOK, "look"), (MOVE, "move"))
        ]
        await asyncio.sleep(0.05)
        assert await workers.run(Task(QUICK), lambda: "at once") == "at once"
        gate.set()
        await asyncio.gather(first, *waiting)
        workers.close()
        return done

    assert in_own_loop(scene()) == ["move", "look"]


def test_an_analysis_gives_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "TURN", 0.1)

    async def scene() -> None:
        workers = Workers(1)
        analysis, endless = Task(ANALYSIS), Endless()
        running = asyncio.ensure_future(workers.run(analysis, endless))
        await endless.begins()
        assert await workers.run(Task(MOVE), lambda: "moved") == "moved"
        assert analysis.displaced
        assert await running == "stopped"
        workers.close()

    in_own_loop(asyncio.wait_for(scene(), 300))


def test_who_leaves_the_queue_leaves_no_hole() -> None:
    async def scene() -> None:
        workers = Workers(1)
        task, endless = Task(LOOK), Endless()
        running = asyncio.ensure_future(workers.run(task, endless))
        await endless.begins()
        leaving = asyncio.ensure_future(workers.run(Task(LOOK), lambda: "never"))
        await asyncio.sleep(0.02)
        leaving.cancel()
        with pytest.raises(asyncio.CancelledError):
            await leaving
        task.cancel()
        assert await running == "stopped"
        assert await workers.run(Task(LOOK), lambda: "next") == "next"
        workers.close()

    in_own_loop(asyncio.wait_for(scene(), 300))


def test_work_of_somebody_who_left_keeps_its_thread_until_it_ends() -> None:
    async def scene() -> None:
        workers = Workers(1)
        task, endless = Task(LOOK), Endless()
        running = asyncio.ensure_future(workers.run(task, endless))
        await endless.begins()
        running.cancel()
        later = asyncio.ensure_future(workers.run(Task(LOOK), lambda: "next"))
        await asyncio.sleep(0.05)
        assert not later.done()
        task.cancel()
        assert await later == "next"
        workers.close()

    in_own_loop(asyncio.wait_for(scene(), 300))


def test_errors_come_back() -> None:
    def fails() -> None:
        raise ValueError("wrong")

    async def scene() -> None:
        workers = Workers(1)
        with pytest.raises(ValueError, match="wrong"):
            await workers.run(Task(MOVE), fails)
        assert await workers.run(Task(MOVE), lambda: 1) == 1
        workers.close()

    in_own_loop(scene())

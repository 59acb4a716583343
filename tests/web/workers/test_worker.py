"""The worker process's own side."""

from __future__ import annotations

import pickle
import platform
import subprocess
import sys
from typing import Any

import pytest

from tests.web.chores import answer
from zermelo.cancellation import Stop
from zermelo.web.workers import worker
from zermelo.web.workers.worker import _AskedCompilation, _Inbox

FREED = """
from zermelo.web.workers.worker import give_memory_back, megabytes

before = megabytes()
held = [bytes(10_000) for _ in range(4_000)]
last = bytes(10_000)  # above all that is freed, so that the allocator keeps it
del held
print(before, megabytes())
give_memory_back()
print(megabytes())
"""


def test_a_job_gives_memory_back_before_it_says_how_much_it_holds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    events: list[Any] = []
    monkeypatch.setattr(worker, "give_memory_back", lambda: events.append("given back"))
    job = pickle.dumps((answer, ("seven",)))
    worker._do(lambda *message: events.append(message[:2]), Stop(), job)
    assert events == ["given back", ("done", "seven")]


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="other allocators do so themselves")
def test_memory_is_given_back() -> None:
    """In a process of its own, where nothing else lies in between."""
    done = subprocess.run([sys.executable, "-c", FREED], capture_output=True, text=True, check=True)
    before, freed, after = map(float, done.stdout.split())
    assert freed - before > 30
    assert after - before < 10


def test_a_stop_is_for_the_job_it_names() -> None:
    inbox = _Inbox()
    inbox.take("do", 1, b"")
    inbox.take("stop", 2, b"")
    stop, _ = inbox.next_job()
    assert not stop.requested
    inbox.take("stop", 1, b"")
    assert stop.requested


def test_the_server_is_asked_to_compile() -> None:
    inbox, sent = _Inbox(), list[tuple[object, ...]]()
    first = _AskedCompilation(inbox, lambda *message: sent.append(message), b"first")
    second = _AskedCompilation(inbox, lambda *message: sent.append(message), b"second")
    numbers = [message[1] for message in sent]
    assert sent == [("compile", numbers[0], b"first"), ("compile", numbers[1], b"second")]
    assert len(set(numbers)) == 2
    inbox.take("compiled", int(str(numbers[0])), b"")
    first.wait()
    second.terminate()
    second.wait()
    assert sent[2:] == [("put off", numbers[1])]
    assert not inbox.compilations

"""The worker process's own side."""

from __future__ import annotations

import threading

import pytest

from zermelo.web.workers import worker
from zermelo.web.workers.worker import _AskedCompilation, _Inbox, give_memory_back


def test_who_has_nothing_to_do_gives_memory_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "REST", 0.01)
    inbox, gave_back = _Inbox(), threading.Event()
    monkeypatch.setattr(worker, "give_memory_back", gave_back.set)

    def later() -> None:
        assert gave_back.wait(60)
        inbox.take("do", 7, b"job")

    inbox.take("do", 6, b"at once")
    assert inbox.next_job()[1] == b"at once"
    assert not gave_back.is_set()
    threading.Thread(target=later).start()
    assert inbox.next_job()[1] == b"job"


def test_memory_is_given_back_where_the_system_takes_it() -> None:
    give_memory_back()


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

"""Where the page is: always at the same port, unless somebody else is there."""

from __future__ import annotations

import socket

import pytest

from tests.web.driving import started
from zermelo.web.server import port as ports
from zermelo.web.server.port import bound, page_remark, usual_socket
from zermelo.web.server.serve import Page


@pytest.fixture
def usual(monkeypatch: pytest.MonkeyPatch) -> int:
    """A usual port that is free here; the real one may be in use."""
    with bound(0) as one:
        free = int(one.getsockname()[1])
    monkeypatch.setattr(ports, "PORT", free)
    return free


def test_the_usual_port(usual: int) -> None:
    with usual_socket() as one:
        assert one.getsockname() == ("127.0.0.1", usual)
    assert page_remark(None, usual) == ""


def test_another_page_is_there(usual: int) -> None:
    for first in started(Page(usual)):
        second = Page(None)
        assert second.port != first.port
        assert "another zermelo page" in page_remark(None, second.port)
        assert str(second.port) in page_remark(None, second.port)
        second._socket.close()


def test_another_program_is_there(usual: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ports, "PATIENCE", 0.1)
    with bound(usual), usual_socket() as one:
        found = int(one.getsockname()[1])
        assert found != usual
        assert "another program" in page_remark(None, found)


def test_a_port_that_was_asked_for_needs_no_remark() -> None:
    assert page_remark(5000, 5000) == ""
    assert page_remark(0, 40000) == ""


def test_all_are_taken(usual: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ports, "NEXT", 1)
    with bound(usual), usual_socket() as one:
        assert one.family == socket.AF_INET
        assert one.getsockname()[1] != usual

"""A request and its answer are registered where it is answered."""

from __future__ import annotations

import msgspec
import pytest

from tests.web.driving import in_own_loop
from zermelo.web.messages import requests
from zermelo.web.messages.schema import Message
from zermelo.web.session.answering import Answering, answers
from zermelo.web.session.guest import GuestSession
from zermelo.web.session.session import Session


class Host(Answering):
    def __init__(self) -> None:
        self.done: list[str] = []

    @answers(requests.Undo, requests.Restart)
    async def _back(self, message: requests.Undo | requests.Restart) -> None:
        self.done.append(type(message).__name__)

    @answers(requests.Play, guests=True)
    async def _play(self, message: requests.Play) -> None:
        self.done.append(message.move)


class Guest(Host, guests=True):
    @answers(requests.Join)
    async def _join(self, message: requests.Join) -> None:
        self.done.append("join")


def done(page: Host, *texts: str) -> list[str]:
    for text in texts:
        message = page.read(text)
        in_own_loop(page.handler(message)(message))
    return page.done


PLAY = '{"type":"play","ply":0,"move":"e4"}'


def test_each_request_goes_to_its_method() -> None:
    assert done(Host(), PLAY, '{"type":"undo"}', '{"type":"restart"}') == ["e4", "Undo", "Restart"]


def test_guests_send_only_what_is_marked_for_them() -> None:
    assert done(Guest(), '{"type":"join"}', PLAY) == ["join", "e4"]
    with pytest.raises(msgspec.DecodeError):
        Guest.read('{"type":"undo"}')
    with pytest.raises(msgspec.DecodeError):
        Host.read('{"type":"join"}')


def test_every_request_is_answered() -> None:
    kinds = {
        one
        for one in vars(requests).values()
        if isinstance(one, type) and issubclass(one, msgspec.Struct) and one is not Message
        if one.__struct_config__.tag is not None and one.__module__ == requests.__name__
    }
    assert kinds == Session.answered.keys() | GuestSession.answered.keys()

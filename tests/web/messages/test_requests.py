"""Requests of the page, and what is none."""

from __future__ import annotations

import msgspec
import pytest

from zermelo.web.messages import requests
from zermelo.web.session.session import Session


def test_messages_are_read() -> None:
    message = Session.read('{"type":"play","ply":3,"move":"e4"}')
    assert message == requests.Play(3, "e4")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "[]",
        '{"type":"play"}',
        '{"type":"play","ply":-1,"move":"e4"}',
        '{"type":"play","ply":1,"move":"e4","more":1}',
        '{"type":"open","place":{"game":{"name":"a.py"}}}',
        '{"type":"welcome"}',
    ],
)
def test_what_is_no_message(text: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        Session.read(text)

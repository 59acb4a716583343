"""What the page and the server say to each other: typed messages, JSON on one socket.

`asked.py` holds what the page asks, `told.py` what it is told, `wire.py` what both are made of.
The page's types are generated from these (`typescript.py`), so the two can't drift apart.
"""

from __future__ import annotations

from typing import Any

import msgspec

from . import requests as asked
from . import responses as told

__all__ = ["FromPage", "ToPage", "read_message", "written"]

FromPage = (
    asked.Open
    | asked.Play
    | asked.Undo
    | asked.Restart
    | asked.Reseat
    | asked.Edit
    | asked.Suggest
    | asked.Analyse
    | asked.Quiet
    | asked.Look
    | asked.Leave
    | asked.Explain
    | asked.AsTree
    | asked.Learn
    | asked.Practise
    | asked.Watch
)

ToPage = (
    told.Welcome
    | told.Opened
    | told.Positions
    | told.Seated
    | told.Status
    | told.Analysis
    | told.Traced
    | told.Explained
    | told.TreeText
    | told.Course
    | told.Exercises
    | told.Watched
    | told.Failed
)

_decoder = msgspec.json.Decoder(FromPage)
_encoder = msgspec.json.Encoder()


def read_message(text: str) -> FromPage:
    """A message of the page; msgspec.ValidationError or DecodeError says what is wrong with it."""
    message: FromPage = _decoder.decode(text)
    return message


def written(message: Any) -> str:
    return _encoder.encode(message).decode()

"""Which method answers which request: said once, at the method.

    class Session(Answering):
        @answers(requests.Undo)
        async def _undo(self, message: requests.Undo) -> None: ...

What a page may send follows from its methods: a request that none of them answers can't be read.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, ClassVar, TypeVar, Union

import msgspec

from ..messages import requests

Handler = TypeVar("Handler", bound=Callable[[Any, Any], Awaitable[None]])
_ORDER = {name: number for number, name in enumerate(vars(requests))}


def answers(*kinds: type[msgspec.Struct], guests: bool = False) -> Callable[[Handler], Handler]:
    """Mark a method as the answer to requests of these kinds, which `guests` may send or not."""

    def marked(method: Handler) -> Handler:
        method.__dict__.update(answers=kinds, for_guests=guests)
        return method

    return marked


class Answering:
    """A page's requests, and the names of the methods that answer them."""

    answered: ClassVar[dict[type[msgspec.Struct], str]] = {}
    _decoder: ClassVar[msgspec.json.Decoder[Any]]

    def __init_subclass__(cls, guests: bool = False) -> None:
        """Pages of `guests` inherit only what is marked for them."""
        own = {
            kind: name
            for name, method in vars(cls).items()
            for kind in getattr(method, "answers", ())
        }
        inherited = {
            kind: name
            for kind, name in cls.answered.items()
            if not guests or getattr(cls, name).for_guests
        }
        in_order = sorted(own, key=lambda kind: _ORDER[kind.__name__])
        cls.answered = {kind: own[kind] for kind in in_order} | inherited
        cls._decoder = msgspec.json.Decoder(Union[tuple(cls.answered)])  # noqa: UP007

    @classmethod
    def read(cls, text: str) -> msgspec.Struct:
        """The request in this JSON; a msgspec.DecodeError says what is wrong with it."""
        message: msgspec.Struct = cls._decoder.decode(text)
        return message

    def handler(self, message: msgspec.Struct) -> Callable[[Any], Awaitable[None]]:
        """The method that answers this request."""
        return getattr(self, self.answered[type(message)])  # type: ignore[no-any-return]

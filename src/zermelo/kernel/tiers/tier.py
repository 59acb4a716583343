"""Which tier searches run in."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from contextvars import ContextVar
from enum import Enum

from ...errors import BadParameter


class Tier(Enum):
    """How a search of a compiled game is executed."""

    AUTO = "auto"
    """In plain Python until it is compiled."""
    COMPILED = "compiled"
    """Compiled; waits for that."""
    PLAIN = "plain"
    """In plain Python, as if it were never compiled."""


_tier: ContextVar[Tier | None] = ContextVar("tier", default=None)


def tier() -> Tier:
    """The tier that is in force."""
    chosen = _tier.get()
    if chosen is not None:
        return chosen
    named = os.environ.get("ZERMELO_TIER", "auto")
    try:
        return Tier(named)
    except ValueError:
        names = ", ".join(one.value for one in Tier)
        raise BadParameter(f"ZERMELO_TIER must be one of {names}, not {named!r}") from None


@contextmanager
def in_tier(chosen: Tier) -> Iterator[None]:
    """Inside, searches that this thread begins run in this tier."""
    before = _tier.set(chosen)
    try:
        yield
    finally:
        _tier.reset(before)


def wait_compiled() -> AbstractContextManager[None]:
    """Inside, searches wait until they are compiled: for matches, measurements and tests.

    Unless the plain tier is held, to measure that.

    >>> from zermelo.games import load
    >>> from zermelo.search import alpha_beta
    >>> with wait_compiled():  # doctest: +SKIP
    ...     result = alpha_beta(load("connect_four"), seconds=1)
    """
    return in_tier(Tier.PLAIN if tier() is Tier.PLAIN else Tier.COMPILED)

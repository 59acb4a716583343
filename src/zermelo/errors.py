"""Errors that say in one sentence what is wrong and what to do about it."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

__all__ = [
    "BadEvaluation",
    "BadFile",
    "BadParameter",
    "GameIsOver",
    "IllegalAction",
    "InvalidState",
    "NotThisKindOfGame",
    "RulesChanged",
    "TooManyStates",
    "UnknownName",
    "UntrustedCode",
    "ZermeloError",
    "nearest",
    "short",
]


class ZermeloError(Exception):
    """Everything this package raises on purpose."""


class IllegalAction(ZermeloError, ValueError):
    """An action that the rules do not allow in this state."""


class InvalidState(ZermeloError, ValueError):
    """Something that is not a state of this game."""


class GameIsOver(ZermeloError, ValueError):
    """A question about the next move where there is none."""


class RulesChanged(ZermeloError, RuntimeError):
    """A search or training that goes on after the rules of its game were changed."""


class NotThisKindOfGame(ZermeloError, TypeError):
    """An algorithm that does not fit the game; the message names what does."""


class TooManyStates(ZermeloError):
    """More states than a table was allowed to hold."""


class BadParameter(ZermeloError, ValueError):
    """A parameter outside its range."""


class BadEvaluation(ZermeloError, ArithmeticError):
    """An evaluation or utility that is not a number."""


class BadFile(ZermeloError, ValueError):
    """A file that can't be read as what it should be; the message names it and the remedy."""


class UntrustedCode(ZermeloError, ValueError):
    """A data file names code to run; the message says how to name it on the command line."""


class UnknownName(ZermeloError, LookupError):
    """A name that stands for nothing; the message offers the nearest ones."""

    def __init__(self, kind: str, name: str, known: Iterable[str]) -> None:
        self.suggestions = nearest(name, known)
        hint = f"; did you mean {' or '.join(self.suggestions)}?" if self.suggestions else ""
        super().__init__(f"there is no {kind} called {name!r}{hint}")

    def __str__(self) -> str:
        return str(self.args[0])


def nearest(name: str, known: Iterable[str], most: int = 3) -> list[str]:
    """The known names closest to a misspelt one, best first.

    >>> nearest("conect_four", ["connect_four", "nim"])
    ['connect_four']
    """
    names = sorted(known)
    containing = [other for other in names if name and (name in other or other in name)]
    close = difflib.get_close_matches(name, names, n=most, cutoff=0.5)
    return list(dict.fromkeys([*close, *containing]))[:most]


def short(value: object, most: int = 120) -> str:
    """What a file said, as text for an error: of a bearable length, and nothing for terminals.

    >>> short("evil.py\\x1b[2J")
    "'evil.py\\\\x1b[2J'"
    """
    try:
        text = str(value)
    except (RecursionError, ValueError):  # nested too deeply, or of more digits than Python writes
        text = f"a {type(value).__name__} too long to be written"
    text = text if len(text) <= most else f"{text[: most - 3]}..."
    return text if text.isprintable() else repr(text)

"""Errors that say in one sentence what is wrong and what to do about it."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Iterator

from .text import printable

__all__ = [
    "BadArgument",
    "BadEvaluation",
    "BadFile",
    "BadParameter",
    "BadRules",
    "CantWrite",
    "FellBack",
    "GameIsOver",
    "IllegalAction",
    "InvalidState",
    "MissingExtra",
    "NotThisKindOfGame",
    "NumberTooWide",
    "RulesChanged",
    "TooManyStates",
    "UnknownName",
    "UntrustedCode",
    "ZermeloError",
    "nearest",
    "needs_extra",
    "short",
]


class ZermeloError(Exception):
    """The base of all errors that this package raises on purpose."""


class IllegalAction(ZermeloError, ValueError):
    """An action that the rules do not allow in this state."""


class InvalidState(ZermeloError, ValueError):
    """Something that is not a state of this game."""


class GameIsOver(ZermeloError, ValueError):
    """A question about the next move where there is none."""


class RulesChanged(ZermeloError, RuntimeError):
    """A search or training that goes on after the rules of its game were changed."""


class NumberTooWide(ZermeloError, OverflowError):
    """A number in a state that is larger than those its machine code was made for."""

    def __str__(self) -> str:
        return (
            "a number in a state is many times larger than any in games played at random; "
            "the same call again is compiled for larger ones"
        )


class FellBack(ZermeloError, RuntimeError):
    """Part of a game's rules turned out not to compile when states were already packed for machine
    code."""

    def __str__(self) -> str:
        return "the rules can't all be compiled; the same call again runs in plain Python"


class NotThisKindOfGame(ZermeloError, TypeError):
    """An algorithm that does not fit the game; the message names one that does."""


class TooManyStates(ZermeloError):
    """More states than a table was allowed to hold."""


class BadParameter(ZermeloError, ValueError):
    """A parameter outside its range."""


class BadArgument(BadParameter, TypeError):
    """An argument of another name or type than the function takes."""


class MissingExtra(BadParameter, ImportError):
    """Something that needs a package which is not installed; the message names the extra."""


class BadEvaluation(ZermeloError, ArithmeticError):
    """An evaluation or utility that is not a number."""


class BadRules(ZermeloError, ValueError):
    """Rules that break the contract of a game; `zermelo check` finds more such errors."""


class BadFile(ZermeloError, ValueError):
    """A file that can't be read as what it should be; the message names the line if it is known."""

    def __init__(self, problem: str, line: int | None = None) -> None:
        self.line = line
        super().__init__(problem if line is None else f"line {line}: {problem}")


class CantWrite(ZermeloError):
    """The disk is full, a folder is not writable, or another process is writing there."""


class UntrustedCode(ZermeloError, ValueError):
    """A data file names code to run; the message says how to name it on the command line."""


class UnknownName(ZermeloError, LookupError):
    """An unknown name; the message suggests the nearest ones."""

    def __init__(self, kind: str, name: str, known: Iterable[str]) -> None:
        self.suggestions = nearest(name, known)
        hint = f"; did you mean {' or '.join(self.suggestions)}?" if self.suggestions else ""
        super().__init__(f"there is no {kind} called {name!r}{hint}")

    def __str__(self) -> str:
        return str(self.args[0])


@contextlib.contextmanager
def needs_extra(what: str, extra: str) -> Iterator[None]:
    """For imports of optional packages: if one is missing, the error names the extra.

    `what` is plural: what can't be used without it.

    >>> try:
    ...     with needs_extra("dragons", "fantasy"):
    ...         import no_such_package
    ... except MissingExtra as error:
    ...     print(error)
    dragons need no_such_package: pip install 'zermelo[fantasy]'
    """
    try:
        yield
    except ImportError as error:
        package = (error.name or "zermelo").partition(".")[0]
        if isinstance(error, MissingExtra) or package == "zermelo":
            raise
        raise MissingExtra(f"{what} need {package}: pip install 'zermelo[{extra}]'") from None


def nearest(name: str, known: Iterable[str], most: int = 3) -> list[str]:
    """The known names closest to a misspelt one, best first.

    >>> nearest("conect_four", ["connect_four", "nim"])
    ['connect_four']
    >>> nearest("conect_four", ["connect_four", "cant_stop"])  # one is far closer
    ['connect_four']
    """
    import difflib  # slow to import

    names = sorted(known)
    containing = [other for other in names if name and (name in other or other in name)]
    close = difflib.get_close_matches(name, names, n=most, cutoff=0.5)
    if close:
        best = difflib.SequenceMatcher(None, close[0], name).ratio()
        close = difflib.get_close_matches(name, names, n=most, cutoff=max(0.5, best - 0.3))
    return list(dict.fromkeys([*close, *containing]))[:most]


def short(value: object, most: int = 120) -> str:
    """A value out of a file as text for an error: harmless, and not too long.

    >>> short("evil.py\\x1b[2J")
    'evil.py'
    """
    return printable(value, most)

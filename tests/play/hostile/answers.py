"""Answers that are none, and every error there is."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from typing import Any

from .base import ESCAPE, EXPECTED, PLAYERS, Honest, Hostile, Trick, attempt, reply, trick


@trick("exit", "hang")
def closes_its_pipes(self: Any, turn: Any) -> None:
    for number in range(256):
        attempt(lambda number=number: os.close(number))


@trick("rubbish", "exit", cheap=True)
def answers_rubbish(self: Any, turn: Any) -> None:
    reply(b"\xff\xfe" + ESCAPE.encode(errors="ignore"))


@trick("")
def answers_in_advance(self: Any, turn: Any) -> None:
    reply(b'{"index": 0}\n{"index": 0, "why": "before it was asked"}\n{}')


@trick("rubbish")
def answers_too_deep(self: Any, turn: Any) -> None:
    reply(b"[" * 1_000_000)


@trick("flood")
def answers_without_end(self: Any, turn: Any) -> None:
    reply(b"x" * (1 << 26))


@trick("illegal")
def answers_no_number(self: Any, turn: Any) -> None:
    reply(b'{"index": NaN, "said": "' + b"9" * 100_000 + b'"}')


@trick("illegal")
def answers_true(self: Any, turn: Any) -> None:
    reply(b'{"index": true}')


@trick("crash", cheap=True)
def answers_a_refusal(self: Any, turn: Any) -> None:
    reply(b'{"fault": "refused", "message": "stop everything"}')


@trick("crash")
def answers_a_fault_of_its_own(self: Any, turn: Any) -> None:
    reply(b'{"fault": ["\\u001b[2J"], "message": {"\\u001b]0;x\\u0007": "\\ud800"}}')


@trick("illegal")
def acts_illegally(self: Any, turn: Any) -> Any:
    return -1


@trick("illegal", "crash")
def acts_beyond_all_numbers(self: Any, turn: Any) -> Any:
    return 10**100_000


@trick("illegal")
def acts_by_no_number(self: Any, turn: Any) -> Any:
    return float("nan")


@trick("crash")
def acts_by_a_broken_object(self: Any, turn: Any) -> Any:
    class Broken:
        def __eq__(self, other: object) -> bool:
            raise ValueError(ESCAPE)

        __hash__ = None  # type: ignore[assignment]

    return Broken()


def _raises(error: Callable[[], BaseException]) -> Trick:
    def raising(self: Any, turn: Any) -> None:
        raise error()

    return raising


def _of_the_package() -> None:
    """One for each error class of the package, made when it is wanted."""
    names = ("BadEvaluation", "BadParameter", "GameIsOver", "IllegalAction", "InvalidState",
             "NotThisKindOfGame", "ZermeloError")  # fmt: skip
    for name in names:

        def error(name: str = name) -> BaseException:
            import zermelo.errors

            return getattr(zermelo.errors, name)(f"stop everything {ESCAPE}")  # type: ignore[no-any-return]

        function = _raises(error)
        function.__name__ = f"raises_{name}"
        trick("crash", cheap=name == "NotThisKindOfGame")(function)


_of_the_package()


@trick("crash")
def raises_unknown_name(self: Any, turn: Any) -> None:
    from zermelo.errors import UnknownName

    raise UnknownName("player", ESCAPE, ())


@trick("crash")
def raises_refused(self: Any, turn: Any) -> None:
    from zermelo.play.match.referee import Refused

    raise Refused("stop everything")


@trick("crash")
def raises_a_players_fault(self: Any, turn: Any) -> None:
    from zermelo.play import PlayerFault

    raise PlayerFault("refused", "stop everything")


@trick("crash")
def raises_a_keyboard_interrupt(self: Any, turn: Any) -> None:
    raise KeyboardInterrupt


@trick("crash")
def raises_what_can_not_be_shown(self: Any, turn: Any) -> None:
    class Hidden(Exception):
        def __str__(self) -> str:
            raise ValueError

    raise Hidden


@trick("crash", "exit")
def calls_itself(self: Any, turn: Any) -> Any:
    return calls_itself(self, turn)


@trick("", cheap=True)
def says_escapes(self: Any, turn: Any) -> Any:
    from zermelo.play import Choice

    print(ESCAPE.encode(errors="ignore"), file=sys.stderr)
    return Choice(turn.actions[0], why=ESCAPE)


class RefusesToBegin(Hostile):
    """Where anybody else may, a stranger may not: it would stop the tournament."""

    def begin(self, game: Any, player: int, seed: int) -> None:
        from zermelo.errors import NotThisKindOfGame

        raise NotThisKindOfGame(f"stop everything {ESCAPE}")


class RefusesToBeMade(Hostile):
    def __init__(self) -> None:
        from zermelo.errors import UnknownName

        raise UnknownName("class", ESCAPE, ())


class HangsAtTheEnd(Honest):
    def end(self, utilities: tuple[float, ...]) -> None:
        signal.pause()


PLAYERS |= {one.__name__: one for one in (RefusesToBegin, RefusesToBeMade, HangsAtTheEnd)}
EXPECTED |= {
    "RefusesToBegin": ("crash",),
    "RefusesToBeMade": ("crash",),
    "HangsAtTheEnd": ("hang",),
}

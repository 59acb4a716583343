"""What hostile players share."""

from __future__ import annotations

import contextlib
import os
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

ESCAPE = "\x1b[2J\x1b]0;owned\x07\u202eevil\x9b31m\ud800"
CHEAP: list[str] = []
EXPECTED: dict[str, tuple[str, ...]] = {}
PLAYERS: dict[str, type] = {}


def confined() -> bool:
    """Whether this is a sandbox; nothing here is for another place."""
    return os.getuid() == 65534 and os.getpid() < 20 and not os.path.exists("/etc/passwd")


class Honest:
    """Any legal move."""

    def begin(self, game: Any, player: int, seed: int) -> None:
        self.game, self.seat, self.seed = game, player, seed
        self.random = random.Random(seed)
        self.tried = False

    def choose(self, turn: Any) -> Any:
        return self.random.choice(turn.actions)


class Hostile(Honest):
    def choose(self, turn: Any) -> Any:
        if not confined():
            raise RuntimeError("this is not a sandbox")
        if not self.tried:
            self.tried = True
            found = type(self).trick(self, turn)  # type: ignore[attr-defined]
            if found is not None:
                return found
        return super().choose(turn)


Trick = Callable[[Any, Any], Any]


def trick(*expected: str, cheap: bool = False) -> Callable[[Trick], Trick]:
    """A function becomes a class of the same name."""

    def named(function: Trick) -> Trick:
        words = function.__name__.split("_")
        name = "".join(word[:1].upper() + word[1:] for word in words)
        klass = type(name, (Hostile,), {"trick": function, "__doc__": function.__doc__})
        PLAYERS[name] = klass
        EXPECTED[name] = expected or ("",)
        if cheap:
            CHEAP.append(name)
        return function

    return named


def attempt(*actions: Callable[[], Any]) -> None:
    """Each of them, whatever it raises."""
    for action in actions:
        with contextlib.suppress(Exception):
            action()


def spoil(path: Any) -> None:
    """Write to a file, in all ways."""
    attempt(
        lambda: os.chmod(path, 0o777),
        lambda: os.write(os.open(path, os.O_WRONLY), b"spoilt"),
        lambda: Path(path).write_bytes(b"spoilt"),
        lambda: os.unlink(path),
        lambda: os.rename(path, f"{path}.gone"),
        lambda: Path(f"{path}.new").write_bytes(b"spoilt"),
    )


def descriptors() -> Iterator[int]:
    for number in range(3, 64):
        with contextlib.suppress(OSError):
            os.fstat(number)
            yield number


def reply(text: bytes) -> None:
    """Answer in place of the host, on every descriptor that can be written to."""
    for number in descriptors():
        with contextlib.suppress(OSError):
            left = memoryview(text + b"\n")
            while left:
                left = left[os.write(number, left) :]

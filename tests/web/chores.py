"""Jobs for worker processes in tests, apart from all that the tests themselves import."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from zermelo.cancellation import stop_requested
from zermelo.errors import BadParameter
from zermelo.kernel.compile_events import compiling

Tell = Callable[[Any], None]


def answer(tell: Tell, value: Any) -> Any:
    return value


def pid(tell: Tell) -> int:
    return os.getpid()


def until_stopped(tell: Tell) -> str:
    """Ends when it is asked to."""
    tell("begun")
    while not stop_requested():
        time.sleep(0.005)
    return "stopped"


def stubborn(tell: Tell, seconds: float = 600) -> str:
    """Does not ask whether it should stop."""
    tell("begun")
    time.sleep(seconds)
    return "done"


def like_compiling(tell: Tell, seconds: float) -> str:
    compiling(True)
    tell("begun")
    time.sleep(seconds)
    compiling(False)
    return "compiled"


def until_there(tell: Tell, path: Path) -> str:
    tell("begun")
    while not path.exists():
        time.sleep(0.005)
    return "done"


def noted(tell: Tell, path: Path, name: str) -> None:
    with path.open("a") as file:
        file.write(f"{name} ")


def refusing(tell: Tell) -> None:
    raise BadParameter("wrong")


def dying(tell: Tell) -> None:
    os._exit(3)


def printing(tell: Tell) -> str:
    print("this is no answer", flush=True)
    os.write(1, b"nor is this")
    return "answer"


def like_compiling_a_look(tell: Tell, message: Any) -> tuple[bytes, str]:
    like_compiling(tell, 5)
    return b"", '{"type": "traced"}'

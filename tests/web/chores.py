"""Jobs for worker processes in tests, apart from all that the tests themselves import."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from zermelo.cancellation import stop_requested
from zermelo.errors import BadParameter
from zermelo.kernel.compile_events import compiling
from zermelo.kernel.tiers import background

Report = Callable[[Any], None]


def answer(report: Report, value: Any) -> Any:
    return value


def pid(report: Report) -> int:
    return os.getpid()


def until_stopped(report: Report) -> str:
    """Ends when it is asked to."""
    report("begun")
    while not stop_requested():
        time.sleep(0.005)
    return "stopped"


def stubborn(report: Report, seconds: float = 600) -> str:
    """Does not ask whether it should stop."""
    report("begun")
    time.sleep(seconds)
    return "done"


def like_compiling(report: Report, seconds: float) -> str:
    compiling(True)
    report("begun")
    time.sleep(seconds)
    compiling(False)
    return "compiled"


def wanting_code(report: Report, program: bytes, path: Path) -> None:
    """Has it compiled, and does not wait: makes a file when it is there."""

    def wait() -> None:
        background._begin_compilation(program).wait()
        path.touch()

    threading.Thread(target=wait, daemon=True).start()


def until_there(report: Report, path: Path) -> str:
    report("begun")
    while not path.exists():
        time.sleep(0.005)
    return "done"


def noted(report: Report, path: Path, name: str) -> None:
    with path.open("a") as file:
        file.write(f"{name} ")


def refusing(report: Report) -> None:
    raise BadParameter("wrong")


def dying(report: Report) -> None:
    os._exit(3)


def printing(report: Report) -> str:
    print("this is no answer", flush=True)
    os.write(1, b"nor is this")
    return "answer"


def like_compiling_a_trace(report: Report, message: Any) -> tuple[str, bytes]:
    like_compiling(lambda _: None, 2)
    return '{"type": "traced"}', b""

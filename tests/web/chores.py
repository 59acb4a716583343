"""Jobs for worker processes in tests, apart from all that the tests themselves import."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.clocks import eventually
from zermelo.cancellation import stop_requested
from zermelo.errors import BadParameter
from zermelo.kernel.compile_events import compiling
from zermelo.kernel.tiers import background

Report = Callable[[Any], None]


def answer(report: Report, value: Any) -> Any:
    return value


def pid(report: Report) -> int:
    return os.getpid()


def until_stopped(report: Report, *_: Any) -> str:
    """Ends when it is asked to, whatever it is given."""
    report("begun")
    eventually(stop_requested)
    return "stopped"


def stubborn(report: Report) -> None:
    """Does not ask whether it should stop, and does not end."""
    report("begun")
    threading.Event().wait()


def like_compiling(report: Report, path: Path) -> str:
    """Until this file is there."""
    compiling(True)
    report("begun")
    eventually(path.exists)
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
    eventually(path.exists)
    return "done"


def noted(report: Report, path: Path, name: str) -> None:
    with path.open("a") as file:
        file.write(f"{name} ")


def refusing(report: Report) -> None:
    raise BadParameter("wrong")


def dying(report: Report) -> None:
    os.write(2, b"out of ideas\n")
    os._exit(3)


def printing(report: Report) -> str:
    print("this is no answer", flush=True)
    os.write(1, b"nor is this")
    return "answer"


def like_compiling_a_trace(path: Path, report: Report, message: Any) -> tuple[str, bytes]:
    like_compiling(lambda _: None, path)
    return '{"type": "traced"}', b""

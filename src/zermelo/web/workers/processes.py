"""A worker process, seen from the server: it is given a job, may be stopped, and can be killed."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import pickle
import sys
from collections.abc import Callable
from typing import Any

from ...errors import ZermeloError
from .worker import HEADER, Job, framed

__all__ = ["Process", "Stopped"]

BEGIN = (
    "import json, sys; sys.path[:] = json.loads(sys.argv[1]); "
    "from zermelo.web.workers.worker import main; main()"
)
_numbers = itertools.count(1)


class Stopped(Exception):
    """The job was ended before it had an answer."""


class Process:
    """Started when it gets its first job."""

    def __init__(self) -> None:
        self.games: set[str] = set()
        """The games it has worked on: their code is loaded there."""
        self.megabytes = 0.0
        self.compiling = False
        self.killed = False
        self.lost = False
        """Whether it ended by itself."""
        self.jobs = 0
        self.process: asyncio.subprocess.Process | None = None
        self._number, self._stopped = 0, False
        self._starting = asyncio.Lock()

    async def start(self) -> None:
        async with self._starting:  # it may be given a job while it is being made ready
            await self._start()

    async def _start(self) -> None:
        if self.process is None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-P",  # nothing from the folder where the server was started
                "-c",
                BEGIN,
                json.dumps([path for path in sys.path if path]),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
                start_new_session=os.name == "posix",  # Ctrl-C is for the server
            )
            if self.killed:
                self.kill()

    async def run(
        self,
        job: Job,
        arguments: tuple[Any, ...],
        told: Callable[[Any], None],
        compiles: Callable[[bool], None],
    ) -> Any:
        """What the job returns; `told` hears what it reports, `compiles` when that goes on."""
        content = pickle.dumps((job, arguments), pickle.HIGHEST_PROTOCOL)
        self._number, self._stopped, self.jobs = next(_numbers), False, self.jobs + 1
        try:
            await self.start()
            self._send("do", self._number, content)
            if self._stopped:  # while it was started
                self.stop()
            what, answer, self.megabytes = await self._answer(told, compiles)
        except (asyncio.IncompleteReadError, OSError):
            raise await self._lost() from None
        except BaseException:
            self.kill()  # it may still be at it
            raise
        finally:
            if self.compiling:
                self.compiling = False
                compiles(False)
        if what == "failed":
            raise ZermeloError(answer)
        return answer

    async def _answer(
        self, told: Callable[[Any], None], compiles: Callable[[bool], None]
    ) -> tuple[Any, ...]:
        while True:
            what, *values = await self._next()
            if what == "told":
                told(values[0])
            elif what == "compiling":
                self.compiling = values[0]
                compiles(values[0])
            else:
                return what, *values

    def stop(self) -> None:
        """Ask the job to end by itself."""
        self._stopped = True
        self._send("stop", self._number, b"")

    def kill(self) -> None:
        self.killed = True
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()

    async def ended(self) -> None:
        """Wait until nothing of it is left."""
        self.kill()
        if self.process is not None:
            if self.process.stdin is not None:
                self.process.stdin.close()
            await self.process.wait()

    def _send(self, *message: Any) -> None:
        if self.process is not None and self.process.stdin is not None:
            with contextlib.suppress(ConnectionError, RuntimeError):
                self.process.stdin.write(framed(message))

    async def _next(self) -> tuple[Any, ...]:
        assert self.process is not None
        assert self.process.stdout is not None
        header = await self.process.stdout.readexactly(HEADER.size)
        content = await self.process.stdout.readexactly(HEADER.unpack(header)[0])
        message: tuple[Any, ...] = pickle.loads(content)
        return message

    async def _lost(self) -> Exception:
        """What to say when there is nobody at the other end."""
        if self.killed:
            return Stopped()
        self.lost = True
        await self.ended()
        code = self.process.returncode if self.process is not None else None
        return ZermeloError(
            f"the process that did this has ended unexpectedly (code {code}); try again, and with "
            "less depth or fewer nodes if it happens again"
        )

"""Machine code for all worker processes: few programs are compiled at once.

A process that compiles takes 150 MB and more, and on a small machine two of them take each other's
time. So workers ask the server, which compiles the latest wish first. What is being compiled for a
page goes on to its end, unless the page has gone or gone on to another game: then it makes room for
what a page waits for, and is resumed when none does.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable
from dataclasses import dataclass, field

from ...kernel.tiers import Compilation, CompileProcess
from .processes import Process


@dataclass(eq=False)
class _Wish:
    """A program that workers wait for."""

    program: bytes
    owner: object = None
    """The page that it is for."""
    game: str = ""
    askers: set[tuple[Process, int]] = field(default_factory=set)
    """Workers to notify, with their request numbers."""
    wanted: bool = True
    """Whether the page is still there and at this game."""
    compilation: Compilation | None = None
    gives_way: bool = False
    """Whether it was begun, and ended before it was done."""
    had_to_wait: bool = False


class Compilations:
    """Compiles programs for processes, at most `most` at once; for one event loop."""

    def __init__(
        self, most: int = 1, begin: Callable[[bytes], Compilation] = CompileProcess
    ) -> None:
        self.most, self._begin = most, begin
        self._wishes: list[_Wish] = []  # the latest at the end

    def ask(self, process: Process, number: int, program: bytes) -> None:
        """A process wants a program for the job that it has, or had last."""
        known = (one for one in self._wishes if one.program == program)
        wish = next(known, None) or _Wish(program)
        wish.owner, wish.game, wish.wanted = process.owner, process.game, True
        wish.askers.add((process, number))
        self._wishes = [one for one in self._wishes if one is not wish] + [wish]
        for other in self._wishes:
            if other.owner is wish.owner and other.game != wish.game:
                other.wanted = False
        self._next()
        wish.had_to_wait = wish.compilation is None

    def renew(self, process: Process) -> None:
        """The process is at work on its game again, maybe for another page."""
        for wish in self._wishes:
            if wish.game == process.game and process in {one for one, _ in wish.askers}:
                wish.owner, wish.wanted = process.owner, True

    def put_off(self, process: Process, number: int) -> None:
        """The process waits for another program first."""
        self._forget(lambda asker: asker == (process, number))

    def leave(self, owner: object) -> None:
        """A page has gone."""
        for wish in self._wishes:
            wish.wanted = wish.wanted and wish.owner is not owner
        self._next()

    def lose(self, process: Process) -> None:
        """A process has ended."""
        self._forget(lambda asker: asker[0] is process)

    def close(self) -> None:
        """Begin no further compilations."""
        self.most = 0

    def _forget(self, leaves: Callable[[tuple[Process, int]], bool]) -> None:
        """Drop those that no longer ask; a compilation in progress continues, since its code will
        be found on disk."""
        for wish in self._wishes:
            wish.askers = {asker for asker in wish.askers if not leaves(asker)}
        self._wishes = [one for one in self._wishes if one.askers or one.compilation]

    def _next(self) -> None:
        """Compile what is to be compiled now."""
        at_work = [one for one in self._wishes if one.compilation is not None]
        waiting = [one for one in self._wishes if one.compilation is None]
        free = self.most - len(at_work)
        waiting.sort(key=lambda one: one.wanted)  # the last is the first to be compiled
        while waiting and free > 0:
            self._compile(waiting.pop())
            free -= 1
        idle = [one for one in at_work if not one.wanted and not one.gives_way]
        leaving = sum(one.gives_way for one in at_work)
        for wish in idle[: max(sum(one.wanted for one in waiting) - leaving, 0)]:
            wish.gives_way = True
            assert wish.compilation is not None
            wish.compilation.terminate()

    def _compile(self, wish: _Wish) -> None:
        """Begin it, and have a thread wait for it, since it may outlive us."""
        compilation = wish.compilation = self._begin(wish.program)
        if wish.had_to_wait:
            for process, number in wish.askers:
                process.begun(number)
        loop = asyncio.get_running_loop()

        def wait() -> None:
            compilation.wait()
            with contextlib.suppress(RuntimeError):  # the loop has ended
                loop.call_soon_threadsafe(self._ended, wish)

        threading.Thread(target=wait, daemon=True).start()

    def _ended(self, wish: _Wish) -> None:
        wish.compilation = None
        if wish.gives_way and wish.askers:
            wish.gives_way, wish.had_to_wait = False, True  # its turn comes again
        else:
            self._wishes.remove(wish)
            for process, number in wish.askers:
                process.compiled(number)
        self._next()

"""Machine code made by other processes, for the searches that wait for it.

One program is compiled at a time: what was asked for last comes first, and if that is another game
than the one being compiled, that one is put off. A process that compiles outlives ours, so that
the next one finds the code on disk; it ends by itself. A game that can't be sent to another
process, such as one of a class within a function, is compiled by a thread.

A process that compiles takes 150 MB and more. Where several processes of a family search, one of
them can start those that compile for all (`compile_through`).
"""

from __future__ import annotations

import atexit
import contextlib
import itertools
import json
import os
import pickle
import subprocess
import sys
import tempfile
import threading
import warnings
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import IO, Any, Protocol

from ... import clock
from ...children import LastWords
from ...errors import ZermeloError
from ...game import Game
from ...log import Log
from ..api import PlainPython, native_side
from ..compile_events import compiling_ahead, compiling_here
from .tier import Tier, in_tier
from .times import expected

DATA = (
    *("depth", "nodes", "iterations", "seconds", "deepening"),
    *("seed", "report", "tables", "table", "tree"),
)
"""Settings that machine code is not made for: with others of these it is the same program."""
LEAST = 0.001  # seconds
SAID = 3
"""How a process that compiles ends when it has said in a sentence why the game can't be."""
_log = Log(__name__)
_BEGIN = (
    "import json, sys; sys.path[:0] = json.loads(sys.argv[1]); "
    "from zermelo.kernel.tiers.compile_process import main; main(int(sys.argv[2]))"
)


class Program:
    """A search with a game: all that has to be compiled for it."""

    def __init__(
        self, search: Callable[..., Any], game: Game, state: Any, settings: dict[str, Any]
    ) -> None:
        self.search, self.game, self.state = search, game, state
        self.settings = {name: one for name, one in settings.items() if name not in DATA}
        self.name = f"{search.__module__}.{search.__qualname__} {type(game).__qualname__}"
        self.key = repr((self.name, type(game), game, sorted(self.settings.items(), key=str)))
        self.ready = False
        self._began: float | None = None
        self._callbacks: list[Callable[[], None]] = []

    def run_least(self, search: Callable[..., Any]) -> None:
        """The smallest search, which compiles or loads what a longer one needs."""
        search(self.game, self.state, **self.settings, seconds=LEAST)

    def pickled(self) -> bytes | None:
        """For another process; None where that could not import the game, or be sent it."""
        modules = {one.__module__: None for one in type(self.game).__mro__}
        call: Any = self.name, self.search, self.game, self.state, self.settings
        try:
            files = _files_to_send(one for one in modules if one != "__main__")
            call = _by_value(call) if "__main__" in modules else pickle.dumps(call)
        except Exception as error:  # whatever a user's class does when it is pickled
            _log.info("no other process can compile %s: %s", self.name, error)
            return None
        return pickle.dumps((files, call))

    @property
    def seconds_left(self) -> float | None:
        """An estimate; None where nothing like it was compiled on this machine."""
        whole = expected(self.name)
        if whole is None or self._began is None:
            return whole
        return max(whole - (clock.now() - self._began), 1.0)

    @contextmanager
    def calling(self, callback: Callable[[], None]) -> Iterator[None]:
        """Inside, `callback` is called when the code is ready."""
        self._callbacks.append(callback)
        try:
            if self.ready:
                callback()
            yield
        finally:
            self._callbacks.remove(callback)

    def begin(self) -> None:
        self._began = clock.now()

    def finish(self) -> None:
        self.ready = True
        for callback in list(self._callbacks):
            callback()


def _by_value(call: Any) -> bytes:
    """With the classes of the program that runs, such as a notebook's cells or a script: what
    imported that would run it."""
    native_side()  # or another thread would find Numba half imported
    from numba import cloudpickle

    return bytes(cloudpickle.dumps(call))


def _files_to_send(modules: Iterable[str]) -> dict[str, str]:
    """Of modules that another process would not find by their names, the files."""
    files = {}
    for module in modules:
        packages = itertools.accumulate(module.split("."), "{}.{}".format)
        for name in packages:
            if not _is_found(name):
                file = getattr(sys.modules.get(name), "__file__", None)
                if file is None:
                    raise ImportError(f"there is no file of module {name}")
                files[name] = os.path.abspath(file)
    return files


def _is_found(module: str) -> bool:
    """Whether to import this name finds the module that has it here.

    The finders are asked, not `find_spec`: that answers from what is imported, however it was.
    """
    known = sys.modules.get(module)
    package = sys.modules.get(module.rpartition(".")[0])
    place = getattr(package, "__path__", None)
    for finder in sys.meta_path:
        with contextlib.suppress(ImportError, AttributeError):
            if (found := finder.find_spec(module, place)) is not None:
                origin = getattr(known, "__file__", None)
                return origin is None or found.origin == origin
    return False


class Compilation(Protocol):
    """A program that is being compiled elsewhere."""

    def wait(self) -> object:
        """Return when it has ended, well or not; what went wrong, as far as is known."""

    def terminate(self) -> None:
        """It is not wanted now."""


class CompileProcess:
    """A process that compiles a pickled program."""

    def __init__(self, pickled: bytes, priority: int = 0) -> None:
        """`priority` is as of `nice`. That of a search in plain Python is no higher: it is a few
        hundred times as fast once this has ended, and on a busy machine would put that off."""
        self._words, self._unwanted = LastWords(), False
        with tempfile.TemporaryFile() as program, self._words.listening() as errors:
            # A file, not a pipe: the writer need not stay until it is read.
            program.write(pickled)
            program.seek(0)
            self._process = _started(priority, program, errors)

    def wait(self) -> str:
        """How it ended, if not well."""
        code = self._process.wait()
        if code == 0 or self._unwanted:
            return ""
        if code == SAID:
            _log.info("sent to a process that compiles: %s", self._words.text)
            return self._words.text
        return f"its process {self._words.ending('a process that compiles', code, _log)}"

    def terminate(self) -> None:
        self._unwanted = True
        self._process.terminate()


class _Compiler:
    """Compiles programs one after the other, in a thread that waits for the processes."""

    def __init__(self) -> None:
        self._lock = threading.Condition()
        self._waiting: list[Program] = []
        self._known: dict[str, Program] = {}
        self._at_work: Program | None = None
        self._compilation: Compilation | None = None
        self._thread: threading.Thread | None = None
        self._begun = threading.Event()
        """Whether what was asked for is being compiled: a short program ends after that."""
        self._begun.set()

    def request(self, program: Program) -> Program:
        with self._lock:
            program = self._known.setdefault(program.key, program)
            if program.ready or program is self._at_work:
                return program
            self._waiting = [one for one in self._waiting if one is not program] + [program]
            self._put_off_other(program)
            if self._at_work is None:
                self._begun.clear()
            if self._thread is None:
                # Numba imports it, which is too late once the program is about to end.
                import concurrent.futures.thread  # noqa: F401

                atexit.register(self._begun.wait)
                self._thread = threading.Thread(target=self._work, daemon=True)
                self._thread.start()
            self._lock.notify()
            return program

    def is_under_way(self, program: Program) -> bool:
        with self._lock:
            known = self._known.get(program.key)
            return (
                known is not None
                and not known.ready
                and (known is self._at_work or known in self._waiting)
            )

    def _put_off_other(self, program: Program) -> None:
        """What is asked for now comes first."""
        other = self._at_work
        if other is not None and self._compilation is not None and other.game != program.game:
            self._waiting.insert(0, other)
            self._compilation.terminate()

    def seconds_left(self) -> float | None:
        program = self._at_work
        return program.seconds_left if program is not None else None

    def begin_late(self) -> None:
        program = self._at_work
        if program is not None:
            program.begin()
            compiling_ahead(True)

    def _work(self) -> None:
        while True:
            with self._lock:
                while not self._waiting:
                    self._at_work = None
                    self._lock.wait()
                program = self._at_work = self._waiting.pop()
            program.begin()
            _log.info("compiling %s; searches go on in plain Python meanwhile", program.name)
            compiling_ahead(True)
            try:
                self._compile(program)
            finally:
                self._begun.set()
                compiling_ahead(False)

    def _compile(self, program: Program) -> None:
        pickled = program.pickled()
        if pickled is not None and not self._elsewhere(program, pickled):
            return
        self._begun.set()
        with self._lock:
            self._compilation = None
        try:
            with compiling_here(), in_tier(Tier.COMPILED):
                program.run_least(program.search)
        except Exception as error:
            _log.info("%s was not compiled: %s", program.name, error)
            return  # the search itself will say what is wrong
        _log.info("%s is compiled", program.name)
        program.finish()

    def _elsewhere(self, program: Program, pickled: bytes) -> bool:
        """Whether to go on and load, or compile, the code here; not if it was put off."""
        try:
            compilation = _begin_compilation(pickled)
        except OSError as error:
            _log.info("no process can be started to compile %s: %s", program.name, error)
            return True
        self._begun.set()
        with self._lock:
            self._compilation = compilation
            if program in self._waiting:  # put off meanwhile
                compilation.terminate()
        compilation.wait()
        with self._lock:
            return program not in self._waiting


def _started(priority: int, program: IO[bytes], errors: int) -> subprocess.Popen[bytes]:
    path = json.dumps([os.path.abspath(path) for path in sys.path])  # "" is the current folder
    return subprocess.Popen(
        [sys.executable, "-P", "-c", _BEGIN, path, str(priority)],
        stdin=program,
        stdout=subprocess.DEVNULL,
        stderr=errors,
        start_new_session=os.name == "posix",  # Ctrl-C is for us
    )


_compiler = _Compiler()
_begin_compilation: Callable[[bytes], Compilation] = CompileProcess


def compile_through(begin: Callable[[bytes], Compilation]) -> None:
    """From now on, programs are compiled by what this begins, not by processes of our own."""
    global _begin_compilation
    _begin_compilation = begin


def compile_in_background(program: Program) -> Program:
    """Have it compiled; gives the program that is, which may be one asked for before."""
    return _compiler.request(program)


def compilation_begins() -> None:
    """What is compiled elsewhere had to wait: the seconds that it takes are counted from now."""
    _compiler.begin_late()


def is_under_way(program: Program) -> bool:
    """Whether it is being compiled for this process or waits for that."""
    return _compiler.is_under_way(program)


def compile_ahead(
    game: Game, search: Callable[..., Any], priority: int = 0, **settings: Any
) -> str:
    """Have a search compiled, by another process where one can, and wait for it; what went wrong,
    if anything did."""
    program = Program(search, game, None, settings)
    pickled = program.pickled()
    if pickled is None:
        return _compiled_here(program)
    process = CompileProcess(pickled, priority)
    try:
        return process.wait()
    except BaseException:
        process.terminate()
        raise


def _compiled_here(program: Program) -> str:
    """Compile a program in this process; why that failed, if it did."""
    try:
        with in_tier(Tier.COMPILED):
            run_compiled(program.search, program.game, program.state, program.settings)
    except (ZermeloError, PlainPython) as error:
        return str(error)
    return ""


def run_compiled(
    search: Callable[..., Any], game: Game, state: Any, settings: dict[str, Any]
) -> None:
    """The smallest search; PlainPython, raised, if the game can't be compiled."""
    with warnings.catch_warnings():
        warnings.simplefilter("error", PlainPython)
        search(game, state, **settings, seconds=LEAST)


def seconds_left() -> float | None:
    """How long the program being compiled still takes, as far as is known."""
    return _compiler.seconds_left()

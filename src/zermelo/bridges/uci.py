"""zermelo as a chess engine that speaks UCI: `zermelo uci`.

One thread reads commands, another searches; so `stop` and `isready` are answered at once.
No input stops the engine: what it does not understand it reports in an info line.
The protocol: https://www.shredderchess.com/chess-features/uci-universal-chess-interface.html
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, TextIO

from .._version import __version__
from ..cancellation import Stop, stoppable
from ..display import Shown
from ..errors import BadParameter, ZermeloError
from ..play.timing import MOVES_LEFT, Allowance, Clock
from ._uci_position import UciPosition

if TYPE_CHECKING:
    from ..result import Result
    from ..search import TranspositionTable

__all__ = ["OPTIONS", "GoTimes", "Option", "UciEngine", "serve"]

LONGEST_LINE = 1 << 20
USABLE = 0.8  # of the time left, if it is for more than this move
_WHEN_IDLE = ("setoption", "ucinewgame", "position", "go")
_NUMBERS = ("wtime", "btime", "winc", "binc", "movestogo", "depth", "nodes", "mate", "movetime")


@dataclass(frozen=True)
class Option(Shown):
    """A setting that a user interface may show."""

    name: str
    kind: str
    default: int | bool | None = None
    least: int = 0
    most: int = 0

    def declaration(self) -> str:
        text = f"option name {self.name} type {self.kind}"
        if self.kind == "spin":
            return f"{text} default {self.default} min {self.least} max {self.most}"
        return text if self.default is None else f"{text} default {str(self.default).lower()}"

    def read(self, value: str) -> int | bool | None:
        if self.kind == "check":
            if value.lower() not in ("true", "false"):
                raise BadParameter(f"{self.name} is true or false, not {value!r}")
            return value.lower() == "true"
        if self.kind == "spin":
            number = _number(self.name, value)
            if not self.least <= number <= self.most:
                raise BadParameter(f"{self.name} is {self.least} to {self.most}, not {number}")
            return number
        return None


OPTIONS = (
    Option("Hash", "spin", 64, 1, 65536),
    Option("Clear Hash", "button"),
    Option("Threads", "spin", 1, 1, 256),
    Option("Move Overhead", "spin", 20, 0, 5000),
    Option("Selective", "check", True),
)
"""The settings offered to graphical interfaces."""


@dataclass(frozen=True)
class GoTimes(Shown):
    """The times in a `go` command, in milliseconds.

    >>> GoTimes(movetime=500).movetime
    500
    """

    movetime: int | None = None
    left: int | None = None
    increment: int = 0
    moves: int | None = None

    def allowance(self, overhead: int) -> Allowance | None:
        """The seconds for this move; None without a limit."""
        if self.movetime is not None:
            most = max(self.movetime - overhead, 1) / 1000
            return Allowance(most, most)
        if self.left is None:
            return None
        left = max(self.left - overhead, 1) / 1000
        planned = Clock(left, self.increment / 1000).allowance(moves=self.moves or MOVES_LEFT)
        usable = max(left if self.moves == 1 else USABLE * left, 0.001)
        assert planned is not None
        return Allowance(min(planned.usual, usable), min(planned.most, usable))


@dataclass(frozen=True)
class GoCommand:
    """A search that was asked for, and its limits."""

    clock: GoTimes
    depth: int | None
    nodes: int | None
    only: tuple[int, ...]
    waits: bool  # for `stop`


class UciEngine:
    """Handles commands one by one; answers go to `say`, possibly from another thread.

    >>> said = []
    >>> engine = UciEngine(said.append)
    >>> engine.handle("isready")
    True
    >>> said
    ['readyok']
    >>> engine.close()
    """

    def __init__(self, say: Callable[[str], None]) -> None:
        self._say_raw, self._lock = say, threading.Lock()
        self.values: dict[str, Any] = {option.name: option.default for option in OPTIONS}
        self.position = UciPosition()
        self._table: TranspositionTable | None = None
        self._warm = False
        self._thread: threading.Thread | None = None
        self.searching = False
        self._stop = Stop()
        self._stopped = threading.Event()
        self._commands: dict[str, Callable[[list[str]], None]] = {
            "uci": self._uci,
            "isready": self._is_ready,
            "setoption": self._set_option,
            "ucinewgame": self._new_game,
            "position": self._set_position,
            "go": self._go,
            "stop": lambda _: self.stop(),
            "ponderhit": lambda _: self.stop(),
            "debug": lambda _: None,
            "register": lambda _: None,
            "d": lambda _: self.say(f"info string {self.position.fen()}"),
        }

    def say(self, line: str) -> None:
        with self._lock:
            self._say_raw(line)

    def handle(self, line: str) -> bool:
        """Handle a line; false if it is `quit`."""
        words = line[:LONGEST_LINE].split()
        while words and words[0] not in self._commands and words[0] != "quit":
            words.pop(0)  # the protocol says to skip unknown words
        if not words:
            return True
        if words[0] == "quit":
            self.close()
            return False
        try:
            if self.searching and words[0] in _WHEN_IDLE:
                raise BadParameter("a search is running; send stop first")
            self._commands[words[0]](words[1:])
        except Exception as error:  # no input may end the engine
            self.say(f"info string {_one_line(error)}")
        return True

    def close(self) -> None:
        """End the search, if there is one."""
        self.stop()
        if self._thread is not None:
            self._thread.join()

    def stop(self) -> None:
        self._stopped.set()
        self._stop.request()

    # Commands.

    def _uci(self, _words: list[str]) -> None:
        self.say(f"id name zermelo {__version__}")
        self.say("id author the zermelo developers")
        for option in OPTIONS:
            self.say(option.declaration())
        self.say("uciok")

    def _is_ready(self, _words: list[str]) -> None:
        if not self.searching:
            self._warm_up()
        self.say("readyok")

    def _warm_up(self) -> None:
        """Compile everything before a clock runs."""
        if not self._warm:
            self._search(UciPosition().state, depth=2)
            self._warm = True

    def _set_option(self, words: list[str]) -> None:
        text = " ".join(words)
        if not text.startswith("name "):
            raise BadParameter("write setoption name NAME value VALUE")
        name, _, value = text.removeprefix("name ").partition(" value ")
        for option in OPTIONS:
            if option.name.lower() == name.strip().lower():
                self.values[option.name] = option.read(value.strip())
                if option.name in ("Hash", "Clear Hash"):
                    self._table = None
                return
        raise BadParameter(f"there is no option {name.strip()!r}")

    def _new_game(self, _words: list[str]) -> None:
        self._table = None
        self.position = UciPosition()

    def _set_position(self, words: list[str]) -> None:
        self.position = self.position.following(words)

    def _go(self, words: list[str]) -> None:
        task = self._read_go(words)
        self._stop, self._stopped = Stop(), threading.Event()
        self.searching = True
        self._thread = threading.Thread(target=self._think, args=(task,), daemon=True)
        self._thread.start()

    def _read_go(self, words: list[str]) -> GoCommand:
        given: dict[str, int] = {}
        only: list[int] = []
        index = 0
        while index < len(words):
            word, index = words[index], index + 1
            if word in _NUMBERS:
                given[word] = _number(word, words[index] if index < len(words) else "")
                index += 1
            elif word == "searchmoves":
                while index < len(words) and words[index] not in (*_NUMBERS, "infinite", "ponder"):
                    only.append(self.position.move(words[index]))
                    index += 1
        side = "wb"[self.position.turn]
        depth = given.get("depth", 2 * given["mate"] - 1 if "mate" in given else None)
        clock = GoTimes(
            given.get("movetime"),
            given.get(f"{side}time"),
            given.get(f"{side}inc", 0),
            max(given["movestogo"], 1) if "movestogo" in given else None,
        )
        endless = not (given.keys() - {"winc", "binc", "movestogo"})
        waits = "infinite" in words or "ponder" in words or endless
        if waits:
            clock = GoTimes()
        nodes = given.get("nodes")
        return GoCommand(
            clock,
            None if depth is None else min(max(depth, 1), 250),
            None if nodes is None else max(nodes, 1),
            tuple(only),
            waits,
        )

    # Searching, in the other thread.

    def _think(self, task: GoCommand) -> None:
        best = next(iter(self.position.moves_here), "0000")
        try:
            if self.position.state is not None:
                best = self._best(task)
        except Exception as error:
            self.say(f"info string {_one_line(error)}")
        if task.waits:
            self._stopped.wait()
        self.searching = False  # before the answer: the next command may follow it at once
        self.say(f"bestmove {best}")

    def _best(self, task: GoCommand) -> str:
        self._warm_up()
        allowance = task.clock.allowance(self.values["Move Overhead"])
        limits: dict[str, Any] = {}
        if allowance is not None:
            limits["seconds"] = allowance.most
            if allowance.usual < allowance.most:
                limits["soft_limit"] = allowance.usual / allowance.most
        alone = len(self.position.moves_here) == 1 and allowance is not None
        with stoppable(self._stop):
            result = self._search(
                self.position.state,
                depth=1 if alone else task.depth,
                nodes=task.nodes,
                every_value=bool(task.only),
                report=self._inform,
                **limits,
            )
        if result.exact:
            self._table = None  # a proven win is to be played out: look for the shortest way
        if not result.levels:
            self._inform(result)
        chosen = result.action
        if task.only and chosen not in task.only:
            chosen = next((r.action for r in result.rows if r.action in task.only), task.only[0])
        return self.position.name(chosen)

    def _search(self, state: Any, **limits: Any) -> Result:
        from ..search import AlphaBetaOptions, TranspositionTable, alpha_beta

        if self._table is None:
            self._table = TranspositionTable(self.values["Hash"])
        options = (
            AlphaBetaOptions.type_b()
            if self.values["Selective"]
            else AlphaBetaOptions(quiescence=8)
        )
        return alpha_beta(
            self.position.game,
            state,
            options=replace(options, memory=self.values["Hash"]),
            threads=self.values["Threads"],
            table=self._table,
            **limits,
        )

    def _inform(self, result: Result) -> None:
        milliseconds = max(int(1000 * result.seconds), 0)
        speed = int(result.nodes / result.seconds) if result.seconds > 0 else 0
        self.say(
            f"info depth {result.depth} score {self.position.score(result)} "
            f"nodes {result.nodes} nps {speed} time {milliseconds} pv {' '.join(result.line)}"
        )


def _number(name: str, text: str) -> int:
    digits = text.removeprefix("-")
    if not digits.isdecimal() or not digits.isascii() or len(digits) > 18:
        raise BadParameter(f"{name} needs a whole number, not {text[:20]!r}")
    return int(text)


def _one_line(error: Exception) -> str:
    name = "" if isinstance(error, ZermeloError) else f"{type(error).__name__}: "
    return " ".join(f"{name}{error}".split())[:500]


def serve(lines: Iterable[str], out: TextIO) -> None:
    """Handle the lines, answering to `out`, until `quit` or the end.

    >>> import io
    >>> said = io.StringIO()
    >>> serve(["isready", "quit"], said)
    >>> said.getvalue().split()
    ['readyok']
    """

    def say(line: str) -> None:
        out.write(line + "\n")
        out.flush()

    engine = UciEngine(say)
    try:
        for line in lines:
            if not engine.handle(line):
                return
    finally:
        engine.close()

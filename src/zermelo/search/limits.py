"""How far a search may go, and how it is stopped on the way.

A kernel's record has a field `stop`, which the kernel polls; it returns as
soon as that is not RUNNING. The kernel sets it after `most_nodes` nodes or an
evaluation that is not a number; the stopwatch sets it, from another thread,
when time is up or the user presses Ctrl-C.
"""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import numpy as np

from .. import clock
from ..arguments import checked
from ..cancellation import on_stop
from ..chance import bad_chances
from ..clock import Deadline
from ..display import Shown
from ..errors import BadEvaluation, GameIsOver, InvalidState, NotThisKindOfGame
from ..game import Game, check_mover, check_positive
from ..settings import NOT_NEGATIVE, POSITIVE, Range, check_within

RUNNING, OUT_OF_TIME, INTERRUPTED, OUT_OF_NODES = 0, 1, 2, 3
NOT_A_NUMBER, OUT_OF_BOUNDS, TOO_MANY_ACTIONS = 4, 5, 6
ELSEWHERE, OUT_OF_MEMORY, BAD_CHANCES = 7, 8, 9  # ELSEWHERE: a helping thread is needed elsewhere
MOST_NODES = (1 << 62) - 1
MOST_PLIES = 250
"""A search without a depth limit stops here, before it runs out of stack."""
FRAMES = 10 * MOST_PLIES
"""The Python calls that the longest line in plain Python may need."""

COUNTED = ("nodes", "leaves", "cutoffs", "table_hits", "lookups")
"""Fields of records that `Result` has too."""
COUNTERS = [(name, np.int64) for name in ("stop", "most_nodes", *COUNTED[:-1])]
"""Fields that the records of all searches begin with."""

_REASONS = {
    OUT_OF_TIME: "time",
    INTERRUPTED: "interrupted",
    OUT_OF_NODES: "nodes",
    OUT_OF_MEMORY: "memory",
}
_POLL = 0.05  # seconds between looks at the keyboard


@checked
@dataclass(frozen=True)
class SearchLimits(Shown):
    """A search ends at the first of these; None sets no limit.

    >>> SearchLimits(depth=3).depth
    3
    """

    depth: int | None = None
    nodes: int | None = None
    seconds: float | None = None
    soft: float | None = None
    """The share of nodes and seconds that is usually enough: where the best action is settled the
    search ends sooner, where it is not, later."""

    def __post_init__(self) -> None:
        check_within(NOT_NEGATIVE, depth=self.depth)
        check_positive(nodes=self.nodes)
        check_within(POSITIVE, seconds=self.seconds)
        check_within(Range(0, 1, low_open=True), soft_limit=self.soft)

    def spent(self, nodes: int, seconds: float) -> float:
        """The share of nodes and seconds, of which there is a limit, that this is."""
        return max(
            0.0 if self.nodes is None else nodes / self.nodes,
            0.0 if self.seconds is None else seconds / self.seconds,
        )

    @property
    def plies(self) -> int:
        return MOST_PLIES if self.depth is None else min(self.depth, MOST_PLIES)

    @property
    def most_nodes(self) -> int:
        return MOST_NODES if self.nodes is None else min(self.nodes, MOST_NODES)

    def less(self, nodes: int, seconds: float) -> SearchLimits:
        """The limits that remain after this much was spent; never nothing, so that there is an
        answer."""
        return SearchLimits(
            self.depth,
            None if self.nodes is None else max(self.nodes - nodes, 1),
            None if self.seconds is None else max(self.seconds - seconds, 1e-3),
            self.soft,
        )

    @property
    def bounded(self) -> bool:
        return (self.depth, self.nodes, self.seconds) != (None, None, None)


def check_can_search(
    game: Game, state: Any, algorithm: str, *, chance: bool = False, several: bool = False
) -> None:
    """Refuse a game of the wrong kind, naming what suits it, and a game that is over.

    `chance` and `several` (players, or two whose interests are not opposed)
    say what the algorithm can do.
    """
    if game.hidden_information:
        raise NotThisKindOfGame(
            f"{algorithm} needs to see the whole state, and {game.name} has hidden information; "
            "solve it with the equilibrium solvers"
        )
    if not several and (game.players > 2 or (game.players == 2 and not game.zero_sum)):
        kind = f"has {game.players} players" if game.players > 2 else "is general-sum"
        raise NotThisKindOfGame(
            f"{algorithm} is for two players with opposed interests, and {game.name} {kind}; "
            "use maxn, paranoid or best-reply"
        )
    if game.chance and not chance:
        fitting = "maxn" if several else "expectiminimax"
        raise NotThisKindOfGame(
            f"{algorithm} does not handle chance, and {game.name} has it; use {fitting}"
        )
    if game.is_terminal(state):
        raise GameIsOver(f"this game of {game.name} is over: there is nothing to search")
    check_mover(game, state)


class OutsideBounds(BadEvaluation):
    """A value outside the bounds that pruning relies on, and the nodes and seconds spent."""

    nodes, seconds = 0, 0.0


def check_numbers(game: Game, stop: int, nodes: int = 0, seconds: float = 0.0) -> None:
    """After a search of this many nodes and seconds: raise if the game's numbers are wrong."""
    if stop == NOT_A_NUMBER:
        raise BadEvaluation(
            f"evaluate or utility of {game.name} returned NaN; make it return a number for "
            "every state that the search can reach"
        )
    if stop == OUT_OF_BOUNDS:
        broken = OutsideBounds(
            f"evaluate or utility of {game.name} breaks its utility_bounds "
            f"{game.utility_bounds} or, in a zero-sum game, does not sum to zero; correct that "
            "or search with pruning='none'"
        )
        broken.nodes, broken.seconds = nodes, seconds
        raise broken
    if stop == BAD_CHANCES:
        raise bad_chances(game)
    if stop == TOO_MANY_ACTIONS:
        raise InvalidState(
            f"a state of {game.name} has more than max_actions={game.max_actions} actions; "
            "raise max_actions"
        )


def must_stop(record):
    """For kernels: whether the node limit is reached, or another thread has set `stop`."""
    if record.nodes >= record.most_nodes and record.stop == RUNNING:
        record.stop = OUT_OF_NODES
    return record.stop != RUNNING


def compile_first(record: Any, job: Callable[[], Any]) -> None:
    """Compile a kernel off the clock: it returns at once, since `stop` is set."""
    record.stop = INTERRUPTED
    job()
    record.stop = RUNNING


def why_stopped(stop: int, otherwise: str = "finished") -> str:
    """The word for `Result.stopped`."""
    return _REASONS.get(int(stop), otherwise)


class Stopwatch:
    """Runs kernels in threads of their own, so that the clock and Ctrl-C can stop them."""

    def __init__(self, records: tuple[Any, ...], seconds: float | None) -> None:
        self._records = records
        self._requested = RUNNING
        self._start = clock.now()
        self._deadline = Deadline(seconds)

    @property
    def seconds(self) -> float:
        """The time since the start."""
        return clock.now() - self._start

    @property
    def stopped(self) -> bool:
        """Whether the search must end; looks at the clock."""
        if self._deadline.is_over:
            self.stop(OUT_OF_TIME)
        return bool(self._records[0].stop != RUNNING)

    def stop(self, reason: int) -> None:
        self._requested = reason
        for record in self._records:
            if record.stop == RUNNING:
                record.stop = reason

    def go_on(self) -> None:
        """Continue after a limit of the caller's own, unless the search has to end anyway."""
        self._records[0].stop = RUNNING
        if self._requested != RUNNING:  # whether set before or after
            self._records[0].stop = self._requested

    def run(self, *jobs: Callable[[], Any]) -> list[Any]:
        """Run all jobs at once, one thread each; returns their results in order."""
        threads = [_Job(job) for job in jobs]
        for thread in threads:
            thread.start()
        try:
            for thread in threads:
                self._wait(thread)
        finally:
            if any(thread.is_alive() for thread in threads):
                self.stop(INTERRUPTED)
        for thread in threads:
            if thread.error is not None:
                raise thread.error
        return [thread.returned for thread in threads]

    def _wait(self, thread: threading.Thread) -> None:
        while thread.is_alive():
            if self._deadline.is_over:
                self.stop(OUT_OF_TIME)
            thread.join(min(self._deadline.left or _POLL, _POLL))


class _Job(threading.Thread):
    def __init__(self, job: Callable[[], Any]) -> None:
        super().__init__(daemon=True)
        self.job = job
        self.returned: Any = None
        self.error: BaseException | None = None

    def run(self) -> None:
        try:
            self.returned = self.job()
        except BaseException as error:
            self.error = error


@contextmanager
def stopwatch(record: Any, seconds: float | None = None, *others: Any) -> Iterator[Stopwatch]:
    """Stop the kernels of these records after this many seconds, or on Ctrl-C; `others` only help.

        with stopwatch(record, limits.seconds) as watch:
            watch.run(lambda: search(run.game, state, record))

    Inside, a first Ctrl-C makes the search return its best answer so far; a second one interrupts.
    """
    sys.setrecursionlimit(max(sys.getrecursionlimit(), FRAMES))
    watch = Stopwatch((record, *others), seconds)
    with on_stop(lambda: watch.stop(INTERRUPTED)), _stopped_by_keyboard(watch):
        yield watch


@contextmanager
def _stopped_by_keyboard(watch: Stopwatch) -> Iterator[None]:
    if (
        threading.current_thread() is not threading.main_thread()
        or signal.getsignal(signal.SIGINT) is not signal.default_int_handler
    ):
        yield
        return

    def ask(_signal: int, _frame: Any) -> None:
        watch.stop(INTERRUPTED)
        signal.signal(signal.SIGINT, signal.default_int_handler)

    signal.signal(signal.SIGINT, ask)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)

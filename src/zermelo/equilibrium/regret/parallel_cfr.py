"""CFR on several cores: threads of one process, each with its own subtrees of every player.

All threads value the ends of the game, go up their subtrees, wait for the one that does the crown,
and go down again; then comes the next player. They wait for each other in a loop, for there are
thousands of meetings a second.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor, wait
from typing import Any, NamedTuple

import numpy as np

from ...kernel import fence, give_way, kernel, peek
from ..tree.best_response import BLOCK, played_and_best
from ..tree.form import SequenceForm
from ..tree.sequence_form import free_memory
from .iteration import RegretTables, average_plan, update_plan, update_regrets
from .reordering import check_room, reordered_bytes
from .shares import shared

LINE = 8
"""Integers in a cache line: threads should not write to the same line."""
PATIENCE = 2000
"""How often a waiting thread looks at the others before it yields its core."""
WAIT, GO, LEAVE = 0, 1, 2


class Meeting(NamedTuple):
    """A barrier at which threads wait for each other.

    Attributes:
        start: [1] WAIT until all threads are there, then GO; LEAVE if they never will be
        arrived: [LINE * threads] how many meetings each has come to
        address: [2] the addresses of these arrays, where other threads' writes must be read
    """

    start: Any
    arrived: Any
    address: Any


def new_meeting(threads: int) -> Meeting:
    start, arrived = np.zeros(1, np.int64), np.zeros(LINE * threads, np.int64)
    return Meeting(start, arrived, np.array([start.ctypes.data, arrived.ctypes.data]))


class ParallelExecution:
    """Runs iterations on several cores."""

    def __init__(self, form: SequenceForm, threads: int) -> None:
        self.threads = threads
        needed = reordered_bytes(form.layout)
        check_room(form, needed, free_memory(), f"more on {threads} threads", "one")
        self.game, self.shares = shared(form.layout, threads)
        self._pool = ThreadPoolExecutor(threads)

    @property
    def name(self) -> str:
        return f"{self.threads} threads"

    def begin(self, tables: RegretTables) -> ParallelTables:
        """A solver's tables, in the order of the shares."""
        return ParallelTables(self, tables)

    def run(self, share: Any, *arguments: Any) -> None:
        """Have all threads run their share. Ctrl-C is handled before they begin or when all are
        done, never in between."""
        meeting = new_meeting(self.threads)
        futures, signal = [], LEAVE
        try:
            for thread in range(self.threads):
                given = (*arguments, meeting, thread)
                futures.append(self._pool.submit(share, *given))
            signal = GO
        finally:
            meeting.start[0] = signal
            settle(futures)
        for future in futures:
            future.result()


def settle(futures: Any) -> None:
    """Wait for all futures; a Ctrl-C is raised when they are done."""
    try:
        wait(futures)
    finally:
        wait(futures)


class ParallelTables:
    """The state of one solver, in the order of the shares."""

    def __init__(self, execution: ParallelExecution, tables: RegretTables) -> None:
        self.execution, self.tables = execution, tables
        moved = {name: self._moved(getattr(tables, name)) for name in RegretTables._fields[:-1]}
        self._own = RegretTables(**moved, clock=tables.clock)
        self._hanging = np.zeros(len(execution.game.layout.parent))
        self._is_behind = False

    def _moved(self, array: Any) -> Any:
        return array[self.execution.game.sequence]

    def run(self, factors: Any, predictive: bool) -> None:
        """Run an iteration for each row of `factors`."""
        game, shares = self.execution.game, self.execution.shares
        arguments = (game.layout, game.entries, shares, self._own, self._hanging, factors)
        if not len(factors):  # compiled, and nothing to wait for
            meeting = new_meeting(1)
            meeting.start[0] = GO
            iterate_share.compiled(*arguments, predictive, meeting, 0)
            return
        self._is_behind = True
        self.execution.run(iterate_share.compiled, *arguments, predictive)

    def pull(self) -> RegretTables:
        """The tables in the order of the form."""
        if self._is_behind:
            for array, own in zip(self.tables[:-1], self._own[:-1], strict=True):
                array[self.execution.game.sequence] = own
            self._is_behind = False
        return self.tables

    def push(self) -> None:
        """Take over the arrays."""
        for array, own in zip(self.tables[:-1], self._own[:-1], strict=True):
            own[:] = self._moved(array)

    def exploitability(self) -> float:
        """The exploitability of the average plan."""
        game, own = self.execution.game, self._own
        plan = average_plan(own)
        found = np.zeros(game.layout.players)
        rows = self.execution.shares.rows
        arguments = game.layout, game.entries, rows, plan, own.worth, found
        self.execution.run(measure_share.compiled, *arguments)
        return float(found.mean())


@kernel
def iterate_share(
    layout: Any,
    entries: Any,
    shares: Any,
    tables: Any,
    hanging: Any,
    factors: Any,
    predictive: bool,
    meeting: Any,
    thread: int,
) -> None:
    """One thread's share of an iteration for each row of `factors`."""
    if not begins(meeting):
        return
    met = 0
    for t in range(len(factors)):
        positive, negative, weight = factors[t]
        for player in range(len(layout.sets) - 1):
            rows, sets = shares.rows[player], shares.sets[player]
            begin, end = sets[thread], sets[thread + 1]
            value_rows(entries, rows[thread], rows[thread + 1], tables.plan, tables.worth)
            met = meet(meeting, thread, met)
            update_regrets(layout, begin, end, tables, hanging, positive, negative, predictive)
            met = meet(meeting, thread, met)
            if thread == 0:
                tables.total[player] += weight
            first, last = layout.sets[player], shares.crown[player]
            if last > first:
                if thread == 0:
                    gather_roots(layout, player, shares, tables.worth, hanging)
                    update_regrets(
                        layout, first, last, tables, hanging, positive, negative, predictive
                    )
                    update_plan(layout, first, last, tables, weight)
                met = meet(meeting, thread, met)
            update_plan(layout, begin, end, tables, weight)
            met = meet(meeting, thread, met)
        if thread == 0:
            tables.clock[0] += 1


@kernel
def measure_share(
    layout: Any,
    entries: Any,
    rows: Any,
    plan: Any,
    worth: Any,
    found: Any,
    meeting: Any,
    thread: int,
) -> None:
    """One thread's share of the gains of best responses."""
    if not begins(meeting):
        return
    met = 0
    for player in range(len(layout.sets) - 1):
        value_rows(entries, rows[player, thread], rows[player, thread + 1], plan, worth)
        met = meet(meeting, thread, met)
        if thread == 0:
            value_rows(entries, player, player + 1, plan, worth)
            now, best = played_and_best(layout, player, plan, worth)
            found[player] = best - now


def value_rows(entries: Any, begin: int, end: int, plan: Any, worth: Any) -> None:
    """The values of the final states behind sequences, summed in the order of `leaf_values`."""
    start, others, value = entries.start, entries.others, entries.value
    players = others.shape[1]
    for i in range(begin, end):
        total = 0.0
        at, end = start[i], start[i + 1]
        while at < end:
            block = 0.0
            stop = min(at + BLOCK, end) if players == 1 else end
            for k in range(at, stop):
                product = value[k]
                for other in range(players):
                    product *= plan[others[k, other]]
                block += product
            total += block
            at = stop
        worth[i] = total


def gather_roots(layout: Any, player: int, shares: Any, worth: Any, hanging: Any) -> None:
    """Add the values of subtrees to the crown, in the order in which one core adds them."""
    begin, end = shares.root_bounds[player], shares.root_bounds[player + 1]
    for at in range(end - 1, begin - 1, -1):
        number = shares.roots[at]
        worth[layout.parent[number]] += hanging[number]


def begins(meeting: Any) -> bool:
    """Wait for the start; returns whether it comes."""
    looks = 0
    while peek(meeting.address[0]) == WAIT:
        looks += 1
        if looks > PATIENCE:
            give_way()
    return peek(meeting.address[0]) == GO


def meet(meeting: Any, thread: int, met: int) -> int:
    """Wait until all threads have come to this meeting; returns how many there have been."""
    fence()
    meeting.arrived[LINE * thread] = met + 1
    for other in range(len(meeting.arrived) // LINE):
        looks = 0
        while peek(meeting.address[1] + 8 * LINE * other) <= met:
            looks += 1
            if looks > PATIENCE:
                give_way()
    fence()
    return met + 1

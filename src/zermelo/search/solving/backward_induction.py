"""A strong solution: the value of every state that can be reached, by backward induction.

Each state is visited once, and found again by its hash. Any number of players, with chance or
without; a game whose states can repeat has no such table, and goes to interval iteration.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from ... import clock
from ...bits import Bits
from ...display import table_html
from ...errors import BadParameter, NotThisKindOfGame, TooManyStates
from ...game import CHANCE, Game
from ...kernel import Runnable, kernel, new_record, runnable, state_hash, view
from ..limits import (
    INTERRUPTED,
    NOT_A_NUMBER,
    OUT_OF_TIME,
    RUNNING,
    check_can_search,
    check_numbers,
    compile_first,
    stopwatch,
)

__all__ = [
    "MOST_STATES",
    "Interrupted",
    "NoInduction",
    "StrongSolution",
    "compile_table",
    "tabulate",
]

CYCLE, FULL, DEEP = 100, 101, 102
DEEPEST = 20_000  # plies of one line: then the stack is full
UNUSED, OPEN, DONE = 0, 1, 2
MOST_STATES = 2_000_000
"""States that a table holds by default."""


class Interrupted(KeyboardInterrupt):
    """Ctrl-C, or a request to stop, before the table was complete."""


class NoInduction(NotThisKindOfGame):
    """States that repeat, or lines too long to follow: values can't be had from the ends up."""


@dataclass(frozen=True, repr=False)
class StrongSolution:
    """Every state that can be reached, with its value to each player and a best action."""

    game: Game
    run: Runnable
    entries: Any
    count: int

    def _repr_html_(self) -> str:
        """For notebooks."""
        about = {"game": self.game.name, "states": f"{self.count:,}", "values": self.values()}
        return table_html((), about.items())

    def values(self, state: Any = None) -> tuple[float, ...]:
        """What a state is worth to each player."""
        return tuple(map(float, self._entry(state)["values"]))

    def value(self, state: Any = None) -> float:
        """What a state is worth to the player to move, or to the first where chance moves."""
        state = self.run.state(state)
        return self.values(state)[max(self.game.to_move(state), 0)]

    def action(self, state: Any = None) -> Any:
        """A best action of the player to move."""
        state = self.run.state(state)
        if self.game.is_terminal(state) or self.game.to_move(state) == CHANCE:
            return None
        return self.run.action(int(self._entry(state)["action"]))

    def __len__(self) -> int:
        return self.count

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self.game.name}: {len(self):,} states>"

    def _entry(self, state: Any) -> Any:
        key = int(state_hash(self.run.state(state)))
        slots = len(self.entries)
        slot = key % slots
        while self.entries[slot]["status"] != UNUSED:
            if int(self.entries[slot]["key"]) == key:
                return self.entries[slot]
            slot = (slot + 1) % slots
        raise BadParameter("this state can't be reached from the one that was solved")


_NUMBERS = ("stop", "entries", "slots", "count", "most", "plies")
"""The last are those from the first state to here."""
RECORD = np.dtype([(name, np.int64) for name in _NUMBERS], align=True)


def tabulate(
    game: Game, state: Any = None, *, states: int = MOST_STATES, seconds: float | None = None
) -> StrongSolution:
    """A strong solution: backward induction over all states, each visited once.

    >>> from zermelo.games import load
    >>> game = load("nim:piles=1-2-2")
    >>> table = tabulate(game)
    >>> len(table), table.value(game.initial_state())
    (28, 1.0)
    """
    run = runnable(game)
    state = run.state(state)
    check_can_search(game, state, "tabulate", chance=True, several=True)
    size, deadline = 1 << 12, clock.now() + (seconds or math.inf)
    while True:
        entries = np.zeros(size, _entry_type(game.players))
        record = new_record(RECORD)
        record.entries, record.slots, record.most = entries.ctypes.data, size, size * 3 // 4
        with stopwatch(record, deadline - clock.now()) as watch:
            try:
                watch.run(partial(solve_below, run.game, state, game.players, entries[:0], record))
            except RecursionError:  # a game in plain Python
                record.stop = DEEP
        if record.stop == DEEP:
            raise NoInduction(
                f"lines of {game.name} are too long to follow to their ends; use "
                "interval_iteration, or make it smaller"
            )
        if record.stop == CYCLE:
            raise NoInduction(
                f"states of {game.name} can repeat, so that its values do not follow from its "
                "ends alone; use interval_iteration, or search it to a limited depth"
            )
        check_numbers(game, record.stop)
        if record.stop == INTERRUPTED:
            raise Interrupted
        if record.stop == OUT_OF_TIME:
            raise TooManyStates(
                f"{game.name} has more states than the time allows: {int(record.count):,} "
                "were found"
            )
        if record.stop == RUNNING:
            return StrongSolution(game, run, entries, int(record.count))
        if size * 3 // 4 >= states:
            raise TooManyStates(f"{game.name} has more than {states} states")
        size *= 4


def compile_table(run: Runnable, state: Any, players: int) -> None:
    """Off the clock."""
    record, none = new_record(RECORD), np.zeros(0, _entry_type(players))
    compile_first(record, partial(solve_below, run.game, state, players, none, record))


def _entry_type(players: int) -> np.dtype[Any]:
    return np.dtype(
        [
            ("key", np.uint64),
            ("status", np.int64),
            ("action", np.int64),
            ("values", np.float64, (players,)),
        ],
        align=True,
    )


@kernel
def solve_below(game, state, players, like, record):
    """The slot of a state, solved; `like` is an empty array of the entries' type."""
    if record.stop != RUNNING:
        return 0
    entries = view(record.entries, record.slots, like.dtype)
    key = state_hash(state)
    slot = int(key % record.slots)
    while entries[slot].status != UNUSED:
        if Bits(entries[slot].key) == key:
            if entries[slot].status == OPEN:
                record.stop = CYCLE
            return slot
        slot = slot + 1 if slot + 1 < record.slots else 0
    if record.count >= record.most or record.plies > DEEPEST:
        record.stop = FULL if record.count >= record.most else DEEP
        return 0
    record.count += 1
    entry = entries[slot]
    entry.key = int(key)
    entry.status = OPEN
    entry.action = -1
    if game.is_terminal(state):
        for player in range(players):
            utility = float(game.utility(state, player))
            entry.values[player] = utility
            if utility != utility:
                record.stop = NOT_A_NUMBER
                return 0
    else:
        mover = game.to_move(state)
        first = True
        for action in game.actions(state):
            record.plies += 1
            child = entries[solve_below(game, game.result(state, action), players, like, record)]
            record.plies -= 1
            if record.stop != RUNNING:
                return 0
            if mover == CHANCE:
                weight = game.probability(state, action)
                for player in range(players):
                    entry.values[player] += weight * child.values[player]
            elif first or child.values[mover] > entry.values[mover]:
                entry.action = action
                for player in range(players):
                    entry.values[player] = child.values[player]
            first = False
    entry.status = DONE
    return slot

"""A strong solution: the value of every state that can be reached, by backward induction.

Each state is visited once, and found again in an index. Any number of players, with chance or
without; a game whose states can repeat has no such table, and goes to interval iteration.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from ...arguments import checked
from ...chance import is_distribution
from ...display import Shown
from ...errors import BadParameter, NotThisKindOfGame, TooManyStates
from ...game import CHANCE, Game
from ...kernel import (
    INDEX_FIELDS,
    Runnable,
    StateIndex,
    fill_slots,
    has_room,
    kernel,
    keyed_hash,
    new_record,
    number_of,
    runnable,
    state_hash,
    view,
)
from ..limits import (
    BAD_CHANCES,
    INTERRUPTED,
    NOT_A_NUMBER,
    OUT_OF_TIME,
    RUNNING,
    check_can_search,
    check_numbers,
    compile_first,
    stopwatch,
)

CYCLE, FULL, DEEP = 100, 101, 102
DEEPEST = 20_000  # plies of one line: then the stack is full
UNSOLVED, OPEN, DONE = 0, 1, 2
FIRST_ROOM = 1 << 12
MOST_STATES = 2_000_000
"""The states that a table holds by default."""


class Interrupted(KeyboardInterrupt):
    """Ctrl-C, or a request to stop, before the table was complete."""


class NoInduction(NotThisKindOfGame):
    """States repeat, or lines are too long: values can't be computed from the ends up."""


@dataclass(frozen=True, repr=False)
class StrongSolution(Shown):
    """Every state that can be reached, with its value to each player and a best action."""

    game: Game
    run: Runnable
    entries: Any
    index: StateIndex

    def _facts(self) -> dict[str, Any]:
        return {"game": self.game.name, "states": f"{len(self):,}", "values": self.values()}

    def values(self, state: Any = None) -> tuple[float, ...]:
        """The value of a state to each player."""
        return tuple(map(float, self._entry(state)["values"]))

    def value(self, state: Any = None) -> float:
        """The value of a state to the player to move, or to the first if chance moves."""
        state = self.run.state(state)
        return self.values(state)[max(self.game.to_move(state), 0)]

    def action(self, state: Any = None) -> Any:
        """A best action of the player to move."""
        state = self.run.state(state)
        if self.game.is_terminal(state) or self.game.to_move(state) == CHANCE:
            return None
        return self.run.action(int(self._entry(state)["action"]))

    def __len__(self) -> int:
        return len(self.entries)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self.game.name}: {len(self):,} states>"

    def _entry(self, state: Any) -> Any:
        number = self.index.number(self.run.state(state))
        if number is None:
            raise BadParameter("this state can't be reached from the one that was solved")
        return self.entries[number]


RECORD = np.dtype(
    [
        ("stop", np.int64),
        ("entries", np.int64),  # address: one for each number
        ("plies", np.int64),  # from the first state to here
        *INDEX_FIELDS,
    ],
    align=True,
)


@checked
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
    record = new_record(RECORD)
    index, entries = StateIndex(record), np.zeros(0, _entry_type(game.players))
    with stopwatch(record, seconds) as watch:
        while True:
            entries = _with_room(entries, states, index)
            job = partial(solve_from, run.game, state, game.players, entries[:0], record)
            try:
                watch.run(job)
            except RecursionError:  # a game in plain Python
                record.stop = DEEP
            if record.stop != FULL:
                break
            if record.count > states:
                raise TooManyStates(f"{game.name} has more than {states} states")
            watch.go_on()
    _check(game, record)
    return StrongSolution(game, run, entries[: int(record.count)], index)


def _with_room(entries: Any, states: int, index: StateIndex) -> Any:
    """More entries and a larger index: in the end for one state more than there may be."""
    room = min(4 * len(entries) or FIRST_ROOM, states + 1)
    larger = np.zeros(room, entries.dtype)
    larger[: len(entries)] = entries
    index.record.entries = larger.ctypes.data
    index.grow(room)
    return larger


def _check(game: Game, record: Any) -> None:
    """Raise the error that stopped the kernel."""
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
            f"{game.name} has more states than the time allows: {int(record.count):,} were found"
        )


def compile_table(run: Runnable, state: Any, players: int) -> None:
    """Compile, off the clock."""
    record, none = new_record(RECORD), np.zeros(0, _entry_type(players))
    compile_first(record, partial(solve_from, run.game, state, players, none, record))


def _entry_type(players: int) -> np.dtype[Any]:
    return np.dtype(
        [
            ("status", np.int64),
            ("action", np.int64),
            ("values", np.float64, (players,)),
        ],
        align=True,
    )


@kernel
def solve_from(game, state, players, like, record):
    """Solve a state, as far as there is room; `like` is an empty array of the entries' type."""
    if record.stop == RUNNING:
        fill_slots(record)
        solve_below(game, state, players, like, record)


@kernel
def solve_below(game, state, players, like, record):
    """The number of a state, solved."""
    if record.stop != RUNNING:
        return 0
    if not has_room(record, 1) or record.plies > DEEPEST:
        record.stop = DEEP if has_room(record, 1) else FULL
        return 0
    number = number_of(record, state_hash(state), keyed_hash(state))
    entries = view(record.entries, record.room, like.dtype)
    entry = entries[number]
    if entry.status != UNSOLVED:
        if entry.status == OPEN:
            record.stop = CYCLE
        return number
    entry.status = OPEN
    entry.action = -1
    for player in range(players):
        entry.values[player] = 0.0
    if game.is_terminal(state):
        for player in range(players):
            utility = float(game.utility(state, player))
            entry.values[player] = utility
            if utility != utility:
                record.stop = NOT_A_NUMBER
                return 0
    else:
        mover = game.to_move(state)
        first, total, least = True, 0.0, 0.0
        for action in game.actions(state):
            record.plies += 1
            child = entries[solve_below(game, game.result(state, action), players, like, record)]
            record.plies -= 1
            if record.stop != RUNNING:
                entry.status = UNSOLVED  # it is solved anew when there is more room
                return 0
            if mover == CHANCE:
                weight = game.probability(state, action)
                total += weight
                least = min(least, weight)
                for player in range(players):
                    entry.values[player] += weight * child.values[player]
            elif first or child.values[mover] > entry.values[mover]:
                entry.action = action
                for player in range(players):
                    entry.values[player] = child.values[player]
            first = False
        if mover == CHANCE and not is_distribution(total, least):
            record.stop = BAD_CHANCES
    entry.status = DONE
    return number

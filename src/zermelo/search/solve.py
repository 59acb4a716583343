"""The value of a game, and how to get it.

`solve` chooses: a table of every state where there are few enough of them,
which is a strong solution (perfect play from anywhere); else an exact search
from one state, which is a weak one (perfect play from there).
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from ..bits import Bits
from ..errors import BadParameter, NotThisKindOfGame, ZermeloError
from ..game import CHANCE, Game
from ..kernel import Runnable, kernel, new_record, runnable, state_hash, view
from ..result import Deepening, Result
from .alpha_beta import texts
from .limits import (
    INTERRUPTED,
    MOST_NODES,
    OUT_OF_NODES,
    RUNNING,
    Limits,
    check_can_search,
    check_numbers,
    compile_first,
    stopwatch,
    why_stopped,
)
from .searcher import Options, Searcher
from .table import TranspositionTable

__all__ = ["Solution", "TooLarge", "solve", "solve_exactly", "tabulate"]

CYCLE, FULL, DEEP = 100, 101, 102
DEEPEST = 20_000  # plies of one line in a table of all states: then the stack is full
UNUSED, OPEN, DONE = 0, 1, 2
FAR_LOOKS = (100_000, 1_000_000)  # nodes to spend on wins and losses that come early
FIRST_LOOK = 8  # plies of the search that estimates a value before it is proven
MOST_STATES = 2_000_000
"""Up to so many states `solve` makes a table."""


class TooLarge(ZermeloError):
    """More states than a table was allowed to hold."""


@dataclass(frozen=True)
class Solution:
    """Every state that can be reached, with its value to each player and a best action."""

    game: Game
    run: Runnable
    entries: Any
    count: int

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

    def _entry(self, state: Any) -> Any:
        key = int(state_hash(self.run.state(state)))
        slots = len(self.entries)
        slot = key % slots
        while self.entries[slot]["status"] != UNUSED:
            if int(self.entries[slot]["key"]) == key:
                return self.entries[slot]
            slot = (slot + 1) % slots
        raise BadParameter("this state can't be reached from the one that was solved")


def solve(
    game: Game,
    state: Any = None,
    *,
    seconds: float | None = None,
    table: float = 1024,
    states: int = MOST_STATES,
    report: Callable[[Result], None] | None = None,
) -> Result:
    """The game-theoretic value of a state and the best line, proven.

    Games of up to `states` states are solved by a table of them all, any
    number of players, with chance or without. Larger ones, of two players
    with opposed interests and no chance, by search, with `table` megabytes;
    `seconds` may end that early, and then `exact` is false.
    """
    run = runnable(game)
    state = run.state(state)
    check_can_search(game, state, "solve", chance=True, several=True)
    _compile(run, state, game.players)
    start = time.perf_counter()
    try:
        solution = tabulate(game, state, states=states)
    except TooLarge:
        if game.chance or game.players != 2 or not game.zero_sum:
            raise NotThisKindOfGame(
                f"{game.name} has more than {states} states, too many for a table; search it to a "
                "limited depth, with expectiminimax if two play and maxn if more"
            ) from None
        return solve_exactly(game, state, seconds=seconds, table=table, report=report)
    return _told(solution, state, time.perf_counter() - start)


def _told(solution: Solution, state: Any, seconds: float) -> Result:
    """A strong solution's answer for one state."""
    game, line, here = solution.game, [], state
    while not game.is_terminal(here):
        action = solution.action(here)
        if action is None:  # chance: the line ends where nobody chooses
            break
        line.append(action)
        here = game.result(here, action)
    return Result(
        algorithm="table of all states",
        player=game.to_move(state),
        action=line[0] if line else None,
        value=solution.value(state),
        values=solution.values(state),
        exact=True,
        principal_variation=tuple(line),
        line=texts(game, state, tuple(line)),
        depth=len(line),
        nodes=len(solution),
        seconds=seconds,
    )


# The table of all states.

RECORD = np.dtype(
    [
        ("stop", np.int64),
        ("entries", np.int64),
        ("slots", np.int64),
        ("count", np.int64),
        ("most", np.int64),
        ("plies", np.int64),  # from the first state to here
    ],
    align=True,
)


def tabulate(game: Game, state: Any = None, *, states: int = MOST_STATES) -> Solution:
    """A strong solution: backward induction over all states, each looked at once."""
    run = runnable(game)
    state = run.state(state)
    check_can_search(game, state, "tabulate", chance=True, several=True)
    size = 1 << 12
    while True:
        entries = np.zeros(size, _entry_type(game.players))
        record = new_record(RECORD)
        record.entries, record.slots, record.most = entries.ctypes.data, size, size * 3 // 4
        with stopwatch(record) as watch:
            try:
                watch.run(partial(solve_below, run.game, state, game.players, entries[:0], record))
            except RecursionError:  # a game in plain Python
                record.stop = DEEP
        if record.stop == DEEP:
            raise NotThisKindOfGame(
                f"lines of {game.name} are too long to be followed to their ends; search it to a "
                "limited depth, or make it smaller"
            )
        if record.stop == CYCLE:
            raise NotThisKindOfGame(
                f"states of {game.name} can come again, so its values do not follow from its ends "
                "alone; search it to a limited depth"
            )
        if record.stop == INTERRUPTED:
            raise KeyboardInterrupt
        if record.stop == RUNNING:
            return Solution(game, run, entries, int(record.count))
        if size * 3 // 4 >= states:
            raise TooLarge(f"{game.name} has more than {states} states")
        size *= 4


def _compile(run: Runnable, state: Any, players: int) -> None:
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
    """The slot of a state, solved; `like` is an empty array that tells the type of entries."""
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
            entry.values[player] = game.utility(state, player)
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


# The exact search.


def solve_exactly(
    game: Game,
    state: Any = None,
    *,
    seconds: float | None = None,
    nodes: int | None = None,
    table: float | TranspositionTable = 1024,
    report: Callable[[Result], None] | None = None,
) -> Result:
    """The exact value of a state by search to the end, and a line that achieves it.

    Where utilities come in steps, narrow windows close in on the value. They
    begin at an estimate where the game knows how good its estimates are, else
    at zero, after a quick look at wins and losses that come early. The table
    carries what one window learned to the next.
    `table` is its size in megabytes, or the table of an earlier search.
    """
    limits = Limits(nodes=nodes, seconds=seconds)
    run = runnable(game)
    state = run.state(state)
    check_can_search(game, state, "solve_exactly")
    player = run.game.to_move(state)
    memory = table if isinstance(table, TranspositionTable) else TranspositionTable(table)
    # The game's own order, where it has one, is better than what a search of this kind learns.
    learn = not game.offers("order")
    options = Options(
        table=memory.megabytes,
        killers=learn,
        history=learn,
        table_depth=2,
        look_ahead=16 + game.last_plies if game.last_plies else 2,
        last_plies=True,
    )
    searcher = Searcher(run.game, state, player, options, memory, False)
    record = searcher.context.record
    record.node_limit = limits.most_nodes
    for depth in (1, 2):
        compile_first(record, partial(searcher.search, depth, -1e300, 1e300))
    record.nodes = 1
    with stopwatch(record, limits.seconds) as watch:
        closing = _Closing(run, state, player, searcher, watch, report)
        watch.run(closing.run_windows)
        check_numbers(run.original, int(record.stop))
        return closing.result(why_stopped(record.stop))


class _Closing:
    """Two bounds on the value that close in on each other."""

    def __init__(
        self, run: Runnable, state: Any, player: int, searcher: Searcher, watch: Any, report: Any
    ) -> None:
        self.run, self.state, self.player = run, state, player
        self.searcher, self.watch, self.report = searcher, watch, report
        self.low, self.high = run.original.utility_bounds or (-1e300, 1e300)
        self.depth = min(250, int(run.game.plies_left(state)))
        self.line: tuple[int, ...] = searcher.line
        self.levels: list[Deepening] = []
        self.step = run.original.resolution
        self.guess = 0.0
        self.stride = 1

    def run_windows(self) -> None:
        record = self.searcher.context.record
        if not self.step:
            value = self.searcher.search(self.depth, -1e300, 1e300)
            if record.stop == RUNNING:
                self.low = self.high = value
                self._note(value)
            return
        if self.run.original.offers("accuracy"):
            self._estimate()
        else:
            for budget in FAR_LOOKS:
                for bound in (self.low, self.high):
                    self._ask(int(bound / self.step / 2), budget)
                self._close_in(16 * budget)
        self._close_in(MOST_NODES)

    def _open(self) -> bool:
        return self.low < self.high and self.searcher.context.record.stop == RUNNING

    def _close_in(self, budget: int) -> None:
        """From the guess on to where the value must be, in growing strides."""
        while self._open():
            value = self._ask(self.guess, budget)
            if value is None:
                return
            far = self.guess + self.stride if value > self.guess else self.guess - self.stride
            self.guess = max(far, value) if value > self.guess else min(far, value - 1)
            self.stride *= 2

    def _ask(self, guess: float, budget: int) -> float | None:
        """Search for "more than this?"; what was found, in steps, if so many nodes told it."""
        if not self._open():
            return None
        record = self.searcher.context.record
        at = min(max(guess * self.step, self.low), self.high - self.step)
        limit = int(record.node_limit)
        record.node_limit = min(limit, int(record.nodes) + budget)
        value = self.searcher.search(self.depth, at, at + self.step)
        record.node_limit = limit
        if record.stop != RUNNING:
            if record.stop == OUT_OF_NODES and record.nodes < limit:
                record.stop = RUNNING
            return None
        if value > at:
            self.low = max(self.low, value)
            self._note(value)
        else:
            self.high = min(self.high, value)
        return value / self.step

    def _estimate(self) -> None:
        """A first guess by a shallow search, which also leaves good first moves in the table."""
        for depth in range(1, min(self.depth, FIRST_LOOK) + 1):
            value = self.searcher.search(depth, -1e300, 1e300)
            if self.searcher.context.record.stop != RUNNING:
                return
            self.searcher.finish(value)
        self.guess = float(round(value / self.step))

    def _note(self, value: float) -> None:
        self.searcher.finish(value)
        self.line = self.searcher.line
        actions = tuple(map(self.run.action, self.line))
        nodes = int(self.searcher.context.record.nodes)
        names = texts(self.run.original, self.state, actions)
        self.levels.append(
            Deepening(self.depth, value, actions[0], nodes, self.watch.seconds, names)
        )
        if self.report is not None:
            self.report(self.result("searching"))

    def result(self, reason: str) -> Result:
        record = self.searcher.context.record
        value = float(self.low if self.low > -1e300 else 0.0)
        line = tuple(map(self.run.action, self.line))
        return Result(
            algorithm="exact search",
            player=self.player,
            action=line[0],
            value=value,
            values=tuple(value if one == self.player else -value for one in (0, 1)),
            exact=self.low == self.high,
            principal_variation=line,
            line=texts(self.run.original, self.state, line),
            depth=self.depth,
            nodes=int(record.nodes),
            leaves=int(record.leaves),
            cutoffs=int(record.cutoffs),
            table_hits=int(record.table_hits),
            seconds=self.watch.seconds,
            levels=tuple(self.levels),
            stopped=reason,
        )

"""The exact value of every move, and its distance to the end."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from .. import clock
from ..arguments import checked
from ..cancellation import Stop, stop_requested
from ..errors import NotThisKindOfGame
from ..game import Game, check_positive
from ..kernel import tiered
from ..lookup import Entry, TableFile
from ..lookup.reachable import state_key
from ..lookup.tables import OPENINGS
from ..machine import cores
from ..result import (
    EXACT,
    LOWER,
    UPPER,
    Bounds,
    Result,
    Row,
    best_bounds,
    proven,
    ranked,
    zero_sum_values,
)
from ..search import TranspositionTable, solve_exactly
from .distance import entry_of, timed
from .side_by_side import side_by_side

SHIPPED = Path(__file__).parent / "tables"
FIRST_LOOK = 500_000  # nodes for each move before any gets more
FULL_LINES, LONGEST_LINE = 3, 60
LINE_SECONDS = 0.2  # to follow one of them further

Report = Callable[[Result], None]


@functools.cache
def shipped_openings(game: Game) -> TableFile | None:
    """The table of a game's first plies that ships with zermelo, if there is one.

    It is of the twin with distances; which evaluation a search would use does not matter to it.

    >>> from zermelo.games import load
    >>> len(shipped_openings(load("connect_four")))
    112269
    >>> shipped_openings(load("nim")) is None
    True
    """
    path = SHIPPED / f"{game.name}.table"
    if not path.exists():
        return None
    table, asked = TableFile(path), dict(timed(game).parameters)
    written = table.header["parameters"]
    if "evaluation" in written:
        asked["evaluation"] = written["evaluation"]
    return table if asked == written else None


@checked
def exact_moves(
    game: Game,
    state: Any = None,
    *,
    seconds: float | None = None,
    nodes: int | None = None,
    memory: float = 256,
    threads: int | None = None,
    report: Report | None = None,
) -> Result:
    """The exact value of every move, as far as the time allows, and the plies to the end.

    For two opponents, without chance and with nothing hidden. A move that is not solved in time
    has bounds that are proven. `report` is called whenever one more is known. Moves are solved in
    as many `threads` as there are cores if nothing else is said, within a number of `nodes` in one.

    >>> from zermelo.games import load
    >>> game = load("nim:piles=1-2")
    >>> [(row.text, row.value) for row in exact_moves(game).rows]
    [('b1', 1.0), ('a1', -1.0), ('b2', -1.0)]
    """
    if game.chance or game.hidden_information or game.players != 2 or not game.zero_sum:
        raise NotThisKindOfGame(
            f"{game.name} can't be solved by search: that needs two opponents, no chance and "
            "nothing hidden; expectiminimax averages over chance"
        )
    check_positive(nodes=nodes, threads=threads)
    search = _Moves(game, game.initial_state() if state is None else state, seconds, memory)
    search.most_nodes = nodes
    search.threads = threads or (1 if nodes else cores())
    return search.answer(report)


@checked
def looked_up(game: Game, state: Any) -> Result | None:
    """The answer of the table that ships, where it knows every move; None if it does not.

    >>> from zermelo.games import load
    >>> game = load("tic_tac_toe")
    >>> looked_up(game, game.initial_state()) is None
    True
    """
    if shipped_openings(game) is None or game.is_terminal(state):
        return None
    search = _Moves(game, state, None, 0)
    return None if search.unsolved() else search.result()


@tiered
def _solved(game: Game, state: Any = None, **settings: Any) -> Result:
    """A position, solved at once in plain Python and compiled as soon as there is code."""
    found: Result = solve_exactly(game, state, **{"memory": 1, **settings})
    return found


@dataclass(frozen=True)
class _Known:
    """The bounds and the distance of a move, to the player who makes it."""

    bounds: Bounds
    plies: int | None = None
    line: tuple[str, ...] = ()
    solved: bool = False
    """Whether its distance is known: that a move wins may be known earlier."""


class _Moves:
    """The moves of one position, more and more of them solved."""

    def __init__(self, game: Game, state: Any, seconds: float | None, memory: float) -> None:
        self.game, self.state, self.twin = game, state, timed(game)
        self.player = int(game.to_move(state))
        self.openings = shipped_openings(game)
        self.memory = memory
        self._table: TranspositionTable | None = None
        self.began = clock.now()
        self.deadline = None if seconds is None else self.began + seconds
        self.actions = list(game.actions(state))
        self.here = self.entry(state)
        self.known = {action: self._at_once(action) for action in self.actions}
        self.nodes = 1
        self.most_nodes: int | None = None
        self.threads = 1
        self.stop, self.stopped = Stop(), "finished"

    def answer(self, report: Report | None) -> Result:
        def keep(action: Any, found: Result | None) -> None:
            self._keep(action, found)
            if report is not None and self.unsolved() and not self.stop.requested:
                report(self.result())

        def solve(actions: list[Any], nodes: int | None, threads: int) -> None:
            if actions and not self.stop.requested:
                work = functools.partial(self._solve, nodes=nodes)
                side_by_side(work, actions, keep, threads, self.stop)

        # The first one alone, so that what it compiles and allocates is there for the others.
        left = self.unsolved()
        solve(left[:1], FIRST_LOOK, 1)
        solve(left[1:], FIRST_LOOK, self.threads)
        solve(self.unsolved(), None, self.threads)
        if not self.unsolved():
            self._lengthen()
        elif self.stopped == "finished":
            limit = "nodes" if self.deadline is None else "time"
            self.stopped = "interrupted" if self.stop.requested else limit
        return self.result()

    def unsolved(self) -> list[Any]:
        return [action for action in self.actions if not self.known[action].solved]

    def _at_once(self, action: Any) -> _Known:
        """A value without search: the end of the game, the table, the game's bounds."""
        game, child = self.game, self.game.result(self.state, action)
        if game.is_terminal(child):
            value = float(game.utility(child, self.player))
            return _Known(proven(value, whole=True), 1 if value else None, solved=True)
        entry = self.entry(child)
        if entry is None:  # no move is better than the position
            return _Known(Bounds() if self.here is None else Bounds(upper=self.here.utility))
        return self._after(child, entry)

    def entry(self, state: Any) -> Entry | None:
        """From the table, or where the game's bounds settle it; None if neither knows it."""
        if self.twin.offers("bounds"):
            low, high = self.twin.bounds(state)
            if low == high:
                return entry_of(self.game, state, float(low))
        if self.openings is None:
            return None
        stored = self.openings.entry_of(int(state_key.plain(self.game, state)))
        return None if stored is None else entry_of(self.game, state, stored.utility)

    def _after(self, child: Any, entry: Entry, line: tuple[str, ...] = ()) -> _Known:
        same = int(self.game.to_move(child)) == self.player
        utility = entry.utility if same else 0.0 - entry.utility
        plies = entry.plies + 1 if entry.plies else None
        return _Known(proven(utility, whole=True), plies, line or self._line(child), solved=True)

    def _line(self, state: Any) -> tuple[str, ...]:
        """Best play from here, as long as every move is known."""
        line: list[str] = []
        while not self.game.is_terminal(state) and len(line) < LONGEST_LINE:
            best = self._best(state)
            if best is None:
                break
            line.append(self.game.action_text(state, best))
            state = self.game.result(state, best)
        return tuple(line)

    def _best(self, state: Any) -> Any:
        """The best move by the table: the fastest win or the slowest loss; None if not known."""
        player, ranks = int(self.game.to_move(state)), {}
        for action in self.game.actions(state):
            child = self.game.result(state, action)
            if self.game.is_terminal(child):
                entry = Entry(float(self.game.utility(child, int(self.game.to_move(child)))), 0)
            else:
                found = self.entry(child)
                if found is None:
                    return None
                entry = found
            same = int(self.game.to_move(child)) == player
            utility = entry.utility if same else -entry.utility
            ranks[action] = (utility, -entry.plies if utility > 0 else entry.plies)
        return max(ranks, key=lambda action: ranks[action])

    def _lengthen(self) -> None:
        """Extend the lines of the best moves, for a moment."""
        for row in self.result().rows[:FULL_LINES]:
            known, ends = self.known[row.action], clock.now() + LINE_SECONDS
            state, line = self.game.result(self.state, row.action), list(known.line)
            for text in line:
                state = self.game.result(state, self.game.parse_action(state, text))
            while not self.game.is_terminal(state) and len(line) < LONGEST_LINE:
                left = min(ends, self.deadline or ends) - clock.now()
                if left <= 0 or stop_requested():
                    break
                found = _solved(self.twin, state, seconds=left, table=self._memory())
                if not found.exact:
                    break
                for action in found.principal_variation:
                    line.append(self.game.action_text(state, action))
                    state = self.game.result(state, action)
            self.known[row.action] = replace(known, line=tuple(line))

    def _memory(self) -> TranspositionTable:
        if self._table is None:
            self._table = TranspositionTable(self.memory)
        return self._table

    def _solve(self, action: Any, nodes: int | None) -> Result | None:
        """Solve a move within a number of nodes; None where a limit is reached before."""
        if self.most_nodes is not None:
            if self.nodes >= self.most_nodes:
                self.stopped = "nodes"
                return None
            nodes = min(self.most_nodes - self.nodes, nodes or self.most_nodes)
        left = None if self.deadline is None else self.deadline - clock.now()
        if left is not None and left <= 0:
            self.stopped = "time"
            return None
        child = self.game.result(self.state, action)
        return _solved(self.twin, child, seconds=left, nodes=nodes, table=self._memory())

    def _keep(self, action: Any, found: Result | None) -> None:
        if found is None:
            self.stop.request()
            return
        self.nodes += found.nodes
        child = self.game.result(self.state, action)
        if found.exact and found.value is not None:
            entry = entry_of(self.game, child, found.value)
            self.known[action] = self._after(child, entry, found.line)
        else:
            self.known[action] = self._bounded(child, found.bounds)
        if found.stopped == "interrupted" or stop_requested():
            self.stop.request()

    def _bounded(self, child: Any, bounds: Bounds) -> _Known:
        """What is proven of a move that is not solved, in utilities of the game itself."""
        least, most = self.game.utility_bounds or Bounds()
        if self.twin != self.game:
            bounds = Bounds(
                *(
                    value if math.isinf(value) else entry_of(self.game, child, value).utility
                    for value in bounds
                )
            )
        bounds = Bounds(max(bounds.lower, least), min(bounds.upper, most))
        same = int(self.game.to_move(child)) == self.player
        lower, upper = bounds if same else bounds.of_opponent()
        return _Known(Bounds(lower, upper if self.here is None else min(upper, self.here.utility)))

    def result(self) -> Result:
        rows = ranked([self._row(action) for action in self.actions])
        best = rows[0] if rows else None
        bounds = best_bounds([row.bounds for row in rows], complete=True)
        plies = best.plies if best and not self.unsolved() else None
        if self.here is not None:
            bounds, plies = proven(self.here.utility, whole=True), self.here.plies or None
        value = bounds.lower if bounds.exact else None
        return Result(
            algorithm="exact",
            player=self.player,
            action=best.action if best else None,
            value=value,
            values=zero_sum_values(value, self.player),
            principal_variation=(best.action,) if best else (),
            line=best.line if best else (),
            bounds=bounds,
            plies=plies,
            nodes=self.nodes,
            seconds=clock.now() - self.began,
            rows=rows,
            stopped=self.stopped if self.unsolved() else "finished",
            source=OPENINGS if self.nodes == 1 else "",
        )

    def _row(self, action: Any) -> Row:
        known, text = self.known[action], self.game.action_text(self.state, action)
        line, side = (text, *known.line), self._side(known.bounds)
        return Row(action, text, None, known.bounds, side, line=line, plies=known.plies)

    def _side(self, bounds: Bounds) -> str:
        """The side of the bounds that says more than what holds for every move."""
        least, most = self.game.utility_bounds or Bounds()
        return LOWER if bounds.lower > least else UPPER if bounds.upper < most else EXACT

"""Tables of the first plies of a game: every position of a few plies, solved once and for all.

The positions of the last of these plies are solved in as many threads as there are cores, with one
large transposition table for all; those before them follow by backing up. Where solving took long,
the plies after it are solved too, so that what is not in the table is quick to solve. What the
game's own bounds settle is not stored. A journal keeps each solution: a build that was interrupted
continues.
"""

from __future__ import annotations

import itertools
import json
import os
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ..arguments import checked
from ..cancellation import Stop
from ..display import Shown
from ..errors import BadParameter, NotThisKindOfGame
from ..game import Game, check_positive
from ..kernel import Runnable, runnable
from ..lookup import Entry
from ..lookup.build import described
from ..lookup.disk import writing
from ..lookup.file import write_table
from ..lookup.journal import read_journal
from ..lookup.reachable import StateKeys
from ..lookup.tables import OPENINGS
from ..machine import cores
from ..result import Result
from ..search import TranspositionTable, solve_exactly
from .distance import entry_of, timed
from .side_by_side import side_by_side

DEEPER = 4  # plies at most beyond those asked for

Level = dict[int, Any]
"""The different states of a ply by their keys, symmetric ones once."""


class OpeningsProgress(NamedTuple):
    ply: int
    solved: int
    total: int
    nodes: int


class Solution(NamedTuple):
    """The value and distance to the player to move, and the nodes it took."""

    value: float
    nodes: int


Report = Callable[[OpeningsProgress], object]


@checked
def build_openings(
    game: Game,
    path: str | os.PathLike[str],
    *,
    plies: int,
    hard: int | None = None,
    memory: float = 1024,
    threads: int | None = None,
    report: Report | None = None,
) -> Path:
    """Solve the first plies of a game and write them as a table, which `exact_moves` looks up.

    Positions that took more than `hard` nodes to solve have those after them solved, too. There
    are as many `threads` as cores if nothing else is said. After an interrupt, what is solved by
    then is written.

    >>> from zermelo.games import load
    >>> build_openings(load("nim:piles=1-2"), "nim.table", plies=1, threads=1).name
    'nim.table'
    """
    if game.chance or game.hidden_information or game.players != 2 or not game.zero_sum:
        raise NotThisKindOfGame(
            f"{game.name} can't be solved by search: that needs two opponents, no chance and "
            "nothing hidden"
        )
    target = Path(path)
    check_positive(threads=threads)
    building = Openings(game, target.with_suffix(".journal"), memory, threads)
    building.solve(plies, hard, report)
    with writing(target):
        building.write(target)
    return target


class Openings(Shown):
    """The positions of the first plies and their values, as far as they are known."""

    def __init__(
        self, game: Game, journal: Path, memory: float, threads: int | None = None
    ) -> None:
        self.game, self.twin = game, timed(game)
        self.run: Runnable = runnable(game)
        self._keys = StateKeys(self.run.game)
        self.journal = journal
        self.solved = _read(journal, _task(game))
        self.levels: list[Level] = [{self.key(game.initial_state()): game.initial_state()}]
        self._table: TranspositionTable | None = None
        self._memory = memory
        self._threads = threads or cores()
        self._stop = Stop()

    def _facts(self) -> dict[str, Any]:
        return {"game": self.game.name, "plies": len(self.levels) - 1, "solved": len(self.solved)}

    def key(self, state: Any) -> int:
        return self._keys.key(self.run.state(state))

    def children(self, states: Iterable[Any]) -> Level:
        """The different open positions after one more ply."""
        found: Level = {}
        for state in states:
            for action in self.game.actions(state):
                child = self.game.result(state, action)
                if not self.game.is_terminal(child) and self.settled(child) is None:
                    found.setdefault(self.key(child), child)
        return found

    def settled(self, state: Any) -> float | None:
        """The value, where the game's bounds give it."""
        low, high = self.twin.bounds(state)
        return float(low) if low == high else None

    # Solving.

    def solve(self, plies: int, hard: int | None, report: Report | None) -> None:
        while len(self.levels) <= plies:
            self.levels.append(self.children(self.levels[-1].values()))
        self._solve_level(plies, report)
        while hard is not None and len(self.levels) <= plies + DEEPER and not self._stop.requested:
            self._solve_level(len(self.levels) - 1, report)
            slow = self._harder_than(hard, self.levels[-1])
            if not slow:
                break
            self.levels.append(self.children(slow))
            self._solve_level(len(self.levels) - 1, report)
        for level in reversed(self.levels[:plies]):
            for key, state in level.items():
                value = self._backed_up(state)
                if value is not None:
                    self.solved[key] = Solution(value, 0)

    def _harder_than(self, nodes: int, level: Level) -> list[Any]:
        """The positions of a level that took more nodes to solve, the hardest first."""
        cost = {key: self.solved[key].nodes for key in level if key in self.solved}
        return [level[key] for key in sorted(cost, key=lambda one: -cost[one]) if cost[key] > nodes]

    def _solve_level(self, ply: int, report: Report | None) -> None:
        """Solve the positions of a ply that are not solved yet, each kept at once."""
        level = self.levels[ply]
        todo = [(key, state) for key, state in level.items() if key not in self.solved]
        if not todo:
            return
        counted = itertools.count(len(level) - len(todo) + 1)
        with self.journal.open("a") as journal:
            if not self.journal.stat().st_size:
                journal.write(json.dumps(_task(self.game)) + "\n")

            def keep(one: tuple[int, Any], found: Result) -> None:
                if not found.exact or found.value is None:
                    self._stop.request()  # it was interrupted
                    return
                self.solved[one[0]] = Solution(found.value, found.nodes)
                journal.write(json.dumps([one[0], found.value, found.nodes]) + "\n")
                journal.flush()
                done = next(counted)
                if report is not None:
                    report(OpeningsProgress(ply, done, len(level), found.nodes))

            table = self._table = self._table or TranspositionTable(self._memory)
            solve_exactly(self.twin, todo[0][1], nodes=1, table=table)  # compiles before threads do

            def solve(one: tuple[int, Any]) -> Result:
                found: Result = solve_exactly(self.twin, one[1], table=table)
                return found

            side_by_side(solve, todo, keep, self._threads, self._stop)

    def _backed_up(self, state: Any) -> float | None:
        """The best that the moves lead to; None where one of them is not known."""
        game, mover = self.twin, self.game.to_move(state)
        best = None
        for action in game.actions(state):
            child = game.result(state, action)
            value = self._known(child)
            if value is None:
                return None
            if game.is_terminal(child):
                value = float(game.utility(child, mover))
            elif game.to_move(child) != mover:
                value = -value
            best = value if best is None else max(best, value)
        return best

    def _known(self, state: Any) -> float | None:
        if self.game.is_terminal(state):
            return 0.0
        settled = self.settled(state)
        if settled is not None:
            return settled
        solution = self.solved.get(self.key(state))
        return None if solution is None else solution.value

    # Writing.

    def write(self, path: Path) -> None:
        entries: dict[int, Entry] = {}
        for level in self.levels:
            for key, state in level.items():
                if key in self.solved:
                    entries[key] = entry_of(self.twin, state, self.solved[key].value)
        if not entries:
            raise BadParameter("nothing was solved, so there is nothing to write")
        keys = np.array(sorted(entries), np.uint64)
        found = [entries[int(key)] for key in keys]
        utilities = np.array([one.utility for one in found])
        distances = np.array([one.plies for one in found], np.uint16)
        outcomes = np.unique(utilities)
        about = {
            **described(self.twin),
            "outcomes": [float(one) for one in outcomes],
            "class": OPENINGS,
            "positions": len(keys),
            "counts": {
                name: int(np.count_nonzero(np.sign(utilities) == sign))
                for name, sign in (("won", 1), ("drawn", 0), ("lost", -1))
            },
            "longest": int(distances.max(initial=0)),
        }
        choices = np.searchsorted(outcomes, utilities).astype(np.uint16)
        write_table(path, about, choices, distances, keys)


def _task(game: Game) -> dict[str, Any]:
    """The game and the plies of a journal."""
    return {"openings": game.name, "parameters": game.parameters}


def _read(journal: Path, task: dict[str, Any]) -> dict[int, Solution]:
    """What an earlier build has solved."""
    lines = read_journal(journal)
    if lines and lines[0] != json.loads(json.dumps(task)):
        raise BadParameter(f"{journal} is the journal of another build; remove it")
    return {int(key): Solution(float(value), int(nodes)) for key, value, nodes in lines[1:]}

"""Tables: are their values consistent with the rules, position by position?

A table is correct if each value follows from those of its successors: the best of them for the
player to move, one ply further from the end; at an end, what the rules say. If that holds
everywhere, it is a proof: wins and losses rest on shorter ones down to the ends of the game, and
a draw can be held forever. Where there are too many positions, a random sample is checked.
All of it is plain Python over the game's functions; only the format of the file is shared with
what wrote it.
"""

from __future__ import annotations

from itertools import chain, count
from typing import Any

from ..game import Game
from ..kernel import plain_twin
from ..lookup.file import Entry, TableFile
from ..lookup.reachable import StateKeys
from ..lookup.tables import Tables
from .outcome import (
    Budget,
    CounterExample,
    NotChecked,
    exact_text,
    random_game,
    successors,
)


def follows(game: Game, state: Any, after: list[tuple[Any, Entry]]) -> Entry:
    """The value that a position must have, given those of its successors."""
    mover = game.to_move(state)
    if not after:
        utility = float(game.utility(state, mover))
        return Entry(utility, 0)
    seen = [
        Entry(one.utility if game.to_move(child) == mover else -one.utility, one.plies)
        for child, one in after
    ]
    best = max(one.utility for one in seen)
    if best == 0:
        return Entry(0.0, 0)
    plies = [one.plies for one in seen if one.utility == best]
    return Entry(best, 1 + (min(plies) if best > 0 else max(plies)))


def _agree(one: Entry, other: Entry) -> bool:
    return one.utility == other.utility and one.plies == other.plies


def _text(entry: Entry | None) -> str:
    if entry is None:
        return "nothing"
    if entry.utility == 0:
        return "a draw"
    return f"{exact_text(entry.utility)} in {entry.plies} plies"


# Tables of all states, found by their hashes.


class _Keyed:
    def __init__(self, game: Game, table: TableFile) -> None:
        self.game, self.table = game, table
        self.key = StateKeys(plain_twin(game)).key

    def check(self, state: Any, moves: list[str]) -> list[tuple[str, Any]]:
        """Check one state; returns its moves and the states after them."""
        game = self.game
        stored = self.table.entry_of(self.key(state))
        if stored is None:
            raise CounterExample(moves, "all states that can be reached", "one that is not there")
        below = successors(game, state)
        after = []
        for name, child in below:
            entry = self.table.entry_of(self.key(child))
            if entry is None:
                found = "one that is not there"
                raise CounterExample([*moves, name], "all states that can be reached", found)
            after.append((child, entry))
        right = follows(game, state, after)
        if not _agree(stored, right):
            raise CounterExample(moves, _text(stored), _text(right))
        return below


def check_reachable(game: Game, table: TableFile, budget: Budget) -> tuple[int, bool]:
    """Check a table of all states; returns how many were checked, and whether those were all."""
    table.check()
    keyed = _Keyed(game, table)
    if len(table) <= budget.samples:
        return _check_every_state(keyed, budget), True
    games = (random_game(game, budget.dice) for _ in count())
    done = -1
    for done, (state, moves) in zip(  # noqa: B007
        budget.rounds(budget.samples), chain.from_iterable(games), strict=False
    ):
        keyed.check(state, moves)
    return done + 1, False


def _check_every_state(keyed: _Keyed, budget: Budget) -> int:
    start = keyed.game.initial_state()
    came: dict[int, tuple[int, str]] = {keyed.key(start): (0, "")}
    waiting = [start]

    def moves(key: int) -> list[str]:
        path = []
        while came[key][1]:
            key, name = came[key]
            path.append(name)
        return path[::-1]

    while waiting:
        state = waiting.pop()
        budget.step(len(came) / len(keyed.table))
        key = keyed.key(state)
        for name, child in keyed.check(state, moves(key)):
            there = keyed.key(child)
            if there not in came:
                came[there] = (key, name)
                waiting.append(child)
    if len(came) != len(keyed.table):
        raise CounterExample((), f"{len(keyed.table):,} states", f"{len(came):,} can be reached")
    return len(came)


# Tables of openings: some of the first positions, whose values rest on searches.


def check_openings(game: Game, table: TableFile, budget: Budget) -> int:
    """Hold each stored position that is met from the start against those after it: none may be
    better than it says and, where all are stored, one must be as good. Returns how many."""
    table.check()
    keyed, seen = _Keyed(game, table), set()
    waiting: list[tuple[Any, list[str]]] = [(game.initial_state(), [])]
    checked = 0
    while waiting:
        state, moves = waiting.pop()
        key = keyed.key(state)
        stored = None if key in seen else table.entry_of(key)
        seen.add(key)
        if stored is None:
            continue
        budget.step(checked / len(table))
        best, every = _best_stored(keyed, state, moves, waiting)
        if best is not None and (best > stored.utility or (every and best < stored.utility)):
            raise CounterExample(moves, _text(stored), f"{exact_text(best)} by its best move")
        checked += best is not None
    return checked


def _best_stored(
    keyed: _Keyed, state: Any, moves: list[str], waiting: list[tuple[Any, list[str]]]
) -> tuple[float | None, bool]:
    """The best of the moves whose value is known, and whether all are; they are visited next."""
    game, mover = keyed.game, keyed.game.to_move(state)
    best, every = None, True
    for name, child in successors(game, state):
        if game.is_terminal(child):
            value = float(game.utility(child, mover))
        else:
            entry = keyed.table.entry_of(keyed.key(child))
            if entry is None:
                every = False
                continue
            value = entry.utility if game.to_move(child) == mover else -entry.utility
            waiting.append((child, [*moves, name]))
        best = value if best is None else max(best, value)
    return best, every


# Tables of the classes of endgames, found by number.


def check_classes(game: Game, tables: Tables, name: str, budget: Budget) -> tuple[int, bool]:
    """Check a table of one class; its folder must have those of the classes it leads to."""
    table = tables.table(name)
    table.check()
    counted = game.table_game
    kind, size = int(table.header["kind"]), len(table)
    every = size <= budget.samples
    done = -1
    for done in budget.rounds(min(size, budget.samples)):
        number = done if every else budget.dice.randrange(size)
        _check_number(counted, tables, table, kind, number)
    return done + 1, every and done + 1 == size


def _check_number(game: Game, tables: Tables, table: TableFile, kind: int, number: int) -> None:
    state, possible = game.indexed(kind, number)
    stored = table.entry(number)
    if not possible:
        if stored is not None:
            found = "no position of this number"
            raise CounterExample((f"number {number}",), _text(stored), found)
        return
    where = f"number {number}, {game.state_text(state)}"
    if stored is None:
        raise CounterExample((where,), "no position of this number", "one")
    after = []
    for action in game.actions(state):
        child = game.result(state, action)
        entry = tables.stored(game, child)
        if entry is None:
            raise NotChecked(
                f"the folder must also hold the table for what follows {where} by "
                f"{game.action_text(state, action)}"
            )
        after.append((child, Entry(entry.utility, entry.plies)))
    right = follows(game, state, after)
    if not _agree(stored, right):
        raise CounterExample((where,), _text(stored), _text(right))

"""Counting: the paths and the states of a game, ply by ply.

Perft is the old test of move generators: the number of paths of exactly 1, 2,
3, ... plies. Chance outcomes count as moves, and a game that has ended has no
longer paths.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from .arguments import checked
from .errors import BadParameter
from .game import Game
from .kernel import (
    INDEX_FIELDS,
    Runnable,
    StateIndex,
    has_room,
    kernel,
    keyed_hash,
    new_record,
    number_of,
    runnable,
    runs_compiled,
    state_hash,
    view,
)

__all__ = ["distinct", "perft", "reachable"]

Report = Callable[[float], object]
"""Called now and then with the fraction done, from 0 to 1."""

PARTS = 2000  # at least this many calls of a kernel in long work: for reports and Ctrl-C

COUNT = np.dtype(np.int64)
PATHS = np.dtype([("counts", np.int64), ("depth", np.int64)], align=True)
SEEN = np.dtype(
    [
        ("counts", np.int64),  # address, as above
        ("depth", np.int64),
        ("overfull", np.int64),
        *INDEX_FIELDS,
    ],
    align=True,
)


@checked
def perft(
    game: Game, depth: int, state: Any = None, report: Report | None = None
) -> tuple[int, ...]:
    """The number of paths of exactly 1, 2, ..., `depth` plies from a state.

    >>> from zermelo.games import load
    >>> perft(load("tic_tac_toe"), 3)
    (9, 72, 504)
    """
    run = _prepared(game, depth)
    counts = np.zeros(depth, np.int64)
    record = new_record(PATHS)
    record.counts, record.depth = counts.ctypes.data, depth
    tops, frontier = _split(run, run.state(state), depth)
    for done, top in enumerate(frontier):
        count_paths(run.game, top, len(tops), record)
        if report is not None:
            report((done + 1) / len(frontier))
    return (*tops, *map(int, counts[len(tops) :]))


@kernel
def count_paths(game: Any, state: Any, ply: int, record: Any) -> None:
    """Add the paths below a state that is `ply` plies deep to the counts."""
    if game.is_terminal(state):
        return
    counts = view(record.counts, record.depth, COUNT)
    if ply == record.depth - 1:  # the last ply need not be played to be counted
        number = 0
        for _ in game.actions(state):
            number += 1
        counts[ply] += number
        return
    for action in game.actions(state):
        counts[ply] += 1
        count_paths(game, game.result(state, action), ply + 1, record)


def _split(run: Runnable, state: Any, depth: int) -> tuple[list[int], list[Any]]:
    """Path counts of the first plies, and the states at the ends of those paths."""
    counts: list[int] = []
    frontier = [state]
    while len(counts) < depth - 1 and 0 < len(frontier) < PARTS:
        frontier = [following for each in frontier for following in _successors(run, each)]
        counts.append(len(frontier))
    return counts, frontier


def _successors(run: Runnable, state: Any) -> list[Any]:
    game = run.game
    if game.is_terminal(state):
        return []
    return [run.state(game.result(state, action)) for action in game.actions(state)]


@checked
def distinct(
    game: Game, depth: int, state: Any = None, report: Report | None = None
) -> tuple[int, ...]:
    """The number of different states after exactly 1, 2, ..., `depth` plies.

    In compiled games two hashes stand for a state, one of them with a key (see
    `kernel.state_index`).

    >>> from zermelo.games import load
    >>> distinct(load("tic_tac_toe"), 3)
    (9, 72, 252)
    """
    run = _prepared(game, depth)
    start = run.state(state)
    if not runs_compiled(run.game):
        return _distinct_in_sets(run, start, depth, report)
    size = 1 << 16
    while True:
        counts = _distinct_in_table(run, start, depth, size, report)
        if counts is not None:
            return counts
        size <<= 3


def _distinct_in_sets(
    run: Runnable, start: Any, depth: int, report: Report | None
) -> tuple[int, ...]:
    counts, layer = [], {start}
    for ply in range(depth):
        layer = _layer(run, layer)
        counts.append(len(layer))
        if report is not None:
            report((ply + 1) / depth)
    return tuple(counts)


def _distinct_in_table(
    run: Runnable, start: Any, depth: int, size: int, report: Report | None
) -> tuple[int, ...] | None:
    """None if the index was too small: the count then starts over with a larger one, since
    states marked as seen could not be distinguished from those whose successors were counted."""
    counts = np.zeros(depth, np.int64)
    record = new_record(SEEN)
    record.counts, record.depth = counts.ctypes.data, depth
    index = StateIndex(record)
    index.grow(size)
    _, frontier = _split(run, start, min(depth, 2))
    counts[0] = len(set(_successors(run, start)))
    for done, top in enumerate(frontier if depth > 1 else ()):
        count_states(run.game, top, 1, record)
        if record.overfull:
            return None
        if report is not None:
            report((done + 1) / len(frontier))
    return tuple(map(int, counts))


@kernel
def count_states(game: Any, state: Any, ply: int, record: Any) -> None:
    """Depth first, but below a state only the first time that this ply meets it."""
    if game.is_terminal(state):
        return
    counts = view(record.counts, record.depth, COUNT)
    for action in game.actions(state):
        following = game.result(state, action)
        if is_new(record, (ply, following)):
            counts[ply] += 1
            if ply + 1 < record.depth:
                count_states(game, following, ply + 1, record)


def is_new(record: Any, item: Any) -> bool:
    """Number an item, if there is room; whether it had no number."""
    if not has_room(record, 1):
        record.overfull = 1
        return False
    before = record.count
    return bool(number_of(record, state_hash(item), keyed_hash(item)) == before)


@checked
def reachable(game: Game, limit: int = 1_000_000, state: Any = None) -> int:
    """How many different states can be reached, the first one included.

    Raises BadParameter beyond the limit: most games have far too many to count.

    >>> from zermelo.games import load
    >>> reachable(load("nim:piles=1-2-2"))
    28
    """
    run = _prepared(game, limit)
    start = run.state(state)
    seen, layer = {start}, {start}
    while layer:
        layer = _layer(run, layer) - seen
        seen |= layer
        if len(seen) > limit:
            raise BadParameter(
                f"{game.name} has more than {limit:,} reachable states; "
                "raise the limit, or count those of the first plies with distinct"
            )
    return len(seen)


def _layer(run: Runnable, states: set[Any]) -> set[Any]:
    """All successors of some states."""
    return {following for state in states for following in _successors(run, state)}


def _prepared(game: Game, number: int) -> Runnable:
    if number < 1:
        raise BadParameter(f"depth and limit must be at least 1, not {number}")
    return runnable(game)

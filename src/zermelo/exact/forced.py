"""Wins that are a few plies away, by brute force over the plain rules.

A selective search that sees a win has not proven it, nor that there is no shorter one. Where it is
near, trying everything does both.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ..cancellation import stop_requested
from ..game import Game
from ..result import Result, Row, best_bounds, proven, ranked

PLIES = 5  # a mate in three
NODES = 20_000  # positions to look at, of all moves together
MOVES = 3  # the best ones


class TooMany(Exception):
    """More positions than are to be looked at, or no time for more."""


class Count:
    def __init__(self, left: int) -> None:
        self.left = left

    def one(self) -> None:
        self.left -= 1
        if self.left < 0 or (self.left % 64 == 0 and stop_requested()):
            raise TooMany


def win_in(game: Game, state: Any, player: int, plies: int, count: Count) -> int | None:
    """The fewest plies in which the player can force a win, 0 if it has won; None if `plies` are
    not enough. TooMany if the count runs out."""
    return next(
        (length for length in range(plies + 1) if _forces(game, state, player, length, count)), None
    )


def _forces(game: Game, state: Any, player: int, plies: int, count: Count) -> bool:
    count.one()
    if game.is_terminal(state):
        bounds = game.utility_bounds
        return bounds is not None and game.utility(state, player) >= bounds[1]
    if plies == 0:
        return False
    after = (
        _forces(game, game.result(state, action), player, plies - 1, count)
        for action in game.actions(state)
    )
    return any(after) if game.to_move(state) == player else all(after)


def with_forced_wins(game: Game, state: Any, result: Result) -> Result:
    """The result with those of its best moves proven, with distances, that are forced wins.

    For two opponents without chance.
    """
    bounds = game.utility_bounds
    if bounds is None or game.players != 2 or not game.zero_sum or game.chance:
        return result
    count, rows = Count(NODES), list(result.rows)
    for index, row in enumerate(rows[:MOVES]):
        if row.value is not None and row.value >= bounds[1] and row.plies is None:
            rows[index] = _proven(game, state, result.player, row, count)
    best = max(
        (row for row in rows if row.exact and row.plies is not None),
        key=lambda row: -(row.plies or 0),
        default=None,
    )
    if best is None:
        return result
    shortest = best.plies if not _is_shorter(game, state, result.player, best, count) else None
    return replace(
        result,
        rows=ranked(rows),
        bounds=best_bounds([proven(bounds[1], whole=True)], complete=True),
        plies=shortest,
    )


def _proven(game: Game, state: Any, player: int, row: Row, count: Count) -> Row:
    try:
        plies = win_in(game, game.result(state, row.action), player, PLIES - 1, count)
    except TooMany:
        plies = None
    if plies is None:
        return row
    greatest = game.utility_bounds[1] if game.utility_bounds else 1.0
    return replace(row, bounds=proven(greatest, whole=True), plies=plies + 1)


def _is_shorter(game: Game, state: Any, player: int, row: Row, count: Count) -> bool:
    """Whether another move wins sooner, or may do so."""
    try:
        return win_in(game, state, player, (row.plies or 1) - 1, count) is not None
    except TooMany:
        return True

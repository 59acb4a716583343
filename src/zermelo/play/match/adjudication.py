"""Ending games early: too long, clearly won, clearly drawn."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from ...display import Shown
from ...errors import BadParameter
from ...game import LONGEST_GAME, Game, check_positive
from ...settings import setting
from .record import Move


@dataclass(frozen=True)
class Adjudication(Shown):
    """When to end a game early; None is never, or LONGEST_GAME for `plies`."""

    plies: int | None = setting(
        None,
        f"Adjudicate longer games as draws; by default those of {LONGEST_GAME:,} plies.",
        option="max_plies",
    )
    win: float | None = setting(
        None, "Adjudicate a win when all players agree on at least this value.", option="win_at"
    )
    draw: float | None = setting(
        None,
        "Adjudicate a draw when all players agree on a value this close to 0.",
        option="draw_at",
    )
    moves: int = 4
    """The number of consecutive moves on which all players must agree."""

    def __post_init__(self) -> None:
        check_positive(moves=self.moves, plies=self.plies)
        for name in ("win", "draw"):
            value = getattr(self, name)
            if value is not None and math.isnan(value):
                raise BadParameter(f"{name} must be a value, not {value}")


def adjudicated(
    rule: Adjudication, game: Game, moves: Sequence[Move]
) -> tuple[tuple[float, ...], str] | None:
    """The utilities and the reason if the game is adjudicated now.

    Adjudication by value is for two players with opposed interests.
    """
    drawn = (0.0,) * game.players
    if len(moves) >= (LONGEST_GAME if rule.plies is None else rule.plies):
        return drawn, f"adjudicated: a draw after {len(moves)} moves"
    if game.players != 2 or not game.zero_sum or (rule.win is None and rule.draw is None):
        return None
    last = _last_values(moves, rule.moves)
    if last is None:
        return None
    if rule.win is not None:
        for seat in (0, 1):
            if all((value if player == seat else -value) >= rule.win for player, value in last):
                low, high = game.utility_bounds or (-1.0, 1.0)
                utilities = (high, low) if seat == 0 else (low, high)
                return utilities, f"adjudicated: all agree that {game.player_name(seat)} wins"
    if rule.draw is not None and all(abs(value) <= rule.draw for _, value in last):
        return drawn, "adjudicated: all agree that it is a draw"
    return None


def _last_values(moves: Sequence[Move], count: int) -> list[tuple[int, float]] | None:
    """The values that each player reported at its last `count` moves; None if any is missing."""
    found: dict[int, list[tuple[int, float]]] = {0: [], 1: []}
    for move in reversed(moves):
        if move.player in found and len(found[move.player]) < count:
            if move.value is None:
                return None
            found[move.player].append((move.player, move.value))
        if all(len(values) == count for values in found.values()):
            return found[0] + found[1]
    return None

"""Time: limits for each move, for the game, or both, and how much of it a move gets."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NamedTuple

from ..display import Shown
from ..errors import BadParameter
from ..settings import NOT_NEGATIVE, POSITIVE, check_within, setting

_WRITTEN = re.compile(r"(?:(?P<base>[\d.]+)\+(?P<increment>[\d.]+))|(?P<move>[\d.]+)/move")
MARGIN = 0.1  # seconds
MOVES_LEFT = 25  # for which the time left is kept, unless the game can't last so long
RESERVE = 0.02  # seconds kept for communication
MOST = 3.0  # times the usual time that a move may take


class Allowance(NamedTuple):
    """Seconds for a move."""

    usual: float
    most: float
    """For a critical move; equal to `usual` where saved time is lost."""


@dataclass(frozen=True)
class Clock(Shown):
    """The time a player has, in seconds; None for no limit.

    >>> Clock(left=60.0).budget() < 60.0
    True
    """

    left: float | None = None
    """For all its remaining moves."""
    increment: float = 0.0
    """Added to `left` after each move."""
    per_move: float | None = None
    """For this move."""

    def allowance(self, seconds: float | None = None, moves: int = MOVES_LEFT) -> Allowance | None:
        """The time for this move, at most `seconds`; None if nothing limits it.

        The clock has to last for `moves` moves, this one included.

        >>> Clock(left=100.0).allowance()
        Allowance(usual=4.0, most=12.0)
        """
        limits = [] if seconds is None else [seconds]
        if self.per_move is not None:
            limits.append(max(self.per_move, 0.001))
        usual = most = min(limits, default=None)
        if self.left is not None:
            planned = self.left / max(moves, 1) + 0.8 * self.increment
            usual, most = (
                min([*limits, max(min(one, self.left - RESERVE), 0.001)])
                for one in (planned, MOST * planned)
            )
        return None if usual is None or most is None else Allowance(usual, most)

    def budget(self, seconds: float | None = None, moves: int = MOVES_LEFT) -> float | None:
        """The usual time for this move, at most `seconds`; None if nothing limits it."""
        allowance = self.allowance(seconds, moves)
        return None if allowance is None else allowance.usual


@dataclass(frozen=True)
class TimeControl(Shown):
    """The limits of each player's clock, in seconds; None for no limit."""

    base: float | None = None
    """For all moves of a game."""
    increment: float = 0.0
    """Added after each move."""
    per_move: float | None = None
    margin: float = setting(MARGIN, "Seconds by which a player may exceed its time without losing.")

    def __post_init__(self) -> None:
        check_within(POSITIVE, base=self.base, per_move=self.per_move)
        check_within(NOT_NEGATIVE, increment=self.increment, margin=self.margin)

    @staticmethod
    def parse(text: str) -> TimeControl:
        """`60+1` is a minute plus a second per move; `0.1/move` a tenth of a second for each.

        >>> TimeControl.parse("60+0.5").increment, TimeControl.parse("0.1/move").per_move
        (0.5, 0.1)
        """
        match = _WRITTEN.fullmatch(text.strip())
        try:
            if match and match["move"]:
                return TimeControl(per_move=float(match["move"]))
            if match:
                return TimeControl(float(match["base"]), float(match["increment"]))
        except ValueError as error:
            raise BadParameter(f"{text!r} is not a time control: {error}") from None
        raise BadParameter(f"{text!r} is not a time control; write 60+1, 60+0 or 0.1/move")

    def __str__(self) -> str:
        parts = []
        if self.base is not None:
            parts.append(f"{self.base:g}+{self.increment:g}")
        if self.per_move is not None:
            parts.append(f"{self.per_move:g}/move")
        return " ".join(parts) or "unlimited"

    @property
    def limited(self) -> bool:
        return self.base is not None or self.per_move is not None


class Clocks:
    """The clocks of all players of one game."""

    def __init__(self, control: TimeControl, players: int) -> None:
        self.control = control
        self.left = [control.base] * players

    def of(self, player: int) -> Clock:
        return Clock(self.left[player], self.control.increment, self.control.per_move)

    def limit(self, player: int) -> float | None:
        """The seconds that the player has for this move, without the margin."""
        limits = [one for one in (self.left[player], self.control.per_move) if one is not None]
        return min(limits, default=None)

    def take(self, player: int, seconds: float) -> bool:
        """Take the seconds of a move off the clock; returns whether the player was in time."""
        limit = self.limit(player)
        in_time = limit is None or seconds <= limit + self.control.margin
        left = self.left[player]
        if left is not None:
            self.left[player] = max(left - seconds, 0.0) + self.control.increment
        return in_time

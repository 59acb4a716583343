"""A claim about a value: a player gets at least, or at most, this much."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..errors import BadParameter
from ..game import Game
from .outcome import exact_text


@dataclass(frozen=True)
class Bound:
    """A bound of a state's value to a player, from below (`at_least`) or from above."""

    player: int
    value: float
    at_least: bool
    strict: bool = False
    """Strict: less than `value`, or more, but not equal."""
    endless: bool = False
    """Whether endless play counts for the player who keeps the bound."""

    def holds(self, worth: float, rounding: float = 0.0) -> bool:
        """Whether a value satisfies the bound. A utility must do so as it is; an average may be off
        by `rounding`."""
        if not self.at_least:
            return worth < self.value - rounding if self.strict else worth <= self.value + rounding
        return worth > self.value + rounding if self.strict else worth >= self.value - rounding

    def is_given(self, game: Game) -> bool:
        """Whether it follows from the rules alone: no utility is outside the game's bounds."""
        if game.utility_bounds is None or self.strict:
            return False
        low, high = game.utility_bounds
        return self.value <= low if self.at_least else self.value >= high

    def kept_by(self, mover: int) -> bool:
        """Whether this player tries to keep the bound; chance does not."""
        return mover >= 0 and (mover == self.player) == self.at_least

    def worse(self, one: float, other: float) -> float:
        """Of two values, the one further from keeping the bound."""
        return min(one, other) if self.at_least else max(one, other)

    def text(self, game: Game) -> str:
        side = ("more than" if self.strict else "at least") if self.at_least else ""
        side = side or ("less than" if self.strict else "at most")
        return f"{side} {exact_text(self.value)} to {game.player_name(self.player)}"


def plain(value: Any) -> Any:
    """A state or an action as nested tuples of numbers and text, as it comes back from JSON."""
    if isinstance(value, tuple | list):
        return tuple(plain(item) for item in value)
    if value is None or isinstance(value, bool | float | str):
        return value
    if isinstance(value, int):
        return int(value)
    raise BadParameter(
        f"a state with {type(value).__name__} in it can't be written to a file; numbers, text and "
        "tuples of them can"
    )

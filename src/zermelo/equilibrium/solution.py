"""What a solver found: a strategy for every player, and how far from equilibrium it is."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from ..strategy import TableStrategy
from .tree.best_response import gains, utilities
from .tree.form import SequenceForm

__all__ = ["Point", "Solution"]


class Point(NamedTuple):
    """How far a solver was at one moment."""

    iteration: int
    seconds: float
    exploitability: float


@dataclass(frozen=True, eq=False)
class Solution:
    """A plan for all players. Values and exploitability are exact, by best responses."""

    form: SequenceForm
    plan: Any
    algorithm: str
    iterations: int = 0
    seconds: float = 0.0
    stopped: str = "finished"
    """Why it ended: finished, iterations, target, time, interrupted."""
    points: tuple[Point, ...] = ()
    """How it came closer, iteration by iteration."""

    @cached_property
    def values(self) -> tuple[float, ...]:
        """What each player gets on average."""
        return utilities(self.form, self.plan)

    @cached_property
    def gains(self) -> tuple[float, ...]:
        """What each player would gain by its best response."""
        return gains(self.form, self.plan)

    @property
    def exploitability(self) -> float:
        """The mean of the gains; 0 in equilibrium."""
        return sum(self.gains) / len(self.gains)

    def strategy(self, name: str = "") -> TableStrategy:
        """The strategy of all players; `name` is the game's spec, kept in its file.

        The file also says how good it claims to be, for `zermelo verify`.
        """
        strategy = self.form.strategy(self.plan, name)
        written = self.plan  # where nothing is hidden, paths to one state have become one
        if not self.form.game.hidden_information:
            written = self.form.plan_from(strategy)
        gained = gains(self.form, written)
        strategy.claims = {
            "exploitability": sum(gained) / len(gained),
            "values": list(utilities(self.form, written)),
        }
        return strategy

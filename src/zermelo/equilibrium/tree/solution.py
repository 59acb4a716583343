"""What a solver found: a strategy for every player, and how far from equilibrium it is."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from ...display import Shown, shown
from ...strategy import TableStrategy
from .best_response import gains, utilities
from .form import SequenceForm


@shown
class Point(NamedTuple):
    """The exploitability of a solver at one moment."""

    iteration: int
    seconds: float
    exploitability: float


@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class SolverRun(Shown):
    """The course of a solver."""

    algorithm: str
    iterations: int = 0
    seconds: float = 0.0
    """Wall-clock time of the algorithm itself, without compiling, enumerating or measuring."""
    stopped: str = "finished"
    """Why it stopped: finished, iterations, target, time, interrupted."""
    points: tuple[Point, ...] = ()
    """The exploitability, iteration by iteration."""

    @property
    def exploitability(self) -> float:
        """The mean gain of the players' best responses; 0 in equilibrium."""
        return self.points[-1].exploitability

    def _facts(self) -> dict[str, Any]:
        return {
            "algorithm": self.algorithm,
            "iterations": f"{self.iterations:,}",
            "seconds": self.seconds,
            "stopped": self.stopped,
            "exploitability": self.exploitability,
        }

    def __repr__(self) -> str:
        cost = f", {self.iterations:,} iterations" if self.iterations else ""
        found = f"{self.algorithm}: exploitability {self.exploitability:.3g}{cost}"
        return f"<{type(self).__name__} by {found}, {self.seconds:.3g} s>"


@dataclass(frozen=True, eq=False, repr=False)
class StrategyProfile(SolverRun):
    """A plan for all players. Values and exploitability are exact, by best responses."""

    form: SequenceForm
    plan: Any

    @cached_property
    def values(self) -> tuple[float, ...]:
        """Each player's expected utility."""
        return utilities(self.form, self.plan)

    @cached_property
    def gains(self) -> tuple[float, ...]:
        """Each player's gain from its best response."""
        return gains(self.form, self.plan)

    @property
    def exploitability(self) -> float:
        return sum(self.gains) / len(self.gains)

    def _facts(self) -> dict[str, Any]:
        return {**super()._facts(), "values": self.values}

    def strategy(self, name: str = "") -> TableStrategy:
        """The strategy of all players; `name` is the game's spec, kept in its file.

        The file also has the exploitability claimed, for `zermelo verify`.
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

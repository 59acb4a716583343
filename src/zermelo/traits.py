"""The kind of a game, in four words and two numbers."""

from __future__ import annotations

from dataclasses import dataclass

from .display import Shown


@dataclass(frozen=True)
class Traits(Shown):
    """The kind of a game; algorithms read this and refuse what does not suit them.

    >>> from zermelo.games import load
    >>> print(load("kuhn_poker").traits)
    two players, zero-sum, chance, hidden information
    """

    players: int
    zero_sum: bool
    chance: bool
    hidden_information: bool
    utility_bounds: tuple[float, float] | None

    def __str__(self) -> str:
        count = {1: "one player", 2: "two players"}.get(self.players, f"{self.players} players")
        return ", ".join(
            [
                count,
                "zero-sum" if self.zero_sum else "general-sum",
                "chance" if self.chance else "deterministic",
                "hidden information" if self.hidden_information else "perfect information",
            ]
        )

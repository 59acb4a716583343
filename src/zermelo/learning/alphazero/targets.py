"""What AlphaZero's network learns besides policy and value.

Who owns each cell at the end says more about a game than who won; the opponent's answer has the
network look a move ahead (Wu 2019).
"""

from __future__ import annotations

from typing import NamedTuple

from ...game import Game
from ..inference.shapes import Shape
from ..runs.config import SelfPlayConfig

__all__ = ["NO_TARGETS", "Targets"]


class Targets(NamedTuple):
    """The weight of each further target in the loss; 0 where it is not learnt. The names are those
    of the arrays that self-play harvests."""

    ownership: float = 0.0
    replies: float = 0.0

    @classmethod
    def of(cls, game: Game, config: SelfPlayConfig) -> Targets:
        """Those that a game has.

        >>> from zermelo.games import load
        >>> config = SelfPlayConfig(ownership_weight=1.5, opponent_weight=0.0)
        >>> Targets.of(load("go"), config), Targets.of(load("chess"), config)
        (Targets(ownership=1.5, replies=0.0), Targets(ownership=0.0, replies=0.0))
        """
        owned = config.ownership_weight if game.offers("ownership") else 0.0
        return cls(owned, config.opponent_weight if game.players > 1 else 0.0)

    def weights(self) -> dict[str, float]:
        """Of those that are learnt."""
        return {name: weight for name, weight in self._asdict().items() if weight}

    def shapes(self, shape: Shape) -> dict[str, tuple[int, ...]]:
        """What those that are learnt look like, for each position."""
        looks = {"ownership": shape.observation[1:], "replies": (shape.actions,)}
        return {name: looks[name] for name in self.weights()}


NO_TARGETS = Targets()

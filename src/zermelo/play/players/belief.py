"""Searches under uncertainty as players: `ismcts:time=1`, `pimc:worlds=50`.

They see only what their player may see, and keep their beliefs from turn to turn.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from ...game import Game
from ...montecarlo import Beliefs, NothingFits, ismcts, pimc
from ...result import Result
from ..player import Choice, Player, Turn
from .search import DEFAULT_SECONDS, decision, reason

__all__ = ["BelievingPlayer", "belief_player"]

_SEARCHES: dict[str, Callable[..., Result]] = {"ismcts": ismcts, "pimc": pimc}
_COUNTED = {"ismcts": "iterations", "pimc": "worlds"}  # what limits a search without a clock


class BelievingPlayer(Player):
    """Searches the states that its player cannot rule out."""

    def __init__(self, name: str, kind: str, settings: dict[str, Any]) -> None:
        self.name = name
        self.search = _SEARCHES[kind]
        self.counted = _COUNTED[kind]
        self.seconds: float | None = settings.pop("seconds", None)
        self.particles: int = settings.pop("particles", 1000)
        self.settings = settings
        self._beliefs: dict[int, Beliefs] = {}
        self._ready: Game | None = None
        self._random = random.Random(0)

    def begin(self, game: Game, player: int, seed: int) -> None:
        """Have everything compiled before the clock runs."""
        self._random = random.Random(seed)
        self._beliefs[player] = Beliefs(game, player, particles=self.particles, seed=seed)
        if self._ready != game:
            self._warm_up(game)
            self._ready = game

    def _warm_up(self, game: Game) -> None:
        state = decision(game)
        if state is not None:
            mover = int(game.to_move(state))
            quick = {**self.settings, "iterations": 1, self.counted: 1}
            self.search(game, game.information(state, mover), mover, **quick)

    def choose(self, turn: Turn) -> Choice:
        if turn.player not in self._beliefs:
            self.begin(turn.game, turn.player, 0)
        beliefs = self._beliefs[turn.player]
        try:
            result = self.search(
                turn.game, turn.key, turn.player, beliefs=beliefs, **self._for(turn)
            )
        except NothingFits as error:
            return Choice(self._random.choice(turn.actions), why=f"any move: {error}")
        beliefs.took(result.action)
        return Choice(result.action, result, reason(turn.game, result))

    def _for(self, turn: Turn) -> dict[str, Any]:
        """The settings of this move: the time is the least of what spec and clock allow."""
        limits = [one for one in (turn.clock.budget(), self.seconds) if one is not None]
        settings = {"seed": self._random.getrandbits(32), **self.settings}
        if limits or self.counted not in settings:
            settings["seconds"] = min(limits, default=DEFAULT_SECONDS)
        return settings


def belief_player(name: str, **settings: Any) -> BelievingPlayer:
    return BelievingPlayer(name, name.partition(":")[0], settings)

"""Blueprints: solve a coarser game, play its strategy in the full one.

An abstraction is a game of its own, a subclass with coarser `information` (cards put into
buckets) or fewer `actions`. It must still have perfect recall, and what a player knows there
must follow from what it knows in the full game.
"""

from __future__ import annotations

from typing import Any

from ...arguments import checked
from ...errors import NotThisKindOfGame
from ...game import Game
from ...strategy import Strategy, key_of
from ..tree.form import SequenceForm


class Lifted(Strategy):
    """A coarse strategy, looked up by the information of the full game."""

    def __init__(self, coarse: Strategy, keys: dict[tuple[int, Any], Any]) -> None:
        self._coarse, self._keys = coarse, keys

    def probabilities(self, player: int, key: Any) -> dict[Any, float]:
        coarse = self._keys.get((player, key))
        return {} if coarse is None else self._coarse.probabilities(player, coarse)


@checked
def lift(form: SequenceForm, abstraction: Game, strategy: Strategy) -> Lifted:
    """The strategy of an abstraction, for the game whose form is given.

    Where the abstraction does not reach, the strategy is left open.

    >>> from zermelo.games import load
    >>> from zermelo.equilibrium import sequence_form, solve_lp
    >>> kuhn = load("kuhn_poker")
    >>> form = sequence_form(kuhn)
    >>> lift(form, kuhn, solve_lp(kuhn).strategy())
    Lifted()
    """
    if abstraction.players != form.players:
        raise NotThisKindOfGame(
            f"{abstraction.name} has {abstraction.players} players and {form.game.name} has "
            f"{form.players}; an abstraction needs as many"
        )
    keys = {
        (player, key): key_of(abstraction, form.example(number), player)
        for number, (player, key) in enumerate(form.keys)
    }
    return Lifted(strategy, keys)

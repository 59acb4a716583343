"""What policies are worth, exactly, on games small enough to write down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ..equilibrium import SequenceForm, TooLarge, exploitability, sequence_form
from ..game import Game
from .policy_net import PolicyNet
from .rounds import look

__all__ = ["Measure"]

_MEMORY = 500.0  # megabytes


class Measure:
    """The exploitability of policies of one game, for which its tree is enumerated once.

    The mean over the players of what a best response would gain: 0 in equilibrium.
    """

    def __init__(self, game: Game, form: SequenceForm | None = None) -> None:
        self.form = form or sequence_form(game, memory=_MEMORY)
        self._views: tuple[Any, Any, Any, Any] | None = None

    @classmethod
    def where_possible(cls, game: Game) -> Measure | None:
        """None where the game is too large."""
        try:
            return cls(game)
        except TooLarge:
            return None

    def plan(self, network: PolicyNet) -> Any:
        """How often the policy goes through with each sequence."""
        form, slots = self.form, network.shape.actions
        if self._views is None:
            seen, legal = look(form.game, form.examples, len(form.layout.parent), slots)
            sets = np.repeat(np.arange(len(seen)), np.diff(form.layout.first))
            taken = [form.run.code(a) % slots for n in range(len(seen)) for a in form.actions(n)]
            self._views = seen, legal, sets, np.array(taken)
        seen, legal, sets, codes = self._views
        behaviour = np.ones(form.layout.sequences)
        behaviour[form.players :] = network.probabilities(seen, legal)[sets, codes]
        return form.plan_of(behaviour)

    def mixed(self, networks: Sequence[PolicyNet], weights: Sequence[float]) -> Any:
        """The plan of a player who draws one of these policies before each game."""
        return sum(
            weight * self.plan(network)
            for network, weight in zip(networks, weights, strict=True)
            if weight > 0
        )

    def exploitability(self, plan: Any) -> float:
        return exploitability(self.form, plan)

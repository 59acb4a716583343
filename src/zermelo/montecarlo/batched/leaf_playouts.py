"""Leaves that are judged twice: by a network, and by a playout to the end of the game.

AlphaGo (Silver et al. 2016) took the mean of both. Playouts are uniform, or
follow a playout policy: a linear softmax policy on what the player to move sees, quick
enough for every move of every playout.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from ...game import CHANCE, LONGEST_GAME, Game
from ...kernel import kernel, load_state, random_unit, view
from ...playouts import chance_action, playout
from ...settings import SHARE, check_within
from ..arithmetic import whole
from .lazy_tree import LEAF, Batch


@dataclass(frozen=True, eq=False)
class Playouts:
    """The share of playouts in a leaf's value, and the policy that they follow."""

    share: float = 0.5
    policy: Any = None
    """Weights [observation + 1, actions], the last row of them for a constant; None: uniform."""

    def __post_init__(self) -> None:
        check_within(SHARE, share=self.share)

    def mix(self, game: Game, batch: Batch) -> None:
        """Mix the result of a playout into the value of each leaf that waits."""
        if self.policy is None:
            mix(game, batch, self.share, None, None, None)
        else:
            seen = np.zeros(game.observation_shape, np.float32)
            logits = np.zeros(self.policy.shape[1], np.float32)
            mix(game, batch, self.share, self.policy, seen, logits)


@kernel
def mix(game, batch, share, policy, seen, logits):
    """Play every leaf to the end, and mix the result, to the player to move first, into its
    value."""
    search, values = batch.search, batch.answers.values
    leaves = view(search.leaves, search.count * search.leaves_each, LEAF)
    for row in range(search.waiting):
        place = whole(leaves[row].tree) * search.capacity + whole(leaves[row].node)
        state = load_state(game, batch.states, place)
        mover = game.to_move(state)
        if policy is None:
            end = playout(game, state, search)
        else:
            end = policy_playout(game, state, search, policy, seen, logits)
        if game.is_terminal(end):
            for other in range(values.shape[1]):
                found = game.utility(end, (mover + other) % game.players)
                values[row, other] = (1.0 - share) * values[row, other] + share * found
    search.endless = 0  # a playout without an end does not count, that is all


def policy_playout(game, state, search, policy, seen, logits):
    """Play by the policy to the end of the game."""
    plies = 0
    while not game.is_terminal(state) and plies < LONGEST_GAME:
        if game.to_move(state) == CHANCE:
            action = chance_action(game, state, search)
        else:
            action = by_policy(game, state, search, policy, seen, logits)
        state = game.result(state, action)
        plies += 1
    return state


def by_policy(game, state, search, policy, seen, logits):
    """Draw an action from the softmax of the observation times the weights."""
    slots = len(logits)
    seen[:] = 0.0
    game.observation(state, game.to_move(state), seen)
    flat = seen.ravel()
    logits[:] = policy[len(flat)]
    for i in range(len(flat)):
        if flat[i] != 0.0:
            for slot in range(slots):
                logits[slot] += flat[i] * policy[i, slot]
    total = 0.0
    for action in game.actions(state):
        total += math.exp(min(float(logits[action % slots]), 30.0))
    left = random_unit(search) * total
    chosen = -1
    for action in game.actions(state):
        chosen = action
        left -= math.exp(min(float(logits[action % slots]), 30.0))
        if left < 0.0:
            break
    return int(chosen)

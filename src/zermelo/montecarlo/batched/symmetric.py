"""Leaves that an evaluator sees under every symmetry of the game: its answers are averaged.

A network is never quite symmetric. The mean of what it says about a position and all its images
is, and errs less; it costs as many evaluations as there are symmetries.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...game import Game
from ...kernel import kernel, load_state, view
from ..arithmetic import whole
from .lazy_tree import LEAF, Batch


class Images:
    """Room for the images of `leaves` leaves under all symmetries."""

    def __init__(self, game: Game, leaves: int) -> None:
        self.each = game.symmetries
        self._seen = np.zeros((leaves * self.each, *game.observation_shape), np.float32)

    def of(self, game: Game, batch: Batch) -> Any:
        """The observations of the waiting leaves under each symmetry."""
        draw(game, batch, self._seen)
        return self._seen[: batch.search.waiting * self.each]

    def merge(self, game: Game, batch: Batch, priors: Any, values: Any) -> None:
        """Make the mean of the answers for its images the answer for each leaf."""
        merge(game, batch, priors, values)


@kernel
def draw(game, batch, seen):
    search = batch.search
    for row in range(search.waiting):
        state = leaf_state(game, batch, row)
        for symmetry in range(game.symmetries):
            twin = game.symmetric_state(state, symmetry)
            image = seen[row * game.symmetries + symmetry]
            image[:] = 0.0
            game.observation(twin, game.to_move(twin), image)


@kernel
def merge(game, batch, priors, values):
    search, answers = batch.search, batch.answers
    share, slots = 1.0 / game.symmetries, priors.shape[1]
    for row in range(search.waiting):
        state = leaf_state(game, batch, row)
        answers.priors[row] = 0.0
        answers.values[row] = 0.0
        for symmetry in range(game.symmetries):
            image = row * game.symmetries + symmetry
            for action in game.actions(state):
                turned = game.symmetric_action(action, symmetry) % slots
                answers.priors[row, action % slots] += share * priors[image, turned]
            for i in range(answers.values.shape[1]):
                answers.values[row, i] += share * values[image, i]


def leaf_state(game, batch, row):
    search = batch.search
    leaf = view(search.leaves, search.count * search.leaves_each, LEAF)[row]
    place = whole(leaf.tree) * search.capacity + whole(leaf.node)
    return load_state(game, batch.states, place)

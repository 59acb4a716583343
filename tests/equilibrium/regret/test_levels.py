"""Levels: what is below each sequence, and what leads to it."""

from __future__ import annotations

import numpy as np

from tests.equilibrium.common import form
from zermelo.equilibrium.regret.levels import levels
from zermelo.equilibrium.regret.reordering import owners


def test_levels_of_leduc() -> None:
    layout = form("leduc_poker").layout
    found = levels(layout)
    above = owners(layout)
    for part in found.players:
        own = found.sequence[part.sequences]
        numbers = above[own[part.bounds[:-1]]]  # of the sets, in their new order
        assert sum(level.sets.stop - level.sets.start for level in part.levels) == part.sets
        for level in part.levels:
            here = own[level.sequences]
            assert np.array_equal(layout.parent[above[here]], found.sequence[level.reach])
            for at, sequence in enumerate(here if len(level.below) else []):
                low, high = level.below_bounds[at : at + 2]
                first, *sets = level.below[low:high]
                assert own[first] == sequence
                children = numbers[np.array(sets, int) - len(own)]
                assert children.tolist() == np.flatnonzero(layout.parent == sequence)[::-1].tolist()


def test_the_last_level_has_nothing_below() -> None:
    parts = levels(form("kuhn_poker:players=3").layout).players
    below = [[len(level.below) > 0 for level in part.levels] for part in parts]
    assert below == [[True, False], [True, False], [False]]  # the third never acts twice

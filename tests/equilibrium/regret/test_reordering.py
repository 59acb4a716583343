"""Reordered games: the same tree, and the same values, in another order."""

from __future__ import annotations

import numpy as np
import pytest

from tests.equilibrium.common import form
from zermelo.equilibrium.regret.reordering import depths, entries_of, owners, reordered


@pytest.mark.parametrize("spec", ["leduc_poker", "kuhn_poker:players=3"])
def test_depths_count_own_sets(spec: str) -> None:
    layout = form(spec).layout
    above, found = owners(layout), depths(layout)
    for number, parent in enumerate(layout.parent.tolist()):
        depth = 0
        while parent >= layout.players:
            depth, parent = depth + 1, int(layout.parent[above[parent]])
        assert found[number] == depth


@pytest.mark.parametrize("spec", ["leduc_poker", "kuhn_poker:players=3"])
def test_what_a_plan_is_worth_stays(spec: str) -> None:
    """Each sequence's entries give what its terminals give, before and after."""
    found = form(spec)
    rng = np.random.default_rng(5)
    layout, plan = found.layout, rng.random(found.layout.sequences)
    expected = np.zeros(layout.sequences)
    for ends, utilities, chance in zip(found.ends, found.utilities, found.chances, strict=True):
        for player, i in enumerate(ends):
            others = np.delete(ends, player)
            expected[i] += utilities[player] * chance * plan[others].prod()
    depth = depths(layout)
    player = np.repeat(np.arange(layout.players), np.diff(layout.sets))
    moved = reordered(layout, np.lexsort((-rng.permutation(len(depth)), depth, player)))
    for entries, played, wanted in (
        (entries_of(layout), plan, expected),
        (moved.entries, plan[moved.sequence], expected[moved.sequence]),
    ):
        terms = entries.value * played[entries.others].prod(axis=1)
        rows = np.repeat(np.arange(layout.sequences), np.diff(entries.start.astype(np.int64)))
        assert np.allclose(np.bincount(rows, terms, minlength=layout.sequences), wanted)


def test_parents_stay_parents() -> None:
    layout = form("leduc_poker").layout
    depth = depths(layout)
    order = np.lexsort((depth, np.arange(len(depth)) >= layout.sets[1]))
    moved = reordered(layout, order)
    old = moved.sequence[moved.layout.parent]
    assert np.array_equal(old, layout.parent[order])
    assert np.array_equal(np.diff(moved.layout.first), np.diff(layout.first)[order])
    assert (moved.layout.parent < moved.layout.first[:-1]).all()

"""Shares: every set and row once, subtrees whole, work about even."""

from __future__ import annotations

import numpy as np
import pytest

from tests.equilibrium.common import form
from zermelo.equilibrium.regret.reordering import owners
from zermelo.equilibrium.regret.shares import shared


@pytest.mark.parametrize("threads", [1, 2, 3, 16])
@pytest.mark.parametrize("spec", ["kuhn_poker:players=3", "leduc_poker", "liars_dice:sides=3"])
def test_everything_is_done_once_and_subtrees_are_whole(spec: str, threads: int) -> None:
    layout = form(spec).layout
    found, shares = shared(layout, threads)
    above = owners(found.layout)[found.layout.parent]
    assert sorted(found.sequence.tolist()) == list(range(layout.sequences))
    for player in range(layout.players):
        begin, end = layout.sets[player : player + 2]
        cuts = shares.sets[player]
        assert begin <= cuts[0] == shares.crown[player]
        assert cuts[-1] == end
        assert (np.diff(cuts) >= 0).all()
        share = np.searchsorted(cuts, np.arange(begin, end), side="right")
        roots = shares.roots[shares.root_bounds[player] : shares.root_bounds[player + 1]]
        for number, mine in enumerate(share, int(begin)):
            if above[number] >= 0:
                theirs = share[above[number] - begin]
                assert theirs in (0, mine)
                assert (number in roots) == (theirs == 0 and mine > 0)
        rows = shares.rows[player]
        assert (rows[0], rows[-1]) == tuple(found.layout.first[[begin, end]])
        assert (np.diff(rows) >= 0).all()


def test_one_thread_keeps_the_order() -> None:
    found, shares = shared(form("leduc_poker").layout, 1)
    assert np.array_equal(found.sequence, np.arange(len(found.sequence)))
    assert len(shares.roots) == 0


def test_work_is_about_even() -> None:
    layout = form("leduc_poker").layout
    _, shares = shared(layout, 4)
    for sizes in np.diff(shares.sets):
        assert sizes.max() < 1.5 * sizes.min()

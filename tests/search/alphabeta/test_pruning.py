"""Forward pruning: each question by itself."""

from __future__ import annotations

import pytest

from zermelo.games import load
from zermelo.search.alphabeta.context import Context
from zermelo.search.alphabeta.options import AlphaBetaOptions
from zermelo.search.alphabeta.pruning import glance_at, stays_above
from zermelo.search.alphabeta.transposition import AT_LEAST, AT_MOST, EXACTLY

GAME = load("chess")
STATE = GAME.initial_state()


def glance(kept: float, kind: int, **options: bool) -> float:
    context = Context(AlphaBetaOptions(**options), GAME).record
    found, error, _ = glance_at(GAME, STATE, 0, False, kept, kind, 0, context)
    assert error == GAME.accuracy(found)
    return float(found)


@pytest.mark.parametrize(
    "kept,kind,is_taken",
    [
        (0.5, AT_LEAST, True),
        (-0.5, AT_LEAST, False),
        (0.5, AT_MOST, False),
        (-0.5, AT_MOST, True),
        (0.5, EXACTLY, True),
        (-0.5, EXACTLY, True),
        (0.5, 0, False),
    ],
)
def test_the_table_goes_before_an_estimate_on_the_side_that_it_bounds(kept, kind, is_taken):
    static = glance(0.0, 0)
    assert glance(kept, kind) == (kept if is_taken else static)
    assert glance(kept, kind, table_estimates=False) == static


def test_what_is_threatened_is_not_judged_at_a_glance():
    context = Context(AlphaBetaOptions(), GAME).record
    assert glance_at(GAME, STATE, 0, True, 0.5, EXACTLY, 0, context) == (0.0, 0.0, False)
    assert not stays_above(0.9, 0.0, False, 1, 0.0)

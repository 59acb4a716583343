"""Forward pruning: each question by itself."""

from __future__ import annotations

import pytest

from zermelo.algorithms import search
from zermelo.games import load
from zermelo.search.alphabeta.context import Context
from zermelo.search.alphabeta.options import AlphaBetaOptions
from zermelo.search.alphabeta.pruning import glance_at, stays_above, threatens
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


def test_only_checks_threaten_in_chess():
    on, off = (Context(AlphaBetaOptions(extensions=one), GAME).record for one in (True, False))
    state = GAME.parse_state("4k3/8/8/8/8/8/3R4/4K3 w - - 0 1")
    for action in GAME.actions(state):
        child = GAME.result(state, action)
        assert threatens(GAME, child, on) == GAME.threatened(child)
        assert not threatens(GAME, child, off)


def test_a_line_of_checks_is_not_left_out():
    """Black may not take the knight: quiet checks follow to the end. It was taken after 1,000,000
    nodes when such moves came too late to be looked at."""
    game = load("chess:notation=uci")
    state = game.parse_state("r7/8/2p3pk/5pNp/3P3P/2p1Q2K/2N3P1/1q6 b - - 7 47")
    found = search("alphabeta", game, state, nodes=30_000)
    assert game.action_text(state, found.action) != "b1c2"

"""Forward pruning: each question by itself; what they come to in a game of chess, with --long."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from zermelo.algorithms import read_learnt, search
from zermelo.evaluation.learnt import score_of, shallow_depth
from zermelo.games import load
from zermelo.search import usual_options
from zermelo.search.alphabeta.alpha_beta import alpha_beta
from zermelo.search.alphabeta.context import Context, Node
from zermelo.search.alphabeta.options import AlphaBetaOptions
from zermelo.search.alphabeta.pruning import (
    Estimate,
    may_probcut,
    probcut_goal,
    static_estimate,
    stays_above,
    threatens,
    under_threat,
)
from zermelo.search.alphabeta.transposition import AT_LEAST, AT_MOST, EXACTLY

GAME = load("chess")
STATE = GAME.initial_state()


def node(threatened: bool) -> Node:
    return Node(0, 1, 0, -1.0, 1.0, narrow=False, threatened=threatened)


def estimated(kept: float, kind: int, **options: bool) -> float:
    context = Context(AlphaBetaOptions(**options), GAME).record
    found = static_estimate(GAME, STATE, node(threatened=False), kept, kind, context)
    assert found.error == GAME.accuracy(found.value)
    return float(found.value)


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
    static = estimated(0.0, 0)
    assert estimated(kept, kind) == (kept if is_taken else static)
    assert estimated(kept, kind, table_estimates=False) == static


def test_what_is_threatened_is_not_judged_by_its_estimate():
    context = Context(AlphaBetaOptions(), GAME).record
    found = static_estimate(GAME, STATE, node(threatened=True), 0.5, EXACTLY, context)
    assert found == (0.0, 0.0, False)
    assert not stays_above(Estimate(0.9, 0.0, False), 1, 0.0)


def test_only_checks_threaten_in_chess():
    on, off = (Context(AlphaBetaOptions(extensions=one), GAME).record for one in (True, False))
    state = GAME.parse_state("4k3/8/8/8/8/8/3R4/4K3 w - - 0 1")
    for action in GAME.actions(state):
        child = GAME.result(state, action)
        assert threatens(GAME, state, action, on) == GAME.threatened(child)
        assert under_threat(GAME, child, on) == GAME.threatened(child)
        assert not threatens(GAME, state, action, off)
        assert not under_threat(GAME, child, off)


@pytest.mark.long
def test_a_line_of_checks_is_not_left_out():
    """Black may not take the knight: quiet checks follow to the end. It was taken after 1,000,000
    nodes when such moves came too late to be looked at."""
    game = load("chess:notation=uci")
    state = game.parse_state("r7/8/2p3pk/5pNp/3P3P/2p1Q2K/2N3P1/1q6 b - - 7 47")
    found = search("alphabeta", game, state, nodes=30_000)
    assert game.action_text(state, found.action) != "b1c2"


OTHELLO = load("othello")
LEARNT = read_learnt(OTHELLO, "shipped")


def with_spread(spread: tuple[float, float, float], **options: bool) -> Any:
    return Context(AlphaBetaOptions(**options), OTHELLO, replace(LEARNT, spread=spread)).record


def test_a_shallow_search_ends_with_the_same_side_to_move() -> None:
    for depth in range(3, 64):
        assert 1 <= shallow_depth(depth) <= depth / 2
        assert (depth - shallow_depth(depth)) % 2 == 0


def test_probcut_needs_known_errors() -> None:
    known = with_spread((0.1, 0.5, 0.0), probcut=True)
    assert [may_probcut(depth, known) for depth in (2, 3, 63, 64)] == [False, True, True, False]
    known.in_probcut = 1
    assert not may_probcut(8, known)
    assert not may_probcut(8, with_spread((0.1, 0.5, 0.0), probcut=False))
    assert not may_probcut(8, with_spread((0.0, 0.0, 0.0), probcut=True))
    assert not may_probcut(8, Context(AlphaBetaOptions(probcut=True), OTHELLO).record)


@pytest.mark.parametrize("value", [-0.9, -0.1, 0.0, 0.6])
def test_the_goal_lies_one_and_a_half_usual_errors_away(value: float) -> None:
    context = with_spread((0.1, 0.5, 0.0), probcut=True)
    error = 0.1 * 4**0.5  # between eight plies and four
    for side in (-1.0, 1.0):
        apart = score_of(probcut_goal(value, 8, side, context)) - score_of(value)
        assert apart == pytest.approx(side * 1.5 * error, rel=0.05)


def searched(spread: tuple[float, float, float], probcut: bool, depth: int) -> Any:
    """After ten moves of Othello, with these errors of its shipped evaluation."""
    state = OTHELLO.initial_state()
    for text in ("d3", "c5", "f6", "f5", "e6", "e3", "d6", "f7", "g5", "c3"):
        state = OTHELLO.result(state, OTHELLO.parse_action(state, text))
    options = replace(usual_options(OTHELLO, learnt=True), probcut=probcut)
    learnt = replace(LEARNT, spread=spread)
    return alpha_beta(OTHELLO, state, depth=depth, options=options, learnt=learnt)


@pytest.mark.plain
def test_unknown_errors_save_no_nodes() -> None:
    plain, unknown = searched(LEARNT.spread, False, 4), searched((0.0, 0.0, 0.0), True, 4)
    assert (unknown.nodes, unknown.value) == (plain.nodes, plain.value)


@pytest.mark.long
def test_probcut_saves_nodes_and_proves_nothing() -> None:
    """Unknown errors save none; as good as none would leave out all that looks bad; vast ones
    cost next to nothing, since no search reaches so far."""
    plain, unknown = searched(LEARNT.spread, False, 8), searched((0.0, 0.0, 0.0), True, 8)
    assert (unknown.nodes, unknown.value) == (plain.nodes, plain.value)
    usually = searched(LEARNT.spread, True, 8)
    assert usually.nodes < 0.8 * plain.nodes
    assert usually.value == pytest.approx(plain.value, abs=0.1)
    assert not usually.exact
    assert searched((50.0, 0.5, 0.0), True, 8).value == plain.value

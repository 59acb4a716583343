"""Tests for ending a search before its limit where its best action is settled."""

from __future__ import annotations

import math

import pytest

from zermelo.errors import BadParameter
from zermelo.games import load
from zermelo.result import Deepening, stopped_text
from zermelo.search import (
    alpha_beta,
    best_reply,
    expectiminimax,
    maxn,
    minimax,
    paranoid,
    plain_alpha_beta,
)
from zermelo.search.time_management import LEAST, MOST, is_settled, unsettled


def levels(actions: str, values: tuple[float, ...] = ()) -> list[Deepening]:
    worth = values or (0.0,) * len(actions)
    return [
        Deepening(depth, value, action, 100 * depth, 0.0)
        for depth, (action, value) in enumerate(zip(actions, worth, strict=True), 1)
    ]


def test_the_longer_the_same_action_the_less_time() -> None:
    times = [unsettled(levels("b" + "a" * same), 0.0, None) for same in range(1, 8)]
    assert times == sorted(times, reverse=True)
    assert times[0] > 1 > times[-1]
    assert unsettled(levels("aaaaaab"), 0.0, None) == times[0]


def test_a_falling_value_is_worth_time_and_a_rising_one_none() -> None:
    even = unsettled(levels("aaa"), 0.1, None)
    assert unsettled(levels("aaa", (0.0, 0.0, -0.1)), 0.1, None) > even
    assert unsettled(levels("aaa", (0.0, 0.0, 0.3)), 0.1, None) == even
    # What swings with the parity of the depth does not fall.
    assert unsettled(levels("aaa", (0.0, 0.1, 0.05)), 0.1, None) == even
    assert unsettled(levels("aaa", (0.0, -math.inf, -0.1)), 0.1, None) == even
    assert unsettled(levels("aaa", (0.0, 0.0, -0.1)), 0.0, None) == even


def test_an_action_that_takes_all_the_nodes_is_settled() -> None:
    times = [unsettled(levels("aaa"), 0.0, effort) for effort in (0.2, 0.5, 0.8, 0.99)]
    assert times == sorted(times, reverse=True)
    assert is_settled(levels("a"), 0.0, 1.0, 0.0, 1.0)  # there is but one


def test_there_are_limits_to_both_sides() -> None:
    nothing_certain = levels("abab", (1.0, 1.0, 1.0, -1.0))
    assert unsettled(nothing_certain, 1e-9, 0.0) == MOST
    assert unsettled(levels("a" * 20), 0.0, 0.999) >= LEAST


SEARCHES = [alpha_beta, minimax, plain_alpha_beta, best_reply, maxn, paranoid, expectiminimax]


@pytest.mark.plain
@pytest.mark.parametrize("search", SEARCHES)
def test_every_deepening_search_ends_sooner(search) -> None:
    game = load("connect_four")
    whole = search(game, nodes=1_500)
    soft = search(game, nodes=1_500, soft_limit=0.02)
    assert (whole.stopped, soft.stopped) == ("nodes", "settled")
    assert soft.nodes < whole.nodes
    assert 1 < len(soft.levels) < len(whole.levels)
    assert stopped_text(soft) == "soft limit: the action was settled"


@pytest.mark.plain
def test_the_only_action_needs_no_time() -> None:
    game = load("chess")
    state = game.parse_state("k7/8/8/8/8/8/1q6/7K w - - 0 1")
    assert len(list(game.actions(state))) == 1
    assert len(alpha_beta(game, state, nodes=500, soft_limit=0.5).levels) == 1
    assert len(alpha_beta(game, state, nodes=500).levels) > 1


@pytest.mark.plain
def test_without_a_limit_there_is_no_share_of_it() -> None:
    game = load("nim:piles=1-2-3")
    assert alpha_beta(game, soft_limit=0.01).exact
    assert alpha_beta(game, depth=3, soft_limit=0.01).stopped == "depth"


@pytest.mark.parametrize("share", [0.0, -1.0, 1.5, math.nan])
def test_a_share_is_between_none_and_all(share: float) -> None:
    with pytest.raises(BadParameter, match="soft_limit"):
        alpha_beta(load("tic_tac_toe"), seconds=1, soft_limit=share)

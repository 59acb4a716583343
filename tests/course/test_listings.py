"""Pseudocode: every listing that lessons may name is there, tagged, and fits beside a figure."""

from __future__ import annotations

import math
from typing import Any

import pytest

from zermelo import load
from zermelo.course.listings import listing, listing_text, listings
from zermelo.errors import UnknownName
from zermelo.search import minimax, plain_alpha_beta

NAMES = [
    "minimax",
    "alpha-beta",
    "expectimax",
    "expectiminimax",
    "maxn",
    "depth-limited",
    "iterative-deepening",
    "quiescence",
    "beam",
    "mcts",
    "ucb1",
    "flat-monte-carlo",
    "retrograde",
    "regret-matching",
    "cfr",
    "puct",
    "self-play",
    "td-learning",
    "policy-gradient",
    "best-response",
    "exploit",
    "backward-induction",
]
WIDEST = 68


def test_all_are_there() -> None:
    assert set(NAMES) <= set(listings())


@pytest.mark.parametrize("name", listings())
def test_a_listing(name: str) -> None:
    lines = listing(name)
    tags = [line.tag for line in lines if line.tag]
    assert tags[0] == "enter"
    assert len(tags) > 2
    for line in lines:
        assert len(line.text) <= WIDEST, line.text
        assert "@" not in line.text
        indent = len(line.text) - len(line.text.lstrip())
        assert "\t" not in line.text
        assert indent <= 12
    assert listing_text(lines).startswith("function ")


@pytest.mark.parametrize("name", ["minimax", "alpha-beta", "expectiminimax", "depth-limited"])
def test_what_a_trace_shows_has_a_line(name: str) -> None:
    """Every step of a depth-first search lights a line of its own."""
    tags = {line.tag for line in listing(name)}
    assert {"enter", "terminal", "child", "max", "min", "return"} <= tags
    if name in ("alpha-beta", "depth-limited"):
        assert "cut" in tags


def test_an_unknown_name() -> None:
    with pytest.raises(UnknownName, match="did you mean mcts"):
        listing("mtcs")
    with pytest.raises(UnknownName):
        listing("../__init__")


def both_functions(game: Any, state: Any, alpha: float, beta: float, cut: bool) -> tuple[Any, ...]:
    """MAX-VALUE and MIN-VALUE as the lectures write them: a utility, a move, and the nodes."""
    if game.is_terminal(state):
        return game.utility(state, 0), None, 1
    is_max = game.to_move(state) == 0
    value, move, nodes = -math.inf if is_max else math.inf, None, 1
    for action in game.actions(state):
        after, _, below = both_functions(game, game.result(state, action), alpha, beta, cut)
        nodes += below
        if after > value if is_max else after < value:
            value, move = after, action
            alpha, beta = (max(alpha, value), beta) if is_max else (alpha, min(beta, value))
        if cut and (value >= beta if is_max else value <= alpha):
            break
    return value, move, nodes


@pytest.mark.parametrize(
    "spec", ["[[3,12,8],[2,4,6],[14,5,2]]", "[[[5,6],[7,4,5]],[[3]],[[6],[6,9]]]"]
)
def test_two_functions_visit_what_one_does(spec: str) -> None:
    game = load(f"tree:spec={spec}")
    for cut, search in ((False, minimax), (True, plain_alpha_beta)):
        found = search(game)
        said = both_functions(game, game.initial_state(), -math.inf, math.inf, cut)
        assert said == (found.value, found.action, found.nodes)

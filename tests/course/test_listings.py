"""Pseudocode: every listing that lessons may name is there, tagged, and fits beside a figure."""

from __future__ import annotations

import pytest

from zermelo.course.listings import listing, listing_text, listings
from zermelo.errors import UnknownName

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

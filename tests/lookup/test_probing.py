"""Searches that look positions up."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.lookup.common import CHECKERS, checkers_tables
from zermelo.games.checkers import Checkers
from zermelo.montecarlo import mcts
from zermelo.play import make, turn_at
from zermelo.search import alpha_beta


def positions(count: int) -> Iterator[tuple[Any, float]]:
    """Positions of two pieces and what they are worth."""
    dice, tables = random.Random(0), checkers_tables()
    kinds = [CHECKERS.endgames.kind(name) for name in ("1k-1k", "1m-1k", "1m-1m")]
    while count:
        kind = dice.choice(kinds)
        state, possible = CHECKERS.indexed(kind, dice.randrange(CHECKERS.endgames.size(kind)))
        if possible and not CHECKERS.is_terminal(state):
            found = tables.probe(CHECKERS, state)
            if found is not None:
                count -= 1
                yield state, found.utility


def test_alpha_beta_one_ply_before_the_tables() -> None:
    lookups = 0
    for state, utility in positions(30):
        result = alpha_beta(CHECKERS, state, depth=2, tables=checkers_tables())
        assert (result.value, result.exact) == (utility, True)
        assert not result.source  # it was searched
        lookups += result.lookups
    assert lookups > 30


def test_without_tables_nothing_is_looked_up() -> None:
    state, _ = next(positions(1))
    assert alpha_beta(CHECKERS, state, depth=2).lookups == 0


@pytest.mark.plain(unless_long=True)
def test_monte_carlo_takes_what_tables_say_for_proven() -> None:
    lookups = 0
    for state, utility in positions(15):
        result = mcts(CHECKERS, state, iterations=200, tables=checkers_tables())
        assert (result.value, result.exact) == (utility, True)
        lookups += result.lookups
    assert lookups > 15


def test_a_win_that_comes_too_late_is_not_looked_up() -> None:
    """The rules draw after so many quiet plies: then the tables' win may be none."""
    hasty = Checkers(quiet_plies=4)
    tables = checkers_tables()
    late = [
        state
        for state, utility in positions(60)
        if utility > 0 and tables.probe(CHECKERS, state).plies > 4  # type: ignore[union-attr]
    ]
    assert late
    assert all(tables.probe(hasty, state) is None for state in late)


@pytest.mark.parametrize("spec", ["alphabeta:depth=2", "mcts:iterations=50"])
def test_players_look_up_the_root_itself(spec: str) -> None:
    player = make(f"{spec},tables={checkers_tables().path}")
    state, utility = next(positions(1))
    choice = player.choose(turn_at(CHECKERS, state))
    assert choice.result is not None
    assert choice.result.source in ("1k-1k", "1m-1k", "1m-1m")
    assert choice.result.value == utility
    assert "table" in choice.why

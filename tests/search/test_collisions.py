"""Positions with the same fixed hash, made on purpose: nothing false is proven.

Whoever believes that hash takes the lost way of the crossroads for the one that wins.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.collisions import Colliding, Crossroads
from tests.games.comparing import plain_twin
from tests.search.test_claims import DETERMINISTIC, run
from zermelo.bits import Bits
from zermelo.game import Game
from zermelo.kernel import state_hash
from zermelo.result import Bounds
from zermelo.search import (
    AlphaBetaOptions,
    alpha_beta,
    interval_iteration,
    policy_iteration,
    prove,
    solve,
    solve_exactly,
    tabulate,
)

# Every named algorithm at the crossroads: its bounds on the value to the first player.


def by_alpha_beta(game: Game) -> Bounds:
    options = AlphaBetaOptions(memory=0.01, table_depth=1, look_ahead=1)
    return bounds(alpha_beta(game, options=options))


def by_table(game: Game) -> Bounds:
    value = tabulate(game).value()
    return Bounds(value, value)


def by_proof(game: Game) -> Bounds:
    assert prove(game, at_least=1.0, player=1, memory=0.01).proven is False
    return bounds(prove(game, at_least=1.0, memory=0.01))


def bounds(result: Any) -> Bounds:
    return Bounds(result.lower, result.upper)


ALGORITHMS: dict[str, Callable[[Game], Bounds]] = {
    "alpha_beta": by_alpha_beta,
    "solve_exactly": lambda game: bounds(solve_exactly(game, memory=0.01)),
    "a list of states": lambda game: bounds(
        solve_exactly(game, [game.initial_state()] * 2, memory=0.01)[1]
    ),
    "solve": lambda game: bounds(solve(game)),
    "interval_iteration": lambda game: interval_iteration(game).bounds(),
    "policy_iteration": lambda game: policy_iteration(game).bounds(),
    "tabulate": by_table,
    "prove": by_proof,
}
CIRCLES = ("interval_iteration", "policy_iteration", "solve")


def test_the_ways_collide() -> None:
    game = Crossroads()
    ways = [game.result(game.initial_state(), action) for action in (1, 2)]
    for _ in range(game.plies):
        assert ways[0] != ways[1]
        assert state_hash(ways[0]) == state_hash(ways[1])
        ways = [game.result(way, 1) for way in ways]


@pytest.mark.parametrize("good", [1, 2])
@pytest.mark.parametrize("name", ALGORITHMS)
def test_the_way_that_wins_is_found(name: str, good: int) -> None:
    assert ALGORITHMS[name](plain_twin(Crossroads(good))) == (1, 1)


@pytest.mark.long
@pytest.mark.parametrize("good", [1, 2])
@pytest.mark.parametrize("name", ALGORITHMS)
def test_the_way_that_wins_is_found_compiled(name: str, good: int) -> None:
    assert ALGORITHMS[name](Crossroads(good)) == (1, 1)


@pytest.mark.parametrize("name", CIRCLES)
def test_circles_that_collide(name: str) -> None:
    """Nobody can be kept from going round: what that is worth is left open, and nothing else."""
    found = ALGORITHMS[name](plain_twin(Crossroads(again=True)))
    assert found.lower <= 1 <= found.upper


class ByNumber(Crossroads):
    """Its own hash, a number, is the same in all states of one player."""

    def key(self, state: Any) -> Bits:
        return Bits(state.player)


@pytest.mark.parametrize("name", ["alpha_beta", "solve_exactly", "a list of states"])
def test_a_hash_of_the_games_own_is_not_believed(name: str) -> None:
    assert ALGORITHMS[name](plain_twin(ByNumber())) == (1, 1)


# Random games of all kinds in which a third of the states have the same hash.

COLLIDING, PLAIN = (Colliding(resolution=1.0, compiled=one) for one in (True, False))
NAMES = ("alpha-beta", "a table handed on", "solve_exactly", "proof-number", "solve")


@pytest.mark.parametrize("name", NAMES)
def test_nothing_false_is_proven(name: str) -> None:
    """In plain Python, without --long: other tests compare hashes and searches, compiled."""
    run(PLAIN, DETERMINISTIC, name, 3, first=41_000)


@pytest.mark.long
@pytest.mark.parametrize("name", NAMES)
def test_nothing_false_is_proven_of_two_thousand_games(name: str) -> None:
    run(COLLIDING, DETERMINISTIC, name, 2000, first=50_000)


@pytest.mark.long
@pytest.mark.parametrize("name", NAMES)
def test_nothing_false_is_proven_of_many_games_in_plain_python(name: str) -> None:
    run(PLAIN, DETERMINISTIC, name, 100, first=60_000)

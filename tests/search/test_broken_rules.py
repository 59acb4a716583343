"""Rules that are not what they say: refused in a sentence, and nothing false is claimed of them."""

from __future__ import annotations

import contextlib
import math
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from zermelo.errors import BadEvaluation, BadParameter, BadRules, InvalidState
from zermelo.game import Game
from zermelo.montecarlo import mcts
from zermelo.search import (
    alpha_beta,
    best_first,
    expectiminimax,
    minimax,
    prove,
    solve,
    solve_exactly,
)

pytestmark = pytest.mark.plain


class Place(NamedTuple):
    at: Any = 0
    player: Any = 0


class Sound(Game):
    """The first of two ways wins."""

    compiled = False
    first, second = 1.0, -1.0

    def initial_state(self) -> Any:
        return Place()

    def to_move(self, state: Any) -> Any:
        return state.player

    def actions(self, state: Any) -> Iterator[Any]:
        yield from (1, 2)

    def result(self, state: Any, action: Any) -> Any:
        return Place(action, 1)

    def is_terminal(self, state: Any) -> bool:
        return bool(state.at != 0)

    def utility(self, state: Any, player: int) -> float:
        worth = self.first if state.at == 1 else self.second
        return worth if player == 0 else -worth


SEARCHES = (alpha_beta, minimax, best_first, solve_exactly, solve, expectiminimax)


class Endless(Sound):
    utility_bounds = None
    first = math.inf


class Stuck(Sound):
    """Not over, and yet there is no action."""

    def actions(self, state: Any) -> Iterator[Any]:
        if state.at == 0:
            yield 1

    def is_terminal(self, state: Any) -> bool:
        return False


@pytest.mark.parametrize("search", SEARCHES)
def test_what_is_infinite_is_no_value(search: Any) -> None:
    with pytest.raises(BadEvaluation, match="was found to be infinite: utilities must be finite"):
        search(Endless())


@pytest.mark.parametrize("search", [alpha_beta, minimax, best_first])
def test_where_there_is_no_action_nothing_is_proven(search: Any) -> None:
    with contextlib.suppress(BadEvaluation):
        found = search(Stuck())
        assert (found.lower, found.upper) == (-math.inf, math.inf)


@pytest.mark.parametrize(
    "bounds", [(1, -1), (math.nan, 1), (0,), "ab", 3, (0, 1, 2), (None, 1), {0: 1, 1: 2}]
)
def test_bounds_that_no_utility_can_have(bounds: Any) -> None:
    class Declared(Sound):
        utility_bounds = bounds

    for search in (*SEARCHES, prove, mcts):
        with pytest.raises(BadRules, match="must be the least and the greatest utility, such as"):
            search(Declared())


@pytest.mark.parametrize("mover", [2, -2, 1.0, None, "0"])
def test_players_that_there_are_not(mover: Any) -> None:
    class Moves(Sound):
        def to_move(self, state: Any) -> Any:
            return mover

    for search in (*SEARCHES, prove, mcts):
        with pytest.raises(BadRules, match="to_move of moves must be a player from 0 to 1, or"):
            search(Moves())


def test_actions_of_any_size() -> None:
    far = 1 << 70

    class Far(Sound):
        def actions(self, state: Any) -> Iterator[Any]:
            yield from (far + 2, far + 1, -far)

        def result(self, state: Any, action: Any) -> Any:
            return Place(1 if action == far + 1 else 2, 1)

    for search in (alpha_beta, minimax, best_first, solve_exactly, solve, prove, mcts):
        found = search(Far())
        assert (found.value, found.exact, found.action) == (1.0, True, far + 1)


def test_states_that_can_change() -> None:
    class Changing(Sound):
        def initial_state(self) -> Any:
            return Place([0])

        def is_terminal(self, state: Any) -> bool:
            return state.at != [0]

        def result(self, state: Any, action: Any) -> Any:
            return Place({action}, 1)

        def utility(self, state: Any, player: int) -> float:
            worth = 1.0 if state.at == {1} else -1.0
            return worth if player == 0 else -worth

    assert minimax(Changing()).value == 1.0
    with pytest.raises(InvalidState, match="must not hold a set, which can change; make it a tup"):
        solve(Changing())


@pytest.mark.parametrize("search", [alpha_beta, mcts])
def test_threads_that_no_machine_has(search: Any) -> None:
    """Refused before memory is set aside for each."""
    with pytest.raises(BadParameter, match=r"threads must be .*1024, not 1000000000"):
        search(Sound(), threads=10**9)

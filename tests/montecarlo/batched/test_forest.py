"""Many trees, one evaluator."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from zermelo.errors import BadParameter, GameIsOver, InvalidState, NotThisKindOfGame
from zermelo.games.fishing import Fishing
from zermelo.games.kuhn_poker import KuhnPoker
from zermelo.games.tic_tac_toe import TicTacToe
from zermelo.montecarlo import Forest, mcts


class PlainTicTacToe(TicTacToe):
    compiled = False


def even(observations: Any) -> tuple[Any, Any]:
    """An evaluator that knows nothing."""
    count = len(observations)
    return np.ones((count, 9), np.float32), np.zeros(count)


def states(game: TicTacToe, *openings: tuple[int, ...]) -> Iterator[Any]:
    for opening in openings:
        state = game.initial_state()
        for cell in opening:
            state = game.result(state, cell)
        yield state


WINS = ((0, 3, 1, 4), (0, 3, 1, 4, 8), ())  # X completes a row; O does; nobody can yet
OPENINGS = ((), (4,), (0,))


@pytest.mark.parametrize("leaves", [1, 4])
def test_trees_grow_independently(leaves: int) -> None:
    game = TicTacToe()
    forest = Forest(game, trees=3, simulations=300, leaves=leaves)
    forest.plant(list(states(game, *OPENINGS)))
    forest.search(even)
    visits, values = forest.visits(), forest.values()
    assert list(forest.simulations) == [300] * 3
    assert list(visits.sum(axis=1)) == [299] * 3
    assert abs(values[0]) < 0.3
    for number, opening in enumerate(OPENINGS):
        alone = Forest(game, trees=1, simulations=300, leaves=leaves)
        alone.plant(list(states(game, opening)))
        alone.search(even)
        assert np.array_equal(alone.visits()[0], visits[number])
        assert alone.values()[0] == values[number]


@pytest.mark.parametrize("leaves", [1, 4])
def test_a_tree_that_has_proven_its_value_stops_growing(leaves: int) -> None:
    game = TicTacToe()
    forest = Forest(game, trees=3, simulations=300, leaves=leaves)
    forest.plant(list(states(game, *WINS)))
    forest.search(even)
    assert forest.actions()[:2] == [2, 5]
    assert list(forest.values()[:2]) == [1.0, 1.0]
    assert list(forest.proven) == [True, True, False]
    assert forest.simulations[:2].max() < 60
    assert forest.simulations[2] == 300


def test_ends_of_games_need_no_evaluator() -> None:
    game = TicTacToe()
    forest = Forest(game, trees=1, simulations=50)
    forest.plant(list(states(game, (0, 3, 1, 4, 8, 6, 7))))
    asked = 0
    while len(observations := forest.select()):
        asked += len(observations)
        forest.backup(*even(observations))
    assert asked < 10
    assert forest.proven[0]


@pytest.mark.parametrize("leaves", [1, 3])
def test_plain_and_compiled_agree(leaves: int) -> None:
    found = []
    for game in (TicTacToe(), PlainTicTacToe()):
        forest = Forest(game, trees=2, simulations=40, leaves=leaves, seed=4)
        forest.plant(list(states(game, (), (4,))))
        forest.search(even, noise=0.25)
        found.append((forest.visits(), forest.values()))
    assert np.array_equal(found[0][0], found[1][0])
    assert np.array_equal(found[0][1], found[1][1])


def test_priors_and_values_guide_the_search() -> None:
    def corner(observations: Any) -> tuple[Any, Any]:
        priors, values = even(observations)
        priors[:, 6] = 100.0
        return priors, values

    game = TicTacToe()
    forest = Forest(game, trees=1, simulations=100)
    forest.plant([game.initial_state()])
    forest.search(corner)
    assert forest.visits()[0].argmax() == 6
    prior = next(row.prior for row in mcts(game, iterations=50, network=corner).rows)
    assert prior == pytest.approx(100 / 108)


def test_observations_are_those_of_the_leaves() -> None:
    game = TicTacToe()
    forest = Forest(game, trees=2, simulations=5)
    forest.plant(list(states(game, (), (4,))))
    first = forest.select()
    expected = np.zeros((2, *game.observation_shape), np.float32)
    for planes, state in zip(expected, states(game, (), (4,)), strict=True):
        game.observation(state, game.to_move(state), planes)
    assert np.array_equal(first, expected)


def test_noise_changes_the_priors_of_the_roots() -> None:
    game = TicTacToe()
    counts = []
    for noise in (0.0, 0.9):
        forest = Forest(game, trees=1, simulations=100, seed=3)
        forest.plant([game.initial_state()])
        forest.search(even, noise=noise, alpha=0.1)
        counts.append(forest.visits()[0].max())
    assert counts[1] > counts[0] + 10


class Observed(Fishing):
    compiled = False
    observation_shape = (2,)

    def observation(self, state: Any, player: int, planes: Any) -> None:
        planes[0] = state.pond
        planes[1] = state.ply


def test_several_players_have_a_value_each() -> None:
    game = Observed()
    forest = Forest(game, trees=2, simulations=60)
    forest.plant([game.initial_state()] * 2)
    forest.search(lambda seen: (np.ones((len(seen), 3)), np.tile([1.0, 2.0, 3.0], (len(seen), 1))))
    assert forest.visits().sum() == 2 * 59
    forest.plant([game.initial_state()] * 2)
    with pytest.raises(BadParameter, match="each player"):
        forest.search(lambda seen: (np.ones((len(seen), 3)), np.zeros(len(seen))))


class SeenByNobody(TicTacToe):
    def observation(self, state: Any, planes: Any) -> None:  # type: ignore[override]
        """Forgets who looks."""


def test_errors() -> None:
    game = TicTacToe()
    with pytest.raises(BadParameter, match="trees"):
        Forest(game, trees=0)
    with pytest.raises(NotThisKindOfGame, match="observation"):
        Forest(Fishing())
    with pytest.raises(NotThisKindOfGame, match="takes state and planes; define it with state, p"):
        Forest(SeenByNobody())
    with pytest.raises(NotThisKindOfGame, match="equilibrium"):
        Forest(KuhnPoker())
    forest = Forest(game, trees=2, simulations=5)
    with pytest.raises(InvalidState, match="2 trees"):
        forest.plant([game.initial_state()] * 3)
    with pytest.raises(GameIsOver, match="state 1"):
        forest.plant(list(states(game, (), (0, 3, 1, 4, 2))))
    forest.plant([game.initial_state()] * 2)
    forest.select()
    with pytest.raises(BadParameter, match="2 leaves wait"):
        forest.backup(np.ones((1, 9)), np.zeros(1))


class Unbounded(PlainTicTacToe):
    """Does not say how much there is to win."""

    utility_bounds = None


def test_the_range_of_utilities_is_all_that_was_seen_not_the_last_of_it() -> None:
    game = Unbounded()
    forest = Forest(game, trees=2, simulations=40)
    forest.plant([game.initial_state()] * 2)
    seen: list[float] = []

    def judge(observations: Any) -> tuple[Any, Any]:
        count = len(observations)
        seen.extend(np.linspace(-3.0, 5.0, 7)[: count * 2][:count] if not seen else [0.5] * count)
        return np.ones((count, 9), np.float32), np.array(seen[-count:])

    forest.search(judge)
    record = forest.lazy.record
    most = max(map(abs, seen))
    assert (record.low, record.high) == (-most, most)
    assert record.reach == record.exploration * 2 * most

"""A network that is asked under every symmetry: its answers are the same for all images."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from zermelo.errors import BadParameter
from zermelo.games.connect_four import ConnectFour
from zermelo.games.tic_tac_toe import TicTacToe
from zermelo.montecarlo import Forest, NetworkSearch


class PlainTicTacToe(TicTacToe):
    compiled = False


class PlainConnectFour(ConnectFour):
    compiled = False


def crooked(seen: Any) -> tuple[Any, Any]:
    """Opinions that are not symmetric at all, of 9 actions at most."""
    priors, values = [], []
    for one in seen:
        dice = np.random.default_rng([int(x) for x in one.ravel()])
        priors.append(dice.dirichlet(np.ones(9)))
        values.append(dice.uniform(-0.9, 0.9))
    return np.array(priors), np.array(values)


def seen_by(game: Any, state: Any) -> Any:
    planes = np.zeros(game.observation_shape, np.float32)
    game.observation(state, game.to_move(state), planes)
    return planes


def test_the_root_has_the_mean_of_all_answers() -> None:
    game = PlainTicTacToe()
    state = game.parse_state("X../.O./...")
    expected, value = np.zeros(9), 0.0
    for symmetry in range(game.symmetries):
        twin = game.symmetric_state(state, symmetry)
        priors, values = crooked(seen_by(game, twin)[None])
        value += values[0] / game.symmetries
        for action in game.actions(state):
            expected[action] += priors[0, game.symmetric_action(action, symmetry)]
    expected /= expected.sum()
    forest = Forest(game, 1, 1, symmetric=True)
    forest.plant([state])
    forest.search(crooked)
    assert forest.values()[0] == pytest.approx(value, abs=1e-6)
    for arm in forest.tree(0).arms():
        assert arm.prior == pytest.approx(expected[arm.code], abs=1e-6)


@pytest.mark.parametrize("game", [PlainTicTacToe(), PlainConnectFour(4, 4, 3)], ids=repr)
def test_images_are_searched_alike(game: Any) -> None:
    state = game.result(game.initial_state(), 1)
    value = None
    for symmetry in range(game.symmetries):
        forest = Forest(game, 1, 2, symmetric=True)
        forest.plant([game.symmetric_state(state, symmetry)])
        forest.search(crooked)
        found = forest.values()[0]
        value = found if value is None else value
        assert found == pytest.approx(value, abs=1e-5)


def test_plain_and_compiled_agree() -> None:
    found = [
        NetworkSearch(game, crooked, iterations=30, symmetric=True).search(iterations=30)
        for game in (ConnectFour(4, 4), PlainConnectFour(4, 4))  # compiled for test_solver, too
    ]
    assert found[0].rows == found[1].rows


def test_every_image_wants_an_answer() -> None:
    game = PlainTicTacToe()
    forest = Forest(game, 1, 5, symmetric=True)
    forest.plant([game.initial_state()])
    assert len(forest.select()) == game.symmetries
    with pytest.raises(BadParameter, match=f"{game.symmetries} leaves wait"):
        forest.backup(np.ones((1, 9)), np.zeros(1))

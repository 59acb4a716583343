"""Leaves that are played out: by chance, by a reflex, and what of it reaches the tree."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from zermelo.errors import BadParameter  # noqa: E402
from zermelo.games.connect_four import ConnectFour  # noqa: E402
from zermelo.games.tic_tac_toe import State, TicTacToe  # noqa: E402
from zermelo.learning.alphazero.playout_policy import learn_reflex  # noqa: E402
from zermelo.learning.inference.reflex import load_reflex, save_reflex  # noqa: E402
from zermelo.learning.inference.shapes import Shape  # noqa: E402
from zermelo.learning.runs.network_file import BadNetwork  # noqa: E402
from zermelo.montecarlo import Forest  # noqa: E402
from zermelo.montecarlo.batched.leaf_playouts import Playouts  # noqa: E402
from zermelo.play.player import turn_at  # noqa: E402
from zermelo.play.players.specs import make  # noqa: E402

GAME = TicTacToe()


class PlainTicTacToe(TicTacToe):
    compiled = False


def even(observations: Any) -> tuple[Any, Any]:
    return np.ones((len(observations), 9), np.float32), np.zeros(len(observations))


def by_numbers() -> Any:
    """A reflex that always takes the free cell of the lowest number."""
    weights = np.zeros((19, 9), np.float32)
    weights[18] = np.arange(9)[::-1] * 4.0 - 8.0
    weights[:18] = -np.tile(np.eye(9), (2, 1)) * 100.0
    return weights


def first_value(game: TicTacToe, state: State, playouts: Playouts | None) -> float:
    """The value of the root after its own evaluation."""
    forest = Forest(game, 1, 1, playouts=playouts, seed=3)
    forest.plant([state])
    forest.search(even)
    return float(forest.values()[0])


def test_a_reflex_plays_to_the_end() -> None:
    state, mover = State(0, 0), 0
    end = state
    while not GAME.is_terminal(end):
        end = GAME.result(end, next(iter(GAME.actions(end))))
    expected = GAME.utility(end, mover)
    assert expected == 1.0, "0, 2, 4, 6: a diagonal"
    # e^4 to 1 that the lowest cell is taken: most playouts, not all.
    found = [first_value(GAME, state, Playouts(1.0, by_numbers() * scale)) for scale in (1.0, 3.0)]
    assert found[1] == expected
    assert first_value(GAME, state, Playouts(0.5, by_numbers() * 3.0)) == expected / 2
    assert first_value(GAME, GAME.result(state, 0), Playouts(1.0, by_numbers() * 3.0)) == -expected


def test_shares() -> None:
    assert first_value(GAME, State(0, 0), None) == 0.0
    assert first_value(GAME, State(0, 0), Playouts(0.0)) == 0.0
    assert first_value(GAME, State(0, 0), Playouts(1.0)) in (-1.0, 0.0, 1.0)
    with pytest.raises(BadParameter, match="share"):
        Playouts(1.5)


@pytest.mark.parametrize("reflex", [None, by_numbers() / 10])
def test_plain_and_compiled_agree(reflex: Any) -> None:
    found = []
    for game in (GAME, PlainTicTacToe()):
        forest = Forest(game, 2, 30, playouts=Playouts(0.5, reflex), seed=4)
        forest.plant([State(0, 0), State(0, 1)])
        forest.search(even)
        found.append((forest.visits().tolist(), forest.values().tolist()))
    assert found[0] == found[1]


def test_playouts_tell_who_is_ahead() -> None:
    """X threatens twice: most playouts are won, which the even network does not know."""
    ahead = GAME.parse_state("X.X/.O./X.O")
    forest = Forest(GAME, 1, 40, playouts=Playouts(0.5), seed=1)
    forest.plant([ahead])
    forest.search(even)
    plain = Forest(GAME, 1, 1, seed=1)
    plain.plant([ahead])
    plain.search(even)
    assert forest.values()[0] < plain.values()[0] - 0.1


def test_a_reflex_learns_a_linear_policy(tmp_path: Path) -> None:
    shape = Shape.of(GAME, 8, 1)
    dice = torch.Generator().manual_seed(0)

    def sample(size: int) -> Any:
        seen = (torch.rand(size, 2, 3, 3, generator=dice) < 0.3).float()
        free = 1.0 - seen.amax(1).flatten(1)
        policy = free / free.sum(1, keepdim=True).clamp(min=1.0)
        return seen, policy, torch.zeros(size, 1)

    weights = learn_reflex(shape, sample)
    assert weights.shape == (19, 9)
    taken = np.mean([weights[cell + 9 * plane, cell] for cell in range(9) for plane in (0, 1)])
    assert taken < weights[:18].mean() - 1.0, "it keeps off cells that are taken"
    save_reflex(tmp_path / "reflex.safetensors", weights, "tic_tac_toe")
    np.testing.assert_array_equal(load_reflex(tmp_path / "reflex.safetensors", GAME), weights)
    with pytest.raises(BadNetwork, match="for tic_tac_toe, and does not fit connect_four"):
        load_reflex(tmp_path / "reflex.safetensors", ConnectFour())
    with pytest.raises(BadNetwork, match="there is no reflex"):
        load_reflex(tmp_path / "none", GAME)
    player = make(f"alphazero:iterations=64,mix=0.5,reflex={tmp_path / 'reflex.safetensors'}")
    player.begin(GAME, 0, 1)
    state = GAME.parse_state("XX./OO./...")
    assert player.choose(turn_at(GAME, state)).action == 2

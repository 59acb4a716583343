"""Networks without torch: the same numbers as with it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from zermelo.games import load
from zermelo.learning.inference.winograd import cut, framed, join, tower, transformed


def random(*size: int) -> Any:
    return np.random.default_rng(len(size)).normal(size=size).astype(np.float32)


def convolved(x: Any, weights: Any) -> Any:
    """The definition, slow and obvious: [n, in, rows, columns] and [out, in, 3, 3]."""
    rows, columns = x.shape[2:]
    padded = np.pad(x, ((0, 0), (0, 0), (1, 1), (1, 1)))
    windows = [
        np.einsum("ncyx,oc->noyx", padded[:, :, i : i + rows, j : j + columns], weights[:, :, i, j])
        for i in range(3)
        for j in range(3)
    ]
    return sum(windows)


@pytest.mark.parametrize("size", [(4, 4), (6, 7), (9, 5), (1, 8)])
@pytest.mark.parametrize("compiled", [True, False])
def test_a_residual_tower(
    size: tuple[int, int], compiled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not compiled:
        for kernel in (cut, join):
            monkeypatch.setattr(kernel, "_compiled", kernel.plain)
    x, weights, bias = random(3, 2, *size), [random(5, 2, 3, 3)], random(5)
    weights += [random(5, 5, 3, 3) * 0.1, random(5, 5, 3, 3) * 0.1]
    wanted = np.maximum(convolved(x, weights[0]) + bias[:, None, None], 0)
    inner = np.maximum(convolved(wanted, weights[1]) + bias[:, None, None], 0)
    wanted = np.maximum(wanted + convolved(inner, weights[2]) + bias[:, None, None], 0)
    found = tower(framed(x), [(transformed(one), bias) for one in weights], size)
    rows, columns = size
    cells = found[:, 1 : rows + 1, 1 : columns + 1].transpose(0, 3, 1, 2)
    assert cells == pytest.approx(wanted, abs=1e-3)
    assert not found[:, 0].any(), "the frame stays empty"
    assert not found[:, rows + 1 :].any()


TRAINED = "import sys; sys.modules['torch'] = None; import zermelo\n"


@pytest.mark.plain
@pytest.mark.parametrize(
    "spec, by", [("tic_tac_toe", "alphazero:iterations=20"), ("backgammon", "td")]
)
def test_networks_that_ship_play_without_torch(spec: str, by: str) -> None:
    program = f"{TRAINED}game = zermelo.load({spec!r}); state = game.initial_state()\n"
    program += (
        "while game.to_move(state) < 0: state = game.result(state, next(game.actions(state)))\n"
    )
    program += f"print(zermelo.choose(game, state, by={by!r}).action)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip().isdigit()


def test_networks_that_ship_fit_their_games() -> None:
    """Which is not checked again when they are loaded."""
    from zermelo.games import names
    from zermelo.learning.inference.alphazero import AlphaZeroInference, shipped_network

    found = {name: shipped_network(load(name)) for name in names()}
    shipped = {name: path for name, path in found.items() if path is not None}
    boards = {"go", "hex", "othello", "breakthrough", "connect_four"}
    assert {*boards, "tic_tac_toe"} == shipped.keys()
    for name, path in shipped.items():
        AlphaZeroInference.load(path, load(name))
        assert path.stat().st_size < 2_000_000


def test_the_same_numbers_as_torch(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch")
    from zermelo.learning.alphazero.evaluators import CpuEvaluator
    from zermelo.learning.alphazero.network import Network, load_network
    from zermelo.learning.inference.alphazero import AlphaZeroInference, shipped_network
    from zermelo.learning.inference.shapes import PolicyShape, Shape, ValueShape
    from zermelo.learning.league.policy_net import PolicyNet
    from zermelo.learning.td.value_net import ValueNet

    board, small = load("connect_four"), load("tic_tac_toe")
    for game in (board, small):
        path = shipped_network(game)
        assert path is not None
        seen = (np.random.default_rng(1).random((19, *game.observation_shape)) > 0.6) * 1.0
        ours = AlphaZeroInference.load(path, game)[0]
        theirs = CpuEvaluator(load_network(path, game)[0])(seen.astype(np.float32))
        for plainly in (False, True):
            ours.plainly = plainly
            for mine, its in zip(ours(seen), theirs, strict=True):
                assert mine == pytest.approx(its, abs=1e-3)
    for network in (
        Network(Shape.of(board, 4, 2)),
        Network(Shape.of(board, 4, 0, plain=True)),
        PolicyNet(PolicyShape.of(small, 8, 2)),
        ValueNet(ValueShape.of(small, 8, 3)),
    ):
        network.eval()
        wanted = {name: tuple(one.shape) for name, one in network.state_dict().items()}
        parts = network.shape.parts()
        assert parts.items() <= wanted.items()
        assert all(name.endswith("num_batches_tracked") for name in wanted.keys() - parts)
        seen = random(3, *network.shape.observed)
        ours = network.for_play().tried(seen)
        with torch.inference_mode():
            theirs = network.tried(seen)
        if isinstance(network, PolicyNet):  # whose answers are logarithms of probabilities
            ours = (ours[0] - np.log(np.exp(ours[0]).sum(1, keepdims=True)), ours[1])
        for mine, its in zip(ours, theirs, strict=True):
            assert mine == pytest.approx(its, abs=1e-3)

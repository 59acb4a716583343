"""The network as a GPU computes it says what the network says."""

from __future__ import annotations

import pytest
import torch

from zermelo.games.connect_four import ConnectFour
from zermelo.games.othello import Othello
from zermelo.learning.alphazero.fused import FusedNetwork
from zermelo.learning.alphazero.network import Network
from zermelo.learning.inference.shapes import Shape


@pytest.mark.parametrize("game", [ConnectFour(), Othello(size=6)])
def test_it_says_the_same(game: ConnectFour | Othello) -> None:
    torch.manual_seed(1)
    network = Network(Shape.of(game, 16, 2))
    seen = torch.rand(7, *game.observation_shape)
    network.train()(seen)  # the norms have something to fold
    with torch.inference_mode():
        folded = network.folded()
        wanted, found = folded(seen), FusedNetwork(folded)(seen)
    for one, other in zip(wanted, found, strict=True):
        torch.testing.assert_close(one, other, rtol=1e-4, atol=1e-5)

"""From nothing: the network learns tic-tac-toe so well that it never loses, whatever is replied."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch")

from benchmarks.every_game import Choose, every_game, lost  # noqa: E402
from tests.learning.small_runs import WIDE  # noqa: E402
from zermelo.games.tic_tac_toe import TicTacToe  # noqa: E402
from zermelo.learning.alphazero.evaluators import CpuEvaluator  # noqa: E402
from zermelo.learning.alphazero.network import Network, load_network  # noqa: E402
from zermelo.learning.alphazero.training import train  # noqa: E402
from zermelo.learning.inference.alphazero import shipped_network  # noqa: E402
from zermelo.learning.inference.shapes import Shape  # noqa: E402
from zermelo.montecarlo import Forest  # noqa: E402
from zermelo.play.player import turn_at  # noqa: E402
from zermelo.play.players.specs import make  # noqa: E402

GAME = TicTacToe()


def searching(network: Network, simulations: int) -> Choose:
    """What so many simulations find."""
    evaluate = CpuEvaluator(network)

    def choose(states: list[Any]) -> list[int]:
        forest = Forest(GAME, len(states), simulations, exploration=0.75)
        forest.plant(states)
        forest.search(evaluate)
        return forest.actions()

    return choose


@pytest.mark.long
def test_a_little_learning_loses_less(tmp_path: Path) -> None:
    """800 steps instead of 1,500: fewer than half of the games that are lost without.

    Few simulations, or the search would prove by itself what is to be learnt.
    """
    learning = replace(WIDE, max_steps=800, channels=32, games=32, batch=128, warm_up=500)
    config = replace(learning, simulations=32, full_share=1.0, random_plies=4)
    torch.manual_seed(0)
    ignorant = Network(Shape.of(GAME, 32, 1)).eval()
    network = train(GAME, tmp_path / "run", config, threads=1)
    assert lost(GAME, searching(network, 5)) < lost(GAME, searching(ignorant, 5)) / 2


@pytest.mark.long
def test_from_nothing_to_never_losing(tmp_path: Path) -> None:
    learning = replace(WIDE, max_steps=1500, blocks=2, batch=128, buffer_size=20_000, warm_up=1000)
    config = replace(learning, simulations=32, full_share=1.0, random_plies=4)
    torch.manual_seed(0)
    ignorant = Network(Shape.of(GAME, 64, 2)).eval()
    assert lost(GAME, searching(ignorant, 50)) > 0, "the search alone would not do it"
    network = train(GAME, tmp_path / "run", config, threads=1)
    assert lost(GAME, searching(network, 50)) == 0


@pytest.mark.parametrize("simulations", [2, 25, 100])
def test_the_network_that_ships_never_loses(simulations: int) -> None:
    path = shipped_network(GAME)
    assert path is not None
    network, _ = load_network(path, GAME)
    choose = searching(network, simulations)
    assert lost(GAME, choose) == 0
    won = sum(GAME.utility(end, 0) > 0 for end in every_game(GAME, 0, choose).ends)
    assert won > 20, "and it takes what it is given"


def test_the_player_without_a_file_never_loses() -> None:
    player = make("alphazero:iterations=50")
    player.begin(GAME, 0, 1)

    def choose(states: list[Any]) -> list[int]:
        return [player.choose(turn_at(GAME, state)).action for state in states]

    assert lost(GAME, choose) == 0

"""Learning on small boards, by steps: the network beats the untrained one, and MCTS.

All have the same number of simulations. The runs are counted in steps, so that they learn the same
on any machine. Each board compiles its own self-play; that a run learns is seen in every run of the
tests on games that are compiled anyway: test_from_nothing, test_kinds_of_games, test_watching.
"""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch")

from tests.learning.small_runs import WIDE  # noqa: E402
from zermelo.games import load  # noqa: E402
from zermelo.learning.alphazero.evaluators import CpuEvaluator  # noqa: E402
from zermelo.learning.alphazero.network import Network, Shape  # noqa: E402
from zermelo.learning.alphazero.strength import contest, searching  # noqa: E402
from zermelo.learning.alphazero.training import AlphaZeroRun  # noqa: E402
from zermelo.learning.runs.ladder import Anchor  # noqa: E402
from zermelo.montecarlo import Forest  # noqa: E402

SIMULATIONS = 16
GAMES = 100
QUICK = ("breakthrough:rows=5,columns=4",)
LONG = (
    "connect_four:rows=4,columns=5",
    "othello:size=6",
    "hex:size=5",
    "gomoku:size=6,in_row=4",
    "go:size=5",
    "domineering:rows=5,columns=5",
    "dots_and_boxes:rows=2,columns=2",
    "kalah:pits=4,seeds=3",
    "breakthrough:rows=6,columns=6",
)
LEARNING = replace(
    WIDE,
    plain=True,  # dense layers: quick, and enough for a small board
    blocks=2,
    batch=128,
    warm_up=1_000,
    simulations=24,
    fast_simulations=8,
    full_share=0.5,
    random_plies=4,
    sampled_plies=12,
    longest=512,
)


def learnt_and_judged(spec: str, folder: Path, steps: int, **settings: Any) -> tuple[float, float]:
    """Shares of the points against the untrained network, and against MCTS."""
    game, told = load(spec), list[str]()
    config = replace(LEARNING, max_steps=steps, **settings)
    run = AlphaZeroRun(game, folder, config, threads=1, device="cpu")
    run.complete(lambda progress: told.extend([progress.warning] if progress.warning else []))
    assert not told, "healthy runs have nothing to say"
    forest = Forest(game, GAMES, SIMULATIONS, exploration=0.75)
    torch.manual_seed(1)
    shape = Shape.of(game, config.channels, config.blocks, config.plain)
    own = searching(forest, CpuEvaluator(run.network))
    untrained = searching(forest, CpuEvaluator(Network(shape).eval()))
    mcts, dice = Anchor("mcts", "mcts", {"iterations": SIMULATIONS}), random.Random(1)

    def by_playouts(states: list[Any]) -> list[int]:
        return mcts.choose(game, states, dice)

    scores = (contest(game, own, other, games=GAMES, seed=5) for other in (untrained, by_playouts))
    against_untrained, against_mcts = (one.points / one.games for one in scores)
    return against_untrained, against_mcts


@pytest.mark.long
@pytest.mark.parametrize("spec", QUICK)
def test_some_hundred_steps(spec: str, tmp_path: Path) -> None:
    against_untrained, against_mcts = learnt_and_judged(spec, tmp_path / "run", 300)
    assert against_untrained > 0.6
    assert against_mcts > 0.6


@pytest.mark.long
@pytest.mark.parametrize("spec", LONG)
def test_a_thousand_steps(spec: str, tmp_path: Path) -> None:
    against_untrained, against_mcts = learnt_and_judged(spec, tmp_path / "run", 1_000)
    assert against_untrained > 0.6
    assert against_mcts > 0.6


@pytest.mark.long
def test_convolutions_learn_too(tmp_path: Path) -> None:
    against_untrained, against_mcts = learnt_and_judged(
        "connect_four:rows=4,columns=5", tmp_path / "run", 600, plain=False, channels=32
    )
    assert against_untrained > 0.6
    assert against_mcts > 0.6

"""Learning on small boards, by steps: the network beats the untrained one, and MCTS.

All have the same number of simulations. The runs are counted in steps, so that they learn the same
on any machine. Each board compiles its own self-play; that a run learns is seen in every run of the
tests on games that are compiled anyway: test_kinds_of_games, test_watching.
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
from zermelo.learning.alphazero.network import Network  # noqa: E402
from zermelo.learning.alphazero.strength import contest, searching  # noqa: E402
from zermelo.learning.alphazero.training import AlphaZeroRun  # noqa: E402
from zermelo.learning.inference.shapes import Shape  # noqa: E402
from zermelo.learning.runs.ladder import Anchor  # noqa: E402
from zermelo.montecarlo import Forest  # noqa: E402

SIMULATIONS = 16
GAMES = 100
# With the steps that each gets. Kalah has 0.575, 0.59 and 0.665 of the points against MCTS after
# 1,000, 2,000 and 4,000 of them: playouts say much of how it ends.
BOARDS = (
    ("connect_four:rows=4,columns=5", 1_000),
    ("othello:size=6", 1_000),
    ("hex:size=5", 1_000),
    ("gomoku:size=6,in_row=4", 1_000),
    ("go:size=5", 1_000),
    ("domineering:rows=5,columns=5", 1_000),
    ("dots_and_boxes:rows=2,columns=2", 1_000),
    ("kalah:pits=4,seeds=3", 4_000),
    ("breakthrough:rows=6,columns=6", 1_000),
)
LEARNING = replace(
    WIDE,
    channels=32,
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
@pytest.mark.parametrize("spec, steps", BOARDS)
def test_some_thousand_steps(spec: str, steps: int, tmp_path: Path) -> None:
    against_untrained, against_mcts = learnt_and_judged(spec, tmp_path / "run", steps)
    assert against_untrained > 0.6
    assert against_mcts > 0.6


@pytest.mark.long
def test_dense_layers_learn_too(tmp_path: Path) -> None:
    against_untrained, against_mcts = learnt_and_judged(
        "breakthrough:rows=5,columns=4", tmp_path / "run", 300, plain=True, channels=64
    )
    assert against_untrained > 0.6
    assert against_mcts > 0.6

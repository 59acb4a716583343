"""AlphaZero on the CPU: Connect Four on a small board, judged by the solver."""

from __future__ import annotations

import random
import tempfile
from collections.abc import Iterator
from typing import Any

import torch
from rich.table import Table

from zermelo.games.connect_four import ConnectFour
from zermelo.learning.evaluators import CpuEvaluator
from zermelo.learning.network import Network, Shape
from zermelo.learning.selfplay import Settings
from zermelo.learning.training import Training, train
from zermelo.montecarlo.batch import Forest
from zermelo.search import TranspositionTable, solve_exactly

TITLE = "AlphaZero on the CPU: optimal moves in Connect Four 5x4"
GAME = ConnectFour(rows=4, columns=5)
POSITIONS = 400
TRAINING = Training(
    minutes=4.5,
    channels=256,
    blocks=2,
    plain=True,
    games=128,
    batch=256,
    looks=4.0,
    room=200_000,
    warm_up=2000,
    search_share=0.5,
    refresh=16,
    match_games=0,
    settings=Settings(
        simulations=64,
        fast_simulations=16,
        full_share=0.5,
        sampled_plies=10,
        random_plies=8,
        longest=20,
    ),
)


def tables() -> Iterator[Table]:
    """Learn, then count the moves that keep the value of the game."""
    torch.set_num_threads(1)
    judged = positions(random.Random(1))
    untaught = Network(Shape.of(GAME, TRAINING.channels, TRAINING.blocks, TRAINING.plain)).eval()
    with tempfile.TemporaryDirectory() as folder:
        learnt = train(GAME, f"{folder}/run", TRAINING, threads=1)
    table = Table(
        title=f"{len(judged)} positions of random games in which a move can be wrong; "
        f"{TRAINING.minutes:g} minutes on one core; asked: 95 %"
    )
    for column in ("network", "simulations", "optimal moves"):
        table.add_column(column, justify="left" if column == "network" else "right")
    for name, network in (("that has learnt nothing", untaught), ("that has learnt", learnt)):
        for simulations in (2, 100):
            share = optimal(judged, network, simulations)
            table.add_row(name, str(simulations), f"{share:.1%}")
    yield table


def positions(dice: random.Random) -> list[tuple[Any, set[int]]]:
    """States of random games with their optimal moves; only where there are others too."""
    solver = TranspositionTable(64)
    found: dict[Any, set[int]] = {}
    while len(found) < POSITIONS:
        state = GAME.initial_state()
        for _ in range(dice.randrange(16)):
            if GAME.is_terminal(state):
                break
            state = GAME.result(state, dice.choice(list(GAME.actions(state))))
        if GAME.is_terminal(state) or state in found:
            continue
        worth = {a: _worth(GAME.result(state, a), solver) for a in GAME.actions(state)}
        best = {action for action, value in worth.items() if value == max(worth.values())}
        if len(best) < len(worth):
            found[state] = best
    return list(found.items())


def _worth(state: Any, solver: TranspositionTable) -> int:
    """1, 0 or -1 to the player who moved to this state."""
    if GAME.is_terminal(state):
        value = -float(GAME.utility(state, GAME.to_move(state)))
    else:
        value = -solve_exactly(GAME, state, table=solver).value
    return (value > 0) - (value < 0)


def optimal(judged: list[tuple[Any, set[int]]], network: Network, simulations: int) -> float:
    """The share of moves that are as good as any."""
    forest = Forest(GAME, len(judged), simulations, exploration=0.75)
    forest.plant([state for state, _ in judged])
    forest.search(CpuEvaluator(network))
    moves = [int(row.argmax()) for row in forest.visits()]
    return sum(m in best for m, (_, best) in zip(moves, judged, strict=True)) / len(judged)

"""How often does a network, with a small search, give a Connect Four game away?

    python -m benchmarks.learnt_connect_four network.safetensors --positions 200

A move is an error if it turns a win into a draw or a loss, or a draw into a loss; the solver
tells. Position sets by stage of the game, from late and easy to early and hard.
"""

from __future__ import annotations

import math
from typing import Any

import click
import torch

from benchmarks.connect_four import DATA, after
from zermelo.games.connect_four import ConnectFour
from zermelo.learning.evaluators import CpuEvaluator
from zermelo.learning.network import load_network
from zermelo.montecarlo.batch import Forest
from zermelo.search import TranspositionTable, solve_exactly

SETS = ("Test_L3_R1", "Test_L2_R1", "Test_L1_R1")


def sign(value: float) -> int:
    return (value > 0) - (value < 0)


def chosen(game: ConnectFour, states: list[Any], evaluate: Any, simulations: int) -> list[int]:
    """The most visited move in each state."""
    forest = Forest(game, len(states), simulations, exploration=0.75)
    forest.plant(states)
    forest.search(evaluate)
    return [int(row.argmax()) for row in forest.visits()]


@click.command()
@click.argument("networks", nargs=-1, required=True)
@click.option("--positions", default=200, show_default=True, help="Of each set.")
@click.option("--simulations", default=100, show_default=True)
@click.option("--threads", default=1, show_default=True)
def main(networks: tuple[str, ...], positions: int, simulations: int, threads: int) -> None:
    """Count errors on each position set, for each network."""
    torch.set_num_threads(threads)
    game, table, worths = ConnectFour(), TranspositionTable(256), {}
    for path in networks:
        network, _ = load_network(path, game)
        evaluate = CpuEvaluator(network)
        for name in SETS:
            lines = (DATA / "connect4" / name).read_text().splitlines()[:positions]
            pairs = [line.split() for line in lines]
            states = [after(moves) for moves, _ in pairs]
            errors = 0
            for (moves, score), action in zip(
                pairs, chosen(game, states, evaluate, simulations), strict=True
            ):
                line = f"{moves}{action + 1}"
                if line not in worths:
                    worths[line] = worth(game, after(line), table)
                errors += sign(worths[line]) < sign(float(score))
            share = errors / len(pairs)
            error = 2 * math.sqrt(share * (1 - share) / len(pairs))
            click.echo(
                f"{path} {name}: {share:.1%} +- {error:.1%} of {len(pairs)} moves are errors"
            )


def worth(game: ConnectFour, state: Any, table: TranspositionTable) -> float:
    """To the player who moved to this state."""
    if game.is_terminal(state):
        return float(game.utility(state, 1 - game.to_move(state)))
    return -solve_exactly(game, state, table=table).value


if __name__ == "__main__":
    main()

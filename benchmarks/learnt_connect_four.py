"""How often does a network, with a small search, give a Connect Four game away?

    python -m benchmarks.learnt_connect_four
    python -m benchmarks.learnt_connect_four runs/connect_four/network-*s.safetensors

A move is an error if it turns a win into a draw or a loss, or a draw into a loss; the solver
tells. Position sets by stage of the game, from late and easy to early and hard.
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import click
import torch
from rich.console import Console
from rich.table import Table

from benchmarks.connect_four import DATA, after
from benchmarks.harness import save
from zermelo.games.connect_four import ConnectFour
from zermelo.learning.network import (
    Network,
    Shape,
    check_device,
    describe_network,
    load_network,
    quicken_cpu,
    shipped_network,
)
from zermelo.montecarlo.batch import Forest
from zermelo.search import TranspositionTable, solve_exactly

SETS = ("Test_L3_R1", "Test_L2_R1", "Test_L1_R1")


class Asked:
    """A network on any device, in full precision."""

    def __init__(self, network: Network, device: torch.device) -> None:
        self.network, self.device = network.folded().to(device), device

    def __call__(self, observations: Any) -> tuple[Any, Any]:
        with torch.inference_mode():
            logits, values = self.network(torch.from_numpy(observations).to(self.device))
            return torch.softmax(logits, 1).cpu().numpy(), values[:, 0].cpu().numpy()


def sign(value: float) -> int:
    return (value > 0) - (value < 0)


def chosen(game: ConnectFour, states: list[Any], evaluate: Any, simulations: int) -> list[int]:
    """The most visited move in each state."""
    forest = Forest(game, len(states), simulations, exploration=0.75)
    forest.plant(states)
    forest.search(evaluate)
    return [int(row.argmax()) for row in forest.visits()]


@click.command()
@click.argument("networks", nargs=-1)
@click.option("--positions", default=200, show_default=True, help="Of each set.")
@click.option("--simulations", default=100, show_default=True)
@click.option("--threads", default=1, show_default=True)
@click.option("--device", default="cpu", show_default=True, help="That evaluates.")
@click.option("--results", is_flag=True, help="Keep the table among the results.")
def main(
    networks: tuple[str, ...],
    positions: int,
    simulations: int,
    threads: int,
    device: str,
    results: bool,
) -> None:
    """Count errors on each position set, for each network, or for the one that ships."""
    torch.set_num_threads(threads)
    game, solver = ConnectFour(), TranspositionTable(256)
    quicken_cpu(Shape.of(game))
    worths: dict[str, float] = {}
    table = Table(title=f"Share of moves that give the game away, {simulations} simulations a move")
    for column in ("network", "learnt for", "steps", *SETS):
        table.add_column(column)
    for path in networks or (str(shipped_network(game)),):
        network, _ = load_network(path, game)
        about, asked = describe_network(path), Asked(network, check_device(device))
        shares = [
            errors(game, asked, name, positions, simulations, solver, worths) for name in SETS
        ]
        seconds = float(about["seconds"].replace(",", ""))
        row = (Path(path).name, f"{seconds:.0f} s", about["steps"], *shares)
        click.echo("  ".join(row))
        table.add_row(*row)
    Console().print(table)
    if results:
        command = f"python -m benchmarks.learnt_connect_four --positions {positions}"
        save(Path(__file__).parent / "results" / "learnt_connect_four.txt", command, (), (table,))


def errors(
    game: ConnectFour,
    evaluate: Asked,
    name: str,
    positions: int,
    simulations: int,
    solver: TranspositionTable,
    worths: dict[str, float],
) -> str:
    """The share of errors on one set; `worths` keeps what the solver said."""
    lines = (DATA / "connect4" / name).read_text().splitlines()[:positions]
    pairs = [line.split() for line in lines]
    actions = chosen(game, [after(moves) for moves, _ in pairs], evaluate, simulations)
    wrong = 0
    for (moves, score), action in zip(pairs, actions, strict=True):
        line = f"{moves}{action + 1}"
        if line not in worths:
            worths[line] = worth(game, after(line), solver)
        wrong += sign(worths[line]) < sign(float(score))
    return f"{wrong / len(pairs):.1%} of {len(pairs)}, at most {at_most(wrong, len(pairs)):.1%}"


def at_most(wrong: int, count: int) -> float:
    """The upper end of the 95 % interval (Wilson 1927): a hundred moves do not prove much."""
    share, z2 = wrong / count, 1.96**2
    spread = math.sqrt(z2 * (share * (1 - share) / count + z2 / (4 * count**2)))
    return (share + z2 / (2 * count) + spread) / (1 + z2 / count)


def worth(game: ConnectFour, state: Any, table: TranspositionTable) -> float:
    """To the player who moved to this state."""
    if game.is_terminal(state):
        return float(game.utility(state, 1 - game.to_move(state)))
    return -solve_exactly(game, state, table=table).lower


if __name__ == "__main__":
    main()

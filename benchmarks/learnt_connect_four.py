"""How often does a network, with a small search, give a Connect Four game away?

    python -m benchmarks.learnt_connect_four
    python -m benchmarks.learnt_connect_four runs/connect_four/network-*s.safetensors

A move is an error if it turns a win into a draw or a loss, or a draw into a loss, as the solver
sees it. Positions are drawn afresh from a seed, by stage and difficulty (`connect_four_sets`),
and only those are taken where some moves keep the game and others give it away: where all are
equal, nobody can err. `--known` takes the published sets instead, all of them easy, as they are.
"""

from __future__ import annotations

import itertools
import math
import sys
from pathlib import Path
from typing import Any

import click
import numpy as np
import torch
from rich.console import Console
from rich.table import Table

from benchmarks.connect_four import SETS as KNOWN
from benchmarks.connect_four import Position, after
from benchmarks.connect_four import positions as known_positions
from benchmarks.connect_four_sets import SETS, positions
from benchmarks.harness import save
from zermelo.games.connect_four import ConnectFour
from zermelo.learning.alphazero.network import Network, load_network
from zermelo.learning.inference.alphazero import describe_network, shipped_network
from zermelo.learning.inference.shapes import Shape
from zermelo.learning.runs.device import quicken_cpu
from zermelo.machine import check_device
from zermelo.montecarlo import Forest
from zermelo.search import TranspositionTable, solve_exactly


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


SEARCHES: dict[str, dict[str, Any] | None] = {
    "as it plays": {},
    "policy alone": None,
    "without solver": {"solver": False},
    "symmetric": {"symmetric": True},
}
"""Settings of the search, by name; None: the likeliest move, without a search."""
ALWAYS = 2  # of these, unless all are compared


def likeliest(game: ConnectFour, states: list[Any], evaluate: Any) -> list[int]:
    """The legal move in each state that the network gives most to."""
    observations = np.zeros((len(states), *game.observation_shape), np.float32)
    for state, planes in zip(states, observations, strict=True):
        game.observation(state, game.to_move(state), planes)
    policies, _ = evaluate(observations)
    return [
        max(game.actions(state), key=policy.__getitem__)
        for state, policy in zip(states, policies, strict=True)
    ]


def chosen(
    game: ConnectFour,
    states: list[Any],
    evaluate: Any,
    simulations: int,
    search: dict[str, Any] | None,
) -> list[int]:
    """What a search finds in each state."""
    if search is None:
        return likeliest(game, states, evaluate)
    forest = Forest(game, len(states), simulations, exploration=0.75, **search)
    forest.plant(states)
    forest.search(evaluate)
    return forest.actions()


@click.command()
@click.argument("networks", nargs=-1)
@click.option("--positions", "count", default=200, show_default=True, help="Of each set.")
@click.option("--seed", default=1, show_default=True, help="For the positions.")
@click.option("--known", is_flag=True, help="Take the published sets of easy positions.")
@click.option("--set", "names", multiple=True, help="These sets alone; all unless given.")
@click.option("--searches", is_flag=True, help="Compare settings of the search.")
@click.option("--simulations", default=100, show_default=True)
@click.option("--threads", default=1, show_default=True)
@click.option("--device", default="cpu", show_default=True, help="The one that evaluates.")
@click.option("--results", is_flag=True, help="Keep the table among the results.")
def main(
    networks: tuple[str, ...],
    count: int,
    seed: int,
    known: bool,
    names: tuple[str, ...],
    searches: bool,
    simulations: int,
    threads: int,
    device: str,
    results: bool,
) -> None:
    """Count errors on each position set, for each network, or for the one that ships."""
    torch.set_num_threads(threads)
    game = ConnectFour()
    quicken_cpu(Shape.of(game).is_plain)
    judge = Judge(game)
    sets = known_sets(count) if known else fresh_sets(judge, count, seed, names)
    table = Table(title=f"Share of moves that give the game away, {simulations} simulations a move")
    columns = ("network", "learnt for", "steps", "search", "positions", "errors", "at most (95 %)")
    for column in columns:
        table.add_column(column)
    compared = SEARCHES if searches else dict(list(SEARCHES.items())[:ALWAYS])
    for path in networks or (str(shipped_network(game)),):
        network, _ = load_network(path, game)
        about, asked = describe_network(path), Asked(network, check_device(device))
        seconds = float(about["seconds"].replace(",", ""))
        for (name, chosen_set), how in itertools.product(sets.items(), compared):
            states = [after(moves) for moves, _ in chosen_set]
            found = chosen(game, states, asked, simulations, compared[how])
            shares = judge.share(chosen_set, found)
            row = (Path(path).name, f"{seconds:.0f} s", about["steps"], how, name, *shares)
            click.echo("  ".join(row))
            table.add_row(*row)
    Console().print(table)
    if results:
        words = f"--positions {count} {'--known' if known else f'--seed {seed}'}"
        words += "".join(f" --set '{name}'" for name in names) + " --searches" * searches
        command = f"python -m benchmarks.learnt_connect_four {words} --simulations {simulations}"
        name = "learnt_connect_four" + "_known" * known + "_searches" * searches + ".txt"
        save(Path(__file__).parent / "results" / name, command, (), (table,))


def fresh_sets(
    judge: Judge, count: int, seed: int, names: tuple[str, ...]
) -> dict[str, list[Position]]:
    return {
        one.name: list(
            itertools.islice(filter(judge.can_err, positions(one, sys.maxsize, seed)), count)
        )
        for one in SETS
        if not names or one.name in names
    }


def known_sets(count: int) -> dict[str, list[Position]]:
    found = {name: list(known_positions(name)[:count]) for name in KNOWN}
    if not all(found.values()):
        raise click.UsageError("the published sets are not here: set ZERMELO_DATA to their folder")
    return found


class Judge:
    """Solves what a move leads to, once for all networks."""

    def __init__(self, game: ConnectFour) -> None:
        self.game, self.table = game, TranspositionTable(256)
        self.worths: dict[str, float] = {}

    def share(self, chosen_set: list[Position], actions: list[int]) -> tuple[str, str]:
        """The share of errors among these actions, and its upper limit."""
        wrong = sum(
            sign(self.worth(f"{moves}{action + 1}")) < sign(score)
            for (moves, score), action in zip(chosen_set, actions, strict=True)
        )
        count = len(chosen_set)
        return f"{wrong / count:.1%} of {count}", f"{at_most(wrong, count):.1%}"

    def can_err(self, position: Position) -> bool:
        """Whether a move gives the game away; what is lost cannot be given away."""
        moves, score = position
        return score >= 0 and any(
            sign(self.worth(f"{moves}{action + 1}")) < sign(score)
            for action in self.game.actions(after(moves))
        )

    def worth(self, moves: str) -> float:
        """Of the position after these moves, to the player who moved last."""
        if moves not in self.worths:
            state, game = after(moves), self.game
            if game.is_terminal(state):
                worth = float(game.utility(state, 1 - game.to_move(state)))
            else:
                worth = -float(solve_exactly(game, state, table=self.table).value or 0.0)
            self.worths[moves] = worth
        return self.worths[moves]


def at_most(wrong: int, count: int) -> float:
    """The upper end of the 95 % interval (Wilson 1927): a hundred moves do not prove much."""
    share, z2 = wrong / count, 1.96**2
    spread = math.sqrt(z2 * (share * (1 - share) / count + z2 / (4 * count**2)))
    return (share + z2 / (2 * count) + spread) / (1 + z2 / count)


if __name__ == "__main__":
    main()

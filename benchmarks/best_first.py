"""Best-first minimax beside alpha-beta: the same node budget for each move, who wins?

    python -m benchmarks.best_first

Both use the game's own evaluation. Each random opening is played twice, with sides changed.
Alpha-beta is plain, or has its table, killers, history and scouts as well.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from benchmarks.harness import machine
from zermelo.game import Game
from zermelo.games import load
from zermelo.search import AlphaBetaOptions, alpha_beta, best_first

RESULTS = Path(__file__).parent / "results" / "best_first.txt"
GAMES = ("breakthrough", "othello:size=6", "kalah")
BUDGETS = (300, 3000)
OPENING = 4  # random plies

Player = Callable[[Game, Any, int], Any]


def by_best_first(game: Game, state: Any, nodes: int) -> Any:
    return best_first(game, state, nodes=nodes, memory=16).action


def by_plain_alpha_beta(game: Game, state: Any, nodes: int) -> Any:
    return alpha_beta(game, state, nodes=nodes, options=AlphaBetaOptions.plain()).action


def by_alpha_beta(game: Game, state: Any, nodes: int) -> Any:
    return alpha_beta(game, state, nodes=nodes, options=AlphaBetaOptions(memory=1)).action


OPPONENTS: dict[str, Player] = {
    "plain alpha-beta": by_plain_alpha_beta,
    "alpha-beta": by_alpha_beta,
}


def opening(game: Game, seed: int) -> Any:
    dice = random.Random(seed)
    state = game.initial_state()
    for _ in range(OPENING):
        state = game.result(state, dice.choice(list(game.actions(state))))
    return state


def play(game: Game, state: Any, players: tuple[Player, Player], nodes: int) -> float:
    """The first player's points: 1, a half or 0."""
    while not game.is_terminal(state):
        state = game.result(state, players[game.to_move(state)](game, state, nodes))
    utility = game.utility(state, 0)
    return 0.5 if utility == 0 else float(utility > 0)


def points(game: Game, opponent: Player, nodes: int, openings: int) -> float:
    """The share of all points that best-first minimax wins."""
    total = 0.0
    for seed in range(openings):
        state = opening(game, seed)
        total += play(game, state, (by_best_first, opponent), nodes)
        total += 1 - play(game, state, (opponent, by_best_first), nodes)
    return total / (2 * openings)


def report(openings: int) -> str:
    lines = [f"$ python -m benchmarks.best_first --openings {openings}", machine(), ""]
    lines.append(f"points of best-first minimax in {2 * openings} games")
    header = "".join(f"{f'{nodes:,} nodes':>14}" for nodes in BUDGETS)
    lines.append(f"{'game':18}{'against':18}{header}")
    for spec in GAMES:
        game = load(spec)
        for name, opponent in OPPONENTS.items():
            shares = (points(game, opponent, nodes, openings) for nodes in BUDGETS)
            cells = "".join(f"{share:14.0%}" for share in shares)
            lines.append(f"{spec:18}{name:18}{cells}")
    return "\n".join(lines) + "\n"


@click.command()
@click.option("--openings", default=25, show_default=True, type=click.IntRange(min=1))
def main(openings: int) -> None:
    """Play all pairings and save the table."""
    text = report(openings)
    click.echo(text)
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(text)


if __name__ == "__main__":
    main(prog_name="python -m benchmarks.best_first")

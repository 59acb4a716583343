"""What each improvement of Monte Carlo tree search is worth, in matches against plain UCT.

    python -m benchmarks.mcts_strength --games 200 --seconds 0.05

Both sides have the same time a move. Games come in pairs from random openings, each side
begins once. The error bar is two standard errors over pairs.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

import click
from rich.console import Console
from rich.table import Table

from benchmarks.harness import machine
from zermelo.game import Game
from zermelo.games import load
from zermelo.montecarlo import Options, mcts

RESULTS = Path(__file__).parent / "results" / "mcts_strength.txt"
PLAIN = Options(solver=False)
IMPROVEMENTS: dict[str, dict[str, Any]] = {
    "MCTS-Solver": {"solver": True},
    "UCB1-tuned": {"selection": "ucb1_tuned"},
    "PUCT, even priors": {"selection": "puct"},
    "PUCT, priors from evaluate": {"selection": "puct", "prior": "evaluate"},
    "RAVE": {"rave": 300.0},
    "progressive bias": {"bias": 0.5},
    "progressive widening": {"widening": 2.0},
    "first-play urgency": {"first_play": 0.55},
    "implicit minimax backups": {"minimax": 0.3},
    "cutoff after 4 plies": {"cutoff": 4},
    "greedy playouts": {"playout": "greedy"},
    "the game's own playouts": {"playout": "own"},
    "MAST": {"playout": "mast"},
    "less exploration": {"exploration": 0.7},
}
GAMES = {"connect_four": 4, "othello": 6, "breakthrough": 6}  # plies of the random opening


class Score(NamedTuple):
    """Points of one side in pairs of games, from 0 to 1 each."""

    pairs: list[float]

    @property
    def mean(self) -> float:
        return sum(self.pairs) / len(self.pairs)

    @property
    def error(self) -> float:
        """Two standard errors."""
        if len(self.pairs) < 2:
            return 1.0
        squares = sum((pair - self.mean) ** 2 for pair in self.pairs)
        return 2 * math.sqrt(squares / (len(self.pairs) - 1) / len(self.pairs))

    @property
    def elo(self) -> float:
        share = min(max(self.mean, 0.01), 0.99)
        return 400 * math.log10(share / (1 - share))

    @property
    def verdict(self) -> str:
        if self.mean - self.error > 0.5:
            return "gains"
        return "loses" if self.mean + self.error < 0.5 else "open"


def fits(game: Game, changes: dict[str, Any]) -> bool:
    """Whether the game has what the improvement needs."""
    if changes.get("playout") == "own":
        return game.offers("playout_action")
    needs_evaluation = {"bias", "widening", "minimax", "cutoff"} & changes.keys()
    needs = bool(needs_evaluation) or "evaluate" in changes.values() or "greedy" in changes.values()
    return game.offers("evaluate") or not needs


def opening(game: Game, plies: int, rng: random.Random) -> Any:
    """A state after random moves that is not over."""
    while True:
        state = game.initial_state()
        for _ in range(plies):
            if game.is_terminal(state):
                break
            state = game.result(state, rng.choice(list(game.actions(state))))
        if not game.is_terminal(state):
            return state


def play(
    game: Game, state: Any, sides: tuple[Options, Options], seconds: float, seed: int
) -> float:
    """One game; what the first of the sides, which plays the first player, scores."""
    while not game.is_terminal(state):
        options = sides[game.to_move(state)]
        found = mcts(game, state, seconds=seconds, options=options, seed=seed)
        state = game.result(state, found.action)
    utility = game.utility(state, 0)
    return 1.0 if utility > 0 else 0.0 if utility < 0 else 0.5


def match(game: Game, plies: int, options: Options, games: int, seconds: float) -> Score:
    """The score of these options against plain UCT."""
    rng, pairs = random.Random(1), []
    for number in range(max(1, games // 2)):
        state = opening(game, plies, rng)
        first = play(game, state, (options, PLAIN), seconds, number)
        second = 1 - play(game, state, (PLAIN, options), seconds, number)
        pairs.append((first + second) / 2)
    return Score(pairs)


def tables(names: list[str], only: list[str], games: int, seconds: float) -> Iterator[Table]:
    console = Console(stderr=True)
    for name in names:
        game = load(name)
        table = Table("improvement", "games", "score", "Elo", "verdict", title=name)
        for label, changes in IMPROVEMENTS.items():
            if (only and label not in only) or not fits(game, changes):
                continue
            options = Options(**{"solver": False, **changes})
            with console.status(f"{name}: {label}"):
                score = match(game, GAMES.get(name, 4), options, games, seconds)
            table.add_row(
                label,
                str(2 * len(score.pairs)),
                f"{score.mean:.3f} +- {score.error:.3f}",
                f"{score.elo:+.0f}",
                score.verdict,
            )
        yield table


@click.command()
@click.option("--games", default=200, show_default=True, help="Games of each match.")
@click.option("--seconds", default=0.05, show_default=True, help="Time a move.")
@click.option("--on", "names", multiple=True, default=("connect_four", "othello"))
@click.option("--only", multiple=True, help="Names of improvements; all unless given.")
def main(games: int, seconds: float, names: tuple[str, ...], only: tuple[str, ...]) -> None:
    """Measure each improvement in matches; a whole run is saved."""
    command = f"python -m benchmarks.mcts_strength --games {games} --seconds {seconds}"
    console = Console(record=True, width=100)
    console.print(f"$ {command}\n{datetime.now(UTC):%Y-%m-%d %H:%M} UTC\n{machine()}")
    for table in tables(list(names), list(only), games, seconds):
        console.print(table)
    if not only:
        RESULTS.write_text(console.export_text())


if __name__ == "__main__":
    main()

"""What each improvement of Monte Carlo tree search is worth, in matches against plain UCT.

    python -m benchmarks mcts_strength
    python -m benchmarks.mcts_strength --only MAST --again

Once with the same time a move and once with the same number of simulations, which tells what an
improvement costs. Games come in pairs from random openings, each side begins once; the error bar
is two standard errors over pairs. Every finished match is kept in a file: a run that was stopped
goes on where it was.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import click
from rich import box
from rich.table import Table

from benchmarks.harness import keep_line, kept_lines
from zermelo.game import Game
from zermelo.games import load
from zermelo.montecarlo import Options, mcts

TITLE = "improvements of Monte Carlo tree search against plain UCT"
MATCHES = Path(__file__).parent / "results" / "mcts_strength.jsonl"
PLAIN = Options(solver=False)
SHARP = 5.0  # the evaluations of both games seldom leave a tenth of the range of utilities
IMPROVEMENTS: dict[str, dict[str, Any]] = {
    "MCTS-Solver": {"solver": True},
    "UCB1-tuned": {"selection": "ucb1_tuned"},
    "PUCT, even priors": {"selection": "puct"},
    "PUCT, priors from evaluate": {"selection": "puct", "prior": "evaluate", "sharpness": SHARP},
    "PUCT, priors from order": {"selection": "puct", "prior": "order"},
    "RAVE": {"rave": 300.0},
    "progressive bias": {"bias": 1.0, "sharpness": SHARP},
    "progressive widening": {"widening": 2.0},
    "first-play urgency": {"first_play": 0.55},
    "implicit minimax backups": {"minimax": 0.3, "sharpness": SHARP},
    "cutoff after 4 plies": {"cutoff": 4, "sharpness": SHARP},
    "greedy playouts": {"playout": "greedy"},
    "the game's own playouts": {"playout": "own"},
    "MAST": {"playout": "mast"},
    "less exploration": {"exploration": 0.7},
}
GAMES = {"connect_four": 4, "othello": 6}  # plies of the random opening


class Budget(NamedTuple):
    """Of each side, for a move; how many games a match has."""

    seconds: float | None
    iterations: int | None
    games: int

    def __str__(self) -> str:
        return f"{self.seconds:g} s" if self.seconds else f"{self.iterations:,} simulations"


BUDGETS = (Budget(0.01, None, 80), Budget(None, 500, 80))


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
    def verdict(self) -> str:
        if self.mean - self.error > 0.5:
            return "gains"
        return "loses" if self.mean + self.error < 0.5 else "open"

    def __str__(self) -> str:
        return f"{self.mean:.3f} +- {self.error:.3f}, Elo {elo(self.mean):+.0f}"


class Match(NamedTuple):
    game: str
    improvement: str
    budget: Budget


def elo(share: float) -> float:
    share = min(max(share, 0.01), 0.99)
    return 400 * math.log10(share / (1 - share))


def fits(game: Game, changes: dict[str, Any]) -> bool:
    """Whether the game has what the improvement needs."""
    if changes.get("playout") == "own":
        return game.offers("playout_action")
    if changes.get("prior") == "order":
        return game.offers("order")
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
    game: Game, state: Any, sides: tuple[Options, Options], budget: Budget, seed: int
) -> float:
    """One game; what the first of the sides, which plays the first player, scores."""
    while not game.is_terminal(state):
        found = mcts(
            game,
            state,
            seconds=budget.seconds,
            iterations=budget.iterations,
            options=sides[game.to_move(state)],
            seed=seed,
            memory=64,
        )
        state = game.result(state, found.action)
    utility = game.utility(state, 0)
    return 1.0 if utility > 0 else 0.0 if utility < 0 else 0.5


def played(match: Match) -> Score:
    """The score of an improvement against plain UCT."""
    game, rng, pairs = load(match.game), random.Random(1), []
    options = Options(**{"solver": False, **IMPROVEMENTS[match.improvement]})
    for number in range(max(1, match.budget.games // 2)):
        state = opening(game, GAMES[match.game], rng)
        first = play(game, state, (options, PLAIN), match.budget, number)
        second = 1 - play(game, state, (PLAIN, options), match.budget, number)
        pairs.append((first + second) / 2)
    return Score(pairs)


def matches(only: tuple[str, ...] = ()) -> list[Match]:
    return [
        Match(name, label, budget)
        for name in GAMES
        for budget in BUDGETS
        for label, changes in IMPROVEMENTS.items()
        if fits(load(name), changes) and (not only or label in only)
    ]


def known() -> dict[Match, Score]:
    """The matches played before; of one played again, the last."""
    return {
        Match(name, label, Budget(*budget)): Score(pairs)
        for name, label, budget, pairs in kept_lines(MATCHES)
    }


def kept(match: Match) -> Score:
    """Play a match and keep its score."""
    score = played(match)
    keep_line(MATCHES, [*match, score.pairs])
    return score


def tables() -> Iterator[Table]:
    """Play what was not played before, and tell all."""
    scores = known()
    scores |= {match: kept(match) for match in matches() if match not in scores}
    for name in GAMES:
        table = Table("improvement", box=box.SIMPLE, pad_edge=False, title=f"{name}, against UCT")
        for budget in BUDGETS:
            table.add_column(f"score, {budget} a move ({budget.games} games)")
            table.add_column("verdict")
        for label in IMPROVEMENTS:
            found = [scores.get(Match(name, label, budget)) for budget in BUDGETS]
            if any(found):
                cells = [(str(score), score.verdict) if score else ("", "") for score in found]
                table.add_row(label, *(text for cell in cells for text in cell))
        yield table


@click.command()
@click.option("--only", multiple=True, type=click.Choice(list(IMPROVEMENTS)))
@click.option("--again", is_flag=True, help="Play also what was played before.")
@click.option("--minutes", default=60.0, help="Begin no match after these.")
def main(only: tuple[str, ...], again: bool, minutes: float) -> None:
    """Play some of the matches and keep them for the report."""
    before, end = {} if again else known(), time.monotonic() + 60 * minutes
    for match in matches(only):
        if match not in before and time.monotonic() < end:
            click.echo(f"{match.game}, {match.improvement}, {match.budget}: {kept(match)}")


if __name__ == "__main__":
    main(prog_name="python -m benchmarks.mcts_strength")

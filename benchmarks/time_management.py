"""What it is worth to think longer where the best move is not settled, and less where it is.

    python -m benchmarks.time_management chess --games 1000

Both sides have a clock for the whole game that counts nodes, not seconds, so that the machine does
not matter: BASE of them, and INCREMENT more for each move. One spends on each move what is usual;
the other may spend up to three times as much and ends sooner where its best move is settled. Each
random opening is played twice, sides changed; a sequential test of no gain against one of 15 Elo
ends a match that is decided.
"""

from __future__ import annotations

import random
import time
from typing import Any

import click

from benchmarks.harness import machine
from benchmarks.search_features import standing
from zermelo.algorithms import read_learnt
from zermelo.game import Game
from zermelo.games import load
from zermelo.play.match.openings import opening
from zermelo.play.player import Clock, turn_at
from zermelo.search import AlphaBetaOptions, TranspositionTable, alpha_beta, usual_options
from zermelo.sprt import Sprt

PLIES = 8  # of an opening
UNIT = 1e6  # nodes of a clock's second
LONGEST = 400  # plies
AGREED = 4  # moves in a row at which both see the same winner
CLEAR = 0.95  # of a win


class Side:
    """A player with a table, a clock and what it has spent."""

    def __init__(self, game: Game, options: AlphaBetaOptions, learnt: Any, managed: bool) -> None:
        self.game, self.options, self.learnt, self.managed = game, options, learnt, managed
        self.table = TranspositionTable(16)
        self.left = 0.0

    def begin(self, base: float) -> None:
        self.table.clear()
        self.left = base

    def choose(self, state: Any, increment: float) -> tuple[Any, float]:
        turn = turn_at(self.game, state, clock=Clock(self.left / UNIT, increment / UNIT))
        allowance = turn.allowance()
        assert allowance is not None
        limits: dict[str, Any] = {"nodes": max(int(UNIT * allowance.usual), 1)}
        if self.managed:
            limits = {
                "nodes": max(int(UNIT * allowance.most), 1),
                "soft_limit": allowance.usual / allowance.most,
            }
        result = alpha_beta(
            self.game,
            state,
            options=self.options,
            table=self.table,
            learnt=self.learnt,
            **limits,
        )
        self.left = max(self.left - result.nodes, 0) + increment
        return result.action, result.value or 0.0


def points(
    game: Game, sides: tuple[Side, Side], begin: Any, base: float, increment: float
) -> float:
    """What the first side scores."""
    state = game.initial_state()
    for action in begin:
        state = game.result(state, action)
    for side in sides:
        side.begin(base)
    clear = CLEAR * (game.utility_bounds or (-1.0, 1.0))[1]
    agreed = 0  # moves in a row: above 0 the first player wins, below the second
    for _ in range(LONGEST):
        if game.is_terminal(state):
            first, second = (game.utility(state, player) for player in range(2))
            return (first > second) + 0.5 * (first == second)
        mover = int(game.to_move(state))
        action, value = sides[mover].choose(state, increment)
        ahead = value if mover == 0 else -value
        lead = (ahead >= clear) - (ahead <= -clear)
        agreed = agreed + lead if agreed * lead > 0 else lead
        if abs(agreed) >= AGREED:
            return float(agreed > 0)
        state = game.result(state, action)
    return 0.5


@click.command()
@click.argument("spec")
@click.option("--base", default=200_000, show_default=True, help="Nodes for all moves.")
@click.option("--increment", default=2_000, show_default=True, help="Nodes more for each move.")
@click.option("--games", default=1000, show_default=True, help="At most.")
@click.option("--learnt", help="An evaluation for both sides: a file, or shipped.")
@click.option("--seed", default=1, show_default=True, type=click.IntRange(min=0))
def main(spec: str, base: int, increment: int, games: int, learnt: str | None, seed: int) -> None:
    """Play GAME with managed against even time."""
    game = load(spec)
    evaluation = read_learnt(game, learnt) if learnt else None
    options = usual_options(game, learnt=learnt is not None)
    managed, even = (Side(game, options, evaluation, one) for one in (True, False))
    counts, test, start = [0] * 5, Sprt(0.0, 15.0), time.process_time()
    for pair in range(games // 2):
        begin = opening(game, pair, random.Random(f"{seed} {pair}").randint(2, PLIES), seed)
        won = points(game, (managed, even), begin, base, increment)
        won += 1.0 - points(game, (even, managed), begin, base, increment)
        counts[round(2 * won)] += 1
        if (pair + 1) % 20 == 0:
            click.echo(standing(counts))
        if test.decision(counts) is not None:
            break
    cost = time.process_time() - start
    decided = {"H1": "a gain", "H0": "no gain", None: "open"}[test.decision(counts)]
    click.echo(f"{machine()}; {spec}, {base:,} nodes and {increment:,} for each move")
    click.echo(f"{standing(counts)}  {decided}, {cost:.0f} s of CPU time")


if __name__ == "__main__":
    main(prog_name="python -m benchmarks.time_management")

"""Chess's evaluations against each other: the same search, so many nodes a move.

    python -m benchmarks.chess_evaluations --games 50 fitted tapered
    python -m benchmarks.chess_evaluations fitted FILE

A file has the worths of all features, in centipawns, as `fitted.py` lists them: what
`benchmarks.fit_chess_weights` prints, or that module of another commit.

Each opening is played twice, with sides changed; after the known openings come theirs with two
random moves more. A game is adjudicated when both sides agree for some moves on who wins.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import click

from benchmarks.chess_strength import AGREED, opened, standing
from benchmarks.harness import machine
from zermelo.games.chess import Chess
from zermelo.learning.evaluation.weights import reweighted
from zermelo.search import AlphaBetaOptions, TranspositionTable, alpha_beta

CERTAIN = 0.6  # of a win, as values go: six pawns
LONGEST = 240  # plies


def evaluated(evaluation: str) -> Any:
    """Chess with an evaluation by its name, or with the weights of a file."""
    path = Path(evaluation)
    if not path.is_file():
        return Chess(evaluation=evaluation, notation="uci")
    pairs = re.findall(r"(-?\d+)/(-?\d+)", path.read_text())
    weights = tuple(int(pair[phase]) / 100 for phase in (0, 1) for pair in pairs)
    return reweighted(Chess(notation="uci"), weights)


class Side:
    def __init__(self, evaluation: str, nodes: int) -> None:
        self.game, self.nodes = evaluated(evaluation), nodes
        self.table = TranspositionTable(16)

    def choose(self, state: Any) -> tuple[int, float]:
        result = alpha_beta(
            self.game, state, nodes=self.nodes, options=AlphaBetaOptions.type_b(), table=self.table
        )
        return result.action, result.value or 0.0


def opening(game: Chess, number: int) -> Any:
    state = game.initial_state()
    for move in opened(number).move_stack:
        state = game.result(state, game.parse_action(state, move.uci()))
    return state


def play(sides: tuple[Side, Side], number: int) -> float:
    """The points of white, who comes first."""
    game = sides[0].game
    state = opening(game, number)
    leads: list[int] = []  # who is winning, as the mover sees it: 1 white, -1 black
    for side in sides:
        side.table.clear()
    while not game.is_terminal(state) and len(leads) < LONGEST:
        player = game.to_move(state)
        action, value = sides[player].choose(state)
        lead = (value > CERTAIN) - (value < -CERTAIN)
        leads.append(-lead if player else lead)
        if leads[-1] and len(leads) >= AGREED and set(leads[-AGREED:]) == {leads[-1]}:
            return (1 + leads[-1]) / 2
        state = game.result(state, action)
    return (1 + game.utility(state, 0)) / 2 if game.is_terminal(state) else 0.5


@click.command()
@click.argument("one", default="fitted")
@click.argument("other", default="tapered")
@click.option("--games", default=50, show_default=True, type=click.IntRange(min=1))
@click.option("--nodes", default=20_000, show_default=True, help="For each move.")
def main(one: str, other: str, games: int, nodes: int) -> None:
    """Play a match, telling the standing after each game."""
    first, second = Side(one, nodes), Side(other, nodes)
    click.echo(f"{machine()}; {one} against {other}, {nodes:,} nodes a move")
    points: list[float] = []
    for number in range(games):
        if number % 2 == 0:
            points.append(play((first, second), number // 2))
        else:
            points.append(1 - play((second, first), number // 2))
        click.echo(f"game {number + 1:3}: {points[-1]:g}  {standing(points)}")


if __name__ == "__main__":
    main(prog_name="python -m benchmarks.chess_evaluations")

"""What endgame tables are worth in checkers: the same search with them and without.

    python -m benchmarks checkers_tables
    python -m benchmarks.checkers_tables --tables FOLDER --games 400 --nodes 2000

Games begin in endings that the tables don't hold yet: as many pieces a side, men and kings at
random, nothing to be jumped. Each is played twice, with sides changed, at so many nodes a move.
"""

from __future__ import annotations

import random
import tempfile
from collections.abc import Iterator
from pathlib import Path

import click
from rich.console import RenderableType
from rich.text import Text

from benchmarks.chess_strength import standing
from benchmarks.harness import machine
from zermelo.bits import Bits, bit
from zermelo.games.checkers import BLACK_ROW, SQUARES, WHITE_ROW, Checkers, State, can_jump
from zermelo.lookup import build, endgames_of
from zermelo.play import Player, make, turn_at

TITLE = "checkers from endings, with endgame tables and without"

PIECES = 4  # in the tables that are built if none are given
A_SIDE = 4
KINGS = 0.3  # the share of kings
GAMES, NODES = 100, 2_000


def ending(game: Checkers, number: int) -> State:
    """The opening of a pair of games."""
    dice = random.Random(number)
    squares = [square for square in range(64) if SQUARES >> square & 1]
    while True:
        sides, kings = [Bits(0), Bits(0)], Bits(0)
        for i, square in enumerate(dice.sample(squares, 2 * A_SIDE)):
            far = BLACK_ROW if i % 2 else WHITE_ROW
            sides[i % 2] |= bit(square)
            kings |= bit(square) if dice.random() < KINGS or bit(square) & far else Bits(0)
        states = [State(sides[0], sides[1], kings, player, 0) for player in range(2)]
        if not any(can_jump(state) or game.is_terminal(state) for state in states):
            return states[0]


def points(game: Checkers, state: State, players: tuple[Player, Player]) -> float:
    """What black gets."""
    while not game.is_terminal(state):
        choice = players[game.to_move(state)].choose(turn_at(game, state))
        state = game.result(state, choice.action)
    return (1 + game.utility(state, 0)) / 2


def match(tables: Path, games: int, nodes: int) -> Iterator[list[float]]:
    """The points of the player with tables, after each game."""
    game = Checkers()
    found: list[float] = []
    for number in range(games):
        with_tables = make(f"alphabeta:nodes={nodes},tables={tables}")
        without = make(f"alphabeta:nodes={nodes}")
        state = ending(game, number // 2)
        if number % 2 == 0:
            found.append(points(game, state, (with_tables, without)))
        else:
            found.append(1 - points(game, state, (without, with_tables)))
        yield found


def summary(found: list[float], nodes: int) -> str:
    return f"with tables against without, {nodes:,} nodes a move: {standing(found)}"


def tables() -> Iterator[RenderableType]:
    with tempfile.TemporaryDirectory() as folder:
        game = Checkers()
        build(game, endgames_of(game).kinds(PIECES), folder)
        *_, found = match(Path(folder), GAMES, NODES)
        yield Text(f"tables of up to {PIECES} pieces; {A_SIDE} pieces a side in the beginning")
        yield Text(summary(found, NODES))


@click.command()
@click.option("--tables", "folder", required=True, type=click.Path(exists=True, path_type=Path))
@click.option("--games", default=GAMES, show_default=True, type=click.IntRange(min=1))
@click.option("--nodes", default=NODES, show_default=True, help="For each move.")
def main(folder: Path, games: int, nodes: int) -> None:
    """Play a match with the tables in a folder, telling the standing after each pair."""
    click.echo(f"{machine()}; {A_SIDE} pieces a side in the beginning")
    for found in match(folder, games, nodes):
        if len(found) % 2 == 0:
            click.echo(f"game {len(found):4}: {summary(found, nodes)}")


if __name__ == "__main__":
    main(prog_name="python -m benchmarks.checkers_tables")

"""AlphaZero on one CPU core: Connect Four on a small board, judged by a table of all states.

A move is optimal if it keeps the value of the game: a win won, a draw drawn. It is also told how
many are the quickest way to win, or the slowest to lose, which nothing asks of the network.
"""

from __future__ import annotations

import random
import tempfile
from collections.abc import Iterator
from typing import Any, NamedTuple

import torch
from rich.table import Table

from benchmarks.every_game import Choose, every_game
from benchmarks.harness import cpu_seconds
from zermelo.games.connect_four import ConnectFour
from zermelo.learning.alphazero.evaluators import CpuEvaluator
from zermelo.learning.alphazero.network import Network
from zermelo.learning.alphazero.training import train
from zermelo.learning.inference.shapes import Shape
from zermelo.learning.runs.config import AlphaZeroConfig
from zermelo.lookup import AllStates, all_states
from zermelo.montecarlo import Forest

TITLE = "AlphaZero on the CPU: optimal moves in Connect Four 5x4"
GAME = ConnectFour(rows=4, columns=5)
POSITIONS, DEEPEST = 2000, 16  # of random games
TOGETHER = 1000  # trees
TRAINING = AlphaZeroConfig(
    minutes=120,
    max_steps=12_000,
    channels=256,
    blocks=2,
    plain=True,
    games=128,
    batch=256,
    replay_ratio=8.0,
    buffer_size=200_000,
    warm_up=2000,
    search_share=0.5,
    refresh=16,
    match_games=0,
    simulations=40,
    full_share=1.0,
    gumbel=0,
    sampled_plies=10,
    random_plies=DEEPEST - 1,
    longest=20,
)


class Worth(NamedTuple):
    """Of a move, to the player who makes it: the better the greater."""

    value: int
    speed: int
    """Minus the plies to a win, the plies to a loss."""


def tables() -> Iterator[Table]:
    """Learn, then count the moves that keep the value of the game."""
    torch.set_num_threads(1)
    known = all_states(GAME)
    sample = positions(known, random.Random(1))
    untaught = Network(Shape.of(GAME, TRAINING.channels, TRAINING.blocks, TRAINING.plain)).eval()
    start = cpu_seconds()
    with tempfile.TemporaryDirectory() as folder:
        learnt = train(GAME, f"{folder}/run", TRAINING, threads=1)
    minutes = (cpu_seconds() - start) / 60
    table = Table(
        title=f"{len(known):,} states solved; {TRAINING.max_steps:,} steps of learning, "
        f"{minutes:.1f} minutes of one core; asked: 95 % optimal moves"
    )
    for column in ("network", "simulations", "positions", "optimal", "and as quick as can be"):
        table.add_column(column, justify="left" if column == "network" else "right")
    for name, network in (("that has learnt nothing", untaught), ("that has learnt", learnt)):
        for simulations in (2, 100):
            choose = searching(network, simulations)
            moves = dict(zip(sample, choose(sample), strict=True))
            table.add_row(name, str(simulations), *shares(known, moves))
    yield table
    yield in_play(known, searching(learnt, 100))


def in_play(known: AllStates, choose: Choose) -> Table:
    """In all games that the player may come to, whatever is replied."""
    table = Table(title="Every position it comes to with 100 simulations, against every reply")
    for column in ("side", "positions", "optimal", "and as quick as can be", "lost ends of games"):
        table.add_column(column, justify="left" if column == "side" else "right")
    for seat, side in enumerate(GAME.player_names):
        games = every_game(GAME, seat, choose)
        lost = sum(GAME.utility(end, seat) < 0 for end in games.ends)
        table.add_row(side, *shares(known, games.chosen), f"{lost:,} of {len(games.ends):,}")
    return table


def worths(known: AllStates, state: Any) -> dict[int, Worth]:
    """Of all moves."""
    found = {}
    for action in GAME.actions(state):
        entry = known.entry(GAME.result(state, action))
        assert entry is not None
        value = int(-entry.utility)
        found[action] = Worth(value, -value * entry.plies)
    return found


def can_err(moves: dict[int, Worth]) -> bool:
    return len({worth.value for worth in moves.values()}) > 1


def positions(known: AllStates, dice: random.Random) -> list[Any]:
    """Different states of random games in which a move can be wrong."""
    found: dict[Any, None] = {}
    while len(found) < POSITIONS:
        state = GAME.initial_state()
        for _ in range(dice.randrange(DEEPEST)):
            if GAME.is_terminal(state):
                break
            state = GAME.result(state, dice.choice(list(GAME.actions(state))))
        if not GAME.is_terminal(state) and can_err(worths(known, state)):
            found[state] = None
    return list(found)


def shares(known: AllStates, chosen: dict[Any, int]) -> tuple[str, str, str]:
    """Of the moves that were chosen where one can be wrong: how many, optimal ones, quickest."""
    count = optimal = quickest = 0
    for state, action in chosen.items():
        moves = worths(known, state)
        if can_err(moves):
            best = max(moves.values())
            count += 1
            optimal += moves[action].value == best.value
            quickest += moves[action] == best
    return f"{count:,}", f"{optimal / count:.1%}", f"{quickest / count:.1%}"


def searching(network: Network, simulations: int) -> Choose:
    """What a search finds in each state; 2 simulations look at the likeliest alone."""
    evaluate = CpuEvaluator(network)

    def choose(states: list[Any]) -> list[int]:
        moves: list[int] = []
        for first in range(0, len(states), TOGETHER):
            some = states[first : first + TOGETHER]
            forest = Forest(GAME, len(some), simulations, exploration=0.75)
            forest.plant(some)
            forest.search(evaluate)
            moves += forest.actions()
        return moves

    return choose

"""Monte Carlo tree search: how many simulations a second, on one core?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from benchmarks.harness import Benchmark, Contestant, Measurement
from benchmarks.peers import first_decision, openspiel_version
from zermelo.errors import UnknownName
from zermelo.game import CHANCE, Game
from zermelo.games import load
from zermelo.montecarlo import mcts

TITLE = "simulations of Monte Carlo tree search against OpenSpiel's C++"

SIMULATIONS = 100_000
CONSTANT = 2.0  # of UCB1, in units of utility


class Pair(NamedTuple):
    """The same game here and there; searches in a round, simulations of the peer."""

    ours: str
    theirs: str
    least: int
    searches: int
    simulations: int = SIMULATIONS


PAIRS = (
    Pair("tic_tac_toe", "tic_tac_toe", 8, 40),
    Pair("connect_four", "connect_four", 8, 20),
    Pair("othello", "othello", 8, 1, 10_000),
    Pair("breakthrough", "breakthrough", 8, 2, 20_000),
    Pair("hex", "hex(board_size=11)", 8, 2, 20_000),
    Pair("checkers", "checkers", 8, 1, 10_000),
    Pair("backgammon", "backgammon", 8, 1, 2_000),
    Pair("go", "go(board_size=9)", 8, 1, 10_000),
    Pair("chess", "chess", 5, 1, 1_000),
)


def start(game: Game) -> Any:
    """The initial state; where chance opens, the state after its first outcomes."""
    state = game.initial_state()
    while game.to_move(state) == CHANCE:
        state = game.result(state, next(iter(game.actions(state))))
    return state


def our_mcts(game: Game, searches: int, simulations: int = SIMULATIONS) -> Contestant:
    root = start(game)
    low, high = game.utility_bounds or (-1.0, 1.0)

    def search(iterations: int, seed: int = 1) -> int:
        return mcts(
            game,
            root,
            iterations=iterations,
            exploration=CONSTANT / (high - low),
            solver=False,
            stop_early=False,
            seed=seed,
        ).leaves

    def run() -> Measurement:
        done = sum(search(simulations, seed) for seed in range(searches))
        return Measurement(done, "simulations")

    return Contestant("zermelo", run, prepare=lambda: search(10))


def openspiel_mcts(name: str, simulations: int, searches: int, seed: int = 1) -> Contestant:
    """Tree search by OpenSpiel, all in C++, with one random rollout a simulation."""
    import pyspiel

    root = first_decision(pyspiel.load_game(name))

    def run() -> Measurement:
        for number in range(searches):
            evaluator = pyspiel.RandomRolloutEvaluator(1, seed + number)
            megabytes, solve, verbose = 1000, False, False
            bot = pyspiel.MCTSBot(
                root.get_game(),
                evaluator,
                CONSTANT,
                simulations,
                megabytes,
                solve,
                seed + number,
                verbose,
            )
            bot.mcts_search(root)
        return Measurement(simulations * searches, "simulations")

    return Contestant("OpenSpiel", run, versions=[openspiel_version()])


def benchmarks() -> Iterator[Benchmark]:
    for pair in PAIRS:
        try:
            game = load(pair.ours)
        except UnknownName:
            continue  # not every game is there yet
        searches = max(1, pair.searches // 10)
        yield Benchmark(
            f"simulations of {pair.ours}, {SIMULATIONS:,} from the start, one thread"
            + (f" (OpenSpiel {pair.simulations:,})" if pair.simulations < SIMULATIONS else ""),
            [
                our_mcts(game, pair.searches),
                openspiel_mcts(pair.theirs, pair.simulations, searches),
            ],
            reference="OpenSpiel",
            asked=f"zermelo at least {pair.least} times OpenSpiel",
        )

"""Learnt evaluations inside alpha-beta: what a node costs with each kind, and who wins.

    python -m benchmarks.learnt_evaluations speed
    python -m benchmarks.learnt_evaluations learning chess
    python -m benchmarks.learnt_evaluations match othello FILE --nodes 1000 --games 400

Speed is CPU time of the engine for a node of its search, from positions after random openings; the
weights are random, which leaves the cost of an evaluation as it is, if not the shape of the tree.
A match is played at a number of nodes a move by the engine inside compiled code, as training tests
its candidates: each random opening twice, sides changed, against the game's own evaluation or that
of another file. Learning is CPU time of a step for each of its positions, by compiled code and by
torch on one core.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import click
import numpy as np

from benchmarks.harness import machine
from benchmarks.search_features import standing
from zermelo.evaluation import (
    AccumulatorNetwork,
    LearntEvaluation,
    PatternTables,
    feature_words,
    load_evaluation,
)
from zermelo.evaluation.places import laid_out
from zermelo.game import Game
from zermelo.games import load
from zermelo.learning.evaluation.fitting import Fitting
from zermelo.learning.evaluation.selfplay import EngineGames, SearchedPositions
from zermelo.learning.runs.config import EvaluationConfig
from zermelo.search import usual_options
from zermelo.search.alphabeta.compiled_search import Engine, search_within

RESULTS = Path(__file__).parent / "results" / "learnt_evaluations.txt"
GAMES = ("breakthrough", "othello", "checkers", "kalah", "chess")
NODES, POSITIONS, ROUNDS = 20_000, 10, 3


def network(game: Game, width: int) -> AccumulatorNetwork:
    rng, words = np.random.default_rng(0), feature_words(game)
    weights = rng.integers(-64, 64, (64 * words + 1, width), dtype=np.int16)
    weights[-1] = 0
    return AccumulatorNetwork(
        weights=weights,
        bias=rng.integers(0, 64, width, dtype=np.int16),
        outputs=rng.integers(-64, 64, (4, 2 * width), dtype=np.int16),
        output_bias=np.zeros(4, np.int32),
        phase_features=32,
        gain=1.0,
    )


def patterns(game: Game) -> PatternTables:
    config, rng = EvaluationConfig(), np.random.default_rng(0)
    layout = laid_out(game, config.tuples, config.tuple_size)
    shape = 4, int(layout.lengths.sum())
    return PatternTables(
        **layout._asdict(),
        entries=rng.integers(-64, 64, shape, dtype=np.int16),
        phase_features=32,
        gain=1.0,
    )


def positions(game: Game) -> Iterator[Any]:
    dice = random.Random(0)
    for _ in range(POSITIONS):
        state = game.initial_state()
        for _ in range(12):
            after = game.result(state, dice.choice(list(game.actions(state))))
            state = state if game.is_terminal(after) else after
        yield state


def nanoseconds(game: Game, learnt: LearntEvaluation | None) -> float:
    """Of CPU time for a node: the least of some rounds, since others use the machine too."""
    engine = Engine(game, usual_options(game, learnt=learnt is not None), learnt)
    states, costs = list(positions(game)), []
    search_within(engine.game, states[0], 100, engine.record)  # compiles
    for _ in range(ROUNDS):
        nodes, begun = 0, time.process_time()
        for state in states:
            engine.forget()
            search_within(engine.game, state, NODES, engine.record)
            nodes += int(engine.record.nodes)
        costs.append((time.process_time() - begun) / nodes * 1e9)
    return min(costs)


@click.group()
def main() -> None:
    """Cost and strength of learnt evaluations."""


@main.command()
@click.argument("games", nargs=-1)
def speed(games: tuple[str, ...]) -> None:
    """CPU time of a node with each kind of evaluation."""
    command = " ".join(("$ python -m benchmarks.learnt_evaluations speed", *games))
    lines = [command, machine(), "", "ns of CPU time for a node"]
    lines.append(f"{'game':16}{'own':>8}{'patterns':>16}{'2x32':>8}{'2x128':>8}")
    for spec in games or GAMES:
        game = load(spec)
        tables = patterns(game)
        own, by_tables, narrow, wide = (
            nanoseconds(game, one) for one in (None, tables, network(game, 32), network(game, 128))
        )
        placed = f"{by_tables:.0f} ({len(tables.steps)})"
        lines.append(f"{spec:16}{own:8.0f}{placed:>16}{narrow:8.0f}{wide:8.0f}")
    text = "\n".join(lines) + "\n\nin brackets: how many places patterns lie in\n"
    click.echo(text)
    if not games:
        RESULTS.write_text(text)


@main.command()
@click.argument("spec")
@click.option("--batch", default=1024, show_default=True, help="Positions a step.")
def learning(spec: str, batch: int) -> None:
    """CPU time of learning a network, by compiled code and by torch."""
    import torch

    from zermelo.learning.evaluation.network_fitting import NetworkFitting
    from zermelo.learning.evaluation.torch_network_fitting import TorchNetworkFitting

    torch.set_num_threads(1)
    game, games = load(spec), list[SearchedPositions]()
    config = EvaluationConfig(kind="network", nodes=100, batch=batch, onto="nothing")
    table = EngineGames(game, config, None)
    while sum(len(one.values) for one in games) < batch * (ROUNDS + 1):
        games.append(table.play(len(games))[0])
    played = SearchedPositions(*(np.concatenate(one) for one in zip(*games, strict=True)))
    click.echo(f"{machine()}; {spec}, microseconds of CPU time for a position")
    for width in (32, 64, 128):
        sized = replace(config, width=width)
        mine = NetworkFitting(game, played, sized)
        theirs = TorchNetworkFitting(game, played, sized, torch.device("cpu"))
        compiled, torches = (microseconds(one, batch) for one in (mine, theirs))
        click.echo(f"2x{width:<6} {compiled:6.2f}   torch {torches:6.2f}")


def microseconds(fitting: Fitting, batch: int) -> float:
    """For a position: the least of some steps, after one that compiles."""
    costs = []
    for number in range(ROUNDS + 1):
        begun = time.process_time()
        fitting.step(np.arange(number * batch, (number + 1) * batch), 0.001)
        costs.append((time.process_time() - begun) / batch * 1e6)
    return min(costs[1:])


@main.command()
@click.argument("spec")
@click.argument("file", type=click.Path(exists=True))
@click.option("--against", type=click.Path(exists=True), help="Another file.")
@click.option("--nodes", default=1000, show_default=True)
@click.option("--games", default=400, show_default=True)
@click.option("--opening", default=12, show_default=True, help="Random moves, at most.")
@click.option("--seed", default=1, show_default=True)
def match(
    spec: str, file: str, against: str | None, nodes: int, games: int, opening: int, seed: int
) -> None:
    """A match at equal nodes."""
    game = load(spec)
    rival = None if against is None else load_evaluation(against, game)
    config = EvaluationConfig(nodes=nodes, opening=opening)
    table = EngineGames(game, config, load_evaluation(file, game), rival)
    counts = [0] * 5
    for pair in range(games // 2):
        counts[table.play_pair((seed << 40) + pair)] += 1
    click.echo(f"{spec}, {nodes:,} nodes a move: {standing(counts)}")


if __name__ == "__main__":
    main(prog_name="python -m benchmarks.learnt_evaluations")

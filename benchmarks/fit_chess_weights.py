"""Weights of chess's evaluation from a stronger player's judgement: where `fitted` comes from.

    python -m benchmarks.fit_chess_weights --positions 22000

Games of self-play, shallow and with noise, give quiet positions; stockfish judges them a few plies
deep. A position's chance to win is taken for the logistic function of its evaluation, and the
weights are fitted to stockfish's chances, drawn a little towards those made by hand. Printed is
what `fitted.py` holds: half the way from there, since a whole step was no stronger in matches, and
a tempo of its own, since four plies see more in it than an evaluation should.
"""

from __future__ import annotations

import random
import subprocess
from collections.abc import Iterator
from typing import Any

import click
import numpy as np

from benchmarks.chess_strength import OPENINGS
from zermelo.games._chess.hand_made import FEATURES
from zermelo.games.chess import Chess
from zermelo.kernel import kernel, runnable
from zermelo.learning.linear.weights import describe
from zermelo.search import AlphaBetaOptions, TranspositionTable
from zermelo.search.alphabeta.context import Context
from zermelo.search.alphabeta.pvs import search_node
from zermelo.search.alphabeta.quiescence import quiesce

GAME = Chess(evaluation="tapered", notation="uci")
SCALE = 150.0  # centipawns: the chance to win is logistic(worth / SCALE)
THEIRS = 1.25  # our centipawns in one of stockfish's
CLEAR = 1500  # what is judged more one-sided than this, in stockfish's, is left out
RIDGES = (10.0, 30.0, 100.0, 300.0)
TEMPO = {"to move, middlegame": 20.0, "to move, endgame": 16.0}


@kernel
def choose(game: Any, state: Any, depth: Any, context: Any, noise: Any) -> Any:
    """The best action by a search of each, and some noise."""
    best, chosen, player = -1e9, -1, game.to_move(state)
    for action in game.actions(state):
        child = game.result(state, action)
        context.top = 0
        extra = noise[action & 4095]
        if game.is_terminal(child):
            value = game.utility(child, player)
        else:
            high = extra - best + 0.001
            value = -search_node(game, child, 1 - player, depth, -2.0, high, 1, context, None, -1)
        if value + extra > best:
            best, chosen = value + extra, action
    return chosen, best


@kernel
def is_quiet(game: Any, state: Any, context: Any) -> bool:
    """Whether captures change nothing."""
    if game.threatened(state):
        return False
    player = game.to_move(state)
    found = quiesce(game, state, player, -2.0, 2.0, 12, context, None, -1)
    return bool(abs(found - game.evaluate(state, player)) < 0.01)


def positions(seed: int) -> Iterator[Any]:
    """Quiet positions of one game after another."""
    run, table = runnable(GAME), TranspositionTable(16)
    context = Context(AlphaBetaOptions.type_b(), run.game)
    table.attach(context.record)
    context.record.most_nodes = 1 << 60
    dice, noises = random.Random(seed), np.random.default_rng(seed)
    while True:
        state = run.state(None)
        known = dice.random() < 0.7
        for text in dice.choice(OPENINGS).split() if known else ():
            state = run.game.result(state, GAME.parse_action(state, text))
        unplanned = dice.choice((0, 1, 2) if known else (4, 6, 7, 8))
        strength, depth = dice.choice((0.01, 0.03, 0.06)), dice.choice((1, 2, 2))
        table.clear()
        for ply in range(unplanned + 160):
            if GAME.is_terminal(state):
                break
            action, value = dice.choice(list(GAME.actions(state))), 0.0
            if ply >= unplanned and dice.random() > 0.03:
                noise = noises.random(4096) * strength
                action, value = choose(run.game, state, depth, context.record, noise)
            if abs(value) > 0.8 and dice.random() < 0.3:
                break
            state = run.game.result(state, action)
            wanted = ply >= unplanned and dice.random() < 0.4 and not GAME.is_terminal(state)
            if wanted and is_quiet(run.game, state, context.record):
                yield state


def judged(engine: Any, fen: str, depth: int) -> int | None:
    """Stockfish's centipawns; None for a mate."""
    engine.stdin.write(f"position fen {fen}\ngo depth {depth}\n")
    engine.stdin.flush()
    score = [""]
    for line in engine.stdout:
        words = line.split()
        if "score" in words:
            score = words[words.index("score") + 1 :]
        if words[:1] == ["bestmove"]:
            break
    return int(score[1]) if score[0] == "cp" and abs(int(score[1])) <= CLEAR else None


def chance(worth: Any) -> Any:
    return 1 / (1 + np.exp(-np.clip(worth / SCALE, -40, 40)))


def regression(rows: Any, worth: Any, start: Any, ridge: float) -> Any:
    """Gauss-Newton for the squared error of chances, by the slope between ours and theirs."""
    weights = start
    for _ in range(8):
        ours = rows @ weights
        apart = np.where(abs(ours - worth) < 1e-6, 1e-6, ours - worth)
        slope = 4 * SCALE * (chance(worth + apart) - chance(worth)) / apart
        scaled = rows * slope[:, None]
        gained = scaled.T @ ((worth - rows @ start) * slope)
        weights = start + np.linalg.solve(scaled.T @ scaled + ridge * np.eye(len(start)), gained)
    return weights


def fit(rows: Any, worth: Any, start: Any) -> Any:
    """Weights drawn towards the start as strongly as serves positions held out best."""
    held = np.random.default_rng(0).random(len(worth)) < 0.15

    def surprise(weights: Any) -> float:
        error = chance(rows[held] @ weights) - chance(worth[held])
        return float(np.sqrt(np.mean(error**2)))

    click.echo(f"{len(worth)} positions; held out, {surprise(start):.4f} off by hand", err=True)
    tried = {
        ridge: surprise(regression(rows[~held], worth[~held], start, ridge)) for ridge in RIDGES
    }
    for ridge, error in tried.items():
        click.echo(f"ridge {ridge:g}: {error:.4f} off", err=True)
    return regression(rows, worth, start, min(tried, key=lambda ridge: tried[ridge]))


@click.command()
@click.option("--positions", "count", default=22_000, show_default=True)
@click.option("--depth", default=4, show_default=True, help="Stockfish's.")
@click.option("--seed", default=1, show_default=True)
@click.option("--stockfish", default="/usr/games/stockfish", show_default=True)
def main(count: int, depth: int, seed: int, stockfish: str) -> None:
    """Fit the weights and print them, feature by feature."""
    run, start = runnable(GAME), 100 * np.array(GAME.weights)
    rows, worth = [], []
    with subprocess.Popen(
        [stockfish], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as engine:
        for state in positions(seed):
            told = judged(engine, GAME.state_text(state).partition(" after")[0], depth)
            if told is not None:
                rows.append(np.zeros(len(start)))
                describe(run.game, state, state.turn, rows[-1])
                worth.append(THEIRS * told)
            if len(rows) == count:
                break
        engine.terminate()
    found = fit(np.array(rows), np.array(worth), start)
    halfway = np.rint((start + found) / 2)
    for feature, name in enumerate(GAME.feature_names[:FEATURES]):
        middle, end = halfway[feature], halfway[FEATURES + feature]
        middle, end = (
            TEMPO.get(name, middle),
            TEMPO.get(GAME.feature_names[FEATURES + feature], end),
        )
        click.echo(f"{name.removesuffix(', middlegame')}: {middle:.0f}/{end:.0f}")


if __name__ == "__main__":
    main(prog_name="python -m benchmarks.fit_chess_weights")

"""Weights of chess's evaluation from a stronger player's judgement: where `fitted` comes from.

    python -m benchmarks.fit_chess_weights --positions 131000

Games of self-play, some hundred nodes a move and with noise, give quiet positions; stockfish judges
them six plies deep. A position's chance to win is taken for the logistic function of its
evaluation, and the weights are fitted to stockfish's chances, drawn a little towards those of now.
Stockfish sees more in it to move, and in what is attacked, than an evaluation should whose search
goes on: the weights of both stay as they are, and what is left of it is one constant. It begins
with the weights of `fitted.py`, and prints what that module would hold then. What is judged is kept
in a file: a run that was stopped goes on.
"""

from __future__ import annotations

import random
import subprocess
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import numpy as np
from scipy.optimize import minimize

from benchmarks.chess_strength import OPENINGS
from zermelo.games._chess.hand_made import FEATURES, KINDS, NAMES
from zermelo.games.chess import Chess
from zermelo.kernel import kernel, runnable
from zermelo.learning.evaluation.weights import describe
from zermelo.search import usual_options
from zermelo.search.alphabeta.compiled_search import Engine, search_within
from zermelo.search.alphabeta.quiescence import quiesce

GAME = Chess(notation="uci")
JUDGED = Path("build/judged.txt")
SCALE = 150.0  # centipawns: the chance to win is logistic(worth / SCALE)
THEIRS = 1.25  # our centipawns in one of stockfish's
TO_MOVE = 60.0  # centipawns that six plies see in it to move, besides the weight for it
CLEAR = 1500  # what is judged more one-sided than this, in stockfish's, is left out
RIDGE = 0.002  # for each centipawn squared that a weight moves
FIXED = ("to move", "piece attacked by a pawn", "attack on a better piece")
GROUPS = (
    ("passed pawn by rank", "passed pawn on rank"),
    ("knight by reach", "knight that reaches"),
    ("bishop by reach", "bishop that reaches"),
    ("rook by reach", "rook that reaches"),
    ("queen by reach", "queen that reaches"),
    ("threat to the king", "threat of"),
)


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
    engine, run = Engine(GAME, usual_options(GAME)), runnable(GAME)
    dice = random.Random(seed)
    while True:
        state = run.state(None)
        known = dice.random() < 0.5
        for text in dice.choice(OPENINGS).split() if known else ():
            state = run.game.result(state, GAME.parse_action(state, text))
        unplanned = dice.choice((0, 2, 4)) if known else dice.choice((4, 6, 8, 10))
        engine.forget()
        for ply in range(unplanned + 200):
            if GAME.is_terminal(state):
                break
            if ply < unplanned or dice.random() < 0.04:
                action, value = dice.choice(list(GAME.actions(state))), 0.0
            else:
                nodes = dice.choice((200, 400, 800))
                action, value, _, _ = search_within(run.game, state, nodes, engine.record)
            if abs(value) > 0.8 and dice.random() < 0.25:
                break
            state = run.game.result(state, action)
            wanted = ply >= unplanned and dice.random() < 0.5 and not GAME.is_terminal(state)
            if wanted and is_quiet(run.game, state, engine.record):
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


def judge(path: Path, count: int, depth: int, seed: int, stockfish: str) -> None:
    """Add positions and what stockfish says of them to a file until there are so many."""
    path.parent.mkdir(parents=True, exist_ok=True)
    kept = len(path.read_text().splitlines()) if path.exists() else 0
    with (
        path.open("a") as file,
        subprocess.Popen(
            [stockfish], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as engine,
    ):
        for state in positions(seed + kept) if kept < count else ():
            fen = GAME.state_text(state).partition(" after")[0]
            told = judged(engine, fen, depth)
            if told is not None:
                file.write(f"{fen};{told}\n")
                kept += 1
            if kept >= count:
                break
        engine.terminate()


def described(path: Path) -> tuple[Any, Any]:
    """The features of each position, and its worth in our centipawns."""
    run = runnable(GAME)
    lines = [line.split(";") for line in path.read_text().splitlines()]
    rows = np.zeros((len(lines), len(NAMES)), np.float32)
    row = np.zeros(len(NAMES))
    for index, (fen, _) in enumerate(lines):
        state = run.state(GAME.parse_state(fen))
        row[:] = 0.0
        describe(run.game, state, state.turn, row)
        rows[index] = row
    return rows, THEIRS * np.array([float(told) for _, told in lines])


def chance(worth: Any) -> Any:
    return 1 / (1 + np.exp(-np.clip(worth / SCALE, -40, 40)))


def fit(rows: Any, worth: Any, start: Any) -> Any:
    """Weights with the least squared error of chances, drawn towards the start."""
    held = np.random.default_rng(0).random(len(worth)) < 0.12
    known, wanted = rows[~held], chance(worth[~held])
    fixed = np.array([name.rpartition(",")[0] in FIXED for name in NAMES])

    def off(weights: Any) -> float:
        error = chance(rows[held] @ weights + TO_MOVE) - chance(worth[held])
        return float(np.sqrt(np.mean(error**2)))

    def loss(weights: Any) -> tuple[float, Any]:
        found, moved = chance(known @ weights.astype(np.float32) + TO_MOVE), weights - start
        error = found - wanted
        slope = known.T @ (2 * error * found * (1 - found) / SCALE).astype(np.float32)
        slope = np.where(fixed, 0.0, slope + 2 * RIDGE * moved)
        return float(np.sum(error**2) + RIDGE * np.sum(moved**2)), slope

    weights = minimize(loss, start, jac=True, method="L-BFGS-B", options={"maxiter": 300}).x
    click.echo(
        f"{len(worth)} positions; held out, {off(start):.4f} off before, {off(weights):.4f} after",
        err=True,
    )
    return weights


def listed(weights: Any) -> Iterator[str]:
    """Worths in centipawns, middlegame/endgame, as `fitted.py` lists them."""
    names = [name.rpartition(",")[0] for name in NAMES[:FEATURES]]
    worth = [f"{round(weights[i])}/{round(weights[FEATURES + i])}" for i in range(FEATURES)]
    yield "pieces: " + " ".join(worth[: len(KINDS)])
    index = len(KINDS)
    for kind in KINDS:
        for rank in range(1, 9):
            yield f"{kind} on rank {rank}: " + " ".join(worth[index : index + 4])
            index += 4
    while index < FEATURES:
        group = [title for title, start in GROUPS if names[index].startswith(start)]
        end = index + 1
        while group and end < FEATURES and names[end].startswith(dict(GROUPS)[group[0]]):
            end += 1
        yield f"{(group or names[index:])[0]}: " + " ".join(worth[index:end])
        index = end


@click.command()
@click.option("--positions", "count", default=131_000, show_default=True)
@click.option("--depth", default=6, show_default=True, help="Stockfish's.")
@click.option("--seed", default=1, show_default=True)
@click.option("--file", default=JUDGED, show_default=True, type=click.Path(path_type=Path))
@click.option("--stockfish", default="/usr/games/stockfish", show_default=True)
def main(count: int, depth: int, seed: int, file: Path, stockfish: str) -> None:
    """Fit the weights and print them."""
    judge(file, count, depth, seed, stockfish)
    rows, worth = described(file)
    weights = fit(rows, worth, 100 * np.array(GAME.weights))
    for line in listed(weights):
        click.echo("\n".join(textwrap.wrap(line, 96, subsequent_indent="    ")))


if __name__ == "__main__":
    main(prog_name="python -m benchmarks.fit_chess_weights")

"""A network for chess that learns a stronger player's judgement.

    python -m benchmarks.judged_chess_network judge FOLDER --positions 8000000
    python -m benchmarks.judged_chess_network learn FOLDER FILE --width 64

Games of self-play, some hundred nodes a move from random openings, give positions, those one or two
random moves aside among them; stockfish judges each in a short search. Kept are those where its
best move takes nothing. What is judged is kept in the files of a run of `zermelo train --method
evaluation`, and goes on where it was broken off, with the settings it was begun with.
"""

from __future__ import annotations

import re
import subprocess
import threading
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import click
import numpy as np

from benchmarks.fit_chess_weights import THEIRS
from zermelo.evaluation import save_evaluation
from zermelo.games.chess import Chess
from zermelo.learning.evaluation.network_fitting import NetworkFitting
from zermelo.learning.evaluation.selfplay import Played, Table
from zermelo.learning.evaluation.training import PLAYING, EvaluationRun
from zermelo.learning.runs.config import EvaluationConfig

GAME = Chess()
EVEN = 150.0  # of stockfish's centipawns: worth half a win to learning
OWN_EVEN = 400.0  # of ours, in values of the game
CLEAR, OF_CLEAR = 0.55, 0.25  # of a win, as the game's own evaluation has it; kept of those
TOLD = 256  # games, after which it says how it is getting on
PIECES = np.frombuffer(b".PNBRQKpnbrqk", np.uint8)
HOME = (("K", 4, 7, b"KR"), ("Q", 4, 0, b"KR"), ("k", 60, 63, b"kr"), ("q", 60, 56, b"kr"))
_EMPTY = re.compile(rb"\.+")


def boards(words: Any) -> Any:
    """The letters of the pieces on all squares, a1 first; white is to move."""
    bits = np.unpackbits(words[:, 0, :12].astype("<u8").view(np.uint8), axis=-1, bitorder="little")
    kinds = bits.reshape(len(words), 12, 64) * np.arange(1, 13, dtype=np.uint8)[:, None]
    return PIECES[kinds.max(axis=1)]


def fen(board: Any) -> str:
    """Who may castle is taken from where kings and rooks stand."""
    text = board.tobytes()
    rows = [text[first : first + 8] for first in range(56, -8, -8)]
    placed = _EMPTY.sub(lambda run: b"%d" % len(run.group()), b"/".join(rows)).decode()
    rights = "".join(
        right
        for right, king, rook, letters in HOME
        if text[king] == letters[0] and text[rook] == letters[1]
    )
    return f"{placed} w {rights or '-'} - 0 1"


class Judge:
    """Stockfish, asked about many positions at once."""

    def __init__(self, program: str, nodes: int) -> None:
        self.nodes = nodes
        self.engine = subprocess.Popen(
            [program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def judged(self, words: Any) -> tuple[Any, Any]:
        """Its values as shares of a win, and which positions are quiet."""
        assert self.engine.stdin is not None
        assert self.engine.stdout is not None
        found, shares, quiet = boards(words), np.zeros(len(words)), np.zeros(len(words), bool)
        for board in found:
            self.engine.stdin.write(f"position fen {fen(board)}\ngo nodes {self.nodes}\n")
        self.engine.stdin.flush()
        for index, board in enumerate(found):
            score = ["cp", "0"]
            for line in self.engine.stdout:
                if line.startswith("bestmove"):
                    break
                if " score " in line:
                    score = line.partition(" score ")[2].split(None, 2)
            move = line.split()[1]
            shares[index] = share(score)
            quiet[index] = len(move) == 4 and board[square(move[2:4])] == ord(".")
        return shares, quiet

    def close(self) -> None:
        self.engine.communicate("quit\n")


def share(score: Sequence[str]) -> float:
    number = int(score[1])
    if score[0] == "mate":
        return 1.0 if number > 0 else -1.0
    return number / (abs(number) + EVEN)


def square(name: str) -> int:
    return ord(name[0]) - ord("a") + 8 * (int(name[1]) - 1)


class JudgedRun(EvaluationRun):
    """Plays, and has positions judged in place of believing what its own search says."""

    program, judging = "/usr/games/stockfish", 100

    def set_up(self) -> None:
        super().set_up()
        self._judges: dict[int, Judge] = {}  # by thread

    def _self_play(self, table: Table, seed: int) -> Any:
        played, worth = super()._self_play(table, seed)
        dice = np.random.default_rng(seed).random(len(played.own))
        kept = (np.abs(played.own) < CLEAR) | (dice < OF_CLEAR)
        played = Played(*(column[kept] for column in played))
        judge = self._judges.get(threading.get_ident())
        if judge is None:
            judge = self._judges[threading.get_ident()] = Judge(self.program, self.judging)
        parts = [
            judge.judged(part)
            for part in np.array_split(played.words, len(played.words) // 100 + 1)
        ]
        shares, quiet = (np.concatenate(column) for column in zip(*parts, strict=True))
        worths = shares.astype(np.float32)
        judged = Played(played.words, worths, worths, played.own)
        return Played(*(column[quiet] for column in judged)), worth

    def close(self) -> None:
        super().close()
        for judge in getattr(self, "_judges", {}).values():
            judge.close()

    def collect(self) -> None:
        """Until there are enough positions."""
        self.prepare()
        try:
            while self.stage == PLAYING:
                self.advance()
                if self.games % TOLD == 0:
                    click.echo(f"{self.games:,} games, {self.progress().positions:,} positions")
        finally:
            self.save()

    def fit(self, path: Path, **settings: Any) -> None:
        """A network that says what was judged, on the scale of the game's own evaluation."""
        fitting = NetworkFitting(self.game, self._played(0), replace(self.config, **settings))
        while not fitting.is_over:
            losses = fitting.learn()
            click.echo(f"{fitting.epoch:3} {losses.training:.5f} {losses.validation:.5f}")
            about = {"judge": "stockfish", "validation": round(losses.validation, 5)}
            network = fitting.evaluation(1.0, about)
            scale = THEIRS * EVEN / OWN_EVEN
            network = replace(
                network,
                gain=network.gain * scale,
                own=network.own * scale,
                stretch=network.stretch * scale,
            )
            save_evaluation(path, network, self.game)


@click.group()
def main() -> None:
    """A network of chess's evaluation from a stronger player's judgement."""


@main.command()
@click.argument("folder", type=click.Path(path_type=Path))
@click.option("--positions", default=8_000_000, show_default=True)
@click.option("--nodes", default=100, show_default=True, help="Of self-play.")
@click.option("--judging", default=100, show_default=True, help="Stockfish's nodes.")
@click.option("--seed", default=1, show_default=True)
@click.option("--threads", default=2, show_default=True)
@click.option("--stockfish", default="/usr/games/stockfish", show_default=True)
def judge(
    folder: Path,
    positions: int,
    nodes: int,
    judging: int,
    seed: int,
    threads: int,
    stockfish: str,
) -> None:
    """Play, and have positions judged."""
    config = EvaluationConfig(
        kind="network",
        onto="nothing",
        nodes=nodes,
        positions=positions,
        opening=8,
        epsilon=0.03,
        aside=0.5,
        decided=0.2,
        outcome_share=0.0,
        max_steps=1,
        seed=seed,
    )
    run = JudgedRun(GAME, folder, config, threads=threads, resume=folder.exists())
    run.program, run.judging = stockfish, judging
    try:
        run.collect()
    finally:
        run.close()


@main.command()
@click.argument("folder", type=click.Path(path_type=Path, exists=True))
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--width", default=64, show_default=True)
@click.option("--phases", default=8, show_default=True)
@click.option("--epochs", default=8, show_default=True)
@click.option("--batch", default=8192, show_default=True)
@click.option("--learning-rate", default=4e-3, show_default=True)
@click.option("--weight-decay", default=0.1, show_default=True)
@click.option("--onto", default="nothing", show_default=True)
def learn(folder: Path, file: Path, **settings: Any) -> None:
    """Learn a network from what was judged; it is written after each epoch."""
    run = JudgedRun(GAME, folder, resume=True)
    try:
        run.fit(file, **settings)
    finally:
        run.close()


if __name__ == "__main__":
    main(prog_name="python -m benchmarks.judged_chess_network")

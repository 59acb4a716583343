"""Monte Carlo tree search against GNU Go on 9x9.

    python -m benchmarks.go_strength --seconds 10 --games 20

Colours alternate. GNU Go (level 10) plays by Chinese rules and captures all dead stones before
it passes, so that the board at the end can be scored as it stands. We resign where we are sure of
having lost, and hurry where we are sure of having won. Every finished game is kept in a file: a
run that was stopped goes on where it was.
"""

from __future__ import annotations

import math
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

import click

from benchmarks.harness import keep_line, kept_lines, machine, program
from zermelo.games.go import Go
from zermelo.montecarlo import MonteCarloTree, Options

RESULTS = Path(__file__).parent / "results"
GAMES, REPORT = RESULTS / "go_strength.jsonl", RESULTS / "go_strength.txt"
SIZE, KOMI, LEVEL, LONGEST = 9, 7.5, 10, 250
OPTIONS = Options(playout="own", rave=1000.0, exploration=0.02, solver=False, expand_after=8)
MEMORY = 1024  # megabytes
LOST, WON, SURE = -0.9, 0.9, 3  # values that decide when they stand for so many moves in a row
HURRY = 0.1  # of the time a move
COLOURS = ("black", "white")


class Gtp:
    """A program that speaks the Go Text Protocol."""

    def __init__(self, command: list[str]) -> None:
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )

    def ask(self, command: str) -> str:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(f"{command}\n")
        self.process.stdin.flush()
        lines = []
        for line in self.process.stdout:
            if not line.strip():
                break
            lines.append(line.strip())
        answer = " ".join(lines)
        if not answer.startswith("="):
            raise RuntimeError(f"{command}: {answer or 'the program has ended'}")
        return answer[1:].strip()

    def close(self) -> None:
        self.process.terminate()
        self.process.communicate()  # waits, and closes the pipes


class Played(NamedTuple):
    number: int
    seconds: float
    colour: int  # ours
    won: bool
    score: float  # black's
    moves: str
    simulations: int  # a move, on average


def gnugo(seed: int) -> Gtp:
    rules = ["--chinese-rules", "--capture-all-dead", "--positional-superko"]
    options = ["--mode", "gtp", "--level", str(LEVEL), "--seed", str(seed), "--never-resign"]
    engine = Gtp([program("gnugo", "gnugo"), *options, *rules])
    for line in (f"boardsize {SIZE}", f"komi {KOMI}", "clear_board"):
        engine.ask(line)
    return engine


class Ours:
    """Our side: a tree that grows from move to move."""

    def __init__(self, game: Go, seconds: float, seed: int) -> None:
        self.tree = MonteCarloTree(game, options=OPTIONS, seed=seed, memory=MEMORY)
        self.seconds, self.lost, self.won = seconds, 0, 0
        self.searched: list[int] = []

    def choose(self) -> int | None:
        """An action; None to resign."""
        hurry = HURRY if self.won >= SURE else 1.0
        found = self.tree.search(seconds=self.seconds * hurry)
        value = found.value or 0.0
        self.lost = self.lost + 1 if value < LOST else 0
        self.won = self.won + 1 if value > WON else 0
        self.searched.append(sum(row.visits for row in found.rows))
        return None if self.lost >= SURE else found.action


def play(number: int, seconds: float) -> Played:
    """One game; we have black in those of even number."""
    game, colour = Go(size=SIZE, komi=KOMI, longest=LONGEST), number % 2
    engine, ours = gnugo(number + 1), Ours(game, seconds, number)
    state, moves = game.initial_state(), []
    try:
        while not game.is_terminal(state):
            mover = game.to_move(state)
            if mover == colour:
                action = ours.choose()
                if action is None:
                    break
                engine.ask(f"play {COLOURS[mover]} {game.action_text(state, action)}")
            else:
                name = engine.ask(f"genmove {COLOURS[mover]}")
                action = game.parse_action(state, name)
            moves.append(game.action_text(state, action))
            state = game.result(state, action)
            if not game.is_terminal(state):
                ours.tree.advance(action)
    finally:
        engine.close()
    won = game.is_terminal(state) and game.utility(state, colour) > 0
    mean = sum(ours.searched) // max(len(ours.searched), 1)
    score = game.score(state)
    return Played(number, seconds, colour, won, score, " ".join(moves), mean)


def known(seconds: float) -> list[Played]:
    """The games played before with this time a move."""
    return [Played(**one) for one in kept_lines(GAMES) if one["seconds"] == seconds]


def summary(seconds: float, played: list[Played]) -> str:
    wins, count = sum(one.won for one in played), len(played)
    share = wins / count
    error = 2 * math.sqrt(max(share * (1 - share), 0.25 / count) / count)
    by_colour = ", ".join(
        f"{sum(one.won for one in played if one.colour == c)} of "
        f"{sum(one.colour == c for one in played)} as {name}"
        for c, name in enumerate(COLOURS)
    )
    simulations = sum(one.simulations for one in played) // count
    return (
        f"{seconds:g} s a move: won {wins} of {count} ({share:.0%} +- {error:.0%}), {by_colour}; "
        f"{simulations:,} simulations in the tree a move"
    )


def report() -> str:
    every = sorted({one["seconds"] for one in kept_lines(GAMES)})
    lines: list[Any] = [
        "$ python -m benchmarks.go_strength --seconds S",
        f"{datetime.now(UTC):%Y-%m-%d} UTC",
        machine(),
        f"mcts (own playouts, RAVE) against GNU Go level {LEVEL}, 9x9, komi {KOMI}",
        "",
        *(summary(seconds, known(seconds)) for seconds in every),
    ]
    return "\n".join(lines) + "\n"


@click.command()
@click.option("--seconds", default=10.0, show_default=True, help="Our time a move.")
@click.option("--games", default=20, show_default=True, type=click.IntRange(min=1))
def main(seconds: float, games: int) -> None:
    """Play until there are so many games with this time a move, and tell how they went."""
    for number in range(len(known(seconds)), games):
        one = play(number, seconds)
        keep_line(GAMES, one._asdict())
        click.echo(f"game {number + 1}: {'won' if one.won else 'lost'}, black {one.score:+g}")
        REPORT.write_text(report())
    click.echo(summary(seconds, known(seconds)))


if __name__ == "__main__":
    main(prog_name="python -m benchmarks.go_strength")

"""Strength of beliefs before and after a change: a player of this checkout against another.

    python -m benchmarks.belief_match battleship kriegspiel
    python -m benchmarks.belief_match --before PATH battleship kriegspiel

The other is the same player with bare beliefs: continuations and changed pasts only, without what
was seen between turns, `hidden_change` and `possible_states`. Or it is that of another checkout,
whose root PATH is. Each runs in a process of its own. Both have the same seconds a move, and what
they take is shown. With `--patience`, the beliefs of the other one look at so many states only, so
that it comes closer to its time. Games are drawn after 400 plies; each seed is played with sides
swapped.
"""

from __future__ import annotations

import functools
import json
import math
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Iterable
from inspect import signature
from pathlib import Path
from typing import Any

import click

from benchmarks.harness import machine
from zermelo.games import load
from zermelo.kernel import wait_compiled
from zermelo.montecarlo import Beliefs
from zermelo.play import make, turn_at
from zermelo.play.players import belief

RESULTS = Path(__file__).parent / "results" / "belief_match.txt"
LONGEST = 400  # plies


class Other:
    """The player of a checkout, in a process of its own."""

    def __init__(
        self, root: Path, spec: str, game: str, patience: int | None, bare: bool = False
    ) -> None:
        here = Path(__file__).resolve().parent.parent
        paths = os.pathsep.join([str(root / "src"), str(here)])
        self.process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.belief_match", "--serve", spec, game]
            + (["--patience", str(patience)] if patience else [])
            + (["--bare"] if bare else []),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": paths},
        )

    def ask(self, question: Any) -> Any:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def close(self) -> None:
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait()


class BareBeliefs(Beliefs):
    """Beliefs that know nothing but the player's turns."""

    def saw(self, informations: Iterable[Any]) -> None:
        """It does not matter."""

    def _drawn(self, information: Any) -> None:
        """Nothing."""

    def _changeable(self, *_: Any) -> list[Any]:
        return []


def serve(spec: str, name: str, patience: int | None, bare: bool) -> None:
    """Answer questions: [seed, player] begins a game, a list of actions under "past" is a turn."""
    if bare:
        belief.Beliefs = BareBeliefs  # type: ignore[attr-defined]
    if patience:
        belief.Beliefs = functools.partial(belief.Beliefs, patience=patience)  # type: ignore[assignment, attr-defined]
    game, player = load(name), make(spec)
    states = [game.initial_state()]
    with wait_compiled():
        for line in sys.stdin:
            question = json.loads(line)
            if "begin" in question:
                seed, side = question["begin"]
                player = make(spec)
                player.begin(game, side, seed)
                states = [game.initial_state()]
                answer: Any = True
            else:
                for action in question["past"][len(states) - 1 :]:
                    states.append(game.result(states[-1], action))
                more: dict[str, Any] = (
                    {"states": states} if "states" in signature(turn_at).parameters else {}
                )
                turn = turn_at(game, states[-1], **more)
                began = time.perf_counter()
                choice = player.choose(turn)
                took = time.perf_counter() - began
                nearly = choice.result is None or "nearly fit" in choice.why
                answer = int(choice.action), took, choice.result is None, nearly
            print(json.dumps(answer), flush=True)


def play(name: str, after: Other, before: Other, seed: int, side: int) -> tuple[float, list[Any]]:
    """One game: what it is worth to the player of this checkout, and the answers of both."""
    game = load(name)
    past: list[int] = []
    players = (after, before) if side == 0 else (before, after)
    for number, one in enumerate(players):
        one.ask({"begin": [seed, number]})
    state, answers = game.initial_state(), []
    while not game.is_terminal(state) and len(past) < LONGEST:
        mover = int(game.to_move(state))
        action, *cost = players[mover].ask({"past": past})
        answers.append((players[mover] is after, *cost))
        past.append(action)
        state = game.result(state, action)
    return float(game.utility(state, side)) if game.is_terminal(state) else 0.0, answers


def line(name: str, points: list[float], answers: list[Any]) -> str:
    """Points with their error, and the seconds a move."""
    mean = statistics.mean(points)
    error = statistics.stdev(points) / math.sqrt(len(points)) if len(points) > 1 else math.nan
    text = f"{name}: {len(points)} games, {mean:.0%} ± {error:.0%} of the points;"
    for whose, which in (("after", True), ("before", False)):
        took = sorted(answer[1] for answer in answers if answer[0] is which)
        blind = sum(answer[2] for answer in answers if answer[0] is which)
        lost = sum(answer[3] for answer in answers if answer[0] is which)
        text += f" {whose}: {statistics.mean(took):.2f} s a move, 95 % below"
        text += f" {took[int(0.95 * len(took))]:.2f}, no belief in {lost / len(took):.1%} of"
        text += f" {len(took)} turns, at random in {blind};"
    return text.rstrip(";")


@click.command()
@click.argument("names", nargs=-1, required=True)
@click.option("--before", type=click.Path(exists=True, path_type=Path))
@click.option("--player", default="ismcts:time=0.1", show_default=True)
@click.option("--games", default=10, show_default=True)
@click.option("--minutes", default=8.0, show_default=True, help="No game begins later.")
@click.option("--patience", type=int)
@click.option("--serve", "serves", is_flag=True, hidden=True)
@click.option("--bare", is_flag=True, hidden=True)
def main(
    names: tuple[str, ...],
    before: Path | None,
    player: str,
    games: int,
    minutes: float,
    patience: int | None,
    serves: bool,
    bare: bool,
) -> None:
    """Play, and add a line to the results."""
    if serves:
        serve(names[0], names[1], patience, bare)
        return
    here = Path(__file__).resolve().parent.parent
    for name in names:
        one = Other(here, player, name, None)
        other = Other(before or here, player, name, patience, bare=before is None)
        points: list[float] = []
        answers: list[Any] = []
        end = time.monotonic() + 60 * minutes
        for number in range(games):
            if time.monotonic() > end:
                break
            worth, more = play(name, one, other, number // 2 + 1, number % 2)
            points.append(0.5 + (worth > 0) / 2 - (worth < 0) / 2)
            answers += more
            click.echo(f"{number} {worth} {len(more)} plies")
        one.close()
        other.close()
        command = f"python -m benchmarks.belief_match --player {player} --games {games}"
        command += " --before PATH" if before else ""
        command += f" --patience {patience}" if patience else ""
        text = f"$ {command} {name}\n{machine()}\n{line(name, points, answers)}\n"
        click.echo(text)
        with RESULTS.open("a") as file:
            file.write(text + "\n")


if __name__ == "__main__":
    main(prog_name="python -m benchmarks.belief_match")

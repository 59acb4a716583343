"""A race of training methods under one clock: the same minutes, the same network, the same games.

    python -m benchmarks.race --minutes 8 --games connect_four othello go:size=9
    python -m benchmarks.race --minutes 1 --games tic_tac_toe --channels 16 --blocks 1 --pairs 20
    python -m benchmarks.race --games othello --methods ppo     one at a time: the rest is kept

Each method trains one network for each game with `zermelo train`, which chooses all but the network
for this machine. Then all networks of a game meet each other and Monte Carlo tree search, without
search and with equal simulations, from random openings with seats swapped. Snapshots of every
minute meet without search, each the one before it and those of the other methods: that is Elo over
minutes. Everything is kept in the folder as it comes: called again, a race trains and plays what
is missing.

    GAME/METHOD/network.safetensors    the networks
    matches.jsonl                      a line for each match
    snapshots.jsonl                    the same for snapshots
    race.txt                           the tables
"""

from __future__ import annotations

import argparse
import itertools
import json
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.harness import machine
from zermelo.files import write_whole
from zermelo.game import Game
from zermelo.games import load
from zermelo.learning.alphazero.evaluators import CpuEvaluator
from zermelo.learning.alphazero.network import load_network
from zermelo.learning.alphazero.strength import (
    EXPLORATION,
    Choose,
    acting,
    points_of_games,
    searching,
)
from zermelo.learning.runs.ladder import Anchor
from zermelo.machine import check_device
from zermelo.montecarlo import Forest
from zermelo.ratings import Outcome, Rating, ratings

GAMES = ("connect_four", "othello", "go:size=9")
METHODS: dict[str, tuple[str, ...]] = {
    "gumbel": ("--method", "alphazero"),
    # Few simulations make poor shares of visits: a quarter of the searches are longer, and learnt.
    "puct": (
        *("--method", "alphazero", "--gumbel", "0", "--simulations", "64"),
        *("--fast-simulations", "16", "--full-share", "0.25"),
    ),
    "ppo": ("--method", "ppo"),
}
REPORT_SECONDS = 30.0
SNAPSHOT = 1.0  # minutes
NEARLY = 0.98  # of the minutes: such a run is over


class Contestant(NamedTuple):
    """A network with a number of simulations, 0 for none; or an anchor, without a method."""

    method: str
    simulations: int

    def __str__(self) -> str:
        if not self.method:
            return f"mcts:iterations={self.simulations}"
        return f"{self.method}, {self.simulations or 'no'} simulations"


def say(text: str) -> None:
    print(f"{datetime.now(UTC):%H:%M:%S} {text}", flush=True)


# Training.


def trained(game: str, method: str, given: argparse.Namespace) -> Path | None:
    """The network of a method, which is trained as far as that is missing."""
    folder = place_of(given.folder, game) / method
    network = folder / "network.safetensors"
    seconds = last_line(folder).get("seconds", 0.0)
    if seconds < NEARLY * 60 * given.minutes and not given.play:
        resume = (folder / "config.json").exists()
        say(f"{game}, {method}: {'goes on' if resume else 'begins'} at {seconds:.0f} s")
        sizes = (
            *("--channels", str(given.channels), "--blocks", str(given.blocks)),
            *("--snapshot-minutes", f"{SNAPSHOT:g}"),
        )
        settings = ("--resume",) if resume else (*METHODS[method][2:], *sizes, *given.train_with)
        device = ("--device", given.device) if given.device else ()
        clock = ("--minutes", f"{given.minutes:g}", "--folder", str(folder))
        train([game, *METHODS[method][:2], *settings, *device, *clock], folder)
    return network if network.exists() else None


def place_of(folder: Path, game: str) -> Path:
    return folder / game.replace(":", "-").replace(",", "-").replace("=", "")


def train(arguments: list[str], folder: Path) -> None:
    """Run the command, and say now and then how far it is."""
    command = [sys.executable, "-m", "zermelo", "train", *arguments]
    folder.parent.mkdir(parents=True, exist_ok=True)
    log = folder.with_suffix(".log")
    with (
        log.open("wb") as said,
        subprocess.Popen(command, stdout=said, stderr=subprocess.STDOUT) as running,
    ):
        told = time.perf_counter()
        while running.poll() is None:
            time.sleep(0.5)
            if time.perf_counter() - told > REPORT_SECONDS:
                told = time.perf_counter()
                say(summary(last_line(folder)))
    print(log.read_text(), flush=True)
    if running.returncode:
        raise SystemExit(f"{' '.join(command)} failed")
    say(summary(last_line(folder)))


def last_line(folder: Path) -> dict[str, Any]:
    """The metrics of this moment."""
    path = folder / "metrics.jsonl"
    lines = path.read_text().splitlines() if path.exists() else []
    for line in reversed(lines):
        try:
            found: dict[str, Any] = json.loads(line)
        except ValueError:  # just being written
            continue
        return found
    return {}


def summary(line: dict[str, Any]) -> str:
    names = ("seconds", "steps", "games", "positions", "value_loss", "explained_variance")
    shown = [f"{name} {line[name]:,.6g}" for name in names if line.get(name) is not None]
    elo = line.get("ladder_elo")
    return ", ".join(shown) + (f", Elo {elo:+.0f}" if elo is not None else "")


# Matches.


class Arena:
    """The networks of a game, and the matches between them."""

    file = "matches.jsonl"

    def __init__(self, spec: str, networks: dict[str, Path], given: argparse.Namespace) -> None:
        self.spec, self.game = spec, load(spec)
        self.given, self.path = given, given.folder / self.file
        device = check_device(given.device)
        self._evaluators = {
            method: CpuEvaluator(load_network(path, self.game)[0].to(device), device)
            for method, path in networks.items()
        }
        self._dice, self._known = random.Random(0), dict[Contestant, Choose]()
        self.contestants = [
            Contestant(method, count) for count in given.simulations for method in networks
        ]
        self.anchors = [Contestant("", count) for count in given.anchors]

    def matches(self) -> Iterator[tuple[Contestant, Contestant, int]]:
        """Those with as many simulations meet each other, and all meet the anchors."""
        pairs, anchor_pairs = self.given.pairs, self.given.anchor_pairs
        for one, other in itertools.combinations(self.contestants, 2):
            if one.simulations == other.simulations:
                yield one, other, pairs
        least, *more = sorted(self.given.simulations)
        for count, method in itertools.product(more, self._evaluators):  # what search adds to each
            yield Contestant(method, count), Contestant(method, least), anchor_pairs
        for one, other in itertools.product(self.contestants, self.anchors):
            yield one, other, anchor_pairs

    def play(self) -> list[dict[str, Any]]:
        """All matches that were not played yet are; the lines of all of them."""
        lines = [one for one in read_lines(self.path) if one["game"] == self.spec]
        done = {(one["first"], one["second"]) for one in lines}
        for one, other, pairs in self.matches():
            if pairs and (str(one), str(other)) not in done:
                start = time.perf_counter()
                points = points_of_games(
                    self.game, self.choose(one), self.choose(other), games=2 * pairs, seed=1
                )
                line = {"game": self.spec, "first": str(one), "second": str(other)}
                lines.append(line | {"points": points})
                with self.path.open("a") as file:
                    file.write(json.dumps(lines[-1]) + "\n")
                spent = time.perf_counter() - start
                say(f"{self.spec}: {one} {sum(points):g} of {len(points)} {other} ({spent:.0f} s)")
        return lines

    def choose(self, one: Contestant) -> Choose:
        if one not in self._known:
            self._known[one] = self._choose(self.game, one)
        return self._known[one]

    def _choose(self, game: Game, one: Contestant) -> Choose:
        if not one.method:
            anchor = Anchor(str(one), "mcts", {"iterations": one.simulations})
            return lambda states: anchor.choose(game, states, self._dice)
        evaluate = self._evaluators[one.method]
        if not one.simulations:
            return acting(game, evaluate)
        most = 2 * max(self.given.pairs, self.given.anchor_pairs)
        forest = Forest(game, most, one.simulations, exploration=EXPLORATION)
        return searching(forest, evaluate)


class Snapshots(Arena):
    """Networks of some minutes, all of them without search."""

    file = "snapshots.jsonl"

    def __init__(self, spec: str, networks: dict[str, Path], given: argparse.Namespace) -> None:
        taken = {
            after(method, minute): snapshot
            for method, path in networks.items()
            for minute in minutes_of(given.minutes)
            if (snapshot := snapshot_of(path, minute, given.minutes)).exists()
        }
        super().__init__(spec, taken, given)
        self.contestants = [Contestant(name, 0) for name in taken]

    def matches(self) -> Iterator[tuple[Contestant, Contestant, int]]:
        known, minutes = set(self.contestants), minutes_of(self.given.minutes)
        rows = [
            [Contestant(after(method, minute), 0) for method in self.given.methods]
            for minute in minutes
        ]
        meetings = [pair for row in rows for pair in itertools.combinations(row, 2)]
        for before, now in itertools.pairwise(rows):
            meetings += zip(now, before, strict=True)
        for one, other in meetings:
            if {one, other} <= known:
                yield one, other, self.given.pairs


def snapshot_of(network: Path, minute: float, most: float) -> Path:
    """The file after so many minutes; in the end, the network itself."""
    if minute >= NEARLY * most:
        return network
    return network.with_name(f"network-{round(60 * minute)}s.safetensors")


def minutes_of(most: float) -> list[float]:
    """Those whose snapshots meet: each twice the one before."""
    counted = itertools.takewhile(lambda one: one <= most, (SNAPSHOT * 2**n for n in range(20)))
    return list(counted)


def after(method: str, minute: float) -> str:
    return f"{method} after {minute:g} min"


def over_minutes(
    spec: str, lines: list[dict[str, Any]], methods: list[str], minutes: list[float]
) -> str:
    """Elo of each method after so many minutes; the mean of all is 0."""
    elo = dict(rated(lines))
    rows = [f"{'minutes':<{12}}" + "".join(f"{minute:>14g}" for minute in minutes)]
    for method in methods:
        names = (str(Contestant(after(method, minute), 0)) for minute in minutes)
        cells = (
            f"{elo[one].elo:+.0f} +- {elo[one].error:.0f}" if one in elo else "-" for one in names
        )
        rows.append(f"{method:<{12}}" + "".join(f"{cell:>14}" for cell in cells))
    return "\n".join([f"{spec}, Elo over minutes, without search", *rows])


def read_lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def rated(lines: list[dict[str, Any]]) -> list[tuple[str, Rating]]:
    """All who played, the best first."""
    names = sorted({one[side] for one in lines for side in ("first", "second")})
    units, outcomes = itertools.count(), list[Outcome]()
    for one in lines:
        seats = names.index(one["first"]), names.index(one["second"])
        for number, point in enumerate(one["points"]):
            unit = next(units) if number % 2 == 0 else outcomes[-1].unit
            outcomes.append(Outcome(seats, (point, 1.0 - point), unit))
    found = sorted(ratings(outcomes, len(names)), key=lambda one: -one.elo)
    return [(names[one.player], one) for one in found]


def table(spec: str, lines: list[dict[str, Any]]) -> str:
    """Elo of all who played, with 95 % intervals."""
    found = rated(lines)
    width = max(len(name) for name, _ in found)
    rows = (
        f"{name:<{width}}  {one.elo:+6.0f} +- {one.error:4.0f}  {one.points:g} of {one.comparisons}"
        for name, one in found
    )
    return "\n".join([spec, *rows])


# The command.


def arguments(given: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m benchmarks.race", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--minutes", type=float, default=8.0, help="of training, each")
    parser.add_argument("--games", nargs="+", default=GAMES)
    parser.add_argument("--methods", nargs="+", default=list(METHODS), choices=list(METHODS))
    parser.add_argument("--channels", type=int, default=96)
    parser.add_argument("--blocks", type=int, default=6)
    parser.add_argument("--folder", type=Path, default=Path("runs/race"))
    parser.add_argument("--device")
    parser.add_argument("--simulations", type=int, nargs="+", default=[0, 64])
    parser.add_argument("--pairs", type=int, default=100, help="of games between two networks")
    parser.add_argument("--anchors", type=int, nargs="*", default=[100, 1000])
    parser.add_argument("--anchor-pairs", type=int, default=20)
    parser.add_argument("--play", action="store_true", help="train nothing more")
    parser.add_argument("--no-play", action="store_true", help="train only")
    parser.add_argument("--train-with", nargs=argparse.REMAINDER, default=[], help="more options")
    return parser.parse_args(given)


def main() -> None:
    given = arguments()
    given.folder.mkdir(parents=True, exist_ok=True)
    found = {}
    for spec in given.games:
        networks = {method: trained(spec, method, given) for method in given.methods}
        found[spec] = {method: path for method, path in networks.items() if path is not None}
    tables = [f"$ python -m benchmarks.race {' '.join(sys.argv[1:])}", machine()]
    for spec, paths in found.items():
        if not given.no_play and paths:
            tables.append(table(spec, Arena(spec, paths, given).play()))
            if lines := Snapshots(spec, paths, given).play():
                minutes = minutes_of(given.minutes)
                tables[-1] += "\n\n" + over_minutes(spec, lines, given.methods, minutes)
            print(tables[-1], flush=True)
            write_whole(given.folder / "race.txt", ("\n\n".join(tables) + "\n").encode())


if __name__ == "__main__":
    main()

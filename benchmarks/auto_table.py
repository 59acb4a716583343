"""Which player is best at which game: makes and judges the table behind `auto`.

    python -m benchmarks.auto_table --write      # let the players of every game play each other
    python -m benchmarks.auto_table --judge      # `auto` against each of them, with other seeds
    python -m benchmarks.auto_table --judge --missing    # those the results do not show yet

Every pair plays at 0.1 s a move, sides swapped from the same random opening. A player is best if
it loses to none of the others by the table's matches; what suits the kind of game stays unless
another beats it clearly. The judge is a sequential test of each match: `auto` scores at least 45 %.
Its matches are played in parts, side by side on all cores, and judged in the order of the parts.
Parts are kept in a file, so that a match that time cut short goes on where it was.
"""

from __future__ import annotations

import multiprocessing
import os
import re
import subprocess
import sys
import time
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, as_completed, wait
from itertools import combinations, product
from pathlib import Path
from typing import NamedTuple

import click

from benchmarks.harness import keep_line, kept_lines
from zermelo import load, match
from zermelo.errors import ZermeloError
from zermelo.games import names
from zermelo.kernel import wait_compiled
from zermelo.machine import cores
from zermelo.play.players import best
from zermelo.play.players.auto import AutoPlayer
from zermelo.play.players.best import BEST, best_for, offered
from zermelo.sprt import Sprt

SECONDS = 0.1
SPRT = Sprt(-70, 0)  # 40 % or 50 %: accepted, it is more than 45 %
PART = 4  # games
CLEARLY = 0.6  # of the points, for another player to take the place of the usual one
FILE = Path(best.__file__)
RESULTS = Path(__file__).parent / "results" / "auto_table.txt"
PARTS = RESULTS.with_suffix(".jsonl")
LEFT_OUT = (
    "bucket",
    "tree",
    "matching_pennies",
    "rock_paper_scissors",
    "word_game",
    "limit_holdem",
)


class Job(NamedTuple):
    game: str
    first: str
    second: str
    games: int
    seed: int


class Score(NamedTuple):
    job: Job
    won: int
    drawn: int
    lost: int
    pairs: tuple[int, ...]
    seconds: float
    error: str = ""

    @property
    def share(self) -> float:
        played = self.won + self.drawn + self.lost
        return (self.won + self.drawn / 2) / played if played else 0.5


def played(job: Job) -> Score:
    """The match, by the points of the first player."""
    began = time.perf_counter()
    first = AutoPlayer(f"a {job.first}", SECONDS, job.first)
    second = AutoPlayer(f"b {job.second}", SECONDS, job.second)
    try:
        with wait_compiled():
            standings = match(
                first,
                second,
                load(job.game),
                games=job.games,
                seed=job.seed,
            )
    except ZermeloError as error:
        return Score(job, 0, 0, 0, (), time.perf_counter() - began, str(error))
    return Score(job, *standings.results(), standings.pairs, time.perf_counter() - began)


def play(jobs: list[Job], minutes: float) -> list[Score]:
    """All of them, in as many processes as there are cores, until time is up."""
    end, scores = time.monotonic() + 60 * minutes, []
    pool = _processes()
    running = [pool.submit(played, job) for job in jobs]
    try:
        for one in as_completed(running, timeout=max(end - time.monotonic(), 1)):
            score = one.result()
            scores.append(score)
            click.echo(_line(score))
    except TimeoutError:
        click.echo(f"out of time: {len(jobs) - len(scores)} matches are missing")
    _leave(pool)
    return scores


def _processes() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(cores(), multiprocessing.get_context("spawn"))


def _leave(pool: ProcessPoolExecutor) -> None:
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=False, cancel_futures=True)


def _line(score: Score, decision: str = "") -> str:
    job = score.job
    result = score.error or f"{score.won}-{score.drawn}-{score.lost} {decision}"
    return f"{job.game:20} {job.first:22} {job.second:22} {result}  {score.seconds:.0f} s"


class Judged:
    """A match in parts, decided as soon as the parts so far decide it."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.score = Score(job, 0, 0, 0, (0,) * 5, 0.0)
        self.decision: str | None = None
        self._seeds: list[int] = []  # of the parts, in the order in which they count
        self._early: dict[int, Score] = {}  # parts that were over before others that came first
        self._counted = 0

    @property
    def begun(self) -> int:
        """How many parts."""
        return len(self._seeds)

    @property
    def spent(self) -> float:
        """Seconds, as far as it has gone: parts that are not over take as long as the others."""
        return self.score.seconds * self.begun / max(self._counted, 1)

    @property
    def goes_on(self) -> bool:
        """Whether there is another part to play."""
        over = self.decision or self.score.error
        return not over and PART * self.begun < self.job.games

    def part(self) -> Job:
        self._seeds.append(max(self._seeds, default=1000 * self.job.seed) + 1)
        return self.job._replace(games=PART, seed=self._seeds[-1])

    def take(self, part: Score) -> None:
        """Count a part of an earlier run, if it belongs to this match."""
        seed = part.job.seed
        if part.job == self.job._replace(games=PART, seed=seed) and seed not in self._seeds:
            self._seeds.append(seed)
            self.note(part)

    def note(self, part: Score) -> bool:
        """Count a part; whether that decides it."""
        if self.decision or self.score.error:
            return False
        self._early[part.job.seed] = part
        while self.decision is None and self._counted < self.begun:
            found = self._early.pop(self._seeds[self._counted], None)
            if found is None:
                break
            self._counted += 1
            self.score = _sum(self.score, found)
            self.decision = SPRT.decision(self.score.pairs)
        return bool(self.decision or self.score.error)


def _sum(one: Score, other: Score) -> Score:
    pairs = tuple(a + b for a, b in zip(one.pairs, other.pairs or (0,) * 5, strict=True))
    counts = (one.won + other.won, one.drawn + other.drawn, one.lost + other.lost)
    return Score(one.job, *counts, pairs, one.seconds + other.seconds, other.error)


def kept_parts(file: Path) -> list[Score]:
    """What earlier runs have played."""
    return [Score(Job(*job), *rest) for job, *rest in kept_lines(file)]


def judge_all(jobs: list[Job], minutes: float, file: Path) -> list[Judged]:
    """Sequential tests of all matches at once; each process plays a part of one of them."""
    end, tests, pool = time.monotonic() + 60 * minutes, [Judged(job) for job in jobs], _processes()
    for part, test in product(kept_parts(file), tests):
        test.take(part)
    running: dict[Future[Score], Judged] = {}
    while time.monotonic() < end:
        for test in sorted(tests, key=lambda one: (one.spent, one.begun)):
            if len(running) < cores() and test.goes_on:
                running[pool.submit(played, test.part())] = test
        if not running:
            break
        over, _ = wait(running, max(end - time.monotonic(), 0), FIRST_COMPLETED)
        for future in over:
            test, part = running.pop(future), future.result()
            keep_line(file, part)
            if test.note(part):
                click.echo(_line(test.score, test.decision or ""))
    _leave(pool)
    return tests


def two_player_games(only: tuple[str, ...]) -> list[str]:
    """Those asked for, in that order, or all."""
    return [name for name in only or names() if name not in LEFT_OUT and load(name).players == 2]


def shown() -> set[tuple[str, str, str]]:
    """The matches whose results are written down: game, `auto`'s choice, the other."""
    lines = [line.split() for line in RESULTS.read_text(encoding="utf-8").splitlines()]
    return {(line[0], line[1], line[2]) for line in lines if len(line) > 4 and line[4] == "H1"}


def ranking(players: list[str], scores: list[Score]) -> list[str]:
    """The players, best first: the usual one stays in front of those that do not beat it."""
    points = dict.fromkeys(players, 0.0)
    for score in scores:
        points[score.job.first] += score.share
        points[score.job.second] += 1 - score.share
    usual = players[0]
    against = {score.job.second: 1 - score.share for score in scores if score.job.first == usual}
    better = [one for one in players[1:] if against.get(one, 0) >= CLEARLY]
    front = sorted(better, key=lambda one: -points[one])
    return [*front, usual]


def write(table: dict[str, list[str]]) -> None:
    rows = "".join(
        f'    "{name}": ({" ".join(f"{one!r}," for one in order)}),\n'
        for name, order in sorted(table.items())
    )
    text = FILE.read_text(encoding="utf-8")
    new = re.sub(
        r"(BEST: dict\[str, tuple\[str, \.\.\.\]\] = )\{.*?\}\n",
        lambda found: f"{found[1]}{{\n{rows}}}\n",
        text,
        flags=re.DOTALL,
    )
    FILE.write_text(new, encoding="utf-8")
    subprocess.run([sys.executable, "-m", "ruff", "format", str(FILE)], check=False)


@click.command()
@click.option("--write", "writes", is_flag=True, help="Write the table that comes of it.")
@click.option("--judge", is_flag=True, help="Let `auto` play against each, with other seeds.")
@click.option("--missing", is_flag=True, help="With --judge: matches that are not shown yet.")
@click.option("--games", default=12, help="Games of a match; for the judge, the most.")
@click.option("--minutes", default=60.0, help="Stop after so many.")
@click.option(
    "--parts", type=Path, default=PARTS, help="With --judge: what was played, to go on with."
)
@click.argument("only", nargs=-1)
def main(
    writes: bool,
    judge: bool,
    missing: bool,
    games: int,
    minutes: float,
    parts: Path,
    only: tuple[str, ...],
) -> None:
    """Make the table behind `auto`, or judge it."""
    known = shown() if missing else set()
    jobs = []
    for name in two_player_games(only):
        players = offered(load(name))
        if judge:
            own = best_for(load(name))
            others = [one for one in players if one != own and (name, own, one) not in known]
            jobs += [Job(name, own, one, games, 77) for one in others]
        else:
            jobs += [Job(name, *pair, games, 1) for pair in combinations(players, 2)]
    if judge:
        tests = judge_all(jobs, minutes, parts)
        short = [one for one in tests if one.decision != "H1" and not one.score.error]
        click.echo(f"{len(tests)} matches; not shown: {len(short)}")
        for one in short:
            click.echo(f"  {_line(one.score, one.decision or 'undecided')}")
        return
    scores = play(jobs, minutes)
    table = {name: list(order) for name, order in BEST.items()} if only else {}
    for name in {job.game for job in jobs}:
        mine = [one for one in scores if one.job.game == name and not one.error]
        order = ranking(offered(load(name)), mine)
        if len(order) > 1:
            table[name] = order
        else:
            table.pop(name, None)
    for name, order in sorted(table.items()):
        click.echo(f"{name:20} {', '.join(order)}")
    if writes:
        write(table)


if __name__ == "__main__":
    main(standalone_mode=False)
    sys.stdout.flush()
    os._exit(0)  # matches that were cut short would be waited for

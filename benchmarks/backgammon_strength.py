"""Backgammon by one ply of expectiminimax: against chance, against gnubg, and in the opening.

gnubg, 0-ply and cubeless, is asked what each position is worth that its roll can lead to, and
takes the best for itself. It runs as a process of its own; all games go on at once, so that it
is asked about many positions at a time.
"""

from __future__ import annotations

import math
import os
import random
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import TextIO

from rich.table import Table

from zermelo.game import CHANCE
from zermelo.games._backgammon.men import Men
from zermelo.games.backgammon import Backgammon, State
from zermelo.search.expectiminimax import expectiminimax

TITLE = "backgammon: one ply of expectiminimax against chance and gnubg"

GAME = Backgammon()
GAMES = 500
PATH = os.pathsep.join([os.environ.get("PATH", os.defpath), "/usr/games"])

# What gnubg 1.07 plays by 2-ply in the opening.
OPENINGS = {
    "21": "24/23 13/11",
    "31": "8/5 6/5",
    "32": "24/21 13/11",
    "41": "24/23 13/9",
    "42": "8/4 6/4",
    "43": "24/21 13/9",
    "51": "24/23 13/8",
    "52": "24/22 13/8",
    "53": "8/3 6/3",
    "54": "24/20 13/8",
    "61": "13/7 8/7",
    "62": "24/18 13/11",
    "63": "24/18 13/10",
    "64": "24/18 13/9",
    "65": "24/18 18/13",
}

Chooser = Callable[[list[State]], list[int]]

# Runs inside gnubg: positions come in by one pipe, a blank line after the last, and what they
# are worth to the player on roll goes out by another.
SCRIPT = """
import gnubg, os
for setting in ("jacoby off", "automatic roll off", "automatic game off"):
    gnubg.command("set " + setting)
gnubg.command("new game")
cube, how = gnubg.cubeinfo(), gnubg.evalcontext(0, 0, 1, 1, 0.0)
with open(os.environ["ASKED"]) as asked, open(os.environ["ANSWERED"], "w") as answered:
    worth = []
    for line in asked:
        counts = tuple(map(int, line.split()))
        if counts:
            found = gnubg.evaluate((counts[:25], counts[25:]), cube, how)
            worth.append("%.6f" % found[5])
        else:
            answered.write(" ".join(worth) + "\\n")
            answered.flush()
            worth = []
"""


def counts(men: Men) -> list[int]:
    """Checkers on the points 1 to 24 and on the bar; with Python's numbers, which are quick."""
    ones, twos, fours, eights = map(int, men)
    return [
        (ones >> p & 1) + 2 * (twos >> p & 1) + 4 * (fours >> p & 1) + 8 * (eights >> p & 1)
        for p in range(1, 26)
    ]


class Gnubg:
    """gnubg as a judge of positions."""

    def __init__(self) -> None:
        command = shutil.which("gnubg", path=PATH)
        if command is None:
            raise RuntimeError("gnubg is not installed; Debian's package is called gnubg")
        self.folder = tempfile.TemporaryDirectory()
        script, *pipes = (Path(self.folder.name) / name for name in ("ask.py", "to", "from"))
        script.write_text(SCRIPT)
        for pipe in pipes:
            os.mkfifo(pipe)
        asked, answered = map(str, pipes)
        self.process = subprocess.Popen(
            [command, "-t", "-q", "-r", "-p", str(script)],
            env={**os.environ, "ASKED": asked, "ANSWERED": answered},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self.asked: TextIO = open(asked, "w")  # noqa: SIM115 (closed by __exit__)
        self.answered: TextIO = open(answered)  # noqa: SIM115

    def __enter__(self) -> Gnubg:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.asked.close()
        self.process.terminate()
        self.process.wait()
        self.answered.close()
        self.folder.cleanup()

    def worth(self, positions: Sequence[tuple[Men, Men]]) -> list[float]:
        """To the player on roll, the second of each pair."""
        for waiting, rolling in positions:
            self.asked.write(" ".join(map(str, [*counts(waiting), *counts(rolling)])) + "\n")
        self.asked.write("\n")
        self.asked.flush()
        return [float(number) for number in self.answered.readline().split()]

    def choose(self, states: list[State]) -> list[int]:
        """For each state the action after which the opponent is worst off."""
        plays = [
            (index, action, GAME.result(state, action))
            for index, state in enumerate(states)
            for action in GAME.actions(state)
        ]
        open_ones = [play for play in plays if not GAME.is_terminal(play[2])]
        positions = [GAME.sides(after, states[i].player) for i, _, after in open_ones]
        values = iter(self.worth(positions))
        best: dict[int, tuple[float, int]] = {}
        for index, action, after in plays:
            over = GAME.is_terminal(after)
            value = GAME.utility(after, states[index].player) if over else -next(values)
            best[index] = max(best.get(index, (-math.inf, 0)), (value, action))
        return [best[index][1] for index in range(len(states))]


def by_search(states: list[State]) -> list[int]:
    return [int(expectiminimax(GAME, state, depth=1).action) for state in states]


def by_chance(dice: random.Random) -> Chooser:
    return lambda states: [dice.choice(list(GAME.actions(state))) for state in states]


def match(ours: Chooser, theirs: Chooser, games: int, seed: int) -> list[float]:
    """What each game was worth to us; we are X in those of even number."""
    dice = random.Random(seed)
    states = [GAME.initial_state() for _ in range(games)]
    while running := [i for i in range(games) if not GAME.is_terminal(states[i])]:
        turns: dict[bool, list[int]] = {True: [], False: []}
        for i in running:
            if GAME.to_move(states[i]) == CHANCE:
                states[i] = GAME.result(states[i], roll(states[i], dice))
            turns[GAME.to_move(states[i]) == i % 2].append(i)
        for mine, chooser in ((True, ours), (False, theirs)):
            chosen = chooser([states[i] for i in turns[mine]]) if turns[mine] else []
            for i, action in zip(turns[mine], chosen, strict=True):
                states[i] = GAME.result(states[i], action)
    return [GAME.utility(state, i % 2) for i, state in enumerate(states)]


def roll(state: State, dice: random.Random) -> int:
    rolls = list(GAME.actions(state))
    weights = [GAME.probability(state, action) for action in rolls]
    return dice.choices(rolls, weights)[0]


def row(name: str, points: list[float]) -> tuple[str, ...]:
    count, mean = len(points), sum(points) / len(points)
    spread = math.sqrt(sum((point - mean) ** 2 for point in points) / max(count - 1, 1))
    wins = sum(point > 0 for point in points)
    gammons = f"{sum(point > 1 for point in points)} : {sum(point < -1 for point in points)}"
    equity = f"{mean:+.3f} +- {2 * spread / math.sqrt(count):.3f}"
    return name, str(count), f"{wins / count:.1%}", gammons, equity


def openings() -> Table:
    """The move for each opening roll beside gnubg's."""
    table = Table("roll", "expectiminimax", "gnubg 2-ply", "same", title="opening moves")
    same = 0
    for dice, theirs in OPENINGS.items():
        state = GAME.initial_state()
        state = GAME.result(state, GAME.parse_action(state, f"X {dice}"))
        action = expectiminimax(GAME, state, depth=1).action
        alike = action == GAME.parse_action(state, theirs)
        same += alike
        table.add_row(dice, GAME.action_text(state, action), theirs, "yes" if alike else "no")
    table.add_row("", f"{same} of {len(OPENINGS)} alike", "", "")
    return table


def tables() -> Iterator[Table]:
    table = Table("expectiminimax, one ply", "games", "won", "gammons", "points a game")
    table.title = "asked: at least 98% of 500 games against chance; the equity against gnubg"
    table.add_row(
        *row("against random moves", match(by_search, by_chance(random.Random(1)), GAMES, 1))
    )
    with Gnubg() as gnubg:
        table.add_row(*row("against gnubg 0-ply", match(by_search, gnubg.choose, GAMES, 2)))
    yield table
    yield openings()

"""Backgammon by one ply of expectiminimax: against chance, against gnubg, and in the opening.

gnubg, 0-ply and cubeless, runs as processes of their own. It is slow to answer, not to think, so
several are asked at once, and all games go on at the same time.
"""

from __future__ import annotations

import contextlib
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

from zermelo.bits import Bits, bit
from zermelo.game import CHANCE
from zermelo.games._backgammon.men import BAR, BOARD, Men, with_one, without_one
from zermelo.games.backgammon import Backgammon, State
from zermelo.search.expectiminimax import expectiminimax

TITLE = "backgammon: one ply of expectiminimax against chance and gnubg"

GAME = Backgammon()
GAMES, TEAM = 500, 12
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

# Runs inside gnubg: dice and checkers of the opponent and of the player on roll come in by one
# pipe, the points that checkers leave and reach go out by another.
SCRIPT = """
import gnubg, os
for setting in ("jacoby off", "automatic roll off", "automatic game off"):
    gnubg.command("set " + setting)
for player in "01":
    gnubg.command("set player " + player + " human")
gnubg.command("new game")
cube, how = gnubg.cubeinfo(), gnubg.evalcontext(0, 0, 1, 1, 0.0)
with open(os.environ["ASKED"]) as asked, open(os.environ["ANSWERED"], "w") as answered:
    for line in asked:
        high, low, *counts = map(int, line.split())
        gnubg.command("set dice %d %d" % (high, low))
        board = tuple(counts[:25]), tuple(counts[25:])
        answered.write(" ".join(map(str, gnubg.findbestmove(board, cube, how))) + "\\n")
        answered.flush()
"""


def counts(men: Men) -> list[int]:
    """Checkers on the points 1 to 24 and on the bar; with Python's numbers, which are quick."""
    ones, twos, fours, eights = map(int, men)
    return [
        (ones >> p & 1) + 2 * (twos >> p & 1) + 4 * (fours >> p & 1) + 8 * (eights >> p & 1)
        for p in range(1, 26)
    ]


class Gnubg:
    """A gnubg that chooses moves."""

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

    def ask(self, state: State) -> None:
        own, other = GAME.sides(state, state.player)
        numbers = [state.high, state.low, *counts(other), *counts(own)]
        self.asked.write(" ".join(map(str, numbers)) + "\n")
        self.asked.flush()

    def answer(self, state: State) -> int:
        """The action that leads where gnubg's steps lead."""
        own, other = GAME.sides(state, state.player)
        for start, end in pairs(self.answered.readline().split()):
            own = with_one(without_one(own, bit(start)), bit(end) & BOARD)
            hit = bit(25 - end) & other.ones & BOARD if end else Bits(0)
            if hit:
                other = with_one(without_one(other, hit), bit(BAR))
        for action in GAME.actions(state):
            if GAME.sides(GAME.result(state, action), state.player) == (own, other):
                return action
        raise RuntimeError(f"gnubg's move is not legal here: {GAME.state_text(state)}")


def pairs(words: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Where each checker goes from and to; what is not used is 0 and 0."""
    numbers = [int(word) for word in words]
    return ((s, e) for s, e in zip(numbers[::2], numbers[1::2], strict=True) if s)


def by_gnubg(team: Sequence[Gnubg]) -> Chooser:
    def choose(states: list[State]) -> list[int]:
        chosen = []
        for first in range(0, len(states), len(team)):
            batch = list(zip(team, states[first : first + len(team)], strict=False))
            for gnubg, state in batch:
                gnubg.ask(state)
            chosen += [gnubg.answer(state) for gnubg, state in batch]
        return chosen

    return choose


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
    with contextlib.ExitStack() as stack:
        team = [stack.enter_context(Gnubg()) for _ in range(TEAM)]
        table.add_row(*row("against gnubg 0-ply", match(by_search, by_gnubg(team), GAMES, 2)))
    yield table
    yield openings()

"""gnubg, 0-ply and cubeless, as an opponent.

It is slow to answer, not to think: whatever it is asked, it sleeps a hundredth of a second. So
a team of them is asked about many positions at once.
"""

from __future__ import annotations

import os
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, TextIO

from benchmarks.harness import program
from zermelo.bits import Bits, bit
from zermelo.games._backgammon.men import BAR, BOARD, Men, with_one, without_one
from zermelo.games.backgammon import Backgammon, State
from zermelo.kernel import kernel, state_hash

GAME = Backgammon()
MOST = 200  # questions in a pipe

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
        command = program("gnubg", "gnubg")
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

    def __exit__(self, *_: object) -> None:
        self.asked.close()
        self.process.terminate()
        self.process.wait()
        self.answered.close()
        self.folder.cleanup()

    def ask(self, state: State) -> None:
        own, other = GAME.sides(state, state.player)
        numbers = [state.high, state.low, *counts(other), *counts(own)]
        self.asked.write(" ".join(map(str, numbers)) + "\n")

    def answer(self, state: State) -> int:
        """The action that leads where gnubg's steps lead."""
        own, other = GAME.sides(state, state.player)
        for start, end in pairs(self.answered.readline().split()):
            own = with_one(without_one(own, bit(start)), bit(end) & BOARD)
            hit = bit(25 - end) & other.ones & BOARD if end else Bits(0)
            if hit:
                other = with_one(without_one(other, hit), bit(BAR))
        wanted = GAME.result(state, 0)  # whose turn it is then
        sides = (own, other) if state.player == 0 else (other, own)
        action = int(action_to(GAME, state, wanted._replace(first=sides[0], second=sides[1])))
        if action < 0:
            raise RuntimeError(f"gnubg's move is not legal here: {GAME.state_text(state)}")
        return action


@kernel
def action_to(game: Any, state: Any, wanted: Any) -> Any:
    """The action that leads to a state; -1: none does."""
    for action in game.actions(state):
        if state_hash(game.result(state, action)) == state_hash(wanted):
            return action
    return -1


def pairs(words: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Where each checker goes from and to; what is not used is 0 and 0."""
    numbers = [int(word) for word in words]
    return ((s, e) for s, e in zip(numbers[::2], numbers[1::2], strict=True) if s)


def by_gnubg(team: Sequence[Gnubg]) -> Chooser:
    """Asks all at once: each takes every so-manieth state."""

    def choose(states: list[State]) -> list[int]:
        chosen = []
        for first in range(0, len(states), MOST * len(team)):
            batch = states[first : first + MOST * len(team)]
            for number, state in enumerate(batch):
                team[number % len(team)].ask(state)
            for gnubg in team:
                gnubg.asked.flush()
            chosen += [team[n % len(team)].answer(state) for n, state in enumerate(batch)]
        return chosen

    return choose

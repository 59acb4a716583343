"""Players with every fault there is, and a few without: loaded by file in the tests."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

from zermelo.play import Choice, Player, Turn


class First(Player):
    """Always the first legal move; says why."""

    def __init__(self, why: str = "it is the first") -> None:
        self.why = why

    def choose(self, turn: Turn) -> Choice:
        print("thinking aloud does no harm")
        return Choice(turn.actions[0], why=self.why)


class Bare:
    """No subclass, no Choice: `choose` is all that is needed."""

    def choose(self, turn: Turn) -> Any:
        return turn.actions[-1]


class Knowing:
    """Leaves if it is told anything but what it should know."""

    def choose(self, turn: Turn) -> Any:
        if turn.game.hidden_information:
            assert turn.state is None
            assert turn.history == ()
            assert turn.information._fields
        else:
            state = turn.start
            for action in turn.history:
                state = turn.game.result(state, action)
            assert state == turn.state
            assert type(state) is type(turn.game.initial_state())
            assert tuple(turn.game.actions(turn.state)) == turn.actions
        return turn.actions[0]


class ExitsAtOnce:
    def __init__(self) -> None:
        sys.exit(3)

    def choose(self, turn: Turn) -> Any:
        return turn.actions[0]


class ExitsMidGame:
    def __init__(self) -> None:
        self.turns = 0

    def choose(self, turn: Turn) -> Any:
        self.turns += 1
        if self.turns == 2:
            os._exit(7)
        return turn.actions[0]


class Crashes:
    def choose(self, turn: Turn) -> Any:
        raise ValueError("no idea what to play")


class Hangs:
    def choose(self, turn: Turn) -> Any:
        while True:
            pass


class Illegal:
    def choose(self, turn: Turn) -> Any:
        return 999


class Rubbish:
    def choose(self, turn: Turn) -> Any:
        return object()


class Floods:
    def choose(self, turn: Turn) -> Any:
        while True:
            print("x" * 1000)


class Grows:
    def choose(self, turn: Turn) -> Any:
        held = []
        while True:
            held.append(bytearray(1 << 24))


class Leaks:
    """Leaves a process in another session behind, as a daemon would."""

    def choose(self, turn: Turn) -> Any:
        subprocess.Popen(["sleep", "infinity"], start_new_session=True)
        return turn.actions[0]


class Refuses:
    def begin(self, game: Any, player: int, seed: int) -> None:
        from zermelo.errors import NotThisKindOfGame

        raise NotThisKindOfGame("this one plays go only")

    def choose(self, turn: Turn) -> Any:
        return turn.actions[0]

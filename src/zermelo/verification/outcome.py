"""The outcome of a check: the answer holds, a counter-example, or out of time."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

from .. import clock
from ..cancellation import stop_requested
from ..errors import ZermeloError
from ..game import Game

_LOOK = 64  # steps between looks at the clock


class CounterExample(ZermeloError):
    """Where an answer is wrong: the moves that lead there, the claim, and what was found."""

    def __init__(self, moves: Sequence[str], claimed: str, found: str) -> None:
        self.moves, self.claimed, self.found = tuple(moves), claimed, found
        after = f"after {' '.join(self.moves)}" if self.moves else "at the start"
        super().__init__(f"{after}: claimed {claimed}, found {found}")


class NotChecked(ZermeloError):
    """The answer could not be checked: the message says why."""


@dataclass(frozen=True)
class Verdict:
    """What was checked, and whether it held.

    >>> Verdict("every state agrees").holds
    True
    """

    sentence: str
    counter_example: CounterExample | None = None

    def _repr_html_(self) -> str:
        """For notebooks."""
        return (
            f"<p><b>{'holds' if self.holds else 'does not hold'}</b>: {escape(self.sentence)}</p>"
        )

    @property
    def holds(self) -> bool:
        return self.counter_example is None


class Budget:
    """How long a check may take, how many samples it draws, and where it reports progress.

    >>> Budget(seconds=60, samples=100).samples
    100
    """

    def __init__(
        self,
        seconds: float | None = None,
        samples: int = 10_000,
        seed: int = 0,
        report: Callable[[float], object] | None = None,
    ) -> None:
        self.seconds, self.samples = seconds, samples
        self.dice = random.Random(seed)
        self.report = report
        self._began = clock.now()
        self._steps = 0

    def step(self, done: float = 0.0) -> None:
        """To be called at each step with the share done; raises NotChecked when time is up."""
        self._steps += 1
        if self._steps % _LOOK:
            return
        if self.report is not None:
            self.report(done)
        if self.over:
            raise NotChecked(f"{self.seconds or 0:.3g} seconds are not enough")

    def rounds(self, most: int) -> Iterator[int]:
        """0, 1, ... up to this many, as time allows; NotChecked if there is no time for any."""
        for done in range(most):
            try:
                self.step(done / most)
            except NotChecked:
                if done == 0:
                    raise
                return
            yield done

    def part(self, share: float) -> Budget:
        """A budget with a share of the remaining time, for attempts that may fail."""
        seconds = None if self.left is None else self.left * share
        part = Budget(seconds, self.samples, report=self.report)
        part.dice = self.dice
        return part

    @property
    def left(self) -> float | None:
        """Seconds until time is up; None without a limit."""
        if self.seconds is None:
            return None
        return max(self.seconds - (clock.now() - self._began), 0.0)

    @property
    def over(self) -> bool:
        return stop_requested() or self.left == 0.0


def successors(game: Game, state: Any) -> list[tuple[str, Any]]:
    """The moves in a state, in the game's notation, and where they lead."""
    if game.is_terminal(state):
        return []
    return [
        (game.action_text(state, action), game.result(state, action))
        for action in game.actions(state)
    ]


def random_game(game: Game, dice: random.Random) -> Iterator[tuple[Any, list[str]]]:
    """The states of a random game, each with the moves that led there."""
    moves: list[str] = []
    state = game.initial_state()
    yield state, moves
    while below := successors(game, state):
        name, state = dice.choice(below)
        moves = [*moves, name]
        yield state, moves


def number_text(value: float) -> str:
    return f"{value:+.9g}" if value else "0"


def exact_text(value: float) -> str:
    """A number with all of its digits: two that differ look different."""
    short = number_text(value)
    if float(short) == value:
        return short
    return f"{'+' if value > 0 else ''}{float(value)!r}"

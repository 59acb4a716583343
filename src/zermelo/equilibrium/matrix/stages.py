"""The states of a Markov game, read from its rules.

Rules are recognised: a player moves, the other moves without knowing how, and then both know all.
Moves that are seen, and chance, may come between.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import numpy as np

from ...errors import NotThisKindOfGame, TooManyStates
from ...game import CHANCE, Game
from ..tree.linear_program import NotSolved

__all__ = [
    "CHOSEN",
    "DRAWN",
    "END",
    "Clock",
    "Progress",
    "Stage",
    "Stages",
    "as_arrays",
    "extremes",
    "stages_from",
]

EVERY = 256  # states

END, DRAWN, CHOSEN = range(3)
"""Kinds of nodes: the end of a game, chance, and a matrix of choices."""


class Stage(NamedTuple):
    """A state, and what can be done there: by chance, by one player, or by both at once."""

    kind: int
    rows: tuple[Any, ...] = ()
    """Actions of the first player, or what chance may do."""
    columns: tuple[Any, ...] = ()
    keys: tuple[tuple[int, Any], ...] = ()
    """Who chooses, and what that player knows."""
    following: tuple[Any, ...] = ()
    """States, row by row."""
    weights: tuple[float, ...] = ()


class Stages(NamedTuple):
    """All states as arrays.

    kinds: (nodes)
    shapes: (nodes, 2), rows and columns
    firsts: (nodes), where in the arrays below those of a node begin
    targets, weights: (nodes, row by row), nodes and what chance does
    begins: (nodes, 2), where in an array of all mixtures each player's begins
    """

    kinds: Any
    shapes: Any
    firsts: Any
    targets: Any
    weights: Any
    begins: Any


class Progress(NamedTuple):
    """How far a solver is."""

    states: int
    sweeps: int
    """How often values have been iterated; 0 while states are collected."""
    apart: float
    """How far bounds are apart, or by how much values still change."""
    seconds: float


class Clock:
    """Reports how far a solver is, and knows when its time is over."""

    def __init__(
        self, seconds: float | None, report: Callable[[Progress], object] | None = None
    ) -> None:
        self.limit, self.report = seconds, report
        self.start = time.perf_counter()

    @property
    def seconds(self) -> float:
        return time.perf_counter() - self.start

    @property
    def is_over(self) -> bool:
        return self.limit is not None and self.seconds > self.limit

    @contextmanager
    def paused(self) -> Iterator[None]:
        """What is done inside, such as compiling, does not count."""
        began = time.perf_counter()
        yield
        self.start += time.perf_counter() - began

    def look(self, states: int, sweeps: int = 0, apart: float = np.inf) -> None:
        if self.report is not None:
            self.report(Progress(states, sweeps, apart, self.seconds))


def stages_from(game: Game, start: Any, most: int, clock: Clock) -> dict[Any, Stage]:
    """All states between choices, most of them after those that they lead to."""
    found: dict[Any, Stage] = {}
    known: dict[tuple[int, Any], Any] = {}
    path: list[tuple[Any, Stage, Iterator[Any]]] = []
    finished: dict[Any, Stage] = {}

    def enter(state: Any) -> None:
        stage = found[state] = _stage(game, state)
        for key in stage.keys:
            if known.setdefault(key, state) != state:
                raise _hides_more(game)
        if len(found) > most:
            raise TooManyStates(f"{game.name} has more than {most} states; search it with cfr")
        if len(found) % EVERY == 0:
            clock.look(len(found))
            if clock.is_over:
                raise NotSolved(
                    f"the time was over when {len(found):,} states of {game.name} were found, "
                    "before any was solved"
                )
        path.append((state, stage, iter(stage.following)))

    enter(start)
    while path:
        state, stage, rest = path[-1]
        unseen = next((one for one in rest if one not in found), None)
        if unseen is not None:
            enter(unseen)
        else:
            path.pop()
            finished[state] = stage
    return finished


def _stage(game: Game, state: Any) -> Stage:
    if game.is_terminal(state):
        return Stage(END)
    mover, actions = game.to_move(state), tuple(game.actions(state))
    after = tuple(game.result(state, action) for action in actions)
    if mover == CHANCE:
        weights = tuple(float(game.probability(state, action)) for action in actions)
        return Stage(DRAWN, actions, (None,), (), after, weights)
    own, other = (mover, game.information(state, mover)), 1 - mover
    waiting = [one for one in after if not game.is_terminal(one) and game.to_move(one) == other]
    seen = {game.information(one, other) for one in waiting}
    if len(seen) == len(waiting) and not (len(after) == len(waiting) == 1):
        rows, columns = (actions, (None,)) if mover == 0 else ((None,), actions)
        return Stage(CHOSEN, rows, columns, (own,), after)
    if len(seen) != 1 or len(waiting) < len(after):
        raise _hides_more(game)
    replies = tuple(game.actions(after[0]))
    table = [[game.result(one, reply) for reply in replies] for one in after]
    keys = (own, (other, seen.pop()))
    if mover == 0:
        return Stage(CHOSEN, actions, replies, keys, tuple(one for row in table for one in row))
    following = tuple(row[place] for place in range(len(replies)) for row in table)
    return Stage(CHOSEN, replies, actions, keys, following)


def _hides_more(game: Game) -> NotThisKindOfGame:
    return NotThisKindOfGame(
        f"{game.name} hides more than what is chosen at the same time, so that its states are no "
        "matrix games; use cfr"
    )


def as_arrays(found: dict[Any, Stage], numbers: dict[Any, int]) -> Stages:
    stages = found.values()
    shapes = np.array([(len(one.rows), len(one.columns)) for one in stages]).reshape(-1, 2)
    counts, choices = shapes.prod(axis=1), shapes.sum(axis=1)
    targets = [numbers[one] for stage in stages for one in stage.following]
    weights = [weight for one in stages for weight in one.weights or (0.0,) * len(one.following)]
    begin = np.cumsum(choices) - choices
    return Stages(
        np.array([one.kind for one in stages]),
        shapes,
        np.cumsum(counts) - counts,
        np.array(targets, np.int64),
        np.array(weights, float),
        np.stack([begin, begin + shapes[:, 0]], axis=1),
    )


def extremes(game: Game, found: dict[Any, Stage], player: int) -> tuple[float, float]:
    """The least and the most that a player can get."""
    ends = [float(game.utility(one, player)) for one, stage in found.items() if stage.kind == END]
    known = [*(game.utility_bounds or ()), *ends] or [0.0]
    return min(known), max(known)

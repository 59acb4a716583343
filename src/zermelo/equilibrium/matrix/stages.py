"""The states of a Markov game, read from its rules.

Rules are recognised: a player moves, others move without knowing how, and then all know all. Moves
that are seen, and chance, may come between.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import numpy as np

from ... import clock
from ...chance import chances
from ...errors import NotThisKindOfGame, TooManyStates
from ...game import CHANCE, Game
from ...settings import POSITIVE, check_within
from ..tree.linear_program import NotSolved

MOST_STATES = 500_000
PROFILES_EACH = 40  # on average over all states that are allowed
EVERY = 256  # states, or
EVERY_PROFILES = 20_000
EPSILON = 2.0**-52  # of rounding

END, DRAWN, CHOSEN = range(3)
"""Kinds of nodes: a final state, chance, and a matrix of actions."""


class Stage(NamedTuple):
    """A state and what leads on from it: chance, the actions of one player, or simultaneous
    actions."""

    kind: int
    choices: tuple[tuple[Any, ...], ...]
    """Each player's actions, None alone for a player without a choice; chance's outcomes come
    first."""
    keys: tuple[tuple[int, Any], ...] = ()
    """The players that choose, and their information."""
    following: tuple[Any, ...] = ()
    """States, one for each profile of choices; the last player's vary fastest."""
    weights: tuple[float, ...] = ()

    @property
    def profiles(self) -> list[tuple[Any, ...]]:
        """The profiles of actions, in the order of the states that follow."""
        return list(itertools.product(*self.choices))


class Stages(NamedTuple):
    """All states as arrays.

    Attributes:
        kinds: (nodes)
        shapes: (nodes, players), how many choices each player has
        firsts: (nodes), where in the arrays below the entries of a node begin
        targets, weights: (profiles of all nodes), the next nodes and chance's probabilities
        begins: (nodes, players), where in an array of all mixtures each player's mixture begins
    """

    kinds: Any
    shapes: Any
    firsts: Any
    targets: Any
    weights: Any
    begins: Any


class SolverProgress(NamedTuple):
    """The progress of a solver."""

    states: int
    sweeps: int
    """Iterations of values so far; 0 while states are collected."""
    apart: float
    """The distance between bounds, or the last change of values."""
    seconds: float


class SolverClock:
    """Reports the progress of a solver, and knows when its time is over."""

    def __init__(
        self, seconds: float | None, report: Callable[[SolverProgress], object] | None = None
    ) -> None:
        check_within(POSITIVE, seconds=seconds)
        self.limit, self.report = seconds, report
        self.start = clock.now()

    @property
    def seconds(self) -> float:
        return clock.now() - self.start

    @property
    def is_over(self) -> bool:
        return self.limit is not None and self.seconds > self.limit

    @contextmanager
    def paused(self) -> Iterator[None]:
        """Inside, such as for compiling, time does not count."""
        began = clock.now()
        yield
        self.start += clock.now() - began

    def look(self, states: int, sweeps: int = 0, apart: float = np.inf) -> None:
        if self.report is not None:
            self.report(SolverProgress(states, sweeps, apart, self.seconds))


def recognised(
    game: Game, start: Any, most: int, clock: SolverClock
) -> tuple[dict[Any, Stage], dict[Any, int], Stages]:
    """All states that follow the initial state or `start`, with their numbers and as arrays."""
    found = _found(game, game.initial_state() if start is None else start, most, clock)
    numbers = {one: number for number, one in enumerate(found)}
    return found, numbers, as_arrays(found, numbers)


def _found(game: Game, start: Any, most: int, clock: SolverClock) -> dict[Any, Stage]:
    """All states in which there are choices or play ends, most of them after those that they lead
    to."""
    found: dict[Any, Stage] = {}
    known: dict[tuple[int, Any], Any] = {}
    same: dict[Any, Any] = {}  # each state is kept once, however many lead to it
    path: list[tuple[Any, Stage, Iterator[Any]]] = []
    finished: dict[Any, Stage] = {}

    profiles = looked = 0

    def enter(state: Any) -> None:
        nonlocal profiles, looked
        stage = _stage(game, state)
        following = tuple(same.setdefault(one, one) for one in stage.following)
        stage = found[state] = stage._replace(following=following)
        profiles += len(following)
        for key in stage.keys:
            if known.setdefault(key, state) != state:
                raise _hides_more(game)
        if len(found) > most:
            raise TooManyStates(f"{game.name} has more than {most} states; search it with cfr")
        if profiles > most * PROFILES_EACH:
            raise TooManyStates(
                f"{len(found):,} states of {game.name} have {profiles:,} profiles of choices, more "
                f"than {PROFILES_EACH} for each of {most:,} states; make it smaller, allow more "
                "states, or search it with cfr"
            )
        if len(found) % EVERY == 0 or profiles > looked + EVERY_PROFILES:
            looked = profiles
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
    none: list[tuple[Any, ...]] = [(None,)] * game.players
    if game.is_terminal(state):
        return Stage(END, ((),) * game.players)
    if game.to_move(state) == CHANCE:
        actions = tuple(game.actions(state))
        weights = tuple(chances(game, state, actions))
        after = tuple(game.result(state, action) for action in actions)
        return Stage(DRAWN, (actions, *none[1:]), (), after, weights)
    choices, keys, waiting = none, [], [state]
    while True:
        mover, actions = game.to_move(waiting[0]), tuple(game.actions(waiting[0]))
        choices[mover] = actions
        keys.append((mover, game.information(waiting[0], mover)))
        waiting = [game.result(one, action) for one in waiting for action in actions]
        if not _is_unseen(game, waiting, [player for player, _ in keys]):
            return Stage(CHOSEN, tuple(choices), tuple(keys), _by_players(waiting, choices, keys))


def _is_unseen(game: Game, after: list[Any], chosen: list[int]) -> bool:
    """Whether the player to move knows none of the actions chosen so far."""
    known = (CHANCE, *chosen)
    waiting = [one for one in after if not game.is_terminal(one) and game.to_move(one) not in known]
    seen = {(mover := game.to_move(one), game.information(one, mover)) for one in waiting}
    if len(seen) == len(waiting) and not (len(after) == len(waiting) == 1):
        return False
    if len(seen) != 1 or len(waiting) < len(after):
        raise _hides_more(game)
    return True


def _by_players(
    states: list[Any], choices: list[tuple[Any, ...]], keys: list[tuple[int, Any]]
) -> tuple[Any, ...]:
    """States in the order of the players' numbers, not of their moves."""
    movers = [player for player, _ in keys]
    places = np.arange(len(states)).reshape([len(choices[player]) for player in movers])
    return tuple(states[place] for place in places.transpose(np.argsort(movers)).ravel())


def _hides_more(game: Game) -> NotThisKindOfGame:
    return NotThisKindOfGame(
        f"{game.name} hides more than one choice of each at the same time, so that its states are "
        "no matrix games; use cfr"
    )


def as_arrays(found: dict[Any, Stage], numbers: dict[Any, int]) -> Stages:
    stages = found.values()
    shapes = np.array([[len(own) for own in one.choices] for one in stages])
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
        begin[:, None] + np.cumsum(shapes, axis=1) - shapes,
    )


def scale_of(game: Game, found: dict[Any, Stage]) -> float:
    """The largest utility of final states, to which precision is relative; if all are 0, the
    largest that the game declares."""
    ends = [state for state, stage in found.items() if stage.kind == END]
    sizes = (abs(float(game.utility(one, p))) for one in ends for p in range(game.players))
    return max(sizes, default=0.0) or max(map(abs, game.utility_bounds or ()), default=0.0) or 1.0


def extremes(game: Game, found: dict[Any, Stage], player: int) -> tuple[float, float]:
    """The least and the largest utility of a player."""
    ends = [float(game.utility(one, player)) for one, stage in found.items() if stage.kind == END]
    known = [*(game.utility_bounds or ()), *ends] or [0.0]
    return min(known), max(known)

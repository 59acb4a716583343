"""Uniformly random playouts: the quickest look at any game, and the leaves of Monte Carlo."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Any

import numpy as np

from . import clock
from .arguments import checked
from .chance import NEAR_ONE, bad_chances, chances_fit
from .clock import check_clock
from .display import Shown
from .errors import BadParameter, ZermeloError
from .game import CHANCE, LONGEST_GAME, Game, check_positive
from .kernel import (
    Runnable,
    kernel,
    new_record,
    random_below,
    random_bits,
    random_unit,
    runnable,
    seeded,
)

__all__ = [
    "PlayoutStats", "chance_fields", "check_chances", "check_playouts", "playout",
    "playout_fields", "playouts",
]  # fmt: skip

LOOKED_AT = 1 / 64  # of the draws of chance: there all its probabilities are looked at
SAMPLED = 1000  # playouts whose actions are counted for the branching factor
CALL_SECONDS = 0.1  # compiled code does not hear Ctrl-C: it runs in calls of about this long


@dataclass(frozen=True)
class PlayoutStats(Shown):
    """Statistics of random games from a state."""

    count: int
    """The number of games: fewer than requested after Ctrl-C."""
    utility: tuple[float, ...]
    """The mean utility to each player."""
    wins: tuple[int, ...]
    """Playouts in which the player got more than every other; if alone, more than nothing."""
    draws: int
    """Playouts in which the best result was shared."""
    plies: float
    """The mean length; chance outcomes count as plies."""
    branching: float
    """The mean number of actions where a player moves; of a game that offers `random_action`, in
    the first playouts only."""
    seconds: float


def chance_fields() -> list[tuple[str, Any]]:
    """The fields that `chance_action` needs in the record of a kernel that calls it.

    >>> int(new_record(np.dtype(chance_fields()), random=1).random)
    1
    """
    return [
        ("random", np.uint64),
        ("improbable", np.int64),  # whether chance's probabilities were none
    ]


def playout_fields(max_actions: int) -> list[tuple[Any, ...]]:
    """The fields that `playout` needs in the record of a kernel that calls it.

    >>> record = new_record(np.dtype(playout_fields(max_actions=4), align=True), random=1)
    >>> record.choices.shape
    (4,)
    """
    return [
        *chance_fields(),
        ("plies", np.int64),  # of the last playout
        ("choices", np.int64, (max_actions,)),
        ("crowded", np.int64),  # whether a state had more actions than that
        ("endless", np.int64),  # whether a playout did not end
    ]


def check_chances(game: Game, record: Any) -> None:
    """Raise an error if the record says that chance's probabilities were no distribution.

    >>> from zermelo.games import load
    >>> check_chances(load("pig"), new_record(np.dtype(chance_fields())))  # all is well
    """
    if record.improbable:
        raise bad_chances(game)


def check_playouts(game: Game, record: Any, advice: str = "") -> None:
    """Raise an error where the record says that something went wrong.

    >>> from zermelo.games import load
    >>> record = new_record(np.dtype(playout_fields(max_actions=4), align=True))
    >>> check_playouts(load("nim"), record)  # all is well
    """
    if record.crowded:
        raise BadParameter(
            f"a state of {game.name} has more than max_actions = {game.max_actions} actions; "
            "set max_actions to the most that any state has"
        )
    check_chances(game, record)
    if record.endless:
        advice = advice or "add a rule that ends every game, such as a limit on moves"
        raise ZermeloError(
            f"a random game of {game.name} did not end within {LONGEST_GAME:,} plies; {advice}"
        )


@kernel
def playout(game: Any, state: Any, record: Any, counts: Any = None) -> Any:
    """Play random actions to the end of the game and return the terminal state.

    A game of LONGEST_GAME plies counts as endless and is broken off. `counts` is a record that
    counts the actions there were; if it is None, as in a search, the compiler leaves that out of
    the loop.
    """
    plies = 0
    while not game.is_terminal(state):
        if plies == LONGEST_GAME:
            record.endless = 1
            break
        if game.chance and game.to_move(state) == CHANCE:
            action = chance_action(game, state, record)
        else:
            action = random_choice(game, state, record, counts)
        state = game.result(state, action)
        plies += 1
        check_clock()
    record.plies = plies
    return state


@kernel
def random_choice(game: Any, state: Any, record: Any, counts: Any = None) -> Any:
    """One of the actions, each as likely as any other."""
    if game.offers_random_action:
        if counts is not None:
            counts.decisions += 1
            counts.branches += number_of_actions(game, state)
        return game.random_action(state, random_bits(record))
    number = list_actions(game, state, record)
    if counts is not None:
        counts.decisions += 1
        counts.branches += number
    return record.choices[random_below(record, number)]


@kernel
def list_actions(game: Any, state: Any, record: Any) -> Any:
    """Write the legal actions to `record.choices`; returns their number."""
    number = 0
    for action in game.actions(state):
        if number == game.max_actions:
            record.crowded = 1
            break
        record.choices[number] = action
        number += 1
    return number


@kernel
def reservoir_action(game: Any, state: Any, record: Any) -> Any:
    """Any action, without a list of them: the n-th replaces those before it once in n times."""
    drawn, count = 0, 0
    for action in game.actions(state):
        count += 1  # noqa: SIM113
        if random_below(record, count) == 0:
            drawn = action
    return drawn


@kernel
def number_of_actions(game: Any, state: Any) -> int:
    number = 0
    for _ in game.actions(state):
        number += 1
    return number


@kernel
def chance_action(game: Any, state: Any, record: Any) -> Any:
    """One of chance's actions, as likely as the game says; one draw in 64 looks at all of them."""
    left = random_unit(record)
    if left < LOOKED_AT and not chances_fit(game, state):
        record.improbable = 1
    chosen = 0
    for action in game.actions(state):
        chosen = action
        left -= game.probability(state, action)
        if left < 0.0:
            break
    if left > NEAR_ONE:
        record.improbable = 1
    return chosen


@kernel
def after_chance(game: Any, state: Any, record: Any) -> Any:
    """The state once chance has moved, if it is to move."""
    while not game.is_terminal(state) and game.to_move(state) == CHANCE:
        state = game.result(state, chance_action(game, state, record))
    return state


@checked
def playouts(game: Game, count: int, state: Any = None, seed: int = 0) -> PlayoutStats:
    """Play `count` uniformly random games from a state; chance draws as the game says.

    Ctrl-C returns what has been played so far.

    >>> from zermelo.games import load
    >>> stats = playouts(load("tic_tac_toe"), 100, seed=1)
    >>> stats.count, sum(stats.wins) + stats.draws
    (100, 100)
    """
    check_positive(count=count)
    run = runnable(game)
    record = new_record(_record_type(game.players, game.max_actions), random=int(seeded(seed)))
    start = clock.now()
    record = _in_calls(run, run.state(state), count, record)
    check_playouts(game, record)
    return _stats(record, clock.now() - start)


@functools.cache
def _record_type(players: int, max_actions: int) -> np.dtype[Any]:
    return np.dtype(
        [
            *playout_fields(max_actions),
            ("count", np.int64),
            ("decisions", np.int64),
            ("branches", np.int64),
            ("draws", np.int64),
            ("total_plies", np.int64),
            ("totals", np.float64, (players,)),
            ("wins", np.int64, (players,)),
        ],
        align=True,
    )


def _in_calls(run: Runnable, state: Any, count: int, record: Any) -> Any:
    """The record after all playouts, or after the last whole call before Ctrl-C."""
    whole, size = record.copy(), SAMPLED
    try:
        while record.count < count and not record.endless:
            start = clock.now()
            many(run.game, state, min(size, count - int(record.count)), record)
            whole = record.copy()
            if clock.now() - start < CALL_SECONDS / 2:
                size *= 2
    except KeyboardInterrupt:
        if not whole.count:
            raise
    return whole


@kernel
def many(game: Any, state: Any, count: int, record: Any) -> None:
    """Play `count` games and add up their statistics."""
    for _ in range(count):
        if game.offers_random_action and record.count >= SAMPLED:
            end = playout(game, state, record)
        else:
            end = playout(game, state, record, record)
        if record.endless:
            return
        record.count += 1
        record.total_plies += record.plies
        tally(game, end, record)


@kernel
def tally(game: Any, end: Any, record: Any) -> None:
    """Add one game's utilities, and find who got the most."""
    best = 0.0 if game.players == 1 else -np.inf
    winner = -1
    for player in range(game.players):
        utility = game.utility(end, player)
        record.totals[player] += utility
        if utility > best:
            best = utility
            winner = player
        elif utility == best:
            winner = -1
    if winner >= 0:
        record.wins[winner] += 1
    elif game.players > 1:
        record.draws += 1


def _stats(record: Any, seconds: float) -> PlayoutStats:
    count = int(record.count)
    return PlayoutStats(
        count=count,
        utility=tuple(float(total) / count for total in record.totals),
        wins=tuple(map(int, record.wins)),
        draws=int(record.draws),
        plies=int(record.total_plies) / count,
        branching=int(record.branches) / max(int(record.decisions), 1),
        seconds=seconds,
    )

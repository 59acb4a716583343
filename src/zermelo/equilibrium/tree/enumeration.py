"""Walk a game's tree once and write down what solvers need of it.

Three kernels: `count` measures the tree and stops at a limit, `probe` estimates the size of a tree
too large to count (D. Knuth, "Estimating the efficiency of backtrack programs", 1975),
and `walk` numbers information sets and sequences and lists the ends of the game.

Information sets are found again by what the player knows there, in an index; where nothing is
hidden each history is one of its own.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...bits import Bits
from ...chance import is_distribution
from ...game import CHANCE
from ...kernel import (
    INDEX_FIELDS,
    kernel,
    keyed_hash,
    load_state,
    number_of,
    random_below,
    save_state,
    state_hash,
    view,
)
from ...tuples import replaced

DEEPEST, DEEPEST_PLAIN = 500, 250
"""The longest game that is enumerated, in plies, compiled and plain; the stack would not hold more.
"""

(
    FINE,
    TOO_LARGE,
    TOO_DEEP,
    BAD_CHANCE,
    BAD_UTILITY,
    NO_ACTIONS,
    OTHER_ACTIONS,
    FORGETFUL,
    OUTSIDER,
) = range(9)

NUMBER = np.dtype(np.int64)
SMALL = np.dtype(np.int32)
FLOAT = np.dtype(np.float64)

COUNTS = np.dtype(
    [
        ("histories", np.int64),
        ("terminals", np.int64),
        ("decisions", np.int64),
        ("limit", np.int64),  # of histories
        ("deepest", np.int64),
        ("flaw", np.int64),
        ("random", np.uint64),
    ],
    align=True,
)

SETS = np.dtype(
    [
        ("player", np.int32),
        ("parent", np.int32),  # the player's sequence before it
        ("first", np.int32),  # the sequence of its first action; the others follow
        ("actions", np.int32),
        ("offered", np.uint64),  # a hash of its actions
    ],
    align=True,
)

_WALK = (
    "histories",
    "terminals",
    "flaw",
    "set_table",  # address of SETS
    "sequences",  # address: how many each player has so far
    "ends",  # address: a sequence of each player for each terminal
    "utilities",  # address: one of each player for each terminal
    "chances",  # address: how likely chance makes each terminal
    "room_terminals",
)
# The index is that of the sets, with room for as many as there are decisions.
WALK = np.dtype([*INDEX_FIELDS, *((name, np.int64) for name in _WALK)], align=True)


@kernel
def count(game: Any, state: Any, ply: int, record: Any) -> None:
    """Add the tree below a state to the counts; stops at the first flaw."""
    record.histories += 1
    if record.histories > record.limit:
        record.flaw = TOO_LARGE
    elif ply > record.deepest:
        record.flaw = TOO_DEEP
    if record.flaw != FINE:
        return
    if game.is_terminal(state):
        record.terminals += 1
        return
    if game.to_move(state) != CHANCE:
        record.decisions += 1
    for action in game.actions(state):
        count(game, game.result(state, action), ply + 1, record)
        if record.flaw != FINE:
            return


@kernel
def probe(game: Any, state: Any, record: Any) -> float:
    """Follow one random path; returns the size of a tree that branches everywhere as it does along
    the path."""
    size, width = 1.0, 1.0
    plies = 0
    while not game.is_terminal(state) and plies < DEEPEST:
        actions = 0
        for _ in game.actions(state):
            actions += 1
        if actions == 0:
            break
        chosen = random_below(record, actions)
        width *= actions
        size += width
        state = game.result(state, nth_action(game, state, chosen))
        plies += 1
    return size


@kernel
def nth_action(game: Any, state: Any, number: int) -> int:
    chosen = 0
    for i, action in enumerate(game.actions(state)):
        if i == number:
            chosen = action
            break
    return chosen


@kernel
def walk(game: Any, state: Any, sequences: Any, reach: float, states: Any, record: Any) -> None:
    """Enumerate the tree below a state.

    `sequences` has the last sequence of each player, `reach` is the probability of chance on the
    way. An example of each information set goes to `states`, and the state of a flaw to the place
    behind them.
    """
    record.histories += 1
    if game.is_terminal(state):
        note_terminal(game, state, sequences, reach, states, record)
        return
    player = game.to_move(state)
    if player == CHANCE:
        total = 0.0
        least = 1.0
        for action in game.actions(state):
            probability = game.probability(state, action)
            total += probability
            least = min(least, probability)
            if probability > 0.0:
                following = game.result(state, action)
                walk(game, following, sequences, reach * probability, states, record)
                if record.flaw != FINE:
                    return
        if not is_distribution(total, least):
            fail(game, BAD_CHANCE, state, states, record)
        return
    if player < 0 or player >= game.players:
        fail(game, OUTSIDER, state, states, record)
        return
    number = information_set(game, state, player, sequences, states, record)
    if record.flaw != FINE:
        return
    sequence = view(record.set_table, record.room, SETS)[number].first
    for action in game.actions(state):
        after = replaced(sequences, player, int(sequence))
        following = game.result(state, action)
        walk(game, following, after, reach, states, record)
        if record.flaw != FINE:
            return
        sequence += 1


@kernel
def fail(game: Any, flaw: int, state: Any, states: Any, record: Any) -> None:
    record.flaw = flaw
    save_state(game, states, record.room, state)


@kernel
def note_terminal(
    game: Any, state: Any, sequences: Any, reach: float, states: Any, record: Any
) -> None:
    number = record.terminals
    room = record.room_terminals
    ends = view(record.ends, room * game.players, SMALL)
    utilities = view(record.utilities, room * game.players, FLOAT)
    for player in range(game.players):
        utility = game.utility(state, player)
        if not abs(utility) < 1e300:
            fail(game, BAD_UTILITY, state, states, record)
            return
        ends[number * game.players + player] = sequences[player]
        utilities[number * game.players + player] = utility
    view(record.chances, room, FLOAT)[number] = reach
    record.terminals = number + 1


@kernel
def information_set(
    game: Any, state: Any, player: int, sequences: Any, states: Any, record: Any
) -> int:
    """The number of the player's information set; checked against earlier visits."""
    offered = Bits(0)
    actions = 0
    for action in game.actions(state):
        offered = state_hash((offered, action))
        actions += 1
    if actions == 0:
        fail(game, NO_ACTIONS, state, states, record)
        return 0
    new = int(record.count)
    if game.hidden_information:
        seen = game.information(state, player)
        number = number_of(record, state_hash((player, seen)), keyed_hash((player, seen)))
    else:  # each history is a set of its own, and comes once
        number = new
        record.count += 1
    entry = view(record.set_table, record.room, SETS)[number]
    if number == new:
        following = view(record.sequences, game.players, NUMBER)
        entry.player, entry.parent = player, sequences[player]
        entry.first, entry.actions = following[player], actions
        entry.offered = int(offered)
        following[player] += actions
        save_state(game, states, number, state)
    elif Bits(entry.offered) != offered:
        fail(game, OTHER_ACTIONS, state, states, record)
    elif entry.parent != sequences[player]:
        fail(game, FORGETFUL, state, states, record)
    return number


@kernel
def example(game: Any, states: Any, number: int) -> Any:
    """The example stored under a number."""
    return load_state(game, states, number)

"""Max^n: every player maximises his own utility.

C. Luckhardt, K. Irani, "An algorithmic solution of n-person games", AAAI
1986. It fits any number of players, general-sum games and chance. Shallow and
immediate pruning: R. E. Korf, "Multi-player alpha-beta pruning", Artificial
Intelligence 48, 1991; deep pruning is not sound here.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...errors import BadParameter
from ...game import CHANCE, Game
from ...kernel import kernel, new_record, runnable, view
from ...result import Result
from ...trace import (
    EVALUATED,
    MOST_PLAYERS,
    NO_NODE,
    NOBODY_MOVES,
    NODE,
    OPEN_WINDOW,
    TERMINAL,
    trace_best,
    trace_cut_by,
    trace_enter,
    trace_exit,
    trace_mark,
    trace_pruned,
    trace_weight,
)
from ..limits import (
    NOT_A_NUMBER,
    OUT_OF_BOUNDS,
    RUNNING,
    Limits,
    check_can_search,
)
from .iterative_deepening import (
    RECORD,
    Looked,
    Report,
    Step,
    Task,
    answer,
    count_node,
    new_recorder,
    prepare,
    set_line,
    within_bounds,
)

__all__ = ["PRUNING", "maxn"]

PRUNING = ("none", "shallow")
NONE, SHALLOW = range(2)
TOLERANCE = 1e-9
NUMBER = np.dtype(np.float64)


@kernel
def fill_vector(game, state, depth, ply, rival, rivals_best, record, trace, node):
    """Fill the ply's vector with the state's worth to each player.

    The rival moved before and already has `rivals_best`. Says whether it got to the end.
    """
    if not count_node(record, ply):
        return False
    if depth == 0 or game.is_terminal(state):
        return leaf_vector(game, state, ply, record, trace, node)
    mover = game.to_move(state)
    best = -np.inf
    enough = enough_for(game, mover, rival, rivals_best, record)
    clear_vector(game, record, ply)
    for action in game.actions(state):
        if best >= enough:
            if trace is None:
                break
            trace_pruned(trace, node, action)
            continue
        child = game.result(state, action)
        below = enter(game, child, trace, node, action)
        if not fill_vector(game, child, depth - 1, ply + 1, mover, best, record, trace, below):
            return False
        if mover == CHANCE:
            weight = game.probability(state, action)
            add_vector(game, record, ply, weight)
            if trace is not None:
                trace_weight(trace, below, weight)
        elif utility_of(game, record, ply + 1, mover) > best:
            best = utility_of(game, record, ply + 1, mover)
            take_vector(game, record, ply)
            set_line(record, ply, action)
            if best >= enough:
                record.cutoffs += 1
            if trace is not None:
                trace_best(trace, node, utility_of(game, record, ply, trace.perspective))
                if best >= enough:
                    note_cut(record, trace, node, enough)
    if trace is not None:
        note_vector(game, record, ply, trace, node)
    return True


def vectors(game, record):
    return view(record.vectors, record.plies * game.players, NUMBER)


def utility_of(game, record, ply, player):
    return vectors(game, record)[ply * game.players + player]


def enough_for(game, mover, rival, rivals_best, record):
    """With so much the mover can stop: he gets no more, or his rival keeps what he has.

    In a zero-sum game what the mover gets is missing elsewhere. Once the
    rival can only do worse here than where he has been, he won't come here.
    """
    if record.pruning == NONE or mover == CHANCE:
        return np.inf
    if not game.zero_sum or rival < 0 or rival == mover:
        return record.high
    return min(record.high, -rivals_best - (game.players - 2) * record.low)


def clear_vector(game, record, ply):
    for player in range(game.players):
        vectors(game, record)[ply * game.players + player] = 0.0


def add_vector(game, record, ply, weight):
    table, here = vectors(game, record), ply * game.players
    for player in range(game.players):
        table[here + player] += weight * table[here + game.players + player]


def take_vector(game, record, ply):
    table, here = vectors(game, record), ply * game.players
    for player in range(game.players):
        table[here + player] = table[here + game.players + player]


def leaf_vector(game, state, ply, record, trace, node):
    over = game.is_terminal(state)
    table, here = vectors(game, record), ply * game.players
    total, fits = 0.0, True
    for player in range(game.players):
        value = float(game.utility(state, player) if over else game.evaluate(state, player))
        table[here + player] = value
        total += value
        fits = fits and record.low - TOLERANCE <= value <= record.high + TOLERANCE
    record.leaves += 1
    if not over:
        record.cut_off = 1
    if total != total:
        record.stop = NOT_A_NUMBER
    elif record.pruning != NONE and not (fits and (total <= TOLERANCE or not game.zero_sum)):
        record.stop = OUT_OF_BOUNDS
    if trace is not None:
        trace_mark(trace, node, TERMINAL if over else EVALUATED)
        note_vector(game, record, ply, trace, node)
    return record.stop == RUNNING


# The trace.


def enter(game, child, trace, parent, action):
    if trace is None:
        return NO_NODE
    mover = NOBODY_MOVES if game.is_terminal(child) else game.to_move(child)
    return trace_enter(trace, parent, action, mover, -np.inf, np.inf)


def note_vector(game, record, ply, trace, node):
    if node != NO_NODE:
        values = view(trace.nodes, trace.capacity, NODE)[node].values
        for player in range(game.players):
            values[player] = utility_of(game, record, ply, player)
        trace_exit(trace, node, utility_of(game, record, ply, trace.perspective))


def note_cut(record, trace, node, enough):
    """The bound is worth to who moves here; it is the rival above who set it, or the rules."""
    if node != NO_NODE:
        above = view(trace.nodes, trace.capacity, NODE)[node].parent
        trace_cut_by(trace, node, enough, above if enough < record.high else OPEN_WINDOW)


# The public side.


def maxn(
    game: Game,
    state: Any = None,
    *,
    depth: int | None = None,
    nodes: int | None = None,
    seconds: float | None = None,
    pruning: str | None = None,
    trace: int = 0,
    report: Report | None = None,
) -> Result:
    """Search a game of any number of players, zero-sum or not, with or without chance.

    Of actions that are worth the same to a player he is taken to choose the
    first. `pruning` is "none" or "shallow", which needs utility bounds; left
    out, it is "shallow" where the game has bounds and keeps to them.
    """
    run = runnable(game)
    state = run.state(state)
    check_can_search(game, state, "max^n", chance=True, several=True)
    limits = Limits(depth, nodes, seconds)
    fitting = "shallow" if game.utility_bounds is not None else "none"

    def search(limits: Limits, pruning: str) -> Result:
        return _search(game, state, limits, pruning, trace, report)

    return within_bounds(search, limits, pruning, fitting)


def _search(
    game: Game, state: Any, limits: Limits, pruning: str, trace: int, report: Report | None
) -> Result:
    if trace and game.players > MOST_PLAYERS:
        raise BadParameter(f"a trace holds at most {MOST_PLAYERS} players")
    run = runnable(game)
    record, keep = _new_record(game, limits, pruning)
    recorded = new_recorder(trace, run, state)
    recording = recorded.record if recorded else None

    def look(step: Step) -> Looked:
        node = enter(run.game, step.child, recording, step.root, step.action)
        if recording is not None:
            trace_weight(recording, node, step.weight)
        arguments = (step.depth, 1, CHANCE, -np.inf, record, recording, node)
        fill_vector(run.game, step.child, *arguments)
        table = vectors(run.game, record)
        return Looked(tuple(map(float, table[game.players : 2 * game.players])))

    return answer(Task("maxn", run, state, limits, record, look, keep, recorded, report, True))


def _new_record(game: Game, limits: Limits, pruning: str) -> tuple[Any, Any]:
    if pruning not in PRUNING:
        raise BadParameter(f"pruning is one of {', '.join(PRUNING)}, not {pruning!r}")
    record = new_record(RECORD)
    keep = prepare(record, limits)
    table = np.zeros(int(record.plies) * game.players)
    record.vectors = table.ctypes.data
    record.pruning = PRUNING.index(pruning)
    if pruning == "shallow":
        if game.utility_bounds is None:
            raise BadParameter(
                f"shallow pruning needs bounds on the utility; give {game.name} "
                "utility_bounds, or search with pruning='none'"
            )
        record.low, record.high = game.utility_bounds
    return record, (*keep, table)

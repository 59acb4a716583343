"""Making the sequence form: count the game's tree, walk it if it fits, number what was found."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from ...arguments import checked
from ...chance import bad_chances
from ...errors import BadRules, GameIsOver, NotThisKindOfGame, ZermeloError
from ...game import Game
from ...kernel import (
    Runnable,
    StateIndex,
    new_record,
    new_states,
    runnable,
    runs_compiled,
    seeded,
)
from ...settings import POSITIVE, check_within
from . import enumeration as tree
from .form import INDEX, NUMBER, Layout, SequenceForm

PROBES = 2000
QUICKLY = 2_000_000
"""The number of histories that are counted before the size is estimated."""
FAR = 1000
"""The factor by which an estimated size must exceed the limit to be refused without counting."""
LEAST_BYTES, LEAST_BYTES_PLAIN = 40, 1000  # of memory for each history
TERMINAL_BYTES = 150  # for each, while the matrix is made
DECISION_BYTES = 100


class TreeTooLarge(ZermeloError):
    """A game with more histories than fit into memory."""


class WalkRoot(NamedTuple):
    """Where a walk begins: the state, its weight, and the sequence of each player before."""

    state: Any
    weight: float
    sequences: tuple[int, ...]


class Walked(NamedTuple):
    """The result of a walk. Each player's sequences are numbered from 0, the empty one.

    Attributes:
        sets: [sets] as enumeration.SETS, in the order in which they were visited
        sequences: [players] the number of each player's sequences
        ends: [terminals, players] the sequences that lead to each terminal
        utilities: [terminals, players]
        chances: [terminals]
        examples: a state of each set, as kernels store them
        histories: how many there are
        bounds: [roots + 1] the terminals below root r are bounds[r] up to bounds[r + 1]
    """

    sets: Any
    sequences: Any
    ends: Any
    utilities: Any
    chances: Any
    examples: Any
    histories: int
    bounds: Any


@checked
def sequence_form(game: Game, state: Any = None, memory: float | None = None) -> SequenceForm:
    """Enumerate a game from a state, by default its initial state.

    A game that needs more than `memory` megabytes, by default half of the free memory, is refused
    before it is enumerated. Perfect recall is checked.

    >>> from zermelo.games import load
    >>> sequence_form(load("kuhn_poker"))
    <SequenceForm of kuhn_poker: 6 + 6 information sets>
    """
    run = runnable(game)
    root = run.state(state)
    if game.is_terminal(root):
        raise GameIsOver(f"this game of {game.name} is over: there is no decision left")
    return assemble(run, walk(run, [WalkRoot(root, 1.0, (0,) * game.players)], memory), root)


def enumerated(game: Game | SequenceForm) -> SequenceForm:
    """The game's sequence form, made if need be."""
    return game if isinstance(game, SequenceForm) else sequence_form(game)


def walk(
    run: Runnable,
    roots: Sequence[WalkRoot],
    memory: float | None = None,
    choice: tuple[int, int] | None = None,
) -> Walked:
    """Enumerate the trees below these roots as one.

    `choice` is a player and a number of actions: that player first chooses among these, in an
    information set of its own, and roots may begin with its sequences 1, 2, ...
    """
    check_within(POSITIVE, memory=memory)
    room = free_memory() / 2 if memory is None else memory * 1e6
    return _walked(run, roots, _counted(run, roots, room), choice)


def free_memory() -> float:
    """The free memory in bytes."""
    try:
        return float(os.sysconf("SC_AVPHYS_PAGES") * os.sysconf("SC_PAGE_SIZE"))
    except (AttributeError, OSError, ValueError):
        return 4e9


def _counted(run: Runnable, roots: Sequence[WalkRoot], room: float) -> Any:
    """The size of the tree, if it fits; trees far beyond the limit are only estimated."""
    limit = int(room / (LEAST_BYTES if runs_compiled(run.game) else LEAST_BYTES_PLAIN)) + 1
    counts = _count(run, roots, min(limit, QUICKLY))
    histories = float(counts.histories)
    if counts.flaw == tree.TOO_LARGE:
        histories = sum(_estimate(run, root.state) for root in roots)
        if histories < FAR * limit:
            counts = _count(run, roots, limit)
    needed = counts.terminals * TERMINAL_BYTES + counts.decisions * DECISION_BYTES
    if counts.flaw == tree.TOO_LARGE:
        needed = histories * (TERMINAL_BYTES + DECISION_BYTES) / 2
    if counts.flaw == tree.TOO_LARGE or needed > room:
        raise TreeTooLarge(
            f"{run.original.name} has about {histories:.2g} histories, which take "
            f"{needed / 1e9:,.1f} GB where {room / 1e9:,.1f} GB are allowed; {_INSTEAD}"
        )
    return counts


_INSTEAD = "sample it with mccfr, make it smaller, or solve an abstraction"


def _count(run: Runnable, roots: Sequence[WalkRoot], limit: int) -> Any:
    record = new_record(tree.COUNTS)
    record.limit = limit
    record.deepest = tree.DEEPEST if runs_compiled(run.game) else tree.DEEPEST_PLAIN
    for root in roots:
        tree.count(run.game, root.state, 0, record)
    if record.flaw == tree.TOO_DEEP:
        raise TreeTooLarge(
            f"{run.original.name} may go on for more than {record.deepest} plies; {_INSTEAD}; or, "
            "if nothing stays hidden once both have chosen, use solve_markov"
        )
    return record


def _estimate(run: Runnable, root: Any) -> float:
    record = new_record(tree.COUNTS)
    record.random = int(seeded(1913))
    sizes = [tree.probe(run.game, root, record) for _ in range(PROBES)]
    return float(np.mean(sizes))


def _walked(
    run: Runnable, roots: Sequence[WalkRoot], counts: Any, choice: tuple[int, int] | None
) -> Walked:
    game, players = run.game, run.original.players
    room, terminals = int(counts.decisions) + 1, int(counts.terminals)
    sets = np.zeros(room, tree.SETS)
    sequences = np.ones(players, np.int64)
    ends = np.zeros((terminals, players), np.int32)
    utilities, chances = np.zeros((terminals, players)), np.zeros(terminals)
    states = new_states(game, room + 1)

    record = new_record(tree.WALK)
    index = StateIndex(record)
    index.grow(room)
    record.room_terminals = terminals
    record.set_table, record.sequences = sets.ctypes.data, sequences.ctypes.data
    record.ends, record.utilities = ends.ctypes.data, utilities.ctypes.data
    record.chances = chances.ctypes.data
    if choice is not None:
        player, actions = choice
        sets[0] = (player, 0, 1, actions, 0)
        record.count = record.filled = 1
        sequences[player] = 1 + actions
    bounds = [0]
    for root in roots:
        state = run.state(root.state)
        tree.walk(game, state, root.sequences, root.weight, states, record)
        if record.flaw:
            _complain(run, int(record.flaw), tree.example(game, states, room))
        bounds.append(int(record.terminals))
    found, reached = int(record.count), int(record.terminals)
    return Walked(
        sets[:found],
        sequences,
        ends[:reached],
        utilities[:reached],
        chances[:reached],
        states[:found],
        int(record.histories),
        np.array(bounds),
    )


def assemble(run: Runnable, walked: Walked, state: Any = None) -> SequenceForm:
    """Number the sequences of all players together, and make the arrays that kernels read."""
    order = np.argsort(walked.sets["player"], kind="stable")
    sets, examples = walked.sets[order], walked.examples
    players = len(walked.sequences)
    # A player's own numbers begin with 0, the empty sequence; from 1 on they are shifted.
    shift = players - 1 + np.concatenate([[0], np.cumsum(walked.sequences - 1)])
    own = np.arange(players)
    ends = _shifted(walked.ends, own, shift[:-1])
    layout = _layout(sets, shift, ends, walked.utilities * walked.chances[:, None])
    return SequenceForm(
        run.original,
        state,
        walked.histories,
        layout,
        ends,
        walked.utilities,
        walked.chances,
        run,
        [examples[i] for i in order] if isinstance(examples, list) else examples[order],
    )


def _layout(sets: Any, shift: Any, ends: Any, payoffs: Any) -> Layout:
    players, total = len(shift) - 1, int(shift[-1]) + 1
    moved = shift[sets["player"]]
    parent = _shifted(sets["parent"], sets["player"], moved)
    first = np.concatenate([sets["first"] + moved, [total]])
    start, column, value = _matrix(ends, payoffs, total)
    several = players != 2
    return Layout(
        np.searchsorted(sets["player"], np.arange(players + 1)).astype(NUMBER),
        first.astype(INDEX),
        parent.astype(INDEX),
        start.astype(INDEX),
        column.astype(INDEX),
        value,
        (ends if several else ends[:0]).astype(INDEX),
        payoffs if several else payoffs[:0],
    )


def _shifted(sequences: Any, player: Any, shift: Any) -> Any:
    return np.where(sequences == 0, player, sequences + shift)


def _matrix(ends: Any, payoffs: Any, total: int) -> tuple[Any, Any, Any]:
    """Two players' payoffs in one square matrix: rows of one, columns of the other."""
    if ends.shape[1] != 2:
        return np.zeros(0), np.zeros(0), np.zeros(0)
    from scipy.sparse import coo_array

    rows = np.concatenate([ends[:, 0], ends[:, 1]])
    columns = np.concatenate([ends[:, 1], ends[:, 0]])
    worth = np.concatenate([payoffs[:, 0], payoffs[:, 1]])
    matrix = coo_array((worth, (rows, columns)), shape=(total, total)).tocsr()
    matrix.eliminate_zeros()
    return matrix.indptr, matrix.indices, matrix.data


def _complain(run: Runnable, flaw: int, state: Any) -> None:
    game = run.original
    if flaw == tree.FORGETFUL:
        player = int(game.to_move(state))
        raise NotThisKindOfGame(
            f"{game.name} lacks perfect recall: {game.player_name(player)} has the information "
            f"{game.information(state, player)!r} after different histories of its own; put what "
            "a player has known and done into its information, or, if nothing stays hidden once "
            "both have chosen, use solve_markov"
        )
    if flaw == tree.BAD_CHANCE:
        raise bad_chances(game, state)
    reasons = {
        tree.BAD_UTILITY: "a utility is not a finite number",
        tree.NO_ACTIONS: "there are no actions although the game is not over",
        tree.OUTSIDER: "to_move names a player that does not exist",
        tree.OTHER_ACTIONS: "the legal actions differ from another state with the same information",
    }
    where = f"in the state {state!r} of {game.name}"
    raise BadRules(f"{reasons[flaw]} {where}; fix the rules, `zermelo check` helps")

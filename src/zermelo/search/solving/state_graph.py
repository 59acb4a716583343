"""The states that can be reached as a graph: states are numbered nodes, moves are edges.

Each state is expanded once and found again in an index. Unlike backward induction this does not
follow lines to their ends, so states may repeat and lines may be of any length.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from ...chance import is_distribution
from ...errors import BadParameter, TooManyStates
from ...game import CHANCE, Game
from ...kernel import (
    INDEX_FIELDS,
    Runnable,
    StateIndex,
    fill_slots,
    has_room,
    kernel,
    keyed_hash,
    load_state,
    new_record,
    new_states,
    number_of,
    save_state,
    state_hash,
    view,
)
from ..alphabeta.transposition import available_megabytes
from ..limits import (
    BAD_CHANCES,
    INTERRUPTED,
    NOT_A_NUMBER,
    OUT_OF_TIME,
    RUNNING,
    Stopwatch,
    check_numbers,
    compile_first,
    stopwatch,
)
from .backward_induction import Interrupted

END = -2
"""The mover at the end of a game: no player."""
NO_ROOM = 100
MOVER, OFFSET, REAL = np.dtype(np.int8), np.dtype(np.int64), np.dtype(np.float64)
TARGET = np.dtype(np.uint32)  # unsigned: compiled code need not handle negative indices
KINDS = (MOVER, OFFSET, TARGET, REAL)
"""Of the arrays of `Edges`."""
FIRST_ROOM = 1 << 10
MOST_MEMORY = 0.8  # of what is available
_NUMBERS = ("stop", "next", "used", "edge_room", "interests")
_ADDRESSES = ("movers", "firsts", "utilities", "targets", "weights")
RECORD = np.dtype(
    [*((name, np.int64) for name in (*_NUMBERS, *_ADDRESSES)), *INDEX_FIELDS], align=True
)


class Edges(NamedTuple):
    """The mover of each node, and its moves.

    Attributes:
        movers: (nodes), a player, CHANCE or END
        firsts: (nodes + 1), the edges of node n are firsts[n], ..., firsts[n + 1] - 1, in the order
            of its actions
        targets: (edges), nodes
        weights: (edges), probabilities of chance's outcomes
    """

    movers: Any
    firsts: Any
    targets: Any
    weights: Any

    def reordered(self, order: Any) -> Edges:
        """The same graph, whose node n is node order[n] of this one."""
        places = np.empty(len(order), TARGET)
        places[order] = np.arange(len(order), dtype=TARGET)
        counts = np.diff(self.firsts)[order]
        firsts = np.concatenate([[0], np.cumsum(counts)])
        # Edge e of the new graph is edge e + shift of the old one, alike for all of a node.
        moved = np.arange(firsts[-1]) + np.repeat(self.firsts[:-1][order] - firsts[:-1], counts)
        return Edges(self.movers[order], firsts, places[self.targets[moved]], self.weights[moved])


@dataclass(frozen=True, repr=False)
class StateGraph:
    """All states that can be reached from one, which is node 0."""

    game: Game
    run: Runnable
    edges: Edges
    utilities: Any
    """(nodes, interests), of the ends: one column if what one wins the other loses, otherwise one
    for each player."""
    index: StateIndex

    def __len__(self) -> int:
        return len(self.edges.movers)

    def node(self, state: Any = None) -> int:
        """The number of a state."""
        number = self.index.number(self.run.state(state))
        if number is None:
            raise BadParameter("this state can't be reached from the one that was solved")
        return number


class Explorer:
    """Expands every state once. The arrays of the graph grow meanwhile.

    `interests` is the number of columns of utilities. What it takes is compiled at once.
    """

    def __init__(self, run: Runnable, start: Any, interests: int) -> None:
        self.run, self.start = run, start
        self.record = new_record(RECORD, interests=interests)
        self.index = StateIndex(self.record)
        self.states = new_states(run.game, 0)
        self.nodes: dict[str, Any] = {
            "movers": np.zeros(0, MOVER),
            "firsts": np.zeros(0, OFFSET),
            "utilities": np.zeros((0, interests), REAL),
        }
        self.edges: dict[str, Any] = {"targets": np.zeros(0, TARGET), "weights": np.zeros(0, REAL)}
        self._more_nodes()
        self._more_edges()
        compile_first(self.record, self._explore)

    def graph(self, most: int, seconds: float | None = None) -> StateGraph:
        """The graph of all states, if there are at most `most` and `seconds` suffice."""
        with stopwatch(self.record, seconds) as watch:
            self._explore_all(most, watch)
        return self._graph()

    def _explore(self) -> None:
        explore(self.run.game, self.states, self.start, self.record)

    def _explore_all(self, most: int, watch: Stopwatch) -> None:
        record, game = self.record, self.run.original
        while True:
            watch.run(self._explore)
            check_numbers(game, int(record.stop))
            if record.stop == INTERRUPTED:
                raise Interrupted
            if record.stop == OUT_OF_TIME:
                raise TooManyStates(
                    f"{game.name} has more states than the time allows: {int(record.count):,} "
                    "were found"
                )
            if record.count > most:
                raise TooManyStates(f"{game.name} has more than {most} states")
            if record.stop == RUNNING:
                return
            if not has_room(record, 1):
                self._more_nodes()
            if record.used >= record.edge_room:
                self._more_edges()
            watch.go_on()

    def _graph(self) -> StateGraph:
        count, used = int(self.record.count), int(self.record.used)
        nodes = {name: array[:count] for name, array in self.nodes.items()}
        edges = {name: array[:used] for name, array in self.edges.items()}
        firsts = self.nodes["firsts"][: count + 1]
        return StateGraph(
            self.run.original,
            self.run,
            Edges(nodes["movers"], firsts, edges["targets"], edges["weights"]),
            nodes["utilities"],
            self.index,
        )

    def _more_nodes(self) -> None:
        record, old = self.record, int(self.record.room)
        room = 2 * old or FIRST_ROOM
        rows = room * sum(_width(one) for one in self.nodes.values())
        self._check_memory(rows + StateIndex.bytes_for(room))
        states = new_states(self.run.game, room)
        states[:old] = self.states[:old]
        self.states = states
        self.index.grow(room)
        # One more than nodes: where the edges of the last one end.
        self.nodes = {name: _larger(array, room + 1) for name, array in self.nodes.items()}
        for name, array in self.nodes.items():
            record[name] = array.ctypes.data

    def _more_edges(self) -> None:
        room = 2 * int(self.record.edge_room) or 4 * FIRST_ROOM
        self._check_memory(room * sum(map(_width, self.edges.values())))
        self.edges = {name: _larger(array, room) for name, array in self.edges.items()}
        for name, array in self.edges.items():
            self.record[name] = array.ctypes.data
        self.record.edge_room = room

    def _check_memory(self, size: int) -> None:
        megabytes, available = size / (1 << 20), available_megabytes()
        if megabytes > MOST_MEMORY * available:
            raise TooManyStates(
                f"{self.run.original.name} has more than {int(self.record.count):,} states, whose "
                f"graph needs {megabytes:,.0f} MB more where {available:,.0f} MB are available"
            )


def _width(array: Any) -> int:
    """Bytes of a row."""
    return int(array.itemsize * np.prod(array.shape[1:], dtype=int))


def _larger(array: Any, room: int) -> Any:
    larger = np.zeros((room, *array.shape[1:]), array.dtype)
    larger[: len(array)] = array
    return larger


@kernel
def explore(game, states, start, record):
    """Expand the states from `next` on; new ones are appended."""
    movers = view(record.movers, record.room, MOVER)
    firsts = view(record.firsts, record.room + 1, OFFSET)
    targets = view(record.targets, record.edge_room, TARGET)
    weights = view(record.weights, record.edge_room, REAL)
    fill_slots(record)
    if record.stop == RUNNING and record.count == 0:
        number_of_state(game, start, states, record)
    while record.next < record.count and record.stop == RUNNING:
        number = record.next
        state = load_state(game, states, number)
        used = firsts[number]
        mover = END
        if game.is_terminal(state):
            note_utilities(game, state, number, record)
        else:
            mover, total, least = game.to_move(state), 0.0, 0.0
            for action in game.actions(state):
                if not has_room(record, 1) or used == record.edge_room:
                    record.used = used
                    record.stop = NO_ROOM  # this state is expanded anew when there is more
                    return
                targets[used] = number_of_state(game, game.result(state, action), states, record)
                weight = game.probability(state, action) if mover == CHANCE else 0.0
                total += weight
                least = min(least, weight)
                weights[used] = weight
                used += 1
            if mover == CHANCE and not is_distribution(total, least):
                record.stop = BAD_CHANCES
        movers[number] = mover
        firsts[number + 1] = used
        record.used = used
        record.next += 1


def note_utilities(game, state, number, record):
    utilities = view(record.utilities, record.room * record.interests, REAL)
    for player in range(record.interests):
        utility = float(game.utility(state, player))
        utilities[number * record.interests + player] = utility
        if utility != utility:
            record.stop = NOT_A_NUMBER


@kernel
def number_of_state(game, state, states, record):
    """The number of a state, which is kept if it is new."""
    new = record.count
    number = number_of(record, state_hash(state), keyed_hash(state))
    if number == new:
        save_state(game, states, number, state)
    return number

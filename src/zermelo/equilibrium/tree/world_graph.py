"""All worlds of a game: its states without what players merely remember.

In a game of hidden boards there are 10^10 histories but some 300,000 worlds, since a state has to
hold all that its players have tried, in order, and how the game goes on depends on the stones alone
(the hook `world`). The graph of worlds is small enough to be written down, and with it the rules:
who moves, what follows, and what each player learns by it. From then on, nothing asks the rules
again.

What a player learns by an action is a *signal*: its information after that action from the bare
world. The world's hook promises that a player who knew the same and gets the same signal knows the
same afterwards. Signals are numbered among those that the player may get where it is.

A world is *settled* if from there on every player gets the same whatever is played.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from ...chance import bad_chances, is_distribution
from ...errors import NotThisKindOfGame
from ...game import CHANCE
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

TERMINAL = -2  # in the place of a mover
CALL = 100_000  # worlds looked at in one call, so that Ctrl-C is heard
MOST_SIGNALS = 1 << 16

_SEARCH = (
    "next",  # the first whose actions were not looked at
    "until",  # to look at in this call
    "edges",
    "edge_room",
    "mover",  # address
    "first",  # address
    "utilities",  # address: one of each player
    "views",  # address: a keyed hash of what each player knows in the bare world
    "action",  # address, of edges
    "following",
    "chances",
    "signals",  # address: one of each player
)
SEARCH = np.dtype([*INDEX_FIELDS, *((name, np.int64) for name in _SEARCH)], align=True)
WORD, NUMBER, SMALL = np.dtype(np.uint64), np.dtype(np.int64), np.dtype(np.int32)
FLOAT, TURN = np.dtype(np.float64), np.dtype(np.int8)


class WorldGraph(NamedTuple):
    """The rules of a game, written down.

    Attributes:
        mover: [worlds] the player to move, CHANCE or TERMINAL
        first: [worlds + 1] the edges of world w are first[w] up to first[w + 1]
        worth: [worlds, players] of settled worlds, what each player gets
        settled: [worlds]
        kind: [players, worlds] what the player sees of the bare world, numbered
        signals: [players, kinds] how many signals the player may get where it sees this
        action: [edges]
        following: [edges] the next world
        chances: [edges] how likely chance takes it
        signal: [players, edges] what the player learns, numbered among those of the kind
        histories: how many there are in which the game is not settled
    """

    mover: Any
    first: Any
    worth: Any
    settled: Any
    kind: Any
    signals: tuple[Any, ...]
    action: Any
    following: Any
    chances: Any
    signal: Any
    histories: float

    @property
    def worlds(self) -> int:
        return len(self.mover)

    @property
    def memory(self) -> int:
        """The bytes of all arrays."""
        arrays = [*self, *self.signals]
        return sum(array.nbytes for array in arrays if isinstance(array, np.ndarray))


@kernel
def discover(game: Any, states: Any, record: Any) -> None:
    """Explore the next worlds, as long as there is room for what follows."""
    players = game.players
    mover = view(record.mover, record.room, TURN)
    first = view(record.first, record.room + 1, NUMBER)
    utilities = view(record.utilities, record.room * players, FLOAT)
    views = view(record.views, record.room * players, WORD)
    action_of = view(record.action, record.edge_room, SMALL)
    following = view(record.following, record.edge_room, SMALL)
    chances = view(record.chances, record.edge_room, FLOAT)
    signals = view(record.signals, record.edge_room * players, WORD)
    fill_slots(record)
    while record.next < min(record.count, record.until):
        number = record.next
        if record.edges + game.max_actions > record.edge_room:
            return
        if not has_room(record, game.max_actions):
            return
        world = load_state(game, states, number)
        first[number] = record.edges
        record.next += 1
        if game.is_terminal(world):
            mover[number] = TERMINAL
            for player in range(players):
                utilities[number * players + player] = game.utility(world, player)
            continue
        turn = game.to_move(world)
        mover[number] = turn
        for player in range(players):
            seen = game.information(world, player)
            views[number * players + player] = int(keyed_hash((int(turn == player), seen)))
        for action in game.actions(world):
            edge = record.edges
            record.edges += 1
            after = game.result(world, action)
            action_of[edge] = action
            following[edge] = world_number(game, game.world(after), states, record)
            if turn == CHANCE:
                chances[edge] = game.probability(world, action)
            for player in range(players):
                own = int(action) + 1 if turn == player else 0
                signal = keyed_hash((own, game.information(after, player)))
                signals[edge * players + player] = int(signal)


@kernel
def world_number(game: Any, world: Any, states: Any, record: Any) -> int:
    """The number of a world, which is added if it is new."""
    new = record.count
    number = number_of(record, state_hash(world), keyed_hash(world))
    if number == new:
        save_state(game, states, number, world)
    return number


@kernel
def settle(mover: Any, first: Any, following: Any, low: Any, high: Any, histories: Any) -> int:
    """Compute each player's least and greatest utility from each world, and the number of unsettled
    histories; returns how many worlds took part.

    Worlds are processed backwards from the final ones, each after all that follow it; worlds on
    cycles are left out.
    """
    worlds = len(mover)
    open_edges = np.zeros(worlds, np.int64)
    begins = np.zeros(worlds + 1, np.int64)
    for edge in range(len(following)):
        begins[following[edge] + 1] += 1
    for world in range(worlds):
        begins[world + 1] += begins[world]
    before = np.zeros(len(following), np.int64)
    used = begins.copy()
    for world in range(worlds):
        open_edges[world] = first[world + 1] - first[world]
        for edge in range(first[world], first[world + 1]):
            before[used[following[edge]]] = world
            used[following[edge]] += 1
    queue = np.zeros(worlds, np.int64)
    count = 0
    for world in range(worlds):
        if open_edges[world] == 0:
            queue[count] = world
            count += 1
    done = 0
    while done < count:
        world = queue[done]
        done += 1
        if (low[world] == high[world]).all():
            histories[world] = 0.0
        else:
            histories[world] += 1.0
        for i in range(begins[world], begins[world + 1]):
            parent = before[i]
            histories[parent] += histories[world]
            for player in range(low.shape[1]):
                low[parent, player] = min(low[parent, player], low[world, player])
                high[parent, player] = max(high[parent, player], high[world, player])
            open_edges[parent] -= 1
            if open_edges[parent] == 0:
                queue[count] = parent
                count += 1
    return count


class _Search:
    """Arrays that grow as worlds are found."""

    def __init__(self, run: Runnable, room: float) -> None:
        self.run, self.most_bytes = run, room
        self.players = run.original.players
        self.record = new_record(SEARCH)
        self.index = StateIndex(self.record)
        self.states = new_states(run.game, 0)
        self.arrays: dict[str, Any] = {}
        self.grow(1 << 12, 1 << 13)

    def grow(self, room: int, edge_room: int) -> None:
        record, players = self.record, self.players
        most = self.run.game.max_actions
        room, edge_room = room + most, edge_room + most
        sizes: dict[str, tuple[int, np.dtype[Any]]] = {
            "mover": (room, TURN),
            "first": (room + 1, NUMBER),
            "utilities": (room * players, FLOAT),
            "views": (room * players, WORD),
            "action": (edge_room, SMALL),
            "following": (edge_room, SMALL),
            "chances": (edge_room, FLOAT),
            "signals": (edge_room * players, WORD),
        }
        for name, (size, dtype) in sizes.items():
            array, old = np.zeros(size, dtype), self.arrays.get(name)
            if old is not None:
                array[: len(old)] = old
            self.arrays[name] = array
            record[name] = array.ctypes.data
        states, count = new_states(self.run.game, room), int(record.count)
        states[:count] = self.states[:count]
        self.states = states
        record.edge_room = edge_room
        self.index.grow(room)

    @property
    def bytes(self) -> int:
        held = sum(array.nbytes for array in self.arrays.values()) + self.index.bytes
        return int(held + (self.states.nbytes if isinstance(self.states, np.ndarray) else 0))


class TooManyWorlds(Exception):
    """The worlds found so far do not fit into memory."""


def world_graph(run: Runnable, room: float, every: bool = False) -> WorldGraph:
    """Find all worlds; `room` is in bytes, and TooManyWorlds is raised beyond it. With `every`,
    only the end settles a game."""
    game = run.game
    search = _Search(run, room)
    record = search.record
    start_at(game, run.state(), search.states, record)
    while record.next < record.count:
        record.until = record.next + CALL
        before = int(record.next)
        discover(game, search.states, record)
        if record.next == before:  # no room
            if 3 * search.bytes > room:
                raise TooManyWorlds(int(record.count))
            search.grow(2 * int(record.room), 2 * int(record.edge_room))
    return _written_down(run, search, every)


@kernel
def start_at(game: Any, state: Any, states: Any, record: Any) -> None:
    fill_slots(record)
    world_number(game, game.world(state), states, record)


def _written_down(run: Runnable, search: _Search, every: bool) -> WorldGraph:
    record, arrays, players = search.record, search.arrays, search.players
    worlds, edges = int(record.count), int(record.edges)
    mover = arrays["mover"][:worlds].copy()
    first = arrays["first"][: worlds + 1].copy()
    first[worlds] = edges
    following = arrays["following"][:edges].copy()
    low = arrays["utilities"][: worlds * players].reshape(worlds, players).copy()
    over = mover == TERMINAL
    high = np.where(over[:, None], low, -np.inf)
    low[~over] = np.inf
    histories = np.zeros(worlds)
    if settle.compiled(mover, first, following, low, high, histories) < worlds:
        raise NotThisKindOfGame(
            f"{run.original.name} may go on for ever: its worlds repeat; use solve_markov"
        )
    settled = over if every else (low == high).all(axis=1)
    views = arrays["views"][: worlds * players].reshape(worlds, players)
    signals = arrays["signals"][: edges * players].reshape(edges, players)
    degrees = np.diff(first)
    likely = arrays["chances"][:edges].copy()
    totals = np.bincount(np.repeat(np.arange(worlds), degrees), likely, worlds)[mover == CHANCE]
    least = likely.min(initial=0.0)
    if not all(is_distribution(total, least) for total in totals):
        raise bad_chances(run.original)
    matters = ~settled[following]
    kinds = [_numbered(views[:, player]) for player in range(players)]
    numbered = [
        _signal_numbers(np.repeat(kinds[player], degrees), signals[:, player], matters)
        for player in range(players)
    ]
    if max((int(counts.max(initial=0)) for _, counts in numbered), default=0) > MOST_SIGNALS:
        raise NotThisKindOfGame(f"players of {run.original.name} learn too much at once")
    return WorldGraph(
        mover,
        first,
        np.where(settled[:, None], low, 0.0),
        settled,
        np.stack(kinds),
        tuple(counts for _, counts in numbered),
        arrays["action"][:edges].copy(),
        following,
        likely,
        np.stack([numbers for numbers, _ in numbered]),
        float(histories[0]),
    )


def _numbered(hashes: Any) -> Any:
    """Numbers in place of hashes, in the order of their first appearance: the same in every
    process."""
    _, first, inverse = np.unique(hashes, return_index=True, return_inverse=True)
    ranks = np.empty(len(first), np.int32)
    ranks[np.argsort(first)] = np.arange(len(first), dtype=np.int32)
    return ranks[inverse]


def _signal_numbers(kinds: Any, signals: Any, matters: Any) -> tuple[Any, Any]:
    """Each edge's signal, numbered among those of its kind, and the number of signals of each kind;
    edges of settled worlds have none."""
    numbers = np.zeros(len(kinds), np.uint16)
    counts = np.zeros(int(kinds.max(initial=0)) + 1, np.int32)
    edges = np.flatnonzero(matters)
    if not len(edges):
        return numbers, counts
    own, among = _numbered(signals[edges]), kinds[edges]
    order = np.lexsort((own, among))
    kind, signal = among[order], own[order]
    new_kind = np.concatenate([[True], kind[1:] != kind[:-1]])
    new = new_kind | np.concatenate([[True], signal[1:] != signal[:-1]])
    ranks = np.cumsum(new)
    ranks -= np.maximum.accumulate(np.where(new_kind, ranks, 0))
    numbers[edges[order]] = ranks
    np.maximum.at(counts, kind, ranks + 1)
    return numbers, counts

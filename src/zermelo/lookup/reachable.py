"""Tables of games without an index: every state that can be reached, found by its hash.

The states are numbered as they are found, their moves are the edges of a graph, and the graph is
analysed like that of an endgame (graph.py): so states may repeat, which is a draw if nobody
can do better. Utilities may be any numbers: the one furthest from zero is decided first, since
whoever can force it will.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..bits import Bits
from ..display import table_html
from ..errors import TooManyStates, ZermeloError
from ..game import Game
from ..kernel import (
    Runnable,
    kernel,
    load_state,
    new_record,
    new_states,
    runnable,
    save_state,
    state_hash,
    view,
)
from ..tablebase import CODE, DRAW, WIN
from .file import Entry
from .graph import COUNT, EDGE, EVENT, LOSE, SAME_PLAYER, WON, Segment, Shard, propagate
from .index import check_kind_of_game
from .value_codes import OPEN, distances

__all__ = ["AllStates", "all_states", "state_key"]

MOST_STATES = 50_000_000
SEGMENT = 1 << 20  # edges
FULL, COLLISION = 1, 2
SALT = 0x5851F42D4C957F2D
KEY, SLOT, UTILITY = np.dtype(np.uint64), np.dtype(np.int32), np.dtype(np.float64)

SEARCH = np.dtype(
    [
        ("stop", np.int64),
        ("next", np.int64),
        ("count", np.int64),
        ("room", np.int64),  # for states
        ("keys", np.int64),  # addresses
        ("checks", np.int64),
        ("degrees", np.int64),
        ("utilities", np.int64),
        ("slots", np.int64),
        ("slot_count", np.int64),  # a power of two
        ("edges", np.int64),
        ("used", np.int64),
        ("edge_room", np.int64),
    ],
    align=True,
)


@dataclass(frozen=True)
class AllStates:
    """Every state that can be reached, by its key: what it is worth to the player to move."""

    game: Game
    run: Runnable
    keys: Any
    """In order."""
    utilities: Any
    plies: Any

    def __len__(self) -> int:
        return len(self.keys)

    def _repr_html_(self) -> str:
        """For notebooks."""
        about = {"game": self.game.name, "states": f"{len(self):,}", "first": self.entry()}
        return table_html((), about.items())

    def entry(self, state: Any = None) -> Entry | None:
        """The entry of a state; None if it can't be reached."""
        key = int(state_key(self.run.game, self.run.state(state)))
        at = int(np.searchsorted(self.keys, np.uint64(key)))
        if at == len(self.keys) or int(self.keys[at]) != key:
            return None
        return Entry(float(self.utilities[at]), int(self.plies[at]))


def all_states(
    game: Game,
    state: Any = None,
    *,
    states: int = MOST_STATES,
    report: Callable[[int], object] | None = None,
) -> AllStates:
    """Solve a game, or the part of it below a state, by expanding every state once.

    Symmetric states count as one. `report` is called with the number of states found so far.

    >>> from zermelo.games import load
    >>> game = load("nim:piles=1-2-2")
    >>> solved = all_states(game)
    >>> len(solved), solved.entry()
    (28, Entry(utility=1.0, plies=5))
    """
    check_kind_of_game(game)
    run = runnable(game)
    found = _Search(run, run.state(state), states, report)
    found.run_all()
    return found.solved()


@kernel
def state_key(game: Any, state: Any) -> Bits:
    """The least hash of a state's images under the game's symmetries."""
    key = state_hash(state)
    for symmetry in range(1, game.symmetries):
        image = state_hash(game.symmetric_state(state, symmetry))
        if image < key:
            key = image
    return key


@kernel
def state_check(game: Any, state: Any, key: Bits) -> Bits:
    """A second hash of the image that gave the key, to tell apart two states with the same key."""
    for symmetry in range(1, game.symmetries):
        image = game.symmetric_state(state, symmetry)
        if state_hash(image) == key:
            return state_hash((SALT, image))
    return state_hash((SALT, state))


@kernel
def explore(game: Any, states: Any, record: Any) -> None:
    """Expand the states from `next` on; new ones are appended."""
    edges = view(record.edges, record.edge_room, EDGE)
    degrees = view(record.degrees, record.room, COUNT)
    utilities = view(record.utilities, record.room, UTILITY)
    while record.next < record.count:
        if record.used + game.max_actions > record.edge_room:
            record.stop = FULL
        if record.count + game.max_actions > record.room:
            record.stop = FULL
        if record.stop != 0:
            return
        number = record.next
        state = load_state(game, states, number)
        mover = game.to_move(state)
        first = record.used
        if game.is_terminal(state):
            utilities[number] = game.utility(state, mover)
        else:
            for action in game.actions(state):
                following = game.result(state, action)
                target = number_of(game, following, states, record)
                same = game.to_move(following) == mover
                edges[record.used] = target | (SAME_PLAYER if same else 0)
                record.used += 1
        degrees[number] = record.used - first
        record.next += 1


@kernel
def number_of(game: Any, state: Any, states: Any, record: Any) -> int:
    """The number of a state; a new state gets the next one."""
    keys, checks = view(record.keys, record.room, KEY), view(record.checks, record.room, KEY)
    slots = view(record.slots, record.slot_count, SLOT)
    key = state_key(game, state)
    check = state_check(game, state, key)
    slot = int(key & (record.slot_count - 1))
    while slots[slot] != 0:
        number = slots[slot] - 1
        if Bits(keys[number]) == key:
            if Bits(checks[number]) != check:
                record.stop = COLLISION
            return int(number)
        slot = (slot + 1) & (record.slot_count - 1)
    number = record.count
    slots[slot] = number + 1
    keys[number] = int(key)
    checks[number] = int(check)
    save_state(game, states, number, state)
    record.count += 1
    return int(number)


@kernel
def fill_slots(game: Any, record: Any) -> None:
    keys, slots = view(record.keys, record.room, KEY), view(record.slots, record.slot_count, SLOT)
    for number in range(record.count):
        slot = int(Bits(keys[number]) & (record.slot_count - 1))
        while slots[slot] != 0:
            slot = (slot + 1) & (record.slot_count - 1)
        slots[slot] = number + 1


class _Search:
    """The arrays of a search for all states, which grow as needed."""

    def __init__(
        self, run: Runnable, start: Any, most: int, report: Callable[[int], object] | None
    ) -> None:
        self.run, self.start, self.most, self.report = run, start, most, report
        self.record = new_record(SEARCH)
        self.segments: list[Segment] = []
        self.states = new_states(run.game, 0)
        self.arrays: dict[str, Any] = {
            name: np.zeros(0, dtype)
            for name, dtype in (
                ("keys", KEY),
                ("checks", KEY),
                ("degrees", COUNT),
                ("utilities", UTILITY),
            )
        }
        self._grow(4 * run.game.max_actions + 1024)

    def _grow(self, room: int) -> None:
        record, old = self.record, int(self.record.count)
        states = new_states(self.run.game, room)
        states[:old] = self.states[:old]
        self.states = states
        for name, array in self.arrays.items():
            larger = np.zeros(room, array.dtype)
            larger[:old] = array[:old]
            self.arrays[name] = larger
            setattr(record, name, larger.ctypes.data)
        record.room = room
        record.slot_count = 1 << (2 * room - 1).bit_length()
        self.slots = np.zeros(int(record.slot_count), SLOT)
        record.slots = self.slots.ctypes.data
        fill_slots(self.run.game, record)

    def run_all(self) -> None:
        record, game = self.record, self.run.game
        room = max(SEGMENT, 2 * game.max_actions)
        add_first(game, self.states, record, self.start)
        while record.next < record.count:
            if record.count + game.max_actions > record.room:
                if record.count >= self.most:
                    raise TooManyStates(
                        f"{game.name} has more than {self.most:,} states; raise the limit, or "
                        "search it instead"
                    )
                self._grow(2 * int(record.room))
            edges = np.empty(room, EDGE)
            begin = int(record.next)
            record.edges, record.used, record.edge_room, record.stop = edges.ctypes.data, 0, room, 0
            explore(game, self.states, record)
            if record.stop == COLLISION:
                raise ZermeloError(f"two states of {game.name} have the same hash")
            used = int(record.used)
            kept = edges[:used] if used > room // 2 else edges[:used].copy()
            self.segments.append(Segment(begin, int(record.next), kept))
            if self.report is not None:
                self.report(int(record.count))

    def solved(self) -> AllStates:
        count = int(self.record.count)
        degrees, utilities = self.arrays["degrees"][:count], self.arrays["utilities"][:count]
        nodes = (OPEN + degrees.astype(np.uint32)).astype(CODE)
        ends = np.flatnonzero(degrees == 0)
        nodes[ends] = np.where(utilities[ends] == 0, DRAW, OPEN + 1)
        sizes = np.unique(np.abs(utilities[ends]))[::-1]
        sizes = sizes[sizes > 0]
        events = []
        for size in sizes:
            numbers = ends[np.abs(utilities[ends]) == size]
            own = np.zeros(len(numbers), EVENT)
            own["number"] = numbers
            own["what"] = np.where(utilities[numbers] > 0, WON, LOSE)
            events.append(own)
        ranks = np.zeros(count, COUNT)
        shard = Shard(0, count, degrees, events, self.segments)
        with ThreadPoolExecutor(1) as pool:
            propagate(nodes, [shard], pool, ranks=ranks)
        worth = np.zeros(count)
        if len(sizes):
            won = np.where(nodes >= WIN, 1.0, -1.0)
            worth = np.where(nodes < DRAW, won * sizes[ranks], 0.0)
        keys = self.arrays["keys"][:count]
        order = np.argsort(keys)
        plies = distances(nodes)
        return AllStates(self.run.original, self.run, keys[order], worth[order], plies[order])


@kernel
def add_first(game: Any, states: Any, record: Any, state: Any) -> None:
    number_of(game, state, states, record)

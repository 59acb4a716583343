"""Tables of games without an index: every state that can be reached, found by its hash.

The states are numbered as they are found, their moves are the edges of a graph, and the graph is
analysed like that of an endgame (graph.py): so states may repeat, which is a draw if no
player can do better. Utilities may be any numbers: the one furthest from zero is decided first,
since a player who can force it will.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..arguments import checked
from ..bits import Bits
from ..display import Shown
from ..errors import TooManyStates, ZermeloError
from ..game import Game
from ..kernel import (
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

MOST_STATES = 50_000_000
SEGMENT = 1 << 20  # edges
UTILITY = np.dtype(np.float64)

SEARCH = np.dtype(
    [
        *INDEX_FIELDS,
        ("next", np.int64),
        ("degrees", np.int64),  # addresses
        ("utilities", np.int64),
        ("edges", np.int64),
        ("used", np.int64),
        ("edge_room", np.int64),
    ],
    align=True,
)


@dataclass(frozen=True)
class AllStates(Shown):
    """Every state that can be reached, by its key: what it is worth to the player to move."""

    game: Game
    run: Runnable
    keys: Any
    """In order."""
    checks: Any
    """The hashes with a key of the images that gave the keys."""
    utilities: Any
    plies: Any

    def __len__(self) -> int:
        return len(self.keys)

    def _facts(self) -> dict[str, Any]:
        return {"game": self.game.name, "states": f"{len(self):,}", "first": self.entry()}

    def entry(self, state: Any = None) -> Entry | None:
        """The entry of a state; None if it can't be reached."""
        key, check = map(int, state_hashes(self.run.game, self.run.state(state)))
        at = int(np.searchsorted(self.keys, np.uint64(key)))
        if at == len(self.keys) or (int(self.keys[at]), int(self.checks[at])) != (key, check):
            return None
        return Entry(float(self.utilities[at]), int(self.plies[at]))


@checked
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
def state_hashes(game: Any, state: Any) -> tuple[Bits, Bits]:
    """The same, and the keyed hash of the image that gave it."""
    key, check = state_key(game, state), keyed_hash(state)
    for symmetry in range(1, game.symmetries):
        image = game.symmetric_state(state, symmetry)
        if state_hash(image) == key:
            check = keyed_hash(image)
    return key, check


class StateKeys:
    """The keys of states, refused where two states have one: a file tells states apart by them.

    >>> from zermelo.games import load
    >>> game = load("nim:piles=1-2")
    >>> StateKeys(game).key(game.initial_state()) == state_key(game, game.initial_state())
    True
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self._checks: dict[int, int] = {}

    def key(self, state: Any) -> int:
        key, check = map(int, state_hashes(self.game, state))
        if self._checks.setdefault(key, check) != check:
            raise same_hash(self.game)
        return key


def same_hash(game: Game) -> ZermeloError:
    return ZermeloError(f"two states of {game.name} have the same hash")


@kernel
def explore(game: Any, states: Any, record: Any) -> None:
    """Expand the states from `next` on; new ones are appended."""
    edges = view(record.edges, record.edge_room, EDGE)
    degrees = view(record.degrees, record.room, COUNT)
    utilities = view(record.utilities, record.room, UTILITY)
    fill_slots(record)
    while record.next < record.count:
        if record.used + game.max_actions > record.edge_room:
            return
        if not has_room(record, game.max_actions):
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
                target = number_of_state(game, following, states, record)
                same = game.to_move(following) == mover
                edges[record.used] = target | (SAME_PLAYER if same else 0)
                record.used += 1
        degrees[number] = record.used - first
        record.next += 1


@kernel
def number_of_state(game: Any, state: Any, states: Any, record: Any) -> int:
    """The number of a state, which is kept if it is new."""
    new = record.count
    key, check = state_hashes(game, state)
    number = number_of(record, key, check)
    if number == new:
        save_state(game, states, number, state)
    return int(number)


class _Search:
    """The arrays of a search for all states, which grow as needed."""

    def __init__(
        self, run: Runnable, start: Any, most: int, report: Callable[[int], object] | None
    ) -> None:
        self.run, self.start, self.most, self.report = run, start, most, report
        self.record = new_record(SEARCH)
        self.index = StateIndex(self.record)
        self.segments: list[Segment] = []
        self.states = new_states(run.game, 0)
        self.arrays: dict[str, Any] = {
            "degrees": np.zeros(0, COUNT),
            "utilities": np.zeros(0, UTILITY),
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
        self.index.grow(room)

    def run_all(self) -> None:
        record, game = self.record, self.run.game
        room = max(SEGMENT, 2 * game.max_actions)
        add_first(game, self.states, record, self.start)
        while record.next < record.count:
            if not has_room(record, game.max_actions):
                if record.count >= self.most:
                    raise TooManyStates(
                        f"{game.name} has more than {self.most:,} states; raise the limit, or "
                        "search it instead"
                    )
                self._grow(2 * int(record.room))
            edges = np.empty(room, EDGE)
            begin = int(record.next)
            record.edges, record.used, record.edge_room = edges.ctypes.data, 0, room
            explore(game, self.states, record)
            if record.collisions:  # a file distinguishes them by the key alone
                raise same_hash(game)
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
        order = np.argsort(self.index.hashes["key"])
        hashes = self.index.hashes[order]
        plies = distances(nodes)
        return AllStates(
            self.run.original,
            self.run,
            np.ascontiguousarray(hashes["key"]),
            np.ascontiguousarray(hashes["check"]),
            worth[order],
            plies[order],
        )


@kernel
def add_first(game: Any, states: Any, record: Any, state: Any) -> None:
    fill_slots(record)
    number_of_state(game, state, states, record)

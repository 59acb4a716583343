from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from tests.collisions import Crossroads
from tests.executions import COMPILED, executions, game_in
from tests.games.comparing import plain_twin
from tests.lookup.common import State, Walk, every_state, horizon_values
from zermelo import load
from zermelo.bits import Bits
from zermelo.errors import NotThisKindOfGame, TooManyStates, ZermeloError
from zermelo.games.tic_tac_toe import TicTacToe
from zermelo.kernel import (
    kernel,
    keyed_hash,
    load_state,
    new_record,
    number_of,
    runnable,
    state_hash,
    view,
)
from zermelo.lookup import all_states
from zermelo.lookup.reachable import UTILITY, StateKeys, _Search
from zermelo.search import tabulate


def random_walk(seed: int) -> Walk:
    dice = random.Random(seed)
    count = dice.randint(5, 40)
    edges = [
        ()
        if node and dice.random() < 0.25
        else tuple(dice.sample(range(count), dice.randint(1, 3)))
        for node in range(count)
    ]
    ends = [0.0 if edges[node] else float(dice.randint(-3, 3)) for node in range(count)]
    return Walk(tuple(dice.randrange(2) for _ in range(count)), tuple(edges), tuple(ends))


@pytest.mark.parametrize("seed", range(60))
def test_games_that_go_round_in_circles(seed: int) -> None:
    """Any utilities, players who move several times in a row, cycles: as with a long horizon."""
    game = random_walk(seed)
    expected, table = horizon_values(game, 400), all_states(game)
    for state in every_state(game):
        entry = table.entry(state)
        sign = 1 if game.to_move(state) == 0 else -1
        assert entry is not None
        assert entry.utility == sign * expected[state.node]


def test_distance_is_the_quickest_win_and_the_longest_loss() -> None:
    #   0 -> 1 -> 2 (lost for 1's player)   0 -> 2'   and a loop that only delays
    edges = ((1, 3), (2,), (), (4,), (1,))
    game = Walk((0, 1, 0, 1, 0), edges, (0.0, 0.0, 1.0, 0.0, 0.0))
    table = all_states(game)
    assert [table.entry(State(node)).plies for node in range(5)] == [2, 1, 0, 3, 2]  # type: ignore[union-attr]


SMALL = [
    "tic_tac_toe",
    "kalah:pits=2,seeds=2",
    "kalah:pits=3,seeds=1,score=margin",
    "connect_four:rows=3,columns=3,connect=3",
    "hex:size=2",
    "ghost_chase:layout=%%%%%/%P.G%/%-%.%/%--.%/%%%%%,steps=8",
    "nim",
]


@pytest.mark.parametrize(
    "spec, execution",
    [
        *executions(SMALL, compiled=["tic_tac_toe", "nim"]),
        pytest.param("hex:size=3", COMPILED, marks=pytest.mark.long),
    ],
)
def test_the_same_values_as_search_on_every_state(spec: str, execution: str) -> None:
    game = game_in(spec, execution)
    table, solution = all_states(game), tabulate(game)
    for state in every_state(game):
        entry = table.entry(state)
        assert entry is not None
        assert entry.utility == pytest.approx(solution.values(state)[game.to_move(state)])


def test_symmetric_states_are_one() -> None:
    assert len(all_states(load("tic_tac_toe"))) == 765


def test_plain_and_compiled_agree() -> None:
    class Plain(TicTacToe):
        compiled = False

    plain, compiled = all_states(Plain()), all_states(TicTacToe())
    assert (plain.keys == compiled.keys).all()
    assert (plain.utilities == compiled.utilities).all()
    assert (plain.plies == compiled.plies).all()


def test_a_state_that_cannot_be_reached() -> None:
    game = load("connect_four:rows=3,columns=3,connect=3")
    table = all_states(game, game.result(game.initial_state(), 0))
    assert table.entry(game.initial_state()) is None


SAME = "two states of crossroads have the same hash"


def test_states_that_collide_are_refused() -> None:
    """A file tells states apart by their keys alone; so do those who check it."""
    game = plain_twin(Crossroads())
    one, other = (game.result(game.initial_state(), action) for action in (1, 2))
    with pytest.raises(ZermeloError, match=SAME):
        all_states(game)
    keys = StateKeys(game)
    assert keys.key(one) == keys.key(one)
    with pytest.raises(ZermeloError, match=SAME):
        keys.key(other)


def test_a_state_that_cannot_be_reached_is_not_taken_for_one_that_can() -> None:
    game = plain_twin(Crossroads())
    one, other = (game.result(game.initial_state(), action) for action in (1, 2))
    table = all_states(game, one)
    assert table.entry(one) is not None
    assert table.entry(other) is None


def test_too_many_states() -> None:
    with pytest.raises(TooManyStates, match="more than 1,000 states"):
        all_states(load("connect_four"), states=1000)


@pytest.mark.parametrize("name", ["kuhn_poker", "backgammon", "ghost_chase:ghost=random"])
def test_other_kinds_of_games_are_refused(name: str) -> None:
    with pytest.raises(NotThisKindOfGame, match="two players with opposed interests"):
        all_states(load(name))


# Every state of larger games, compared in compiled code.

PLACE = np.dtype([("key", np.uint64), ("value", np.float64)])
COMPARISON = np.dtype(
    [("count", np.int64), ("worth", np.int64), ("places", np.int64), ("slots", np.int64)]
)


@kernel
def first_difference(game: Any, states: Any, like: Any, index: Any, record: Any) -> int:
    """The first state whose value is not the one that backward induction found, for any of its
    images; -1: there is none."""
    known = index.count
    entries = view(index.entries, known, like.dtype)
    worth = view(record.worth, record.count, UTILITY)
    for number in range(record.count):
        state = load_state(game, states, number)
        for symmetry in range(game.symmetries):
            image = game.symmetric_state(state, symmetry) if symmetry else state
            found = number_of(index, state_hash(image), keyed_hash(image))
            if found == known:
                return number
            if entries[found].values[game.to_move(image)] != worth[number]:
                return number
    return -1


@kernel
def minimax(game: Any, state: Any, record: Any) -> float:
    """The textbook's search, to the first player, with a memory."""
    key = state_hash(state)
    places = view(record.places, record.slots, PLACE)
    place = places[int(key % record.slots)]
    if Bits(place.key) == key:
        return float(place.value)
    if game.is_terminal(state):
        return float(game.utility(state, 0))
    maximising = game.to_move(state) == 0
    best = -1e300 if maximising else 1e300
    for action in game.actions(state):
        value = minimax(game, game.result(state, action), record)
        best = max(best, value) if maximising else min(best, value)
    place = places[int(key % record.slots)]
    place.key = int(key)
    place.value = best
    return best


@kernel
def first_difference_to_search(game: Any, states: Any, record: Any) -> int:
    """States met late are searched first: those before find them in the memory."""
    worth = view(record.worth, record.count, UTILITY)
    for i in range(record.count):
        number = record.count - 1 - i
        state = load_state(game, states, number)
        value = minimax(game, state, record)
        if worth[number] != (value if game.to_move(state) == 0 else -value):
            return int(number)
    return -1


def explored(spec: str) -> tuple[_Search, Any, Any]:
    """All states, their values in the order in which they were met, and a record with both."""
    run = runnable(load(spec))
    found = _Search(run, run.state(), 50_000_000, None)
    found.run_all()
    table, record = found.solved(), new_record(COMPARISON)
    keys = found.index.hashes["key"]
    worth = table.utilities[np.searchsorted(table.keys, keys)].copy()
    record.count, record.worth = len(table), worth.ctypes.data
    return found, worth, record


@pytest.mark.long
@pytest.mark.parametrize(
    "spec",
    [
        "connect_four:rows=4,columns=5",
        "hex:size=4",
        "kalah:pits=3,seeds=3",
        "ghost_chase:layout=ring,steps=20",
        "tic_tac_toe",
    ],
)
def test_larger_games_have_the_same_values_by_search(spec: str) -> None:
    found, worth, record = explored(spec)
    solution = tabulate(load(spec), states=20_000_000)
    game, index = found.run.game, solution.index.record
    assert first_difference(game, found.states, solution.entries[:0], index, record) == -1
    assert len(worth) <= len(solution)


@pytest.mark.long
def test_connect_four_on_five_by_five() -> None:
    """A draw; every one of its states as the textbook's search says."""
    found, worth, record = explored("connect_four:rows=5,columns=5")
    places = np.zeros(1 << 26, PLACE)
    record.places, record.slots = places.ctypes.data, len(places)
    assert worth[0] == 0
    assert len(worth) > 10_000_000
    assert first_difference_to_search(found.run.game, found.states, record) == -1

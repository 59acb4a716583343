"""One source, two executions; and what happens where there can be only one."""

import threading
import warnings
from dataclasses import dataclass, replace
from typing import NamedTuple

import numpy as np
import pytest

from tests.clocks import eventually
from zermelo.errors import InvalidState
from zermelo.game import Game
from zermelo.kernel import (
    Lines,
    borrowed,
    kernel,
    new_record,
    peek,
    random_below,
    random_bits,
    random_unit,
    runnable,
    runs_compiled,
    seeded,
    state_hash,
    view,
)
from zermelo.kernel.api import PlainPython
from zermelo.search import solve
from zermelo.tuples import replaced

RECORD = np.dtype([("random", np.uint64), ("table", np.int64)])
ENTRY = np.dtype([("key", np.uint64), ("value", np.float64)])


class State(NamedTuple):
    pits: tuple[int, ...]
    left: int
    odd: bool
    worth: float


def doubled(number):
    return 2 * number


class Sowing(Game):
    """Shows nested tuples, booleans, floats, a helper function and a parameter."""

    def __init__(self, pits=4):
        self.pits = pits

    @property
    def half(self):
        return self.pits // 2

    def initial_state(self):
        return State((0,) * self.pits, 10, False, 0.0)

    def to_move(self, state):
        return state.left & 1

    def actions(self, state):
        for pit in range(self.pits):
            if state.pits[pit] < 5:
                yield pit

    def result(self, state, action):
        pits = replaced(state.pits, action, state.pits[action] + 1)
        # An int where the initial state has a bool: compiled code makes it one.
        return State(pits, state.left - 1, state.left & 1, 0.5 * doubled(action) + self.half)

    def is_terminal(self, state):
        return state.left == 0

    def utility(self, state, player):
        value = 1.0 if state.pits[0] > state.pits[1] else -1.0
        return value if player == 0 else -value


class PlainSowing(Sowing):
    compiled = False


@kernel
def wander(game, state, record, count):
    """A random walk that leaves hashes in a table behind a pointer."""
    table = view(record.table, count, ENTRY)
    for index in range(count):
        if game.is_terminal(state):
            state = game.initial_state()
        choices = 0
        for _action in game.actions(state):
            choices += 1
        drawn = random_below(record, choices)
        chosen = 0
        for action in game.actions(state):
            if drawn == 0:
                chosen = action
            drawn -= 1
        state = game.result(state, chosen)
        entry = table[index]
        entry.key = int(state_hash(state))
        entry.value = random_unit(record) + game.utility(state, 0)
    return state


def walk(game, seed=3, count=50):
    table = np.zeros(count, ENTRY)
    record = new_record(RECORD)
    record.random = int(seeded(seed))
    record.table = table.ctypes.data
    state = wander(game, game.initial_state(), record, count)
    return state, table.tobytes(), int(record.random)


def test_plain_and_compiled_agree_to_the_bit():
    compiled, plain = walk(Sowing()), walk(PlainSowing())
    assert runs_compiled(Sowing())
    assert not runs_compiled(PlainSowing())
    assert compiled == plain
    assert walk(Sowing(), seed=4) != compiled


def test_a_parameter_is_part_of_the_type():
    assert len(walk(Sowing(3))[0].pits) == 3
    assert len(walk(Sowing(4))[0].pits) == 4


def test_random_numbers_are_spread_evenly():
    record = new_record(RECORD)
    record.random = int(seeded(0))
    counts = np.bincount([random_below(record, 6) for _ in range(6000)], minlength=6)
    assert counts.sum() == 6000
    assert counts.min() > 850
    units = [random_unit(record) for _ in range(1000)]
    assert 0 <= min(units) < 0.02
    assert 0.98 < max(units) < 1
    assert len({int(random_bits(record)) for _ in range(1000)}) == 1000


def test_hashes_differ_between_neighbours():
    hashes = {
        int(state_hash(State((a, b, 0, 0), left, False, 0.0)))
        for a in range(10)
        for b in range(10)
        for left in range(10)
    }
    assert len(hashes) == 1000


SHORT = np.dtype([("random", np.uint64)])
LONG = np.dtype([("random", np.uint64), ("more", np.int64)])


@kernel
def draw_short(game, record):
    return random_below(record, 6)


@kernel
def draw_long(game, record):
    return random_below(record, 6) + record.more


def test_helpers_serve_records_that_begin_alike():
    """In this order Numba would warn, and warnings are errors here."""
    game, short, long = Sowing(), new_record(SHORT), new_record(LONG)
    short.random = long.random = int(seeded(1))
    assert draw_short(game, short) == draw_long(game, long)


NUMBER = np.dtype(np.int64)


@kernel
def count_up(game, address, count):
    numbers = view(address, count, NUMBER)
    for index in range(count):
        numbers[index] = index * index


def test_what_is_written_through_a_view_stays_written():
    """Inlined by Numba itself, the view looked unused and its writes were dropped."""
    numbers = np.zeros(5, np.int64)
    count_up(Sowing(), numbers.ctypes.data, 5)
    assert list(numbers) == [0, 1, 4, 9, 16]


class Arrays(NamedTuple):
    numbers: np.ndarray
    others: tuple[np.ndarray, int]


@kernel
def add_up(game, arrays):
    lent = borrowed(arrays)
    numbers, (others, most) = lent.numbers, lent.others
    for index in range(most):
        numbers[index] += others[index]
    return borrowed(numbers)[0]


@pytest.mark.parametrize("game", [Sowing(), PlainSowing()])
def test_borrowed_arrays_are_the_same_and_stay_alive(game):
    numbers, others = np.arange(4), np.arange(4) * 10
    for _ in range(100):
        add_up(game, Arrays(numbers, (others, 3)))
    assert list(numbers) == [0, 1001, 2002, 3]
    assert list(others) == [0, 10, 20, 30]


@kernel
def wait_for_flag(game, address, begun):
    count = 0
    begun[0] = 1
    while peek(address) == 0:
        count += 1
    return count


def test_kernels_run_without_holding_other_threads_up():
    """The spinning kernel ends only because this thread can run meanwhile."""
    game, flag, begun = Sowing(), np.ones(1, np.int64), np.zeros(1, np.int64)
    arguments = game, flag.ctypes.data, begun
    assert wait_for_flag(*arguments) == 0  # compiled now
    flag[0] = begun[0] = 0
    spinning = threading.Thread(target=wait_for_flag, args=arguments, daemon=True)
    spinning.start()
    eventually(lambda: begun[0])
    flag[0] = 1
    spinning.join()


class Unready(Sowing):
    """Its result can't be compiled: `next` of a loop."""

    def result(self, state, action):
        taken = next(one >= 0 for one in (action,))
        return state._replace(left=state.left - int(taken))


@kernel
def first_result(game, state):
    for action in game.actions(state):
        return game.result(state, action)
    return state


def test_a_game_that_cannot_be_compiled_runs_plain_after_one_warning():
    game = Unready()
    with pytest.warns(PlainPython) as caught:
        state = first_result(game, game.initial_state())
    assert state.left == 9
    message = str(caught[0].message)
    assert "Unready" in message
    assert "result" in message
    line = Unready.result.__code__.co_firstlineno
    assert any(f"line {number}" in message for number in range(line, line + 3)), message
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert first_result(game, game.initial_state()).left == 9


class Words(Game):
    """States and actions of text: never compiled."""

    def initial_state(self):
        return ""

    def to_move(self, state):
        return len(state) % 2

    def actions(self, state):
        return ["a", "b"]

    def result(self, state, action):
        return state + action

    def is_terminal(self, state):
        return len(state) == 3

    def utility(self, state, player):
        return (state.count("a") - 1.5) * (1 if player == 0 else -1)


@dataclass(frozen=True)
class Heap:
    left: tuple[int, ...] = (2, 1)
    player: int = 0


class Heaps(Game):
    """Take one from a heap; the last one wins."""

    def initial_state(self):
        return Heap()

    def to_move(self, state):
        return state.player

    def actions(self, state):
        return [heap for heap, left in enumerate(state.left) if left]

    def result(self, state, action):
        left = list(state.left)
        left[action] -= 1
        return replace(state, left=tuple(left), player=1 - state.player)

    def is_terminal(self, state):
        return sum(state.left) == 0

    def utility(self, state, player):
        return -1.0 if player == state.player else 1.0


def test_a_state_may_be_a_dataclass_and_is_read_back():
    game = Heaps()
    state = game.result(game.initial_state(), 0)
    assert game.state_text(state) == "[[1,1],1]"
    assert game.parse_state("[[1,1],1]") == state
    with pytest.raises(InvalidState, match="does not fit"):
        game.parse_state("[[1,1]]")
    with pytest.warns(PlainPython, match=r"is a dataclass; write `class Heap\(NamedTuple\)`"):
        assert solve(game, state).value == -1.0


def test_games_of_text_run_plain_with_numbered_actions():
    game = Words()
    with pytest.warns(PlainPython, match="initial_state returns a state that is a str"):
        run = runnable(game)
    codes = list(run.game.actions(""))
    assert codes == [0, 1]
    assert [run.action(code) for code in codes] == ["a", "b"]
    assert run.code("b") == 1
    assert first_result(run.game, run.state()) == "a"
    assert state_hash("a") != state_hash("b")
    assert runnable(game).game is run.game


class Vast(Sowing):
    def __init__(self, start):
        self.start = start

    def initial_state(self):
        return self.start

    def is_terminal(self, state):
        return True


@pytest.mark.parametrize(
    "start, words",
    [
        ((0.0,) * 500, "a state of 500 numbers outside of rows.*pack them.*Bits"),
        (((0, 1, 2),) * 100, "a state of 300 numbers outside of rows.*pack them.*Bits"),
        ((0,) * 2041, "a state of 2041 numbers, of which compiled code can hold 2040"),
    ],
)
def test_a_state_of_too_many_numbers_runs_plain_and_says_what_to_do(start, words):
    game = Vast(start)
    with pytest.warns(PlainPython, match=words):
        runnable(game)
    assert not runs_compiled(game)


def test_states_from_outside_are_checked():
    run = runnable(Sowing())
    good = run.state(((0, 0, 0, 0), 10, 0, 0))
    assert good == Sowing().initial_state()
    assert isinstance(good, State)
    assert good.odd is False
    for bad in (((0, 0, 0), 10, 0, 0), ((0,) * 4, "x", 0, 0), ((0,) * 4, 1 << 70, 0, 0), 3):
        with pytest.raises(InvalidState):
            run.state(bad)


def test_something_else_is_not_a_game():
    with pytest.raises(TypeError, match="instance of zermelo"):
        runnable("connect_four")


def test_an_argument_of_another_kind_is_seen_though_the_last_is_remembered():
    """The type of the tuple seen last is kept by identity: an equal one of floats is another."""

    class Point(NamedTuple):
        x: float

    first, second = Point(1), Point(1.0)
    assert first == second
    game = Doubling()
    assert [half_of(game, point) for point in (first, first, second, second, first)] == [0.5] * 5
    assert len(half_of.compiled.signatures) == 2


def test_the_first_argument_may_be_none():
    assert is_nothing(Doubling(), None)


@kernel
def is_nothing(game, what):
    return what is None


class Doubling(Game):
    def initial_state(self):
        return (0,)

    def to_move(self, state):
        return 0

    def actions(self, state):
        yield 1

    def result(self, state, action):
        return (state[0] + action,)

    def is_terminal(self, state):
        return state[0] > 3

    def utility(self, state, player):
        return 0.0


@kernel
def half_of(game, point):
    return point.x / 2


def test_lines_that_begin_alike_are_written_once():
    written = []

    class Told(Doubling):
        compiled = False

        def action_text(self, state, action):
            written.append(state)
            return f"{state[0]}+{action}"

    lines = Lines(runnable(Told()), (0,))
    assert lines.texts((1, 1)) == ("0+1", "1+1")
    assert lines.texts((1, 1, 2)) == ("0+1", "1+1", "2+2")
    assert lines.texts(()) == ()
    assert written == [(0,), (1,), (2,)]

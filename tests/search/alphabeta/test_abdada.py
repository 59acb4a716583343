"""Threads that share a search: the same values as one, whoever turns away from what."""

import dataclasses
import threading

import numpy as np
import pytest

from tests.clocks import ManualClock
from tests.random_trees import HashedTree, roots
from tests.search.oracle import action_values
from zermelo.bits import Bits
from zermelo.errors import BadEvaluation
from zermelo.games import load
from zermelo.search import AlphaBetaOptions, TranspositionTable, alpha_beta
from zermelo.search.alphabeta.abdada import Crew, is_taken, release, take
from zermelo.search.alphabeta.context import MOVE, Context
from zermelo.search.alphabeta.ordering import full_score, pick, put_off_taken
from zermelo.search.limits import OUT_OF_TIME

TREES, PLAIN = HashedTree(), HashedTree(compiled=False)
SHARING = AlphaBetaOptions(memory=1, table_depth=1, share_depth=1)
WAYS = {
    "from the leaves on": SHARING,
    "from depth 3 on": AlphaBetaOptions(memory=1, share_depth=3),
    "tiny table": dataclasses.replace(SHARING, memory=0.001),
    "no table": dataclasses.replace(SHARING, memory=0),
    "no scout": dataclasses.replace(SHARING, scout=False, aspiration=False),
    "extensions": dataclasses.replace(SHARING, extensions=True),
}


def check(game, state, result):
    values = action_values(game, state)
    assert result.exact
    assert result.value == max(values.values())
    assert values[result.action] == result.value


@pytest.mark.parametrize("threads", [2, 5])
@pytest.mark.parametrize("name", WAYS)
def test_agrees_with_the_oracle(name, threads, some):
    for state in roots(TREES, some(150)):
        check(TREES, state, alpha_beta(TREES, state, options=WAYS[name], threads=threads))


def test_agrees_with_the_oracle_plain():
    for state in roots(PLAIN, 20):
        check(PLAIN, state, alpha_beta(PLAIN, state, options=SHARING, threads=2))


def test_every_value():
    for state in roots(TREES, 50):
        result = alpha_beta(TREES, state, options=SHARING, threads=3, every_value=True)
        assert {row.action: row.value for row in result.rows} == action_values(TREES, state)


def test_large_trees_are_solved_alike():
    """Thousands of nodes below each root action: threads do meet."""
    game = load("connect_four")
    state = game.initial_state()
    for column in "4444432222":
        state = game.result(state, game.parse_action(state, column))
    one = alpha_beta(game, state)
    for _ in range(5):
        table = TranspositionTable(4)
        two = alpha_beta(
            game, state, threads=3, options=AlphaBetaOptions(share_depth=4), table=table
        )
        assert (two.value, two.exact, two.stopped) == (one.value, True, "finished")
        assert alpha_beta(game, state, table=table).value == one.value


@pytest.mark.parametrize("options", [AlphaBetaOptions.type_b(), AlphaBetaOptions.type_b(beam=2)])
def test_selective_searches_reach_their_depth(options):
    options = dataclasses.replace(options, memory=1, share_depth=2)
    for state in roots(TREES, 50):
        result = alpha_beta(TREES, state, depth=5, options=options, threads=2)
        assert result.depth == 5 or result.stopped == "finished"
        assert result.action in TREES.actions(state)


class Undefined(HashedTree):
    def evaluate(self, state, player):
        return float("nan")


UNDEFINED = Undefined(compiled=False)


def test_what_ends_a_search_ends_its_helpers(clock: ManualClock):
    before = set(threading.enumerate())
    game = load("connect_four")
    assert alpha_beta(game, nodes=20_000, threads=3).stopped == "nodes"
    timed = alpha_beta(game, seconds=4, threads=3, report=lambda _: clock.advance(1))
    assert (timed.stopped, timed.depth) == ("time", 4)
    with pytest.raises(BadEvaluation, match="NaN"):
        alpha_beta(UNDEFINED, UNDEFINED.root(3), depth=3, threads=3)
    with pytest.raises(ZeroDivisionError):
        alpha_beta(game, threads=3, report=lambda _: 1 / 0)
    assert set(threading.enumerate()) <= before


def crew_of(threads):
    crew = Crew(threads)
    contexts = [Context(SHARING, PLAIN).record for _ in range(threads)]
    for number, context in enumerate(contexts):
        crew.attach(context, number, 8)
    return crew, contexts


def test_positions_are_seen_by_the_others():
    crew, (first, second, third) = crew_of(3)
    key = Bits(0xF123456789ABCDEF)
    take(first, 4, int(key))
    assert not is_taken(first, 4, key)
    assert not is_taken(second, 5, key)
    assert is_taken(second, 4, key)
    assert is_taken(third, 4, key)
    take(first, 4, 0)
    assert not is_taken(second, 4, key)
    assert crew.threads == 3


def test_who_is_below_a_searched_position_is_called_away_once():
    _crew, (first, second) = crew_of(2)

    def searched(ply, key):
        """The second thread is done with a position; the first then looks up from ply 6."""
        take(second, ply, key)
        release(second, ply, key)
        take(first, 7, 99)
        release(first, 7, 99)
        left, first.leave = int(first.leave), 0
        return left

    take(first, 3, 77)
    take(first, 4, 1 << 63)
    assert searched(3, 1 << 63) == 0
    assert searched(3, 77) == 3
    assert searched(5, 77) == 0
    assert searched(4, 1 << 63) == 4
    take(first, 4, 0)
    assert searched(4, 1 << 63) == 0
    assert second.leave == 0


def test_a_stopped_thread_makes_no_call():
    _crew, (first, second) = crew_of(2)
    take(first, 3, 77)
    second.stop = OUT_OF_TIME
    release(second, 3, 77)
    release(first, 4, 78)
    assert first.leave == 0


def test_taken_actions_come_last_in_their_order():
    _crew, (first, second) = crew_of(2)
    stack = np.zeros(4, MOVE).view(np.recarray)
    for index, score in enumerate((5, 9, -7, 9)):
        stack[index].action, stack[index].score, stack[index].key = index, score, 100 + index
    take(second, 2, 101)
    picked = []
    for start in range(4):
        put_off_taken(first, stack, start, 4, 2)
        action = pick(stack, start, 4)
        picked.append((action, full_score(stack[start].score)))
    assert picked == [(3, 9), (0, 5), (2, -7), (1, 9)]
    take(second, 2, 0)
    put_off_taken(first, stack, 0, 4, 2)
    assert list(stack.score) == [9, 5, -7, 9]

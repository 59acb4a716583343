"""Beliefs keep to the time of the move: by a clock that goes on with the work done, not by wall
time."""

from __future__ import annotations

import contextlib
from math import inf
from types import SimpleNamespace
from typing import Any

import pytest

from tests.clocks import ManualClock
from tests.games.comparing import plain_twin
from zermelo.game import Game
from zermelo.games import load
from zermelo.kernel import runs_compiled
from zermelo.montecarlo import Beliefs, NothingFits, ismcts
from zermelo.montecarlo.hidden.patience import Patience

STEP = 0.0005  # seconds that one action takes, by the clock of these tests


def slow(game: Game, clock: ManualClock) -> Game:
    """The game in plain Python; every action takes some time, and every look at the clock a little:
    what there is no time for is not tried for ever."""
    twin: Any = plain_twin(game)
    clock.per_look = STEP / 1000
    result = twin.result

    def slowly(state: Any, action: Any) -> Any:
        clock.advance(STEP)
        return result(state, action)

    twin.__dict__["result"] = slowly
    return twin


def test_work_is_done_by_the_clock(clock: ManualClock):
    """At a pace that has yet to be learnt: a hundred times slower than expected at first."""
    patience, record = Patience(10**6, pace=10**6), SimpleNamespace(looked=0)

    def step(count: int) -> None:
        record.looked = count
        clock.advance(count / 10**4)

    patience.begin(1.0)
    began = clock.now()
    patience.spend(record, 10**6, step)
    assert 1.0 <= clock.now() - began < 1.6
    assert patience.is_over
    began = clock.now()
    patience.begin(1.0)
    patience.spend(record, 10**6, step)
    assert 1.0 <= clock.now() - began < 1.02
    patience.begin(1.0)
    assert 0.9 * 10**4 < patience.affordable(10**6, 1.0) < 1.1 * 10**4
    patience.begin()
    assert patience.affordable(10**6, 0.5) == 10**6
    assert patience.seconds == inf


@pytest.mark.parametrize("spec", ["dark_hex:rows=3,columns=3", "kriegspiel"])
def test_beliefs_keep_to_the_time(spec: str, clock: ManualClock):
    """A whole game, or its beginning: no belief takes twice its time."""
    game = slow(load(spec), clock)
    kept = [Beliefs(game, player, particles=50) for player in (0, 1)]
    state, turns, found = game.initial_state(), 0, 0
    while not game.is_terminal(state) and turns < 12:
        mover = int(game.to_move(state))
        began = clock.now()
        with contextlib.suppress(NothingFits):
            found += len(kept[mover].update(game.information(state, mover), seconds=0.1)) > 0
        assert clock.now() - began < 0.2
        actions = sorted(game.actions(state))
        action = actions[(7 * turns) % len(actions)]
        kept[mover].took(action)
        state = game.result(state, action)
        turns += 1
    assert found > turns // 2


def test_the_search_has_the_rest_of_the_time(clock: ManualClock):
    game = slow(load("kriegspiel"), clock)
    state = game.result(game.initial_state(), 12 | 28 << 6)
    began = clock.now()
    result = ismcts(game, game.information(state, 1), 1, seconds=0.4)
    assert result.stopped == "time"
    assert clock.now() - began < 0.8


def test_what_a_game_draws_itself_is_drawn_in_time(clock: ManualClock):
    """As many states as there is time for, and some in any case."""
    game: Any = plain_twin(load("battleship"))
    draws, state = game.possible_states, game.initial_state()

    def slowly(information: Any, player: int, count: int, rng: Any) -> list[Any]:
        clock.advance(0.001 * count)
        return list(draws(information, player, count, rng))

    game.__dict__["possible_states"] = slowly
    known = game.information(state, 0)
    for seconds, least, most in ((0.01, 1, 50), (0.2, 60, 200), (inf, 1000, 1000)):
        began = clock.now()
        belief = Beliefs(game, 0).update(known, seconds)
        assert least <= len(belief) <= most
        assert clock.now() - began < max(2 * seconds, 0.04)


def test_no_belief_in_time_is_looked_for_at_the_next_turn(clock: ManualClock):
    """Where there was no time at all for some turns, the next still finds what fits all of them."""
    game = slow(load("dark_hex:rows=3,columns=3"), clock)
    kept, state = Beliefs(game, 1, particles=50), game.initial_state()
    for turn, action in enumerate((4, 0, 8, 2, 6)):
        if game.to_move(state) == 1:
            known = game.information(state, 1)
            if turn < 3:
                with pytest.raises(NothingFits):
                    kept.update(known, seconds=0.0)
            else:
                assert all(game.information(one, 1) == known for one, _ in kept.update(known))
            kept.took(action)
        state = game.result(state, action)
    assert not runs_compiled(game)

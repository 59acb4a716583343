"""Exact values of every move, against the solver, and against scores that are known."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.clocks import ManualClock
from tests.games.comparing import plain_twin
from zermelo.algorithms import search
from zermelo.cancellation import Stop, stoppable
from zermelo.errors import NotThisKindOfGame
from zermelo.exact import exact_moves
from zermelo.games import load
from zermelo.search import solve_exactly

SMALL = plain_twin(load("connect_four:rows=3,columns=4,connect=3"))
LATE = "2252576253462244111563365343671351441"


def after(game: Any, columns: str) -> Any:
    state = game.initial_state()
    for column in columns:
        state = game.result(state, int(column) - 1)
    return state


@pytest.mark.plain
def test_every_move_is_solved() -> None:
    game, scored = load("connect_four"), plain_twin(load("connect_four:score=true"))
    state = after(game, LATE[:30])
    found = exact_moves(game, state)
    assert (found.exact, found.value, found.plies) == (True, 1.0, 1)
    assert [(row.text, row.value, row.plies) for row in found.rows[:2]] == [
        ("6", 1.0, 1),
        ("4", 1.0, 5),
    ]
    for row in found.rows:
        child = game.result(state, row.action)
        value = 0.0 if game.is_terminal(child) else -solve_exactly(scored, child).value
        if not game.is_terminal(child):
            assert row.value == (value > 0) - (value < 0)
            assert row.plies == 1 + scored.plies_to_end(child, -value)
    counted = search("exact", scored, state)
    assert [row.plies for row in counted.rows] == [row.plies for row in found.rows]
    assert counted.value == 6.0  # one more than the stones that X has left


@pytest.mark.plain
def test_games_without_distances_are_solved_too() -> None:
    game = load("tic_tac_toe")
    state = game.initial_state()
    for move in ("b2", "a1"):
        state = game.result(state, game.parse_action(state, move))
    found = search("exact", game, state)
    assert (found.value, found.exact, found.plies) == (0.0, True, None)
    assert {row.value for row in found.rows} == {0.0}


@pytest.mark.plain
def test_what_is_not_solved_in_time_has_bounds(clock: ManualClock) -> None:
    game = load("connect_four")
    told: list[Any] = []
    clock.per_look = 0.01
    found = exact_moves(game, after(game, LATE[:12]), seconds=0.2, report=told.append)
    assert found.stopped == "time"
    assert not all(row.exact for row in found.rows)
    for row in found.rows:
        assert row.exact or row.lower < row.upper
        assert row.plies is None or row.exact


def test_not_for_chance_or_hidden_cards() -> None:
    with pytest.raises(NotThisKindOfGame, match="no chance"):
        exact_moves(load("backgammon"))
    with pytest.raises(NotThisKindOfGame, match="nothing hidden"):
        exact_moves(load("kuhn_poker"))


@pytest.mark.parametrize("threads", [2, pytest.param(5, marks=pytest.mark.long)])
def test_threads_find_the_same(threads: int) -> None:
    """Whoever comes first, and also where they are stopped: what is said is proven."""
    game, rng = load("connect_four:rows=4,columns=4"), random.Random(5)  # compiled for others, too
    for _ in range(4):
        state = game.initial_state()
        for _ in range(4):
            state = game.result(state, rng.choice(list(game.actions(state))))
        if game.is_terminal(state):
            continue
        alone = exact_moves(game, state, threads=1)
        wanted = {row.text: (row.value, row.plies) for row in alone.rows}
        found = exact_moves(game, state, threads=threads)
        assert {row.text: (row.value, row.plies) for row in found.rows} == wanted
        part = exact_moves(game, state, threads=threads, nodes=300)
        for row in part.rows:
            exact = wanted[row.text][0]
            assert exact is not None
            assert row.bounds.lower <= exact <= row.bounds.upper


def test_an_interrupt_ends_all_threads() -> None:
    game, stop = load("connect_four:rows=4,columns=4"), Stop()

    def interrupt(_: Any) -> None:
        raise KeyboardInterrupt

    found = exact_moves(game, threads=2, report=interrupt)
    assert found.stopped == "interrupted"
    with stoppable(stop):
        found = exact_moves(game, threads=2, report=lambda _: stop.request())
    assert found.stopped == "interrupted"

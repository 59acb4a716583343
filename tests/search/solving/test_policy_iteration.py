"""Policy iteration: against interval iteration, all strategies, fractions and by hand."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from tests import naive
from tests.search.solving.test_interval_iteration import Board, Row, check_bounds, drawn
from zermelo.errors import NotThisKindOfGame
from zermelo.game import CHANCE
from zermelo.games import load
from zermelo.kernel import new_record
from zermelo.result import Bounds
from zermelo.search import interval_iteration, policy_iteration, solve
from zermelo.search.limits import stopwatch
from zermelo.search.solving import policy_iteration as module
from zermelo.search.solving.interval_iteration import Component, Intervals, _components, _widest

NEAR = 1e-9


def corridor(length: int) -> Board:
    """A walk by chance, to the left or to the right, along places with an end on each side."""
    rows: list[Row] = [
        (CHANCE, [(place - 1 if place else length + 1, 0.5), (place + 1, 0.5)])
        for place in range(length)
    ]
    middle, first = length // 2, rows[0]
    # The first node is the one in the middle: the two change their names.
    renamed = {0: middle, middle: 0}
    rows[0], rows[middle] = rows[middle], first
    rows = [(who, [(renamed.get(t, t), w) for t, w in moves]) for who, moves in rows]
    return Board(rows, [(1.0,), (0.0,)])


@pytest.mark.parametrize("players", [1, 2])
def test_bounds_hold_and_can_not_be_better(players: int, some: Callable[[int], int]) -> None:
    settled = apart = 0
    for seed in range(some(600) // players):
        game = drawn(seed, players)
        solution = policy_iteration(game)
        settled += solution.settled > 0
        apart += check_bounds(game, solution, 1e-9)[-1] > 0.1
    assert min(settled, apart) > 5


@pytest.mark.parametrize("stopping", [False, True])
def test_the_same_as_interval_iteration(stopping: bool, some: Callable[[int], int]) -> None:
    for seed in range(2000, 2000 + some(200)):
        game = drawn(seed, 2, stopping)
        found, other = policy_iteration(game), interval_iteration(game)
        for side, known in zip(found.intervals, other.intervals, strict=True):
            assert side == pytest.approx(known, abs=1e-9), seed


def test_moves_achieve_the_bounds(some: Callable[[int], int]) -> None:
    """Who plays them gets the lower bound against every reply, even if play never ends."""
    for seed in range(7000, 7000 + some(120)):
        game = drawn(seed, 2)
        solution = policy_iteration(game)
        states = list(naive.reachable(game, (0,)))
        moving = [s for s in states if not game.is_terminal(s) and game.to_move(s) != CHANCE]
        for player, endless in ((0, -2.0), (1, 2.0)):
            own = {
                state: game.result(state, solution.action(state))
                for state in moving
                if game.to_move(state) == player
            }
            others = [
                [(state, child) for _, child in naive.children(game, state)]
                for state in moving
                if game.to_move(state) != player
            ]
            for reply in itertools.product(*others):
                worth = naive.chain_values(game, states, own | dict(reply), endless)[:, 0]
                for state, value in zip(states, worth, strict=True):
                    lower, upper = solution.bounds(state)
                    assert value >= lower - 1e-9 if player == 0 else value <= upper + 1e-9


def test_a_long_walk_has_the_fraction_it_must() -> None:
    """From place k of n, with ends at 0 and n + 1, the right end is reached k / (n + 1) of the
    time; value iteration takes n * n rounds for it, and the equations one."""
    game = corridor(2000)
    solution = policy_iteration(game)
    lower, upper = solution.bounds()
    assert solution.sweeps < 10
    right = Fraction(1001, 2001)
    assert Fraction(lower) <= right <= Fraction(upper)
    assert upper - lower < 1e-7


def test_exact_fractions_lie_between_the_bounds(some: Callable[[int], int]) -> None:
    """The chain that comes of the chosen moves, solved without any rounding."""
    for seed in range(some(60)):
        game = drawn(seed, 2, stopping=True)
        solution = policy_iteration(game)
        for state, value in fractions(game, solution.action).items():
            lower, upper = solution.bounds(state)
            assert Fraction(lower) <= value <= Fraction(upper), (seed, state)


def fractions(game: Board, action: Callable[[Any], Any]) -> dict[Any, Fraction]:
    """What states are worth to player 0 if all play these moves: Gauss on fractions. Weights are
    those of floating point, whose sums differ from 1 a little, made to sum to 1."""
    states = [s for s in naive.reachable(game, (0,)) if not game.is_terminal(s)]
    place = {state: number for number, state in enumerate(states)}
    rows = [[Fraction(int(i == j)) for j in range(len(states) + 1)] for i in range(len(states))]
    for state, row in zip(states, rows, strict=True):
        row[-1] = Fraction(0)
        if game.to_move(state) == CHANCE:
            moves = list(game.actions(state))
            weights = [
                Fraction(game.probability(state, one)).limit_denominator(100) for one in moves
            ]
        else:
            moves, weights = [action(state)], [Fraction(1)]
        for move, weight in zip(moves, weights, strict=True):
            child = game.result(state, move)
            if game.is_terminal(child):
                row[-1] += weight * Fraction(game.utility(child, 0))
            else:
                row[place[child]] -= weight
    for i, row in enumerate(rows):
        pivot = next(j for j in range(i, len(rows)) if rows[j][i])
        rows[i], rows[pivot] = rows[pivot], rows[i]
        row = rows[i] = [one / rows[i][i] for one in rows[i]]
        for j, other in enumerate(rows):
            if j != i and other[i]:
                rows[j] = [a - other[i] * b for a, b in zip(other, row, strict=True)]
    return {state: rows[i][-1] for state, i in place.items()}


def test_a_false_claim_is_lowered_or_refused() -> None:
    """The one place that proves: too much is taken back, however it was found."""
    game = drawn(3, 2, stopping=True)
    component, graph = whole(game)
    part, exits = module._part(component, 0)
    right = interval_iteration(game)
    known = right.intervals.lower[component_order(graph), 0]
    chosen = part.firsts[:-1].copy()
    for extra in (0.5, 1e-3, 1e-12):
        worth = np.concatenate([known[component.nodes] + extra, known[exits]])
        staying = np.zeros(len(part.movers), np.bool_)
        if module.keep_from_below.plain(part, worth, chosen, staying, -2.0):
            assert (worth[: len(part.movers)] <= known[component.nodes] + 1e-12).all()


def component_order(graph: Any) -> Any:
    return _components(graph.edges)[0]


def whole(game: Board) -> tuple[Component, Any]:
    """The largest component of a game, as policy iteration gets it."""
    graph = interval_iteration(game).graph
    intervals, _ = _widest(graph)
    order, starts = _components(graph.edges)
    largest = int(np.argmax(np.diff(starts)))
    nodes = slice(int(starts[largest]), int(starts[largest + 1]))
    record = new_record(np.dtype([("stop", np.int64)]))
    with stopwatch(record) as watch:
        component = Component(
            graph.edges.reordered(order),
            Intervals(*(side[order] for side in intervals)),
            np.full(len(graph), -1, np.int32),
            nodes,
            Bounds(-2.0, 2.0),
            watch,
        )
    return component, graph


def test_plain_and_compiled_agree(some: Callable[[int], int]) -> None:
    for seed in range(some(40)):
        component, _ = whole(drawn(seed, 2))
        if component.nodes.stop - component.nodes.start == 1:
            continue
        part, exits = module._part(component, seed % 2)
        start = np.linspace(-1.0, 1.0, len(part.movers) + len(exits))
        found = []
        for way in ("plain", "compiled"):
            worth, chosen = start.copy(), part.firsts[:-1].copy()
            staying = np.zeros(len(part.movers), np.bool_)
            switched = [
                getattr(module.improve, way)(part, worth, chosen, player, 0.0) for player in (0, 1)
            ]
            kept = getattr(module.keep_from_below, way)(part, worth, chosen, staying, -2.0)
            found.append((switched, kept, worth.tolist(), chosen.tolist(), staying.tolist()))
        assert found[0] == found[1]


def test_pig_to_twenty_points() -> None:
    game = load("pig:target=20")
    found, other = policy_iteration(game), interval_iteration(game)
    assert found.algorithm == "policy-iteration"
    assert other.algorithm == "interval-iteration"
    assert found.bounds() == pytest.approx(other.bounds(), abs=1e-12)
    assert found.sweeps < other.sweeps / 2


def test_solve_turns_to_it_where_bounds_close_in_slowly() -> None:
    slow = solve(corridor(400))
    assert slow.algorithm == "policy-iteration"
    assert slow.value == pytest.approx(201 / 401)
    assert slow.lower < 201 / 401 < slow.upper
    assert solve(corridor(4)).algorithm == "interval-iteration"


def test_components_that_are_too_large_are_left_to_intervals(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "MOST_NODES", 10)
    solution = policy_iteration(corridor(20))
    assert (solution.settled, solution.algorithm) == (0, "interval-iteration")
    assert solution.values()[0] == pytest.approx(11 / 21)


def test_digits_that_do_not_suffice_are_left_to_intervals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "COSTS", ())
    solution = policy_iteration(corridor(20))
    assert solution.settled == 0
    assert solution.values()[0] == pytest.approx(11 / 21)


def test_limits() -> None:
    assert policy_iteration(corridor(300), seconds=600).stopped == "finished"
    with pytest.raises(NotThisKindOfGame, match="use interval_iteration"):
        policy_iteration(load("pig:target=8,players=3"))

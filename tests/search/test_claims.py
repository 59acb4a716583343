"""Whatever is called exact or proven is so: every algorithm, games of all kinds, any limit.

One compiled class is all games: a state carries the seed of its graph. Play without end may be
worth anything to whoever asks: what a search proves must hold whatever it is worth. Only tables
of all states and proof-number search define it, and are held to their definition.

Alpha-beta and those that share its kernels are asked compiled, most others in plain Python; with
--long all of them are compiled, and asked about thousands of games. That each finds the same in
both executions is tested with it.
"""

from __future__ import annotations

import contextlib
import os
import random
import signal
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from itertools import islice
from typing import Any, NamedTuple

import pytest

from tests import naive
from tests.hashing import hashed
from tests.random_trees import (
    CYCLES,
    ESTIMATE,
    LONG,
    SHIFTS,
    STEP,
    UNITS,
    UTILITY,
    ChanceGraph,
    ChanceMeasured,
    HashedGraph,
    Measured,
    Place,
)
from zermelo.bits import Bits
from zermelo.cancellation import Stop, stoppable
from zermelo.errors import NotThisKindOfGame
from zermelo.lookup import all_states
from zermelo.montecarlo import MonteCarloTree, mcts
from zermelo.montecarlo import Options as MonteCarloOptions
from zermelo.result import Bounds, Result, Row
from zermelo.search import (
    AlphaBetaOptions,
    Proof,
    TranspositionTable,
    alpha_beta,
    best_first,
    expectiminimax,
    maxn,
    minimax,
    paranoid,
    plain_alpha_beta,
    prove,
    solve,
    solve_exactly,
    tabulate,
)

GRAPH = HashedGraph(resolution=1.0)
CHANCY = ChanceGraph()
PLAIN, PLAIN_CHANCY = HashedGraph(resolution=1.0, compiled=False), ChanceGraph(compiled=False)
THREE, PLAIN_THREE = HashedGraph(players=3), HashedGraph(players=3, compiled=False)
NEAR = 1e-9
CUT = MonteCarloOptions(cutoff=10)
MOST = 400  # nodes of a search without another limit: circles have no end

Claims = Iterator[Result]
Search = Callable[[Any, Any, random.Random], Claims]


# What is true.


class Truth(NamedTuple):
    """What a state and its actions are worth to who moves, or to player 0 where chance does.

    From the worst to the best that play without end may be.
    """

    viewer: int
    worth: Bounds
    actions: dict[Any, Bounds]


@cache
def truth(game: HashedGraph, seed: int) -> Truth:
    start = game.root(seed)
    low, high = (naive.values_without_end(game, start, end) for end in game.utility_bounds)
    viewer = max(int(game.to_move(start)), 0)

    def worth(state: Any) -> Bounds:
        bounds = Bounds(low[state], high[state])
        return bounds.of_opponent() if viewer == 1 else bounds

    below = {action: worth(child) for action, child in naive.children(game, start)}
    return Truth(viewer, worth(start), below)


def check(game: HashedGraph, seed: int, result: Result, endless: float | None = None) -> None:
    """Hold a result and its rows to the truth; `endless`: what play without end is worth."""
    viewer, worth, actions = truth(game, seed)
    rounding = NEAR * max(map(abs, game.utility_bounds)) if game.chance else 0.0
    hold(result, worth, endless, rounding)
    if result.exact:
        assert result.values[viewer] == result.value == result.lower
        assert result.values[1 - viewer] == -result.lower
    elif result.value is not None:
        assert result.lower <= result.value <= result.upper
    for row in result.rows:
        hold(row, actions[row.action], endless, rounding)
        assert (row.bound == "exact") == row.exact
        assert row.bound != "lower" or row.value == row.lower
        assert row.bound != "upper" or row.value == row.upper


def hold(claim: Result | Row, right: Bounds, endless: float | None, rounding: float) -> None:
    if endless is not None:
        worth = min(max(right.lower, endless), right.upper)
        right = Bounds(worth, worth)
    assert claim.lower <= right.lower + rounding, (claim, right)
    assert claim.upper >= right.upper - rounding, (claim, right)


# How it is asked.


def limits(dice: random.Random) -> dict[str, Any]:
    """A limit of nodes, of time, of depth; where those are far, of nodes as well."""
    kind = dice.randrange(6)
    if kind == 0:
        return {"seconds": dice.choice([1e-4, 1e-3]), "nodes": MOST}
    if kind == 1:
        return {"depth": dice.choice([0, 1, 2, 3, 8]), "nodes": MOST}
    return {"nodes": dice.choice([1, 3, 10, 50, MOST, MOST])}


def without_depth(dice: random.Random) -> dict[str, Any]:
    return {name: limit for name, limit in limits(dice).items() if name != "depth"}


SETS = [
    AlphaBetaOptions(memory=0.01),
    AlphaBetaOptions(memory=0.01, table_depth=1, look_ahead=1, scout=False),
    AlphaBetaOptions.plain(),
    AlphaBetaOptions(memory=0.01, quiescence=4, extensions=True, aspiration=False),
    replace(AlphaBetaOptions.type_b(), memory=0.01),
    replace(AlphaBetaOptions.type_b(beam=2), memory=0.01),
]


def by_alpha_beta(game: Any, state: Any, dice: random.Random) -> Claims:
    told: list[Result] = []
    settings: dict[str, Any] = {
        "options": dice.choice(SETS),
        "threads": dice.choice([1, 1, 1, 2]),
        "every_value": dice.random() < 0.2,
    }
    yield alpha_beta(game, state, **limits(dice), **settings, report=told.append)
    yield from told


def by_a_table_handed_on(game: Any, state: Any, dice: random.Random) -> Claims:
    """What searches with other limits, and of other states, have left there."""
    table = TranspositionTable(0.01)
    options = AlphaBetaOptions(memory=0.01, table_depth=1, look_ahead=1)
    for _ in range(3):
        yield alpha_beta(game, state, **limits(dice), options=options, table=table)
    yield solve_exactly(game, state, nodes=50 * MOST, table=table)


def by_solve_exactly(game: Any, state: Any, dice: random.Random) -> Claims:
    told: list[Result] = []
    asked = {**without_depth(dice), "nodes": dice.choice([3, 50, 400, 20_000, 20_000])}
    yield solve_exactly(game, state, **asked, memory=0.01, report=told.append)
    yield from told
    yield from solve_exactly(game, [state, state], **asked, memory=0.01)


def far(game: HashedGraph, state: Any, dice: random.Random) -> dict[str, Any]:
    """Limits; a long line is followed at once as far as can be, for want of other moves.

    Not with chance: Star2's probes double the work at each of its nodes.
    """
    alone = game.kind(state) == LONG and not game.chance and dice.random() < 0.5
    return {} if alone else limits(dice)


def by_deepening(game: Any, state: Any, dice: random.Random) -> Claims:
    told: list[Result] = []
    search = dice.choice([minimax, plain_alpha_beta])
    yield search(game, state, **far(game, state, dice), report=told.append)
    yield from told


def by_expectiminimax(game: Any, state: Any, dice: random.Random) -> Claims:
    told: list[Result] = []
    pruning = dice.choice(["none", "star1", "star2", None])
    yield expectiminimax(game, state, **far(game, state, dice), pruning=pruning, report=told.append)
    yield from told


def by_best_first(game: Any, state: Any, dice: random.Random) -> Claims:
    yield best_first(game, state, **without_depth(dice), memory=1)


def by_mcts(game: Any, state: Any, dice: random.Random) -> Claims:
    told: list[Result] = []
    settings: dict[str, Any] = {
        "seed": dice.getrandbits(32),
        "iterations": dice.choice([1, 5, 40, 400, 3000 if game.compiled else 400]),
        "seconds": dice.choice([None, None, 1e-3]),
        "memory": 1,
        "cutoff": 10,
    }
    ways: dict[str, Any] = {
        "rave": {"rave": 30.0},
        "puct": {"selection": "puct"},
        "root": {"threads": 2, "parallel": "root"},
        "tree": {"threads": 2, "parallel": "tree"},
        "plain": {},
    }
    way = dice.choice(sorted(ways))
    yield mcts(game, state, **settings, **ways[way], report=told.append)
    yield from told


def by_a_tree_kept(game: Any, state: Any, dice: random.Random) -> Claims:
    """A tree that has grown from the move before."""
    tree = MonteCarloTree(game, state, memory=1, seed=dice.getrandbits(32), options=CUT)
    yield tree.search(iterations=dice.choice([5, 100, 2000 if game.compiled else 100]))
    yield tree.search(iterations=dice.choice([5, 100]))


def by_proof(game: Any, state: Any, dice: random.Random) -> Claims:
    asked = dice.choice([-2, -1, 0, 1, 2, None])
    player = dice.choice([None, 0, 1])
    found = prove(game, state, at_least=asked, player=player, **without_depth(dice), memory=0.01)
    assert found.proven is not None or not found.exact
    yield found


def by_tables(game: Any, state: Any, dice: random.Random) -> Claims:
    """Refused where states come again; else the value, however it is found."""
    for states in (100_000, 3):
        with contextlib.suppress(NotThisKindOfGame):
            yield solve(game, state, states=states, memory=0.01, seconds=dice.choice([5, 1e-2]))


DETERMINISTIC: dict[str, Search] = {
    "alpha-beta": by_alpha_beta,
    "a table handed on": by_a_table_handed_on,
    "solve_exactly": by_solve_exactly,
    "minimax": by_deepening,
    "expectiminimax": by_expectiminimax,
    "best-first": by_best_first,
    "mcts": by_mcts,
    "a tree kept": by_a_tree_kept,
    "proof-number": by_proof,
    "solve": by_tables,
}
WITH_CHANCE: dict[str, Search] = {
    "expectiminimax": by_expectiminimax,
    "mcts": by_mcts,
    "solve": by_tables,
}


def ask(game: HashedGraph, seed: int, name: str, search: Search) -> int:
    """All claims of one algorithm on one game; how many were exact."""
    dice = random.Random(f"{name} {seed}")
    stop = Stop()
    timer = threading.Timer(dice.choice([1e-4, 1e-3, 5e-3]), stop.request)
    interrupted = dice.random() < 0.15
    if interrupted:
        timer.start()
    exact = 0
    with stoppable(stop):
        try:
            for result in search(game, game.root(seed), dice):
                endless = 0.0 if isinstance(result, Proof) else None
                check(game, seed, result, endless)
                exact += result.exact or (isinstance(result, Proof) and result.proven is not None)
        except KeyboardInterrupt:  # before there was an answer
            pass
    timer.cancel()
    return exact


def run(game: HashedGraph, searches: dict[str, Search], name: str, count: int, first: int) -> None:
    """Ask one algorithm about so many games."""
    exact = sum(ask(game, seed, name, searches[name]) for seed in range(first, first + count))
    assert exact >= max(count // 20, 1), "a test of claims must see some"


COMPILED = ["alpha-beta", "a table handed on", "solve_exactly", "best-first"]


@pytest.mark.parametrize("name", DETERMINISTIC)
def test_what_is_proven_is_true(name: str) -> None:
    game, count = (GRAPH, 20) if name in COMPILED else (PLAIN, 10)
    run(game, DETERMINISTIC, name, count, first=100 * list(DETERMINISTIC).index(name))


@pytest.mark.parametrize("name", WITH_CHANCE)
def test_what_is_proven_is_true_on_average(name: str) -> None:
    run(PLAIN_CHANCY, WITH_CHANCE, name, 10, first=2000 + 100 * list(WITH_CHANCE).index(name))


@pytest.mark.long
@pytest.mark.parametrize("name", DETERMINISTIC)
def test_what_is_proven_is_true_of_two_thousand_games(name: str) -> None:
    run(GRAPH, DETERMINISTIC, name, 2000, first=10_000)


@pytest.mark.long
@pytest.mark.parametrize("name", WITH_CHANCE)
def test_what_is_proven_is_true_on_average_of_two_thousand_games(name: str) -> None:
    run(CHANCY, WITH_CHANCE, name, 2000, first=20_000)


# Utilities of any size and with any digits.

MEASURED = [name for name in DETERMINISTIC if name != "a tree kept"]


class AnyUnit(HashedGraph):
    """The same in one compiled game, whose graphs draw their units."""

    def __init__(self) -> None:
        super().__init__()
        self.utility_bounds = (-2e300, 2e300)

    def unit_of(self, state: Place) -> float:
        return UNITS[hashed(state.seed, Bits(2), STEP) % len(UNITS)]

    def utility(self, state: Place, player: int) -> float:
        return self.unit_of(state) * self.worth(state, player, UTILITY)

    def evaluate(self, state: Place, player: int) -> float:
        return self.unit_of(state) * self.worth(state, player, ESTIMATE)


ANY_UNIT = AnyUnit()


@pytest.mark.parametrize("name", MEASURED)
def test_what_is_proven_is_true_in_any_unit(name: str) -> None:
    run_measured(name, 6, first=3000)


@pytest.mark.long
@pytest.mark.parametrize("block", range(6))
@pytest.mark.parametrize("name", MEASURED)
def test_what_is_proven_is_true_in_any_unit_of_thousands_of_games(name: str, block: int) -> None:
    """In blocks, which may run beside each other."""
    run_measured(name, 500, first=30_000 + 500 * block)


@pytest.mark.parametrize("name", ["alpha-beta", "a table handed on"])
def test_what_is_proven_is_true_in_any_unit_compiled(name: str) -> None:
    run(ANY_UNIT, DETERMINISTIC, name, 60, first=3000)


@pytest.mark.long
@pytest.mark.parametrize("name", [name for name in MEASURED if name != "mcts"])
def test_what_is_proven_is_true_in_any_unit_of_thousands_of_compiled_games(name: str) -> None:
    run(ANY_UNIT, DETERMINISTIC, name, 2000, first=30_000)


def run_measured(name: str, count: int, first: int) -> None:
    for seed in range(first, first + count):
        dice = random.Random(seed)
        unit, shift = dice.choice(UNITS), dice.choice(SHIFTS)
        if name == "mcts" and unit > 1e27:
            continue  # it refuses them
        resolution = unit if shift == 0.0 and dice.random() < 0.3 else 0.0
        drawn = name in WITH_CHANCE and dice.random() < 0.3
        game = (ChanceMeasured if drawn else Measured)(unit, shift, resolution)
        if len(list(islice(naive.reachable(game, game.root(seed)), 40))) < 40:
            ask(game, seed, name, DETERMINISTIC[name])


# Several players: what each gets if all look after themselves, and what one can be sure of.


@cache
def nash(seed: int, state: Any) -> tuple[float, ...]:
    """Max^n by definition, each state once."""
    if THREE.is_terminal(state):
        return tuple(THREE.utility(state, player) for player in range(3))
    vectors = [nash(seed, child) for _, child in naive.children(THREE, state)]
    return max(vectors, key=lambda vector: vector[state.player])


@cache
def surely(player: int, state: Any) -> float:
    """What a player can be sure of, each state once."""
    if THREE.is_terminal(state):
        return float(THREE.utility(state, player))
    best = max if state.player == player else min
    return best(surely(player, child) for _, child in naive.children(THREE, state))


@pytest.mark.parametrize(
    "game", [PLAIN_THREE, pytest.param(THREE, marks=pytest.mark.long)], ids=["plain", "compiled"]
)
@pytest.mark.parametrize(
    "first, count", [(0, 30), *(pytest.param(at, 80, marks=pytest.mark.long) for at in (30, 4000))]
)
def test_several_players(first: int, count: int, game: HashedGraph) -> None:
    """Where states come again nothing can be exact: here no line ends before the circle closes."""
    exact = 0
    for seed in range(first, first + count):
        state, dice = game.root(seed), random.Random(seed)
        asked = far(game, state, dice)
        if THREE.kind(state) != CYCLES:  # from the ends up: lines are longer than Python's stack
            for place in sorted(naive.reachable(THREE, state), key=lambda one: -one.node):
                nash(seed, place)
                surely(state.player, place)
        for result in (maxn(game, state, **asked), paranoid(game, state, **asked)):
            if result.exact and THREE.kind(state) != CYCLES:
                exact += 1
                if result.algorithm == "maxn":
                    assert result.values == nash(seed, state)
                else:
                    assert result.value == surely(state.player, state)
        try:
            solution = tabulate(game, state)
        except NotThisKindOfGame:
            assert game.kind(state) == CYCLES or (game.kind(state) == LONG and not game.compiled)
        else:
            if THREE.kind(state) != CYCLES:
                assert solution.values(state) == nash(seed, state)
    assert exact > count // 4, "a test of claims must see some"


# Tables of all states, where play without end is a draw.


def test_tables_of_all_states() -> None:
    for seed in range(5000, 5030):
        entry = all_states(PLAIN, PLAIN.root(seed)).entry(PLAIN.root(seed))
        worth = truth(PLAIN, seed).worth
        assert entry is not None
        assert entry.utility == min(max(worth.lower, 0.0), worth.upper)


# Ctrl-C, at any moment.

calls = 0  # until Ctrl-C


class Interrupting(HashedGraph):
    """Presses Ctrl-C when its actions are asked for so many times."""

    def actions(self, state: Place) -> Iterator[int]:
        global calls
        calls -= 1
        if calls == 0:
            os.kill(os.getpid(), signal.SIGINT)
        yield from super().actions(state)


@pytest.fixture
def python_handles_ctrl_c() -> Iterator[None]:
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("python_handles_ctrl_c")
@pytest.mark.parametrize("name", ["alpha-beta", "solve_exactly", "minimax", "best-first", "mcts"])
def test_what_is_proven_at_ctrl_c_is_true(name: str) -> None:
    global calls
    game = Interrupting(resolution=1.0, compiled=False)
    dice = random.Random(name)
    asked = 0
    for seed in range(6000, 6080):
        calls = 0
        if game.kind(game.root(seed)) in (LONG, CYCLES):
            continue
        truth(game, seed)
        calls = dice.choice([2, 5, 10, 30, 100])
        with contextlib.suppress(KeyboardInterrupt):  # before there is an answer, or after it
            ask(game, seed, name, DETERMINISTIC[name])
        asked += calls <= 0
    assert asked > 5

"""Bounds on games whose states repeat: against all strategies, linear equations and Pig."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np
import pytest

from tests import naive
from tests.games.comparing import plain_twin
from zermelo.cancellation import Stop, stoppable
from zermelo.errors import BadEvaluation, BadParameter, NotThisKindOfGame, TooManyStates
from zermelo.game import CHANCE, Game
from zermelo.games import load
from zermelo.kernel import new_record
from zermelo.search import interval_iteration, solve, tabulate
from zermelo.search.solving import interval_iteration as module

NEAR = 1e-9
Row = tuple[int, list[tuple[int, float]]]


class Board(Game):
    """A graph by its rows: who moves, and where to with which weight. Then come the ends."""

    compiled = False

    def __init__(self, rows: list[Row], ends: list[tuple[float, ...]]) -> None:
        self.rows, self.ends = tuple(rows), tuple(ends)
        self.players = len(ends[0])
        self.zero_sum = self.players == 2
        self.utility_bounds = (-2.0, 2.0)

    def initial_state(self) -> tuple[int]:
        return (0,)

    def is_terminal(self, state: tuple[int]) -> bool:
        return state[0] >= len(self.rows)

    def to_move(self, state: tuple[int]) -> int:
        return 0 if self.is_terminal(state) else self.rows[state[0]][0]

    def actions(self, state: tuple[int]) -> Iterable[int]:
        return range(0 if self.is_terminal(state) else len(self.rows[state[0]][1]))

    def probability(self, state: tuple[int], action: int) -> float:
        return self.rows[state[0]][1][action][1]

    def result(self, state: tuple[int], action: int) -> tuple[int]:
        return (self.rows[state[0]][1][action][0],)

    def utility(self, state: tuple[int], player: int) -> float:
        return self.ends[state[0] - len(self.rows)][player]


def drawn(seed: int, players: int, stopping: bool = False) -> Board:
    """A random board of up to seven nodes and three ends; `stopping`: any move may end it."""
    dice = random.Random(f"{players} {stopping} {seed}")
    count, end_count = dice.randint(2, 7), dice.randint(1, 3)
    rows: list[Row] = []
    for _ in range(count):
        mover = dice.choice([CHANCE, *range(players)])
        targets = [dice.randrange(count + end_count) for _ in range(dice.choice([1, 2, 2, 3]))]
        weights = [dice.randint(1, 5) for _ in targets]
        rows.append((mover, [(t, w / sum(weights)) for t, w in zip(targets, weights, strict=True)]))
    if stopping:
        rows = stopped(rows, count, end_count, dice)
    ends = [tuple(float(dice.randint(-2, 2)) for _ in range(players)) for _ in range(end_count)]
    if players == 2:
        ends = [(first, -first) for first, _ in ends]
    return Board(rows, ends)


def stopped(rows: list[Row], count: int, end_count: int, dice: random.Random) -> list[Row]:
    """Between a move and where it leads chance may end the game."""
    shift = count  # one node of chance for each node that is entered
    moves = [
        (mover, [(t + shift if t < count else t + count, w) for t, w in edges])
        for mover, edges in rows
    ]
    gates: list[Row] = [
        (CHANCE, [(node, 0.75), (2 * count + dice.randrange(end_count), 0.25)])
        for node in range(count)
    ]
    return moves + gates


def check_bounds(game: Board, solution: Any, precision: float) -> list[float]:
    """They hold, by all strategies and linear algebra, and could not be better; their widths."""
    least, most = (naive.values_by_strategies(game, (0,), end) for end in (-2.0, 2.0))
    for state in least:
        lower, upper = solution.bounds(state)
        assert lower <= least[state] + NEAR, state
        assert upper >= most[state] - NEAR, state
        assert lower == pytest.approx(least[state], abs=precision), state
        assert upper == pytest.approx(most[state], abs=precision), state
    return [most[state] - least[state] for state in [(0,), *least]]


@pytest.mark.parametrize("players", [1, 2])
def test_bounds_hold_on_a_thousand_boards(players: int, some: Callable[[int], int]) -> None:
    """What is proven is true whatever endless play is worth, and nothing more could be proven."""
    met = apart = 0
    for seed in range(some(1000) // players):
        game = drawn(seed, players)
        solution = interval_iteration(game)
        width = check_bounds(game, solution, 1e-7)
        met += width[-1] < NEAR
        apart += width[-1] > 0.1
        assert (solution.values()[0] is None) == (width[0] > 1e-7)
    assert min(met, apart) > 5


def test_moves_achieve_the_bounds(some: Callable[[int], int]) -> None:
    """Who plays them gets the lower bound against every reply, even if play never ends."""
    for seed in range(5000, 5000 + some(200)):
        game = drawn(seed, 2)
        solution = interval_iteration(game)
        states = list(naive.reachable(game, (0,)))
        for player, endless in ((0, -2.0), (1, 2.0)):
            moving = [s for s in states if not game.is_terminal(s) and game.to_move(s) != CHANCE]
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
                    assert value >= lower - 1e-7 if player == 0 else value <= upper + 1e-7


def test_several_players(some: Callable[[int], int]) -> None:
    """Every equilibrium from which no player gains by one other move lies within the bounds."""
    unique = 0
    for seed in range(some(60)):
        game = drawn(seed, 3, stopping=True)
        solution = interval_iteration(game)
        for values in equilibria(game):
            for state, found in values.items():
                for player in range(3):
                    lower, upper = solution.bounds(state, player)
                    assert lower - NEAR <= found[player] <= upper + NEAR
        if None not in solution.values():
            unique += 1
            assert solution.values() == pytest.approx(values[(0,)])
    assert unique > 2


def equilibria(game: Board) -> Iterable[dict[Any, Any]]:
    """The values of all states for every choice of moves that nobody would change."""
    states = list(naive.reachable(game, (0,)))
    moving = [s for s in states if not game.is_terminal(s) and game.to_move(s) != CHANCE]
    options = [[(s, child) for _, child in naive.children(game, s)] for s in moving]
    for chosen in itertools.product(*options):
        rows = naive.chain_values(game, states, dict(chosen), 0.0)
        values = dict(zip(states, rows, strict=True))
        if all(
            values[child][game.to_move(state)] >= values[other][game.to_move(state)] - NEAR
            for state, child in chosen
            for _, other in naive.children(game, state)
        ):
            yield values


def test_plain_and_compiled_agree() -> None:
    for seed, players in itertools.product(range(20), (2, 3)):
        game = drawn(seed, players)
        compiled = interval_iteration(game)
        intervals, scale = module._widest(compiled.graph)
        order, starts = np.empty(len(compiled), int), np.empty(len(compiled) + 1, int)
        components = module.Components(order, starts)
        number = module.find_components.plain(compiled.graph.edges, components)
        record = new_record(module.RECORD, least=module.LEAST_CHANGE * scale)
        choices = np.full(len(compiled), -1)
        edges, starts = compiled.graph.edges.reordered(order), starts[: number + 1]
        intervals = module.Intervals(*(side[order] for side in intervals))
        module.narrow.plain(edges, starts, intervals, choices, record)
        assert np.array_equal(intervals.lower, compiled.intervals.lower[order])
        assert np.array_equal(intervals.upper, compiled.intervals.upper[order])
        assert choices.tolist() == compiled.choices[order].tolist()
        assert int(record.sweeps) == compiled.sweeps


def test_games_that_do_not_repeat_agree_with_the_table() -> None:
    game = load("tic_tac_toe")
    found, table = interval_iteration(game), tabulate(game)
    assert len(found) == len(table) == 5478
    assert found.values() == (0, 0)
    assert found.bounds().exact
    state = game.result(game.initial_state(), 1)
    assert found.values(state) == table.values(state)


def test_solve_chooses_it_where_states_repeat() -> None:
    game = load("pig:target=20")
    result, solution = solve(game), interval_iteration(game)
    assert (result.algorithm, result.stopped) == ("interval-iteration", "finished")
    assert result.upper - result.lower < 1e-12
    assert (result.bounds, result.values) == (solution.bounds(), solution.values())
    assert result.nodes == len(solution)
    assert result.line == ()  # chance begins
    state = game.result(game.initial_state(), 5)
    assert solve(game, state).action == solution.action(state)


def test_small_pig_for_three() -> None:
    solution = interval_iteration(load("pig:target=8,players=3"))
    first, second, third = solution.values()
    assert first > second > third
    assert first + second + third == pytest.approx(0)


def test_races_of_backgammon() -> None:
    """One checker each: on the four, five and six points the player on roll wins so often."""
    game = plain_twin(load("backgammon"))
    for point, chance in ((4, 0.94752), (5, 0.88040), (6, 0.81250)):
        race = game.parse_state(f"{point}x1 {point}x1 X -")
        value = interval_iteration(game, race).values(race)[0]
        assert (value + 1) / 2 == pytest.approx(chance, abs=2**-16)  # as it was stored


@pytest.mark.long
def test_an_ending_of_backgammon_with_hits() -> None:
    """Who is hit begins again, so that play may go on for ever."""
    game = load("backgammon")
    contact = game.parse_state("8x1 20x1 X -")
    with pytest.raises(NotThisKindOfGame, match="can repeat"):
        tabulate(game, contact)
    result = solve(game, contact)
    assert result.upper - result.lower < 1e-9
    assert result.value == pytest.approx(0.9083159216)


def test_a_game_without_an_end_has_only_the_bounds_of_its_utilities() -> None:
    endless = Board([(0, [(1, 1.0)]), (1, [(0, 1.0), (2, 1.0)])], [(1.0, -1.0)])
    result = solve(endless)
    assert (result.lower, result.upper, result.value) == (-2, 1, None)
    assert result.stopped == "finished"
    assert result.principal_variation == (0, 1)


class Undeclared(Board):
    """Nothing is known of its utilities beforehand, nor of what play without end is worth."""

    def __init__(self, rows: list[Row], ends: list[tuple[float, ...]]) -> None:
        super().__init__(rows, ends)
        self.utility_bounds = None  # type: ignore[assignment]


ONE, TWO = (1.0, -1.0), (-2.0, 2.0)


@pytest.mark.parametrize(
    "rows,bounds",
    [
        # To and fro for ever, or an end with -2; what the former is worth is unknown.
        ([(0, [(1, 1), (2, 1)]), (1, [(0, 1)])], (-2.0, math.inf)),
        ([(1, [(1, 1), (2, 1)]), (0, [(0, 1)])], (-math.inf, -2.0)),
        ([(0, [(1, 1), (2, 1)]), (CHANCE, [(0, 0.5), (0, 0.5)])], (-2.0, math.inf)),
        # Chance leads out of every circle, now or later.
        ([(0, [(1, 1)]), (CHANCE, [(0, 0.5), (2, 0.5)])], (-2.0, -2.0)),
        ([(0, [(1, 1), (2, 1)]), (CHANCE, [(0, 0.5), (3, 0.5)])], (1.0, 1.0)),
        # What has no weight is no way out.
        ([(0, [(1, 1)]), (CHANCE, [(0, 1), (2, 0)])], (-math.inf, math.inf)),
        # Play may go on for ever elsewhere.
        ([(CHANCE, [(1, 0.5), (2, 0.5)]), (0, [(1, 1)])], (-math.inf, math.inf)),
        ([(1, [(1, 1), (2, 1)]), (CHANCE, [(1, 0.5), (1, 0.5)])], (-math.inf, -2.0)),
    ],
)
def test_where_nothing_is_declared_play_without_end_may_be_worth_anything(
    rows: list[Row], bounds: tuple[float, float]
) -> None:
    game = Undeclared(rows, [TWO, ONE])
    solution = interval_iteration(game)
    assert solution.bounds() == pytest.approx(bounds, abs=1e-9)
    result = solve(game)
    assert result.bounds == solution.bounds(player=max(result.player, 0))
    assert (result.value is None) == (bounds[0] < bounds[1])


def test_lines_too_long_for_the_stack() -> None:
    length = 10_000
    rows: list[Row] = [(0, [(node + 1, 1.0)]) for node in range(length)]
    result = solve(Board(rows, [(1.0,)]))
    assert (result.value, result.exact, result.nodes) == (1, True, length + 1)


def test_limits() -> None:
    game = load("pig:target=20")
    with pytest.raises(TooManyStates, match="more than 100 states"):
        interval_iteration(game, states=100)
    with pytest.raises(NotThisKindOfGame, match="expectiminimax"):
        solve(game, states=100)
    with pytest.raises(TooManyStates, match="than the time allows"):
        interval_iteration(game, seconds=1e-9)
    with pytest.raises(BadParameter, match="can't be reached"):
        interval_iteration(Board([(0, [(1, 1.0)])], [(1.0,)])).bounds((7,))
    with pytest.raises(BadEvaluation, match="NaN"):
        interval_iteration(Board([(0, [(1, 1.0)])], [(float("nan"),)]))
    with pytest.raises(NotThisKindOfGame, match="equilibrium"):
        interval_iteration(load("kuhn_poker"))


def test_an_interrupted_solution_knows_nothing_yet() -> None:
    stop = Stop()
    stop.request()
    with stoppable(stop):
        result = solve(load("pig:target=20"))
    assert (result.value, result.stopped) == (None, "interrupted")
    assert (result.lower, result.upper) == (-1, 1)

"""Correlated equilibria of Markov games: linear programs as an oracle, and published games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np
import pytest

from tests import naive
from tests.equilibrium.matrix.staged import Staged, State, drawn_opposed, drawn_staged
from tests.equilibrium.matrix.test_normal_form_game import mckelvey_mclennan
from zermelo.equilibrium import (
    CorrelatedMarkovSolution,
    NormalFormGame,
    correlated,
    correlated_markov,
    solve_markov,
)
from zermelo.equilibrium.matrix import correlated_markov as module
from zermelo.equilibrium.matrix.stages import CHOSEN, DRAWN, END, SolverProgress, as_arrays
from zermelo.errors import BadParameter, NotThisKindOfGame, TooManyStates
from zermelo.game import CHANCE, Game
from zermelo.games import load
from zermelo.games.tree import Tree


def repeated(*payoffs: Any, stop: float = 0.1) -> Staged:
    def entries(each: list[Any]) -> Any:
        if not isinstance(each[0], list):
            return (*each, 0)
        return [entries(list(part)) for part in zip(*each, strict=True)]

    return Staged([entries(list(payoffs))], stop, len(payoffs))


def iterated(game: Staged, sweeps: int) -> Any:
    """uCE-Q with HiGHS: what each node is worth to all."""
    values = np.zeros((len(game.nodes), game.players))
    for _ in range(sweeps):
        for node in reversed(range(len(values))):
            values[node] = correlated(stage_game(game, node, values)).values
    return values


def stage_game(game: Staged, node: int, values: Any) -> NormalFormGame:
    entries = np.array(game.nodes[node])
    rewards, following = entries[..., :-1], entries[..., -1].astype(int)
    later = game.stop * rewards + (1 - game.stop) * values[following]
    worth = np.where(following[..., None] < 0, rewards, later)
    return NormalFormGame(list(np.moveaxis(worth, -1, 0)))


def gained(solution: CorrelatedMarkovSolution, player: int) -> float:
    """The most a player gains in any state: policies by linear equations, improved until the best
    one is found. A choice of the player is one for each state and what it is drawn to play."""
    states, game = list(solution.stages), solution.game
    place = {state: number for number, state in enumerate(states)}

    def worths(chosen: dict[Any, Any]) -> Any:
        matrix, ends = np.eye(len(states)), np.zeros(len(states))
        for state, stage in solution.stages.items():
            row = place[state]
            if stage.kind == END:
                ends[row] = game.utility(state, player)
            elif stage.kind == DRAWN:
                for weight, after in zip(stage.weights, stage.following, strict=True):
                    matrix[row, place[after]] -= weight
            else:
                for profile, chance in solution.distribution(state).items():
                    own = chosen.get((state, profile[player]), profile[player])
                    matrix[row, place[following(stage, profile, own)]] -= chance
        return np.linalg.solve(matrix, ends)

    def following(stage: Any, profile: tuple[Any, ...], own: Any) -> Any:
        instead = (*profile[:player], own, *profile[player + 1 :])
        return stage.following[stage.profiles.index(instead)]

    chosen: dict[Any, Any] = {}
    follows = now = worths(chosen)
    while True:
        better = dict(chosen)
        for state, stage in solution.stages.items():
            if stage.kind != CHOSEN:
                continue
            distribution = solution.distribution(state)
            for advised in stage.choices[player]:
                heard = [(one, p) for one, p in distribution.items() if one[player] == advised]

                def worth(
                    own: Any, stage: Any = stage, heard: Any = heard, now: Any = now
                ) -> float:
                    after = (now[place[following(stage, one, own)]] * p for one, p in heard)
                    return float(sum(after))

                best = max(stage.choices[player], key=worth)
                if worth(best) > worth(chosen.get((state, advised), advised)) + 1e-12:
                    better[state, advised] = best
        if better == chosen:
            return float((now - follows).max())
        chosen, now = better, worths(better)


def test_repeated_chicken_and_battle_of_the_sexes() -> None:
    """What comes after is the same whatever is done, so each is what it is once."""
    chicken = correlated_markov(repeated([[6, 2], [7, 0]], [[6, 7], [2, 0]]))
    assert chicken.values() == pytest.approx((5.25, 5.25))
    assert list(chicken.distribution().values()) == pytest.approx([0.5, 0.25, 0.25, 0])
    assert chicken.is_equilibrium
    assert not chicken.is_acyclic
    battle = correlated_markov(repeated([[2, 0], [0, 1]], [[1, 0], [0, 2]]))
    assert battle.values() == pytest.approx((2, 1)), "the first one's, of two equally good"
    assert list(battle.distribution().values()) == pytest.approx([1, 0, 0, 0])
    assert battle.is_equilibrium


def test_games_that_end_by_backward_induction(some: Callable[[int], int]) -> None:
    for seed in range(some(24)):
        game = drawn_staged(seed, stop=0.25, acyclic=True)
        solution = correlated_markov(game)
        assert solution.is_acyclic
        assert solution.values() == pytest.approx(tuple(iterated(game, 1)[0]), abs=1e-6), seed
        assert solution.is_equilibrium, seed
        assert solution.sweeps <= 2
        assert solution.stopped == "finished"


def test_value_iteration_and_gains_against_slow_ones(some: Callable[[int], int]) -> None:
    finished = 0
    for seed in range(some(16)):
        game = drawn_staged(seed, stop=0.5, acyclic=False)
        solution = correlated_markov(game, iterations=100)
        worst = max(gained(solution, player) for player in range(2))
        assert worst <= solution.epsilon + 1e-12
        assert solution.epsilon == pytest.approx(worst, abs=1e-9), seed
        if solution.stopped == "finished":
            finished += 1
            assert solution.is_equilibrium, seed
            assert solution.values() == pytest.approx(tuple(iterated(game, 60)[0]), abs=1e-6), seed
    assert finished > 0


def test_opponents_have_one_value(some: Callable[[int], int]) -> None:
    """In a zero-sum game every correlated equilibrium is worth the same."""
    for seed in range(some(12)):
        game = drawn_opposed(seed)
        solution = correlated_markov(game)
        lower, upper = solve_markov(game).bounds()
        assert lower - 1e-8 <= solution.values()[0] <= upper + 1e-8
        assert solution.is_equilibrium


def test_three_players_by_backward_induction(some: Callable[[int], int]) -> None:
    for seed in range(some(16)):
        game = drawn_staged(seed, stop=0.25, acyclic=True, players=3)
        solution = correlated_markov(game)
        assert solution.values() == pytest.approx(tuple(iterated(game, 1)[0]), abs=1e-6), seed
        assert solution.is_equilibrium, seed


def test_three_players_where_states_repeat(some: Callable[[int], int]) -> None:
    finished = 0
    for seed in range(some(8)):
        game = drawn_staged(seed, stop=0.5, acyclic=False, players=3)
        solution = correlated_markov(game, iterations=100)
        worst = max(gained(solution, player) for player in range(3))
        assert worst <= solution.epsilon + 1e-12
        assert solution.epsilon == pytest.approx(worst, abs=1e-9), seed
        if solution.stopped == "finished":
            finished += 1
            assert solution.is_equilibrium, seed
            assert solution.values() == pytest.approx(tuple(iterated(game, 60)[0]), abs=1e-6), seed
    assert finished > 0


def test_the_game_of_mckelvey_and_mclennan_repeated() -> None:
    """Gambit's 2x2x2.nfg: all together get most in the first of its pure equilibria."""
    game = mckelvey_mclennan()
    solution = correlated_markov(repeated(*(one.tolist() for one in game.payoffs)))
    assert solution.values() == pytest.approx((9, 8, 12))
    assert solution.is_equilibrium
    assert solution.distribution()[0, 0, 0] == pytest.approx(1)


def test_of_equally_good_equilibria_that_of_the_first_player() -> None:
    """One gives a prize to one of the others and gets nothing: to the first, then to the second."""
    by_last = correlated_markov(repeated([[[1, 0]]], [[[0, 1]]], [[[0, 0]]]))
    assert by_last.values() == pytest.approx((1, 0, 0), abs=1e-9)
    by_first = correlated_markov(repeated([[[0]], [[0]]], [[[0]], [[1]]], [[[1]], [[0]]]))
    assert by_first.values() == pytest.approx((0, 1, 0), abs=1e-9)


def test_moves_that_are_seen_by_three() -> None:
    """In turn and with all worths different: backward induction, each for itself."""
    dice = np.random.default_rng(1)
    for _ in range(10):
        leaves = dice.normal(size=(2, 3, 2, 2, 3)).tolist()
        game = Tree([[[[tuple(end) for end in d] for d in c] for c in b] for b in leaves])
        solution = correlated_markov(game)
        assert solution.is_acyclic
        assert solution.is_equilibrium
        assert solution.values() == pytest.approx(naive.maxn(game, game.initial_state()))


KEEP_OR_SEND = [
    [[(1, 0, 0)], [(0, 3, 1)]],
    [[(3, 1, 1), (0, 0, 0)]],
]


def test_a_game_without_a_pure_stationary_equilibrium() -> None:
    """Zinkevich, Greenwald and Littman: whoever acts keeps or sends; with the factor 3/4 the only
    stationary equilibrium is mixed, 2/3 and 5/12, so that value iteration turns in a circle."""
    solution = correlated_markov(Staged(KEEP_OR_SEND, stop=0.25))
    assert solution.stopped == "iterations"
    assert not solution.is_equilibrium
    worst = max(gained(solution, player) for player in range(2))
    assert solution.epsilon == pytest.approx(worst, abs=1e-9)
    assert worst > 0.1


# The grid games of J. Hu, M. Wellman, "Nash Q-learning for general-sum stochastic games", 2003,
# which Greenwald and Hall take too.

SIDE = 3
WAYS = ((0, 1), (1, 0), (0, -1), (-1, 0))


class Walk(NamedTuple):
    places: tuple[tuple[int, int], tuple[int, int]] = ((0, 0), (2, 0))
    first: int = -1
    second: int = -1
    over: bool = False


class GridGame(Game):
    """Both walk to their goals; who would step onto the same cell stays. It ends when somebody is
    there, for 100, and with probability 0.1 after each step. With `barriers` a step up from where
    they begin fails half of the time."""

    compiled = False
    zero_sum = False
    utility_bounds = (0.0, 100.0)

    def __init__(self, goals: Any, barriers: bool = False) -> None:
        self.goals, self.barriers = goals, barriers

    def initial_state(self) -> Walk:
        return Walk()

    def to_move(self, state: Walk) -> int:
        return 0 if state.first < 0 else 1 if state.second < 0 else CHANCE

    def actions(self, state: Walk) -> Iterator[int]:
        if not state.over:
            yield from range(8 if self.to_move(state) == CHANCE else 4)

    def probability(self, state: Walk, action: int) -> float:
        """Whether it ends if nobody is at a goal, and whether each step up succeeds."""
        return (0.1 if action & 4 else 0.9) / 4

    def result(self, state: Walk, action: int) -> Walk:
        if self.to_move(state) == 0:
            return state._replace(first=action)
        if self.to_move(state) == 1:
            return state._replace(second=action)
        chosen = (state.first, state.second)
        to = tuple(self.aim(state.places[i], chosen[i], action >> i & 1) for i in (0, 1))
        if to[0] == to[1] and to[0] not in self.goals:
            to = state.places
        over = any(to[i] == self.goals[i] for i in (0, 1)) or bool(action & 4)
        return Walk((to[0], to[1]), over=over)

    def aim(self, place: tuple[int, int], way: int, fails: int) -> tuple[int, int]:
        x, y = place[0] + WAYS[way][0], place[1] + WAYS[way][1]
        blocked = self.barriers and way == 0 and place in ((0, 0), (2, 0)) and fails
        return place if blocked or not (0 <= x < SIDE and 0 <= y < SIDE) else (x, y)

    def is_terminal(self, state: Walk) -> bool:
        return state.over

    def utility(self, state: Walk, player: int) -> float:
        return 100.0 if state.places[player] == self.goals[player] else 0.0

    def information(self, state: Walk, player: int) -> Walk:
        return state._replace(first=-1) if self.to_move(state) == 1 == player else state


def test_grid_game_with_goals_at_opposite_corners() -> None:
    """Both arrive after four steps, three of which may be the last: 100 * 0.9 ** 3."""
    solution = correlated_markov(GridGame(((2, 2), (0, 2))))
    assert solution.values() == pytest.approx((72.9, 72.9))
    assert solution.is_equilibrium


def test_grid_game_with_one_goal_and_barriers() -> None:
    """One takes the middle and arrives after three steps, the other only if the first step
    succeeds: 81 and 40.5. Tossing a coin for it is no equilibrium: the loser would bump into the
    other, for another toss."""
    solution = correlated_markov(GridGame(((1, 2), (1, 2)), barriers=True))
    assert solution.values() == pytest.approx((81, 40.5))
    assert solution.is_equilibrium


def test_plain_and_compiled_agree() -> None:
    for seed in range(4):
        solution = correlated_markov(drawn_staged(seed, stop=0.5, acyclic=seed % 2 == 0))
        stages = as_arrays(solution.stages, solution.numbers)
        ends, work = stages.kinds == END, module._work(solution.game, stages)
        found = []
        for sweep, measure in (
            (module.sweep.plain, module.measure.plain),
            (module.sweep.compiled, module.measure.compiled),
        ):
            values, drawn = np.where(ends, solution.now, 0.0), np.zeros(len(stages.targets))
            now, best = np.where(ends, values, -1.0), np.where(ends, values, 1.0)
            sweep(stages, values, drawn, work)
            measure(stages, drawn, now, best)
            found.append(np.concatenate([values.ravel(), drawn, now.ravel(), best.ravel()]))
        assert found[0] == pytest.approx(found[1], abs=1e-12)


def test_limits_leave_a_measure_that_holds() -> None:
    seen: list[SolverProgress] = []
    game = repeated([[6, 2], [7, 0]], [[6, 7], [2, 0]], stop=1e-3)
    solution = correlated_markov(game, seconds=1e-9, report=seen.append)
    assert solution.stopped == "time"
    assert solution.epsilon >= max(gained(solution, player) for player in range(2)) - 1e-12
    assert [point.sweeps for point in seen] == [1]
    assert correlated_markov(game, iterations=3).stopped == "iterations"


def test_other_games_are_refused() -> None:
    with pytest.raises(NotThisKindOfGame, match="hides more"):
        correlated_markov(load("kuhn_poker"))
    with pytest.raises(TooManyStates, match="more than 5 states"):
        correlated_markov(load("nim"), states=5)
    for players in (2, 3):
        with pytest.raises(NotThisKindOfGame, match="use correlated_markov"):
            solve_markov(load(f"fishing:players={players}"))


def test_linear_programs_that_do_not_fit_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "free_memory", lambda: 2000.0)
    correlated_markov(repeated([[1, 2]], [[1, 2]]))
    with pytest.raises(BadParameter, match=r"a state of 9 profiles, .* take 0 MB; allow fewer"):
        correlated_markov(repeated([[1] * 3] * 3, [[1] * 3] * 3))


def test_it_is_shown() -> None:
    solution = correlated_markov(repeated([[1]], [[1]]))
    assert repr(solution) == f"<CorrelatedMarkovSolution of staged: {len(solution)} states>"
    assert "epsilon" in solution._repr_html_()
    assert solution.distribution(State(0, (0, 0))) == {}

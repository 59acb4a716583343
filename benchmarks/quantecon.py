"""Equilibria and decision problems as QuantEcon solves them: the same values, and the time.

QuantEcon is compiled by Numba, as ours is, and warm before anything is measured. It has no solver
for Markov games of two and none for correlated equilibria. The former are compared with Shapley's
iteration over its `minmax`, the latter in zero-sum games, where they are worth what the game is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from importlib.metadata import version
from typing import Any, NamedTuple

import numpy as np
from rich import box
from rich.table import Table

from benchmarks.harness import Benchmark, Contestant, Measurement
from zermelo.equilibrium import (
    MatrixGame,
    NormalFormGame,
    coarse_correlated,
    correlated,
    lemke_howson,
    nash_equilibria,
    normal_form,
    solve_markov,
    support_enumeration,
    zero_sum,
)
from zermelo.game import CHANCE, Game
from zermelo.games import load
from zermelo.search import interval_iteration, policy_iteration

TITLE = "matrix games, Markov games and decision problems: values and time against QuantEcon"

AGREE = 1e-8
SEED = 5
ENDS = 0  # the move of chance that ends a discounted game; 1 + s leads to place s

Games = Mapping[str, MatrixGame]


class Agreement(NamedTuple):
    """How far the answers to one question are apart, over all its games."""

    what: str
    games: int
    apart: float


class State(NamedTuple):
    place: int
    first: int = -1
    second: int = -1
    ended: bool = False


class Discounted(Game):
    """Rewards that count less and less, by a factor, as a game that may end after every step.

    A step ends it with probability 1 - discount, and then pays its reward over that probability.
    So rewards[place, first, second] and moves[place, first, second, next place] give every place
    the value that it has with discounting. A reward of -inf is a choice that one does not have.
    """

    utility_bounds = None

    def __init__(self, rewards: Any, moves: Any, discount: float, players: int = 1) -> None:
        self.rewards, self.moves = np.asarray(rewards, float), np.asarray(moves, float)
        self.discount, self.players, self.zero_sum = discount, players, players == 2

    def initial_state(self) -> State:
        return State(0)

    def to_move(self, state: State) -> int:
        if state.first < 0:
            return 0
        return 1 if self.players == 2 and state.second < 0 else CHANCE

    def actions(self, state: State) -> Iterator[int]:
        if state.ended:
            return
        mover = self.to_move(state)
        if mover == CHANCE:
            yield ENDS
            for place in range(self.moves.shape[3]):
                if self.moves[state.place, state.first, max(state.second, 0), place] > 0.0:
                    yield 1 + place
        else:
            for action in range(self.rewards.shape[1 + mover]):
                if mover == 1 or self.rewards[state.place, action, 0] > -np.inf:
                    yield action

    def result(self, state: State, action: int) -> State:
        mover = self.to_move(state)
        if mover == 0:
            return State(state.place, action, -1, False)
        if mover == 1:
            return State(state.place, state.first, action, False)
        if action == ENDS:
            return State(state.place, state.first, state.second, True)
        return State(action - 1, -1, -1, False)

    def probability(self, state: State, action: int) -> float:
        if action == ENDS:
            return 1.0 - self.discount
        moved: float = self.moves[state.place, state.first, max(state.second, 0), action - 1]
        return self.discount * moved

    def is_terminal(self, state: State) -> bool:
        return state.ended

    def utility(self, state: State, player: int) -> float:
        reward: float = self.rewards[state.place, state.first, max(state.second, 0)]
        return (reward if player == 0 else -reward) / (1.0 - self.discount)


class Opponents(Discounted):
    """Two of them, who choose at the same time."""

    def information(self, state: State, player: int) -> State:
        hidden = player == 1 and state.second < 0
        return State(state.place, -1 if hidden else state.first, state.second, state.ended)


# Games.


def published() -> dict[str, MatrixGame]:
    """A textbook example, and a family with a paper of its own, as QuantEcon makes it."""
    from quantecon.game_theory import sgc_game

    hard = {f"Sandholm, Gilpin, Conitzer {size}": sgc_game(size) for size in (1, 2)}
    stengel = MatrixGame([[3, 3], [2, 5], [0, 6]], [[3, 2], [2, 6], [3, 1]])
    return {"von Stengel": stengel, **{name: ours(game) for name, game in hard.items()}}


def drawn(count: int, most: int = 6) -> dict[str, MatrixGame]:
    """Real numbers, so that none is degenerate and all equilibria are found."""
    dice = np.random.default_rng(SEED)
    shapes = [dice.integers(2, most + 1, 2) for _ in range(count)]
    return {f"{n}: {a}x{b}": MatrixGame(*dice.normal(size=(2, a, b)))
            for n, (a, b) in enumerate(shapes)}  # fmt: skip


def square(size: int) -> MatrixGame:
    return MatrixGame(*np.random.default_rng([SEED, size]).normal(size=(2, size, size)))


def opposed(size: int) -> MatrixGame:
    return MatrixGame(np.random.default_rng([SEED, size]).normal(size=(size, size)))


def puterman() -> Discounted:
    """M. Puterman, "Markov Decision Processes", 2005, section 3.1: worth -60/7 and -20."""
    rewards = [[5.0, 10.0], [-1.0, -np.inf]]
    moves = [[[0.5, 0.5], [0.0, 1.0]], [[0.0, 1.0], [0.5, 0.5]]]
    return Discounted(np.array(rewards)[:, :, None], np.array(moves)[:, :, None], 0.95)


def growth() -> Discounted:
    """The finite optimal growth of QuantEcon's lectures: what to eat, and what to store."""
    harvest, most, discount = 10, 5, 0.9
    places = harvest + most + 1
    rewards = np.full((places, most + 1, 1), -np.inf)
    moves = np.zeros((places, most + 1, 1, places))
    for stock in range(places):
        for stored in range(min(stock, most) + 1):
            rewards[stock, stored] = np.sqrt(stock - stored)
    for stored in range(most + 1):
        moves[:, stored, 0, stored : stored + harvest + 1] = 1 / (harvest + 1)
    return Discounted(rewards, moves, discount)


def random_discounted(kind: type[Discounted], places: int, actions: int) -> Discounted:
    dice = np.random.default_rng([SEED, places, actions])
    shape = (places, actions, actions if kind is Opponents else 1)
    moves = dice.dirichlet(np.ones(places), shape)
    return kind(dice.normal(size=shape), moves, 0.95, 2 if kind is Opponents else 1)


# The same in QuantEcon's terms.


@cache
def theirs(game: MatrixGame) -> Any:
    from quantecon.game_theory import NormalFormGame, Player

    second = np.ascontiguousarray(game.second.T)
    return NormalFormGame((Player(game.first.copy()), Player(second)))


def ours(game: Any) -> MatrixGame:
    first, second = game.players
    return MatrixGame(first.payoff_array, second.payoff_array.T)


def ours_of_many(game: Any) -> NormalFormGame:
    payoffs = game.payoff_profile_array
    return NormalFormGame([payoffs[..., player] for player in range(game.N)])


def decision_problem(game: Discounted) -> Any:
    from quantecon.markov import DiscreteDP

    return DiscreteDP(game.rewards[:, :, 0], game.moves[:, :, 0], game.discount)


# Agreement.


def nearest(found: Any, others: list[Any]) -> float:
    return min((float(np.abs(found - other).max()) for other in others), default=np.inf)


def sets_apart(mine: list[Any], others: list[Any]) -> float:
    """How far the farthest is from the nearest, if they are as many."""
    if len(mine) != len(others):
        return np.inf
    return max(*(nearest(one, others) for one in mine), *(nearest(one, mine) for one in others))


def all_equilibria(games: Games) -> list[Agreement]:
    from quantecon import game_theory

    answers = {"support enumeration": 0.0, "vertex enumeration": 0.0, "Lemke-Howson": 0.0}
    for game in games.values():
        found = [np.concatenate([one.first, one.second]) for one in support_enumeration(game)]
        for what, solver in (
            ("support enumeration", game_theory.support_enumeration),
            ("vertex enumeration", game_theory.vertex_enumeration),
        ):
            known = [np.concatenate(pair) for pair in solver(theirs(game))]
            answers[what] = max(answers[what], sets_apart(found, known))
        for label in range(sum(game.shape)):
            path = lemke_howson(game, label)
            known_path = np.concatenate(game_theory.lemke_howson(theirs(game), init_pivot=label))
            apart = np.abs(np.concatenate([path.first, path.second]) - known_path).max()
            answers["Lemke-Howson"] = max(answers["Lemke-Howson"], float(apart))
    return [Agreement(what, len(games), apart) for what, apart in answers.items()]


def zero_sum_values(games: Games) -> list[Agreement]:
    from quantecon.optimize import minmax

    apart = dict.fromkeys(("zero_sum", "correlated", "coarse_correlated"), 0.0)
    for game in games.values():
        value = minmax(game.first)[0]
        found = {"zero_sum": zero_sum(game).values[0]}
        if max(game.shape) <= 10:  # of programs that grow with the square
            found["correlated"] = correlated(game).values[0]
            found["coarse_correlated"] = coarse_correlated(game).values[0]
        for what, worth in found.items():
            apart[what] = max(apart[what], abs(worth - value))
    small = sum(max(game.shape) <= 10 for game in games.values())
    return [
        Agreement(f"{what} and minmax", len(games) if what == "zero_sum" else small, one)
        for what, one in apart.items()
    ]


def three_players(count: int) -> list[Agreement]:
    """One equilibrium of theirs must be among all of ours; pure ones must be the same.

    Where McLennan and Tourky's method has not converged, there is none to compare.
    """
    from quantecon import game_theory as theory

    imitated, linear, pure, converged = 0.0, 0.0, 0.0, 0
    for seed in range(count):
        game = theory.random_game((2, 2, 2), random_state=seed)
        found = list(nash_equilibria(ours_of_many(game)))
        mixtures = [np.concatenate(one.strategies) for one in found]
        known, how = theory.mclennan_tourky(game, epsilon=1e-12, full_output=True)
        if how.converged:
            imitated = max(imitated, nearest(np.concatenate(known), mixtures))
            converged += 1
        settled = [one for one in mixtures if set(one) <= {0.0, 1.0}]
        profiles = [np.eye(2)[list(one)].ravel() for one in theory.pure_nash_brute(game)]
        if settled or profiles:
            pure = max(pure, sets_apart(settled, profiles))
        pairs = theory.random_polymatrix_game((2, 2, 2), random_state=seed)
        found = list(nash_equilibria(ours_of_many(pairs.to_nfg())))
        mixtures = [np.concatenate(one.strategies) for one in found]
        linear = max(linear, nearest(np.concatenate(theory.polym_lcp_solver(pairs)), mixtures))
    return [
        Agreement("three players: McLennan-Tourky", converged, imitated),
        Agreement("three players: pure equilibria", count, pure),
        Agreement("three players, polymatrix: Howson", count, linear),
    ]


def decisions(games: Mapping[str, Discounted]) -> list[Agreement]:
    apart = {interval_iteration: 0.0, policy_iteration: 0.0}
    for game in games.values():
        known = decision_problem(game).solve(method="policy_iteration").v
        for solver in apart:
            solution = solver(game)
            for place, worth in enumerate(known):
                found = solution.values(State(place))[0]
                missed = np.inf if found is None else abs(found - worth)
                apart[solver] = max(apart[solver], missed)
    names = {interval_iteration: "interval iteration", policy_iteration: "policy iteration"}
    return [Agreement(f"{names[one]} and DiscreteDP", len(games), apart[one]) for one in apart]


def shapley(game: Discounted) -> Any:
    """Shapley's iteration with QuantEcon's solver of each matrix game."""
    from quantecon.optimize import minmax

    values = np.zeros(len(game.rewards))
    while True:
        stages = game.rewards + game.discount * game.moves @ values
        following = np.array([minmax(stage)[0] for stage in stages])
        if np.abs(following - values).max() < 1e-13:
            return following
        values = following


def markov_games(games: Mapping[str, Discounted]) -> list[Agreement]:
    apart = 0.0
    for game in games.values():
        solution = solve_markov(game)
        for place, worth in enumerate(shapley(game)):
            lower, upper = solution.bounds(State(place))
            apart = max(apart, abs(lower - worth), abs(upper - worth))
    return [Agreement("solve_markov and Shapley's iteration", len(games), apart)]


def agreements(more: Games | None = None, count: int = 20) -> list[Agreement]:
    """Every question, on published and on `count` random games."""
    known = {**published(), **(more or {})}
    kuhn = normal_form(load("kuhn_poker"))
    against = {"Kuhn's poker": kuhn, **{str(n): opposed(n) for n in range(2, 2 + count)},
               "60": opposed(60)}  # fmt: skip
    singles = {"Puterman": puterman(), "growth": growth()}
    singles |= {str(n): random_discounted(Discounted, 10 * n, 3) for n in (2,)}
    pairs = {str(n): random_discounted(Opponents, n, 3) for n in (2, 4)}
    return [
        *(one._replace(what=f"{one.what}, published") for one in all_equilibria(known)),
        *(one._replace(what=f"{one.what}, random") for one in all_equilibria(drawn(count))),
        *zero_sum_values(against),
        *three_players(count // 2),
        *decisions(singles),
        *markov_games(pairs),
    ]


def tables() -> Iterator[Table]:
    made = Table(box=box.SIMPLE, pad_edge=False, title_justify="left")
    made.title = f"how far answers are apart; asked: at most {AGREE:g}"
    for heading in ("what", "games", "apart at most"):
        made.add_column(heading, justify="right" if made.columns else "left")
    for one in agreements():
        made.add_row(one.what, str(one.games), f"{one.apart:.1g}")
    yield made


# Time.


def repeated(unit: str, count: int, work: Callable[[], object]) -> Measurement:
    for _ in range(count):
        work()
    return Measurement(count, unit)


def pair(
    title: str, unit: str, mine: Callable[[], object], count: int,
    peer: Callable[[], object], count_there: int,
) -> Benchmark:  # fmt: skip
    """Each often enough to be measured; what compiles does so before."""
    return Benchmark(
        title,
        [
            Contestant("zermelo", partial(repeated, unit, count, mine), prepare=mine),
            Contestant(
                "QuantEcon",
                partial(repeated, unit, count_there, peer),
                prepare=peer,
                versions=[f"quantecon {version('quantecon')}"],
            ),
        ],
        reference="zermelo",
        asked="the same answers; the times as they are",
    )


def every_equilibrium(game: MatrixGame) -> object:
    return list(support_enumeration(game))


def every_equilibrium_of_many(game: NormalFormGame) -> object:
    return list(nash_equilibria(game))


def benchmarks() -> Iterator[Benchmark]:
    from quantecon import game_theory
    from quantecon.optimize import minmax

    for size, count in ((3, 20), (7, 1)):
        game = square(size)
        yield pair(
            f"all equilibria of a random {size} x {size} game, by supports", "games",
            partial(every_equilibrium, game), count,
            partial(game_theory.support_enumeration, theirs(game)), 100 * count,
        )  # fmt: skip
    for size, count in ((5, 100), (30, 20)):
        game = square(size)
        yield pair(
            f"one equilibrium of a random {size} x {size} game, by Lemke and Howson", "games",
            partial(lemke_howson, game), count,
            partial(game_theory.lemke_howson, theirs(game)), 10 * count,
        )  # fmt: skip
    for size, count in ((5, 20), (100, 5)):
        game = opposed(size)
        yield pair(
            f"a random {size} x {size} zero-sum game", "games",
            partial(zero_sum, game), count, partial(minmax, game.first), 20 * count,
        )  # fmt: skip
    three = game_theory.random_game((2, 2, 2), random_state=1)
    yield pair(
        "a random game of 2 x 2 x 2: all equilibria, theirs one by McLennan and Tourky", "games",
        partial(every_equilibrium_of_many, ours_of_many(three)), 1,
        partial(game_theory.mclennan_tourky, three), 100,
    )  # fmt: skip
    problem = random_discounted(Discounted, 100, 5)
    discrete = decision_problem(problem)
    yield pair(
        "a decision problem of 100 places by policy iteration, ours from its rules", "problems",
        partial(policy_iteration, problem), 3,
        partial(discrete.solve, method="policy_iteration"), 10,
    )  # fmt: skip
    yield pair(
        "the same by iterating values, ours to bounds", "problems",
        partial(interval_iteration, problem), 3,
        partial(discrete.solve, method="value_iteration", epsilon=1e-9, max_iter=10_000), 10,
    )  # fmt: skip

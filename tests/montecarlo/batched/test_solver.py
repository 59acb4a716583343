"""What a search by a network says is proven is true, however much the network lies.

A small Connect Four is searched compiled, which must agree with plain Python; random trees with
--long; other games in plain Python.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import pytest

from tests import naive
from tests.games.comparing import plain_twin
from tests.random_trees import ChanceTree, HashedTree, roots
from zermelo.game import Game
from zermelo.games.connect_four import ConnectFour
from zermelo.games.hex import Hex
from zermelo.games.nim import Nim
from zermelo.games.tic_tac_toe import TicTacToe
from zermelo.learning.alphazero.selfplay import SelfPlay, Settings
from zermelo.montecarlo import Evaluator, NetworkSearch, mcts
from zermelo.montecarlo.batched.lazy_tree import Answers
from zermelo.result import EXACT

BRANCHES = {"depth": 4, "branching": 3}


class SeenTree(HashedTree):
    """A random tree of which a network sees a little."""

    observation_shape = (2,)

    def observation(self, state: Any, player: int, planes: Any) -> None:
        planes[0] = state.ply
        planes[1] = player


class SeenChanceTree(ChanceTree):
    observation_shape = (2,)

    def observation(self, state: Any, player: int, planes: Any) -> None:
        planes[0] = state.ply
        planes[1] = player


class SeenNim(Nim):
    compiled = False
    observation_shape = (3,)

    def observation(self, state: Any, player: int, planes: Any) -> None:
        planes[0] = player


class PlainTicTacToe(TicTacToe):
    compiled = False


class Endless(PlainTicTacToe):
    """Does not say how much there is to win: no win ends the search for a greater one."""

    utility_bounds = None


class Loser(PlainTicTacToe):
    """Whoever completes a line loses."""

    def utility(self, state: Any, player: int) -> float:
        return -super().utility(state, player)


def liar(seed: int, size: float = 1.0) -> Evaluator:
    """Says anything."""
    dice = np.random.default_rng(seed)

    def judge(seen: Any) -> tuple[Any, Any]:
        return dice.dirichlet(np.full(32, 0.3), len(seen)), dice.uniform(-size, size, len(seen))

    return judge


def flatterer(seen: Any) -> tuple[Any, Any]:
    """The player to move has won, whoever it is."""
    return np.ones((len(seen), 32)), np.ones(len(seen))


def doomsayer(seen: Any) -> tuple[Any, Any]:
    """The player to move has lost."""
    return np.ones((len(seen), 32)), -np.ones(len(seen))


NETWORKS: list[Callable[[], Evaluator]] = [
    lambda: liar(1),
    lambda: liar(2, size=100.0),
    lambda: flatterer,
    lambda: doomsayer,
]


def check(game: Game, state: Any, result: Any, worth: Callable[[Any, int], float]) -> bool:
    """Whether the result is proven; nothing that is claimed is false."""
    mover = game.to_move(state)
    truth = worth(state, mover)
    assert result.lower <= truth <= result.upper
    for row in result.rows:
        value = worth(game.result(state, row.action), mover)
        assert row.lower <= value <= row.upper
        if row.bound == EXACT:
            assert row.value == value
    if result.exact:
        assert result.value == truth
        assert result.stopped == "proven"
        assert worth(game.result(state, result.action), mover) == truth
    return bool(result.exact)


@pytest.mark.parametrize("network", NETWORKS)
@pytest.mark.parametrize("settings", [{"leaves": 1}, {"leaves": 8}, {"gumbel": 2}], ids=str)
@pytest.mark.parametrize(
    "compiled, count", [(False, 12), pytest.param(True, 100, marks=pytest.mark.long)]
)
def test_random_trees_are_proven_right(
    network: Callable[[], Evaluator], settings: dict[str, int], compiled: bool, count: int
) -> None:
    """With ties, draws and several moves in a row; one search, whose memory goes on."""
    game, proven = SeenTree(2, compiled=compiled, **BRANCHES), 0
    search = NetworkSearch(game, network(), iterations=300, **settings)
    for state in roots(game, count):
        result = search.search(state, iterations=300)
        proven += check(
            game, state, result, lambda s, player: naive.expectiminimax(game, s, player)
        )
    assert proven > 0.7 * count


SMALL = ConnectFour(rows=4, columns=4)


def worth_in(game: Game) -> Callable[[Any, int], float]:
    """Minimax, that remembers each state."""

    @cache
    def worth(state: Any, player: int) -> float:
        if game.is_terminal(state):
            return game.utility(state, player)
        mover = game.to_move(state)
        values = [worth(game.result(state, action), player) for action in game.actions(state)]
        return max(values) if mover == player else min(values)

    return worth


worth = worth_in(SMALL)


def lines(game: Game, count: int, plies: tuple[int, int]) -> list[Any]:
    """States after random moves."""
    dice, found = random.Random(3), []
    while len(found) < count:
        state = game.initial_state()
        for _ in range(dice.randint(*plies)):
            if not game.is_terminal(state):
                state = game.result(state, dice.choice(list(game.actions(state))))
        if not game.is_terminal(state):
            found.append(state)
    return found


@pytest.mark.parametrize("network", NETWORKS)
def test_no_false_proof_in_connect_four(
    network: Callable[[], Evaluator], some: Callable[[int], int]
) -> None:
    search, proven = NetworkSearch(SMALL, network(), iterations=400), 0
    for state in lines(SMALL, some(100), (5, 14)):
        for iterations in (20, 400):
            proven += check(SMALL, state, search.search(state, iterations=iterations), worth)
    assert proven >= some(20)


@pytest.mark.parametrize(
    "game, plies, proven",
    [
        (SeenNim((2, 3, 2)), (0, 3), 10),
        (plain_twin(Hex(3)), (3, 7), 10),
        (PlainTicTacToe(), (3, 8), 10),
        (Loser(), (3, 8), 10),
        (Endless(), (5, 8), 5),
    ],
    ids=repr,
)
def test_no_false_proof_elsewhere(game: Game, plies: tuple[int, int], proven: int) -> None:
    found, truth = 0, worth_in(game)
    for state in lines(game, 15, plies):
        result = mcts(game, state, iterations=150, network=liar(5))
        found += check(game, state, result, truth)
    assert found >= proven


def test_a_draw_is_proven_and_no_more_than_that() -> None:
    game = PlainTicTacToe()
    state = game.parse_state("XOX/OOX/.X.")
    result = mcts(game, state, iterations=100, network=flatterer)
    assert (result.value, result.exact) == (0.0, True)
    half = mcts(game, iterations=40, network=flatterer)
    assert not half.exact


def test_chance_and_several_players_prove_nothing() -> None:
    lies = liar(4)
    chance = SeenChanceTree(2, compiled=False, **BRANCHES)
    for state in roots(chance, 3):
        result = mcts(chance, state, iterations=150, network=lies)
        assert not result.exact
        assert not any(row.exact for row in result.rows)

    def each(seen: Any) -> tuple[Any, Any]:
        priors, values = lies(seen)
        return priors, np.stack([values] * 3, 1)

    several = SeenTree(3, compiled=False, **BRANCHES)
    for state in roots(several, 3):
        result = mcts(several, state, iterations=150, network=each)
        assert not result.exact
        assert not any(row.exact for row in result.rows)


@pytest.mark.parametrize("settings", [{"leaves": 1}, {"leaves": 8}, {"gumbel": 3}], ids=str)
def test_plain_and_compiled_agree(settings: dict[str, int]) -> None:
    class Plain(ConnectFour):
        compiled = False

    for state in lines(SMALL, 3, (4, 9)):
        compiled, plain = (
            NetworkSearch(game, liar(6), iterations=60, **settings).search(state, iterations=60)
            for game in (SMALL, Plain(rows=4, columns=4))
        )
        assert plain.rows == compiled.rows
        assert plain.bounds == compiled.bounds
        assert plain.action == compiled.action


def test_a_proven_loss_is_not_visited_again() -> None:
    """O must block; every other move is refuted once, whatever the network says."""
    game = PlainTicTacToe()
    state = game.parse_state("XX./O../...")

    def eager(seen: Any) -> tuple[Any, Any]:
        priors = np.full((len(seen), 9), 0.01)
        priors[:, 2] = priors[:, 8] = 1.0  # where X wins, and a move that does not block
        return priors, np.zeros(len(seen))

    result = mcts(game, state, iterations=300, network=eager)
    assert result.action == 2
    other = next(row for row in result.rows if row.action == 8)
    assert (other.exact, other.value) == (True, -1.0)
    before = mcts(game, state, iterations=300, network=eager, solver=False)
    assert other.visits < 10 < next(row.visits for row in before.rows if row.action == 8)


def test_a_lost_position_is_defended_by_the_move_that_was_hardest_to_refute() -> None:
    game = PlainTicTacToe()
    state = game.parse_state("X.X/.O./X.O")  # X threatens twice
    result = mcts(game, state, iterations=500, network=liar(3))
    assert (result.value, result.exact) == (-1.0, True)
    chosen = next(row for row in result.rows if row.action == result.action)
    assert chosen.visits == max(row.visits for row in result.rows)


class Lying:
    """An evaluator of self-play that says anything."""

    def __init__(self, game: Game) -> None:
        self.game, self.judge = game, liar(7)

    def room(self, rows: int) -> Answers:
        return Answers(
            np.zeros((rows, *self.game.observation_shape), np.float32),
            np.zeros((rows, 9), np.float32),
            np.zeros((rows, 1), np.float32),
        )

    def start(self, answers: Answers) -> None:
        priors, values = self.judge(answers.observations)
        answers.priors[:], answers.values[:, 0] = priors[:, :9], values

    def finish(self, answers: Answers) -> None:
        pass


@pytest.mark.parametrize("gumbel", [0, 4])
def test_self_play_learns_what_is_proven(gumbel: int, some: Callable[[int], int]) -> None:
    game = PlainTicTacToe()
    settings = Settings(simulations=40, full_share=1.0, random_plies=6, gumbel=gumbel)
    games = SelfPlay(game, Lying(game), settings, games=4, groups=1, threads=1, seed=3)
    while games.counts.games < some(16):
        games.round()
    games.close()
    found, proven = games.harvest(), 0
    for seen, policy, value in zip(found.observations, found.policies, found.searched, strict=True):
        assert policy.sum() == pytest.approx(1.0, abs=1e-5)
        if value not in (-1.0, 0.0, 1.0):
            continue  # a mean of lies
        proven += 1
        worths = naive.action_values(game, state_of(game, seen))
        assert value == max(worths.values())
        assert policy.sum() == pytest.approx(
            sum(policy[move] for move, worth in worths.items() if worth == value), abs=1e-5
        ), "only the best moves are learnt"
    assert proven > some(10)


def state_of(game: TicTacToe, seen: Any) -> Any:
    own, other = seen.reshape(2, 9).astype(bool)
    first, second = ("X", "O") if own.sum() == other.sum() else ("O", "X")
    marks = "".join(first if a else second if b else "." for a, b in zip(own, other, strict=True))
    return game.parse_state("/".join(marks[row : row + 3] for row in (0, 3, 6)))

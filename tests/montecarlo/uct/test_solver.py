"""MCTS-Solver: what it says is proven is true."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

from tests import naive
from tests.random_trees import ChanceTree, HashedTree, roots
from zermelo.games.bucket import Bucket
from zermelo.games.connect_four import ConnectFour
from zermelo.games.nim import Nim
from zermelo.montecarlo import mcts
from zermelo.result import EXACT

BRANCHES = {"depth": 4, "branching": 3}
SMALL = ConnectFour(rows=4, columns=4)


@pytest.mark.parametrize(
    "game, count",
    [
        (ChanceTree(2, **BRANCHES), 150),
        (HashedTree(2, compiled=False, **BRANCHES), 50),
        # Connect Four shows below that compiled proofs without chance are right.
        pytest.param(HashedTree(2, **BRANCHES), 300, marks=pytest.mark.long),
    ],
    ids=repr,
)
def test_random_trees_are_proven_right(game: HashedTree, count: int) -> None:
    proven = 0
    for state in roots(game, count):
        mover = game.to_move(state)
        result = mcts(game, state, iterations=2000, memory=1)
        if result.exact:
            proven += 1
            assert result.value == pytest.approx(naive.expectiminimax(game, state, mover))
            assert result.stopped == "proven"
        worth = naive.action_values(game, state)
        for row in result.rows:
            if row.bound == EXACT:
                assert row.value == pytest.approx(worth[row.action])
    assert proven > 0.96 * count


@cache
def worth(state: Any) -> float:
    """Connect Four on a small board, to the player to move."""
    if SMALL.is_terminal(state):
        return SMALL.utility(state, SMALL.to_move(state))
    return max(-worth(SMALL.result(state, action)) for action in SMALL.actions(state))


def positions(count: int, seed: int) -> list[Any]:
    rng, found = random.Random(seed), []
    while len(found) < count:
        state = SMALL.initial_state()
        for _ in range(rng.randrange(4, 12)):
            if SMALL.is_terminal(state):
                break
            state = SMALL.result(state, rng.choice(list(SMALL.actions(state))))
        if not SMALL.is_terminal(state):
            found.append(state)
    return found


@pytest.mark.parametrize("iterations", [30, 300, 10_000])
def test_no_false_proof_in_connect_four(iterations: int) -> None:
    proven = 0
    for state in positions(60, iterations):
        result = mcts(SMALL, state, iterations=iterations, memory=2)
        for row in result.rows:
            if row.bound == EXACT:
                assert row.value == -worth(SMALL.result(state, row.action))
        if result.exact:
            proven += 1
            assert result.value == worth(state)
            assert -worth(SMALL.result(state, result.action)) == worth(state)
    assert proven >= {30: 6, 300: 18, 10_000: 36}[iterations]


@pytest.mark.plain
def test_a_proven_win_is_played_at_once() -> None:
    result = mcts(Nim((1, 2)), iterations=1000)
    assert result.exact
    assert result.value == 1.0
    assert result.leaves < 200


@pytest.mark.plain
def test_bucket_game_is_solved() -> None:
    for game in (Bucket(), Bucket(coin=True), Bucket(opponent="random")):
        result = mcts(game, iterations=2000)
        assert result.exact
        assert result.value == pytest.approx(naive.expectiminimax(game, game.initial_state()))


@pytest.mark.long
@pytest.mark.peer("bitbully")
def test_no_false_proof_on_the_full_board() -> None:
    import bitbully

    game, rng = ConnectFour(), random.Random(5)
    solver = bitbully.BitBully()
    for _ in range(300):
        state, moves = game.initial_state(), []
        for _ in range(rng.randrange(24, 36)):
            if game.is_terminal(state):
                break
            moves.append(rng.choice(list(game.actions(state))))
            state = game.result(state, moves[-1])
        if game.is_terminal(state):
            continue
        result = mcts(game, state, iterations=50_000, memory=64)
        if result.exact:
            board = bitbully.Board()
            for move in moves:
                assert board.play(move)
            score = solver.mtdf(board)
            assert result.value == (score > 0) - (score < 0)

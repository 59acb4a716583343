from __future__ import annotations

from typing import NamedTuple

import pytest

from tests import naive
from tests.clocks import ManualClock
from tests.hashing import hashed
from tests.random_trees import ChanceTree, HashedTree, NaNUtility, roots
from zermelo.bits import Bits
from zermelo.errors import BadEvaluation, BadParameter, GameIsOver, NotThisKindOfGame
from zermelo.game import Game
from zermelo.games import load
from zermelo.games.tree import Tree
from zermelo.result import UNPROVEN
from zermelo.search.solving.proof_number import prove

TREES = HashedTree()
PLAIN = HashedTree(compiled=False)
TINY = 0.0005  # megabytes: a table that forgets nearly everything


def test_agrees_with_the_oracle(some):
    for number, state in enumerate(roots(TREES, some(700))):
        player = number % 2
        value = naive.minimax_value(TREES, state, player)
        for at_least in (value - 1, value, value + 1):
            memory = (1, TINY)[number // 2 % 2]
            proof = prove(TREES, state, at_least=at_least, player=player, memory=memory)
            assert proof.proven == (value >= at_least)
            mine = value if proof.player == player else -value
            assert proof.lower <= mine <= proof.upper
            assert not proof.proven or at_least in (proof.lower, -proof.upper)
            assert proof.proven or proof.bounds != UNPROVEN


def test_plain_and_compiled_do_the_same():
    for state in roots(TREES, 60):
        one, other = (prove(game, state, at_least=1, memory=1) for game in (TREES, PLAIN))
        assert (one.proven, one.nodes, one.line, one.rows) == (
            other.proven,
            other.nodes,
            other.line,
            other.rows,
        )


def test_the_action_proves_it():
    for state in roots(PLAIN, 100):
        value = max(naive.action_values(PLAIN, state).values())
        proof = prove(PLAIN, state, at_least=value, memory=1)
        assert proof.action in naive.optimal_actions(PLAIN, state)
        assert proof.lower == value
        assert proof.value == (value if value == PLAIN.utility_bounds[1] else None)
        proven = {row.action for row in proof.rows if row.lower == value}
        assert proof.action in proven <= naive.optimal_actions(PLAIN, state)


def test_draws_are_a_question_of_how_much():
    game = load("tic_tac_toe")
    assert prove(game).proven is False
    draw = prove(game, at_least=0)
    assert draw.proven is True
    assert prove(game, at_least=0, player=1).proven is True
    state = game.initial_state()
    for action in draw.principal_variation:
        state = game.result(state, action)
    assert game.is_terminal(state)
    assert game.utility(state, 0) >= 0


# Play that may go round in circles.


class Place(NamedTuple):
    seed: Bits
    node: int
    player: int


class Circles(Game):
    """A random graph: who is at a node moves along its edges; at some nodes the game ends."""

    size = 12

    def __init__(self, compiled: bool = True) -> None:
        self.compiled = compiled

    def initial_state(self):
        return Place(Bits(0), 0, 0)

    def to_move(self, state):
        return state.player

    def actions(self, state):
        for action in range(1 + hashed(state.seed, Bits(state.node), 1) % 3):
            yield action

    def result(self, state, action):
        place = hashed(state.seed, Bits(state.node), 2 + action)
        stays = hashed(state.seed, Bits(state.node), 9 + action) % 4 == 0
        return Place(state.seed, place % self.size, state.player if stays else 1 - state.player)

    def is_terminal(self, state):
        return state.node > 0 and hashed(state.seed, Bits(state.node), 5) % 4 == 0

    def utility(self, state, player):
        value = hashed(state.seed, Bits(state.node), 6) % 3 - 1.0
        return value if player == 0 else -value


def can_force(game, start, player, at_least):
    """Grow the set of states from which the player gets there in finitely many moves."""
    states = list(naive.reachable(game, start))
    won = {s for s in states if game.is_terminal(s) and game.utility(s, player) >= at_least}
    while True:
        more = {
            state
            for state in states
            if state not in won
            and not game.is_terminal(state)
            and (any if game.to_move(state) == player else all)(
                child in won for _, child in naive.children(game, state)
            )
        }
        if not more:
            return start in won
        won |= more


@pytest.mark.parametrize("compiled", [True, False])
def test_repetitions_prove_nothing(compiled):
    game, answers = Circles(compiled), []
    for seed in range(300 if compiled else 30):
        state = Place(Bits(seed), 0, seed % 2)
        for player in (0, 1):
            for at_least in (0, 1):
                proof = prove(game, state, at_least=at_least, player=player, memory=1)
                assert proof.proven == can_force(game, state, player, at_least), (seed, player)
                answers.append(proof.proven)
    assert 0.1 < sum(answers) / len(answers) < 0.9


# Limits and refusals.


def test_out_of_nodes_is_no_answer():
    proof = prove(load("tic_tac_toe"), nodes=50)
    assert (proof.proven, proof.exact, proof.stopped, proof.action) == (None, False, "nodes", None)


def test_out_of_time_is_no_answer(clock: ManualClock):
    clock.per_look = 0.04
    proof = prove(load("connect_four"), at_least=1, seconds=0.1)
    assert (proof.proven, proof.stopped) == (None, "time")


class Corridor(Game):
    """So long that the stack would not hold it."""

    compiled = False
    players = 1

    def initial_state(self):
        return Place(Bits(0), 0, 0)

    def to_move(self, state):
        return 0

    def actions(self, state):
        return [0]

    def result(self, state, action):
        return state._replace(node=state.node + 1)

    def is_terminal(self, state):
        return False


def test_too_deep_is_no_answer():
    proof = prove(Corridor())
    assert (proof.proven, proof.stopped) == (None, "depth")


def test_refusals():
    with pytest.raises(NotThisKindOfGame, match="expectiminimax"):
        prove(ChanceTree())
    with pytest.raises(NotThisKindOfGame, match="maxn"):
        prove(HashedTree(players=3))
    with pytest.raises(NotThisKindOfGame, match="equilibrium"):
        prove(load("rock_paper_scissors"))
    with pytest.raises(BadParameter, match="player 2"):
        prove(PLAIN, player=2)
    with pytest.raises(BadParameter, match="memory"):
        prove(PLAIN, memory=1e9)
    with pytest.raises(BadParameter, match="NaN"):
        prove(PLAIN, at_least=float("nan"))
    with pytest.raises(BadEvaluation, match="NaN"):
        prove(NaNUtility(compiled=False))
    game = Tree([[1, 2], 3])
    with pytest.raises(GameIsOver):
        prove(game, game.result(game.initial_state(), 1))

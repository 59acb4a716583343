"""UCT in slow motion against the search itself, and each choice against UCB1 written down."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Any

import pytest

from tests.executions import executions, game_in
from zermelo.errors import BadParameter, NotThisKindOfGame
from zermelo.games import load
from zermelo.montecarlo import mcts
from zermelo.montecarlo.uct.rounds import GrownTree, grow_by_rounds

GAMES = ["tic_tac_toe", "nim", "fishing", "bucket:coin=true", "tree:spec=[[3,12,8],[2,4,6],[0,5]]"]


@pytest.mark.parametrize("spec, execution", executions(GAMES, compiled=["tic_tac_toe"]))
def test_the_tree_is_that_of_the_search(spec: str, execution: str) -> None:
    game = game_in(spec, execution)
    grown = grow_by_rounds(game, iterations=80, seed=5)
    found = mcts(
        game, iterations=80, seed=5, solver=False, stop_early=False, trace=1000, memory=4
    ).trace
    assert found is not None
    own = [
        (node.parent, visits) for node, (_, visits) in zip(grown.nodes, grown.counts(), strict=True)
    ]
    assert own == [(-1 if n.parent is None else n.parent, n.visits) for n in found.nodes]


def untried(grown: GrownTree, node: int, visits: list[int]) -> bool:
    below = [child for child, one in enumerate(grown.nodes) if one.parent == node]
    return sum(visits[child] > 0 for child in below) < grown.nodes[node].moves


@pytest.mark.parametrize("exploration", [0.0, 0.5, 2.0])
def test_every_choice_is_the_greatest_ucb1(exploration: float) -> None:
    grown = grow_by_rounds(load("tic_tac_toe"), iterations=120, exploration=exploration, seed=1)
    for number, one in enumerate(grown.rounds):
        counted = grown.counts(number)
        visits = [n for _, n in counted]
        for node, chosen in pairwise(one.path):
            if untried(grown, node, visits):
                assert visits[chosen] == 0
                continue
            ucb1 = {
                child: counted[child][0] / visits[child]
                + exploration * math.sqrt(math.log(visits[node]) / visits[child])
                for child, at in enumerate(grown.nodes)
                if at.parent == node
            }
            assert ucb1[chosen] == pytest.approx(max(ucb1.values()), abs=1e-5)


def test_a_round_is_a_game_to_its_end() -> None:
    game: Any = load("tic_tac_toe")
    grown = grow_by_rounds(game, iterations=40, seed=2)
    for one in grown.rounds:
        state = grown.nodes[one.path[-1]].state
        for action in one.actions:
            assert action in list(game.actions(state))
            state = game.result(state, action)
        assert state == one.end
        assert game.is_terminal(state)
        assert one.scores == tuple((game.utility(state, p) + 1) / 2 for p in range(2))
    assert sum(one.is_new for one in grown.rounds) == len(grown.nodes) - 1


def test_what_can_not_be_grown_is_refused() -> None:
    with pytest.raises(NotThisKindOfGame, match="try a game like"):
        grow_by_rounds(load("kuhn_poker"))
    with pytest.raises(BadParameter, match="iterations"):
        grow_by_rounds(load("nim"), iterations=0)
    with pytest.raises(BadParameter, match="exploration"):
        grow_by_rounds(load("nim"), exploration=-1.0)
    over = load("tic_tac_toe").parse_state("XXX/OO./...")
    with pytest.raises(BadParameter, match="over"):
        grow_by_rounds(load("tic_tac_toe"), over)

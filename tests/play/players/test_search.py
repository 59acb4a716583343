"""Searches as players."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from zermelo.algorithms import search
from zermelo.game import Game
from zermelo.games import load
from zermelo.play.player import turn_at
from zermelo.play.players.search import Pace, SearchPlayer, search_player
from zermelo.result import Result
from zermelo.search import solve_exactly


def test_pace() -> None:
    pace = Pace()
    assert pace.plan(0.1) == 0.1
    pace.learn(0.1, 0.12)
    assert pace.plan(0.1) == pytest.approx(0.08)
    pace.learn(0.08, 0.09)
    assert pace.plan(0.1) == pytest.approx(0.1 - 0.016)  # the worst fades
    pace.learn(0.1, 5.0)
    assert pace.plan(0.1) == pytest.approx(0.06)  # some time is always left
    assert pace.plan(0.0001) == 0.001


NODES = 20_000


def after(game: Game, moves: str) -> Any:
    """The state after these columns, counted from one."""
    state = game.initial_state()
    for column in moves:
        state = game.result(state, int(column) - 1)
    return state


def found(player: SearchPlayer, game: Game, moves: str) -> Result:
    choice = player.choose(turn_at(game, after(game, moves)))
    assert choice.result is not None
    return choice.result


def test_a_table_is_kept_from_move_to_move() -> None:
    game, player = load("connect_four"), search_player("alphabeta", nodes=NODES)
    player.begin(game, 0, 1)
    first, later = found(player, game, "44"), found(player, game, "4443")
    fresh = search("alphabeta", game, after(game, "4443"), nodes=NODES)
    nodes, fresh_nodes = ({one.depth: one.nodes for one in it.levels} for it in (later, fresh))
    assert nodes[8] < fresh_nodes[8] / 2
    player.begin(game, 0, 1)
    again = found(player, game, "44")  # in a new game, which begins with nothing
    assert (again.nodes, again.depth, again.value) == (first.nodes, first.depth, first.value)


@pytest.mark.plain
def test_no_table_is_kept_for_another_game() -> None:
    """Nor for one whose rules have changed: positions are the same, what they are worth is not."""
    game, other = load("connect_four"), load("connect_four:score=true")
    player = search_player("alphabeta", nodes=2_000)
    player.begin(game, 0, 1)
    found(player, game, "44")
    told = found(player, other, "4443")
    fresh = search("alphabeta", other, after(other, "4443"), nodes=2_000)
    assert (told.nodes, told.depth, told.value) == (fresh.nodes, fresh.depth, fresh.value)


def test_a_depth_is_kept_to() -> None:
    """What earlier moves saw would let it look further than it was told to."""
    game, player = load("connect_four"), search_player("alphabeta", depth=6)
    player.begin(game, 0, 1)
    found(player, game, "44")
    told, fresh = (
        found(player, game, "4443"),
        search("alphabeta", game, after(game, "4443"), depth=6),
    )
    assert (told.nodes, told.value) == (fresh.nodes, fresh.value)


def test_no_memory_is_no_table() -> None:
    game, player = load("connect_four"), search_player("alphabeta", nodes=2_000, memory=0)
    player.begin(game, 0, 1)
    found(player, game, "44")
    told = found(player, game, "4443")
    fresh = search("alphabeta", game, after(game, "4443"), nodes=2_000, memory=0)
    assert (told.nodes, told.depth, told.value) == (fresh.nodes, fresh.depth, fresh.value)


@pytest.mark.parametrize(
    "spec, seed",
    [
        ("connect_four", 1),
        *(
            pytest.param(*one, marks=pytest.mark.long)
            for one in product(["connect_four", "breakthrough:rows=6,columns=4"], range(3))
            if one != ("connect_four", 1)
        ),
    ],
)
def test_what_is_won_is_played_out(spec: str, seed: int) -> None:
    """And what a kept table says is proven, is."""
    game, player, dice = load(spec), search_player("alphabeta", nodes=NODES), Random(seed)
    player.begin(game, 0, seed)
    state = game.initial_state()
    while not game.is_terminal(state):
        if game.to_move(state) == 1:
            state = game.result(state, dice.choice(list(game.actions(state))))
            continue
        choice = player.choose(turn_at(game, state))
        assert choice.result is not None
        if choice.result.exact:
            assert choice.result.value == solve_exactly(game, state).value
        state = game.result(state, choice.action)
    assert game.utility(state, 0) > 0

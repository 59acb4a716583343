from __future__ import annotations

import random

import pytest

from tests.lookup.common import State, Walk, every_state, horizon_values
from zermelo import load
from zermelo.errors import NotThisKindOfGame
from zermelo.games.tic_tac_toe import TicTacToe
from zermelo.lookup import TooManyStates, all_states
from zermelo.search import tabulate


def random_walk(seed: int) -> Walk:
    dice = random.Random(seed)
    count = dice.randint(5, 40)
    edges = [
        ()
        if node and dice.random() < 0.25
        else tuple(dice.sample(range(count), dice.randint(1, 3)))
        for node in range(count)
    ]
    ends = [0.0 if edges[node] else float(dice.randint(-3, 3)) for node in range(count)]
    return Walk(tuple(dice.randrange(2) for _ in range(count)), tuple(edges), tuple(ends))


@pytest.mark.parametrize("seed", range(60))
def test_games_that_go_round_in_circles(seed: int) -> None:
    """Any utilities, players who move several times in a row, cycles: as with a long horizon."""
    game = random_walk(seed)
    expected, table = horizon_values(game, 400), all_states(game)
    for state in every_state(game):
        entry = table.entry(state)
        sign = 1 if game.to_move(state) == 0 else -1
        assert entry is not None
        assert entry.utility == sign * expected[state.node]


def test_distance_is_the_quickest_win_and_the_longest_loss() -> None:
    #   0 -> 1 -> 2 (lost for 1's player)   0 -> 2'   and a loop that only delays
    edges = ((1, 3), (2,), (), (4,), (1,))
    game = Walk((0, 1, 0, 1, 0), edges, (0.0, 0.0, 1.0, 0.0, 0.0))
    table = all_states(game)
    assert [table.entry(State(node)).plies for node in range(5)] == [2, 1, 0, 3, 2]  # type: ignore[union-attr]


SMALL = [
    "tic_tac_toe",
    "kalah:pits=2,seeds=2",
    "kalah:pits=3,seeds=1,score=margin",
    "connect_four:rows=3,columns=3,connect=3",
    "hex:size=3",
    "ghost_chase:layout=%%%%%/%P.G%/%-%.%/%--.%/%%%%%,steps=8",
    "nim",
]


@pytest.mark.parametrize("spec", SMALL)
def test_the_same_values_as_search_on_every_state(spec: str) -> None:
    game = load(spec)
    table, solution = all_states(game), tabulate(game)
    for state in every_state(game):
        entry = table.entry(state)
        assert entry is not None
        assert entry.utility == pytest.approx(solution.values(state)[game.to_move(state)])


def test_symmetric_states_are_one() -> None:
    assert len(all_states(load("tic_tac_toe"))) == 765


def test_plain_and_compiled_agree() -> None:
    class Plain(TicTacToe):
        compiled = False

    plain, compiled = all_states(Plain()), all_states(TicTacToe())
    assert (plain.keys == compiled.keys).all()
    assert (plain.utilities == compiled.utilities).all()
    assert (plain.plies == compiled.plies).all()


def test_a_state_that_cannot_be_reached() -> None:
    game = load("connect_four:rows=3,columns=3,connect=3")
    table = all_states(game, game.result(game.initial_state(), 0))
    assert table.entry(game.initial_state()) is None


def test_too_many_states() -> None:
    with pytest.raises(TooManyStates, match="more than 1,000 states"):
        all_states(load("connect_four"), states=1000)


@pytest.mark.parametrize("name", ["kuhn_poker", "backgammon", "ghost_chase:ghost=random"])
def test_other_kinds_of_games_are_refused(name: str) -> None:
    with pytest.raises(NotThisKindOfGame, match="two players with opposed interests"):
        all_states(load(name))


@pytest.mark.long
@pytest.mark.parametrize(
    "spec",
    [
        "connect_four:rows=4,columns=5",
        "connect_four:rows=4,columns=4",
        "hex:size=4",
        "kalah:pits=3,seeds=3",
        "ghost_chase:layout=ring,steps=20",
    ],
)
def test_larger_games_on_a_sample_of_states(spec: str) -> None:
    game, dice = load(spec), random.Random(0)
    table = all_states(game)
    solution = tabulate(game, states=20_000_000)
    for _ in range(3000):
        state = game.initial_state()
        while not game.is_terminal(state):
            entry = table.entry(state)
            assert entry is not None
            assert entry.utility == pytest.approx(solution.values(state)[game.to_move(state)])
            state = game.result(state, dice.choice(list(game.actions(state))))

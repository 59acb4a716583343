"""Connect Four: published counts, sizes, text, OpenSpiel beside."""

from __future__ import annotations

import pytest

from tests.executions import executions, game_in
from tests.games.comparing import plain_twin, play_beside, played, random_states
from tests.naive import minimax_value
from zermelo.errors import BadParameter
from zermelo.game import Game
from zermelo.games.connect_four import ConnectFour
from zermelo.kernel import kernel
from zermelo.perft import distinct, perft
from zermelo.search import tabulate

PERFT = (7, 49, 343, 2401, 16807, 117649, 823536, 5673234, 39394572, 268031646)
DISTINCT = (7, 49, 238, 1120, 4263, 16422, 54859, 184275)
VALUES = {
    "connect_four:rows=4,columns=4,connect=4": 0,
    "connect_four:rows=3,columns=4,connect=3": 1,
    "connect_four:rows=2,columns=3,connect=3": 0,
}


def test_perft():
    assert perft(ConnectFour(), 8) == PERFT[:8]


@pytest.mark.long
def test_deep_perft():
    assert perft(ConnectFour(), 10) == PERFT


def test_plain_perft():
    class Plain(ConnectFour):
        compiled = False

    assert perft(Plain(), 5) == PERFT[:5]
    assert distinct(Plain(), 5) == DISTINCT[:5]


@pytest.mark.long
def test_deep_plain_perft():
    assert perft(plain_twin(ConnectFour()), 8) == PERFT[:8]


def test_distinct_positions():
    assert distinct(ConnectFour(), 8) == DISTINCT


@pytest.mark.peer("pyspiel")
@pytest.mark.parametrize("rows, columns, connect", [(6, 7, 4), (4, 5, 3), (7, 8, 5), (1, 5, 2)])
def test_beside_openspiel(rows: int, columns: int, connect: int):
    import pyspiel

    peer = pyspiel.load_game(f"connect_four(rows={rows},columns={columns},x_in_row={connect})")
    play_beside(ConnectFour(rows, columns, connect), peer, lambda state, action: action, 100)


@kernel
def negamax(game, state, alpha, beta):
    if game.is_terminal(state):
        return game.utility(state, game.to_move(state))
    best = -2.0
    for action in game.actions(state):
        best = max(best, -negamax(game, game.result(state, action), -beta, -max(alpha, best)))
        if best >= beta:
            break
    return best


@pytest.mark.parametrize(
    "spec, execution",
    executions(list(VALUES), compiled=["connect_four:rows=4,columns=4,connect=4"]),
)
def test_values_of_small_boards(spec: str, execution: str):
    game, value = game_in(spec, execution), VALUES[spec]
    assert negamax(game, game.initial_state(), -1.0, 1.0) == value
    if game.rows * game.columns <= 6:
        assert minimax_value(game, game.initial_state(), 0) == value


@pytest.mark.parametrize(
    "rows, columns, connect",
    [
        (4, 4, 4),
        (3, 4, 3),
        *(
            pytest.param(*size, marks=pytest.mark.long)
            for size in ((4, 4, 3), (5, 4, 4), (6, 3, 3), (2, 7, 3))
        ),
    ],
)
def test_bounds_hold_in_random_games(rows: int, columns: int, connect: int):
    """Against the table of all states; even heights have both players' plans."""
    game = ConnectFour(rows=rows, columns=columns, connect=connect, score=True)
    if rows * columns <= 12:
        game = plain_twin(game)
    solution = tabulate(game)
    told = 0
    for seed in range(300):
        for state in random_states(game, seed):
            if not game.is_terminal(state):
                low, high = game.bounds(state)
                assert low <= solution.value(state) <= high, game.state_text(state)
                told += low == high
    assert told > 300


def test_the_first_player_waits_until_the_second_must_play_below_his_line():
    """Told by the plan alone, before any search; the table of all states is the oracle."""
    game = ConnectFour(rows=4, columns=4, connect=4, score=True)
    solution = tabulate(game)
    planned = 0
    for seed in range(300):
        for state in random_states(game, seed):
            if state.ply % 2 == 1 and not game.is_terminal(state):
                high = game.with_zugzwang(state, 99.0)
                assert solution.value(state) <= high, game.state_text(state)
                planned += high < 99
    assert planned > 10


@pytest.mark.parametrize(
    "moves, over", [("1212121", True), ("1122334", True), ("121212", False), ("12233434474", True)]
)
def test_lines(moves: str, over: bool):
    game = ConnectFour()
    state = played(game, *moves)
    assert game.is_terminal(state) == over
    assert [game.utility(state, player) for player in (0, 1)] == ([1, -1] if over else [0, 0])


def test_the_tallest_and_the_widest_boards_fit():
    for rows, columns in ((7, 8), (63, 1), (1, 32), (3, 16)):
        game: Game = ConnectFour(rows, columns)
        state = game.initial_state()
        while not game.is_terminal(state):
            state = game.result(state, max(game.actions(state)))
        assert state.mask < 1 << 63


@pytest.mark.parametrize(
    "parameters, words",
    [
        ({"rows": 8, "columns": 8}, "at most 64 to fit a word, not 72"),
        ({"rows": 0}, "rows must be a whole number from 1"),
        ({"columns": -1}, "columns must be a whole number from 1"),
        ({"connect": 8}, "connect must be a whole number from 1 to 7, not 8"),
    ],
)
def test_sizes_that_do_not_fit(parameters: dict[str, int], words: str):
    with pytest.raises(BadParameter, match=words):
        ConnectFour(**parameters)


def test_text_and_cells():
    game = ConnectFour(4, 5)
    state = played(game, *"33351")
    assert game.state_text(state) == "...../..X../..O../X.X.O"
    assert game.action_cells(state, 2) == (2,)
    assert game.action_cells(state, 1) == (16,)


def test_features_count_what_they_say():
    game = ConnectFour()
    threats, centre = game.features(played(game, *"414243"), 0)
    assert threats == 1  # three up the centre; the three along the bottom are blocked
    assert centre == 3
    mine = game.features(played(game, *"41424"), 0)
    theirs = game.features(played(game, *"41424"), 1)
    assert mine == tuple(-value for value in theirs)

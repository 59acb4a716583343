"""Hex: a peer, solved boards, no draws, the swap, and what is no position."""

from __future__ import annotations

import random

import pytest

from tests.games.comparing import play_beside, random_states
from tests.games.solving import PlainSolver, Solver, check_plies_left
from zermelo.errors import BadParameter
from zermelo.games import _grid
from zermelo.games._grid import AROUND_HEXAGON
from zermelo.games.hex import Hex, State
from zermelo.playouts import playouts
from zermelo.search import solve_exactly


@pytest.mark.peer("pyspiel")
@pytest.mark.parametrize("size, games", [(11, 15), (5, 60), (14, 5)])
def test_games_beside_openspiel(size: int, games: int):
    import pyspiel

    peer = pyspiel.load_game(f"hex(board_size={size})")
    play_beside(Hex(size), peer, lambda _, action: action, games)


def winning_openings(game: Hex) -> set[str]:
    solver = Solver(game, 1 << 22) if game.size > 3 else PlainSolver(game)
    start = game.initial_state()
    return {
        game.action_text(start, action)
        for action in game.actions(start)
        if solver.value(game.result(start, action)) == 1.0
    }


@pytest.mark.parametrize(
    "size, openings",
    [
        (1, "a1"),
        (2, "b1 a2"),
        (3, "c1 a2 b2 c2 a3"),
        (4, "d1 c2 b3 a4"),
    ],
)
def test_winning_openings(size: int, openings: str):
    assert winning_openings(Hex(size)) == set(openings.split())


# Half a turn maps openings to openings of equal worth, so that half of the board is enough. The
# corner a1 and the cells below it, a2 and a3, lose too, which takes some minutes each.
@pytest.mark.long
@pytest.mark.parametrize("opening", ["c3", "b3", "e2", "d2", "c2", "b2", "e1", "d1", "c1", "b1"])
def test_openings_five_by_five(opening: str):
    game = Hex(5)
    start = game.initial_state()
    opened = game.result(start, game.parse_action(start, opening))
    answer = solve_exactly(game, opened, memory=256)
    assert answer.exact
    assert answer.value == (1.0 if opening in ("b1", "c1", "d1") else -1.0)


@pytest.mark.parametrize("swap", [False, True])
def test_forced_cells_lose_nothing(swap: bool):
    solver = PlainSolver(Hex(3, swap))
    solver.value()
    solver.check_bounds()
    check_plies_left(Hex(3, swap))


def test_with_the_swap_the_second_player_wins():
    assert PlainSolver(Hex(3, swap=True)).value() == -1.0


def test_the_swap_mirrors_the_stone_and_changes_its_owner():
    game = Hex(5, swap=True)
    opened = game.result(game.initial_state(), game.parse_action(game.initial_state(), "b4"))
    assert game.swap_action in list(game.actions(opened))
    swapped = game.result(opened, game.parse_action(opened, "swap"))
    assert game.to_move(swapped) == 0
    assert game.state_text(swapped) == "...../...O./...../...../..... X"
    assert len(list(game.actions(swapped))) == 24
    assert game.parse_state(game.state_text(swapped)) == swapped


def test_no_draws_ever():
    stats = playouts(Hex(4), 5000, seed=3)
    assert stats.draws == 0
    assert sum(stats.wins) == stats.count


def naive_joined(size: int, stones: set[int], start: set[int]) -> set[int]:
    joined = stones & start
    while True:
        more = {
            (cell // size + down) * size + cell % size + right
            for cell in joined
            for down, right in AROUND_HEXAGON
            if 0 <= cell // size + down < size and 0 <= cell % size + right < size
        } & stones - joined
        if not more:
            return joined
        joined |= more


@pytest.mark.parametrize("size", [4, 11])
def test_chains_grow_as_they_should(size: int):
    game = Hex(size)
    for seed in range(4):
        for state in list(random_states(game, seed, 121))[::5]:
            first, second = (set(_grid.each_cell(side)) for side in (state.first, state.second))
            top, left = set(range(size)), set(range(0, size * size, size))
            assert set(_grid.each_cell(state.first_joined)) == naive_joined(size, first, top)
            assert set(_grid.each_cell(state.second_joined)) == naive_joined(size, second, left)


def test_distance_counts_the_stones_that_are_missing():
    game = Hex(5)
    for text, expected in (
        ("...../...../...../...../..... X", 0.0),
        ("..X../..X../..X../..X../OO.OO O", 0.0),  # one stone joins either
        ("..X../..X../..X../..X../OO... O", 0.4),
        ("..X../..X../..X../..X../..X.. O", 1.0),
    ):
        state = scattered(game, text)
        ahead = game.features(state, 0)[0]
        assert ahead == pytest.approx(expected)
        assert game.features(state, 1)[0] == -ahead


def scattered(game: Hex, text: str) -> State:
    """A state of any stones, balanced or not."""
    marks = text.split()[0].replace("/", "")
    first, second = (_grid.packed(_grid.marked(marks, m), game.cells) for m in "XO")
    return game.joined_up(first, second, sum(mark != "." for mark in marks))


def test_random_boards_read_back():
    game, dice = Hex(4, swap=True), random.Random(4)
    for _ in range(20):
        state = game.initial_state()
        while not game.is_terminal(state):
            assert game.parse_state(game.state_text(state)) == state
            state = game.result(state, dice.choice(list(game.actions(state))))


def test_bad_parameters():
    with pytest.raises(BadParameter, match="1 to 14"):
        Hex(15)

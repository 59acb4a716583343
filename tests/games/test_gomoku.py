"""Gomoku: a peer, rows of all kinds, and what is no position."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.comparing import play_beside, random_states
from tests.games.solving import PlainSolver
from zermelo.errors import BadParameter
from zermelo.games import _grid
from zermelo.games.gomoku import DIRECTIONS, FIRST_BIT, MOST_COUNTED, Gomoku

GAME = Gomoku()


@pytest.mark.peer("pyspiel")
def test_games_beside_openspiel():
    import pyspiel

    play_beside(Gomoku(9), pyspiel.load_game("gomoku(size=9)"), lambda _, action: action, games=30)


def naive_rows(game: Gomoku, stones: set[int]) -> list[list[int]]:
    """Every straight run of stones, as long as it goes."""
    size, runs = game.size, []
    for cell in stones:
        for down, right in DIRECTIONS:
            row, column = cell // size, cell % size
            if _inside(size, row - down, column - right) and (
                (row - down) * size + column - right in stones
            ):
                continue  # not the first of its run
            run = []
            while _inside(size, row, column) and row * size + column in stones:
                run.append(row * size + column)
                row, column = row + down, column + right
            runs.append(run)
    return runs


def _inside(size: int, row: int, column: int) -> bool:
    return 0 <= row < size and 0 <= column < size


@pytest.mark.parametrize("exact", [False, True])
@pytest.mark.parametrize("size, in_row", [(6, 4), (10, 5), (19, 5)])
def test_rows_win(size: int, in_row: int, exact: bool):
    game, dice = Gomoku(size, in_row, exact), random.Random(size)
    for _ in range(3):
        state = game.initial_state()
        for _ in range(size * size):
            moved = state.ply & 1
            state = game.result(state, dice.choice(list(game.actions(state))))
            stones = set(_grid.each_cell(state.white if moved else state.black))
            lengths = [len(run) for run in naive_rows(game, stones)]
            wins = in_row in lengths or (not exact and max(lengths) > in_row)
            assert state.won == wins
            if game.is_terminal(state):
                break
        if state.won:
            assert game.utility(state, moved) == 1.0
            assert game.utility(state, 1 - moved) == -1.0


def test_six_in_a_row_by_either_rule():
    text = "XXX.XX.../OOO.OO.../" + "........./" * 6 + "......... X"
    for exact in (False, True):
        game = Gomoku(9, exact=exact)
        state = game.parse_state(text)
        assert game.result(state, game.parse_action(state, "d9")).won is not exact


def test_three_in_a_row_on_the_smallest_board_is_a_draw():
    assert PlainSolver(Gomoku(3, in_row=3)).value() == 0.0


def naive_open_rows(game: Gomoku, mine: set[int], theirs: set[int]) -> tuple[int, ...]:
    counts = dict.fromkeys((1, 2, 3), 0)
    for cell in range(game.cells):
        for down, right in DIRECTIONS:
            places = [
                (cell // game.size + down * i, cell % game.size + right * i)
                for i in range(game.in_row)
            ]
            if not all(_inside(game.size, row, column) for row, column in places):
                continue
            row = {r * game.size + c for r, c in places}
            lacking = len(row - mine)
            if not row & theirs and lacking in counts:
                counts[lacking] += 1
    return tuple(counts.values())


@pytest.mark.parametrize("game", [GAME, Gomoku(7, 4), Gomoku(19)], ids=repr)
def test_open_rows_are_counted(game: Gomoku):
    for state in list(random_states(game, seed=2, most=60))[::15]:
        mine, theirs = (set(_grid.each_cell(side)) for side in (state.black, state.white))
        assert game.open_rows(state.black, state.white) == naive_open_rows(game, mine, theirs)


def naive_threats(game: Gomoku, mine: set[int], theirs: set[int]) -> list[int]:
    """How many of each kind, row by row."""
    fives: set[int] = set()
    fours: list[set[int]] = [set() for _ in DIRECTIONS]
    threes: list[set[int]] = [set() for _ in DIRECTIONS]
    open_threes = open_twos = twos = 0
    for number, (down, right) in enumerate(DIRECTIONS):
        for cell in range(game.cells):
            # A row, and the cell behind it.
            places = [
                (cell // game.size + down * i, cell % game.size + right * i)
                for i in range(game.in_row + 1)
            ]
            inside = [_inside(game.size, *place) for place in places]
            if not all(inside[:-1]):
                continue
            row = [r * game.size + c for r, c in places]
            gaps = set(row[:-1]) - mine
            if gaps & theirs:
                continue
            fives |= gaps if len(gaps) == 1 else set()
            fours[number] |= gaps if len(gaps) == 2 else set()
            twos += len(gaps) == 3
            ends = {row[0], row[-1]}
            if inside[-1] and not ends & (mine | theirs):
                open_threes += len(gaps) == 2
                open_twos += len(gaps) == 3
                threes[number] |= gaps - ends if len(gaps) == 3 else set()
    pairs = [(i, j) for i in range(4) for j in range(4) if i != j]

    def crossing(some: list[set[int]], others: list[set[int]]) -> int:
        return len(set().union(*(some[i] & others[j] for i, j in pairs)))

    made = [len(fives), len(set().union(*fours)), open_threes]
    made += [crossing(fours, fours), crossing(fours, threes), crossing(threes, threes)]
    return [*made, open_twos, (twos + 1) // 2]


@pytest.mark.parametrize("game", [GAME, Gomoku(7, 4), Gomoku(9, 3), Gomoku(19)], ids=repr)
def test_threats_are_counted(game: Gomoku):
    """In games of a few stones close together, so that there are threats of all kinds."""
    dice, seen = random.Random(3), set()
    for _ in range(40):
        middle = [
            cell
            for cell in range(game.cells)
            if abs(2 * (cell // game.size) - game.size) < 7
            and abs(2 * (cell % game.size) - game.size) < 7
        ]
        dice.shuffle(middle)
        mine = set(middle[: dice.randrange(3, 12)])
        theirs = set(middle[12 : 12 + dice.randrange(9)])
        packed = [_grid.packed(side, game.cells) for side in (mine, theirs)]
        counts = naive_threats(game, mine, theirs)
        seen |= {kind for kind, count in enumerate(counts) if count}
        counted = [min(count, most) for count, most in zip(counts, MOST_COUNTED, strict=True)]
        word = int(game.threats(*packed))
        fields = [
            word >> first & (1 << most) - 1
            for first, most in zip(FIRST_BIT, MOST_COUNTED, strict=True)
        ]
        assert [one.bit_length() for one in fields] == counted
        assert all(one.bit_count() <= 1 for one in fields)
    assert seen == set(range(8))


def test_all_counts_fit_a_word():
    assert FIRST_BIT[-1] + MOST_COUNTED[-1] <= 64


@pytest.mark.parametrize("size, in_row", [(20, 5), (4, 5), (2, 2), ("15", 5)])
def test_bad_parameters(size: Any, in_row: int):
    with pytest.raises(BadParameter):
        Gomoku(size, in_row)

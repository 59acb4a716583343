"""The numbers of the lesson on optimism and pessimism."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache

import pytest

from tests.course.lessons.reading import printed, says
from tests.course.lessons.running import run_commands
from zermelo import load
from zermelo.search import expectimax, minimax

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
EMPTY = (0,) * 9
Board = tuple[int, ...]
Judge = Callable[[Board, int], Fraction]


# Tic-tac-toe in a few lines: players are 1 and 2, values those to player 1.


def utility(board: Board) -> Fraction | None:
    """None while the game goes on."""
    for line in LINES:
        if board[line[0]] and len({board[cell] for cell in line}) == 1:
            return Fraction(1 if board[line[0]] == 1 else -1)
    return None if 0 in board else Fraction(0)


def following(board: Board, player: int) -> list[Board]:
    return [(*board[:i], player, *board[i + 1 :]) for i in range(9) if board[i] == 0]


def best_for(player: int) -> Callable[[list[Fraction]], Fraction]:
    return max if player == 1 else min


@cache
def worth(board: Board, player: int) -> Fraction:
    """Between two perfect players."""
    end = utility(board)
    if end is not None:
        return end
    return best_for(player)([worth(after, 3 - player) for after in following(board, player)])


@cache
def against_chance(board: Board, player: int, own: int) -> Fraction:
    """Between `own`, who does as well as possible, and somebody who moves at random."""
    end = utility(board)
    if end is not None:
        return end
    found = [against_chance(after, 3 - player, own) for after in following(board, player)]
    return best_for(own)(found) if player == own else sum(found, Fraction(0)) / len(found)


def pessimists(own: int, lucky: bool) -> Fraction:
    """A minimax player against chance, who breaks ties as well or as badly as possible."""

    @cache
    def found(board: Board, player: int) -> Fraction:
        end = utility(board)
        if end is not None:
            return end
        after = following(board, player)
        if player != own:
            return sum((found(one, own) for one in after), Fraction(0)) / len(after)
        best = [one for one in after if worth(one, 3 - own) == worth(board, own)]
        return best_for(own if lucky else 3 - own)([found(one, 3 - own) for one in best])

    return found(EMPTY, 1)


def replies(board: Board, own: int) -> list[Board]:
    """What an expectimax player may do: all that are best against chance."""
    top = against_chance(board, own, own)
    return [one for one in following(board, own) if against_chance(one, 3 - own, own) == top]


def test_the_opening_moves_of_tic_tac_toe() -> None:
    openings = following(EMPTY, 1)
    assert {worth(board, 2) for board in openings} == {0}
    values = [against_chance(board, 2, 1) for board in openings]
    assert {values[cell] for cell in (0, 2, 6, 8)} == {Fraction(191, 192)}
    assert values[4] == Fraction(95, 96)
    assert against_chance(EMPTY, 1, 1) == Fraction(191, 192)
    assert pessimists(1, lucky=False) == Fraction(161, 192)


def test_the_optimist_who_moves_second_does_best_against_chance() -> None:
    assert -against_chance(EMPTY, 1, 2) == Fraction(874, 945)
    assert -pessimists(2, lucky=True) == Fraction(866, 945)


def test_the_optimist_answers_the_middle_of_a_side_by_a_move_that_loses_by_force() -> None:
    assert worth(EMPTY, 1) == 0
    for side, far in ((1, {6, 8}), (3, {2, 8}), (5, {0, 6}), (7, {0, 2})):
        opened = (*EMPTY[:side], 1, *EMPTY[side + 1 :])
        found = replies(opened, 2)
        assert {board.index(2) for board in found} == far
        assert {worth(board, 1) for board in found} == {1}


def test_zermelo_says_the_same() -> None:
    game = load("tic_tac_toe")
    state, board = game.initial_state(), EMPTY
    for player, cell in ((1, 0), (2, 1), (1, 4)):
        state = game.result(state, cell)
        board = (*board[:cell], player, *board[cell + 1 :])
    assert expectimax(game, state, depth=9).value == pytest.approx(-against_chance(board, 2, 2))
    assert minimax(game, state, depth=9).value == -worth(board, 2)


def test_the_table_of_the_bucket_game() -> None:
    game = load("bucket")
    assert minimax(game).line[0] == "B"
    assert expectimax(game).line[0] == "C"
    adversary = {row.text: row.value for row in minimax(game).rows}
    chance = {row.text: row.value for row in expectimax(game, pruning="none").rows}
    assert (adversary["B"], adversary["C"]) == (1, -5)
    assert (chance["B"], chance["C"]) == (2, 5)


def test_hope_pays_while_an_adversary_is_less_likely_than_one_third() -> None:
    def worth_of(worst: int, mean: int, p: Fraction) -> Fraction:
        return p * worst + (1 - p) * mean

    third = Fraction(1, 3)
    assert worth_of(1, 2, third) == worth_of(-5, 5, third)
    for p in (Fraction(0), Fraction(1, 4), Fraction(1, 2), Fraction(1)):
        careful, hopeful = worth_of(1, 2, p), worth_of(-5, 5, p)
        assert (careful, hopeful) == (2 - p, 5 - 10 * p)
        assert (hopeful > careful) == (p < third)
        assert worth_of(-50, 0, p) < careful


def test_what_it_shows_runs() -> None:
    assert printed("optimism").split() == ["minimax", "B", "1.0", "expectimax", "C", "5.0"]
    shown = run_commands("optimism")
    assert shown.split("best action")[1].split()[0] in ("a3", "c3")
    assert "+1 to X, proven" in shown


def test_it_says_so() -> None:
    says("optimism", "$191/192$", "$95/96$", "$161/192$", "$874/945$", "$866/945$", "$p = 1/3$")

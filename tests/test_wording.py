"""Values in words: they name the player who is better, and claim no more than is proven."""

from __future__ import annotations

import random
from typing import Any

import pytest

from zermelo.exact import exact_moves
from zermelo.games import load
from zermelo.montecarlo import mcts
from zermelo.result import (
    ESTIMATE,
    EXACT,
    LOWER,
    LOWER_ESTIMATE,
    UPPER,
    Bounds,
    Result,
    Row,
    worth_text,
)
from zermelo.wording import Worth, balance, label, result_words, words

FOUR, CHESS, GAMMON, NIM = map(load, ("connect_four", "chess", "backgammon", "nim"))
DISCS = load("othello:score=discs")


@pytest.mark.parametrize(
    "game, worth, told, short",
    [
        (FOUR, Worth(1.0, 0, EXACT, 13), "X wins in 7", "X7"),
        (FOUR, Worth(-1.0, 0, EXACT, 4), "O wins in 2", "O2"),
        (FOUR, Worth(-1.0, 1, EXACT), "X wins", "X wins"),
        (FOUR, Worth(0.0, 1), "draw", "="),
        (FOUR, Worth(1.0, 0, ESTIMATE), "X winning", "X++"),
        (FOUR, Worth(0.25, 1, ESTIMATE), "O +0.25", "O+0.25"),
        (FOUR, Worth(0.24, 1, ESTIMATE, chances=True), "O 62%", "O62%"),
        (FOUR, Worth(1.0, 1, ESTIMATE, chances=True), "O 99%", "O99%"),
        (FOUR, Worth(1.0, 1, ESTIMATE, chances=True, few=True), "too few playouts to tell", "?"),
        (FOUR, Worth(0.0, 0, LOWER), "X at least a draw", "≥0"),
        (FOUR, Worth(0.0, 0, UPPER), "O at least a draw", "≤0"),
        (FOUR, Worth(-1.0, 0, LOWER), "", "≥-1"),
        (CHESS, Worth(1.0, 0, EXACT, 5), "white mates in 3", "W3"),
        (CHESS, Worth(-1.0, 0, EXACT, 2), "black mates in 1", "B1"),
        (CHESS, Worth(0.2593, 0, ESTIMATE), "white +1.4", "W+1.4"),
        (CHESS, Worth(0.2593, 1, LOWER_ESTIMATE), "black at least about +1.4", "≳+0.2593"),
        (CHESS, Worth(0.9999, 0, ESTIMATE), "white winning", "W++"),
        (CHESS, Worth(0.24, 0, ESTIMATE, chances=True), "white 62%", "W62%"),
        (GAMMON, Worth(0.35, 1, ESTIMATE), None, None),
        (NIM, Worth(1.0, 0, EXACT, 3), "player 1 wins in 3 plies", "1 in 3"),
        (NIM, Worth(0.24, 1, ESTIMATE, chances=True), "player 2 62%", "2 62%"),
        (DISCS, Worth(6 / 64, 0), "black ahead by 6", "B+6"),
        (DISCS, Worth(-6 / 64, 0, UPPER), "white at least ahead by 6", "≤-0.09375"),
        (DISCS, Worth(6 / 64, 1, UPPER), "white at most ahead by 6", "≤+0.09375"),
        (DISCS, Worth(0.0, 1), "draw", "="),
    ],
)
def test_the_words(game: Any, worth: Worth, told: str | None, short: str | None) -> None:
    if told is None:
        assert words(game, worth).endswith("equity +0.35")
        return
    assert words(game, worth) == told
    assert label(game, worth) == short


@pytest.mark.plain
@pytest.mark.parametrize("iterations, tells", [(1, False), (3, False), (2000, True)])
def test_no_percentage_comes_from_a_few_playouts(iterations: int, tells: bool) -> None:
    result = mcts(FOUR, iterations=iterations, seed=1)
    assert ("%" in result_words(FOUR, result)) == tells
    assert (result_words(FOUR, result) == "too few playouts to tell") != tells
    untried = 7 - iterations
    assert (f"1 playout; {untried} of 7 moves not tried" in worth_text(result)) != tells


def test_a_proven_value_needs_no_playouts() -> None:
    row = Row(0, "a", 1.0, Bounds(1.0, 1.0), visits=1)
    won = Result("mcts", 0, 0, 1.0, (1.0, -1.0), (0,), ("a",), Bounds(1.0, 1.0), rows=(row,))
    assert result_words(FOUR, won) == "X wins"
    assert worth_text(won) == "+1, proven"


def test_other_games_keep_their_numbers() -> None:
    game = load('tree:spec=[{"utility":[1,2,6]},{"utility":[4,2,3]}]')
    assert game.players == 3
    assert words(game, Worth(3.0, 1)) == "player 2 +3"
    assert balance(game, Worth(3.0, 1)) is None


def test_bounds_alone_are_called_so() -> None:
    found = Result("exact", 1, 0, None, (None, None), (0,), ("1",), bounds=Bounds(0.0, 1.0))
    assert result_words(FOUR, found) == "O at least a draw"
    nothing = Result("exact", 1, 0, None, (None, None), (0,), ("1",))
    assert result_words(FOUR, nothing) == ""


@pytest.mark.parametrize(
    "game, worth, expected",
    [
        (FOUR, Worth(1.0, 1, EXACT, 3), -1.0),
        (FOUR, Worth(0.25, 1, ESTIMATE), -0.25),
        (load("connect_four:score=true"), Worth(3.0, 0, EXACT, 31), 1.0),
        (GAMMON, Worth(0.5, 0, ESTIMATE), pytest.approx(0.462, abs=0.001)),
        (DISCS, Worth(1.0, 0), pytest.approx(0.995, abs=0.001)),
    ],
)
def test_the_bar(game: Any, worth: Worth, expected: float) -> None:
    assert balance(game, worth) == expected


@pytest.mark.plain
def test_a_win_in_n_is_one_and_not_in_less(some: Any) -> None:
    """Tried by brute force: the winner can force it in so many plies, and not in fewer."""
    game, dice = load("connect_four:rows=4,columns=4,connect=3"), random.Random(5)
    told = 0
    for _ in range(some(40)):
        state = random_state(game, dice, 3)
        if state is None:
            continue
        result = exact_moves(game, state)
        for row in result.rows:
            child = game.result(state, row.action)
            if row.value == 0:
                assert row.plies is None
            else:
                winner = result.player if row.value > 0 else 1 - result.player
                assert row.plies is not None
                assert forces(game, child, winner, row.plies - 1)
                assert row.plies == 1 or not forces(game, child, winner, row.plies - 2)
                number = game.win_text(row.plies)
                assert words(game, Worth(row.value, result.player, EXACT, row.plies)).endswith(
                    number
                )
                told += 1
    assert told > 20


def random_state(game: Any, dice: random.Random, plies: int) -> Any:
    state = game.initial_state()
    for _ in range(plies):
        if game.is_terminal(state):
            return None
        state = game.result(state, dice.choice(list(game.actions(state))))
    return None if game.is_terminal(state) else state


def forces(game: Any, state: Any, winner: int, plies: int) -> bool:
    """Whether the player wins in at most so many plies whatever the other does."""
    if game.is_terminal(state):
        return bool(game.utility(state, winner) > 0)
    if plies <= 0:
        return False
    after = (forces(game, game.result(state, a), winner, plies - 1) for a in game.actions(state))
    return any(after) if game.to_move(state) == winner else all(after)

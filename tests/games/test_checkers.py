"""Checkers against published move counts and OpenSpiel."""

from __future__ import annotations

import random

import pytest

from tests.games.comparing import their_results
from zermelo.bits import each
from zermelo.errors import BadParameter, IllegalAction
from zermelo.games.checkers import Checkers, State, cell_of
from zermelo.perft import perft

GAME = Checkers()
# Aart Bik's counts.
PERFT = (7, 49, 302, 1469, 7361, 36768, 179740, 845931, 3963680, 18391564)


def test_perft():
    assert perft(GAME, 8) == PERFT[:8]


@pytest.mark.long
def test_deep_perft():
    assert perft(GAME, 10) == PERFT


def marks(state: State) -> str:
    """The board as OpenSpiel prints it: its first player sits below and is called o."""
    cells = ["."] * 64
    for square in each(state.black | state.white):
        white, king = state.white >> square & 1, state.kings >> square & 1
        symbol = ("*" if king else "+") if white else ("8" if king else "o")
        cells[63 - cell_of(square)] = symbol
    return "".join(cells)


def their_marks(state) -> str:
    rows = str(state).splitlines()[:8]
    return "".join(row[1:9] for row in rows)


@pytest.mark.peer("pyspiel")
@pytest.mark.parametrize("games, seed", [(30, 1), pytest.param(2000, 2, marks=pytest.mark.long)])
def test_random_games_agree_with_openspiel(games: int, seed: int) -> None:
    import pyspiel

    dice = random.Random(seed)
    for _ in range(games):
        theirs, state = pyspiel.load_game("checkers").new_initial_state(), GAME.initial_state()
        while not theirs.is_terminal():
            assert GAME.to_move(state) == theirs.current_player()
            ours = {marks(GAME.result(state, a)): a for a in GAME.actions(state)}
            following = their_results(theirs, their_marks)
            assert set(ours) == set(following), GAME.state_text(state)
            board = dice.choice(sorted(ours))
            state, theirs = GAME.result(state, ours[board]), following[board]
        if theirs.returns() != [0, 0]:  # they call a game a draw sooner
            assert [GAME.utility(state, player) for player in (0, 1)] == theirs.returns()
            assert GAME.is_terminal(state)


def names(text: str) -> set[str]:
    state = GAME.parse_state(text)
    return {GAME.action_text(state, action) for action in GAME.actions(state)}


def test_jumps_are_one_action_and_must_be_made():
    assert names("B:W6,14,23:B1,20") == {"1x10x17"}
    # Both ways, and around in a circle back to where the king stood, either way.
    assert names("B:W6,7,14,15:BK2") == {"2x9x18x11x2", "2x11x18x9x2"}
    state = GAME.parse_state("B:W6,7,14,15:BK2")
    after = {GAME.result(state, action) for action in GAME.actions(state)}
    assert after == {GAME.parse_state("W:W:BK2")}
    assert GAME.utility(after.pop(), 0) == 1.0


def test_a_man_that_is_crowned_stops():
    assert names("B:W26,27:B22") == {"22x31"}
    state = GAME.parse_state("B:W26,27:B22")
    state = GAME.result(state, GAME.parse_action(state, "22x31"))
    assert GAME.state_text(state) == "W:W27:BK31 0"
    assert names("B:W26,27:BK22") == {"22x31x24"}


def test_the_clock_draws():
    game = Checkers(quiet_plies=4)
    state = game.parse_state("B:WK32:BK1 0")
    for move in ("1-5", "32-28", "5-1", "28-32"):
        assert not game.is_terminal(state)
        state = game.result(state, game.parse_action(state, move))
    assert state.quiet == 4
    assert game.is_terminal(state)
    assert not list(game.actions(state))
    assert game.utility(state, 0) == 0.0
    with pytest.raises(BadParameter, match="quiet_plies must be"):
        Checkers(quiet_plies=0)


def test_notation():
    start = GAME.initial_state()
    assert names(GAME.state_text(start)) == {
        "9-13",
        "9-14",
        "10-14",
        "10-15",
        "11-15",
        "11-16",
        "12-16",
    }
    assert GAME.action_cells(start, GAME.parse_action(start, "11-15")) == (21, 28)
    with pytest.raises(IllegalAction, match="legal: "):
        GAME.parse_action(start, "1-5")


def test_evaluation_sees_material():
    even = GAME.parse_state("B:W21,22:B1,2")
    assert GAME.evaluate(even, 0) == -GAME.evaluate(even, 1)
    assert GAME.evaluate(GAME.parse_state("B:W21:B1,2"), 0) > 0
    assert GAME.evaluate(GAME.parse_state("B:WK21:B1"), 1) > 0
    assert not GAME.is_quiet(GAME.parse_state("B:W6,14:B1"))
    assert GAME.is_quiet(GAME.initial_state())

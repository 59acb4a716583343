"""Kalah: solved sizes, a peer, single moves, and what is no position."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.comparing import play_beside
from tests.games.solving import PlainSolver, Solver
from zermelo.errors import BadParameter
from zermelo.games.kalah import Kalah, State

GAME = Kalah()

# Margins of the first player under perfect play: pits, then for 1, 2, ... seeds a pit.
MARGINS = {1: (0, -2, 6, -2, 2), 2: (2, -2, -2, -10, 6), 3: (0, 4, 2), 4: (2,)}


@pytest.mark.parametrize(
    "pits, seeds, margin",
    [(pits, i + 1, margin) for pits, row in MARGINS.items() for i, margin in enumerate(row)],
)
def test_margins_of_small_boards(pits: int, seeds: int, margin: int):
    game = Kalah(pits, seeds, score="margin")
    assert PlainSolver(game).value() * game.total == pytest.approx(margin)


@pytest.mark.parametrize(
    "pits, seeds, margin", [(4, 2, 6), pytest.param(4, 3, 6, marks=pytest.mark.long)]
)
def test_margins_of_larger_boards(pits: int, seeds: int, margin: int):
    game = Kalah(pits, seeds, score="margin")
    assert Solver(game, 1 << 22).value() * game.total == pytest.approx(margin)


@pytest.mark.parametrize("score", ["win", "margin"])
def test_bounds_hold(score: str):
    solver = PlainSolver(Kalah(2, 4, score))
    solver.value()
    solver.check_bounds()


@pytest.mark.peer("pyspiel")
def test_games_beside_openspiel():
    import pyspiel

    def theirs(state: State, action: int) -> int:
        """They number places counter-clockwise, their first player's pits from 1."""
        return 1 + action + 7 * state.player

    play_beside(GAME, pyspiel.load_game("mancala"), theirs, games=100)


def after(game: Kalah, text: str, pit: str) -> str:
    state = game.parse_state(text)
    return game.state_text(game.result(state, game.parse_action(state, pit)))


def test_the_last_seed_in_the_store_gives_another_move():
    assert after(GAME, "4,4,4,4,4,4,0/4,4,4,4,4,4,0 1", "3") == "4,4,0,5,5,5,1/4,4,4,4,4,4,0 1"
    assert after(GAME, "4,4,4,4,4,4,0/4,4,4,4,4,4,0 2", "3") == "4,4,4,4,4,4,0/4,4,0,5,5,5,1 2"


def test_sowing_passes_over_the_other_store():
    game = Kalah(2, 3)
    assert after(game, "0,6,0/3,3,0 1", "2") == "1,1,2/4,4,0 1"
    assert after(game, "3,3,0/0,6,0 2", "2") == "4,4,0/1,1,2 2"


def test_captures():
    game = Kalah(3, 3)
    # From the first pit into the empty second one: what lies opposite comes along.
    assert after(game, "1,0,3,4/3,4,2,1 1", "1") == "0,0,3,9/3,0,2,1 2"
    # Nothing opposite: the seed stays, unless empty captures are played.
    assert after(game, "1,0,3,4/3,0,2,5 1", "1") == "0,1,3,4/3,0,2,5 2"
    assert after(Kalah(3, 3, empty_capture=True), "1,0,3,4/3,0,2,5 1", "1") == "0,0,3,5/3,0,2,5 2"


def test_a_bare_side_ends_the_game():
    game = Kalah(3, 3)
    state = game.parse_state("0,0,1,7/3,0,2,5 1")
    over = game.result(state, 2)
    assert game.is_terminal(over)
    assert over.seeds == (0, 0, 0, 8, 0, 0, 0, 10)
    assert (game.utility(over, 0), game.utility(over, 1)) == (-1.0, 1.0)
    assert Kalah(3, 3, score="margin").utility(over, 1) == pytest.approx(2 / 18)


def test_the_board_has_a_store_at_either_end():
    game = Kalah(3, 3)
    (grid,) = game.board(game.parse_state("1,2,3,4/5,0,1,2 2"))
    assert [piece.symbol for piece in grid.cells] == ["1", "0", "5", "1", "2", "3"]
    assert [(piece.symbol, piece.owner) for piece in grid.ends] == [("2", 1), ("4", 0)]


@pytest.mark.parametrize(
    "parameters", [{"pits": 0}, {"pits": 13}, {"seeds": 25}, {"seeds": "4"}, {"score": "seeds"}]
)
def test_bad_parameters(parameters: dict[str, Any]):
    with pytest.raises(BadParameter):
        Kalah(**parameters)

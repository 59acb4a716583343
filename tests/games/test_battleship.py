"""Battleship: its size, OpenSpiel beside, and what is told."""

from __future__ import annotations

import pytest

from tests.games.comparing import play_beside, played
from tests.games.sizes import size
from zermelo.errors import BadParameter
from zermelo.games.battleship import Battleship

SMALL = Battleship(2, 2, "2", shots=4, repeats=True)


def test_size():
    assert size(SMALL) == (623957, 467968, (30341, 96593))


@pytest.mark.peer("pyspiel")
@pytest.mark.parametrize(
    "ours, theirs, games",
    [
        (
            Battleship(3, 2, "2-2", shots=3, loss=2),
            "board_width=2,board_height=3,ship_sizes=[2;2],ship_values=[1;1],num_shots=3,"
            "allow_repeated_shots=False,loss_multiplier=2.0",
            200,
        ),
        (SMALL, "board_width=2,board_height=2,ship_sizes=[2],ship_values=[1],num_shots=4", 200),
        (Battleship(), "ship_sizes=[5;4;3;3;2],allow_repeated_shots=False", 2),
    ],
)
def test_beside_openspiel(ours: Battleship, theirs: str, games: int):
    import pyspiel

    play_beside(ours, pyspiel.load_game(f"battleship({theirs})"), lambda _, action: action, games)


def test_water_hit_sunk():
    game = Battleship(3, 3, "2", shots=3)
    state = played(game, "a1-", "b1|", "b1", "c3", "b2")
    assert game.board(state, 0)[3].text == "Player 1: b2 sunk."
    assert game.is_terminal(state)
    assert [game.utility(state, player) for player in (0, 1)] == [1, -1]


def test_the_other_fleet_is_not_seen():
    game = Battleship(3, 3, "2", shots=3)
    one, other = played(game, "a1-", "b1|", "b1"), played(game, "a1|", "b1|", "b1")
    assert game.information(one, 1) == game.information(other, 1)
    assert game.information(one, 0) != game.information(other, 0)
    symbols = ["." if cell is None else cell.symbol for cell in game.board(one, 0)[2].cells]
    assert "".join(symbols) == ".x......."


def test_ships_leave_room_for_each_other():
    game = Battleship(2, 3, "2-3", shots=1)
    names = [game.action_text(game.initial_state(), a) for a in game.actions(game.initial_state())]
    assert names == ["a1-", "b1-", "a2-", "b2-"]  # upright, no row would be left for the other


def test_bad_parameters():
    with pytest.raises(BadParameter, match="ships 3-3 do not fit on 2x2 cells"):
        Battleship(2, 2, "3-3", shots=1)
    with pytest.raises(BadParameter, match="ships must be numbers like"):
        Battleship(2, 2, "2,2")
    with pytest.raises(BadParameter, match="5 shots are more than the 4 cells"):
        Battleship(2, 2, "2", shots=5)
    with pytest.raises(BadParameter, match="loss must be 0 or more"):
        Battleship(loss=-1)

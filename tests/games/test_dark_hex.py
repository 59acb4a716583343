"""Dark Hex: OpenSpiel beside, and Hex itself where nobody errs."""

from __future__ import annotations

import random

import pytest

from tests.games.comparing import play_beside
from zermelo.errors import BadParameter
from zermelo.games.dark_hex import DarkHex
from zermelo.games.hex import Hex


@pytest.mark.peer("pyspiel")
@pytest.mark.parametrize(
    "ours, theirs, games",
    [
        (DarkHex(), "num_rows=3,num_cols=3", 300),
        (DarkHex(3, 4, abrupt=True), "num_rows=3,num_cols=4,gameversion=adh", 300),
        (DarkHex(8, 8), "num_rows=8,num_cols=8", 10),
    ],
)
def test_beside_openspiel(ours: DarkHex, theirs: str, games: int):
    import pyspiel

    play_beside(ours, pyspiel.load_game(f"dark_hex({theirs})"), lambda _, action: action, games)


def test_who_joins_the_sides_is_who_wins_hex():
    dark, hexagons, dice = DarkHex(5, 5), Hex(5), random.Random(3)
    for _ in range(100):
        state, beside = dark.initial_state(), hexagons.initial_state()
        while not hexagons.is_terminal(beside):
            cell = dice.choice(list(hexagons.actions(beside)))
            state, beside = dark.result(state, cell), hexagons.result(beside, cell)
            assert dark.is_terminal(state) == hexagons.is_terminal(beside)
        assert dark.utility(state, 0) == hexagons.utility(beside, 0)


def test_size():
    with pytest.raises(BadParameter, match="rows must be a whole number from 2 to 8, not 9"):
        DarkHex(9, 3)

"""Liar's dice: its sizes, OpenSpiel beside, the highest face counting as any."""

from __future__ import annotations

import pytest

from tests.games.comparing import play_beside, played
from tests.games.sizes import size
from zermelo.errors import BadParameter
from zermelo.games.liars_dice import LiarsDice


@pytest.mark.peer("pyspiel")
@pytest.mark.parametrize("dice, sides", [(1, 6), (2, 4)])
def test_beside_openspiel(dice: int, sides: int):
    import pyspiel

    peer = pyspiel.load_game(f"liars_dice(numdice={dice},dice_sides={sides})")
    play_beside(LiarsDice(dice, sides), peer, lambda state, action: action, 300)


def test_size():
    assert size(LiarsDice()) == (294883, 147420, (12288, 12288))


def test_sixes_count_as_any():
    game = LiarsDice()
    true = played(game, "5", "6", "1x5", "2x5", "liar")
    assert [game.utility(true, player) for player in (0, 1)] == [-1, 1]
    lie = played(game, "5", "6", "1x5", "2x6", "liar")
    assert [game.utility(lie, player) for player in (0, 1)] == [1, -1]


def test_what_is_seen():
    game = LiarsDice(2, 4)
    state = played(game, "3", "1", "4", "4", "2x1")
    assert [part.values for part in game.board(state, 0)[:2]] == [(1, 3), (0, 0)]
    assert [part.values for part in game.board(state)[:2]] == [(1, 3), (4, 4)]
    assert game.board(state, 1)[2].text == "two ones"


def test_too_many_bids():
    assert LiarsDice(5, 6).max_actions == 61
    with pytest.raises(BadParameter, match="6 dice of 6 sides allow 72 bids"):
        LiarsDice(6, 6)

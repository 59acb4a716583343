"""Colonel Blotto: divisions, fields and ties, OpenSpiel beside."""

from __future__ import annotations

import pytest

from tests.games.comparing import play_beside
from zermelo.errors import BadParameter
from zermelo.games.blotto import Blotto


@pytest.mark.peer("pyspiel")
@pytest.mark.parametrize("players", [2, 3])
def test_beside_openspiel(players: int):
    import pyspiel

    peer = pyspiel.convert_to_turn_based(pyspiel.load_game(f"blotto(players={players})"))
    play_beside(Blotto(players=players), peer, lambda state, action: action, 300)


def test_more_fields_win():
    game = Blotto(soldiers=5, fields=3)
    state = game.initial_state()
    for order in ("2-2-1", "5-0-0"):
        state = game.result(state, game.parse_action(state, order))
    assert [game.utility(state, player) for player in (0, 1)] == [1, -1]
    assert game.board(state)[0].counts == (2, 2, 1)


def test_orders_are_secret():
    game = Blotto(soldiers=3, fields=2)
    state = game.result(game.initial_state(), 1)
    assert game.board(state, 1)[0].text == "ready"
    assert len({game.information(game.result(game.initial_state(), a), 1) for a in range(4)}) == 1


def test_too_many_divisions():
    with pytest.raises(BadParameter, match="more than 10,000 are too many"):
        Blotto(soldiers=99, fields=9)

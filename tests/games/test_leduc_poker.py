"""Leduc poker: its size, OpenSpiel beside, and who wins."""

from __future__ import annotations

import pytest

from tests.games.comparing import play_beside, played
from tests.games.sizes import size
from zermelo.errors import BadParameter
from zermelo.games._poker import betting_text
from zermelo.games.leduc_poker import LeducPoker


@pytest.mark.peer("pyspiel")
def test_beside_openspiel():
    import pyspiel

    play_beside(LeducPoker(), pyspiel.load_game("leduc_poker"), lambda state, action: action, 500)


def test_size():
    assert size(LeducPoker()) == (9457, 5520, (468, 468))


def test_a_pair_wins_and_equal_cards_share():
    game = LeducPoker()
    betting = ("check", "bet", "call")
    pair = played(game, "Js", "Ks", *betting, "Jh", "bet", "raise", "call")
    assert [game.utility(pair, player) for player in (0, 1)] == [11, -11]
    high = played(game, "Js", "Ks", *betting, "Qh", "check", "check")
    assert [game.utility(high, player) for player in (0, 1)] == [-3, 3]
    even = played(game, "Ks", "Kh", *betting, "Qh", "check", "check")
    assert [game.utility(even, player) for player in (0, 1)] == [0, 0]
    folded = played(game, "Ks", "Kh", "bet", "raise", "fold")
    assert [game.utility(folded, player) for player in (0, 1)] == [-3, 3]


def test_raises_are_limited_and_cards_seen_once_open():
    game = LeducPoker()
    raised = played(game, "Js", "Ks", "bet", "raise")
    assert [game.action_text(raised, action) for action in game.actions(raised)] == ["fold", "call"]
    cards = [
        part.cards for part in game.board(played(game, "Js", "Ks", "bet", "call", "Qh"), 0)[:3]
    ]
    assert cards == [("Js",), ("?",), ("Qh",)]
    assert betting_text(raised) == "bet, raise"


def test_other_decks():
    assert size(LeducPoker(ranks=2)).information_sets == (192, 192)  # 4 * 3 + 4 * 3 * 15
    assert LeducPoker(raises=1).utility_bounds == (-7, 7)
    with pytest.raises(BadParameter, match="suits must be a whole number from 2 to 4"):
        LeducPoker(suits=1)

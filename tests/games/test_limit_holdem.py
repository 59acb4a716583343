"""Limit hold'em: the ACPC's rules as OpenSpiel has them, dealing in order, river subgames."""

from __future__ import annotations

import math
import random

import pytest

from tests.games.sizes import size
from zermelo.errors import BadParameter
from zermelo.game import CHANCE
from zermelo.games._poker import betting_text
from zermelo.games.limit_holdem import LimitHoldem, State

PEER = (
    "universal_poker(betting=limit,numPlayers=2,numRounds=4,blind=2 1,firstPlayer=2 1 1 1,"
    "numSuits=4,numRanks=13,numHoleCards=2,numBoardCards=0 3 1 1,raiseSize=2 2 4 4,"
    "maxRaises=3 4 4 4,stack=500 500)"
)


@pytest.mark.peer("pyspiel")
def test_beside_openspiel():
    import pyspiel

    game, peer, dice = LimitHoldem(), pyspiel.load_game(PEER), random.Random(3)
    for _ in range(300):
        state, theirs = game.initial_state(), peer.new_initial_state()
        while not game.is_terminal(state):
            actions = list(game.actions(state))
            if game.to_move(state) == CHANCE:
                action = dice.choice(actions)
                rank, suit = action % 13, "cdhs".index("shdc"[action // 13])
                theirs.apply_action(4 * rank + suit)
            else:
                assert theirs.current_player() == game.to_move(state)
                assert theirs.legal_actions() == actions
                action = dice.choice(actions if dice.random() < 0.2 else actions[-2:])
                theirs.apply_action(action)
            state = game.result(state, action)
        assert theirs.is_terminal()
        assert theirs.returns() == [game.utility(state, player) for player in (0, 1)]


def deals(game: LimitHoldem, state: State) -> dict[tuple, float]:
    """How likely each deal of the cards that are due is."""
    if game.to_move(state) != CHANCE:
        return {(state.hands, state.table): 1.0}
    found: dict[tuple, float] = {}
    for action in game.actions(state):
        odds = game.probability(state, action)
        for deal, weight in deals(game, game.result(state, action)).items():
            assert deal not in found
            found[deal] = odds * weight
    return found


def test_every_deal_is_as_likely_and_comes_once():
    odds = deals(LimitHoldem(ranks=3, suits=3), LimitHoldem(ranks=3, suits=3).initial_state())
    assert len(odds) == math.comb(9, 2) * math.comb(7, 2)
    assert all(weight == pytest.approx(1 / len(odds)) for weight in odds.values())


def test_the_flop_too():
    game = LimitHoldem(ranks=3, suits=3)
    state = game.initial_state()
    while game.to_move(state) == CHANCE:
        state = game.result(state, next(iter(game.actions(state))))
    for move in ("call", "check"):
        state = game.result(state, game.parse_action(state, move))
    odds = deals(game, state)
    assert len(odds) == math.comb(5, 3)
    assert all(weight == pytest.approx(1 / 10) for weight in odds.values())


def test_river_subgame():
    game = LimitHoldem(table="KsTdJhQcAs", pot=8, ranks=5, bets=2)
    assert size(game) == (124230, 73710, (315, 315))
    state = game.initial_state()
    for move in ("Ts", "Th", "Js", "Jd"):  # a straight lies on the table: all share
        state = game.result(state, game.parse_action(state, move))
    assert game.to_move(state) == 0
    for move in ("bet", "raise", "call"):
        state = game.result(state, game.parse_action(state, move))
    assert state.chips == (12, 12)
    assert [game.utility(state, player) for player in (0, 1)] == [0, 0]
    assert game.utility_bounds == (-12, 12)


def test_what_is_seen():
    game = LimitHoldem()
    state = game.initial_state()
    for move in ("As", "Ah", "2s", "7d", "call", "check", "Ks", "Kh", "Kd"):
        state = game.result(state, game.parse_action(state, move))
    assert [part.cards for part in game.board(state, 1)[:3]] == [
        ("?", "?"),
        ("7d", "2s"),
        ("Ks", "Kh", "Kd"),
    ]
    assert betting_text(state, blinds=True) == "call, check"
    assert game.to_move(state) == 0


def test_bad_parameters():
    for table in ("KsTd", "KsTdJhQcAs2d"):
        with pytest.raises(BadParameter, match="on the table are three to five cards, or none"):
            LimitHoldem(table)
    with pytest.raises(BadParameter, match="the card Ks is on the table twice"):
        LimitHoldem("KsKsTd")
    with pytest.raises(BadParameter, match="a card is a rank and a suit, like Ks or Td, not '1s'"):
        LimitHoldem("1sTdJh")
    with pytest.raises(BadParameter, match="there is no 2s in this deck"):
        LimitHoldem("2sTdJh", ranks=5)
    with pytest.raises(BadParameter, match="a pot is an even number"):
        LimitHoldem(pot=8)
    with pytest.raises(BadParameter, match="6 cards are not enough"):
        LimitHoldem(ranks=3, suits=2)

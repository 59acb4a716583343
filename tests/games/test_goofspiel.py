"""Goofspiel: OpenSpiel beside, and what each variant shows."""

from __future__ import annotations

import random

import pytest

from zermelo.errors import BadParameter
from zermelo.game import CHANCE
from zermelo.games.goofspiel import Goofspiel, State


@pytest.mark.peer("pyspiel")
@pytest.mark.parametrize("prizes", ["random", "descending", "ascending"])
@pytest.mark.parametrize("points", [False, True])
def test_beside_openspiel(prizes: str, points: bool):
    """There the last turn, in which nobody has a choice, is played at once, and the difference
    in points is that from the mean."""
    import pyspiel

    returns = "point_difference" if points else "win_loss"
    name = f"goofspiel(num_cards=5,points_order={prizes},returns_type={returns})"
    peer = pyspiel.convert_to_turn_based(pyspiel.load_game(name))
    game, dice = Goofspiel(5, prizes, points=points), random.Random(1)
    for _ in range(100):
        state, theirs = game.initial_state(), peer.new_initial_state()
        while not game.is_terminal(state):
            actions = list(game.actions(state))
            if not theirs.is_terminal():
                assert [action - 1 for action in actions] == theirs.legal_actions()
                assert theirs.is_chance_node() == (game.to_move(state) == CHANCE)
            else:
                assert len(actions) == 1
            action = dice.choice(actions)
            if not theirs.is_terminal():
                theirs.apply_action(action - 1)
            state = game.result(state, action)
        ours = [game.utility(state, player) for player in (0, 1)]
        assert theirs.returns() == [ahead / (2 if points else 1) for ahead in ours]


def bid(game: Goofspiel, *bids: int) -> State:
    state = game.initial_state()
    for card in bids:
        state = game.result(state, card)
    return state


def test_bids_are_seen_once_both_are_made():
    game = Goofspiel(4, "descending")
    one, other = bid(game, 3), bid(game, 1)
    assert game.information(one, 1) == game.information(other, 1)
    assert game.information(one, 0) != game.information(other, 0)
    after_both = bid(game, 3, 2)
    assert game.information(after_both, 1) == after_both
    assert [part.cards for part in game.board(after_both, 1)[3:5]] == [("3",), ("2",)]
    assert after_both.points == (4, 0)


def test_hidden_bids_stay_hidden():
    game = Goofspiel(4, "descending", hidden=True)
    assert game.information(bid(game, 3, 2), 1) == game.information(bid(game, 4, 2), 1)
    assert game.information(bid(game, 3, 2), 1) != game.information(bid(game, 1, 2), 1)
    assert game.board(bid(game, 3, 2), 1)[3].cards == ()


def test_traits():
    assert Goofspiel().chance
    assert not Goofspiel(prizes="ascending").chance
    with pytest.raises(BadParameter, match="prizes must be random, descending or ascending"):
        Goofspiel(prizes="sideways")

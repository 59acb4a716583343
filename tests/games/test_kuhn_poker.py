"""Kuhn poker: its size and value, OpenSpiel beside."""

from __future__ import annotations

import pytest

from tests.games.comparing import play_beside
from tests.naive import best_response, expected_utilities, leaves, tree_size
from zermelo.errors import BadParameter
from zermelo.game import CHANCE
from zermelo.games.kuhn_poker import KuhnPoker, State

JACK, QUEEN, KING = range(3)


@pytest.mark.peer("pyspiel")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_beside_openspiel(players: int):
    import pyspiel

    peer = pyspiel.load_game(f"kuhn_poker(players={players})")
    play_beside(KuhnPoker(players), peer, lambda state, action: action, 500)


def test_size():
    game = KuhnPoker()
    start = game.initial_state()
    assert tree_size(game, start) == 58
    assert leaves(game, start) == 30
    sets: list[set[State]] = [set(), set()]
    todo = [start]
    while todo:
        state = todo.pop()
        if game.is_terminal(state):
            continue
        player = game.to_move(state)
        if player != CHANCE:
            sets[player].add(game.information(state, player))
        todo.extend(game.result(state, action) for action in game.actions(state))
    assert [len(known) for known in sets] == [6, 6]


def equilibrium(state: State) -> dict[int, float]:
    """Kuhn's, with the first player's bluff at 1/3."""
    player = state.ply % 2
    card = state.cards[player]
    if state.bets:  # fold or call
        call = {JACK: 0.0, QUEEN: 2 / 3 if player == 0 else 1 / 3, KING: 1.0}[card]
        return {0: 1 - call, 1: call}
    bet = {JACK: 1 / 3, QUEEN: 0.0, KING: 1.0}[card]
    return {0: 1 - bet, 1: bet}


def test_value():
    game = KuhnPoker()
    start = game.initial_state()
    assert expected_utilities(game, start, equilibrium) == pytest.approx((-1 / 18, 1 / 18))
    assert best_response(game, start, 0, equilibrium) == pytest.approx(-1 / 18)
    assert best_response(game, start, 1, equilibrium) == pytest.approx(1 / 18)


def test_notation_and_what_is_seen():
    game = KuhnPoker()
    state = game.initial_state()
    for move in ("Q", "K", "bet"):
        state = game.result(state, game.parse_action(state, move))
    assert [game.action_text(state, action) for action in game.actions(state)] == ["fold", "call"]
    assert [part.cards for part in game.board(state, 0)[:2]] == [("Q",), ("?",)]
    assert [part.cards for part in game.board(state)[:2]] == [("Q",), ("K",)]
    assert (game.board(state)[2].bets, game.board(state)[2].stacks) == ((2, 1), (0, 1))
    assert game.utility(game.result(state, 1), 1) == 2


def test_players():
    with pytest.raises(BadParameter, match="players must be a whole number from 2 to 8, not 1"):
        KuhnPoker(1)

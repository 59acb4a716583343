"""A game in progress: what referee, terminal and page share."""

from __future__ import annotations

import random

import pytest

from zermelo.game import CHANCE
from zermelo.games import load
from zermelo.play import Choice, Player, PlayerFault, Turn, make
from zermelo.play.match.in_progress import GameInProgress, is_seen, legal_choice
from zermelo.play.match.record import replay
from zermelo.play.timing import TimeControl

TTT = load("tic_tac_toe")
POKER = load("kuhn_poker")


class Bare(Player):
    """Returns an action, not a Choice."""

    name = "bare"

    def choose(self, turn: Turn) -> int:
        return int(turn.actions[-1])


def test_moves_are_made_and_taken_back() -> None:
    played = GameInProgress(TTT, luck=1)
    first = played.state
    for action in (4, 0, 1):
        played.take(action)
    assert (played.mover, len(played.states), played.actions) == (1, 4, [4, 0, 1])
    played.back_to(1)
    assert (played.mover, played.actions, played.movers) == (1, [4], [0, 1])
    played.back_to(0)
    assert played.states == [first]
    assert played.moves == []
    assert played.ending is None


def test_the_same_dice_fall_again_after_an_undo() -> None:
    played = GameInProgress(POKER, luck=7)
    while played.mover == CHANCE:
        played.draw_chance()
    dealt = list(played.actions)
    played.back_to(0)
    while played.mover == CHANCE:
        played.draw_chance()
    assert played.actions == dealt


def test_given_dice_are_thrown() -> None:
    deals = set()
    for seed in range(20):
        played = GameInProgress(POKER, luck=7, dice=random.Random(seed))
        played.draw_chance()
        deals.add(played.actions[0])
    assert len(deals) == 3


def test_a_bare_action_will_do() -> None:
    played = GameInProgress(TTT, luck=1)
    played.ask(Bare())
    assert played.actions == [8]
    assert legal_choice(Bare(), played.turn()) == Choice(7)


def test_time_and_illegal_actions_are_faults() -> None:
    played = GameInProgress(TTT, luck=1, control=TimeControl(per_move=1.0))
    with pytest.raises(PlayerFault, match=r"took 2.000 s and had 1.000 s") as late:
        played.make_move(Choice(4), 2.0, Bare())
    assert (late.value.kind, played.actions) == ("time", [])
    played.forfeit(played.seat, late.value)
    record = played.record(["bare", "bare"])
    assert (record.fault, record.loser, record.utilities) == ("time", 0, (-1.0, 1.0))


def test_the_record_is_that_of_the_moves() -> None:
    played = GameInProgress(TTT, luck=1)
    player = make("random:seed=3")
    while played.ending is None:
        played.ask(player)
    record = played.record(["random", "random"], tags={"event": "test"})
    assert [action for _, action in replay(record)][:-1] == played.actions
    assert record.utilities == played.ending.utilities
    assert record.reason == "finished"


def test_an_only_action_gives_nothing_away() -> None:
    """Cards of a hand come in the order of the deck: after the last but one there is no choice."""
    game = load("limit_holdem")
    state = game.initial_state()
    for choose in (min, min, max):
        state = game.result(state, choose(game.actions(state)))
    (card,) = game.actions(state)
    assert not is_seen(game, state, card, 0)
    assert is_seen(game, state, card, 1)


def test_a_game_that_says_nothing_shows_what_all_could_tell_apart() -> None:
    game = load("dark_hex")
    state = game.result(game.initial_state(), 0)
    assert not is_seen(game, state, 4, 0), "a stone that is placed unseen"
    choice = load("rock_paper_scissors")
    first = choice.result(choice.initial_state(), 0)
    assert is_seen(choice, first, 1, 0), "both show theirs"
    assert not is_seen(choice, choice.initial_state(), 1, 1)


def test_a_viewer_sees_its_own_card_only() -> None:
    state = POKER.initial_state()
    for viewer, mine in ((0, True), (1, False)):
        card = next(iter(POKER.actions(state)))
        assert is_seen(POKER, state, card, viewer) == mine
    assert is_seen(POKER, state, card, None)

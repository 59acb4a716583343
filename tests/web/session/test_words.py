"""Moves in words, as buttons and in a log: nobody reads what he may not know."""

from __future__ import annotations

import random
from typing import Any

import pytest

from zermelo.games import load
from zermelo.web.messages.responses import Position
from zermelo.web.messages.schema import GameName, Place, Seat
from zermelo.web.session.table.game_session import GameSession
from zermelo.web.session.table.views import board_parts, position

PERSON = [Seat("human"), Seat("random")]


def table(name: str, seed: int = 1, seats: list[Seat] = PERSON) -> GameSession:
    return GameSession(load(name), Place(GameName(name)), seats, seed=seed)


def played(name: str, seed: int, seats: list[Seat] = PERSON, most: int = 60) -> GameSession:
    """A game in which all move at random."""
    at, dice = table(name, seed, seats), random.Random(seed)
    for _ in range(most):
        if at.mover is None:
            break
        at.take(dice.choice(list(at.game.actions(at.state))))
    return at


def test_buttons_and_a_log_in_words() -> None:
    at = table("leduc_poker")
    while at.mover == -1:
        at.chance()
    shown = at.positions[-1]
    assert [one.words for one in shown.legal] == ["check", "bet 2"]
    at.play(2, "bet")
    assert at.positions[-1].last is not None
    assert at.positions[-1].last.words == "Player 1 bets 2."
    at.take(2)
    assert at.positions[-1].last.words == "Player 2 raises to 4."
    assert [one.words for one in at.positions[-1].legal] == ["fold", "call 2"]


def test_a_game_without_words_has_none() -> None:
    at = table("tic_tac_toe")
    at.take(0)
    last = at.positions[-1].last
    assert last is not None
    assert (last.text != "", last.words) == (True, "")


def said(positions: list[Position]) -> str:
    """All sentences of a log before the game is over."""
    shown = [one for one in positions if one.utilities is None]
    return " ".join(one.last.words for one in shown if one.last is not None)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(
    "name, names",
    [
        ("kuhn_poker", r"gets the"),
        ("leduc_poker", r"gets"),
        ("limit_holdem", r"gets"),
        ("liars_dice", r"rolls"),
        ("word_game", r"draws"),
    ],
)
def test_a_log_does_not_say_what_the_other_was_dealt(name: str, names: str, seed: int) -> None:
    log = said(played(name, seed).positions)
    assert f"Player 1 {names}" in log
    assert f"Player 2 {names}" not in log


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", ["kuhn_poker", "leduc_poker", "limit_holdem", "goofspiel"])
def test_what_a_viewer_is_shown_depends_on_what_he_knows(name: str, seed: int) -> None:
    """Two states that look alike to a player look alike on the page."""
    at, dice = played(name, seed), random.Random(seed)
    game = at.game
    for state in at.states:
        if game.is_terminal(state):
            continue
        known = game.information(state, 0)
        for _ in range(20):
            other = other_world(game, len(at.states), dice)
            if other is not None and game.information(other, 0) == known:
                assert board_parts(game.board(state, 0)) == board_parts(game.board(other, 0))


def other_world(game: Any, plies: int, dice: random.Random) -> Any:
    state = game.initial_state()
    for _ in range(dice.randrange(plies)):
        if game.is_terminal(state):
            return None
        state = game.result(state, dice.choice(list(game.actions(state))))
    return None if game.is_terminal(state) else state


def test_words_of_the_word_game_are_not_given_away() -> None:
    at = table("word_game", seed=3)
    while at.mover == -1:
        at.chance()
    shown = at.positions[-1]
    assert shown.laying
    assert shown.more == 0
    assert {one.text.split()[0] for one in shown.legal} == {"pass", "exchange"}
    play = next(one for one in at.game.actions(at.state) if one not in {0} and one >> 9 & 7)
    ply, text = len(at.actions), at.game.action_text(at.state, play)
    assert at.play(ply, text), "though it was not listed"
    assert not at.positions[-1].laying
    hidden = position(at.game, at.state, 0, yours=False, last=None)
    assert (hidden.legal, hidden.laying) == ([], False)


def test_the_squares_of_a_circuit_travel_by_name() -> None:
    game = load("monopoly")
    circuit, cash, _ = board_parts(game.board(game.initial_state()))
    assert circuit["squares"][1] == {
        "name": "Mediterranean Avenue",
        "tint": "brown",
        "note": "$60",
        "owner": -1,
        "houses": 0,
        "visitors": [],
    }
    assert (cash["kind"], cash["unit"], cash["counts"]) == ("amounts", "$", [1500, 1500])

"""Players that believe: they know what they saw, also where they begin in the middle of a game."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import pytest

from zermelo.game import Game
from zermelo.games import load
from zermelo.montecarlo import Beliefs
from zermelo.play import make, turn_at
from zermelo.play.match.in_progress import GameInProgress
from zermelo.play.player import past_turns
from zermelo.play.players import belief

PHANTOM = load("phantom_tic_tac_toe")


class Noted(Beliefs):
    """Notes what it is given."""

    made: list[Noted]

    def __init__(self, *about: Any, **settings: Any) -> None:
        super().__init__(*about, **settings)
        self.given: list[tuple[str, Any]] = []
        self.made.append(self)

    def saw(self, informations: Iterable[Any]) -> None:
        self.given.append(("saw", tuple(informations)))
        super().saw(informations)

    def took(self, action: Any) -> None:
        self.given.append(("took", action))
        super().took(action)


@pytest.fixture
def noted(monkeypatch: pytest.MonkeyPatch) -> list[Noted]:
    monkeypatch.setattr(Noted, "made", [], raising=False)
    monkeypatch.setattr(belief, "Beliefs", Noted)
    return Noted.made


def game_so_far(plies: int, seed: int) -> GameInProgress:
    """A game of random moves in which the first player is to move."""
    dice, game = random.Random(seed), GameInProgress(PHANTOM, 1)
    while len(game.actions) < plies or game.mover != 0:
        game.take(dice.choice(list(PHANTOM.actions(game.state))))
    return game


@pytest.mark.plain
@pytest.mark.parametrize("spec", ["ismcts:iterations=5", "auto:time=0.05", "medium"])
def test_who_begins_late_is_given_what_the_referee_would_have_said(
    spec: str, noted: list[Noted]
) -> None:
    game = game_so_far(5, seed=2)
    player = make(spec)
    player.begin(PHANTOM, 0, 1)
    turns = past_turns(PHANTOM, game.states, game.actions, 0)
    player.remember(PHANTOM, 0, turns)
    expected: list[tuple[str, Any]] = []
    for number, action in enumerate(game.actions):
        if int(PHANTOM.to_move(game.states[number])) == 0:
            states = game.states[: number + 1]
            if seen := turn_at(PHANTOM, states[-1], states=states).seen:
                expected.append(("saw", seen))
            expected.append(("took", action))
    assert len(turns) > 1
    assert noted[-1].given == expected
    choice = player.choose(game.turn())
    assert choice.action in PHANTOM.actions(game.state)
    assert noted[-1].given == [*expected, ("saw", game.turn().seen), ("took", choice.action)]


class Corridor(Game):
    """Two players in turn choose 0 or 1; the first has no choice in its second turn."""

    hidden_information = True

    def initial_state(self) -> tuple[int, ...]:
        return ()

    def to_move(self, state: tuple[int, ...]) -> int:
        return len(state) % 2

    def actions(self, state: tuple[int, ...]) -> tuple[int, ...]:
        return (0,) if len(state) == 2 else (0, 1)

    def result(self, state: tuple[int, ...], action: int) -> tuple[int, ...]:
        return (*state, action)

    def is_terminal(self, state: tuple[int, ...]) -> bool:
        return len(state) == 5

    def utility(self, state: tuple[int, ...], player: int) -> float:
        return 0.0

    def information(self, state: tuple[int, ...], player: int) -> tuple[int, ...]:
        return (*state[player::2], len(state))


def test_a_turn_without_a_choice_hides_nothing() -> None:
    """Who is not asked there has seen all the same what came before."""
    game = GameInProgress(Corridor(), 1)
    for action in (1, 0, 0, 1):
        game.take(action)
    assert game.turn().seen == ((1, 1), (1, 2), (1, 0, 3), (1, 0, 4))

"""Games whose actions are not integers: every hook is passed on, its actions translated."""

from __future__ import annotations

from typing import Any

import pytest

from zermelo import Bits, Game
from zermelo.evaluation.learnt import sized
from zermelo.hooks import HOOKS
from zermelo.kernel import runnable
from zermelo.kernel.integer_actions import IntegerActions


class Words(Game):
    """Say "left" or "right" three times; whoever said "right" last wins."""

    compiled = False
    symmetries = 2
    feature_names = ("said",)
    player_names = ("she", "he")

    def initial_state(self):
        return ""

    def to_move(self, state):
        return len(state) % 2

    def actions(self, state):
        return ("left", "right") if len(state) < 3 else ()

    def result(self, state, action):
        return state + action[0]

    def is_terminal(self, state):
        return len(state) == 3

    def utility(self, state, player):
        return 1.0 if (len(state[: state.rfind("r") + 1]) % 2 == 1) == (player == 0) else -1.0

    def order(self, state, action):
        return len(action)

    def symmetric_action(self, action, symmetry):
        return {"left": "right", "right": "left"}[action] if symmetry else action

    def random_action(self, state, dice):
        return ("left", "right")[int(dice) & 1]

    def playout_action(self, state, dice):
        return "right"

    def noisy_actions(self, state):
        return ("right",)

    def number_after(self, kind, number, action):
        return number + len(action)


@pytest.fixture
def coded() -> Any:
    game = runnable(Words()).game
    assert isinstance(game, IntegerActions)
    assert list(game.actions("")) == [0, 1]
    return game


def test_actions_go_in_as_integers_and_come_out_as_integers(coded: Any) -> None:
    assert coded.result("l", 1) == "lr"
    assert [coded.symmetric_action(code, 1) for code in (0, 1)] == [1, 0]
    assert coded.symmetric_action(1, 0) == 1
    assert coded.order("", 1) == 5
    assert coded.random_action("", Bits(1)) == 1
    assert coded.playout_action("", Bits(0)) == 1
    assert list(coded.noisy_actions("")) == [1]
    assert list(coded.candidates("")) == [0, 1]
    assert coded.number_after(0, 7, 0) == 11
    assert coded.parse_action("", "Right") == 1
    assert coded.action_text("", 0) == "left"


def test_everything_else_is_the_games_own(coded: Any) -> None:
    assert (coded.name, coded.player_names, coded.symmetries) == ("words", ("she", "he"), 2)
    assert coded.feature_names == ("said",)
    assert (coded.chance, coded.hidden_information) == (False, False)
    assert coded.utility("lrl", 1) == 1.0
    assert not coded.compiled


@pytest.mark.parametrize(
    "sizes", [{"width": 4}, {"placements": 16}, {"width": 4, "adds_own": True}]
)
def test_a_learnt_evaluation_is_the_games(sizes: dict[str, Any]) -> None:
    """Patterns were once left out, and the game's own evaluation counted in their place."""
    inner = sized(Words(), 2, **sizes)
    coded = runnable(inner).game
    assert isinstance(coded, IntegerActions)
    for name in ("_network_width", "_placements", "_feature_words", "_adds_own"):
        assert getattr(coded, name) == getattr(inner, name)


def test_it_offers_what_the_game_offers(coded: Any) -> None:
    methods = [hook.name for hook in HOOKS if hook.arguments is not None]
    assert [coded.offers(name) for name in methods] == [Words().offers(name) for name in methods]
    assert coded.offers_playout_action

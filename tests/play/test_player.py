"""Tests for what a player is given to move with: above all its time."""

from __future__ import annotations

from typing import Any

import pytest

from zermelo.games import load
from zermelo.play.player import Player, Turn, turn_at
from zermelo.play.players.auto import AutoPlayer
from zermelo.play.players.search import SearchPlayer
from zermelo.play.players.specs import make
from zermelo.play.timing import MOVES_LEFT, Clock


def test_budgets() -> None:
    assert Clock().budget() is None
    assert Clock(per_move=0.1).budget() == 0.1
    assert Clock(left=100).budget() == 4
    assert Clock(left=100, increment=1).budget() == 4.8
    assert Clock(left=100, per_move=1).budget() == 1
    assert Clock(left=0.01).budget() == 0.001
    assert Clock(left=100).budget(moves=4) == 25


def test_a_move_may_take_longer_than_usual_where_what_is_saved_is_kept() -> None:
    assert Clock().allowance() is None
    assert Clock(per_move=2.0).allowance() == (2.0, 2.0)
    assert Clock(left=100).allowance() == (4.0, 12.0)
    assert Clock(left=100, per_move=6.0).allowance() == (4.0, 6.0)
    assert Clock(left=100).allowance(seconds=3.0) == (3.0, 3.0)


@pytest.mark.parametrize("left", [0.001, 0.03, 0.1, 1.0, 60.0])
@pytest.mark.parametrize("increment", [0.0, 0.5, 10.0])
@pytest.mark.parametrize("moves", [1, 2, 25])
def test_no_move_may_take_more_than_there_is(left: float, increment: float, moves: int) -> None:
    allowance = Clock(left, increment).allowance(moves=moves)
    assert allowance is not None
    assert 0 < allowance.usual <= allowance.most <= max(left, 0.001)


def test_time_lasts_for_as_long_as_the_game_can() -> None:
    game = load("connect_four")
    state = game.initial_state()
    assert turn_at(game, state).moves_left == 21
    for ply in range(40):
        state = game.result(state, ply % 7 if ply // 7 % 2 else (ply + 3) % 7)
        if game.is_terminal(state):
            break
        assert turn_at(game, state).moves_left == (42 - ply) // 2
    endless = load("chess")
    assert turn_at(endless, endless.initial_state()).moves_left == MOVES_LEFT
    hidden = load("kuhn_poker")
    dealt = hidden.result(hidden.result(hidden.initial_state(), 0), 1)
    assert turn_at(hidden, dealt).moves_left == MOVES_LEFT


class Asked(SearchPlayer):
    """Keeps what its searches are given."""

    settings_of_move: dict[str, Any]

    def _for(self, turn: Turn) -> dict[str, Any]:
        self.settings_of_move = super()._for(turn)
        return {"depth": 1}


def asked(spec: str, clock: Clock) -> dict[str, Any]:
    game, player = load("connect_four"), make(spec)
    assert isinstance(player, SearchPlayer)
    watched = Asked(player.name, player.algorithm, player.settings)
    watched.choose(turn_at(game, game.initial_state(), clock=clock))
    return watched.settings_of_move


@pytest.mark.plain
def test_a_search_is_given_its_share_of_the_clock() -> None:
    by_clock = asked("alphabeta", Clock(left=21.0))
    assert by_clock["seconds"] == pytest.approx(3.0)
    assert by_clock["soft_limit"] == pytest.approx(1 / 3)
    assert asked("alphabeta:soft-limit=0.5", Clock(left=21.0))["soft_limit"] == 0.5
    assert "soft_limit" not in asked("alphabeta:time=2", Clock())
    assert "soft_limit" not in asked("alphabeta:time=0.5", Clock(left=21.0))


@pytest.mark.plain
@pytest.mark.parametrize(
    "spec, clock, given",
    [
        ("auto:time=2", Clock(left=30.0), Clock(left=30.0, per_move=2.0)),
        ("auto:time=2", Clock(), Clock(per_move=2.0)),
        ("auto:time=2", Clock(per_move=1.0), Clock(per_move=1.0)),
        ("auto", Clock(left=30.0), Clock(left=30.0)),
        ("auto", Clock(), Clock(per_move=1.0)),
    ],
)
def test_a_clock_reaches_who_plays_for_auto(spec: str, clock: Clock, given: Clock) -> None:
    game, player = load("connect_four"), make(spec)
    assert isinstance(player, AutoPlayer)
    player.begin(game, 0, 0)
    seen: list[Clock] = []

    class Watching(Player):
        def choose(self, turn: Turn) -> Any:
            seen.append(turn.clock)
            return turn.actions[0]

    player._players = [Watching()]
    state = game.initial_state()
    for column in (0, 1, 6, 1, 5, 0, 0, 4, 1, 2, 2, 6):  # no opening that ships
        state = game.result(state, column)
    player.choose(turn_at(game, state, clock=clock))
    assert seen == [given]

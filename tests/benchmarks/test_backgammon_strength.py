"""gnubg as a judge, in a version short enough for every run."""

from __future__ import annotations

import random

import pytest

pytest.importorskip("torch")

from benchmarks import backgammon_strength as strength
from benchmarks import gnubg
from zermelo.games.backgammon import Backgammon
from zermelo.learning.inference.shapes import ValueShape
from zermelo.learning.td.lookahead import Foresight
from zermelo.learning.td.value_net import ValueNet
from zermelo.search.classic.expectiminimax import expectiminimax

GAME = Backgammon()


@pytest.mark.peer("gnubg")
def test_gnubg_moves():
    with gnubg.Gnubg() as one, gnubg.Gnubg() as two:
        choose = gnubg.by_gnubg([one, two])
        start = GAME.initial_state()
        rolls = ("X 31", "O 42", "X 61")
        states = [GAME.result(start, GAME.parse_action(start, roll)) for roll in rolls]
        states.append(GAME.parse_state("2x1,1x1 6x1 X 21"))
        states.append(GAME.parse_state("25x1,6x5 20x1,6x4 O 51"))
        moves = [GAME.action_text(s, a) for s, a in zip(states, choose(states), strict=True)]
        assert moves[:4] == ["8/5 6/5", "8/4 6/4", "13/7 8/7", "2/off 1/off"]
        points = strength.match(choose, strength.by_chance(1), 4, seed=1)
    assert sum(points) > 0
    assert len(points) == 4


def test_rows_tell_wins_gammons_and_points():
    assert strength.row("us", [1.0, 2.0, -1.0, -3.0]) == (
        "us",
        "4",
        "50.0%",
        "1 : 1",
        "-0.250 +- 2.217",
    )


def test_openings_and_bear_offs_are_judged():
    judge = Foresight(GAME, ValueNet(ValueShape.of(GAME, 8, 1)).for_play())
    assert strength.openings(strength.judges(judge)).row_count == 16
    state = strength.State(strength.bear_off_side([0, 1]), strength.bear_off_side([1]), 0, 0, 0)
    assert GAME.state_text(state) == "2x1 1x1 X -"
    for one in strength.judges(judge):
        assert 0.0 <= one.win(state) <= 1.0


def test_the_hand_made_player_is_one_ply_of_expectiminimax():
    dice, state, seen = random.Random(3), GAME.initial_state(), 0
    while seen < 40:
        if GAME.is_terminal(state):
            state = GAME.initial_state()
        state = strength.rolled(state, dice)
        [action] = strength.by_evaluate([state])
        wanted = expectiminimax(GAME, state, depth=1)
        after = GAME.result(state, action)
        worth = GAME.utility if GAME.is_terminal(after) else GAME.evaluate
        assert worth(after, state.player) == pytest.approx(wanted.value)
        state, seen = GAME.result(state, dice.choice(list(GAME.actions(state)))), seen + 1

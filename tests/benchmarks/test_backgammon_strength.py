"""gnubg as a judge, in a version short enough for every run."""

from __future__ import annotations

import random

import pytest

from benchmarks import backgammon_strength as strength
from zermelo.games.backgammon import Backgammon

GAME = Backgammon()


@pytest.mark.peer("gnubg")
def test_gnubg_moves():
    with strength.Gnubg() as one, strength.Gnubg() as two:
        choose = strength.by_gnubg([one, two])
        start = GAME.initial_state()
        rolls = ("X 31", "O 42", "X 61")
        states = [GAME.result(start, GAME.parse_action(start, roll)) for roll in rolls]
        states.append(GAME.parse_state("2x1,1x1 6x1 X 21"))
        states.append(GAME.parse_state("25x1,6x5 20x1,6x4 O 51"))
        moves = [GAME.action_text(s, a) for s, a in zip(states, choose(states), strict=True)]
        assert moves[:4] == ["8/5 6/5", "8/4 6/4", "13/7 8/7", "2/off 1/off"]
        points = strength.match(choose, strength.by_chance(random.Random(1)), 4, seed=1)
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


def test_openings_are_legal():
    assert strength.openings().row_count == 16

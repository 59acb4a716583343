"""gnubg as a judge, in a version short enough for every run."""

from __future__ import annotations

import random

import pytest

from benchmarks import backgammon_strength as strength
from zermelo.games.backgammon import Backgammon

GAME = Backgammon()


@pytest.mark.peer("gnubg")
def test_gnubg_judges_and_plays():
    with strength.Gnubg() as gnubg:
        # One checker each: who is on roll wins for sure from the first point, and from the sixth
        # by 27 rolls of 36, or if both fail.
        states = [GAME.parse_state(f"{point}x1 6x1 X -") for point in (1, 6)]
        sure, likely = gnubg.worth([(state.second, state.first) for state in states])
        assert sure == 1.0
        assert 0.5 < likely < 0.7
        start = GAME.initial_state()
        roll = GAME.result(start, GAME.parse_action(start, "X 31"))
        (action,) = gnubg.choose([roll])
        assert GAME.action_text(roll, action) == "8/5 6/5"
        points = strength.match(gnubg.choose, strength.by_chance(random.Random(1)), 6, seed=1)
    assert sum(points) > 0
    assert len(points) == 6


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

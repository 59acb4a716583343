"""The benchmark of optimism and pessimism, in a version short enough for every run."""

from __future__ import annotations

import pytest

from benchmarks.ghost_chase import cell, report
from zermelo.course.chase import Cell, play_chase


@pytest.mark.plain(unless_long=True)
def test_the_report() -> None:
    lines = report(2).splitlines()
    assert lines[0] == "$ python -m benchmarks.ghost_chase --games 2"
    assert lines[-2].startswith("minimax     won 2/2, score 5")
    assert lines[-1].startswith("expectimax  won 0/2, score -4")


def test_a_cell() -> None:
    game = play_chase("minimax", "adversary", 0)
    assert cell(Cell((game, game))) == f"won 2/2, score {game.score:.0f} ± 0"

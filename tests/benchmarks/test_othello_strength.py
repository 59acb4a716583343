"""Games against GRhino, with hardly any time."""

from __future__ import annotations

import pytest

from benchmarks import othello_strength as strength


def test_the_summary_has_error_bars():
    won, lost = (
        strength.Played(number, 1.0, 5, number % 2, points, discs, 1.01, 0.5, "d3")
        for number, points, discs in ((0, 1.0, 20), (1, 0.0, -4))
    )
    text = strength.summary([won, won, won, lost])
    assert "1 s a move against level 5: +3 =0 -1, 75% [30%, 95%]" in text
    assert "3 of 3 as black, 0 of 1 as white; +14.0 discs a game" in text


@pytest.mark.long
@pytest.mark.peer("gtp-rhino")
def test_a_whole_game():
    played = strength.play(1, seconds=0.02, level=1)
    assert played.moves.count(" ") > 30
    assert played.points == (1 + (played.discs > 0) - (played.discs < 0)) / 2

"""A game against GNU Go, with hardly any time."""

from __future__ import annotations

import pytest

from benchmarks import go_strength as strength


@pytest.mark.peer("gnugo")
def test_it_speaks_and_refuses():
    engine = strength.gnugo(seed=1)
    assert engine.ask("name") == "GNU Go"
    with pytest.raises(RuntimeError, match="unknown command"):
        engine.ask("nonsense")
    engine.close()


@pytest.mark.long
@pytest.mark.peer("gnugo")
def test_a_whole_game():
    played = strength.play(0, seconds=0.02)
    assert played.moves.count(" ") > 10
    assert "0.02 s a move: won" in strength.summary(0.02, [played])

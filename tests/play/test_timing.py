"""Time controls and clocks."""

from __future__ import annotations

import pytest

from zermelo.errors import BadParameter
from zermelo.play.timing import Clocks, TimeControl


def test_time_controls() -> None:
    assert str(TimeControl.parse("60+0.5")) == "60+0.5"
    assert str(TimeControl.parse("0.1/move")) == "0.1/move"
    assert str(TimeControl()) == "unlimited"
    for text in ("", "60", "+1", "x/move", "1.2.3+1", "0/move", "60+1+1"):
        with pytest.raises(BadParameter):
            TimeControl.parse(text)
    clocks = Clocks(TimeControl(10, 2), 2)
    assert clocks.take(0, 4)
    assert (clocks.of(0).left, clocks.of(1).left) == (8, 10)
    assert not clocks.take(0, 8.2)

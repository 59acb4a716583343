from __future__ import annotations

from zermelo.kernel import while_compiling
from zermelo.kernel.compile_events import compiling


def test_nested_compilations_are_reported_once() -> None:
    told: list[bool] = []
    with while_compiling(told.append):
        for begins in (True, True, False, False, True, False):
            compiling(begins)
    compiling(True)
    compiling(False)
    assert told == [True, False, True, False]

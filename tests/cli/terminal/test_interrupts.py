"""Ctrl-C that a compiler swallows is heard when it has ended."""

from __future__ import annotations

import io
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from zermelo.cli.commands.train import _saying_where
from zermelo.cli.terminal.interrupts import heard_while_compiling, saved_when_terminated
from zermelo.kernel.compile_events import compiling


@pytest.fixture(autouse=True)
def usual_handler() -> Iterator[None]:
    before, hook = signal.getsignal(signal.SIGINT), sys.unraisablehook
    signal.signal(signal.SIGINT, signal.default_int_handler)
    heard_while_compiling()
    yield
    signal.signal(signal.SIGINT, before)
    sys.unraisablehook = hook


def press() -> None:
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)


def test_what_was_swallowed_is_said_again() -> None:
    hook = sys.unraisablehook
    compiling(True)
    compiling(True)  # one function needs another
    press()
    compiling(False)
    with pytest.raises(KeyboardInterrupt):
        compiling(False)
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    assert sys.unraisablehook is hook


def test_each_time_anew_and_without_ctrl_c_nothing_happens() -> None:
    for _ in range(2):
        compiling(True)
        assert signal.getsignal(signal.SIGINT) is not signal.default_int_handler
        compiling(False)
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_handlers_of_others_stay() -> None:
    def theirs(*_: Any) -> None:
        pass

    signal.signal(signal.SIGINT, theirs)
    compiling(True)
    assert signal.getsignal(signal.SIGINT) is theirs
    compiling(False)
    assert signal.getsignal(signal.SIGINT) is theirs


def test_nothing_is_printed_about_it(capsys: pytest.CaptureFixture[str]) -> None:
    class Swallows:
        def __del__(self) -> None:
            raise KeyboardInterrupt

    compiling(True)
    Swallows()
    compiling(False)
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_signal_to_end_does_what_ctrl_c_does(number: signal.Signals) -> None:
    as_begun = signal.signal(number, signal.SIG_DFL)  # a shell may have said that it is ignored
    with pytest.raises(KeyboardInterrupt), saved_when_terminated():
        signal.raise_signal(number)
    assert signal.getsignal(number) is signal.SIG_DFL
    signal.signal(number, as_begun)


def test_a_run_that_is_ended_says_where_it_is_saved(tmp_path: Path) -> None:
    """So does `zermelo solve --checkpoint`, which comes to the end of its iteration."""
    out = Console(file=io.StringIO(), width=200)
    with pytest.raises(KeyboardInterrupt), _saying_where(tmp_path, out):
        signal.raise_signal(signal.SIGTERM)
    assert f"saved in {tmp_path}" in out.file.getvalue()  # type: ignore[attr-defined]

"""What a child said last, and how it ended."""

from __future__ import annotations

import logging
import subprocess
import sys

import pytest

from zermelo.children import LENGTH, LastWords
from zermelo.log import Log


def ended(program: str) -> tuple[LastWords, int]:
    words = LastWords()
    with words.listening() as end:
        process = subprocess.Popen([sys.executable, "-S", "-c", program], stderr=end)
    return words, process.wait()


def test_the_last_line_says_why(caplog: pytest.LogCaptureFixture) -> None:
    words, code = ended("raise ModuleNotFoundError('no such game')")
    with caplog.at_level(logging.DEBUG, "zermelo"):
        how = words.ending("a child", code, Log("zermelo.example"))
    assert how == "exited with code 1: ModuleNotFoundError: no such game"
    said = [(record.levelno, record.getMessage()) for record in caplog.records]
    assert said[0] == (logging.DEBUG, "a child said: Traceback (most recent call last):")
    assert said[-1] == (logging.INFO, f"a child {how}")


def test_only_the_end_is_kept() -> None:
    words, _ = ended("import sys; sys.stderr.write('x' * 1_000_000 + 'end')")
    assert len(words.text) == LENGTH
    assert words.text.endswith("end")


@pytest.mark.parametrize(
    "code, how",
    [
        (0, "exited with code 0"),
        (-9, "was ended by SIGKILL"),
        (-99, "was ended by signal 99"),
        (None, "closed its answers"),
    ],
)
def test_a_child_that_said_nothing(code: int | None, how: str) -> None:
    assert LastWords().ending("a child", code) == how

"""Completion with the tab key, where the terminal supports it."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager


def matches(words: Sequence[str], begun: str) -> list[str]:
    """The words that begin as typed, whatever the case.

    >>> matches(["Nf3", "Nc3", "e4"], "n")
    ['Nf3', 'Nc3']
    """
    return [word for word in words if word.lower().startswith(begun.lower())]


@contextmanager
def completing(words: Sequence[str]) -> Iterator[None]:
    """Inside, `input` completes these words."""
    if not sys.stdin.isatty():
        yield
        return
    try:
        import readline
    except ImportError:  # not every system has it
        yield
        return

    def complete(begun: str, number: int) -> str | None:
        found = matches(words, begun)
        return found[number] + " " if number < len(found) else None

    before, delimiters = readline.get_completer(), readline.get_completer_delims()
    readline.set_completer(complete)
    readline.set_completer_delims(" \t\n")
    readline.parse_and_bind("tab: complete")
    try:
        yield
    finally:
        readline.set_completer(before)
        readline.set_completer_delims(delimiters)

"""Tests that only `make test-long` runs: `long.toml` names them, and what stands in for them."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import NamedTuple

LIST = Path(__file__).with_name("long.toml")


class Moved(NamedTuple):
    """A group of tests: what they have in common, their names, those that stay, and their guard."""

    by: str
    tests: list[str]
    guard: str
    keep: list[str]

    def includes(self, name: str) -> bool:
        return name.startswith(tuple(self.tests)) and not name.startswith(tuple(self.keep))


@cache
def groups() -> tuple[Moved, ...]:
    listed = tomllib.loads(LIST.read_text(encoding="utf-8"))["moved"]
    return tuple(Moved(**{"keep": [], **one}) for one in listed)


def is_moved(node: str) -> bool:
    """Whether a test, by its node id, is one of them."""
    name = node.removeprefix("tests/")
    return any(group.includes(name) for group in groups())


def unknown(nodes: list[str]) -> list[str]:
    """Names in the list that none of these tests has."""
    names = [node.removeprefix("tests/") for node in nodes]
    listed = [name for group in groups() for name in (*group.tests, *group.keep)]
    return [one for one in listed if not any(name.startswith(one) for name in names)]

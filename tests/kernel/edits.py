"""Edits to everything that a game can refer to, for test_stale.

A scenario is a tiny game whose `utility` reads one kind of thing; its variants are what an author
might write there. `edits.txt` lists them: name and variants, then the parts of the game that
differ from the usual one, or modules. `@` marks the place, `%` is the sign of a decorator.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from textwrap import dedent

__all__ = ["SCENARIOS", "Scenario", "sources"]

RULES = """
import math
from enum import Enum, IntEnum, IntFlag
from typing import NamedTuple

import numpy as np

from zermelo.game import Game

<top>

class State(NamedTuple):
    <state>

class Tiny(<bases>):
    <members>

    def initial_state(self):
        return State(<start>)

    def utility(self, state, player):
        <body>
"""
PROGRAM = """
from zermelo.kernel import kernel
from stale_rules import Tiny

<kernel>

%kernel
def answer(game, state, player):
    return <answer>

if __name__ == "__main__":
    from zermelo.kernel import runs_compiled
    game = Tiny()
    print(repr(float(answer(game, game.initial_state(), 1))), runs_compiled(game))
"""


@dataclass(frozen=True)
class Scenario:
    name: str
    variants: tuple[str, ...]
    top: str = ""
    body: str = "return C * 2"
    members: str = "pass"
    bases: str = "Game"
    state: str = "number: int\nother: int"
    start: str = "3, 5"
    kernel: str = ""
    answer: str = "game.utility(state, player)"
    files: dict[str, str] = field(default_factory=dict)


def sources(scenario: Scenario, variant: str) -> dict[str, str]:
    """The modules of one variant, in the order of their imports."""
    modules = {**scenario.files, "stale_rules": RULES, "stale_program": PROGRAM}
    return {name: _filled(text, scenario, variant) for name, text in modules.items()}


def _filled(text: str, scenario: Scenario, variant: str) -> str:
    lines = []
    for line in text.splitlines():
        indent = line[: len(line) - len(line.lstrip())]
        for slot in ("top", "state", "bases", "members", "start", "body", "kernel", "answer"):
            line = line.replace(f"<{slot}>", getattr(scenario, slot))
        line = line.replace("@", variant).replace("%", "@")
        lines += [line] if "\n" not in line else _indented(line, indent)
    return "\n".join(lines)


def _indented(text: str, indent: str) -> list[str]:
    first, *rest = text.split("\n")
    return [first, *(indent + line for line in rest)]


def _scenario(block: str) -> Scenario:
    head, _, rest = block.partition("\n")
    name, _, variants = head.partition(": ")
    parts = re.findall(r"^    (\w+(?:\.py)?):((?: .*|(?:\n {8}.*)+)*)", rest, re.MULTILINE)
    texts = {part: dedent(text.strip("\n")).strip(" ") for part, text in parts}
    files = {part[:-3]: texts.pop(part) for part in list(texts) if part.endswith(".py")}
    written = tuple(variant.replace("\\n", "\n") for variant in variants.split(" | "))
    return Scenario(name, written, files=files, **texts)


_TEXT = Path(__file__).with_suffix(".txt").read_text()
SCENARIOS = [_scenario(block) for block in re.sub("#.*\n\n", "", _TEXT).strip("\n").split("\n\n")]

"""Edits to everything that a game can refer to, for test_stale.

A scenario is a tiny game whose `utility` reads one kind of thing; its variants are what an author
might write there. `@` marks the place, `%` is the sign of a decorator.
"""

from __future__ import annotations

from dataclasses import dataclass, field

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


_MAPS = (
    "((1,1,1),(5,5,5),(1,1,1))",
    "((1,1,1),(5,5,5),(5,5,5))",
    "((5,5,5),(1,1,1),(5,5,5))",
    "((1,1,1),(1,1,1),(1,1,1))",
)
_ROWS = ("(A, B, A)", "(A, B, B)", "(B, A, A)", "(A, A, A)")
_SUM = "return 100 * MAP[0][0] + 10 * MAP[1][0] + MAP[2][0]"

SCENARIOS = [
    # Constants of the module.
    Scenario("an integer", ("1", "2", "-7", "True", "3.5"), top="C = @"),
    Scenario(
        "a large integer",
        ("2**62", "2**62 + 1", "2**40"),
        top="C = @",
        body="return C - (2**62 - 100)",
    ),
    Scenario("a truth", ("True", "False"), top="C = @", body="return 1 if C else 2"),
    Scenario("one by its type", ("1", "True", "1.0", "2"), top="C = @", body="return C / 4"),
    Scenario("a sign of zero", ("0.0", "-0.0", "1e-300"), "C = @", "return math.copysign(3.0, C)"),
    Scenario(
        "not a number", ("math.nan", "0.5", "math.inf"), "C = @", "return 1.0 if C == C else 2"
    ),
    Scenario("equal rows", _MAPS, "MAP = @", _SUM),
    Scenario("rows by name", _ROWS, "A = (1, 2)\nB = (5, 6)\nMAP = @", _SUM),
    Scenario("order in a tuple", ("(1, 2)", "(2, 1)", "(2, 1, 0)"), "C = @", "return C[0]"),
    Scenario("types in a tuple", ("(1, 2.0)", "(1.5, 2)", "(True, 2.0)"), "C = @", "return C[0]"),
    Scenario(
        "fields of a record",
        ("a: int\n    b: int", "b: int\n    a: int"),
        "class Point(NamedTuple):\n    @\nP = Point(1, 2)",
        "return 10 * P.a + P.b",
    ),
    Scenario(
        "a record's class",
        ("Point", "Other"),
        "class Point(NamedTuple):\n    a: int\n    b: int\n"
        "class Other(NamedTuple):\n    b: int\n    a: int\nMake = @",
        "return 10 * Make(1, 2).a",
    ),
    Scenario(
        "values of a record",
        ("1, 2", "2, 1", "1, 3"),
        "class Point(NamedTuple):\n    a: int\n    b: int\nP = Point(@)",
        "return 10 * P.a + P.b",
    ),
    Scenario("an array", ("[1, 2]", "[1, 3]", "[1, 2.5]"), "A = np.array(@)", "return A[player]"),
    Scenario(
        "an array's type",
        ("np.int8", "np.int64", "np.float32", "np.uint8"),
        "A = np.array([100, 100]).astype(@)",
        "return A.itemsize",
    ),
    Scenario(
        "an array's order",
        ("B", "B.T", "B[::-1]", "B.copy(order='F')"),
        "B = np.arange(4).reshape(2, 2)\nA = @",
        "return 10 * A[0, player] + A[player, 0]",
    ),
    Scenario(
        "an array by name",
        ("B", "D"),
        "B = np.array([1, 2])\nD = np.array([5, 6])\nA = @",
        "return A[player] + B[player]",
    ),
    Scenario(
        "two arrays, or one",
        ("B, B", "B, D", "D, B"),
        "B = np.array([1, 2])\nD = np.array([5, 6])\nE, F = @",
        "return 10 * E[player] + F[player]",
    ),
    Scenario(
        "an enumeration",
        ("1", "2", "9"),
        "class Color(Enum):\n    RED = @\n    BLUE = 5",
        "return Color.RED.value",
    ),
    Scenario(
        "integers with names",
        ("1", "4"),
        "class Color(IntEnum):\n    RED = @\n    BLUE = 5",
        "return Color.RED + 1",
    ),
    Scenario(
        "flags",
        ("1", "4"),
        "class Color(IntFlag):\n    RED = @\n    BLUE = 8",
        "return Color.RED.value + 1",
    ),
    Scenario(
        "a member by name",
        ("RED", "BLUE"),
        "class Color(IntEnum):\n    RED = 2\n    BLUE = 5\nC = Color.@",
        "return C + 1",
    ),
    # Functions.
    Scenario(
        "a function's body",
        ("x + 1", "x + 2", "x * x", "x + 1.0"),
        "def f(x):\n    return @",
        "return f(state.number)",
    ),
    Scenario(
        "a function's default",
        ("1", "2", "0.5"),
        "def f(x, y=@):\n    return x + y",
        "return f(state.number)",
    ),
    Scenario(
        "a closure",
        ("1", "2", "2.5"),
        "def make(y):\n    def f(x):\n        return x + y\n    return f\nf = make(@)",
        "return f(state.number)",
    ),
    Scenario(
        "an alias",
        ("g", "h"),
        "def g(x):\n    return x + 1\ndef h(x):\n    return x + 2\nf = @",
        "return f(state.number) + 10 * g(state.number)",
    ),
    Scenario(
        "names swapped",
        ("g, h", "h, g"),
        "def g(x):\n    return x + 1\ndef h(x):\n    return x + 2\ne, f = @",
        "return e(state.number) + 10 * f(state.number)",
    ),
    Scenario(
        "a decorator",
        ("plain", "other"),
        "def h(x):\n    return x + 2\ndef plain(f):\n    return f\ndef other(f):\n"
        "    return h\ndec = @\n%dec\ndef f(x):\n    return x + 1",
        "return f(state.number)",
    ),
    Scenario("a lambda", ("x + 1", "x + 2"), "f = lambda x: @", "return f(state.number)"),
    Scenario(
        "a function of functions",
        ("1", "2"),
        "def h(x):\n    return x + @\ndef g(x):\n    return h(x)\ndef f(x):\n    return g(x)",
        "return f(state.number)",
    ),
    Scenario(
        "a constant far down",
        ("1", "2"),
        "C = @\ndef h(x):\n    return x + C\ndef f(x):\n    return h(x)",
        "return f(state.number)",
    ),
    Scenario("a function within", ("1", "2"), "C = @", "return (lambda x: x + C)(state.number)"),
    Scenario(
        "a hidden builtin",
        ("", "def abs(x):\n    return 7", "def abs(x):\n    return 8"),
        "@",
        "return abs(-3)",
    ),
    # Modules.
    Scenario(
        "a module's constant",
        ("1", "2", "2.5"),
        "import stale_help",
        "return stale_help.C",
        files={"stale_help": "C = @"},
    ),
    Scenario(
        "under another name",
        ("1", "2"),
        "import stale_help as h",
        "return h.C",
        files={"stale_help": "C = @"},
    ),
    Scenario(
        "in a variable",
        ("1", "2"),
        "import stale_help",
        "m = stale_help\nreturn m.C",
        files={"stale_help": "C = @"},
    ),
    Scenario(
        "by a word",
        ("1", "2"),
        "import stale_help",
        "return getattr(stale_help, 'C')",
        files={"stale_help": "C = @"},
    ),
    Scenario(
        "taken from it",
        ("1", "2"),
        "from stale_help import C",
        "return C",
        files={"stale_help": "C = @"},
    ),
    Scenario(
        "a module's function",
        ("1", "2"),
        "import stale_help",
        "return stale_help.f(3)",
        files={"stale_help": "def f(x):\n    return x + @"},
    ),
    Scenario(
        "two modules away",
        ("1", "2"),
        "import stale_help",
        "return stale_help.f(3)",
        files={
            "stale_deep": "C = @",
            "stale_help": "import stale_deep\ndef f(x):\n    return x + stale_deep.C",
        },
    ),
    Scenario(
        "a module in a module",
        ("1", "2"),
        "import stale_help",
        "return stale_help.stale_deep.C",
        files={"stale_deep": "C = @", "stale_help": "import stale_deep"},
    ),
    Scenario(
        "a module by name",
        ("stale_help", "stale_deep"),
        "import @ as h",
        "return h.C",
        files={"stale_deep": "C = 1", "stale_help": "C = 2"},
    ),
    # The class and the instance.
    Scenario("a class attribute", ("1", "2", "2.5"), members="C = @", body="return self.C"),
    Scenario("a hidden class attribute", ("1", "2"), members="_C = @", body="return self._C"),
    Scenario(
        "an instance attribute",
        ("1", "2"),
        members="def __init__(self):\n    self.most = @",
        body="return self.most",
    ),
    Scenario(
        "a hidden attribute",
        ("1", "2"),
        members="def __init__(self):\n    self._most = @",
        body="return self._most",
    ),
    Scenario(
        "a computed attribute",
        ("1", "2"),
        "C = @",
        members="def __init__(self):\n    self._most = C * 3",
        body="return self._most",
    ),
    Scenario(
        "an array in the game",
        ("1", "2"),
        members="def __init__(self):\n    self._a = np.array([@, 7])",
        body="return self._a[player] + self._a[0]",
    ),
    Scenario(
        "a property",
        ("1", "2"),
        members="%property\ndef most(self):\n    return @",
        body="return self.most",
    ),
    Scenario(
        "a property of a constant",
        ("1", "2"),
        "C = @",
        members="%property\ndef most(self):\n    return globals()['C']",
        body="return self.most",
    ),
    Scenario(
        "a property of an attribute",
        ("1", "2"),
        members="def __init__(self):\n    self._c = @\n%property\ndef most(self):\n"
        "    return getattr(self, '_' + 'c')",
        body="return self.most",
    ),
    Scenario(
        "any attribute",
        ("1", "2"),
        members="def __getattr__(self, name):\n    if name == 'most':\n        return @\n"
        "    return super().__getattr__(name)",
        body="return self.most",
    ),
    Scenario(
        "a method", ("1", "2"), members="def f(self, x):\n    return x + @", body="return self.f(3)"
    ),
    Scenario(
        "a method's default",
        ("1", "2"),
        members="def f(self, x=@):\n    return x + 1",
        body="return self.f()",
    ),
    Scenario(
        "a static method",
        ("1", "2"),
        members="%staticmethod\ndef f(x):\n    return x + @",
        body="return self.f(3)",
    ),
    Scenario(
        "a method by another name",
        ("g", "h"),
        members="def g(self):\n    return 1\ndef h(self):\n    return 2\nf = @",
        body="return self.f()",
    ),
    Scenario(
        "a base class",
        ("1", "2"),
        "class Base(Game):\n    def f(self):\n        return @",
        bases="Base",
        body="return self.f()",
    ),
    Scenario(
        "which base class",
        ("Base", "Other"),
        "class Base(Game):\n    C = 1\nclass Other(Game):\n    C = 2",
        bases="@",
        body="return self.C",
    ),
    Scenario(
        "a mixin",
        ("Mixin, Game", "Game"),
        "class Mixin:\n    last_plies = 4",
        bases="@",
        body="return self.last_plies",
    ),
    Scenario(
        "a mixin's method",
        ("1", "2"),
        "class Mixin:\n    def f(self):\n        return @",
        bases="Mixin, Game",
        body="return self.f()",
    ),
    Scenario("a trait", ("3", "4"), members="max_actions = @", body="return self.max_actions"),
    Scenario(
        "a hook",
        ("pass", "def order(self, state, action):\n        return 1"),
        members="@",
        body="return 1 if self.offers_order else 2",
    ),
    Scenario(
        "a generator",
        ("range(3)", "range(4)", "(2, 5)"),
        members="def actions(self, state):\n    for a in @:\n        yield a",
        body="total = 0\nfor a in self.actions(state):\n    total += a\nreturn total",
    ),
    Scenario(
        "candidates",
        ("pass", "def candidates(self, state):\n        yield 5"),
        members="def actions(self, state):\n    yield 3\n@",
        body="total = 0\nfor a in self.candidates(state):\n    total += a\nreturn total",
    ),
    Scenario("the start", ("3, 5", "5, 3"), start="@", body="return self.initial_state().number"),
    Scenario(
        "the order of fields",
        ("number: int\nother: int", "other: int\nnumber: int"),
        state="@",
        body="return 10 * state.number + state.other",
    ),
    Scenario(
        "the types of fields",
        ("3, 5", "3.5, 5", "True, 5"),
        start="@",
        body="return state.number / 2",
    ),
    Scenario(
        "a result",
        ("state.number + 1", "state.number + 2"),
        members="def result(self, state, action):\n    return State(@, action)",
        body="return self.result(state, 4).number",
    ),
    # The kernel.
    Scenario(
        "the kernel's constant",
        ("1", "2"),
        kernel="K = @",
        body="return 3",
        answer="game.utility(state, player) + K",
    ),
    Scenario(
        "the kernel's body", ("1", "2"), body="return 3", answer="game.utility(state, player) + @"
    ),
    Scenario(
        "the kernel's kernel",
        ("1", "2"),
        body="return 3",
        answer="inner(game, state)",
        kernel="%kernel\ndef inner(game, state):\n    return game.utility(state, 0) + @",
    ),
]

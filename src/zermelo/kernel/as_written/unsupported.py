"""What machine code has nothing for, and what to write instead: one table, from which the sentences
of `zermelo check` and of warnings are made, and the table of the documentation."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from types import FunctionType
from typing import Any


@dataclass(frozen=True)
class Unsupported:
    """A way to write rules that runs in plain Python only."""

    what: str
    instead: str
    found: Callable[[ast.AST], bool]
    example: str
    """The body of a method with the arguments (self, state), whose field `cells` is a tuple."""


def _calls(node: ast.AST, *names: str) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names


def _module(node: ast.AST, *names: str) -> bool:
    return isinstance(node, ast.Attribute) and ast.unparse(node.value) in names


def _takes_apart(node: ast.AST) -> bool:
    kinds = ast.MatchSequence | ast.MatchMapping | ast.MatchClass
    return isinstance(node, ast.match_case) and isinstance(node.pattern, kinds)


def _from_loop(node: ast.AST) -> bool:
    return _calls(node, "next") and isinstance(node.args[0], ast.GeneratorExp)  # type: ignore[attr-defined]


UNSUPPORTED = (
    Unsupported(
        "`try` with an exception by its name",
        "ask first whether it would fail, such as `if value in cells`",
        lambda node: isinstance(node, ast.ExceptHandler) and node.type is not None,
        "try:\n    return state.cells.index(7)\nexcept ValueError:\n    return -1",
    ),
    Unsupported(
        "`with`",
        "do without: rules open nothing",
        lambda node: isinstance(node, ast.With),
        "with suppress():\n    return 1\nreturn 0",
    ),
    Unsupported(
        "`next(... for ...)`",
        "write a `for` statement that returns",
        _from_loop,
        "return next(cell for cell in state.cells if cell < 9)",
    ),
    Unsupported(
        "a set in braces with a loop",
        "write a list in brackets, or `set([...])`",
        lambda node: isinstance(node, ast.SetComp),
        "return len({cell for cell in state.cells})",
    ),
    Unsupported(
        "`itertools`",
        "write the loops, such as `for i in range(n)` and in it `for j in range(i + 1, n)`",
        lambda node: _module(node, "itertools") or _calls(node, "combinations", "product", "chain"),
        "total = 0\nfor a, b in itertools.combinations(state.cells, 2):\n    total += a * b\n"
        "return total",
    ),
    Unsupported(
        "`match` that takes a tuple or an object apart",
        "write `if` and `elif`",
        _takes_apart,
        "match state.cells[:2]:\n    case (first, second):\n        return first\nreturn 0",
    ),
    Unsupported(
        "`zip(..., strict=True)`",
        "leave `strict` out",
        lambda node: _calls(node, "zip") and bool(node.keywords),  # type: ignore[attr-defined]
        "total = 0\nfor a, b in zip(state.cells, state.cells, strict=True):\n    total += a * b\n"
        "return total",
    ),
    Unsupported(
        "`super()`",
        "let both methods call a third one, of another name",
        lambda node: _calls(node, "super"),
        "return super().to_move(state)",
    ),
)


def unsupported_in(function: FunctionType) -> Iterator[tuple[int, Unsupported]]:
    """What of the table stands in the source of a function, by lines of its file."""
    try:
        lines, first = inspect.getsourcelines(function)
        tree = ast.parse(textwrap.dedent("".join(lines)))
    except (OSError, SyntaxError, TypeError):
        return
    for node in ast.walk(tree):
        for one in UNSUPPORTED:
            if one.found(node):
                line: int = getattr(getattr(node, "pattern", node), "lineno", 1)
                yield first + line - 1, one


def all_unsupported(kind: type, rules: list[str]) -> list[str]:
    """Sentences about these methods of a game, and about those of its methods that they call."""
    left, seen, found = list(rules), set(rules), []
    while left:
        name = left.pop(0)
        function: Any = inspect.getattr_static(kind, name, None)
        if not isinstance(function, FunctionType) or function.__module__.startswith("zermelo."):
            continue
        for line, one in sorted(unsupported_in(function), key=lambda pair: pair[0]):
            found.append(f"{name}, line {line}: {one.what} is not compiled; {one.instead}")
        for called in function.__code__.co_names:
            if called not in seen:
                seen.add(called)
                left.append(called)
    return found

"""Tests that a teacher writes as a function: what a student's function returns has a property.

    def adds_up(student, dice):
        regrets = [dice.uniform(-5, 5) for _ in range(3)]
        strategy = student(regrets)
        if abs(sum(strategy) - 1) > 1e-9:
            return Problem("The probabilities don't sum to 1.", regrets, strategy, "a sum of 1")

It runs here, in the grader; `student(...)` runs in the sandbox and returns what is plain: numbers,
text, lists and dicts. A text in place of a Problem is shown to students of hidden tests, too.
Evidence in its place is what a teacher is to read: the test is passed.
"""

from __future__ import annotations

import importlib.util
import math
import random
import sys
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ...errors import BadParameter, UnknownName
from ...game import Game
from ...text import printable
from ..assignment import Assignment, GradedTest
from ..process.session import StudentFault, StudentProcess
from ..process.watched import WatchedGame
from ..verdict import Evidence, Problem, TaskVerdict

LARGEST = 1 << 63
MOST_SHOWN = 300  # characters of what was handed in and out
MOST_READ = 5000  # of what a teacher is to read


class AskedStudent:
    """What was handed in, to be called."""

    def __init__(self, session: StudentProcess) -> None:
        self._session = session
        self.watched: WatchedGame | None = None
        """The game of the last call by `searches`, with what was asked about it."""

    def __call__(self, *arguments: Any) -> Any:
        """What the function returns."""
        self._session.asked = 0
        return _read(self._session.call([_plain(one) for one in arguments]))

    def searches(self, game: Game, state: Any, *arguments: Any) -> Any:
        """What the function returns of a game and a position that it asks us about."""
        self._session.asked = 0
        self.watched = watched = WatchedGame(game, state)
        given = [watched.argument, watched.position, *(_plain(one) for one in arguments)]
        return _read(self._session.call(given, watched))


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {"dict": [[_plain(key), _plain(one)] for key, one in value.items()]}
    if isinstance(value, list | tuple):
        return [_plain(one) for one in value]
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if hasattr(value, "tolist"):
        return _plain(value.tolist())
    raise BadParameter(f"a {type(value).__name__} can't be handed to a student's function")


def _read(value: Any) -> Any:
    """A claim as a value: dicts as they were, states as text."""
    if isinstance(value, list):
        return [_read(one) for one in value]
    if isinstance(value, dict):
        pairs = value.get("dict")
        if not isinstance(pairs, list) or any(
            not isinstance(one, list) or len(one) != 2 for one in pairs
        ):
            return "a state"
        return {_key(key): _read(one) for key, one in pairs}
    if isinstance(value, int) and abs(value) >= LARGEST:
        return math.inf if value > 0 else -math.inf  # what can be compared
    return value


def _key(value: Any) -> Any:
    value = _read(value)
    return (
        tuple(map(_key, value))
        if isinstance(value, list)
        else str(value)
        if isinstance(value, dict)
        else value
    )


class PropertyTest:
    """A test by a function of the assignment's folder."""

    def __init__(self, assignment: Assignment, task: GradedTest) -> None:
        self.task = task
        self.holds = _function(assignment, task.property)

    def judged(self, session: StudentProcess) -> TaskVerdict:
        task = self.task
        try:
            found = self.holds(AskedStudent(session), random.Random(task.seed))
        except StudentFault as fault:
            told = Problem(f"{_capital(fault.told(task.hidden))}.", "", str(fault), "an answer")
            return self._failed(told, fault.kind)
        if found is None:
            return task.passed()
        if isinstance(found, Evidence):  # for the teacher to read
            title, said = (printable(one, MOST_READ) for one in (found.input, found.returned))
            return replace(task.passed(), evidence=Evidence(title, said, ""))
        return self._failed(found if isinstance(found, Problem) else Problem(str(found)), "wrong")

    def _failed(self, found: Problem, kind: str) -> TaskVerdict:
        task = self.task
        shown = [printable(one, MOST_SHOWN) for one in (found.input, found.returned, found.right)]
        evidence = Evidence(*shown) if any(shown) else None
        return task.failed(kind, printable(found.says), evidence)


def _capital(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}"


def _function(assignment: Assignment, name: str) -> Callable[[AskedStudent, random.Random], Any]:
    file, _, function = name.partition(":")
    path = assignment.folder / file
    spec = importlib.util.spec_from_file_location(f"zermelo_assignment_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    found = getattr(module, function, None)
    if not callable(found):
        known = [key for key, one in vars(module).items() if callable(one)]
        raise UnknownName(f"function in {path}", function, known)
    made: Callable[[AskedStudent, random.Random], Any] = found
    return made

"""Inside the sandbox: runs what a student handed in, and asks the grader about the game.

    python -I -S student_side.py LIMITS

It gets commands on a pipe, one JSON object to a line: load, call, ask. What the student's code
prints goes elsewhere. There are no rules in here, no other tests and no answers: a position is a
number, and all that is to be known about it is asked of the grader, who keeps the record.
Nothing that this process says is trusted. Nothing but Python's library is imported, so that no
search of ours is in here either, and that it starts at once.
"""

from __future__ import annotations

import importlib.util
import json
import os
import resource
import signal
import sys
import traceback
from pathlib import Path
from types import FrameType, ModuleType
from typing import Any, NoReturn

MOST_SAID = 500  # characters of an error's message
CHANCE = -1
DEPTH = 50  # of lists in lists


class Wire:
    """The two pipes to the grader."""

    def __init__(self) -> None:
        asks, self.answers = map(int, os.environ.pop("ZERMELO_PIPES").split(","))
        for end in (asks, self.answers):
            os.set_inheritable(end, False)
        self.commands = os.fdopen(asks, encoding="utf-8")

    def send(self, message: dict[str, Any]) -> None:
        data = json.dumps(message).encode() + b"\n"
        while data:
            data = data[os.write(self.answers, data) :]

    def next(self) -> dict[str, Any]:
        line = self.commands.readline()
        if not line:
            os._exit(0)
        message: dict[str, Any] = json.loads(line)
        return message


class GivenState:
    """A state of the game: what it looks like, its number with the grader knows alone."""

    __slots__ = ("_mover", "_number", "_over", "_text")

    def __init__(self, number: int, mover: int, over: bool, text: str) -> None:
        self._number, self._mover, self._over, self._text = number, mover, over, text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GivenState) and other._number == self._number

    def __hash__(self) -> int:
        return hash(self._number)

    def __repr__(self) -> str:
        return self._text


class GivenGame:
    """The six functions, and what else the assignment allows; the grader answers."""

    CHANCE = CHANCE

    def __init__(self, wire: Wire, facts: dict[str, Any]) -> None:
        self._wire = wire
        self.players: int = facts["players"]
        self.name: str = facts["name"]
        bounds = facts["utility_bounds"]
        self.utility_bounds: tuple[float, float] | None = bounds and (bounds[0], bounds[1])
        self._start = GivenState(*facts["start"])

    def _ask(self, what: str, state: GivenState, *more: Any) -> Any:
        if not isinstance(state, GivenState):
            raise TypeError(f"{what} takes a state of the game, not {type(state).__name__}")
        self._wire.send({"ask": what, "state": state._number, "more": [plain(one) for one in more]})
        answer = self._wire.next()
        if "refused" in answer:
            raise ValueError(answer["refused"])
        return answer["is"]

    def initial_state(self) -> GivenState:
        return self._start

    def to_move(self, state: GivenState) -> int:
        return state._mover

    def is_terminal(self, state: GivenState) -> bool:
        return state._over

    def actions(self, state: GivenState) -> list[Any]:
        return [_hashable(one) for one in self._ask("actions", state)]

    def result(self, state: GivenState, action: Any) -> GivenState:
        return GivenState(*self._ask("result", state, action))

    def utility(self, state: GivenState, player: int) -> float:
        value: float = self._ask("utility", state, player)
        return value

    def evaluate(self, state: GivenState, player: int) -> float:
        value: float = self._ask("evaluate", state, player)
        return value

    def probability(self, state: GivenState, action: Any) -> float:
        value: float = self._ask("probability", state, action)
        return value


def plain(value: Any, depth: int = 0) -> Any:
    """A value as JSON can hold it."""
    if value is None or isinstance(value, bool | str):
        return value
    if isinstance(value, int | float):
        return int(value) if isinstance(value, int) else float(value)
    if depth > DEPTH:
        raise TypeError("the answer is nested too deeply")
    if isinstance(value, GivenState):
        return {"state": value._number}
    if isinstance(value, dict):
        return {"dict": [[plain(k, depth + 1), plain(v, depth + 1)] for k, v in value.items()]}
    if isinstance(value, list | tuple):
        return [plain(one, depth + 1) for one in value]
    if hasattr(value, "tolist"):  # an array, or a number from one
        return plain(value.tolist(), depth + 1)
    if hasattr(value, "__float__"):  # such as a fraction
        return float(value)
    raise TypeError(f"a {type(value).__name__} is no answer; numbers, text, lists and dicts are")


def _hashable(value: Any) -> Any:
    return tuple(map(_hashable, value)) if isinstance(value, list) else value


class StudentSide:
    """Obeys commands with what the student handed in."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self.thing: Any = None
        self.numbers: dict[Any, int] = {}
        self.states: list[Any] = []

    def obey(self, command: dict[str, Any]) -> Any:
        match command["do"]:
            case "load":
                return self.load(command)
            case "call":
                given = [self._argument(one) for one in command["arguments"]]
                return plain(self.thing(*given))
            case "rule":
                return self.rule(command["rule"], command["state"], command["more"])
        return None

    def load(self, command: dict[str, Any]) -> Any:
        path, name = Path(command["file"]), command["name"]
        module = _module(path)
        found = getattr(module, name, None)
        if not callable(found):
            own = [key for key, one in vars(module).items() if callable(one) and key[0] != "_"]
            raise LookupError(f"there is no {name} in {path.name}, only {', '.join(own) or 'none'}")
        self.thing = found(**command["settings"]) if command["is_game"] else found
        if not command["is_game"]:
            return None
        bounds = getattr(self.thing, "utility_bounds", None)
        return {
            "players": int(getattr(self.thing, "players", 2)),
            "utility_bounds": None if bounds is None else [float(one) for one in bounds],
        }

    def _argument(self, value: Any) -> Any:
        """An argument out of JSON; the game is the only one that is no plain value."""
        if isinstance(value, dict) and "game" in value:
            return GivenGame(self.wire, value["game"])
        if isinstance(value, dict) and "position" in value:
            return GivenState(*value["position"])
        if isinstance(value, dict):
            return {_hashable(key): self._argument(one) for key, one in value["dict"]}
        return [self._argument(one) for one in value] if isinstance(value, list) else value

    # A student's own game, state by state.

    def rule(self, name: str, number: int | None, more: list[Any]) -> Any:
        """The answer of one of the six functions; states go by numbers, equal ones by the same."""
        if number is None:
            return self._numbered(self.thing.initial_state())
        state = self.states[number]
        before = repr(state)
        given = [_hashable(one) for one in more]
        answer = getattr(self.thing, name)(state, *given)
        if name == "actions":
            answer = plain(list(answer))
        elif name == "result":
            answer = self._numbered(answer)
        if repr(state) != before:
            raise ValueError(f"{name} changed the state that it was given: {before} to {state!r}")
        return answer if name in ("actions", "result") else plain(answer)

    def _numbered(self, state: Any) -> list[Any]:
        try:
            number = self.numbers.setdefault(state, len(self.states))
        except TypeError:
            kind = type(state).__name__
            raise TypeError(f"a state must be a value, such as a tuple, not a {kind}") from None
        if number == len(self.states):
            self.states.append(state)
        return [number, repr(state)[:200]]


def _module(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None:
        raise TypeError(f"{path.name} is no Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    sys.path.insert(0, str(path.parent))
    spec.loader.exec_module(module)
    return module


def _fault(error: BaseException, folder: str) -> dict[str, Any]:
    if isinstance(error, SystemExit):
        return {"fault": "exit", "message": "it ended the program with exit"}
    if isinstance(error, MemoryError):
        return {"fault": "memory", "message": "it ran out of memory"}
    frames = [
        one for one in traceback.extract_tb(error.__traceback__) if one.filename.startswith(folder)
    ]
    where = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    try:
        said = str(error)[:MOST_SAID]
    except Exception:
        said = "an error that can't be shown"
    kind = "missing" if isinstance(error, LookupError) and not frames else "crash"
    name = "" if kind == "missing" else f"{type(error).__name__}: "
    line = frames[-1].lineno if frames else 0
    message = f"{name}{said}{where}"
    return {"fault": kind, "message": message, "error": type(error).__name__, "line": line}


def confine(limits: dict[str, int], wire: Wire) -> None:
    """CPU and memory; with a sandbox around it, that has limits of its own besides."""

    def late(number: int, frame: FrameType | None) -> NoReturn:
        wire.send({"fault": "time", "message": "it used up its CPU time"})
        os._exit(1)

    signal.signal(signal.SIGXCPU, late)
    for what, soft, more in (
        (resource.RLIMIT_CPU, limits["cpu"], 2),
        (resource.RLIMIT_DATA, limits["memory"], 0),
    ):
        _, hard = resource.getrlimit(what)
        most = soft + more if hard == resource.RLIM_INFINITY else min(hard, soft + more)
        resource.setrlimit(what, (min(soft, most), most))


def main() -> None:
    wire = Wire()
    confine(json.loads(sys.argv[1]), wire)
    side, folder = StudentSide(wire), ""
    sys.setrecursionlimit(5000)
    while True:
        command = wire.next()
        folder = str(Path(command["file"]).parent) if command["do"] == "load" else folder
        try:
            answer = {"returned": side.obey(command)}
        except BaseException as error:
            answer = _fault(error, folder)
        try:
            wire.send(answer)
        except (TypeError, ValueError, RecursionError):
            wire.send({"fault": "crash", "message": "its answer can't be sent"})


if __name__ == "__main__":
    main()

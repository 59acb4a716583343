"""A process of its own for what a student handed in, and what it may ask.

The other end is `student_side.py`. Whatever that process does, the caller gets an answer or a
StudentFault within the limits; whether the answer is right must be checked by the caller.
"""

from __future__ import annotations

import builtins
import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol, Self

from ...clock import Deadline
from ...errors import BadFile
from ...play.player import PlayerFault
from ...play.process.line_process import Child
from ...play.process.sandbox import Isolation, require, search_path
from ...reading import parse_json
from ...settings import COUNT, Checked, setting
from ...text import printable

_SIDE = Path(__file__).with_name("student_side.py")
START = 60.0  # seconds to start Python and to import what was handed in
MOST_LINES = 5000  # of a file whose lines are named
PER_CPU = 12.0  # seconds to wait for each of CPU time, where others are at work too
ALL_CALLS = 3  # times that, for all questions of a call
MASK = "..."  # in place of what is drawn anew for each process, and can be read in there
KILLED = ("SIGXCPU", "SIGKILL", "code 137", "code 152")


@dataclass(frozen=True)
class Limits(Checked):
    """What each test may take."""

    cpu: int = setting(10, "Seconds of CPU time for each test.", COUNT)
    memory: int = setting(1024, "Megabytes of memory.", COUNT)
    questions: int = setting(200_000, "Questions about the game in each test.", COUNT)


GENERAL = {
    "crash": "it breaks off with {}",
    "exit": "it ends its own process",
    "flood": "it prints too much",
    "hang": "it comes to no end",
    "leak": "it leaves processes behind",
    "memory": "it takes too much memory",
    "missing": "what was asked for is not in the file",
    "processes": "it starts too many processes",
    "rubbish": "it says what is no answer",
    "time": "it comes to no end within its limit",
}


class StudentFault(PlayerFault):
    """What a student's code did that is no answer.

    Its message may have anything in it that the code has seen, such as a hidden test. `general` is
    what can be told in any case.
    """

    def __init__(self, kind: str, message: str, error: str = "", line: int = 0) -> None:
        super().__init__(kind, message)
        known = getattr(builtins, error, None)
        is_known = isinstance(known, type) and issubclass(known, BaseException)
        where = f", in line {line}" if 0 < line <= MOST_LINES else ""
        text = GENERAL.get(kind, "it gives no answer")
        self.general = text.format(f"{error if is_known else 'an error of its own'}{where}")

    def told(self, hidden: bool) -> str:
        """What a student reads about it, of a hidden test or another."""
        return self.general if hidden else str(self)


class AnswersQuestions(Protocol):
    """What answers a student's questions."""

    def answer(self, what: str, state: Any, more: Sequence[Any]) -> dict[str, Any]: ...


@dataclass(frozen=True)
class HandedIn:
    """What to load: a function or a class in a file."""

    file: Path
    name: str
    is_game: bool = False
    settings: str = "{}"
    """Parameters of a game, as JSON."""
    packages: bool = False
    """Whether it may import what is installed."""


class StudentProcess:
    """Runs one submission for one test."""

    def __init__(self, what: HandedIn, limits: Limits, isolated: bool = True) -> None:
        self.what, self.limits = what, limits
        self.asked = 0
        self._isolated = isolated
        self._child: Child | None = None
        self.facts: Any = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        child, self._child = self._child, None
        if child is not None:
            child.kill()

    def call(self, arguments: Sequence[Any], answers: AnswersQuestions | None = None) -> Any:
        """What the student's function returns; `answers` to its questions meanwhile."""
        return self._ask({"do": "call", "arguments": arguments}, answers)

    def rule(self, name: str, state: int | None = None, *more: Any) -> Any:
        """What a function of the student's game returns."""
        self.asked += 1
        if self.asked > self.limits.questions:
            raise StudentFault("time", f"no end after {self.limits.questions:,} questions")
        return self._ask({"do": "rule", "rule": name, "state": state, "more": more})

    def load(self) -> None:
        """Start the process and import what was handed in, if that has not been done."""
        if self._child is not None and self._child.running:
            return
        self.close()
        self._child = self._started()
        what = self.what
        self.facts = self._ask(
            {
                "do": "load",
                "file": str(what.file),
                "name": what.name,
                "is_game": what.is_game,
                "settings": json.loads(what.settings),
            }
        )

    def _started(self) -> Child:
        memory = self.limits.memory << 20
        limits = json.dumps({"cpu": self.limits.cpu, "memory": memory})
        terms = Isolation(
            memory=memory,
            cpu=self.limits.cpu + 2,
            temporary=16 << 20,
            files=1000,
            processes=16,
            packages=self.what.packages,
        )
        flags = ["-B"] if self.what.packages else ["-B", "-I", "-S"]
        python = terms.interpreter if self._isolated else sys.executable
        command = [python, *flags, str(_SIDE), limits]
        paths = {"PYTHONPATH": search_path()} if self.what.packages else {}
        if not self._isolated:
            return Child(command, name="it", apart=True, environment=paths)
        require()
        return Child(
            command,
            name="it",
            apart=True,
            environment=paths,
            isolation=terms,
            readable=[self.what.file.parent, _SIDE],
        )

    def _ask(self, command: dict[str, Any], answers: AnswersQuestions | None = None) -> Any:
        if command["do"] != "load":
            self.load()
        assert self._child is not None
        # From one question to the next, for on a busy machine many questions take their time; but
        # not for ever, or who sleeps between them would.
        patience = START + PER_CPU * self.limits.cpu
        deadline = Deadline(ALL_CALLS * patience)
        try:
            self._child.send(json.dumps(command), patience)
            while True:
                line = self._child.receive(min(patience, deadline.left))
                message = self._heard(line.replace(self._child.mark, MASK))
                if "ask" in message and answers is not None:
                    self._child.send(json.dumps(self._answered(message, answers)), patience)
                elif "returned" in message:
                    return message["returned"]
                else:
                    raise self._fault(message)
        except PlayerFault as fault:
            if fault.kind != "crash":  # after an error of its own the process still listens
                self.close()
            raise self._worded(fault) from None

    def _answered(self, message: dict[str, Any], answers: AnswersQuestions) -> dict[str, Any]:
        self.asked += 1
        if self.asked > self.limits.questions:
            most = self.limits.questions
            raise StudentFault("time", f"it asked more than {most:,} questions about the game")
        more = message.get("more", [])
        more = more if isinstance(more, list) else []
        return answers.answer(str(message["ask"]), message.get("state"), more)

    def _heard(self, line: str) -> dict[str, Any]:
        try:
            message = parse_json(line, nan=True)
        except BadFile:
            message = None
        if not isinstance(message, dict):
            raise StudentFault("rubbish", f"it said what is no answer: {printable(line, 80)}")
        return message

    def _fault(self, message: dict[str, Any]) -> StudentFault:
        kind, said = str(message.get("fault")), printable(message.get("message", ""))
        if kind == "time":
            return StudentFault("time", self._late())
        known = ("crash", "exit", "memory", "missing")
        error, line = message.get("error"), message.get("line")
        return StudentFault(
            kind if kind in known else "rubbish",
            said or "it said nothing",
            error if isinstance(error, str) else "",
            line if type(line) is int else 0,
        )

    def _worded(self, fault: PlayerFault) -> StudentFault:
        """The fault in words that are the same in every run."""
        if isinstance(fault, StudentFault):
            return fault
        if fault.kind == "exit" and any(word in str(fault) for word in KILLED):
            said = f"it was killed, as after {self.limits.cpu} s of CPU time"
            return StudentFault("time", said)
        if fault.kind == "hang":
            return StudentFault("hang", "it gave no answer, and did not even use its CPU time")
        return StudentFault(fault.kind, str(fault))

    def _late(self) -> str:
        return f"it used more than {self.limits.cpu} s of CPU time"

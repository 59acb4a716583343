"""Two hundred submissions: right, wrong in known ways, slow, crashing and hostile."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from tests.grading.variants import ALPHA_BETA, EXPECTIMAX, MINIMAX, handed_in, source_of
from zermelo.grading.grading import Grader, graded
from zermelo.grading.shipped import find
from zermelo.grading.submissions import Submission
from zermelo.grading.verdict import Grade

COUNT = 200
FUNCTIONS = {"minimax": "minimax", "alpha-beta": "alpha_beta", "expectimax": "expectimax"}


class Handed(NamedTuple):
    """A submission, and what its grade must be."""

    student: str
    assignment: str
    kind: str
    """right, wrong, slow, crashing or hostile."""
    source: str
    fails: str = ""
    """The test that must catch it; empty of the right ones."""


SLOW = (
    "while True: pass",
    "sum(range(10**13))",
    "while True: game.actions(state)",
    "import time; time.sleep(10**6)",
    "[x for x in iter(int, 1)]",
    "'a' * 60 == __import__('re').match('(a*)*b', 'a' * 60)",
    "return {NAME}(game, state)",
    "10 ** 10 ** 10",
)
CRASHING = (
    "return 1 / 0",
    "return None",
    "return 'three', 0",
    "return [[]], 0",
    "return float('nan'), 0",
    "return game.players.value",
    "assert False",
    "return game.utility(state, 0), 0",
    "return game.result(state, 99), 0",
    "return game.result(game.actions(state)[0], state), 0",
    "raise Exception",
    "raise KeyboardInterrupt",
    "raise GeneratorExit",
    "return lambda: 3",
    "yield 3",
    "import numpy",
    "import zermelo",
    "return state, state",
    "return {}, {}",
    "return 10**400, 0",
)
HOSTILE = (
    "import os; os._exit(0)",
    "import os; os._exit(1)",
    "raise SystemExit(0)",
    "exit()",
    "import os; os.kill(os.getpid(), 9)",
    "import os; os.kill(os.getpid(), 11)",
    "import os; os.kill(os.getppid(), 9); return 3, 0",
    "import os; os.kill(-1, 9); return 3, 0",
    "import os\n    while True: os.fork()",
    "import threading\n    while True: threading.Thread(target=lambda: __import__('time').sleep(99)"
    ").start()",
    "x = []\n    while True: x.append(bytearray(10**7))",
    "return [0] * 10**10, 0",
    "x = []\n    x.append(x)\n    return x, 0",
    "f = [open('/dev/null') for _ in range(10**5)]",
    "open('/tmp/x', 'wb').write(bytes(10**9)); return 3, 0",
    "[open(f'/tmp/{n}', 'w') for n in range(10**5)]; return 3, 0",
    "print('x' * 10**8); return 3, 0",
    "import sys; sys.stderr.write('x' * 10**8); return 3, 0",
    "import os; os.write(game._wire.answers, b'x' * 10**7); return 3, 0",
    "import os; os.write(game._wire.answers, b'{}\\n' * 100)",
    "import os; os.write(game._wire.answers, b'{\"returned\": [3, 0]}\\n' * 50); return 3, 0",
    "import os; os.write(game._wire.answers, b'[' * 10**5 + b'\\n')",
    "import os; os.close(game._wire.answers); return 3, 0",
    "game._wire.commands.close(); game.actions(state)",
    "game._wire.send({'ask': 'leaves', 'state': 0, 'more': []}); return 3, game._wire.next()",
    "game._wire.send({'ask': 'actions', 'state': -1, 'more': [[], {}]}); return 3, 0",
    "game._wire.send({'fault': 'passed', 'message': 'all tests passed'})",
    "game._wire.send({'returned': {'state': 0}}); return 3, 0",
    "type(game).utility = lambda *_: 3.0; return game.utility(state, 0), 0",
    "type(game).actions = lambda *_: []; return 3, game.actions(state)[0]",
    "state._over = True; return game.utility(state, 0), 0",
    "import sys; sys.modules['__main__'].plain = lambda *_: {'passed': True}; return 3, 0",
    "import json; json.dumps = lambda *_: 'passed'; return 3, 0",
    "import sys; sys.setrecursionlimit(10**9); return {NAME}(game, state)",
    "import ctypes; ctypes.string_at(0)",
    "import signal; [signal.signal(n, signal.SIG_IGN) for n in (2, 15, 24)]\n    while True: pass",
    "import socket; socket.create_connection(('127.0.0.1', 80), 1); return 3, 0",
    "return open('/proc/1/environ').read(), 0",
    "import os, shutil; shutil.rmtree('/', ignore_errors=True); return 3, 0",
    "import atexit, time; atexit.register(time.sleep, 10**6); raise SystemExit",
)


def crowd() -> Iterator[Handed]:
    """All of them, in a fixed order."""
    made = [*_right(), *_wrong(), *_broken("slow", SLOW), *_broken("crashing", CRASHING)]
    made += _broken("hostile", HOSTILE)
    yield from made[:COUNT]


def _right() -> Iterator[Handed]:
    """References, also under other names, with much printed, and with what is not needed."""
    for number in range(36):
        assignment = list(FUNCTIONS)[number % 3]
        source = _dressed(source_of(assignment), number // 3)
        yield Handed(f"right-{number:02}", assignment, "right", source)


def _dressed(source: str, how: int) -> str:
    """The same program, looking otherwise."""
    if how & 1:
        source = re.sub(r"\bbest\b", "top", source)
    if how & 2:
        source = re.sub(r"\n(def \w+\(game, state[^\n]*\n)", r"\n\1    print('thinking')\n", source)
    if how & 4:
        source = f"import sys, threading\n\n{source}\n\nprint('loaded', file=sys.stderr)\n"
    if how & 8:
        source = source.replace("    ", "\t")
    return source


def _wrong() -> Iterator[Handed]:
    variants = [*MINIMAX, *ALPHA_BETA, *EXPECTIMAX]
    for number in range(96):
        variant = variants[number % len(variants)]
        how = (number // len(variants)) * 5
        source = _dressed(handed_in(variant), how)
        yield Handed(f"wrong-{number:02}", variant.assignment, "wrong", source, variant.fails)


def _broken(kind: str, bodies: tuple[str, ...]) -> list[Handed]:
    made = []
    for number, body in enumerate(bodies):
        name = FUNCTIONS["minimax"]
        source = f"def {name}(game, state):\n    {body.replace('{NAME}', name)}\n"
        made.append(
            Handed(f"{kind}-{number:02}", "minimax", kind, source, "Trees of one and two plies")
        )
    return made


def grades_of(some: Iterable[Handed], folder: Path, jobs: int = 2) -> dict[str, Grade]:
    """Their grades by student, each graded in a sandbox: some of them would do harm elsewhere."""
    found: dict[str, Grade] = {}
    everybody = list(some)
    for assignment in dict.fromkeys(one.assignment for one in everybody):
        made = find(assignment)
        handed = []
        for one in everybody:
            if one.assignment == assignment:
                place = folder / one.student
                place.mkdir(parents=True)
                (place / made.file).write_text(one.source)
                handed.append(Submission(one.student, place))
        grades = graded(Grader(made, isolated=True), handed, jobs=jobs)
        found |= {grade.student: grade for grade in grades}
    return found


def misjudged(some: Iterable[Handed], grades: dict[str, Grade]) -> list[str]:
    """What is wrong with these verdicts, a line each."""
    problems = []
    for one in some:
        tests = {test.name: test for test in grades[one.student].tests}
        if any(test.kind == "grader" for test in tests.values()):
            problems.append(f"{one.student}: not decided")
        elif one.kind == "right" and not all(test.passed for test in tests.values()):
            missed = [test.sentence for test in tests.values() if not test.passed]
            problems.append(f"{one.student}: {missed}")
        elif one.fails and tests[one.fails].passed:
            problems.append(f"{one.student}: {one.fails} passes")
    return problems

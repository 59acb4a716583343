"""What students hand in may do what it likes: there is a verdict, and only its own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.grading.conftest import Graded
from tests.grading.variants import source_of
from zermelo.games import load
from zermelo.grading.process.session import MASK, HandedIn, Limits, StudentProcess
from zermelo.grading.process.watched import WatchedGame
from zermelo.grading.shipped import FOLDER, find
from zermelo.grading.verdict import Grade
from zermelo.play.player import PlayerFault

TEST = "The tree of the lectures"
HEAD = "def minimax(game, state):\n    "
SMALL = Limits(cpu=1, memory=256, questions=2000)


def fault_of(tmp_path: Path, source: str, isolated: bool = False) -> PlayerFault:
    """How a call of the student's function ends."""
    (tmp_path / "handed_in").mkdir(parents=True)
    path = tmp_path / "handed_in" / "minimax.py"
    path.write_text(source)
    game = load("tree:spec=[[3,12,8],[2,4,6],[14,5,2]]")
    watched = WatchedGame(game, game.initial_state())
    with StudentProcess(HandedIn(path, "minimax"), SMALL, isolated) as session:
        with pytest.raises(PlayerFault) as caught:
            session.call([watched.argument, watched.position], watched)
        return caught.value


@pytest.mark.parametrize(
    "source, kind, said",
    [
        ("def minimax(game, state)\n", "crash", "SyntaxError"),
        ("import zermelo\n", "crash", "No module named 'zermelo'"),
        ("def mini_max(game, state):\n    pass\n", "missing", "there is no minimax"),
        ("minimax = 7\n", "missing", "there is no minimax"),
        (f"{HEAD}return 1 / 0\n", "crash", "ZeroDivisionError: division by zero (minimax.py, line"),
        (f"{HEAD}raise SystemExit(0)\n", "exit", "exit"),
        (f"{HEAD}import os; os._exit(0)\n", "exit", "exited with code 0"),
        (f"{HEAD}return minimax(game, state)\n", "crash", "RecursionError"),
        (f"{HEAD}return object()\n", "crash", "is no answer"),
        (f"{HEAD}while True: game.actions(state)\n", "time", "more than 2,000 questions"),
        (f"{HEAD}return game.utility(state, 0), 0\n", "crash", "where the game is not over"),
        (f"{HEAD}return game.result(state, 17), 0\n", "crash", "not legal there"),
        (f"{HEAD}return game.utility(17, 0), 0\n", "crash", "takes a state of the game"),
        (f"{HEAD}state._number = 999; game.actions(state)\n", "crash", "not one of the game's"),
        (f"{HEAD}print('x' * 3_000_000); import time; time.sleep(9)\n", "flood", "printed"),
        (
            f"{HEAD}import os; os.write(game._wire.answers, b'nonsense\\n')\n",
            "rubbish",
            "what is no answer",
        ),
        (f"{HEAD}x = []\n    while True: x.append(' ' * 10_000_000)\n", "memory", "memory"),
    ],
)
def test_each_fault_has_its_name(tmp_path: Path, source: str, kind: str, said: str) -> None:
    fault = fault_of(tmp_path, source)
    assert (fault.kind, said in str(fault)) == (kind, True), str(fault)


@pytest.mark.wall_clock
@pytest.mark.peer("bwrap")
@pytest.mark.parametrize(
    "source, kinds",
    [
        (f"{HEAD}while True: pass\n", "time"),
        (f"{HEAD}sum(range(10**12))\n", "time"),
        (f"import signal\nsignal.signal(24, signal.SIG_IGN)\n{HEAD}while True: pass\n", "time"),
        (f"import os\n{HEAD}os.kill(os.getpid(), 9)\n", "time exit"),
        (f"import os\nwhile True: os.fork()\n{HEAD}pass\n", "processes crash time"),
        (f"{HEAD}x = []\n    while True: x.append(bytearray(10_000_000))\n", "memory"),
        (f"{HEAD}open('/tmp/x', 'wb').write(b'x' * 99_000_000)\n", "crash memory"),
        (f"{HEAD}import socket; socket.create_connection(('1.1.1.1', 80), 2)\n", "crash"),
    ],
)
def test_the_sandbox_ends_what_does_not_end_by_itself(
    tmp_path: Path, source: str, kinds: str
) -> None:
    assert fault_of(tmp_path, source, isolated=True).kind in kinds.split()


@pytest.mark.peer("bwrap")
def test_neither_tests_nor_our_package_nor_others_are_in_the_sandbox(
    graded: Graded, tmp_path: Path
) -> None:
    (tmp_path / "bob").mkdir()
    (tmp_path / "bob" / "minimax.py").write_text(source_of("minimax"))
    places = [str(one) for one in (FOLDER, find("minimax").folder, Path.cwd(), tmp_path)]
    looks = f"""
import os, sys
{HEAD}seen = []
    for place in {places!r}:
        for _, _, files in os.walk(place):
            seen += files
    found = [one for one in sys.path if 'site-packages' in one]
    raise ValueError(f'{{sorted(set(seen))}} {{found}}')
"""
    (test,) = graded("minimax", looks, TEST, isolated=True).tests
    assert "ValueError: ['confine.py', 'student_side.py'] []" in test.sentence


def test_a_hidden_test_is_not_told_by_an_error_of_the_student(graded: Graded) -> None:
    """Whatever the code has seen could be in its message, or in its error's name."""
    tells = """
class Nim_1_2_2(Exception):
    pass
def minimax(game, state):
    import os, sys
    print("seen", game.name, file=sys.stderr)
    if len(game.actions(state)) > 2:
        os._exit(3)
    raise Nim_1_2_2(repr([game.name, game.actions(state)]))
"""
    grade = graded("minimax", tells)
    for test in grade.tests:
        assert not test.passed
        told = "Nim_1_2_2" in test.sentence or "seen" in test.sentence
        assert told != test.hidden
    assert "an error of its own, in line 9" in grade.tests[-1].sentence


# Forging.


def test_a_forged_answer_is_worth_what_a_returned_one_is(graded: Graded) -> None:
    """It may write to the grader's pipe, and can't say more by that than by returning."""
    forged = f"""
import json, os
{HEAD}os.write(game._wire.answers, b'{{"returned": [3, 0]}}\\n')
    return 3, 0
"""
    (value,) = graded("minimax", forged, TEST).tests
    assert value.passed  # value and move of this tree are known to everybody
    (leaves,) = graded("minimax", forged, "Every leaf once, from left to right").tests
    assert not leaves.passed


def test_a_record_that_is_tampered_with_is_not_ours(graded: Graded) -> None:
    """Whatever is replaced in the student's process: the record is kept elsewhere."""
    tampering = """
import sys
def minimax(game, state):
    side = sys.modules['__main__']
    side.GivenGame.utility = lambda self, state, player: 7.0
    side.GivenGame.evaluate = lambda self, state, player: 7.0
    game.leaves = game.record = [(0, 0), (0, 1)]
    return 7.0, game.actions(state)[0]
"""
    for test in graded("minimax", tampering).tests:
        assert not test.passed


def test_all_cases_of_a_test_are_new_to_it(graded: Graded) -> None:
    """A value of the case before is the wrong one for the next."""
    remembers = (
        source_of("minimax")
        .replace("def minimax(game, state):", "memory = {}\n\ndef minimax(game, state):")
        .replace(
            "return _best(game, state, game.to_move(state))",
            "return memory.setdefault(state, _best(game, state, game.to_move(state)))",
        )
    )
    (test,) = graded("minimax", remembers, "Trees of one and two plies").tests
    assert not test.passed


def verdicts(grade: Grade) -> list[tuple[bool, str, str]]:
    return [(test.passed, test.kind, test.sentence) for test in grade.tests]


def test_the_same_verdict_twice(graded: Graded) -> None:
    source = source_of("minimax").replace("is_max = game", "is_max = not game")
    assert verdicts(graded("minimax", source)) == verdicts(graded("minimax", source))


ODD = ("None", "'x'", "[]", "{}", "float('nan')", "float('inf')", "[[1], 'x']", "10**400", "True")


HEADS = (
    ("minimax", "def minimax(game, state): return"),
    ("regret-matching", "def strategy(regrets): return [0, 0]\ndef train(*_): return"),
    ("regret-matching", "def train(*_): return [], []\ndef strategy(regrets): return"),
    ("kuhn-bot", "def bet(card, history): return"),
)


@pytest.mark.parametrize("head", HEADS)
def test_whatever_is_returned_is_judged(graded: Graded, head: tuple[str, str]) -> None:
    assignment, start = head
    names = [test.name for test in find(assignment).tests]
    for number, odd in enumerate(ODD):
        chosen = names[0], names[1 + number % (len(names) - 1)]
        tests = graded(assignment, f"{start} {odd}\n", *chosen).tests
        assert [test.sentence for test in tests if test.kind == "grader"] == []
        assert not all(test.passed for test in tests)


@pytest.mark.parametrize("rule", ["initial_state", "to_move", "actions", "is_terminal", "utility"])
def test_whatever_a_game_answers_is_judged(
    graded: Graded, rule: str, some: Callable[[int], int]
) -> None:
    for odd in ODD[-some(len(ODD)) :]:
        source = f"{source_of('define-a-game')}\nHalving.{rule} = lambda self, *_: {odd}\n"
        (test,) = graded("define-a-game", source, "The game from 3").tests
        assert (test.passed, test.kind == "grader") == (False, False), test.sentence


@pytest.mark.peer("bwrap")
def test_what_is_drawn_for_each_process_is_not_in_its_answers(tmp_path: Path) -> None:
    looks = f"{HEAD}raise ValueError(open('/proc/1/environ').read())\n"
    first = fault_of(tmp_path / "first", looks, isolated=True)
    second = fault_of(tmp_path / "second", looks, isolated=True)
    assert str(first) == str(second)
    assert MASK in str(first)

"""Assignments of one's own: each kind of test, as a teacher writes it."""

from __future__ import annotations

from pathlib import Path

import pytest

from zermelo.errors import BadFile
from zermelo.grading import Grade
from zermelo.grading.assignment import read_assignment
from zermelo.grading.grading import Grader
from zermelo.grading.submissions import Submission

PLAYER = """
title = "Nim"
hands_in = "player"
file = "player.py"
name = "Mine"

[[tests]]
name = "Wins"
hidden = true
game = "nim:piles=1-2-4"
against = ["random"]
elo = [0, 400]
most_games = 12
"""
PERFECT = """
class Mine:
    def choose(self, turn):
        game, state = turn.game, turn.state
        return max(turn.actions, key=lambda a: -value(game, game.result(state, a)))

def value(game, state):
    if game.is_terminal(state):
        return game.utility(state, game.to_move(state))
    return max(-value(game, game.result(state, a)) for a in game.actions(state))
"""
FIRST = "class Mine:\n    def choose(self, turn): return turn.actions[0]\n"
ILLEGAL = "class Mine:\n    def choose(self, turn): return 'secret'\n"


def grade(folder: Path, toml: str, source: str, **files: str) -> Grade:
    """The grade of a source by an assignment that is written here."""
    folder.joinpath("assignment.toml").write_text(toml)
    for name, text in files.items():
        folder.joinpath(f"{name}.py").write_text(text)
    made = read_assignment(folder)
    (folder / "ann").mkdir(exist_ok=True)
    (folder / "ann" / made.file).write_text(source)
    return Grader(made, isolated=False).grade(Submission("ann", folder / "ann"))


@pytest.mark.parametrize(
    "source, passed, kind, says",
    [
        (PERFECT, True, "", ""),
        (FIRST, False, "wrong", "not win often enough against its opponent"),
        (ILLEGAL, False, "illegal", "loses a game by a fault (illegal)"),
        ("class Mine: pass\n", False, "crash", ""),
    ],
)
def test_a_player_must_win_by_a_sequential_test(
    tmp_path: Path, source: str, passed: bool, kind: str, says: str
) -> None:
    (test,) = grade(tmp_path, PLAYER, source).tests
    assert (test.passed, says in test.sentence) == (passed, True), test
    assert "secret" not in test.sentence
    if source != "class Mine: pass\n":
        assert test.kind == kind


PROPERTY = """
title = "Halves"
hands_in = "function"
file = "half.py"
name = "half"

[[tests]]
name = "Exact"
property = "checks.py:exact"
hint = "a fraction is no float"

[[tests]]
name = "Doubles"
function = "double"
hidden = true
property = "checks.py:doubles"
"""
CHECKS = """
from zermelo.grading import Problem

def exact(student, dice):
    for number in (1, dice.randint(2, 9)):
        if student(number) != number / 2:
            return Problem("Not the half.", number, student(number), number / 2)

def doubles(student, dice):
    if student({"a": [1, (2, 3)]}) != {"a": [1, [2, 3]], "b": 0}:
        return "Not what was asked for."
"""


def test_a_property_is_a_function_of_the_teacher(tmp_path: Path) -> None:
    right = "def half(n): return n / 2\ndef double(d): return {**d, 'b': 0}\n"
    assert grade(tmp_path, PROPERTY, right, checks=CHECKS).passed
    wrong = grade(tmp_path, PROPERTY, right.replace("/ 2", "// 2"), checks=CHECKS).tests[0]
    assert wrong.sentence == "Not the half. A fraction is no float."
    assert wrong.evidence is not None
    assert (wrong.evidence.input, wrong.evidence.returned) == ("1", "0")
    (_, missing) = grade(tmp_path, PROPERTY, right.split("def double")[0], checks=CHECKS).tests
    assert missing.kind == "missing"


def test_a_teachers_error_is_no_students_fault(tmp_path: Path) -> None:
    broken = CHECKS.replace("number / 2:", "number / 0:")
    right = "def half(n): return n / 2\ndef double(d): return {**d, 'b': 0}\n"
    (first, second) = grade(tmp_path, PROPERTY, right, checks=broken).tests
    assert (first.kind, second.passed) == ("grader", True)
    assert "a teacher must look at it" in first.sentence
    assert first.evidence is not None
    assert "ZeroDivisionError" in first.evidence.returned


@pytest.mark.parametrize(
    "old, new, said",
    [
        ('property = "checks.py:exact"', 'property = "nowhere.py:exact"', "there is no nowhere.py"),
        ('name = "Doubles"', 'name = "Exact"', "two tests are called 'Exact'"),
        ('name = "half"', 'name = "a half"', "what the function or class is called"),
        ('property = "checks.py:exact"', 'kind = "same"', 'hands_in must be "game"'),
        ('property = "checks.py:exact"', 'kind = "samee"', "did you mean same?"),
        ('property = "checks.py:exact"', "points = -1", "it has"),
    ],
)
def test_what_makes_no_sense_is_refused(tmp_path: Path, old: str, new: str, said: str) -> None:
    (tmp_path / "checks.py").write_text(CHECKS)
    text = PROPERTY.replace(old, new, 1)
    (tmp_path / "assignment.toml").write_text(text)
    with pytest.raises(BadFile) as caught:
        read_assignment(tmp_path)
    if said != "it has":
        assert said in str(caught.value)


def test_an_unknown_game_or_function_names_the_test(tmp_path: Path) -> None:
    (tmp_path / "checks.py").write_text(CHECKS)
    (tmp_path / "assignment.toml").write_text(PROPERTY.replace("checks.py:exact", "checks.py:exac"))
    with pytest.raises(BadFile, match=r"the test 'Exact': .*did you mean exact"):
        Grader(read_assignment(tmp_path), isolated=False)
    (tmp_path / "assignment.toml").write_text(PLAYER.replace("nim:", "nym:"))
    with pytest.raises(BadFile, match=r"the test 'Wins': there is no game called 'nym'"):
        Grader(read_assignment(tmp_path), isolated=False)


def test_a_game_of_the_teachers_own_may_be_the_right_one(tmp_path: Path) -> None:
    toml = """
title = "Take one"
hands_in = "game"
file = "take.py"
name = "Take"

[[tests]]
name = "The same"
game = "model.py:Take"

[[tests]]
name = "Rules"
kind = "check"
"""
    model = """
from zermelo import Game

class Take(Game):
    compiled = False
    def initial_state(self): return (3, 0)
    def to_move(self, state): return state[1]
    def actions(self, state):
        if state[0]: yield 1
    def result(self, state, action): return (state[0] - action, 1 - state[1])
    def is_terminal(self, state): return state[0] == 0
    def utility(self, state, player): return 1.0 if player == state[1] else -1.0
"""
    assert grade(tmp_path, toml, model, model=model).passed
    late = model.replace("state[0] == 0", "state[0] == -1")
    same, rules = grade(tmp_path, toml, late, model=model).tests
    assert same.sentence == "The game goes on where it is over."
    assert same.evidence is not None
    assert "after 1 1 1" in same.evidence.input
    assert not rules.passed
    alters = model.replace("(3, 0)", "[3, 0]")
    assert "must be a value" in grade(tmp_path, toml, alters, model=model).tests[0].sentence

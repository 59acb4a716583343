"""Exercises and sheets as the page asks for them."""

from __future__ import annotations

import base64
from typing import Any

import pytest

from tests.web.driving import Socket
from zermelo.course.exercises import Exercise, exercise, exercises, written
from zermelo.course.exercises.export import as_latex


def right(one: Exercise) -> dict[str, str]:
    return {field.name: written(field, field.right) for field in one.fields}


def test_sheets_travel(socket: Socket) -> None:
    sheet = {"id": 3, "seed": 2, "number": 8, "depth": 3, "subjects": []}
    answer = socket.ask("make_sheet", "exercises", **sheet)
    assert answer["title"] == "Exercises"
    assert [one["answer"] for one in answer["exercises"]] == [
        one.answer for one in exercises(seed=2, number=8)
    ]
    assert len(answer["exercises"][0]["tree"]["parent"]) > 5
    assert socket.welcome["subjects"]["uct"] == "UCT"
    socket.send("make_sheet", **{**sheet, "subjects": ["chess"]})
    assert "no subject 'chess'" in socket.receive()["text"]
    socket.send("make_sheet", **{**sheet, "number": 999})
    assert "can't be read" in socket.receive()["text"]


def test_files_travel(socket: Socket) -> None:
    sheet = {"id": 4, "seed": 2, "number": 3, "depth": 3, "subjects": ["td"]}
    answer = socket.ask("export_sheet", "sheet_file", **sheet, format="latex")
    assert answer["name"] == "sheet-2.tex"
    made = exercises(["td"], 2, 3)
    assert base64.b64decode(answer["content"]).decode() == as_latex(made, 2)
    assert socket.welcome["formats"]["moodle"] == "Moodle XML"
    socket.send("export_sheet", **sheet, format="word")
    assert "word" in socket.receive()["text"]


def test_an_exercise_is_asked_judged_and_revealed(socket: Socket) -> None:
    wanted = {"id": 5, "subject": "alpha-beta", "seed": 1, "number": 2, "depth": 3}
    one = exercise("alpha-beta", 1, 2, 3)
    asked = socket.ask("ask_exercise", "asked", **wanted)
    assert asked["question"] == one.question
    assert asked["deep"]
    assert [field["kind"] for field in asked["fields"]] == ["branches", "number"]
    assert "answer" not in asked
    for given, told in ((right(one), one.answer), ({**right(one), "value": "x"}, "a number")):
        judged = socket.ask("answer_exercise", "judged", **wanted, given=given)
        assert told in judged["text"]
        assert judged["right"] == judged["readable"] == (given == right(one))
    mistake = one.mistakes[0]
    given = {**right(one), "cuts": written(one.fields[0], mistake.given["cuts"])}
    judged = socket.ask("answer_exercise", "judged", **wanted, given=given)
    assert (judged["right"], judged["text"]) == (False, mistake.text)
    revealed = socket.ask("reveal_exercise", "revealed", **wanted)
    assert (revealed["answer"], revealed["right"]) == (one.answer, right(one))
    assert "pruned" in " ".join(revealed["searched"]["marks"])


@pytest.mark.parametrize(
    "wrong, told",
    [
        ({"subject": "chess"}, "no subject 'chess'"),
        ({"depth": 9}, "can't be read"),
        ({"number": -1}, "can't be read"),
        ({"given": {"value": "1" * 3000}}, "can't be read"),
        ({"given": {"value": 3}}, "can't be read"),
        ({"given": {f"n{at}": "1" for at in range(99)}}, "can't be read"),
    ],
)
def test_wrong_requests_are_told_in_a_sentence(
    socket: Socket, wrong: dict[str, Any], told: str
) -> None:
    wanted = {"id": 5, "subject": "minimax", "seed": 1, "number": 0, "depth": 3, "given": {}}
    socket.send("answer_exercise", **{**wanted, **wrong})
    assert told in socket.receive()["text"]

"""Exercises and sheets as the page asks for them."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from typing import Any

import pytest

from tests.web.driving import Socket, Tabs, fits, go, until, violations_in_both_schemes
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
def test_wrong_requests_are_reported_in_a_sentence(
    socket: Socket, wrong: dict[str, Any], told: str
) -> None:
    wanted = {"id": 5, "subject": "minimax", "seed": 1, "number": 0, "depth": 3, "given": {}}
    socket.send("answer_exercise", **{**wanted, **wrong})
    assert told in socket.receive()["text"]


# In a real browser.


@pytest.fixture
def practice(tabs: Tabs) -> Iterator[Any]:
    """A tab in which nothing is remembered."""
    yield from tabs.lent(bypass_csp=True)


def shown(tab: Any, lesson: str) -> Any:
    go(tab, f"lessons/{lesson}")
    exercise = tab.locator("section.exercise")
    exercise.locator("form").wait_for()
    return exercise


def test_branches_are_marked_by_mouse(practice: Any) -> None:
    """A click in the tree names the branch; a mistake is explained, and the right answer counts."""
    one = exercise("alpha-beta", 1, 0, 3)
    form = shown(practice, "alpha-beta")
    cuts = form.get_by_label("Pruned branches")
    canvas = form.locator("canvas")
    canvas.focus()
    practice.keyboard.press("ArrowDown")
    x, y = (float(canvas.get_attribute(name)) for name in ("data-x", "data-y"))
    assert cuts.input_value() == ""  # to move about marks nothing
    canvas.click(position={"x": x, "y": y})
    until(practice, "document.querySelector('.long input').value === '1'")
    canvas.click(position={"x": x, "y": y})
    until(practice, "document.querySelector('.long input').value === ''")
    form.get_by_role("button", name="Check").click()
    form.get_by_text("“Pruned branches” is still empty.").wait_for()
    assert form.locator(".score").inner_text() == ""  # what can't be read is not counted
    cuts.fill("none")
    form.get_by_label("Value", exact=True).fill(right(one)["value"])
    form.get_by_role("button", name="Check").click()
    form.get_by_text("You pruned nothing.").wait_for()
    cuts.fill(right(one)["cuts"])
    form.get_by_role("button", name="Check").click()
    form.get_by_text("Right.", exact=True).wait_for()
    assert form.locator(".score").inner_text() == "solved 1 of 1"
    form.get_by_role("button", name="Another one").click()
    form.get_by_text("exercise 2").wait_for()
    practice.reload()
    shown(practice, "alpha-beta").get_by_text("exercise 2").wait_for()
    assert practice.locator(".score").inner_text() == "solved 1 of 1"


def test_an_exercise_is_done_by_keyboard(practice: Any) -> None:
    one = exercise("minimax", 1, 0, 3)
    form = shown(practice, "minimax")
    form.get_by_label("Value", exact=True).focus()
    practice.keyboard.type("9999")
    practice.keyboard.press("Tab")
    practice.keyboard.press("Space")
    practice.keyboard.press("Enter")
    form.get_by_text("Not yet.", exact=True).wait_for()
    form.get_by_label("Value", exact=True).focus()
    practice.keyboard.press("Control+a")
    practice.keyboard.type(right(one)["value"])
    practice.keyboard.press("Tab")
    for _ in range(int(right(one)["move"]) - 1):
        practice.keyboard.press("ArrowDown")
    practice.keyboard.press("Enter")
    form.get_by_text("Right.", exact=True).wait_for()
    for _ in range(4):
        if practice.evaluate("document.activeElement.innerText") == "Another one":
            break
        practice.keyboard.press("Tab")
    practice.keyboard.press("Enter")
    form.get_by_text("exercise 2").wait_for()


def test_answers_are_shown_and_then_not_counted_as_solved(practice: Any) -> None:
    form = shown(practice, "biased")
    form.get_by_role("button", name="A biased opponent").click()
    form.get_by_text("A biased opponent, exercise 1").wait_for()
    form.get_by_role("button", name="Show the answer").click()
    form.get_by_label("the answer").locator("table").wait_for()
    assert form.locator(".score").inner_text() == "solved 0 of 1"


def test_broken_storage_does_no_harm(practice: Any) -> None:
    go(practice, "")
    for kept in ("[[", "null", '{"minimax": {"tried": -1}}', '{"minimax": 3, "td": null}'):
        practice.evaluate("kept => localStorage.setItem('exercises', kept)", kept)
        practice.reload()
        practice.wait_for_selector("h1")
        form = shown(practice, "minimax")
        form.get_by_text("exercise 1").wait_for()
        assert form.locator(".score").inner_text() == ""


CONTAINED = """(() => {
    const panel = document.querySelector('section.exercise').getBoundingClientRect().right;
    const parts = [...document.querySelectorAll('section.exercise :is(input, button, canvas)')];
    return parts.every(one => one.getBoundingClientRect().right <= panel);
})()"""
"""Whether nothing to click sticks out of its panel."""


@pytest.mark.parametrize(
    "width", [390, *(pytest.param(width, marks=pytest.mark.long) for width in (800, 1280))]
)
def test_everybody_can_practise(practice: Any, width: int) -> None:
    """Light and dark, at three widths: nothing is wider than the screen, and axe is content."""
    for lesson in ("alpha-beta", "uct", "regret", "games"):
        practice.set_viewport_size({"width": width, "height": 900})
        form = shown(practice, lesson)
        form.get_by_role("button", name="Show the answer").click()
        form.get_by_label("the answer").wait_for()
        assert violations_in_both_schemes(practice) == [], lesson
        for wide in (width, 800, 1280):
            fits(practice, wide)
            assert practice.evaluate(CONTAINED), (lesson, wide)

"""The experiments of the lessons, run over a socket."""

from __future__ import annotations

from tests.web.driving import Socket, failure
from zermelo.web.server.serve import Page


def test_lessons_run(compiled_page: Page) -> None:
    socket = Socket(compiled_page)
    course = socket.ask(
        "lesson", "lesson_result", id=1, subject="regret", settings={"iterations": 500}
    )
    assert abs(course["series"]["rock, average"][-1] - 1 / 3) < 0.2
    course = socket.ask(
        "lesson", "lesson_result", id=1, subject="kuhn", settings={"iterations": 300}
    )
    assert course["series"]["average strategy"][-1] < 0.02
    assert course["strategy"]["player 2, K after bet"]["call"] > 0.99
    course = socket.ask("lesson", "lesson_result", id=1, subject="ghosts", settings={"games": 1})
    assert course["done"]
    assert len(course["series"]) == 4
    assert "no subject" in failure(socket, "lesson", id=1, subject="nothing")
    wrong = {"iterations": 1e9}
    assert "up to" in failure(socket, "lesson", id=1, subject="kuhn", settings=wrong)
    socket.close()


def test_search_and_table_agree_in_the_lesson(socket: Socket) -> None:
    state = "X.O/.X./..."
    deep = {"state": state, "depth": 9}
    answer = socket.ask("lesson", "lesson_result", id=1, subject="lookup", settings=deep)
    for _, search, table in answer["table"]["rows"]:
        assert float(search) == float(table.split()[0])
    assert answer["series"]["positions"] == [765]
    shallow = {"state": state, "depth": 1}
    answer = socket.ask("lesson", "lesson_result", id=1, subject="lookup", settings=shallow)
    assert any(search.startswith("≈") for _, search, _ in answer["table"]["rows"])
    socket.send("lesson", id=1, subject="lookup", settings={"state": "XXX/OO./..."})
    assert "over" in socket.wait("failed")["text"]

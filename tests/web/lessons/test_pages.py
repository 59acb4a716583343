"""Lessons as messages for the page."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web.driving import Socket, failure
from zermelo.course import source
from zermelo.errors import UnknownName
from zermelo.web.lessons.pages import contents, lesson_page
from zermelo.web.messages.responses import FigureBlock, encode

SAMPLE = Path(__file__).parents[2] / "course" / "sample"


@pytest.fixture(autouse=True)
def _sample(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(source, "COURSE", SAMPLE)


def test_the_list_is_small_and_in_order() -> None:
    listed = contents(3)
    assert listed.id == 3
    assert [one.address for one in listed.lessons] == ["minimax", "uct"]
    assert [one.address for one in listed.systems] == ["systems/deep-blue"]
    assert listed.lessons[0].figure == "tree"
    assert listed.lessons[0].options["spec"].startswith("[[3,12,8]")
    assert listed.systems[0].year == "1997"
    assert len(encode(listed)) < 2000


def test_a_lesson_with_its_neighbours() -> None:
    page = lesson_page(4, "minimax")
    assert page.before is None
    assert page.after is not None
    assert page.after.address == "uct"
    figure = next(one for one in page.blocks if isinstance(one, FigureBlock))
    assert figure.name == "minimax"
    assert (figure.lines[0].tag, figure.lines[1].tag) == ("enter", "terminal")
    assert '"kind":"figure"' in encode(page)
    system = lesson_page(5, "systems/deep-blue")
    assert system.before is system.after is None
    with pytest.raises(UnknownName, match="did you mean minimax"):
        lesson_page(6, "minmax")


def test_over_a_socket(socket: Socket) -> None:
    listed = socket.ask("list_lessons", "contents", id=1)
    assert [one["address"] for one in listed["lessons"]] == ["minimax", "uct"]
    page = socket.ask("read_lesson", "lesson_page", id=2, address="uct")
    assert page["info"]["title"] == "Monte Carlo tree search"
    assert [one["kind"] for one in page["blocks"]][:3] == ["prose", "math", "figure"]
    for wrong in ("no-such", "../minimax", "systems/../minimax", "/etc/passwd", "Minimax", ""):
        assert "there is no lesson" in failure(socket, "read_lesson", id=3, address=wrong)
    assert "can't be read" in failure(socket, "read_lesson", id=4, address="a" * 201)

"""What is kept for a while."""

from __future__ import annotations

from zermelo.web.recent import Recent


def test_the_oldest_are_forgotten() -> None:
    gone: list[int] = []
    recent = Recent(2, forget=gone.append)
    recent.keep("a", 1)
    recent.keep("b", 2)
    recent.keep("a", 1)  # is the most recent again
    recent.keep("c", 3)
    assert gone == [2]
    assert [recent.get(key) for key in ("a", "b", "c", None)] == [1, None, 3, None]


def test_no_one_needs_to_hear_of_it() -> None:
    recent: Recent[int] = Recent(1)
    recent.keep("a", 1)
    recent.keep("b", 2)
    assert recent.get("a") is None

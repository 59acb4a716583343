"""Settings: what they accept, and what they say of what they refuse."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from zermelo.errors import BadParameter
from zermelo.settings import COUNT, SHARE, UNSET, Checked, Range, Setting, check, setting
from zermelo.settings import settings_of as found


@dataclass(frozen=True)
class Limits(Checked):
    topic = "Limits"

    depth: int | None = setting(None, "Plies.", COUNT, option="plies", was="deep")
    share: float = setting(0.5, "Share.", SHARE)


@dataclass(frozen=True)
class Options(Limits):
    topic = "Options"

    share: float = setting(1.0, "Share of all.", SHARE)
    kind: str = setting("best", "What is played.", choices=("best", "any", "none"))
    quiet: bool = setting(False, "Whether it is quiet.")
    untold: int = 3


def test_what_a_field_says() -> None:
    settings = found(Options)
    assert list(settings) == ["depth", "share", "kind", "quiet"]
    depth, share = settings["depth"], settings["share"]
    assert (depth.kind, depth.optional, depth.default) == (int, True, None)
    assert (depth.called, depth.names, depth.topic) == (
        "plies",
        {"depth", "plies", "deep"},
        "Limits",
    )
    assert (share.help, share.default) == ("Share of all.", 1.0)
    assert Setting("").default is UNSET


@pytest.mark.parametrize(
    "given, said",
    [
        ({"depth": 0}, "depth must be at least 1, not 0"),
        ({"depth": 1.5}, "depth must be a whole number, at least 1, not 1.5"),
        ({"depth": True}, "depth must be a whole number, at least 1, not True"),
        ({"share": 2}, "share must be from 0 to 1, not 2"),
        ({"share": float("nan")}, "share must be from 0 to 1, not nan"),
        ({"share": "all"}, "share must be a number from 0 to 1, not 'all'"),
        ({"share": None}, "share must be a number from 0 to 1, not None"),
        ({"kind": "worst"}, "kind must be best, any or none, not 'worst'"),
        ({"quiet": 1}, "quiet must be true or false, not 1"),
    ],
)
def test_what_is_refused(given: dict[str, Any], said: str) -> None:
    with pytest.raises(BadParameter) as caught:
        Options(**given)
    assert str(caught.value) == said


def test_what_is_accepted() -> None:
    assert Options(depth=3, share=1, kind="any", quiet=True).share == 1
    assert Options(depth=None).depth is None


@pytest.mark.parametrize(
    "name, given, value",
    [
        ("depth", "4", 4),
        ("depth", 4.0, 4),
        ("share", "0.5", 0.5),
        ("share", 1, 1.0),
        ("kind", "any", "any"),
        ("quiet", "Yes", True),
        ("quiet", 0, False),
        ("quiet", True, True),
    ],
)
def test_what_is_read(name: str, given: Any, value: Any) -> None:
    read = found(Options)[name].read(given)
    assert (read, type(read)) == (value, type(value))


@pytest.mark.parametrize(
    "name, given, wanted",
    [
        ("depth", "many", "a whole number, at least 1, not 'many'"),
        ("depth", 4.5, "a whole number, at least 1, not 4.5"),
        ("depth", float("inf"), "a whole number, at least 1, not inf"),
        ("share", True, "a number from 0 to 1, not True"),
        ("quiet", "perhaps", "true or false, not 'perhaps'"),
    ],
)
def test_what_can_not_be_read(name: str, given: Any, wanted: str) -> None:
    with pytest.raises(BadParameter, match=f"{name} must be {wanted}"):
        found(Options)[name].read(given)


def test_ranges_in_words() -> None:
    assert str(Range(0, 1, low_open=True)) == "more than 0 and at most 1"
    assert str(Range(0, 0.5, True, True)) == "more than 0 and less than 0.5"
    assert str(Range(1, 5_000_000)) == "from 1 to 5000000"
    assert "3" not in Range(1, 9)


def test_single_values() -> None:
    check("connect", 4, Range(1, 7))
    check("size", 6, choices=(4, 6, 8))
    with pytest.raises(BadParameter, match="size must be 4, 6 or 8, not 5"):
        check("size", 5, choices=(4, 6, 8))

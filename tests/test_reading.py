"""Reading what others wrote."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from zermelo.errors import BadFile, BadParameter, IllegalAction, short
from zermelo.reading import (
    fitted,
    naming,
    open_regular,
    parse_json,
    read_lines,
    read_regular,
    reading,
    without_remarks,
)


@dataclass(frozen=True)
class Inner:
    x: float
    y: int | None = None


@dataclass(frozen=True)
class Outer:
    name: str
    flag: bool = False
    inner: tuple[Inner, ...] = ()
    more: dict[str, Any] = field(default_factory=dict)
    either: int | str = 0


def test_values_become_what_types_say():
    text = '{"name": "a", "inner": [{"x": 1}, {"x": 2.5, "y": null}], "more": {"k": [1]}}'
    made = fitted(parse_json(text), Outer)
    assert made == Outer("a", False, (Inner(1.0), Inner(2.5)), {"k": [1]})
    assert fitted({"name": "a", "either": "text"}, Outer).either == "text"


@pytest.mark.parametrize(
    "text, said",
    [
        ("[]", "it is a list, and should be an object"),
        ("{}", "it lacks 'name'"),
        ('{"name": 5}', "its name is 5, and should be text"),
        ('{"name": null}', "its name is null, and should be text"),
        ('{"name": "a", "flag": 1}', "its flag is 1, and should be true or false"),
        (
            '{"name": "a", "inner": [{"x": "1"}]}',
            r"its inner\[0\].x is '1', and should",
        ),
        ('{"name": "a", "inner": [{"x": true}]}', "should be a number"),
        ('{"name": "a", "inner": [{"x": 1e999}]}', "is not a finite number"),
        ('{"name": "a", "inner": [{"x": 1, "y": 1.0}]}', "should be a whole number"),
        (f'{{"name": "a", "inner": [{{"x": 1, "y": {10**30}}}]}}', "a number too large"),
        ('{"name": "a", "inner": {}}', "should be a list"),
        ('{"name": "a", "odd": 1}', "a field 'odd', which means nothing"),
    ],
)
def test_values_of_other_types_are_refused_with_their_place(text: str, said: str):
    with pytest.raises(BadFile, match=said):
        fitted(parse_json(text), Outer)


@pytest.mark.parametrize(
    "text, said",
    [
        ('{"a": 1, "a": 2}', "'a' appears twice"),
        ("[" * 100_000, "nested too deeply"),
        ("9" * 5000, "too many digits"),
        ("NaN", "NaN is not a number"),
        ("[1e999]", "1e999 is not a finite number"),
        ("9" * 400 + ".0", "not a finite number"),
        ('["\\ud800"]', "not UTF-8 text"),
        (b"\xff\xfe", "not UTF-8 text"),
        ('"a', "not JSON"),
        ("", "not JSON"),
    ],
)
def test_json_that_readers_stumble_over_is_refused(text: str | bytes, said: str):
    with pytest.raises(BadFile, match=said):
        parse_json(text)


def test_json_may_have_what_python_writes_for_no_number():
    assert str(parse_json("[NaN, Infinity]", nan=True)) == "[nan, inf]"


def test_only_ordinary_files_of_bearable_size_are_read(tmp_path: Path):
    file = tmp_path / "file"
    file.write_bytes(b"x" * 100)
    assert read_regular(file) == b"x" * 100
    with pytest.raises(BadFile, match="larger than"):
        read_regular(file, 99)
    with pytest.raises(BadFile, match="it is a folder"):
        open_regular(tmp_path)
    with pytest.raises(BadFile, match="no ordinary file"):
        open_regular("/dev/zero")
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(BadFile, match="no ordinary file"):
        open_regular(tmp_path / "pipe")


def test_errors_name_the_file_once(tmp_path: Path):
    with (
        pytest.raises(BadFile, match=r"^a\.file: it is odd; repair it$"),
        reading("a.file", remedy="repair it"),
    ):
        raise BadFile("it is odd")
    with pytest.raises(BadFile, match="missing can't be read: No such file"), reading("missing"):
        read_regular(tmp_path / "missing")
    with pytest.raises(BadFile, match=r"^a\.file, line 3: not legal$"), naming("a.file", "line 3"):
        raise IllegalAction("not legal")
    with pytest.raises(IllegalAction, match=r"^a\.file is odd$"), naming("a.file"):
        raise IllegalAction("a.file is odd")


def test_what_is_shown_of_a_file_is_short_and_nothing_for_terminals():
    assert short("plain") == "plain"
    assert len(short("x" * 1000)) == 120
    assert "\x1b" not in short("\x1b[2J")
    assert short(10**5000).startswith("a int too long")


def test_remarks_and_empty_lines_are_left_out() -> None:
    lines = ["# a title", "", " one two # first", "three"]
    assert list(without_remarks(lines)) == [(3, "one two"), (4, "three")]


def test_what_cannot_be_read_is_named(tmp_path: Path) -> None:
    file = tmp_path / "rules"
    with pytest.raises(BadParameter, match=f"the rules can't be read from {file}"):
        read_lines(file, "the rules")
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(BadParameter, match="the rules can't be read"):
        read_lines(file, "the rules")
    file.write_text("any\n")
    assert read_lines(file, "the rules") == ["any"]

"""The head of a lesson's file: between two lines of `---`, what the lesson is.

A small part of YAML, so that other programs for MyST read the same: `key: value`, a list in
brackets, or one item a line after `- `. Anything else is refused with its line.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from ..errors import BadFile, short

FENCE = "---"
_KEY = re.compile(r"([a-z][a-z-]*):(?:\s+(.*))?$")
_SPECIAL = "[]{}&*!|>%@`,#?"


class FrontMatterEntry(NamedTuple):
    """What stands after a key, and the line it stands in."""

    value: str | tuple[str, ...]
    line: int


class FrontMatter(NamedTuple):
    """The entries by their keys, and the number of lines they take in the file."""

    entries: dict[str, FrontMatterEntry]
    lines: int


def front_matter(text: str) -> FrontMatter:
    """Read the head of a text. Errors begin with the line: `line 3: ...`."""
    lines = text.split("\n")
    if lines[0].rstrip() != FENCE:
        raise _wrong(1, f"a lesson begins with a line of {FENCE}, then its name, title and so on")
    ends = [at for at, line in enumerate(lines) if at and line.rstrip() == FENCE]
    if not ends:
        raise _wrong(1, f"the front matter has no end: a second line of {FENCE} is missing")
    entries: dict[str, FrontMatterEntry] = {}
    listed: list[str] | None = None  # the items of the list that is being read
    key = ""
    for number, line in enumerate(lines[1 : ends[0]], 2):
        stripped = line.strip()
        if not stripped or stripped.startswith("#"):
            continue
        if stripped.startswith("- ") or stripped == "-":
            if listed is None:
                raise _wrong(number, "this item belongs to no list; write `key:` above it")
            listed.append(_scalar(stripped[1:].strip(), number))
            entries[key] = FrontMatterEntry(tuple(listed), entries[key].line)
            continue
        found = _KEY.match(line.rstrip())
        if found is None:
            raise _wrong(number, f"expected `key: value` or `- item`, not {short(stripped)!r}")
        key, value = found[1], (found[2] or "").strip()
        if key in entries:
            raise _wrong(number, f"{key} is given already, in line {entries[key].line}")
        listed = [] if not _without_remark(value) else None
        entries[key] = FrontMatterEntry(() if listed is not None else _value(value, number), number)
    return FrontMatter(entries, ends[0] + 1)


def _value(text: str, number: int) -> str | tuple[str, ...]:
    text = _without_remark(text)
    if not text.startswith("["):
        return _scalar(text, number)
    if not text.endswith("]"):
        raise _wrong(number, "a list in brackets ends in the same line with ]")
    inside = text[1:-1].strip()
    return tuple(_scalar(one.strip(), number) for one in inside.split(",")) if inside else ()


def _scalar(text: str, number: int) -> str:
    """Text, in quotes if it would mean something else in YAML."""
    text = _without_remark(text)
    if not text:
        raise _wrong(number, "here something is missing")
    if text[0] in "\"'":
        if len(text) < 2 or text[-1] != text[0] or text[0] in text[1:-1] or "\\" in text:
            raise _wrong(number, "a quoted text ends with the same quote, and has none inside")
        return text[1:-1]
    if text[0] in _SPECIAL or ": " in text or text.endswith(":"):
        raise _wrong(number, f"put this in quotes: {short(text)}")
    return text


def _without_remark(text: str) -> str:
    """Without ` # a remark` at its end, unless that is in quotes."""
    if text[:1] in ("'", '"'):
        end = text.find(text[0], 1)
        rest = text[end + 1 :].strip()
        return text[: end + 1] if end > 0 and rest.startswith("#") else text
    return re.split(r"(?:^|\s)#", text, maxsplit=1)[0].rstrip()


def _wrong(number: int, what: str) -> BadFile:
    return BadFile(f"line {number}: {what}")

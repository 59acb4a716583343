"""Gambit files as a stream of tokens: words, numbers, quoted text and braces."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from typing import NamedTuple, TypeVar

from ...errors import BadFile
from .._reading import check_length

TEXT, NUMBER, WORD, MARK, END = "text", "number", "word", "mark", "end"
_TOKEN = re.compile(
    r"""(?P<text>"(?:[^"\\]|\\.)*")
      | (?P<number>[+-]?(?:\d+/\d+|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)(?![\w.]))
      | (?P<word>\w+)
      | (?P<mark>[{},])""",
    re.VERBOSE | re.DOTALL,
)
T = TypeVar("T")
_SPACE = re.compile(r"\s*")
_LONGEST_NUMBER = 60  # characters: exact arithmetic with longer ones takes forever
_LARGEST_POWER = 300


class GambitToken(NamedTuple):
    kind: str
    text: str
    line: int

    def __str__(self) -> str:
        return "the end of the file" if self.kind == END else repr(self.text[:40])


class Tokens:
    """Reads tokens one by one; errors name the line where another one was expected."""

    def __init__(self, text: str) -> None:
        check_length(text)
        self._text, self._place, self._line = text, 0, 1
        self.next = self._read()

    def _read(self) -> GambitToken:
        space = _SPACE.match(self._text, self._place)
        assert space is not None  # it matches nothing, too
        self._line += space[0].count("\n")
        self._place = space.end()
        if self._place == len(self._text):
            return GambitToken(END, "", self._line)
        match = _TOKEN.match(self._text, self._place)
        if match is None:
            what = self._text[self._place : self._place + 20].split("\n")[0]
            if what.startswith('"'):
                raise BadFile("this text has no closing quotation mark", self._line)
            raise BadFile(f"{what!r} means nothing here", self._line)
        token = GambitToken(match.lastgroup or "", match[0], self._line)
        self._line += match[0].count("\n")
        self._place = match.end()
        return token

    def take(self) -> GambitToken:
        token = self.next
        self.next = self._read()
        return token

    def expect(self, kind: str, what: str) -> GambitToken:
        if self.next.kind != kind:
            raise BadFile(f"{what} expected, not {self.next}", self.next.line)
        return self.take()

    def at(self, mark: str) -> bool:
        """Whether a brace or comma is the next token."""
        return self.next.kind == MARK and self.next.text == mark

    def listed(self, read: Callable[[], T], title: str = "") -> list[T]:
        """The items between braces; with `title`, a quoted title comes first."""
        if not self.at("{"):
            raise BadFile(f"'{{' expected, not {self.next}", self.next.line)
        self.take()
        if title:
            self.text(title)
        found = []
        while not self.at("}"):
            found.append(read())
            if self.at(","):
                self.take()
        self.take()
        return found

    def text(self, what: str) -> str:
        token = self.expect(TEXT, f"{what} in quotation marks")
        return re.sub(r"\\(.)", r"\1", token.text[1:-1], flags=re.DOTALL)

    def has_text(self) -> bool:
        return self.next.kind == TEXT

    def has_number(self) -> bool:
        return self.next.kind == NUMBER

    def integer(self, what: str) -> int:
        token = self.expect(NUMBER, what)
        if not re.fullmatch(r"\d{1,9}", token.text):
            raise BadFile(f"{what} must be a whole number, not {token}", token.line)
        return int(token.text)

    def fraction(self, what: str) -> Fraction:
        token = self.expect(NUMBER, what)
        power = re.search(r"[eE]([+-]?\d+)$", token.text)
        if len(token.text) > _LONGEST_NUMBER or (power and abs(int(power[1])) > _LARGEST_POWER):
            raise BadFile(f"{token} has too many digits", token.line)
        try:
            return Fraction(token.text)
        except ZeroDivisionError:
            raise BadFile(f"{token} divides by zero", token.line) from None


def quoted(text: str) -> str:
    """A text as a token; line breaks become blanks."""
    escaped = " ".join(text.split("\n")).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def shown(value: float) -> str:
    """A number as a token, with as many digits as it needs."""
    return str(int(value)) if value == int(value) and abs(value) < 1 << 53 else repr(float(value))

"""Text from others: whatever it holds, one line that does no harm."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zermelo.text import printable, sentence


def test_escapes_go_and_words_stay() -> None:
    assert printable("\x1b[1;31mred\x1b[0m") == "red"
    assert printable("\x1b]8;;http://x\x1b\\link\x1b]8;;\x07!") == "link!"
    assert printable("\x1b]0;a title without end") == ""
    assert printable("\x9b2Jone\r\ntwo\tthree\u2028four") == "one  two three four"
    assert printable("\x1bPstring\x1b\\\x1b(Bafter\x1bc") == "after"
    assert printable("a\x00b\x7fc\x85d\u200be\ufefff") == "abc def"


def test_direction_can_not_be_changed() -> None:
    assert printable("file\u202egnp.exe\u202c \u2066x\u2069 \u200fy") == "filegnp.exe x y"


def test_languages_are_left_alone() -> None:
    for text in ("naïve café", "日本語", "क्\u200dष", "Ω ≤ ½ ♞"):
        assert printable(text) == text


def test_it_is_short() -> None:
    assert printable("x" * 10_000) == "x" * 497 + "..."
    assert printable("x" * 10_000, 20) == "x" * 17 + "..."
    assert printable(ValueError("oh"), 20) == "oh"


@given(st.text(st.characters()) | st.text("\x1b\x9b[]()0;mPX^_\\\x07\x9c a"))
def test_nothing_else_gets_through(text: str) -> None:
    shown = printable(text)
    shown.encode()
    assert "\n" not in shown
    for letter in shown:
        assert unicodedata.category(letter) not in ("Cc", "Cs", "Zl", "Zp")
    assert printable(shown) == shown


@pytest.mark.parametrize(
    "subject, words, told",
    [
        ("player 1", "raise to 4", "Player 1 raises to 4."),
        ("X", "pass", "X passes."),
        ("X", "catch nothing", "X catches nothing."),
        ("X", "buy Park Place", "X buys Park Place."),
        ("X", "try again", "X tries again."),
        ("", "the dice show 3 and 4", "The dice show 3 and 4."),
    ],
)
def test_sentences(subject: str, words: str, told: str) -> None:
    assert sentence(subject, words) == told

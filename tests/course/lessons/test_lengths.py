"""What every lesson has: parts, formulas, pseudocode, a figure, a cell, and 400 to 700 words."""

from __future__ import annotations

import re

import pytest

from tests.course.lessons.reading import (
    NAMES,
    body,
    cells,
    directives,
    head,
    option,
    sections,
    words,
)

FEWEST, MOST = 400, 700
SECTIONS = ("What it is for", "A worked number", "Complexity", "Where it breaks", "In a real game")
TERMS = (
    *("zero-sum", "policy", "branching factor", "complexity", "feature", "killer", "anytime"),
    *("Type A", "Type B", "selection", "expansion", "UCB1", "PUCT", "Nash equilibrium"),
)
KEYS = ("name", "title", "part", "summary", "goals", "lectures", "textbook", "week", "exercises")


@pytest.mark.parametrize("name", NAMES)
def test_words(name: str) -> None:
    assert FEWEST <= words(name) <= MOST


@pytest.mark.parametrize("term", TERMS)
def test_the_terms_of_the_field_are_used(term: str) -> None:
    assert any(term in body(name) for name in NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_front_matter(name: str) -> None:
    keys = re.findall(r"^([a-z]+):", head(name), re.MULTILINE)
    assert tuple(keys) == KEYS
    assert f"\nname: {name}\n" in f"\n{head(name)}"
    goals = re.findall(r"^  - \S", head(name), re.MULTILINE)
    assert 2 <= len(goals) <= 4
    assert re.search(
        r'^lectures: ".*(UNPAR|CA318|Mazumder|Notes|Eidheim): ', head(name), re.MULTILINE
    )
    assert "AIMA, 4th edition" in head(name)
    assert re.search(r"^week: [1-6]$", head(name), re.MULTILINE)


@pytest.mark.parametrize("name", NAMES)
def test_parts(name: str) -> None:
    found = sections(name)
    assert len(set(found)) == len(found)
    for wanted in SECTIONS:
        assert any(wanted.split()[-1] in one for one in found), f"{name} has no {wanted!r}"
    assert "$$\n" in body(name), "a displayed formula"
    assert cells(name), "a cell that runs"


@pytest.mark.parametrize("name", NAMES)
def test_pseudocode_beside_a_live_figure(name: str) -> None:
    figures = [content for info, content in directives(name) if info.startswith("{live} ")]
    assert any(option(content, "pseudocode") for content in figures)
    for content in figures:
        caption = re.sub(r"^:.*\n", "", content, flags=re.MULTILINE).strip()
        assert caption, "every figure says what to do with it"

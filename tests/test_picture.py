"""The picture that moves is what its script draws, and is shown where people begin."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree

import pytest

from docs.site.pages import ROOT
from docs.site.picture import FILE, picture


@pytest.mark.plain
def test_the_file_is_what_the_script_draws() -> None:
    kept = FILE.read_text(encoding="utf-8")
    assert kept == picture(), "run python -m docs.site.picture"
    assert len(kept) < 500_000


def test_it_needs_nothing_else_and_stands_still_if_asked() -> None:
    kept = FILE.read_text(encoding="utf-8")
    ElementTree.fromstring(kept)
    assert "<script" not in kept
    assert "http" not in kept.replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert "prefers-reduced-motion: reduce" in kept
    used = set(re.findall(r"animation-name:([\w-]+)", kept))
    assert used == set(re.findall(r"@keyframes ([\w-]+)", kept))
    assert set(re.findall(r'href="#(\w+)"', kept)) == set(re.findall(r'<svg id="(\w+)"', kept))
    assert kept.count('class="step last"') == 1


@pytest.mark.parametrize(
    "page, address",
    [
        ("README.md", "](docs/_static/search.svg)"),
        ("docs/index.md", "```{image} _static/search.svg"),
    ],
)
def test_readers_see_it_first(page: str, address: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    assert address in text.partition("```sh")[0]

"""The lesson on Type A and Type B."""

from __future__ import annotations

import json
import math

from tests.course.lessons.reading import directives, option, printed, says
from zermelo.games.tree import Tree
from zermelo.search import minimax


def spec() -> dict[str, object]:
    content = next(content for info, content in directives("type-a-b") if "tree" in info)
    found: dict[str, object] = json.loads(option(content, "spec") or "")
    return found


def test_the_sacrifice() -> None:
    result = minimax(Tree(spec()))
    assert (result.value, result.line[0]) == (1, "wait")
    assert {row.text: row.value for row in result.rows} == {"grab": -90, "wait": 1}
    assert result.leaves == 6
    says("type-a-b", r"\min(3, 5, -90) = -90", r"\min(1, 2, 4) = 1")


def test_what_a_beam_of_two_sees() -> None:
    seen = minimax(Tree({"moves": {"grab": [3, 5], "wait": [1, 2]}}))
    assert (seen.value, seen.line[0], seen.leaves) == (3, "grab", 4)
    says("type-a-b", r"\min(3, 5) = 3", "saved two leaves of six")


def test_the_cell() -> None:
    beam, full = printed("type-a-b").splitlines()
    assert "'grab'" in beam
    assert beam.endswith("3.0 estimate")
    assert "'wait'" in full
    assert full.endswith("1.0 exact")


def test_the_tree_in_the_cell_is_that_of_the_figure() -> None:
    replies = {
        "grab": {"recapture": 3, "retreat": 5, "sacrifice": -90},
        "wait": {"develop": 1, "castle": 2, "retreat": 4},
    }
    assert spec() == {"moves": {move: {"moves": after} for move, after in replies.items()}}


def test_widths_and_depths() -> None:
    assert 35**4 == 1_500_625
    assert 5**4 == 625
    assert round(4 * math.log(35) / math.log(5), 1) == 8.8
    says("type-a-b", "1{,}500{,}625", r"\approx 8.8")


def test_shannons_minutes() -> None:
    assert (10**3) ** 3 == 10**9
    assert 10**9 / 10**6 / 60 > 16
    says("type-a-b", "more than 16 minutes")

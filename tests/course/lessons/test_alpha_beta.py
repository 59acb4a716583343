"""The lesson on alpha-beta."""

from __future__ import annotations

import json

from tests import naive
from tests.course.lessons.reading import directives, option, printed, says
from tests.search.uniform import Uniform
from zermelo import load
from zermelo.games.tree import Tree
from zermelo.search import minimax, plain_alpha_beta

TEXTBOOK = [[3, 12, 8], [2, 4, 6], [14, 5, 2]]
FOUR_PLIES = [[[[8, 7], [3, 9]], [[9, 8], [2, 4]]], [[[1, 8], [8, 9]], [[9, 9], [3, 4]]]]


def test_seven_of_nine_leaves() -> None:
    value, leaves, pruned = naive.alpha_beta(TEXTBOOK)
    result = plain_alpha_beta(Tree(TEXTBOOK))
    assert (value, leaves) == (result.value, result.leaves) == (3, 7)
    assert pruned == ["2.2", "2.3"], "the leaves 4 and 6"
    says("alpha-beta", "Seven of nine leaves", "The leaves 4 and 6 are pruned")


def test_a_cut_node_keeps_its_bound_whatever_was_pruned() -> None:
    """With 1 and 0 in the place of 4 and 6 the search sees the same, and calls it at most 2."""
    for second in ([2, 4, 6], [2, 1, 0]):
        result = plain_alpha_beta(Tree([TEXTBOOK[0], second, TEXTBOOK[2]]))
        row = next(row for row in result.rows if row.text == "2")
        assert (result.value, row.value, row.side) == (3, 2, "upper")


def test_bucket_and_halving() -> None:
    assert plain_alpha_beta(load("bucket")).leaves == 5
    assert minimax(load("bucket")).leaves == 6
    assert minimax(load("halving:n=5")).nodes == 27
    assert plain_alpha_beta(load("halving:n=5")).nodes == 20
    says("alpha-beta", "five of six leaves", "20 nodes in place of 27")


def test_the_lectures_tree_of_four_plies() -> None:
    value, leaves, _ = naive.alpha_beta(FOUR_PLIES)
    result = plain_alpha_beta(Tree(FOUR_PLIES))
    assert (value, leaves) == (result.value, result.leaves) == (8, 10)
    says("alpha-beta", json.dumps(FOUR_PLIES, separators=(",", ":")), "10 of the 16 leaves")


def test_the_eight_is_never_looked_at() -> None:
    assert naive.alpha_beta([[2, 7], [1, 8]]) == (2, 3, ["2.2"])


def test_the_best_case() -> None:
    assert 4**3 + 4**3 - 1 == 127
    assert plain_alpha_beta(Uniform(4, 6)).leaves == 127
    assert 4**6 == 4096
    says("alpha-beta", "127 leaves against 4,096")


def test_the_figure_shows_cutoffs() -> None:
    content = next(content for info, content in directives("alpha-beta") if "tree" in info)
    tree = json.loads(option(content, "spec") or "")
    value, leaves, pruned = naive.alpha_beta(tree)
    result = plain_alpha_beta(Tree(tree))
    assert (value, leaves) == (result.value, result.leaves) == (6, 7)
    assert pruned


def test_the_cell() -> None:
    lines = [line.split() for line in printed("alpha-beta").splitlines()]
    assert [line[1] for line in lines] == ["True"] * 3
    assert lines[0][2:] == ["27", "20"]
    assert lines[1][2:] == ["10", "9"]
    assert int(lines[2][3]) < int(lines[2][2])

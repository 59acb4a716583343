"""Copies are found under other names, and what everybody has is not held against anybody."""

from __future__ import annotations

import re

from tests.grading.variants import source_of
from zermelo.grading.output.similarity import alike, fingerprints, ranges
from zermelo.grading.shipped import FOLDER

OWN = """
import math

def minimax(game, state):
    me = game.to_move(state)
    table = {}
    def worth(s):
        if s in table:
            return table[s]
        if game.is_terminal(s):
            answer = game.utility(s, me)
        else:
            children = [worth(game.result(s, a)) for a in game.actions(s)]
            answer = max(children) if game.to_move(s) == me else min(children)
        table[s] = answer
        return answer
    best = -math.inf, None
    for a in game.actions(state):
        best = max(best, (worth(game.result(state, a)), a), key=lambda pair: pair[0])
    return best
"""
OTHER = """
def minimax(game, state):
    def max_value(s):
        if game.is_terminal(s):
            return game.utility(s, player), None
        v, move = float("-inf"), None
        for a in game.actions(s):
            v2 = min_value(game.result(s, a))[0]
            if v2 > v:
                v, move = v2, a
        return v, move

    def min_value(s):
        if game.is_terminal(s):
            return game.utility(s, player), None
        v, move = float("+inf"), None
        for a in game.actions(s):
            v2 = max_value(game.result(s, a))[0]
            if v2 < v:
                v, move = v2, a
        return v, move

    player = game.to_move(state)
    return max_value(state)
"""


def renamed(source: str) -> str:
    """A copy in other words, with remarks."""
    for old, new in (("children", "xs"), ("answer", "res"), ("table", "memo"), ("me", "p")):
        source = re.sub(rf"\b{old}\b", new, source)
    return re.sub(r"(?m)^( +)if", r"\1# look here\n\1if", source).replace("    ", "        ")


def test_a_copy_under_other_names_stands_first() -> None:
    class_of = {"ann": OWN, "bob": renamed(OWN), "cy": OTHER, "di": source_of("minimax")}
    first, *rest = alike(class_of)
    assert (first.one, first.other) == ("ann", "bob")
    assert first.share > 0.8
    assert all(pair.share < 0.3 for pair in rest)
    assert first.lines
    assert first.other_lines


def test_the_template_is_left_out() -> None:
    template = (FOLDER / "mcts" / "template" / "mcts.py.txt").read_text()
    long = f"{OWN}\n" * 2
    both = {"ann": template + long, "bob": template + OTHER}
    without, having = alike(both, [template]), alike(both)
    assert sum(pair.share for pair in without) <= sum(pair.share for pair in having)
    assert alike({"ann": template, "bob": template}, [template]) == []


def test_what_many_have_is_common() -> None:
    same = {f"student {number}": OWN for number in range(12)}
    assert alike(same) == []
    assert len(alike({**same, "x": OTHER, "y": OTHER})) == 1


def test_what_is_no_program_has_no_fingerprints() -> None:
    assert fingerprints("def (:\n  '''") == {}
    assert fingerprints("") == {}
    assert ranges((1, 2, 9)) == "1-2, 9"

"""Traces as JSON, there and back, and as drawings in DOT."""

from __future__ import annotations

import json

import pytest

from tests.trace.common import CLASSIC, VECTORS
from zermelo.errors import BadParameter
from zermelo.game import Game
from zermelo.games.tree import Tree
from zermelo.search import expectiminimax, maxn, minimax, plain_alpha_beta
from zermelo.trace import Trace, to_dot
from zermelo.trace.svg import to_svg


class Words(Game):
    """Actions that are no numbers."""

    def initial_state(self):
        return ("",)

    def to_move(self, state):
        return len(state[0]) % 2

    def actions(self, state):
        return [("say", "yes"), ("say", "no")]

    def result(self, state, action):
        return (state[0] + action[1][0],)

    def is_terminal(self, state):
        return len(state[0]) == 2

    def utility(self, state, player):
        return float((state[0] == "yn") - (state[0] == "ny")) * (1 - 2 * player)

    def action_text(self, state, action):
        return action[1]

    compiled = False


def test_actions_that_are_no_numbers_become_text() -> None:
    trace = minimax(Words(), trace=20).trace
    assert trace.nodes[1].action == ("say", "yes")
    back = Trace.from_json(trace.to_json())
    assert back.nodes[1].action == "yes"
    assert back.nodes[0].action is None
    assert [node.value for node in back.nodes] == [node.value for node in trace.nodes]


def test_the_schema() -> None:
    data = json.loads(plain_alpha_beta(CLASSIC, trace=9).trace.to_json())
    assert data["schema"] == "zermelo-trace-1"
    assert data["truncated"] == 4
    assert data["nodes"][5] == {
        "index": 5,
        "parent": 0,
        "action": 1,
        "text": "2",
        "player": 1,
        "kind": "min",
        "value": 2.0,
        "values": None,
        "alpha": 3.0,
        "beta": None,
        "weight": 1.0,
        "visits": 1,
        "entered": 9,
        "left": 14,
        "marks": ["cut"],
        "cut_bound": 3.0,
        "cut_by": 0,
        "unrecorded": 0,
    }


def test_traces_of_before_are_read() -> None:
    """What had no room was not yet counted at each node."""
    trace = plain_alpha_beta(CLASSIC, trace=9).trace
    data = json.loads(trace.to_json())
    for node in data["nodes"]:
        del node["unrecorded"]
    back = Trace.from_json(json.dumps(data))
    assert [node._replace(unrecorded=0) for node in trace.nodes] == list(back.nodes)


@pytest.mark.parametrize(
    "text, reason",
    [
        ("{", "not a trace"),
        ("[]", "not a trace"),
        ("{}", "schema"),
        ('{"schema": "zermelo-trace-0"}', "zermelo-trace-0"),
        ('{"schema": "zermelo-trace-1"}', "nodes"),
        ('{"schema": "zermelo-trace-1", "nodes": [1]}', "not a trace"),
    ],
)
def test_what_is_no_trace(text, reason) -> None:
    with pytest.raises(BadParameter, match=reason):
        Trace.from_json(text)


@pytest.mark.parametrize("field, wrong", [("parent", 3), ("parent", None), ("index", 7)])
def test_damaged_trees_are_refused(field, wrong) -> None:
    data = json.loads(minimax(CLASSIC, trace=20).trace.to_json())
    data["nodes"][2][field] = wrong
    with pytest.raises(BadParameter, match="node 2"):
        Trace.from_json(json.dumps(data))


def test_a_drawing() -> None:
    drawn = to_dot(plain_alpha_beta(CLASSIC, trace=20).trace).splitlines()
    assert drawn[0] == "digraph trace {"
    assert drawn[-1] == "}"
    for line in (
        '  n0 [shape=triangle, label="3", penwidth=3];',
        '  n1 [shape=invtriangle, label="3", penwidth=3];',
        '  n0 -> n1 [label="1", penwidth=3];',
        '  n4 [shape=box, label="8"];',
        '  n7 [shape=box, label="", style=dashed];',
        '  n5 -> n7 [label="2\\ncut at 3", style=dashed];',
    ):
        assert line in drawn


def test_a_drawing_of_chance_and_of_several_players() -> None:
    game = Tree({"moves": {'say "hi"': {"chance": [["1/4", 1], ["3/4", 2]]}}})
    drawn = to_dot(expectiminimax(game, trace=20).trace)
    assert 'shape=circle, label="1.75"' in drawn
    assert 'label="1 (0.25)"' in drawn
    assert '[label="say \\"hi\\"", penwidth=3]' in drawn
    drawn = to_dot(maxn(VECTORS, trace=3).trace)
    assert 'shape=ellipse, label="player 1\\n(4, -2, -2)"' in drawn
    assert "5 more nodes did not fit" in drawn


def test_a_drawing_counts_the_moves_that_have_no_node() -> None:
    trace = minimax(CLASSIC, trace=6).trace
    assert '  u0 [shape=plaintext, label="+1"];' in to_dot(trace)
    assert "  n5 -> u5 [style=dotted];" in to_dot(trace)
    assert ">+3<" in to_svg(trace)


def test_values_that_are_only_bounds_have_a_sign() -> None:
    """What was cut may be worth anything: of the node above it only a bound is known."""
    trace = plain_alpha_beta(CLASSIC, trace=100).trace
    assert trace.signs[0] == trace.signs[1] == ""
    assert trace.signs[5] == "≤ "  # MIN has 2, and two leaves were never looked at
    assert trace.signs[9] == ""  # 14, 5 and 2 were all seen
    assert '  n5 [shape=invtriangle, label="≤ 2"];' in to_dot(trace)
    assert ">≤ 2<" in to_svg(trace)
    of_max = plain_alpha_beta(Tree([[5, [7, 8], 4]]), trace=20).trace
    assert "≥ 7" in to_dot(of_max)
    assert set(minimax(CLASSIC, trace=100).trace.signs) == {""}


def test_a_bound_is_passed_on_where_it_decides() -> None:
    """MAX gets at least 7 below, which is too much for MIN to choose: its own 5 is exact."""
    trace = plain_alpha_beta(Tree([[5, [7, 8], 4]]), trace=20).trace
    by_text = {
        (node.parent, node.text): sign for node, sign in zip(trace.nodes, trace.signs, strict=True)
    }
    assert by_text[None, ""] == ""
    assert by_text[0, "1"] == ""
    assert by_text[1, "2"] == "≥ "

"""The oracle of assignments is the searches' equal: value, move, and each leaf in its order."""

from __future__ import annotations

import json

import pytest

from zermelo.grading.assignment import Assignment, GradedTest, RandomGames
from zermelo.grading.kinds.inputs import Case, cases_of, given, of_tree, smaller
from zermelo.grading.kinds.textbook import Way, found_by, traced, wrong_ways
from zermelo.search import expectiminimax, minimax, plain_alpha_beta
from zermelo.trace import Trace

ANY = Assignment(title="", hands_in="minimax", file="a.py", tests=())
SEARCHES = {
    "minimax": lambda case: minimax(case.game, case.state, trace=5000),
    "alpha_beta": lambda case: plain_alpha_beta(case.game, case.state, trace=5000),
    "expectimax": lambda case: expectiminimax(case.game, case.state, pruning="none", trace=5000),
}


def cases(number: int = 20, **more: object) -> list[Case]:
    wanted = RandomGames(number=number, depth=4, **more)  # type: ignore[arg-type]
    return cases_of(ANY, GradedTest("", random=wanted))


def leaves_of(trace: Trace) -> list[tuple[object, ...]]:
    """The leaves that a trace has looked at, as paths, in the order in which they were entered."""
    found = []
    for node in trace.nodes:
        if node.kind == "leaf" and "pruned" not in node.marks:
            path, here = [], node
            while here.parent is not None:
                path.append(here.action)
                here = trace.nodes[here.parent]
            found.append(tuple(reversed(path)))
    return found


@pytest.mark.parametrize("kind", SEARCHES)
@pytest.mark.plain
def test_it_finds_what_the_search_finds_in_the_same_order(kind: str) -> None:
    for case in cases(chance=kind == "expectimax"):
        result, found = SEARCHES[kind](case), found_by(Way(kind=kind), case.game, case.state)
        assert result.trace is not None
        assert found.value == pytest.approx(result.value)
        assert found.action == result.action
        assert list(found.leaves) == leaves_of(result.trace)
        assert list(found.leaves) == leaves_of(traced(Way(kind=kind), case.game, case.state))


def test_the_trace_says_why_something_is_cut() -> None:
    case = given("tree:spec=[[3,12,8],[2,4,6],[14,5,2]]", 0)
    ours = traced(Way(kind="alpha_beta"), case.game, case.state)
    theirs = plain_alpha_beta(case.game, trace=100).trace
    assert theirs is not None
    assert [node.marks for node in ours.nodes] == [node.marks for node in theirs.nodes]
    assert [node.cut_by for node in ours.nodes] == [node.cut_by for node in theirs.nodes]


@pytest.mark.parametrize("kind", SEARCHES)
def test_every_mistake_is_one_on_some_tree(kind: str) -> None:
    right = Way(kind=kind)
    at_depth = cases(12, chance=kind == "expectimax")
    at_depth += cases(30) if kind == "alpha_beta" else []
    positions = [
        given("tree:spec=[[3,12,8],[2,4,6]] after 2", 0),
        given("tic_tac_toe after a1 b2", 2),
    ]
    twice = given('tree:spec=[{"player":"MAX","moves":[1,7]},{"player":"MAX","moves":[4,5]}]', 0)
    ties = cases(12, ties=True)
    for way in wrong_ways(kind):
        everywhere = [*at_depth, *positions, twice, *ties]
        assert any(
            found_by(way, one.game, one.state, one.depth)
            != found_by(right, one.game, one.state, one.depth)
            for one in everywhere
        ), way.says


def test_smaller_inputs_are_smaller_and_still_games() -> None:
    case = of_tree([[3, [12, 8]], {"player": "MIN", "moves": [5, 2]}])
    below = list(smaller(case))
    assert below
    for one in below:
        assert len(json.dumps(one.tree)) <= len(json.dumps(case.tree))
        assert found_by(Way(), one.game, one.state).value is not None
    assert sum(1 for _ in smaller(given("tic_tac_toe after a1", 3))) == 1 + 8


def test_trees_at_random_grow_and_are_the_same_again() -> None:
    sizes = [case.text.count(",") for case in cases()]
    assert sizes[0] < sizes[-1]
    assert [case.text for case in cases()] == [case.text for case in cases()]
    assert [case.text for case in cases()] != [case.text for case in cases(seed=2)]

"""The numbers of the lesson on Monte Carlo tree search."""

from __future__ import annotations

import re
from math import log, sqrt

import pytest

from tests.course.lessons.reading import printed, says
from tests.course.lessons.running import run_commands

CHILDREN = ((60, 79), (1, 10), (2, 11))
PATH = ((37, 100), (60, 79), (16, 53), (27, 35), (0, 0))
"""From the root to the new leaf, each seen by the player who moved there: white, black, ..."""


def ucb1(wins: int, visits: int, exploration: float) -> float:
    return wins / visits + exploration * sqrt(log(100) / visits)


def selected(exploration: float) -> tuple[int, int]:
    return max(CHILDREN, key=lambda child: ucb1(*child, exploration))


def test_the_counts_of_the_tree_agree() -> None:
    assert sum(visits for _, visits in CHILDREN) == 100
    assert sum(wins for wins, _ in CHILDREN) == 63 == 100 - 37
    # The siblings on the way down: 3/26 beside 16/53, 10/18 beside 27/35.
    assert (79 - 53, 79 - 60 - 16) == (26, 3)
    assert (53 - 35, 53 - 16 - 27) == (18, 10)


@pytest.mark.parametrize(
    "exploration, scores",
    [(1.4, (1.098, 1.050, 1.088)), (1.5, (1.122, 1.118, 1.152))],
)
def test_ucb1_values(exploration: float, scores: tuple[float, ...]) -> None:
    assert tuple(round(ucb1(*child, exploration), 3) for child in CHILDREN) == scores


def test_the_child_that_is_selected_depends_on_c() -> None:
    assert round(log(100), 3) == 4.605
    assert [round(wins / visits, 3) for wins, visits in CHILDREN] == [0.759, 0.1, 0.182]
    assert [round(sqrt(log(100) / visits), 3) for _, visits in CHILDREN] == [0.241, 0.679, 0.647]
    assert selected(1.4) == selected(sqrt(2)) == (60, 79)
    assert selected(1.5) == (2, 11)
    change = (60 / 79 - 2 / 11) / (sqrt(log(100) / 11) - sqrt(log(100) / 79))
    assert round(change, 3) == 1.424
    assert sqrt(2) < change
    assert (selected(change - 0.001), selected(change + 0.001)) == ((60, 79), (2, 11))


def test_selection_goes_on_to_27_of_35() -> None:
    def best(parent: int, children: tuple[tuple[int, int], ...]) -> tuple[int, int]:
        scores = {
            (wins, visits): wins / visits + sqrt(2) * sqrt(log(parent) / visits)
            for wins, visits in children
        }
        return max(scores, key=lambda child: scores[child])

    assert best(79, ((3, 26), (16, 53))) == (16, 53)
    assert best(53, ((27, 35), (10, 18))) == (27, 35)


@pytest.mark.parametrize(
    "black_wins, after",
    [
        (True, [(37, 101), (61, 80), (16, 54), (28, 36), (0, 1)]),
        (False, [(38, 101), (60, 80), (17, 54), (27, 36), (1, 1)]),
    ],
)
def test_back_propagation(black_wins: bool, after: list[tuple[int, int]]) -> None:
    found = [
        (wins + (black_wins == (depth % 2 == 1)), visits + 1)
        for depth, (wins, visits) in enumerate(PATH)
    ]
    assert found == after


def test_what_a_billion_positions_buy() -> None:
    assert pytest.approx(10**9, rel=0.1) == 32**6
    assert sqrt(32**12) == 32**6  # alpha-beta with the best move first goes twice as deep
    assert 10**9 // 100 == 10**7


def test_the_centre_of_tic_tac_toe_has_the_most_visits() -> None:
    rows = [line.split() for line in printed("uct").splitlines()]
    visits = {name: int(count) for name, count, _ in rows}
    assert rows[0][0] == "b2"
    assert visits["b2"] == max(visits.values())


@pytest.mark.long
def test_a_thousand_iterations_beat_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZERMELO_TIER", "compiled")
    assert re.search(r"mcts\S* - random: \+\d+ =\d+ -0,", run_commands("uct"))


def test_it_says_so() -> None:
    says("uct", r"27/35 \to 28/36", r"16/53 \to 16/54", r"60/79 \to 61/80", r"37/100 \to 37/101")
    says("uct", "1. **Selection.**", "2. **Expansion.**", "3. **Simulation.**")
    says("uct", "4. **Back-propagation.**", "$C = 1.424$")

"""Best responses on arrays agree with walks of the tree."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

from tests import naive_strategies
from tests.equilibrium.common import form, random_strategy
from zermelo.equilibrium import (
    best_response,
    exploitability,
    gains,
    information_trees,
    utilities,
)
from zermelo.errors import BadParameter
from zermelo.games import load
from zermelo.strategy import Uniform


@pytest.mark.parametrize(
    "spec", ["kuhn_poker", "kuhn_poker:players=3", "liars_dice:sides=3", "leduc_poker"]
)
def test_responses_agree_with_walks_of_the_tree(spec: str) -> None:
    found, played = form(spec), random_strategy(spec, 7)
    plan = found.plan_from(played)
    values = naive_strategies.expected_utilities(found.game, played)
    assert utilities(found, plan) == pytest.approx(values)
    for player in range(found.players):
        value, response = best_response(found, plan, player)
        assert value == pytest.approx(naive_strategies.best_response(found.game, played, player)[0])
        assert utilities(found, response)[player] == pytest.approx(value)
        assert gains(found, plan)[player] == pytest.approx(value - values[player])
    assert exploitability(found, plan) == pytest.approx(np.mean(gains(found, plan)))


def test_games_and_strategies_do_as_well_as_arrays() -> None:
    found, played = form("kuhn_poker"), random_strategy("kuhn_poker", 5)
    plan = found.plan_from([played, Uniform()])
    assert utilities(load("kuhn_poker"), [played, Uniform()]) == utilities(found, plan)
    assert exploitability(found, played) == exploitability(found, found.plan_from(played))
    assert best_response(load("kuhn_poker"), Uniform(), 1)[0] == pytest.approx(5 / 12)


@pytest.mark.parametrize(
    "row",
    [{0: 0, 1: 0}, {0: -0.5, 1: 1.5}, {0: 2, 1: 3}, {0: math.nan, 1: 1}, {0: "1", 1: 0}],
)
def test_rows_that_are_no_distribution_are_refused(row: dict[int, Any]) -> None:
    class Wrong(Uniform):
        def probabilities(self, player: int, key: Any) -> dict[Any, float]:
            return row

    for measure in (exploitability, gains, utilities):
        with pytest.raises(BadParameter, match="must not be negative, and must sum to 1"):
            measure(form("kuhn_poker"), Wrong())
    with pytest.raises(BadParameter, match="must not be negative"):
        exploitability(information_trees(load("kuhn_poker")), Wrong())


def test_a_rounded_row_is_made_to_sum_to_one() -> None:
    class Rounded(Uniform):
        def probabilities(self, player: int, key: Any) -> dict[Any, float]:
            return {0: 0.4999, 1: 0.4999}

    kuhn = form("kuhn_poker")
    assert exploitability(kuhn, Rounded()) == exploitability(kuhn, Uniform())


def test_plans_that_are_none_are_refused() -> None:
    kuhn = form("kuhn_poker")
    plan = kuhn.uniform_plan()
    for wrong in (plan[:-1], 2 * plan, np.zeros_like(plan), -plan, np.full_like(plan, np.nan)):
        with pytest.raises(BadParameter, match=r"a plan for kuhn_poker|no plan for kuhn_poker"):
            exploitability(kuhn, wrong)
    trees = information_trees(load("kuhn_poker"))
    one, other = trees.plan_from(Uniform())
    with pytest.raises(BadParameter, match="no plan for kuhn_poker"):
        exploitability(trees, (one, 2 * other))


def test_each_player_has_a_strategy() -> None:
    for strategies in ([Uniform()], [Uniform()] * 3):
        with pytest.raises(BadParameter, match="2 players and"):
            exploitability(form("kuhn_poker"), strategies)

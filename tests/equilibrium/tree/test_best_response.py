"""Best responses on arrays agree with walks of the tree."""

from __future__ import annotations

import numpy as np
import pytest

from tests import naive_strategies
from tests.equilibrium.common import form, random_strategy
from zermelo.equilibrium import best_response, exploitability, gains, utilities
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

"""Plans and strategies are two ways to write the same thing."""

from __future__ import annotations

import numpy as np
import pytest

from tests.equilibrium.common import form, random_strategy
from zermelo.errors import BadParameter
from zermelo.strategy import TableStrategy, Uniform


def test_plans_and_strategies() -> None:
    found = form("leduc_poker")
    played = random_strategy("leduc_poker", 3)
    plan = found.plan_from(played)
    again = found.strategy(plan)
    for player, key in played:
        assert again.probabilities(player, key) == pytest.approx(played.probabilities(player, key))
    assert np.allclose(found.plan_from(again), plan)
    assert np.allclose(found.plan_from(Uniform()), found.uniform_plan())
    with pytest.raises(BadParameter, match="illegal actions"):
        found.plan_from(TableStrategy({found.keys[0]: {99: 1.0}}))

"""Configurations: documented, checked, and readable from runs of older versions."""

from __future__ import annotations

from dataclasses import fields

import pytest

from zermelo.errors import BadParameter
from zermelo.learning.runs.config import (
    METHODS,
    AlphaZeroConfig,
    EvaluationConfig,
    LeagueConfig,
    TDConfig,
)
from zermelo.learning.runs.imitation_config import ImitationConfig
from zermelo.learning.runs.settings import Configuration
from zermelo.settings import UNSET, settings_of


@pytest.mark.parametrize("kind", METHODS.values(), ids=list(METHODS))
def test_every_field_is_documented(kind: type[Configuration]) -> None:
    settings = settings_of(kind).values()
    changed = {one.name: one.before for one in settings if one.before is not UNSET}
    assert kind.from_json({}) == kind(**changed)
    assert all(getattr(kind(), name) != before for name, before in changed.items())
    assert [one.name for one in settings] == [one.name for one in fields(kind)]
    for one in settings:
        assert one.help.endswith("."), one.name


def test_what_is_outside_a_range_is_refused() -> None:
    for kind, given, said in (
        (TDConfig, {"games": 0}, "games must be at least 1, not 0"),
        (TDConfig, {"learning_rate": 0.0}, "learning_rate must be more than 0, not 0.0"),
        (TDConfig, {"minutes": float("nan")}, "minutes must be at least 0, not nan"),
        (AlphaZeroConfig, {"noise": 1.5}, "noise must be from 0 to 1, not 1.5"),
        (ImitationConfig, {"held_out": 1.0}, "held_out must be at least 0 and less than 1"),
        (EvaluationConfig, {"held_out": 0.5}, "held_out must be more than 0 and less than 0.5"),
        (LeagueConfig, {"style": "zen"}, "style must be league, fictitious or self-play"),
    ):
        with pytest.raises(BadParameter, match=said):
            kind(**given)


def test_configurations_of_older_runs_are_read() -> None:
    """Settings in objects of their own, and under the names that they had."""
    old = {"most_steps": 7, "looks": 2.5, "settings": {"simulations": 5, "noise": 0.5}}
    assert AlphaZeroConfig.from_json(old) == AlphaZeroConfig(
        max_steps=7,
        replay_ratio=2.5,
        simulations=5,
        noise=0.5,
        full_share=0.25,
        gumbel=0,
        ownership_weight=0.0,
    )
    old = {"style": "fictitious", "duels": 3, "pace": {"pull": 0.5, "batch": 64, "trace": 0.8}}
    assert LeagueConfig.from_json(old) == LeagueConfig(
        style="fictitious", payoff_games=3, kl_weight=0.5, batch=64, trace=0.8
    )
    old = {"measured": 3, "measurements": 2, "room": 9, "unknown": 1}
    assert TDConfig.from_json(old) == TDConfig(match_games=3, matches=2, buffer_size=9)
    assert ImitationConfig.from_json({"epochs": 4}) == ImitationConfig(max_steps=4)

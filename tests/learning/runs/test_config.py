"""Configurations: documented, checked, and read again."""

from __future__ import annotations

from dataclasses import asdict, fields

import pytest

from zermelo.errors import BadFile, BadParameter
from zermelo.learning.runs.config import (
    METHODS,
    AlphaZeroConfig,
    EvaluationConfig,
    LeagueConfig,
    TDConfig,
)
from zermelo.learning.runs.imitation_config import ImitationConfig
from zermelo.learning.runs.settings import Configuration
from zermelo.settings import settings_of


@pytest.mark.parametrize("kind", METHODS.values(), ids=list(METHODS))
def test_every_field_is_documented(kind: type[Configuration]) -> None:
    settings = settings_of(kind).values()
    assert kind.from_json({}) == kind()
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


def test_configurations_are_read_as_they_were_written() -> None:
    written = AlphaZeroConfig(max_steps=7, replay_ratio=2.5, simulations=5, noise=0.5)
    assert AlphaZeroConfig.from_json(asdict(written)) == written
    assert TDConfig.from_json({"match_games": 3, "unknown": 1}) == TDConfig(match_games=3)
    with pytest.raises(BadFile, match="its games is 'many', and should be a whole number"):
        TDConfig.from_json({"games": "many"})

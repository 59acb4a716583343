"""Which tier is in force."""

from __future__ import annotations

import pytest

from zermelo.errors import BadParameter
from zermelo.kernel import wait_compiled
from zermelo.kernel.tiers import Tier, in_tier, tier


def test_the_environment_sets_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ZERMELO_TIER")
    assert tier() is Tier.AUTO
    with wait_compiled():
        assert tier() is Tier.COMPILED
        with in_tier(Tier.AUTO):
            assert tier() is Tier.AUTO
    monkeypatch.setenv("ZERMELO_TIER", "plain")
    assert tier() is Tier.PLAIN
    with wait_compiled():
        assert tier() is Tier.PLAIN, "the plain tier is held"


def test_a_wrong_name_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZERMELO_TIER", "fast")
    with pytest.raises(BadParameter, match="one of auto, compiled, plain"):
        tier()

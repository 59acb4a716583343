"""A race of variants: the fastest stays."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tests.equilibrium.common import form
from zermelo.equilibrium import Race, cfr
from zermelo.errors import BadParameter


def test_the_best_variant_wins() -> None:
    kuhn = cfr(form("kuhn_poker"), "race", iterations=1000)
    assert kuhn.algorithm == "pcfr+"
    assert kuhn.exploitability < 1e-7
    leduc = cfr(form("leduc_poker"), "race", iterations=1000)
    alone = [cfr(form("leduc_poker"), v, iterations=1000) for v in ("cfr+", "dcfr", "pcfr+")]
    assert leduc.exploitability == pytest.approx(min(one.exploitability for one in alone), rel=1)


def test_the_slow_drop_out() -> None:
    entered = Race(form("leduc_poker"), ("cfr", "cfr+", "dcfr"))
    for _ in range(5):
        entered.run(40)
        entered.exploitability()
    assert [name for name, _ in entered.dropped] == ["cfr"]
    assert len(entered.running) == 2


def test_a_race_goes_on_after_a_break(tmp_path: Path) -> None:
    path = tmp_path / "race"
    cfr(form("leduc_poker"), "race", iterations=50, checkpoint=path)
    resumed = cfr(form("leduc_poker"), "race", iterations=120, checkpoint=path)
    assert resumed.iterations == 120
    alone = cfr(form("leduc_poker"), resumed.algorithm, iterations=120)
    assert np.allclose(resumed.plan, alone.plan)


def test_entrants_must_differ() -> None:
    with pytest.raises(BadParameter, match="different"):
        cfr(form("kuhn_poker"), ["cfr", "cfr"])
    with pytest.raises(BadParameter, match="different"):
        cfr(form("kuhn_poker"), [])

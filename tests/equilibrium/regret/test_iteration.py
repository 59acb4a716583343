"""The kernel of CFR: plain and compiled."""

from __future__ import annotations

import numpy as np

from tests.equilibrium.common import form
from zermelo.equilibrium import Cfr
from zermelo.equilibrium.regret.iteration import RegretTables, iterate


def test_compiled_and_plain_take_the_same_steps() -> None:
    for spec in ("kuhn_poker", "kuhn_poker:players=3"):
        found = form(spec)
        solver = Cfr(found, "dcfr")
        solver.run(20)
        tables = RegretTables(**Cfr(found, "dcfr").arrays)
        iterate.plain(found.layout, tables, solver.variant.factors(1, 21), False)
        assert np.allclose(tables.total, solver.arrays["total"], rtol=1e-12)

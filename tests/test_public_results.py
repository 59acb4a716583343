"""Public results: their numbers are Python's, and `seconds` means the same in all of them."""

from __future__ import annotations

import dataclasses
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.clocks import ManualClock
from tests.equilibrium.common import form
from zermelo import choose, search
from zermelo.equilibrium import (
    MatrixGame,
    cfr,
    lemke_howson,
    mccfr,
    normal_form,
    solve_exactly,
    solve_lp,
    zero_sum,
)
from zermelo.games.kuhn_poker import KuhnPoker
from zermelo.games.nim import Nim
from zermelo.montecarlo import bandit_monte_carlo, flat_monte_carlo, ismcts, mcts, pimc
from zermelo.perft import distinct, perft, reachable
from zermelo.playouts import playouts


class PlainNim(Nim):
    compiled = False


class PlainKuhn(KuhnPoker):
    compiled = False


NIM, KUHN = PlainNim(piles=(1, 2)), PlainKuhn()
DEALT = KUHN.result(KUHN.result(KUHN.initial_state(), 0), 2)
PENNIES = MatrixGame([[1, -1], [-1, 1]])
RESULTS: dict[str, Callable[[], Any]] = {
    "alpha_beta": lambda: search.alpha_beta(NIM, depth=3),
    "bandit_monte_carlo": lambda: bandit_monte_carlo(NIM, playouts=20),
    "best_first": lambda: search.best_first(NIM),
    "best_reply": lambda: search.best_reply(NIM, depth=2),
    "cfr": lambda: cfr(form("kuhn_poker"), iterations=5),
    "choose": lambda: choose(NIM, by="minimax:depth=3"),
    "distinct": lambda: distinct(NIM, 3),
    "expectiminimax": lambda: search.expectiminimax(NIM, depth=3),
    "flat_monte_carlo": lambda: flat_monte_carlo(NIM, playouts=20),
    "gains": lambda: PENNIES.gains([1, 0], [0, 1]),
    "interval_iteration": lambda: search.interval_iteration(NIM).bounds(),
    "ismcts": lambda: ismcts(KUHN, KUHN.information(DEALT, 0), 0, iterations=20),
    "lemke_howson": lambda: lemke_howson(PENNIES).values,
    "maxn": lambda: search.maxn(NIM, depth=3),
    "mccfr": lambda: mccfr(KUHN, iterations=20),
    "mcts": lambda: mcts(NIM, iterations=20),
    "minimax": lambda: search.minimax(NIM, depth=3),
    "normal_form": lambda: normal_form(form("kuhn_poker")).shape,
    "paranoid": lambda: search.paranoid(NIM, depth=3),
    "perft": lambda: perft(NIM, 3),
    "pimc": lambda: pimc(KUHN, KUHN.information(DEALT, 0), 0, iterations=20),
    "plain_alpha_beta": lambda: search.plain_alpha_beta(NIM, depth=3),
    "playouts": lambda: playouts(NIM, 10),
    "policy_iteration": lambda: search.policy_iteration(NIM).bounds(),
    "prove": lambda: search.prove(NIM),
    "reachable": lambda: reachable(NIM),
    "size": lambda: search.size(NIM, samples=1000),
    "sizes": lambda: form("kuhn_poker").sizes,
    "solve": lambda: search.solve(NIM),
    "solve_exactly": lambda: solve_exactly(form("kuhn_poker")),
    "solve_lp": lambda: solve_lp(form("kuhn_poker")),
    "strategy": lambda: [*solve_lp(form("kuhn_poker")).strategy()._table.items()],
    "tabulate": lambda: search.tabulate(NIM),
    "zero_sum": lambda: zero_sum(PENNIES).values,
}


def leaks(value: Any, path: str, depth: int = 0) -> Iterator[str]:
    """Places of NumPy's numbers; arrays that are meant to be arrays are left out."""
    if isinstance(value, np.generic):
        yield f"{path} is {type(value).__name__}"
    elif depth < 8:
        items: Iterator[tuple[Any, Any]] = iter(())
        if dataclasses.is_dataclass(value) and not isinstance(value, type):
            fields = [field.name for field in dataclasses.fields(value)]
            items = ((name, getattr(value, name)) for name in [*fields, *_properties(value)])
        elif isinstance(value, dict):
            items = iter([*value.items(), *(("key", key) for key in value)])
        elif isinstance(value, tuple | list):
            items = enumerate(value)
        for name, item in items:
            yield from leaks(item, f"{path}.{name}", depth + 1)


def _properties(value: Any) -> list[str]:
    if type(value).__module__.endswith("form"):
        return []
    found = {name for kind in type(value).__mro__ for name, one in vars(kind).items()
             if isinstance(one, property) or type(one).__name__ == "cached_property"}  # fmt: skip
    return sorted(name for name in found if not name.startswith("_"))


@pytest.mark.parametrize("name", RESULTS)
def test_numbers_are_pythons(name: str) -> None:
    assert list(leaks(RESULTS[name](), name)) == []


def test_the_walk_finds_leaks() -> None:
    assert list(leaks({"a": (1, [np.float64(2.0)])}, "x")) == ["x.a.1.0 is float64"]


def test_seconds_are_those_of_the_call_itself(clock: ManualClock) -> None:
    checked, clock.per_look = 0, 0.001
    for make in RESULTS.values():
        begin = clock.now()
        result = make()
        took = clock.now() - begin
        seconds = getattr(result, "seconds", None)
        if isinstance(seconds, float):
            checked += 1
            assert 0 < seconds <= took
    assert checked > 15


# By a clock on which a second goes by whenever a function is compiled, and hardly any otherwise.
COLD = """
from tests.clocks import ManualClock
from zermelo import load
from zermelo.clock import replaced
from zermelo.equilibrium import cfr, mccfr
from zermelo.kernel.compile_events import while_compiling
from zermelo.montecarlo import mcts
from zermelo.search import alpha_beta
clock = ManualClock()
clock.per_look = 1e-6
for search in (
    lambda: alpha_beta(load("tic_tac_toe"), depth=2),
    lambda: mcts(load("tic_tac_toe"), iterations=10),
    lambda: cfr(load("kuhn_poker"), iterations=10),
    lambda: mccfr(load("kuhn_poker"), iterations=10),
):
    with replaced(clock), while_compiling(lambda begins: clock.advance(not begins)):
        begin = clock.now()
        result = search()
        print(result.seconds, clock.now() - begin)
"""


@pytest.mark.long
def test_seconds_leave_out_compiling(tmp_path: Path) -> None:
    environment = {**os.environ, "ZERMELO_CACHE": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", COLD],
        env=environment,
        cwd=Path(__file__).parents[1],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    lines = [tuple(map(float, line.split())) for line in done.stdout.splitlines()]
    assert len(lines) == 4
    for seconds, took in lines:
        assert took >= 1, "compiled now"
        assert 0 < seconds < 1

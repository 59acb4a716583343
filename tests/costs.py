"""What each test costs in processor time, and how much of that goes into compiling.

The tests are to take a coffee break, not an afternoon. So every run ends with those that compiled
longest, and warns of each that costs more than EXPENSIVE seconds: let it compile less, share what
it searches, or mark it `long` with a smaller one in its place. The costs are kept in pytest's
cache, so that `--within` can leave out what would take too long: see `tests.quick`. What has to be
compiled anew takes longer than it did before; so with `--within` no test is begun once the time is
over. With `--costs FILE` they are written there, for `tests.run`.
"""

from __future__ import annotations

import json
import math
import os
import time
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.clocks import MACHINE
from zermelo.kernel.compile_events import while_compiling

EXPENSIVE = 20.0  # seconds
LISTED = 10
WORTH_LISTING = 2.0  # seconds of compiling
UNKNOWN = 0.2  # seconds, of a test that never ran here
COSTS = "zermelo/costs"


class Spent(NamedTuple):
    """Processor time until now: of this process and those it waited for, and of compiling; and
    what a clock on the wall says has gone by."""

    seconds: float
    compiling: float
    elapsed: float = 0.0

    def since(self, other: Spent) -> Spent:
        return Spent(*(now - then for now, then in zip(self, other, strict=True)))

    @property
    def otherwise(self) -> float:
        """What it costs once everything is compiled."""
        return self.seconds - self.compiling


class Clock:
    """Counts processor time while it listens."""

    def __init__(self) -> None:
        self._compiling = 0.0
        self._began = 0.0

    @contextmanager
    def listening(self) -> Iterator[None]:
        with while_compiling(self._notify):
            yield

    def _notify(self, begins: bool) -> None:
        now = time.process_time()
        if begins:
            self._began = now
        else:
            self._compiling += now - self._began

    def spent(self) -> Spent:
        times = os.times()
        seconds = times.user + times.system + times.children_user + times.children_system
        return Spent(seconds, self._compiling, MACHINE.now())


class Costs:
    """The plugin: tests are measured where they run, and told about where the run is led."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.began = self.clock.spent()
        self.known: dict[str, Spent] = {}
        self.end, self.not_begun = math.inf, 0

    @pytest.hookimpl(wrapper=True)
    def pytest_runtestloop(self, session: pytest.Session) -> Generator[None, object, object]:
        seconds = session.config.getoption("--within")
        if seconds is not None:
            self.end = MACHINE.now() + seconds
        with self.clock.listening():
            return (yield)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self) -> bool | None:
        if MACHINE.now() < self.end:
            return None  # go on as usual
        self.not_begun += 1
        return True

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_logstart(self) -> None:
        self.began = self.clock.spent()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        if call.when == "teardown":
            cost = within(self.clock.spent().since(self.began))
            report.user_properties.append((COSTS, list(cost)))
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        for name, value in report.user_properties if report.when == "teardown" else ():
            if name == COSTS:
                assert isinstance(value, list)
                self.known[report.nodeid] = Spent(*value)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.not_begun:
            terminalreporter.line(f"tests not begun when the time was over: {self.not_begun}")
        if not self.known:
            return
        total = Spent(*map(sum, zip(*self.known.values(), strict=True)))
        terminalreporter.section("processor time")
        terminalreporter.line(
            f"{total.seconds:.0f} s in all, {total.compiling:.0f} s of it for compiling here"
        )
        for line in compiled_longest(self.known):
            terminalreporter.line(line)
        for line in warnings_about(self.known):
            terminalreporter.line(line, yellow=True)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        path = session.config.getoption("--costs")
        if path and not hasattr(session.config, "workerinput"):
            Path(path).write_text(json.dumps({name: list(one) for name, one in self.known.items()}))
        cache = getattr(session.config, "cache", None)
        if self.known and cache is not None and not hasattr(session.config, "workerinput"):
            before = read(session.config)
            seconds = {name: round(max(one.otherwise, 0.0), 3) for name, one in self.known.items()}
            cache.set(COSTS, before | seconds)

    def pytest_collection_modifyitems(
        self, config: pytest.Config, items: list[pytest.Item]
    ) -> None:
        within = config.getoption("--within")
        if within is None:
            return
        kept = affordable([item.nodeid for item in items], read(config), within)
        left = [item for item in items if item.nodeid not in kept]
        if left:
            config.hook.pytest_deselected(items=left)
            items[:] = [item for item in items if item.nodeid in kept]


def within(spent: Spent) -> Spent:
    """No more than all cores can spend in that time: a process that ends in the course of a test,
    such as a server's, may have worked for others before."""
    return spent._replace(seconds=min(spent.seconds, (os.cpu_count() or 1) * spent.elapsed))


def read(config: pytest.Config) -> dict[str, float]:
    """What tests cost when they last ran here, compiling aside."""
    cache = getattr(config, "cache", None)
    found = cache.get(COSTS, None) if cache is not None else None
    return found if isinstance(found, dict) else {}


def affordable(names: Iterable[str], costs: dict[str, float], seconds: float) -> set[str]:
    """Those that can be run in so many seconds; the first ones matter most."""
    kept = set()
    for name in names:
        cost = costs.get(name, UNKNOWN)
        if cost <= seconds:
            seconds -= cost
            kept.add(name)
    return kept


def compiled_longest(costs: dict[str, Spent]) -> Iterator[str]:
    longest = sorted(costs, key=lambda name: -costs[name].compiling)[:LISTED]
    for name in longest:
        if costs[name].compiling >= WORTH_LISTING:
            yield f"{costs[name].compiling:6.1f} s to compile  {name}"


def warnings_about(costs: dict[str, Spent]) -> Iterator[str]:
    for name, cost in sorted(costs.items(), key=lambda one: -one[1].seconds):
        if cost.seconds > EXPENSIVE:
            yield f"warning: {cost.seconds:.0f} s, more than {EXPENSIVE:.0f}: {name}"

"""Options and helpers for all tests.

ZERMELO_NO_SKIP=1 turns every skip into a failure, so that a machine that should have every
peer cannot pass by leaving tests out. Hypothesis draws the same examples in every run, however
slow the machine.

Searches wait until they are compiled, so that they give the same answer in every run. Where a
test asks little of a game that no other test searches, `@pytest.mark.plain` has it searched in
plain Python: that takes less time than to compile, and is as repeatable. With `unless_long=True`
it is compiled with --long. `all_kernels=True` means whatever else is compiled for a game, too, such
as the walks of solvers and what builds tables.
"""

from __future__ import annotations

import atexit
import gc
import importlib.util
import os
import shutil
import signal
import sys
import tempfile
from collections.abc import Callable, Generator, Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import TypeVar

import pytest
from hypothesis import HealthCheck, settings

from tests.clocks import JumpingClock, ManualClock
from tests.costs import Costs
from tests.longer import is_moved
from zermelo import clock as clocks
from zermelo.game import Game

try:
    import fcntl
except ImportError:  # Windows: every worker rewrites them
    fcntl = None  # type: ignore[assignment]

Report = TypeVar("Report", pytest.TestReport, pytest.CollectReport)

# Debian installs games outside of root's path.
PATH = os.pathsep.join([os.environ.get("PATH", os.defpath), "/usr/games"])

os.environ.setdefault("ZERMELO_TIER", "compiled")

COLLECTED = pytest.StashKey[list[str]]()  # the node ids of all tests, before any is left out

# As many tests run at once as there are cores: further threads of torch would only wait, busily.
os.environ.setdefault("OMP_NUM_THREADS", "1")

# What commands and pages in tests note down is nothing for the user's page.
os.environ["ZERMELO_STATE"] = tempfile.mkdtemp(prefix="zermelo-state-")
atexit.register(shutil.rmtree, os.environ["ZERMELO_STATE"], ignore_errors=True)

settings.register_profile(
    "same", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("same")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="also run tests that take minutes")
    parser.addoption(
        "--jumping-clock", action="store_true", help="0.3 s are gone whenever the time is read"
    )
    parser.addoption(
        "--within",
        type=float,
        metavar="SECONDS",
        help="leave out what takes longer, the last first",
    )
    parser.addoption("--costs", metavar="FILE", help="write down what each test cost")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers", "plain(unless_long, all_kernels): searches run in plain Python, not compiled"
    )
    config.pluginmanager.register(Costs())
    # What a shell runs in the background ignores Ctrl-C, and so would all that tests interrupt.
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """One of several workers rewrites the tests' assertions; the others load what it wrote."""
    worker = getattr(session.config, "workerinput", None)
    if worker is None or fcntl is None or sys.dont_write_bytecode:
        return (yield)
    with (Path(tempfile.gettempdir()) / f"collecting-{worker['testrunuid']}").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            fcntl.flock(file, fcntl.LOCK_SH)
        try:
            return (yield)
        finally:
            Path(file.name).unlink(missing_ok=True)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    # The page's tests take long one by one: begun last, they would leave other workers idle.
    items.sort(key=lambda item: "web" not in item.path.parts)
    config.stash[COLLECTED] = [item.nodeid for item in items]
    for item in items:
        if is_moved(item.nodeid):
            item.add_marker(pytest.mark.long)
    if config.getoption("--long"):
        return
    long = [item for item in items if item.get_closest_marker("long")]
    if long:
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if not item.get_closest_marker("long")]


def pytest_collection_finish() -> None:
    """What there is once all tests are collected, stays. Compiling makes so many objects that to
    look through it all for garbage, as often as Python does, took a twentieth of the time."""
    gc.freeze()
    gc.set_threshold(10_000)


def find_peer(name: str) -> str:
    """Where a command or module is; skips the test that asks if it is nowhere."""
    if command := shutil.which(name, path=PATH):
        return command
    if module := importlib.util.find_spec(name):
        return module.origin or name
    pytest.skip(f"{name} is not installed")


@pytest.fixture
def peer() -> Callable[[str], str]:
    """Find a peer by name: `peer("stockfish")` is the path of the command, or skips."""
    return find_peer


@pytest.fixture
def clock() -> Iterator[ManualClock]:
    """Stands still until the test, or what it tests, lets time pass."""
    manual = ManualClock()
    with clocks.replaced(manual):
        yield manual


@pytest.fixture(scope="session", autouse=True)
def jumping_clock(pytestconfig: pytest.Config) -> Iterator[None]:
    with (
        clocks.replaced(JumpingClock())
        if pytestconfig.getoption("--jumping-clock")
        else nullcontext()
    ):
        yield


def _share(config: pytest.Config, one_in: int) -> Callable[[int], int]:
    share = 1 if config.getoption("--long") else one_in
    return lambda count: -(-count // share)


@pytest.fixture(scope="session")
def some(pytestconfig: pytest.Config) -> Callable[[int], int]:
    """How many of so many random cases to try: all of them with --long, else a quarter."""
    return _share(pytestconfig, 4)


@pytest.fixture(scope="session")
def few(pytestconfig: pytest.Config) -> Callable[[int], int]:
    """The same, else an eighth: where each case is held to an exact oracle."""
    return _share(pytestconfig, 8)


@pytest.fixture(autouse=True)
def tier_of_the_test(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    marker = request.node.get_closest_marker("plain")
    long = request.config.getoption("--long")
    if marker and not (long and marker.kwargs.get("unless_long")):
        monkeypatch.setenv("ZERMELO_TIER", "plain")
        if marker.kwargs.get("all_kernels"):
            monkeypatch.setattr(Game, "compiled", False)


def pytest_runtest_setup(item: pytest.Item) -> None:
    for marker in item.iter_markers("peer"):
        for name in marker.args:
            find_peer(name)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    return forbid_skip((yield))


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    return forbid_skip((yield))


def forbid_skip(report: Report) -> Report:
    expected_failure = hasattr(report, "wasxfail")
    if os.environ.get("ZERMELO_NO_SKIP") == "1" and report.skipped and not expected_failure:
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
        report.outcome = "failed"
        report.longrepr = f"skipping is forbidden here: {reason}"
    return report

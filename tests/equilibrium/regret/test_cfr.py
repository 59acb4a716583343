"""The CFR family: published values, another implementation, checkpoints, limits."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

from tests.equilibrium.common import form
from zermelo.equilibrium import BadCheckpoint, Cfr, Variant, cfr
from zermelo.equilibrium.regret.cfr import Tables, iterate
from zermelo.equilibrium.solution import Point
from zermelo.errors import BadParameter, UnknownName
from zermelo.games import load
from zermelo.strategy import expected_utilities


@pytest.mark.parametrize(
    "spec, variant, expected",
    [
        ("kuhn_poker", "cfr", 9.4e-4),
        ("kuhn_poker", "cfr+", 8.7e-5),
        ("kuhn_poker", "dcfr", 1.5e-4),
        ("kuhn_poker", "pcfr+", 2.4e-8),
        ("leduc_poker", "cfr", 1.2e-2),
        ("leduc_poker", "cfr+", 2.5e-4),
        ("leduc_poker", "dcfr", 1.7e-4),
        ("leduc_poker", "pcfr+", 7e-4),
    ],
)
def test_exploitability_after_a_thousand_iterations(
    spec: str, variant: str, expected: float
) -> None:
    solution = cfr(form(spec), variant, iterations=1000)
    assert solution.exploitability == pytest.approx(expected, rel=0.2)
    assert solution.iterations == 1000
    assert solution.stopped == "iterations"
    assert solution.points[-1].exploitability == pytest.approx(solution.exploitability)


@pytest.mark.parametrize(
    "spec, variant, iterations, value, near",
    [
        ("rock_paper_scissors", "cfr+", 1000, 0.0, 1e-6),
        ("kuhn_poker", "pcfr+", 1000, -1 / 18, 1e-7),
        ("kuhn_poker", "lcfr", 5000, -1 / 18, 1e-4),
        ("leduc_poker", "dcfr", 10_000, -0.085606424078, 1e-5),
        ("liars_dice:sides=3", "dcfr", 2000, 1 / 9, 1e-4),
        ("liars_dice:sides=6", "dcfr", 1000, -7 / 258, 1e-4),
        ("goofspiel:cards=4,prizes=descending", "cfr+", 1000, 0.0, 1e-3),
    ],
)
def test_values(spec: str, variant: str, iterations: int, value: float, near: float) -> None:
    solution = cfr(form(spec), variant, iterations=iterations)
    assert solution.values[0] == pytest.approx(value, abs=near)
    assert sum(solution.values) == pytest.approx(0, abs=1e-12)


def test_kuhn_is_in_the_family() -> None:
    """J. bets with a, K with 3a, Q never first; Q calls with a + 1/3; the second has no choice."""
    solution = cfr(form("kuhn_poker"), "pcfr+", iterations=3000)
    table = solution.strategy()
    by_text = {
        (player, max(key.cards), key.ply, key.bets): table.probabilities(player, key)[1]
        for player, key in table
    }
    jack, queen, king = 0, 1, 2
    a = by_text[0, jack, 0, 0]
    near = {"abs": 1e-5}
    assert 0 <= a <= 1 / 3 + 1e-6
    assert by_text[0, king, 0, 0] == pytest.approx(3 * a, **near)
    assert by_text[0, queen, 0, 0] == pytest.approx(0, **near)
    assert by_text[0, jack, 2, 2] == pytest.approx(0, **near)
    assert by_text[0, queen, 2, 2] == pytest.approx(a + 1 / 3, **near)
    assert by_text[0, king, 2, 2] == pytest.approx(1, **near)
    second = {(card, bets): by_text[1, card, 1, bets] for card in range(3) for bets in range(2)}
    assert second == pytest.approx(
        {
            (jack, 0): 1 / 3,
            (queen, 0): 0,
            (king, 0): 1,
            (jack, 1): 0,
            (queen, 1): 1 / 3,
            (king, 1): 1,
        },
        **near,
    )


def test_three_players_have_little_to_gain() -> None:
    solution = cfr(form("kuhn_poker:players=3"), "cfr+", iterations=5000)
    assert len(solution.gains) == 3
    assert all(0 <= gain < 1e-5 for gain in solution.gains)
    assert expected_utilities(load("kuhn_poker:players=3"), solution.strategy()) == pytest.approx(
        solution.values
    )
    # In every equilibrium the second player gets -1/48 (D. Szafron et al., 2013).
    assert solution.values[1] == pytest.approx(-1 / 48, abs=1e-4)


@pytest.mark.peer("pyspiel")
@pytest.mark.parametrize("spec", ["kuhn_poker", "leduc_poker"])
@pytest.mark.parametrize("variant, solver", [("cfr", "CFRSolver"), ("cfr+", "CFRPlusSolver")])
def test_another_implementation_takes_the_same_steps(spec: str, variant: str, solver: str) -> None:
    import pyspiel

    game = pyspiel.load_game(spec)
    other = getattr(pyspiel, solver)(game)
    for _ in range(30):
        other.evaluate_and_update_policy()
    expected = pyspiel.exploitability(game, other.tabular_average_policy())
    assert cfr(form(spec), variant, iterations=30).exploitability == pytest.approx(expected)


def test_compiled_and_plain_take_the_same_steps() -> None:
    for spec in ("kuhn_poker", "kuhn_poker:players=3"):
        found = form(spec)
        solver = Cfr(found, "dcfr")
        solver.run(20)
        tables = Tables(**Cfr(found, "dcfr").arrays)
        iterate.plain(found.layout, tables, solver.variant.factors(1, 21), False)
        assert np.allclose(tables.total, solver.arrays["total"], rtol=1e-12)


# Limits, reports, checkpoints.


def test_stops_at_a_target() -> None:
    seen: list[Point] = []
    solution = cfr(form("leduc_poker"), "dcfr", target=0.01, report=seen.append)
    assert solution.stopped == "target"
    assert solution.exploitability <= 0.01
    assert solution.iterations < 200
    assert tuple(seen) == solution.points


def test_stops_in_time() -> None:
    solution = cfr(form("liars_dice:sides=6"), seconds=0.2)
    assert solution.stopped == "time"
    assert solution.seconds >= 0.2


def test_stops_on_ctrl_c() -> None:
    def interrupt(point: Point) -> None:
        if point.iteration > 50:
            signal.raise_signal(signal.SIGINT)

    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored in background jobs
    try:
        solution = cfr(form("kuhn_poker"), iterations=10**9, report=interrupt)
    finally:
        signal.signal(signal.SIGINT, before)
    assert solution.stopped == "interrupted"
    assert solution.exploitability < 0.1


@pytest.mark.parametrize(
    "limits, message",
    [
        ({"iterations": 0}, "iterations"),
        ({"seconds": 0}, "seconds must be more than 0"),
        ({"target": 0}, "target"),
        ({"seconds": float("nan")}, "seconds"),
    ],
)
def test_limits_must_make_sense(limits: dict[str, float], message: str) -> None:
    with pytest.raises(BadParameter, match=message):
        cfr(form("kuhn_poker"), **limits)  # type: ignore[arg-type]


def test_unknown_variants() -> None:
    with pytest.raises(UnknownName, match="did you mean cfr"):
        cfr(form("kuhn_poker"), "cfr++")
    assert cfr(form("kuhn_poker"), Variant("mine", 1.5, 0.5, 2.0), iterations=9).algorithm == "mine"


def test_resuming_is_as_if_nothing_had_happened(tmp_path: Path) -> None:
    path = tmp_path / "leduc.checkpoint"
    found = form("leduc_poker")
    cfr(found, "dcfr", iterations=40, checkpoint=path)
    resumed = cfr(found, "dcfr", iterations=100, checkpoint=path)
    whole = cfr(found, "dcfr", iterations=100)
    assert resumed.iterations == 100
    assert np.array_equal(resumed.plan, whole.plan)
    done = cfr(found, "dcfr", iterations=50, checkpoint=path)  # there is nothing left to do
    assert done.iterations == 100


def test_checkpoints_of_others(tmp_path: Path) -> None:
    path = tmp_path / "checkpoint"
    cfr(form("kuhn_poker"), "cfr", iterations=5, checkpoint=path)
    with pytest.raises(BadCheckpoint, match="another problem"):
        cfr(form("leduc_poker"), "cfr", iterations=5, checkpoint=path)
    with pytest.raises(BadCheckpoint, match="another problem"):
        cfr(form("kuhn_poker"), "cfr+", iterations=5, checkpoint=path)
    path.write_bytes(path.read_bytes()[:-1] + b"x")
    with pytest.raises(BadCheckpoint, match="damaged"):
        cfr(form("kuhn_poker"), "cfr", iterations=5, checkpoint=path)
    path.write_text("shopping list")
    with pytest.raises(BadCheckpoint, match="no checkpoint"):
        cfr(form("kuhn_poker"), "cfr", iterations=5, checkpoint=path)


RUN = """
import sys
from zermelo.equilibrium import cfr, driver
from zermelo.games import load
driver.SAVE_SECONDS = 0.0
cfr(load("leduc_poker"), "cfr+", iterations=10**9, checkpoint=sys.argv[1])
"""


def test_a_checkpoint_survives_kill_9(tmp_path: Path) -> None:
    path = tmp_path / "checkpoint"
    reached = 0
    for delay in (0.0, 0.05, 0.15):
        process = subprocess.Popen([sys.executable, "-c", RUN, str(path)])
        before = path.stat().st_mtime_ns if path.exists() else 0
        while not (path.exists() and path.stat().st_mtime_ns > before):
            assert process.poll() is None
            time.sleep(0.005)
        time.sleep(delay)
        process.kill()
        process.wait()
        solver = Cfr(form("leduc_poker"), "cfr+")
        solver.load(path)
        assert solver.iteration > reached
        reached = solver.iteration
    whole = Cfr(form("leduc_poker"), "cfr+")
    whole.run(reached)
    assert np.allclose(whole.average(), solver.average(), atol=1e-12)

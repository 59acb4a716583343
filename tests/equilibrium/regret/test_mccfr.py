"""Sampling: it converges, plain and compiled alike, remembers within its room, and resumes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.naive_strategies import expected_utilities
from zermelo.equilibrium import MonteCarloCfr, mccfr
from zermelo.errors import BadParameter, UnknownName
from zermelo.games import load
from zermelo.games.kuhn_poker import KuhnPoker


@pytest.mark.parametrize(
    "spec, sampling, iterations, near",
    [
        ("kuhn_poker", "external", 50_000, 0.01),
        ("kuhn_poker", "outcome", 100_000, 0.02),
        ("leduc_poker", "external", 50_000, 0.15),
        ("leduc_poker", "outcome", 150_000, 0.5),
    ],
)
def test_converges(spec: str, sampling: str, iterations: int, near: float) -> None:
    found = mccfr(load(spec), sampling, iterations=iterations, seed=1)
    assert found.exploitability < near
    assert found.points[0].exploitability > found.exploitability
    assert found.iterations == iterations
    assert len(found.strategy) == found.information_sets


class PlainKuhn(KuhnPoker):
    compiled = False


@pytest.mark.parametrize("sampling", ["external", "outcome"])
def test_plain_and_compiled_draw_the_same(sampling: str) -> None:
    compiled = mccfr(load("kuhn_poker"), sampling, iterations=300, seed=9)
    plain = mccfr(PlainKuhn(), sampling, iterations=300, seed=9)
    assert plain.exploitability == pytest.approx(compiled.exploitability)
    assert plain.information_sets == 12


def test_three_players() -> None:
    game = load("kuhn_poker:players=3")
    found = mccfr(game, iterations=100_000)
    assert found.exploitability < 0.02
    assert expected_utilities(game, found.strategy)[1] == pytest.approx(-1 / 48, abs=0.02)


def test_a_game_too_large_to_measure() -> None:
    found = mccfr(load("liars_dice:dice=2"), iterations=20)
    assert found.exploitability != found.exploitability  # NaN
    assert found.information_sets > 1000
    with pytest.raises(BadParameter, match="too large to measure"):
        mccfr(load("liars_dice:dice=2"), target=0.1)


def test_the_table_grows_within_its_room() -> None:
    game = load("liars_dice:dice=2")
    wide = MonteCarloCfr(game, seed=2)
    narrow = MonteCarloCfr(game, seed=2, memory=1.0)
    for _ in range(20):
        wide.run(5)
        narrow.run(5)
    assert wide.information_sets > narrow.information_sets
    assert narrow.information_sets <= 3 * (1 << 14) // 4


def test_what_was_met_survives_growth() -> None:
    solver = MonteCarloCfr(load("leduc_poker"), seed=4)
    solver.run(2000)
    assert solver.form is not None
    before = solver.strategy()
    solver._grow()
    after = solver.strategy()
    assert len(after) == len(before)
    for key in solver.form.keys:
        assert before.probabilities(*key) == after.probabilities(*key)


def test_resuming_is_as_if_nothing_had_happened(tmp_path: Path) -> None:
    path = tmp_path / "checkpoint"
    game = load("leduc_poker")
    mccfr(game, iterations=500, checkpoint=path, seed=3)
    resumed = mccfr(game, iterations=1500, checkpoint=path, seed=3)
    whole = mccfr(game, iterations=1500, seed=3)
    assert resumed.iterations == 1500
    assert resumed.exploitability == pytest.approx(whole.exploitability, rel=1e-12)


@pytest.mark.parametrize(
    "wrong, error",
    [
        ({"sampling": "internal"}, UnknownName),
        ({"exploration": 0}, BadParameter),
        ({"memory": 0}, BadParameter),
        ({"seconds": 0}, BadParameter),
    ],
)
def test_parameters_must_make_sense(wrong: dict[str, object], error: type[Exception]) -> None:
    with pytest.raises(error):
        mccfr(load("kuhn_poker"), **wrong)  # type: ignore[arg-type]

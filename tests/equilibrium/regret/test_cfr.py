"""The CFR family: published values, another implementation, a race."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tests.equilibrium.common import form
from tests.naive_strategies import expected_utilities
from zermelo.equilibrium import Race, Variant, cfr
from zermelo.errors import BadParameter, UnknownName
from zermelo.games import load


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


def test_unknown_variants() -> None:
    with pytest.raises(UnknownName, match="did you mean cfr"):
        cfr(form("kuhn_poker"), "cfr++")
    assert cfr(form("kuhn_poker"), Variant("mine", 1.5, 0.5, 2.0), iterations=9).algorithm == "mine"


# A race of variants: the fastest stays.


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

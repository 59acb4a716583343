"""What is exact is derived, and a bound is shown as one everywhere."""

from __future__ import annotations

import json
import math
import re
from typing import Any

import numpy as np
import pytest

from zermelo import choose, load
from zermelo.bridges._uci_position import UciPosition
from zermelo.cli.terminal.results import as_json
from zermelo.errors import BadEvaluation
from zermelo.play import make
from zermelo.play.match.referee import play_game
from zermelo.result import (
    ESTIMATE,
    EXACT,
    LOWER,
    LOWER_ESTIMATE,
    UNPROVEN,
    UPPER,
    UPPER_ESTIMATE,
    Bounds,
    Result,
    Row,
    best_bounds,
    mean_bounds,
    proven,
    ranked,
    value_text,
    worth_text,
    zero_sum_values,
)
from zermelo.search import prove


def found(value: float | None, bounds: Bounds = UNPROVEN, **more: Any) -> Result:
    values = (None, None) if value is None else (value, 0.0 - value)
    return Result("search", 0, 0, value, values, (0,), ("a",), bounds, **more)


def test_no_one_can_say_that_a_value_is_exact() -> None:
    with pytest.raises(TypeError):
        found(1.0, exact=True)
    with pytest.raises(AttributeError):
        found(1.0).exact = True  # type: ignore[misc]


def test_what_a_value_rests_on_decides() -> None:
    assert proven(1.0, whole=False) == UNPROVEN
    assert proven(1.0, whole=True) == (1.0, 1.0)
    assert proven(1.0, LOWER, whole=True) == (1.0, math.inf)
    assert proven(1.0, UPPER, whole=True) == (-math.inf, 1.0)
    assert [one.exact for one in (UNPROVEN, Bounds(0, 1), Bounds(1, 1))] == [False, False, True]
    assert not Bounds(math.inf, math.inf).exact


def test_a_choice_is_proven_by_its_best_option_and_bounds_on_the_others() -> None:
    options = [Bounds(1, 1), Bounds(-math.inf, 1), Bounds(-2, 0)]
    assert best_bounds(options, complete=True) == (1, 1)
    assert best_bounds(options, complete=False) == (1, math.inf)
    assert best_bounds([], complete=False) == UNPROVEN
    assert mean_bounds([(0.5, Bounds(0, 2)), (0.5, Bounds(1, 1)), (0.0, UNPROVEN)]) == (0.5, 1.5)


def test_what_is_proven_overrules_an_estimate() -> None:
    assert found(0.2, Bounds(0.5, 0.5)).values == (0.5, -0.5)
    assert found(0.2, Bounds(0.5, 1.0)).value == 0.5
    assert found(None, Bounds(1.0, 1.0)).values == (1.0, -1.0)
    assert found(None, Bounds(0.0, 1.0)).value is None


def test_bounds_that_contradict_each_other_are_refused() -> None:
    with pytest.raises(BadEvaluation, match="utility_bounds"):
        found(None, Bounds(1.0, 0.0))
    with pytest.raises(BadEvaluation, match="at least nan"):
        Row(0, "a", None, Bounds(math.nan, 1.0))


@pytest.mark.parametrize(
    "row,bound,text",
    [
        (Row(0, "a", 0.0, Bounds(1, 1)), EXACT, "+1"),
        (Row(0, "a", 0.5), ESTIMATE, "≈ +0.5"),
        (Row(0, "a", 0.5, Bounds(0, 1)), ESTIMATE, "≈ +0.5"),
        (Row(0, "a", None, Bounds(lower=0.0), LOWER), LOWER, "≥ 0"),
        (Row(0, "a", None, Bounds(upper=-1.0), UPPER), UPPER, "≤ -1"),
        (Row(0, "a", 0.5, UNPROVEN, LOWER), LOWER_ESTIMATE, "≳ +0.5"),
        (Row(0, "a", 0.5, UNPROVEN, UPPER), UPPER_ESTIMATE, "≲ +0.5"),
        (Row(0, "a", None, Bounds(upper=math.nextafter(1, 0)), UPPER), UPPER, "< +1"),
        (Row(0, "a", None, Bounds(lower=math.nextafter(-1, 0)), LOWER), LOWER, "> -1"),
        (Row(0, "a"), ESTIMATE, ""),
    ],
)
def test_a_row_says_how_sure_it_is(row: Row, bound: str, text: str) -> None:
    assert (row.bound, row.value_text) == (bound, text)


def test_a_win_that_is_known_to_come_soon_is_the_best() -> None:
    def row(text: str, value: float | None, plies: int | None = None, nodes: int = 0) -> Row:
        return Row(0, text, value, nodes=nodes, plies=plies)

    rows = [
        row("unknown", None),
        row("a loss", -1.0),
        row("a win", 1.0, nodes=9),
        row("loss in 8", -1.0, 8),
        row("win in 7", 1.0, 7),
        row("draw", 0.0),
        row("loss in 2", -1.0, 2),
        row("win in 5", 1.0, 5),
    ]
    wins = ["win in 5", "win in 7", "a win"]
    losses = ["loss in 8", "loss in 2", "a loss"]
    assert [one.text for one in ranked(rows)] == [*wins, "draw", *losses, "unknown"]


def test_a_result_in_words() -> None:
    assert value_text(0.0) == "0"
    assert worth_text(found(0.25)) == "+0.25"
    assert worth_text(found(1.0, Bounds(1, 1)), "X") == "+1 to X, proven"
    assert worth_text(found(None)) == "unknown"
    assert worth_text(found(None, Bounds(lower=0.0)), "X") == "≥ 0 to X, proven"
    assert worth_text(found(None, Bounds(-1, 0))) == "≥ -1 and ≤ 0, proven"


@pytest.mark.plain
def test_notebooks_and_json_show_bounds() -> None:
    found = prove(load("nim:piles=1-2-3"))
    assert "&lt; +1" in found._repr_html_()
    assert "unknown" in prove(load("gomoku"), nodes=3)._repr_html_()
    told = json.loads(as_json(load("nim"), found))
    assert (told["value"], told["exact"], told["lower"]) == (None, False, None)
    assert told["upper"] < 1
    assert {row["bound"] for row in told["rows"]} == {"upper"}


@pytest.mark.plain(unless_long=True)
def test_a_result_is_short_in_a_list_and_whole_in_print() -> None:
    result = prove(load("nim:piles=1-2-3"))
    assert repr(result) == "<Proof of proof: < +1, proven by " + " ".join(result.line[:3]) + ">"
    assert "\n" not in repr(result)
    assert len(str(result).splitlines()) == 1 + len(result.rows)


def test_numbers_are_pythons_own() -> None:
    row = Row(0, "a", 0.5)
    result = found(np.float64(0.5), nodes=np.int64(3), rows=(row,))
    assert [type(one) for one in (result.value, result.nodes, *result.values)] == [
        float,
        int,
        float,
        float,
    ]


def test_what_one_player_gains_the_other_loses() -> None:
    assert zero_sum_values(1.0, 1) == (-1.0, 1.0)
    assert zero_sum_values(0.5, 0, players=1) == (0.5,)
    assert zero_sum_values(None, 0) == (None, None)
    assert math.copysign(1.0, zero_sum_values(0.0, 0)[1]) == 1.0


# What was said falsely once.


@pytest.mark.parametrize(
    "spec", ["tic_tac_toe", pytest.param("nim:piles=1-2-3", marks=pytest.mark.plain)]
)
def test_what_is_disproven_has_no_value(spec: str) -> None:
    found = prove(load(spec))
    assert (found.proven, found.value, found.values, found.exact) == (
        False,
        None,
        (None, None),
        False,
    )
    assert found.upper < 1
    assert {row.value_text for row in found.rows} == {"< +1"}


@pytest.mark.plain
def test_a_win_that_is_proven_is_exact() -> None:
    found = prove(load("nim"))
    assert (found.proven, found.value, found.exact) == (True, 1.0, True)
    steps = prove(load("chomp"), player=1)  # utilities are whole numbers, and who moves wins
    assert (steps.proven, steps.lower, steps.value) == (False, 0.0, None)


def test_a_player_by_proof_says_what_is_proven() -> None:
    assert "proof: X does not win, proven" in choose(load("tic_tac_toe"), by="proof").why
    assert re.search(r"proof: .* wins, proven", choose(load("nim"), by="proof").why)


def test_records_keep_no_bound_for_a_value() -> None:
    players = [make("proof:nodes=100000"), make("proof:nodes=100000")]
    record = play_game(load("tic_tac_toe"), players)
    assert record.moves[0].value is None
    assert {move.value for move in record.moves} <= {None, 1.0}


def test_uci_says_no_mate_where_nothing_is_known() -> None:
    assert UciPosition.score(None, found(None)) == "cp 0"  # type: ignore[arg-type]


def test_averages_that_differ_by_rounding_alone_do_not_contradict_each_other() -> None:
    above, below = -0.5555555555555555, -0.5555555555555556
    row = Row("a", "a", None, Bounds(above, below))
    assert row.exact
    assert row.value == pytest.approx(below)
    with pytest.raises(BadEvaluation):
        Row("a", "a", None, Bounds(0.5, 0.4999))

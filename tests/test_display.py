"""What notebooks show of results: tables of HTML, whatever their texts contain."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from zermelo import check, choose, load, match
from zermelo.display import fields_html, table_html
from zermelo.equilibrium import MatrixGame, Point, SolverRun, correlated, lemke_howson
from zermelo.playouts import playouts
from zermelo.search import size, solve, tabulate
from zermelo.verification import Verdict


def shown(thing: Any) -> str:
    html: str = thing._repr_html_()
    assert html.count("<table>") == html.count("</table>")
    return html


def test_texts_are_escaped_and_cut() -> None:
    assert table_html(("a",), [("<i>",)]) == (
        "<table><tr><th>a</th></tr><tr><td>&lt;i&gt;</td></tr></table>"
    )
    assert "0.333333" in table_html((), [("x", 1 / 3)])
    assert "[1, 2]" in table_html((), [("x", np.array([1, 2]))])
    assert len(table_html((), [("x", "y" * 1000)])) < 200
    assert "does not hold" not in shown(Verdict("all <is> well"))
    assert "all &lt;is&gt; well" in shown(Verdict("all <is> well"))


@pytest.mark.plain
def test_results() -> None:
    nim = load("nim:piles=1-2")
    assert "<th>count</th><td>20</td>" in shown(playouts(nim, 20))
    assert "<th>game</th><td>nim" in shown(size(nim, samples=20))
    assert "<th>states</th>" in shown(tabulate(nim))
    assert "keeps every rule" in shown(check(nim))
    assert "<th>why</th>" in shown(choose(nim, by="minimax"))


@pytest.mark.plain
def test_a_result_without_rows_has_no_table() -> None:
    html = shown(solve(load("nim:piles=1-2")))
    assert "proven" in html
    assert "<table>" not in html


def test_how_a_solver_came_to_its_answer() -> None:
    run = SolverRun(algorithm="cfr+", iterations=1000, points=(Point(1000, 0.5, 1e-4),))
    assert "<th>iterations</th><td>1,000</td>" in shown(run)
    assert "<th>exploitability</th><td>0.0001</td>" in shown(run)


def test_matrices_and_their_equilibria() -> None:
    pennies = MatrixGame([[1, -1], [-1, 1]])
    stag = MatrixGame([[4, 0], [3, 2]], [[4, 3], [0, 2]], rows=("stag", "hare"))
    assert "<td>row 1</td><td>1</td><td>-1</td>" in shown(pennies)
    assert "<td>hare</td><td>(3.0, 0.0)</td><td>(2.0, 2.0)</td>" in shown(stag)
    assert "<th>values</th>" in shown(lemke_howson(stag))
    assert "<th>distribution</th>" in shown(correlated(stag))


def test_standings() -> None:
    html = shown(match("random", "random:seed=2", "nim:piles=1-2", games=2))
    assert html.startswith("<p>random - random:seed=2:")
    assert "<td>random:seed=2</td>" in html
    assert fields_html(check(load("nim"), games=1)).count("<tr>") == 7

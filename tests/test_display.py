"""What notebooks show of results: tables of HTML, whatever their texts contain."""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from docs.site import reference
from zermelo import Setup, algorithms, board, check, choose, hooks, load, match, player
from zermelo.bridges import gambit, pettingzoo
from zermelo.conformance.report import Violation
from zermelo.display import MOST_ROWS, fields_html, rows_html, table_html
from zermelo.equilibrium import (
    Cfr,
    MatrixGame,
    NormalFormGame,
    Point,
    SolverRun,
    cfr,
    correlated,
    lemke_howson,
    regret_matching,
    sequence_form,
)
from zermelo.evaluation import AccumulatorNetwork
from zermelo.games import in_file
from zermelo.learning import AlphaZeroConfig
from zermelo.lookup import Book, BookMove, Tables, all_states, build_all, follow, write_book
from zermelo.montecarlo import Beliefs, Forest, MonteCarloTree, NetworkSearch, Options
from zermelo.play.match.record import GameRecord, Move
from zermelo.playouts import playouts
from zermelo.ratings import Outcome, elo_difference, ratings
from zermelo.result import Bounds
from zermelo.search import (
    AlphaBetaOptions,
    SearchLimits,
    TranspositionTable,
    interval_iteration,
    minimax,
    size,
    solve,
    tabulate,
)
from zermelo.sprt import Sprt
from zermelo.strategy import TableStrategy, Uniform
from zermelo.verification import Verdict

pytestmark = pytest.mark.plain(unless_long=True, all_kernels=True)

NO_DISPLAY = {
    "zermelo.Bits": "a number",
    "zermelo.LinearEvaluation": "mixed into games",
    **{f"zermelo.board.{name}": "`show` draws it" for name in board.__all__},
    "zermelo.lookup.Endgames": "a protocol",
    "zermelo.lookup.OpeningBook": "a protocol",
    "zermelo.trace.Recorder": "of kernels",
    "zermelo.verification.Budget": "counts down",
    "zermelo.bridges.gtp.GtpEngine": "talks to programs",
    "zermelo.bridges.uci.UciEngine": "talks to programs",
    "zermelo.kernel.Kernel": "a function",
    "zermelo.kernel.Lines": "of kernels",
    "zermelo.kernel.Runnable": "of kernels",
    "zermelo.kernel.StateIndex": "of kernels",
    "zermelo.cancellation.Stop": "a signal",
}
"""Public classes that notebooks show as text alone, and why."""


def public_classes() -> Iterator[tuple[str, type]]:
    described: set[type] = set()
    for module in map(importlib.import_module, [m for g in reference.MODULES.values() for m in g]):
        for name in module.__all__:
            thing = getattr(module, name)
            if inspect.isclass(thing) and not reference._is_constant(thing):
                if thing not in described and not issubclass(thing, BaseException):
                    yield f"{module.__name__}.{name}", thing
                described.add(thing)


def test_every_public_class_is_shown_or_says_why_not() -> None:
    ways = ("_repr_html_", "_repr_svg_")
    plain = {name for name, one in public_classes() if not any(hasattr(one, way) for way in ways)}
    assert plain <= set(NO_DISPLAY)


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


def test_results() -> None:
    nim = load("nim:piles=1-2")
    assert "<th>count</th><td>20</td>" in shown(playouts(nim, 20))
    assert "<th>game</th><td>nim" in shown(size(nim, samples=20))
    assert "<th>states</th>" in shown(tabulate(nim))
    assert "keeps every rule" in shown(check(nim))
    assert "<th>why</th>" in shown(choose(nim, by="minimax"))


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


def test_long_tables_are_cut() -> None:
    html = rows_html(("n",), ((i,) for i in range(100)), 100)
    assert html.count("<tr>") == MOST_ROWS + 1
    assert html.endswith("<p>and 80 more</p>")


def test_games_and_players() -> None:
    nim = load("nim:piles=1-2")
    html = shown(nim)
    assert html.startswith("<table><tr><th>Nim</th>")
    assert "<th>misere</th><td>False</td>" in html
    assert "deterministic" in html
    assert "<th>zero sum</th><td>True</td>" in shown(nim.traits)
    assert "<th>player</th><td>mcts:iterations=50</td>" in shown(player("mcts:iterations=50"))
    assert "<td>depth</td>" in shown(algorithms.find("minimax"))
    assert "<th>kind</th>" in shown(algorithms.ALGORITHMS["minimax"].settings["depth"])
    assert "<th>name</th><td>order</td>" in shown(hooks.BY_NAME["order"])
    assert "<th>title</th><td>Nim</td>" in shown(nim.guide)
    assert "<th>game</th><td>Mine</td>" in shown(in_file("rules.py:Mine"))
    assert "<th>sentence</th><td>it &lt;is&gt;</td>" in shown(Violation("utility", "it <is>", ()))


def test_settings_and_limits() -> None:
    assert "<th>killers</th>" in shown(AlphaBetaOptions())
    assert "<th>depth</th><td>3</td>" in shown(SearchLimits(depth=3))
    assert "<th>exploration</th>" in shown(Options())
    assert "<th>channels</th>" in shown(AlphaZeroConfig())
    assert "<th>planned</th>" not in shown(Setup("nim", ("random", "random")))
    assert "<th>entries</th>" in shown(TranspositionTable(1))


def test_searches_in_progress() -> None:
    nim = load("nim:piles=1-2")
    found = minimax(nim)
    assert "<th>lower</th><td>1</td>" in shown(Bounds(1.0))
    assert "<th>text</th>" in shown(found.rows[0])
    tree = MonteCarloTree(nim)
    tree.search(iterations=50)
    assert "<th>game</th><td>nim</td>" in shown(tree)
    assert "<th>values</th>" in shown(interval_iteration(nim))
    four = load("connect_four")
    assert "<th>trees</th><td>2</td>" in shown(Forest(four, 2, 8))
    searched = NetworkSearch(four, lambda seen: (np.ones((len(seen), 7)), np.zeros(len(seen))))
    assert "<th>network</th><td>&lt;function" in shown(searched)


def test_beliefs() -> None:
    kuhn = load("kuhn_poker")
    state = kuhn.result(kuhn.result(kuhn.initial_state(), 0), 2)
    beliefs = Beliefs(kuhn, 0)
    html = shown(beliefs.update(kuhn.information(state, 0)))
    assert html.count("<td>0.5</td>") == 2
    assert "<th>turns seen</th><td>1</td>" in shown(beliefs)


def test_strategies_and_their_solvers() -> None:
    form = sequence_form(load("kuhn_poker"))
    solver = Cfr(form)
    solver.run(3)
    solver.measure()
    assert "<p>Cfr: 3 iterations" in shown(solver)
    assert "<th>terminals</th><td>30</td>" in shown(form)
    solution = cfr(form, iterations=3)
    assert "<th>values</th>" in shown(solution)
    assert "<p>TableStrategy(12 information sets)</p>" in shown(solution.strategy())
    bold = TableStrategy({(0, "<b>"): {"<i>": 1.0}})
    assert "<td>&lt;b&gt;</td><td>&lt;i&gt;: 1</td>" in shown(bold)
    assert shown(Uniform()) == "<p>Uniform()</p>"
    assert "<th>iteration</th>" in shown(solution.points[0])
    assert "<th>games</th><td>10</td>" in shown(regret_matching(MatrixGame([[1, 0], [0, 1]]), 10))


def test_normal_forms() -> None:
    majority = NormalFormGame([[[[1, 0], [0, 0]], [[0, 0], [0, 1]]]] * 3)
    assert shown(majority).count("<tr>") == 9
    text = 'NFG 1 R "<title>" { "A" "B" } { 2 2 } 1 -1 -1 1 -1 1 1 -1'
    html = shown(gambit.parse_nfg(text))
    assert html.startswith("<p>&lt;title&gt;</p>")
    assert "<td>1</td><td>2</td><td>-1</td><td>1</td>" in html


def test_tables_and_books(tmp_path: Path) -> None:
    nim = load("nim:piles=1-2")
    assert "<th>states</th>" in shown(all_states(nim))
    build_all(nim, tmp_path, states=1000)
    tables = Tables(tmp_path)
    assert "<td>nim.table</td>" in shown(tables)
    assert "<th>longest</th>" in shown(next(iter(tables)))
    tables.close()
    path = tmp_path / "nim.book"
    write_book(path, nim, follow(nim, lambda state: [(0, 1)], plies=1), about="<mine>")
    assert "<th>about</th><td>&lt;mine&gt;</td>" in shown(Book(path))
    assert "<th>weight</th><td>1</td>" in shown(BookMove(0, 1))


def test_records_and_ratings() -> None:
    moves = (Move(-1, "six", 6), Move(0, "<a1>", 1, why="it wins"))
    record = GameRecord("nim", {}, ("ann", "bob"), moves, (1.0, -1.0), "played out")
    html = shown(record)
    assert html.startswith("<p>nim, ann - bob: 1, -1 (played out)</p>")
    assert "<td>chance</td><td>six</td>" in html
    assert "<td>ann</td><td>&lt;a1&gt;</td><td>it wins</td>" in html
    assert "<th>elo</th>" in shown(ratings([Outcome((0, 1), (1.0, 0.0))], 2)[0])
    assert "<th>high</th><td>inf</td>" in shown(elo_difference([0, 0, 2]))
    assert "<th>elo1</th><td>10</td>" in shown(Sprt())


def test_networks_and_environments() -> None:
    network = AccumulatorNetwork(
        weights=np.zeros((65, 8), np.int16),
        bias=np.zeros(8, np.int16),
        outputs=np.zeros((1, 16), np.int16),
        output_bias=np.zeros(1, np.int32),
        phase_features=4,
        gain=1.0,
    )
    assert "<th>kind</th><td>AccumulatorNetwork</td>" in shown(network)
    made = pettingzoo.GameEnv("nim", None)
    assert "<th>position</th>" not in shown(made)
    made.reset()
    assert "<th>position</th>" in shown(made)

"""What the site is made of: every game, lesson, public name and result has its page."""

from __future__ import annotations

import importlib
import inspect
import json
import re
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import nbformat
import pytest

from docs.site import benchmarks, course, games, reference, tutorials, written
from docs.site.__main__ import write
from docs.site.links import Dead, addresses, dead_links, read_site
from docs.site.pages import ROOT, Page
from tests.course.test_notebooks import EXECUTE
from tests.test_api import PACKAGES
from zermelo.algorithms import ALGORITHMS
from zermelo.course.notebooks import file_name, notebook
from zermelo.course.source import lessons, systems
from zermelo.equilibrium import solve_exactly, solve_lp
from zermelo.games import load, names
from zermelo.search import solve, tabulate

OWNERS = {
    "zermelo.Turn": "zermelo.Player",
    "zermelo.algorithms.Algorithm": "zermelo.algorithms.find",
    "zermelo.bridges.engines.EnginePlayer": "zermelo.bridges.engines.UciPlayer",
    "zermelo.conformance.Report": "zermelo.check",
    "zermelo.conformance.Violation": "zermelo.check",
    "zermelo.equilibrium.CorrelatedEquilibrium": "zermelo.equilibrium.correlated",
    "zermelo.equilibrium.Equilibrium": "zermelo.equilibrium.lemke_howson",
    "zermelo.equilibrium.ExactEquilibrium": "zermelo.equilibrium.solve_exactly",
    "zermelo.equilibrium.InformationTree": "zermelo.equilibrium.information_trees",
    "zermelo.equilibrium.LogitEquilibrium": "zermelo.equilibrium.logit_equilibrium",
    "zermelo.equilibrium.CorrelatedMarkovSolution": "zermelo.equilibrium.correlated_markov",
    "zermelo.equilibrium.MarkovSolution": "zermelo.equilibrium.solve_markov",
    "zermelo.equilibrium.NashEquilibrium": "zermelo.equilibrium.NormalFormGame",
    "zermelo.equilibrium.Point": "zermelo.equilibrium.cfr",
    "zermelo.equilibrium.RepeatedPlay": "zermelo.equilibrium.regret_matching",
    "zermelo.equilibrium.SampledProfile": "zermelo.equilibrium.mccfr",
    "zermelo.equilibrium.Sizes": "zermelo.equilibrium.sequence_form",
    "zermelo.equilibrium.StrategyProfile": "zermelo.equilibrium.cfr",
    "zermelo.equilibrium.Variant": "zermelo.equilibrium.Cfr",
    "zermelo.exact.Openings": "zermelo.exact.build_openings",
    "zermelo.games.InFile": "zermelo.games.in_file",
    "zermelo.hooks.Hook": "zermelo.hooks.overview",
    "zermelo.kernel.Kernel": "zermelo.kernel.kernel",
    "zermelo.kernel.Runnable": "zermelo.kernel.runnable",
    "zermelo.learning.load_network": "zermelo.learning.train",
    "zermelo.lookup.AllStates": "zermelo.lookup.all_states",
    "zermelo.lookup.BookMove": "zermelo.lookup.Book",
    "zermelo.lookup.Endgames": "zermelo.lookup.endgames_of",
    "zermelo.lookup.OpeningBook": "zermelo.lookup.open_book",
    "zermelo.lookup.BuildProgress": "zermelo.lookup.build_all",
    "zermelo.lookup.build": "zermelo.lookup.build_all",
    "zermelo.montecarlo.Belief": "zermelo.montecarlo.Beliefs",
    "zermelo.playouts.PlayoutStats": "zermelo.playouts.playouts",
    "zermelo.playouts.playout": "zermelo.playouts.playouts",
    "zermelo.result.Deepening": "zermelo.search.alpha_beta",
    "zermelo.search.IntervalSolution": "zermelo.search.interval_iteration",
    "zermelo.search.Proof": "zermelo.search.prove",
    "zermelo.search.Size": "zermelo.search.size",
    "zermelo.search.StrongSolution": "zermelo.search.tabulate",
    "zermelo.svg.Picture": "zermelo.svg.show",
    "zermelo.verification.SavedResult": "zermelo.verification.save_result",
    "zermelo.trace.Recorder": "zermelo.trace.recorder",
    "zermelo.trace.TraceNode": "zermelo.trace.recorder",
    "zermelo.trace.read_trace": "zermelo.trace.recorder",
    "zermelo.trace.trace_best": "zermelo.trace.recorder",
    "zermelo.trace.trace_child": "zermelo.trace.recorder",
    "zermelo.trace.trace_cutoff": "zermelo.trace.recorder",
    "zermelo.trace.trace_cut": "zermelo.trace.recorder",
    "zermelo.trace.trace_cut_by": "zermelo.trace.recorder",
    "zermelo.trace.trace_mark": "zermelo.trace.recorder",
    "zermelo.trace.trace_pruned": "zermelo.trace.recorder",
    "zermelo.trace.trace_return": "zermelo.trace.recorder",
    "zermelo.trace.trace_unrecorded": "zermelo.trace.recorder",
    "zermelo.trace.trace_weight": "zermelo.trace.recorder",
    "zermelo.trace.trace_worth": "zermelo.trace.recorder",
}
"""Names that only come out of others, or that only kernels call, and what has the example."""


def paths(pages: list[Page]) -> set[str]:
    return {page.path for page in pages}


@pytest.fixture(scope="module")
def of_games() -> list[Page]:
    return list(games.pages())


def test_each_game_has_a_page_and_a_picture(of_games: list[Page]) -> None:
    made = {page.path: page.content.decode() for page in of_games}
    for name in names():
        assert f"games/{name}.md" in made
        assert made.get(f"games/{name}.svg", "<svg").startswith("<svg")
        assert f"games/{name}.md" in made["all-games.md"]
    assert "mark one free cell" in made["games/tic_tac_toe.md"]
    assert "9, 72, 504" in made["games/tic_tac_toe.md"]


def test_each_lesson_has_a_page_without_links_into_the_page_of_zermelo() -> None:
    made = {page.path: page.content.decode() for page in course.pages()}
    for lesson in [*lessons(), *systems()]:
        assert f"course/{file_name(lesson)}" in made
    assert not any("](#/" in text for text in made.values())


def test_each_public_name_is_in_the_reference() -> None:
    whole = "\n".join(page.content.decode() for page in reference.pages())
    for package in PACKAGES:
        module = importlib.import_module(f"zermelo.{package}")
        for name in module.__all__:
            assert re.search(rf"[.`]{name}\b", whole), f"zermelo.{package}.{name}"


def test_each_public_name_is_described() -> None:
    described: set[int] = set()
    for group in reference.MODULES.values():
        for module in map(importlib.import_module, group):
            for name in module.__all__:
                thing, full = getattr(module, name), f"{module.__name__}.{name}"
                identity = reference._identity(thing, full)
                if identity in described or inspect.ismodule(thing):
                    continue
                described.add(identity)
                if reference._is_constant(thing):
                    assert reference._said(full, thing), full
                else:
                    assert (thing.__doc__ or "").strip(), full


def test_a_constant_is_described_by_the_string_below_it() -> None:
    whole = "\n".join(page.content.decode() for page in reference.pages())
    assert "The kinds of the games that are here, in the order in which people see them." in whole


def test_each_result_has_a_page() -> None:
    made = paths(list(benchmarks.pages()))
    for result in (ROOT / "benchmarks/results").glob("*.txt"):
        assert f"benchmarks/{result.stem}.md" in made


def test_links_lead_to_what_is_there(of_games: list[Page]) -> None:
    makers = (written, tutorials, course, reference, benchmarks)
    every = [*of_games, *(page for maker in makers for page in maker.pages())]
    known = paths(every)
    for page in written.pages():
        if not page.path.endswith(".md"):
            continue
        for link in re.findall(r"\]\(([^)#\s]+)", page.content.decode()):
            if "://" not in link and "`" not in link and not page.path.startswith("course-"):
                assert link in known, f"{page.path}: {link}"


def test_links_of_the_built_site(tmp_path: Path) -> None:
    """`make docs` ends with this check."""
    (tmp_path / "a").mkdir()
    (tmp_path / "index.html").write_text(
        '<a href="a/b.html#there"></a><a href="a/b.html#gone"></a><a href="https://a.org/x#y"></a>'
        '<img src="none.svg"><a href="#here"></a><p id="here">'
    )
    (tmp_path / "a/b.html").write_text('<p id="there"><a href="../index.html">up</a>')
    site = read_site(tmp_path)
    assert sorted(dead_links(site)) == [
        Dead("index.html", "a/b.html#gone"),
        Dead("index.html", "none.svg"),
    ]
    assert addresses(site) == ["https://a.org/x"]


def test_tables_of_algorithms_are_made() -> None:
    (searching,) = [one for one in written.pages() if one.path == "searching.md"]
    text = searching.content.decode()
    assert "<!--" not in text
    for one in ALGORITHMS.values():
        assert f"| `{one.name}` | {one.about} |" in text
    for name in ("alphabeta", "mcts"):
        for setting, about in ALGORITHMS[name].settings.items():
            assert f"| `{setting}` | {about.help} |" in text


def test_links_are_rewritten() -> None:
    files: set[str] = set()
    text = "[a](../src/zermelo/course/lessons/uct.md) [b](../tests/naive.py)\n\n[c]: ../README.md\n"
    assert written.linked(text, files) == (
        "[a](course/uct.ipynb) [b](files/tests/naive.py)\n\n[c]: index.md\n"
    )
    assert written.linked("[a](tutorials/beliefs.md)", files) == "[a](tutorials/beliefs.ipynb)"
    assert files == {"tests/naive.py"}


def test_what_has_not_changed_is_not_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("docs.site.__main__.pages", lambda: [Page("a/b.md", b"text")])
    (tmp_path / "old.md").write_text("no longer made")
    assert write(tmp_path) == 1
    first = (tmp_path / "a/b.md").stat().st_mtime_ns
    write(tmp_path)
    assert (tmp_path / "a/b.md").stat().st_mtime_ns == first
    assert not (tmp_path / "old.md").exists()


def test_tutorials_are_notebooks() -> None:
    files = {path.stem for path in (ROOT / "docs/tutorials").glob("*.md")}
    assert files == set(tutorials.ORDER)
    for one in tutorials.tutorials():
        made = notebook(one)
        nbformat.validate(nbformat.reads(made, as_version=4))
        head = "".join(json.loads(made)["cells"][0]["source"])
        assert head == f"# {one.title}\n\n{one.summary}"


@pytest.mark.plain
def test_values_that_are_called_known() -> None:
    assert solve(load("tic_tac_toe")).value == 0
    assert solve_exactly(load("kuhn_poker")).value == Fraction(-1, 18)
    assert solve_lp(load("leduc_poker")).values[0] == pytest.approx(-0.0856, abs=1e-4)
    assert len(tabulate(load("tic_tac_toe"))) == 5478


@pytest.mark.long
@pytest.mark.parametrize("name", tutorials.ORDER)
def test_jupyter_runs_the_tutorials(name: str, tmp_path: Path) -> None:
    (lesson,) = (one for one in tutorials.tutorials() if one.name == name)
    path = tmp_path / file_name(lesson)
    path.write_text(notebook(lesson))
    command = [sys.executable, "-c", EXECUTE, str(path)]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-3000:]


def examples(thing: object) -> str:
    """The lines of the examples in a docstring and, of a class, in those of its own methods."""
    inside = list(vars(thing).values()) if inspect.isclass(thing) else []
    said = [getattr(one, "__doc__", None) or "" for one in [thing, *inside]]
    return "\n".join(text[text.index(">>> ") :] for text in said if ">>> " in text)


def test_each_public_name_has_an_example() -> None:
    """Its own, or that of a name on the same page that shows it too."""
    described: set[int] = set()
    without = []
    for module in [importlib.import_module(m) for g in reference.MODULES.values() for m in g]:
        names = {name: getattr(module, name) for name in module.__all__}
        shown = "\n".join(map(examples, [module, *names.values()]))
        for name, thing in names.items():
            identity = reference._identity(thing, f"{module.__name__}.{name}")
            exempt = inspect.ismodule(thing) or reference._is_constant(thing)
            exempt = exempt or (inspect.isclass(thing) and issubclass(thing, BaseException))
            if exempt or identity in described:
                continue
            described.add(identity)
            if not examples(thing) and not re.search(rf"\b{name}\b", shown):
                without.append(f"{module.__name__}.{name}")
    assert set(without) <= OWNERS.keys(), sorted(set(without) - OWNERS.keys())


@pytest.mark.parametrize("owner", sorted(set(OWNERS.values())))
def test_the_owner_has_the_example(owner: str) -> None:
    module, _, name = owner.rpartition(".")
    assert examples(getattr(importlib.import_module(module), name))

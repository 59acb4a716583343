"""The charts of the documentation: every figure is read, or the result that lacks it is named."""

from __future__ import annotations

import doctest
import re
from collections.abc import Callable
from html import escape
from pathlib import Path

import pytest

from docs.site import benchmarks, charts, measured
from docs.site.benchmarks import CHARTS, MARKER
from docs.site.charts import Mark, Row
from docs.site.measured import RESULTS, UnreadableError
from docs.site.pages import ROOT


@pytest.fixture(scope="module")
def page() -> str:
    made = {one.path: one.content.decode() for one in benchmarks.pages()}
    return made["benchmarks.md"]


def test_each_chart_stands_on_the_page_once(page: str) -> None:
    written = (ROOT / "docs/site/benchmarks.md").read_text(encoding="utf-8")
    assert sorted(MARKER.findall(written)) == sorted(CHARTS)
    assert page.count('<figure class="chart"><svg ') == len(CHARTS)
    assert "<!--" not in page


def test_no_blank_line_ends_a_chart_before_it_is_closed(page: str) -> None:
    for figure in re.findall(r"<figure.*?</figure>", page, re.DOTALL):
        assert "\n" not in figure


@pytest.mark.parametrize("name", CHARTS)
def test_each_chart_has_its_figures_and_says_what_made_them(name: str, page: str) -> None:
    one = CHARTS[name]
    rows = one.rows()
    assert len(rows) >= 3
    assert len({row.label for row in rows}) == len(rows)
    for row in rows:
        assert len(row.label) <= 44
        assert len(row.marks) == max(1, len(one.series))
        for mark in row.marks:
            assert mark.low <= mark.value <= mark.high
    made = page.partition(f"**{one.title}**")[2].partition("\n\n**")[0]
    for file in one.files:
        assert f"](benchmarks/{file.partition('.')[0]}.md)" in made
    for row in rows:
        assert f">{escape(row.label)}</text>" in made


@pytest.mark.parametrize(
    "file", ["playouts.txt", "mcts_speed.txt", "own_game.txt", "cfr_speed.txt", "quantecon.txt"]
)
def test_each_comparison_of_a_result_is_in_the_chart(file: str) -> None:
    asked = (RESULTS / file).read_text(encoding="utf-8").count("ratio to ")
    (one,) = (one for one in CHARTS.values() if one.files == (file,))
    assert len(one.rows()) == asked


def test_figures_are_those_of_the_result() -> None:
    (alone,) = (row for _, row in measured.compared("alpha_beta_speed.txt", "plain alpha-beta"))
    assert alone == Row("plain alpha-beta", (Mark(1.01, 1.01, 1.03),))
    turned = next(row for _, row in measured.compared("quantecon.txt"))
    assert turned.label == "QuantEcon"
    assert turned.marks[0].value == pytest.approx(1 / 92.57)
    assert turned.marks[0].low == pytest.approx(1 / 92.87)


READERS: dict[str, tuple[str, Callable[[], object]]] = {
    "ratio to OpenSpiel": ("playouts.txt", lambda: list(measured.compared("playouts.txt"))),
    " .. ": ("mcts_speed.txt", lambda: list(measured.compared("mcts_speed.txt"))),
    "16 cores  ": ("cfr_gpu.txt", measured.cfr_on_a_gpu),
    "Go 9x9": ("selfplay_speed.txt", measured.selfplay),
    "gains": ("mcts_strength.txt", lambda: measured.improvements("othello")),
    " [79, 314]": ("findings.md", measured.changes),
    "toga2 ": ("chess_strength.txt", measured.opponents),
    "$ ": ("own_game.txt", lambda: measured.source("own_game.txt")),
}


@pytest.mark.parametrize("lost", READERS)
def test_a_result_without_its_figures_is_named(
    lost: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, read = READERS[lost]
    for path in (*RESULTS.glob("*.txt"), RESULTS / "findings.md"):
        (tmp_path / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    text = (tmp_path / file).read_text(encoding="utf-8")
    assert lost in text
    (tmp_path / file).write_text(text.replace(lost, "?"), encoding="utf-8")
    monkeypatch.setattr(measured, "RESULTS", tmp_path)
    with pytest.raises(UnreadableError, match=rf"benchmarks/results/{re.escape(file)}: "):
        read()


def test_marks_lie_where_their_figures_are() -> None:
    rows = [Row("as fast", (Mark(1.0, 1.0, 1.0),)), Row("a tenth", (Mark(0.1, 0.09, 0.2),))]
    axis = charts.ratios(rows)
    assert list(axis.ticks.values()) == ["1/100x", "1/10x", "1x"]
    assert [axis.place(ratio) for ratio in (0.01, 0.1, 1.0)] == pytest.approx([0.0, 0.5, 1.0])
    drawn = charts.chart("Speed <here>", rows, axis)
    assert 'aria-label="Speed &lt;here&gt;: as fast 1.00x; a tenth 0.10x"' in drawn
    assert drawn.count('class="bar worse"') == drawn.count('class="error"') == 1
    axis = charts.elo([Row("a gain", (Mark(33.0, -4.0, 163.0),))])
    assert list(axis.ticks) == [-100.0, 0.0, 100.0, 200.0]
    assert axis.show(-4.0) == "-4"


@pytest.mark.parametrize("module", [charts, measured, benchmarks])
def test_examples(module: object) -> None:
    assert doctest.testmod(module).failed == 0  # type: ignore[arg-type]

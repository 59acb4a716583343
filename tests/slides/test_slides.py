"""Slides: all of a lesson, in one file, with every figure step by step.

Of the figures, those that are quick to compute; all of them with --long.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from click.testing import CliRunner

from zermelo.cli import main
from zermelo.course.source import Figure, Lesson, Prose, find, lessons, systems
from zermelo.games import load, names
from zermelo.slides import beamer, convert, drawing, figures, reveal
from zermelo.slides.pages import pages
from zermelo.svg import board_svg

QUICK = ("minimax", "players")
SLOW = [one.address for one in [*lessons(), *systems()] if one.address not in QUICK]
EVERY = [*QUICK, *(pytest.param(one, marks=pytest.mark.long) for one in SLOW)]


def test_every_kind_of_figure_can_be_drawn() -> None:
    used = {figure.kind for one in lessons() for figure in one.figures}
    assert used <= set(figures.kinds())


def words(html: str) -> list[str]:
    return re.findall(r"\w+", re.sub(r"<[^>]*>", " ", html))


@pytest.mark.parametrize("name", EVERY)
def test_all_of_a_lesson_is_on_its_slides_in_one_file(name: str) -> None:
    lesson = find(name)
    made = reveal.slides(lesson)
    head, _, body = made.partition("<body>")
    content = body.partition("<script>")[0]
    assert not re.search(r"<(link|img|script)\b[^>]*\b(href|src)=", head + content)
    assert "url(data:font/woff2" in head
    assert not re.search(r"""url\((?!["']?data:)""", head)
    said = set(words(content))
    for block in lesson.blocks:
        if isinstance(block, Prose):
            assert set(words(block.html)) <= said
    assert content.count('class="first"') == len(lesson.figures)
    tex = beamer.beamer(lesson)
    assert tex.count("\\begin{frame}") == tex.count("\\end{frame}") > len(lesson.figures)
    assert tex.count("\\begin{tikzpicture}") >= len(lesson.figures)
    assert tex.count("{") - tex.count("\\{") == tex.count("}") - tex.count("\\}")


def test_a_tree_gets_a_value_at_each_step_and_lights_its_line() -> None:
    (figure,) = [
        one for one in find("minimax").figures if one.options.get("spec", "")[:4] == "[[3,"
    ]
    found = figures.states(figure)
    shown = [re.findall(r"<text[^>]*>([^<]*)</text>", one.svg).count("2") for one in found]
    assert len(found) == 5
    assert shown == sorted(shown)
    lit = [figure.lines[reveal.lit_line(figure.lines, one.tags)].text.strip() for one in found]
    assert lit[0].startswith("function MINIMAX")
    assert lit[1] == "else v ← min(v, w)"
    assert lit[-1] == "return v"


def test_what_alpha_beta_cuts_is_not_dashed_before() -> None:
    figure = find("alpha-beta").figures[0]
    dashed = [one.svg.count("stroke-dasharray") for one in figures.states(figure)]
    assert dashed[0] == 0
    assert dashed[-1] > 0
    assert dashed == sorted(dashed)


@pytest.mark.parametrize("name", [one for one in names() if one not in ("monopoly", "word_game")])
def test_boards_become_tikz(name: str) -> None:
    game = load(name)
    drawn = board_svg(game.board(game.initial_state(), None))
    tikz = convert.to_tikz(drawn)
    assert tikz.count("{") - tikz.count("\\{") == tikz.count("}") - tikz.count("\\}")
    labels = "".join(ElementTree.fromstring(drawn).itertext()).strip()
    assert ("\\node" in tikz) == bool(labels)


def test_shapes_keep_their_places() -> None:
    drawn = (
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 50' width='100' height='50'>"
        "<g transform='translate(10 5)'><rect x='1' y='2' width='3' height='4' fill='#ff0000'/>"
        "<path d='M0 0L5 5' fill='none' stroke='#000'/></g>"
        "<text x='7' y='8' text-anchor='end'>50 % &amp; ≤ x_1</text></svg>"
    )
    tikz = convert.to_tikz(drawn, wide=10)
    assert "scale=0.2845" in tikz
    assert "fill={rgb,255:red,255;green,0;blue,0}] (11,7) rectangle (14,11);" in tikz
    assert 'shift={(10,5)}] svg "M0 0L5 5"' in tikz
    assert "anchor=base east" in tikz
    assert r"at (7,8) {50 \% \& $\leq$ x\_1}" in tikz


def test_pictures_in_dots() -> None:
    drawn = drawing.bars([("a", 1.0, "one"), ("b", 2.0, "two")])
    png = convert.to_png(drawn)
    assert png.startswith(b"\x89PNG")
    width = int.from_bytes(png[16:20], "big")
    assert width == round(2 * float(ElementTree.fromstring(drawn).get("width") or 0))


def test_plots_have_a_line_for_each_series() -> None:
    drawn = drawing.plot([1, 10, 100], {"a": [1, 2, 3], "b": [3, 2, 1]}, ("x", "y"), until=0.5)
    tree = ElementTree.fromstring(drawn)
    lines = [one for one in tree if one.get("stroke-width") == "2.5"]
    assert [one.get("d", "").count("L") for one in lines] == [1, 1]
    assert {"x", "y", "a", "b"} <= {one.text for one in tree}


def test_lessons_are_written_by_the_command(tmp_path: Path) -> None:
    page, tex, folder = tmp_path / "a.html", tmp_path / "a.tex", tmp_path / "pictures"
    words = ["lessons", "minimax", "--slides", page, "--beamer", tex, "--figures", folder]
    done = CliRunner().invoke(main, [str(one) for one in words], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    assert page.read_text().startswith("<!DOCTYPE html>")
    assert tex.read_text().startswith("\\documentclass")
    count = sum(len(figures.states(one)) for one in find("minimax").figures)
    for kind in ("svg", "tikz", "png"):
        assert len(list(folder.glob(f"minimax-*.{kind}"))) == count
    wrong = CliRunner().invoke(main, ["lessons", "--slides", str(page)])
    assert (wrong.exit_code, "which lesson" in wrong.output) == (2, True)


def test_long_text_goes_on_another_slide() -> None:
    paragraphs = "".join(f"<p>{'word ' * 60}{at}</p>" for at in range(6))
    lesson = Lesson("x", "X", "y", blocks=(Prose(f"<h2>One</h2>{paragraphs}", ""),))
    made = list(pages(lesson, reveal.MARKUP))
    assert len(made) >= 3
    assert all(page.startswith("<h2>One</h2>") for page in made)


def test_a_board_may_begin_elsewhere() -> None:
    figure = Figure("board", {"game": "tic_tac_toe", "state": "X.O/.../..."}, "", "")
    (state,) = figures.states(figure)
    assert ">X<" in state.svg
    assert ">O<" in state.svg

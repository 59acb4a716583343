"""Trees in a real browser: slider, explanations, changed leaves, duel, exports, lessons."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from benchmarks.page import moved
from tests.web.driving import go, until
from zermelo.course.exercises import exercises
from zermelo.course.exercises.export import as_latex

SPEC = "%5B%5B3%2C12%2C8%5D%2C%5B2%2C4%2C6%5D%2C%5B14%2C5%2C2%5D%5D"


def tree(tab: Any, algorithm: str = "plain") -> None:
    go(tab, f"tree?algorithm={algorithm}&spec={SPEC}")
    tab.wait_for_selector("canvas")


def explanation(tab: Any) -> str:
    until(tab, "document.querySelector('.explanation').innerText.trim().length > 3")
    return str(tab.locator(".explanation").inner_text())


def test_a_cut_is_explained(tab: Any) -> None:
    tree(tab)
    tab.click("section[aria-label='selected node'] li button:has-text('2 (cut)')")
    until(tab, "document.querySelector('.explanation').innerText.includes('Cut')")
    assert (
        explanation(tab) == "Cut: this move lets MIN reach 2, and MAX already has 3 by playing 1."
    )
    tab.click("section[aria-label='selected node'] li button.pruned")
    until(tab, "document.querySelector('.explanation').innerText.includes('runed')")
    assert "MIN reaches 2 here, and MAX already has 3" in explanation(tab)


def test_a_click_on_the_drawing_selects(tab: Any) -> None:
    tree(tab)
    canvas = tab.locator("canvas")
    canvas.focus()
    tab.keyboard.press("ArrowDown")
    tab.keyboard.press("ArrowRight")
    until(tab, "document.querySelector('.explanation').innerText.includes('ut')")
    x, y = (float(canvas.get_attribute(name)) for name in ("data-x", "data-y"))
    tab.keyboard.press("Home")
    until(tab, "document.querySelector('.explanation').innerText.includes('MAX plays')")
    canvas.click(position={"x": x, "y": y})
    until(tab, "document.querySelector('.explanation').innerText.includes('Cut')")


def test_the_slider_goes_through_time(tab: Any) -> None:
    tree(tab)
    facts = tab.locator(".view .facts").first
    assert "11 nodes, 7 leaves, 2 pruned" in facts.inner_text()
    tab.click("[aria-label='start']")
    assert "0 nodes" in facts.inner_text() or "1 nodes" in facts.inner_text()
    for _ in range(4):
        tab.click("[aria-label='step forward']")
    few = int(re.findall(r"(\d+) nodes", facts.inner_text())[0])
    assert 1 <= few < 11
    tab.locator("input[type=range]").fill("23")
    assert "11 nodes" in facts.inner_text()


def test_a_changed_leaf_moves_the_cuts(tab: Any) -> None:
    tree(tab)
    tab.click("section[aria-label='selected node'] li button:has-text('2 (cut)')")
    tab.click("section[aria-label='selected node'] li button:has-text('1 2')")
    value = tab.locator("section[aria-label='selected node'] input[type=number]")
    value.fill("20")
    value.press("Enter")
    until(tab, "document.querySelector('textarea').value.includes('[20,4,6]')")
    until(tab, "document.querySelector('.facts').innerText.includes('best move 2')")
    assert "value 4 to MAX" in tab.locator(".view .facts").first.inner_text()


def test_a_real_game_can_be_changed_too(tab: Any) -> None:
    go(tab, "look/halving?n=5&algorithm=minimax&depth=4")
    tab.wait_for_selector("canvas")
    tab.locator("canvas").focus()
    for _ in range(4):
        tab.keyboard.press("ArrowDown")
    value = tab.locator("section[aria-label='selected node'] input[type=number]")
    value.fill("7")
    value.press("Enter")
    tab.wait_for_selector("h1:has-text('Tree editor')")
    tab.wait_for_selector("canvas")
    assert "7" in tab.locator("textarea").input_value()


@pytest.mark.parametrize("algorithm", ["minimax", "plain", "expectiminimax", "maxn", "mcts"])
def test_algorithms_draw(tab: Any, algorithm: str) -> None:
    tree(tab, algorithm)
    assert int(tab.locator("canvas").get_attribute("data-shown")) > 3


def test_wrong_trees_are_reported(tab: Any) -> None:
    tree(tab)
    tab.fill("textarea", "[[1, 2")
    tab.click("button:text-is('Draw')")
    tab.wait_for_selector("p.failure")


def test_exports(tab: Any, tmp_path: Path) -> None:
    tree(tab)
    for name, check in (("SVG", svg), ("PNG", png), ("TikZ", tikz)):
        with tab.expect_download() as download:
            tab.click(f"button:text-is('{name}')")
        file = tmp_path / download.value.suggested_filename
        download.value.save_as(file)
        check(file)


def svg(file: Path) -> None:
    root = ElementTree.parse(file).getroot()
    shapes = "{http://www.w3.org/2000/svg}"
    assert len(root.findall(f"{shapes}polygon")) == 4
    assert [one.text for one in root.findall(f"{shapes}text") if one.text == "12"]


def png(file: Path) -> None:
    assert file.read_bytes().startswith(b"\x89PNG")


def tikz(file: Path) -> None:
    text = file.read_text()
    assert text.count("\\node") == 13
    assert text.count("pruned]") == 4  # two nodes and their edges
    assert text.strip().endswith("\\end{tikzpicture}")


def test_a_duel(tab: Any) -> None:
    go(tab, "duel/tree?with=minimax,plain")
    until(tab, "document.querySelectorAll('canvas').length == 2")
    panels = tab.locator("section[aria-label^='algorithm']")
    assert "in the tree: 13 nodes, 9 leaves" in panels.nth(0).inner_text()
    assert "in the tree: 11 nodes, 7 leaves, 2 pruned" in panels.nth(1).inner_text()
    tab.locator("input[type=range]").fill("5")
    until(tab, "!document.body.innerText.includes('in the tree: 13 nodes')")


def test_five_thousand_nodes_are_moved(tab: Any) -> None:
    go(tab, "tree?algorithm=minimax")
    nodes, frames = moved(tab, 0.5)
    assert nodes > 5000
    assert frames > 0  # how smooth it is, is measured when the machine is quiet: docs/page.md


def test_search_and_lookup_side_by_side(tab: Any) -> None:
    go(tab, "lessons/figure/lookup")
    tab.wait_for_selector("main td.unsure")
    tab.locator("main input[type=range]").fill("9")
    tab.wait_for_selector("text=Here the search finds everything the table knows")
    tab.click("main button.cell[aria-label^='a1']")
    until(tab, "document.querySelectorAll('main tbody tr').length === 6")


def test_the_network_plays_and_shows_what_it_thinks(tab: Any) -> None:
    go(tab, "lessons/alphazero")
    until(tab, "document.querySelector('.figure td .bar, .figure canvas')")
    if tab.locator(".figure canvas").count():
        pytest.skip("there is no network here")
    assert tab.locator(".figure tbody tr").count() == 9
    tab.select_option(".figure select", "10")
    until(tab, "document.querySelectorAll('.figure tbody tr').length === 9")
    tab.click(".figure button.cell[aria-label^='b2']")
    until(tab, "document.querySelectorAll('.figure tbody th').length === 7")


def test_sheets_are_printed_whole(tab: Any) -> None:
    """On paper: no buttons, light colours, and the answers on a page of their own."""
    go(tab, "lessons/sheet?seed=5&number=8")
    until(tab, "document.querySelectorAll('.answers img').length == 5")
    tab.emulate_media(media="print", color_scheme="dark")
    assert not tab.locator("button:text-is('Print')").is_visible()
    assert not tab.locator("header.top").is_visible()
    paper = tab.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    assert paper == "rgb(255, 255, 255)"
    printed = tab.pdf(format="A4")
    assert printed.count(b"/Type /Page\n") + printed.count(b"/Type /Page ") >= 2


def test_sheets_on_what_is_wanted(tab: Any, tmp_path: Path) -> None:
    """Subjects are chosen in the address or on the sheet; LaTeX is the command line's."""
    go(tab, "lessons/sheet?subjects=regret,reply,equilibrium,biased")
    until(tab, "document.querySelectorAll('.answers li').length == 4")
    assert "subjects=regret%2Creply%2Cequilibrium%2Cbiased" in tab.url
    assert tab.locator(".answers table").count() == 3
    tab.check("text='UCT'")
    tab.uncheck("text=Regret matching")
    for title in ("Best responses", "Equilibria of 2x2 games", "A biased opponent"):
        tab.uncheck(f"text={title}")
    until(tab, "document.querySelector('h1')?.innerText == 'UCT, sheet 1'")
    assert "Which child is next?" in tab.locator(".questions").inner_text()
    tab.locator("label:has-text('Exercises') >> input[type=number]").fill("2")
    until(tab, "document.querySelectorAll('.answers li').length == 2")
    with tab.expect_download() as download:
        tab.click("button:text-is('LaTeX')")
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.name == "sheet-1.tex"
    assert file.read_text() == as_latex(exercises(["uct"], 1, 2), 1)
    tab.uncheck("text='UCT'")
    tab.wait_for_selector("text=Choose at least one subject.")
    assert tab.locator(".answers li").count() == 2  # what stood there stays


def test_sheets_are_seeded(tab: Any) -> None:
    go(tab, "lessons/sheet?seed=5&number=8")
    until(tab, "document.querySelectorAll('.answers img').length == 5")
    first = tab.locator("ol img").first.get_attribute("alt")
    tab.reload()
    until(tab, "document.querySelectorAll('.answers img').length == 5")
    assert tab.locator("ol img").first.get_attribute("alt") == first
    go(tab, "lessons")
    go(tab, "lessons/sheet?seed=6&number=8")
    until(tab, "document.querySelectorAll('.answers img').length == 5")
    assert tab.locator("ol img").first.get_attribute("alt") != first

"""Trees in a real browser: slider, explanations, changed leaves, duel, exports, lessons."""

from __future__ import annotations

import json
import random
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
    assert "1 node, 0 leaves" in facts.inner_text()
    for _ in range(4):
        tab.click("[aria-label='step forward']")
    few = int(re.findall(r"(\d+) nodes", facts.inner_text())[0])
    assert 1 <= few < 11
    tab.locator("input[type=range]").fill("23")
    assert "11 nodes" in facts.inner_text()


def test_the_step_is_the_truth(tab: Any) -> None:
    """At a step, words, table and line say what was known then, of the node where the search is."""
    tree(tab)
    card = tab.locator("section[aria-label='selected node']")
    tab.click("[aria-label='start']")
    assert card.locator("li").count() == 0
    until(tab, "document.querySelector('.explanation').innerText.includes('0 of 3 moves searched')")
    tab.locator("input[type=range]").fill("9")  # two of the three moves below the first
    tab.locator("input[type=range]").fill("11")
    tab.click("section[aria-label='selected node'] .step:text-is('root')")
    until(tab, "document.querySelector('.explanation').innerText.includes('1 of 3 moves')")
    assert "MAX has 3 by playing 1" in explanation(tab)
    assert card.locator("li").all_inner_texts() == ["1\n3", "2\n≤2"]
    assert card.locator("li .on-line").all_inner_texts() == ["1\n3"]
    assert tab.locator(".legend").inner_text().count("best line so far") == 1
    tab.locator("canvas").focus()
    tab.keyboard.press("PageDown")
    until(tab, "document.querySelector('.slider span').innerText.startsWith('12 /')")
    tab.keyboard.press("End")
    until(tab, "document.querySelector('.explanation').innerText.startsWith('MAX plays 1: 3')")
    assert "principal variation" in tab.locator(".legend").inner_text()


def test_a_duel_tells_results_at_its_end_alone(tab: Any) -> None:
    go(tab, "duel/tree?with=minimax,plain")
    until(tab, "document.querySelectorAll('canvas').length == 2")
    assert tab.locator("dd").all_inner_texts()[:2] == ["1", "+3"]
    tab.locator("input[type=range]").fill("5")
    until(tab, "[...document.querySelectorAll('dd')].every(one => one.innerText === '\\u2013')")


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


SIZES = ((390, 844), (768, 1024), (820, 1180), (1024, 768), (1366, 768), (1920, 1080))
COLLISIONS = """async specs => {
    const area = document.querySelector('textarea');
    const draw = [...document.querySelectorAll('button')].find(one => one.innerText === 'Draw');
    const found = [];
    for (const spec of specs) {
        const before = document.querySelector('canvas')?.boxes;
        area.value = spec;
        area.dispatchEvent(new Event('input', {bubbles: true}));
        draw.click();
        const now = () => document.querySelector('canvas').boxes;
        while (!now() || now() === before) await new Promise(go => setTimeout(go, 5));
        const boxes = now();
        const apart = (one, other) => one.right <= other.left || other.right <= one.left
            || one.bottom <= other.top || other.bottom <= one.top;
        boxes.forEach((one, i) => boxes.slice(0, i).forEach(other => {
            if (!apart(one, other)) found.push([spec, one, other]);
        }));
        if (boxes.length < 8) found.push([spec, boxes.length]);
    }
    return found;
}"""


def random_tree(chance: random.Random, depth: int) -> object:
    """Lists in lists, bushy or thin, with small and large numbers at the leaves."""
    if depth == 0 or (depth < 3 and chance.random() < 0.15):
        return chance.choice([chance.randint(-9, 30), chance.randint(-999, 999), 0.25])
    return [random_tree(chance, depth - 1) for _ in range(chance.randint(1, 4))]


def collide(tab: Any, number: int) -> None:
    chance = random.Random(4)
    deep = [[[[3, 17], [2, 12]], [[15], [25, 0]], [[2, 5], [3]]]]  # the example "A deep cutoff"
    specs = [json.dumps(one) for one in deep] + [
        json.dumps([random_tree(chance, 3), random_tree(chance, 3)]) for _ in range(number - 1)
    ]
    for width, height in SIZES:
        tab.set_viewport_size({"width": width, "height": height})
        go(tab, f"tree?algorithm=plain&spec=%5B{width}%2C{height}%5D")
        tab.wait_for_selector("canvas")
        assert tab.evaluate(COLLISIONS, specs) == []


def test_no_words_of_a_tree_collide(tab: Any) -> None:
    collide(tab, 5)


@pytest.mark.long
def test_no_words_of_two_hundred_trees_collide(tab: Any) -> None:
    collide(tab, 200)


def test_steps_are_above_the_fold_and_trees_use_the_screen(tab: Any) -> None:
    for view in ("tree?algorithm=plain", "look/tic_tac_toe?algorithm=plain&depth=2"):
        tab.set_viewport_size({"width": 1366, "height": 768})
        go(tab, view)
        tab.wait_for_selector(".slider")
        box = tab.locator(".slider").bounding_box()
        assert box["y"] + box["height"] < 768
        tab.set_viewport_size({"width": 1920, "height": 1080})
        assert tab.locator("main").bounding_box()["width"] > 1850


def test_a_tree_is_shown_to_a_room(tab: Any) -> None:
    """Full screen, large, and by keys alone."""
    tab.set_viewport_size({"width": 1024, "height": 768})
    tree(tab)
    tab.click("button:text-is('Present')")
    until(tab, "document.querySelector('canvas').getBoundingClientRect().width > 950")
    box = tab.locator("canvas").bounding_box()
    assert box["height"] > 380
    assert box["y"] < 300
    counter = tab.locator(".slider span")
    tab.keyboard.press("Home")
    tab.keyboard.press("ArrowRight")
    tab.keyboard.press("PageDown")
    tab.keyboard.press("ArrowLeft")
    assert counter.inner_text() == "1 / 23"
    tab.keyboard.press("q")
    assert "What does the search do next?" in tab.locator("[aria-label=prediction]").inner_text()
    tab.keyboard.press("r")
    assert "The window is [3, 2]" in tab.locator("[aria-label=prediction]").inner_text()
    tab.keyboard.press("Escape")
    tab.wait_for_selector("button:text-is('Present')")


def test_a_finished_game_is_searched_before_its_end(tab: Any) -> None:
    for view in ("look", "duel"):
        go(tab, f"{view}/tic_tac_toe?moves=a1%2Cb1%2Ca2%2Cb2%2Ca3&depth=2")
        tab.wait_for_selector("text=X wins. This is the position before the last move.")
        tab.wait_for_selector("canvas")


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

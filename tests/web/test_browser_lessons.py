"""Lessons in a real browser: by mouse and keyboard, at three widths, light and dark, on paper."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.web.driving import (
    Tabs,
    fits,
    go,
    new_context,
    until,
    violations,
    violations_in_both_schemes,
)
from zermelo.course import source
from zermelo.course.source import find
from zermelo.web.server.serve import STATIC, Page

SAMPLE = Path(__file__).parents[1] / "course" / "sample"
MOST = 300_000  # bytes of the first view, compressed
FIGURE = "section.figure"
WIDTHS = (390, 768, 1440)
SETTLED = """() => ![...document.querySelectorAll('main [role=status]')].some(
    one => one.innerText.trim().endsWith('…'))
    && document.querySelector('article')"""
LIT = "[...document.querySelectorAll('.pseudocode li.lit')].map(one => one.innerText).join(' / ')"


@pytest.fixture(scope="class")
def sample() -> Iterator[None]:
    """The course is the sample; the server runs in this process."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(source, "COURSE", SAMPLE)
        yield


def opened(tab: Any, address: str) -> None:
    go(tab, f"lessons/{address}")
    until(tab, SETTLED)


@pytest.mark.usefixtures("sample")
class TestSample:
    def test_the_list_leads_to_lessons(self, tab: Any) -> None:
        go(tab, "lessons")
        tab.wait_for_selector(".list")
        assert tab.title() == "Lessons: zermelo"
        parts = tab.locator("main section h2").all_inner_texts()
        assert parts == ["Two players", "Monte Carlo", "Systems"]
        assert tab.locator(".list svg").count() == 3
        assert "Week 1" in tab.locator(".list").first.inner_text()
        link = tab.locator(".list a").first
        link.focus()
        link.press("Enter")
        tab.wait_for_selector("article h1:text-is('Game trees and minimax')")
        assert tab.url.endswith("#/lessons/minimax")
        assert tab.title() == "Game trees and minimax: zermelo"
        tab.click("nav[aria-label='other lessons'] a:has-text('Monte Carlo')")
        tab.wait_for_selector("article h1:text-is('Monte Carlo tree search')")
        until(tab, "scrollY === 0")
        go(tab, "lessons/systems/deep-blue")
        tab.wait_for_selector("article h1:text-is('Deep Blue')")
        tab.click("article a:text-is('minimax')")
        tab.wait_for_selector("article h1:text-is('Game trees and minimax')")

    def test_what_a_lesson_says_of_itself(self, tab: Any) -> None:
        opened(tab, "minimax")
        about = tab.locator("aside[aria-label='about this lesson']").inner_text()
        for words in ("Say what minimax costs", "Eidheim: game trees", "AIMA, 4th edition, 5.2"):
            assert words in about
        assert "zermelo lessons minimax --notebook" in tab.locator("article").inner_text()

    def test_formulas_are_typeset_and_read_aloud(self, tab: Any) -> None:
        opened(tab, "minimax")
        tab.wait_for_selector(".math.display .katex")
        assert tab.locator(".katex-error").count() == 0
        assert tab.locator(".math .katex-mathml math").count() == tab.locator(".math").count()
        brace = tab.locator(".math.display svg").first
        assert brace.evaluate("one => parseFloat(one.style.width)") > 0

    def test_the_line_of_each_step_is_lit(self, tab: Any) -> None:
        """By keyboard on the slider, by mouse on its buttons."""
        opened(tab, "minimax")
        slider = tab.locator(f"{FIGURE} input[type=range]")
        slider.focus()
        slider.press("End")
        tab.wait_for_selector(".pseudocode li.lit:has-text('return v')")
        slider.press("Home")
        lines = [
            "function MINIMAX(s) returns the value of s to MAX",
            "w ← MINIMAX(RESULT(s, a))",
            "if IS-TERMINAL(s) then return UTILITY(s)",
            "else v ← min(v, w)",
        ]
        for line in lines:
            until(tab, f"line => {LIT} === line", line)
            slider.press("ArrowRight")
        tab.click(f"{FIGURE} button[aria-label=start]")
        until(tab, f"line => {LIT} === line", lines[0])
        for _ in range(8):
            tab.click(f"{FIGURE} button[aria-label='step forward']")
        until(tab, f"line => {LIT} === line", "if MAX is to move in s then v ← max(v, w)")
        said = tab.locator(".pseudocode [role=status]").inner_text()
        assert said == "Line: if MAX is to move in s then v ← max(v, w)"

    def test_what_is_not_there_is_a_sentence(self, tab: Any) -> None:
        opened(tab, "uct")
        tab.wait_for_selector("text=There is no figure of the kind nothing-of-the-kind")
        for wrong in ("minmax", "systems/nobody", "%3Cscript%3E", "a/b/c", "x" * 300):
            go(tab, f"lessons/{wrong}")
            tab.wait_for_selector("main [role=alert]")
            assert tab.locator("main a:text-is('All lessons')").count() == 1
        go(tab, "lessons/figure/board?game=nobodys_game")
        tab.wait_for_selector("section [role=alert]:has-text('This game could not be opened, so')")

    def test_finished_lessons_are_remembered(self, tab: Any) -> None:
        opened(tab, "minimax")
        tab.locator("text=I have finished this lesson").click()
        go(tab, "lessons")
        tab.wait_for_selector(".list .done")
        assert "1 of 1 finished" in tab.locator("main section h2").first.inner_text()
        tab.reload()
        tab.wait_for_selector(".list .done")
        go(tab, "lessons/plan")
        tab.wait_for_selector("text=✓ finished")

    def test_the_plan(self, tab: Any) -> None:
        go(tab, "lessons/plan")
        tab.wait_for_selector("h2:text-is('Week 4')")
        assert tab.locator("main h2").all_inner_texts() == ["Week 1", "Week 4"]
        words = tab.locator("main").inner_text()
        assert "AIMA, 4th edition, 5.2. Lectures UNPAR: adversarial" in words
        sheet = tab.locator("text=Sheet of exercises for week 1").get_attribute("href")
        assert sheet == "#/lessons/sheet?subjects=minimax,strategies&seed=1"

    @pytest.mark.parametrize(
        "width", [390, *(pytest.param(width, marks=pytest.mark.long) for width in (768, 1440))]
    )
    def test_everybody_can_read_it(self, tabs: Tabs, width: int) -> None:
        size = {"width": width, "height": 900}
        for tab in tabs.lent(viewport=size, bypass_csp=True):
            for address in ("", "plan", "minimax", "uct", "systems/deep-blue"):
                tab.set_viewport_size(size)
                go(tab, f"lessons/{address}")
                lists = address in ("", "plan")
                until(tab, "document.querySelector('h2')" if lists else SETTLED)
                assert violations_in_both_schemes(tab) == [], address
                fits(tab, *WIDTHS)

    def test_figures_stand_beside_their_pseudocode_where_there_is_room(self, tab: Any) -> None:
        opened(tab, "minimax")
        for width in WIDTHS:
            tab.set_viewport_size({"width": width, "height": 900})
            live = tab.locator(f"{FIGURE} .live").bounding_box()
            pseudocode = tab.locator(".pseudocode").bounding_box()
            beside = pseudocode["x"] >= live["x"] + live["width"]
            below = pseudocode["y"] >= live["y"] + live["height"]
            assert beside if width == 1440 else below

    def test_on_paper(self, tabs: Tabs) -> None:
        """The text, formulas and trees in light colours, and nothing to press."""
        for tab in tabs.lent(color_scheme="dark"):
            opened(tab, "minimax")
            tab.wait_for_selector(".katex")
            tab.emulate_media(media="print", color_scheme="dark")
            for hidden in (
                "header.top",
                f"{FIGURE} button >> nth=0",
                "section.exercise",
                "nav",
                ".slider",
            ):
                assert not tab.locator(hidden).first.is_visible(), hidden
            assert tab.locator(f"{FIGURE} canvas").is_visible()
            ink = "getComputedStyle(document.querySelector('.prose')).color"
            assert tab.evaluate(ink) == "rgb(30, 28, 25)"
            printed = tab.pdf(format="A4")
            assert 1 <= printed.count(b"/Type /Page\n") + printed.count(b"/Type /Page ") <= 4

    def test_home_loads_neither_lessons_nor_formulas(self, browser: Any, page: Page) -> None:
        context = new_context(browser)
        tab = context.new_page()
        files: list[str] = []
        tab.on("request", lambda one: files.append(one.url.rpartition("/")[2].partition("?")[0]))
        tab.goto(page.address)
        tab.wait_for_selector("main ul")
        asked = {STATIC / (name or "index.html") for name in files if name != "socket"}
        assert sum(map(_compressed, asked)) < MOST
        assert not any("katex" in one.name.lower() or "Lesson" in one.name for one in asked)
        tab.evaluate("location.hash = '#/lessons/minimax'")
        tab.wait_for_selector(".katex")
        assert {"Lessons.js", "katex.js", "katex.css"} <= set(files)
        assert not [name for name in files if name.endswith((".woff", ".ttf"))]
        context.close()


def _compressed(file: Path) -> int:
    content = file.read_bytes()
    return len(content if file.suffix == ".woff2" else gzip.compress(content))


ADDRESSES = [
    path.stem if folder == source.LESSONS else f"{folder}/{path.stem}"
    for folder in (source.LESSONS, source.SYSTEMS)
    for path in sorted((source.COURSE / folder).glob("*.md"))
]


QUICK = ("alpha-beta", "alphago", "biased", "games", "systems/deep-blue")
"""Of each kind of figure one; the others, which may take long to settle, with --long."""


@pytest.mark.parametrize(
    "address",
    [
        address if address in QUICK else pytest.param(address, marks=pytest.mark.long)
        for address in ADDRESSES
    ],
)
def test_every_lesson(tabs: Tabs, address: str) -> None:
    """Its figures run, its formulas are right, and everybody can use it, in the dark too."""
    for tab in tabs.lent(bypass_csp=True):
        opened(tab, address)
        assert tab.locator("article h1").inner_text() == find(address).title
        assert tab.locator("text=There is no figure of the kind").count() == 0
        assert tab.locator("main [role=alert]").all_inner_texts() == []
        if tab.locator(".math").count():
            tab.wait_for_selector(".katex")
            assert tab.locator(".katex-error").all_inner_texts() == []
        assert violations_in_both_schemes(tab) == []
        fits(tab, *WIDTHS)


@pytest.mark.long
@pytest.mark.parametrize("address", ADDRESSES)
def test_every_lesson_by_mouse_and_keyboard(tabs: Tabs, address: str) -> None:
    """Every figure is stepped through and an exercise of every subject answered, both ways; then
    everybody can use what is shown, at every width, light and dark."""
    for tab in tabs.lent(bypass_csp=True):
        opened(tab, address)
        for slider in tab.locator("article .slider input[type=range]").all():
            _step_through(tab, slider)
        exercises = tab.locator("section.exercise")
        if exercises.count():
            subjects = exercises.get_by_role("group", name="subjects").get_by_role("button")
            for number in range(max(1, subjects.count())):
                if subjects.count():
                    subjects.nth(number).press("Enter")
                _answer(tab, exercises)
        assert tab.locator("main [role=alert]").all_inner_texts() == []
        for scheme in ("light", "dark"):
            tab.emulate_media(color_scheme=scheme)
            for width in WIDTHS:
                tab.set_viewport_size({"width": width, "height": 900})
                until(tab, SETTLED)
                assert violations(tab) == [], (width, scheme)
                assert tab.evaluate("document.documentElement.scrollWidth") <= width, width


def _step_through(tab: Any, slider: Any) -> None:
    """To both ends by keys, and back from the start by mouse."""
    slider.press("End")
    until(tab, SETTLED)
    last = slider.input_value()
    slider.press("Home")
    until(tab, SETTLED)
    first = slider.input_value()
    assert first != last
    slider.press("ArrowRight")
    assert slider.input_value() != first
    buttons = slider.locator("xpath=ancestor::*[contains(@class, 'slider')][1]")
    buttons.get_by_role("button", name="start").click()
    assert slider.input_value() == first
    buttons.get_by_role("button", name="step forward").click()
    assert slider.input_value() != first


def _answer(tab: Any, exercises: Any) -> None:
    """Nonsense by keys gets a sentence and stays; then the answer is shown by mouse."""
    exercises.locator("form").wait_for()
    until(tab, SETTLED)
    fields = exercises.locator("form input[type=text]")
    for one in fields.all():
        one.fill("nonsense")
    choices = exercises.locator("form input[type=radio]")
    if choices.count():
        choices.first.press("Space")
    (fields if fields.count() else choices).first.press("Enter")
    verdict = exercises.locator(".said")
    until(tab, "document.querySelector('section.exercise .said').innerText.trim()")
    assert "Please check:" in verdict.inner_text() if fields.count() else True
    assert [one.input_value() for one in fields.all()] == ["nonsense"] * fields.count()
    exercises.get_by_role("button", name="Show the answer").click()
    exercises.get_by_label("the answer").wait_for()

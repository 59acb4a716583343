"""The analysis in words and the review of a game, in a real browser."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.web.driving import go, opened_tab, until, violations
from zermelo.web.server.serve import Page

OVER = "play/tic_tac_toe?seats=human,human&moves=b2%2Ca1%2Cb3%2Cb1%2Ca3%2Cc3%2Cc1"
PANEL = "section[aria-label=review]"


@pytest.fixture
def tab(browser: Any, page: Page) -> Iterator[Any]:
    """A tab that axe may run in."""
    yield from opened_tab(browser, page, bypass_csp=True)


def test_the_analysis_speaks(tab: Any) -> None:
    """It names who is better, once for the bar, the panel and the board; lines can be shown."""
    go(tab, "play/tic_tac_toe?seats=human,human&moves=a1%2Cb1%2Cb2%2Cc3")
    tab.click("text=Analyse")
    tab.wait_for_selector(".verdict:has-text('X wins in 3 plies, proven')")
    assert tab.locator("[role=meter]").get_attribute("aria-valuetext") == "X wins in 3 plies"
    assert tab.locator("button.cell:has(.value.best)").get_attribute("aria-label").count("X wins")
    tab.locator("section[aria-label=analysis] ol.best button").nth(1).click()
    tab.wait_for_selector("p.preview")
    until(tab, "document.querySelectorAll('button.cell .figure').length == 6")
    assert not violations(tab)
    tab.keyboard.press("Escape")
    until(tab, "document.querySelectorAll('button.cell .figure').length == 4")


def test_a_game_is_reviewed(tab: Any) -> None:
    """Mistakes are marked in the list and lead to their position, by mouse and by keyboard."""
    go(tab, OVER)
    tab.wait_for_selector(".turn.over:has-text('X wins')")
    tab.click("button:text-is('Review')")
    tab.wait_for_selector(f"{PANEL} .tally:has-text('O: 1 blunder')")
    assert "turned a win into a loss" in tab.locator(f"{PANEL} li").last.inner_text()
    assert tab.locator("ol button.move sup.blunder").count() == 2
    tab.locator(f"{PANEL} li button").last.focus()
    tab.keyboard.press("Enter")
    until(tab, "document.querySelectorAll('button.cell .figure').length == 6")
    assert not violations(tab)
    tab.set_viewport_size({"width": 390, "height": 844})
    tab.click("button[aria-label='last move']")
    tab.click("button:text-is('Undo')")
    until(tab, f"!document.querySelector('{PANEL}')")  # it was of another game
    tab.wait_for_selector("button:text-is('Review so far')")

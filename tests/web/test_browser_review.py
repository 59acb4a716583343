"""The analysis in words and the review of a game, in a real browser."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.web.driving import Tabs, go, until, violations
from zermelo.web.session import session
from zermelo.web.session.review import review_jobs

OVER = "play/tic_tac_toe?seats=human,human&moves=b2%2Ca1%2Cb3%2Cb1%2Ca3%2Cc3%2Cc1"
PANEL = "section[aria-label=review]"


@pytest.fixture
def tab(tabs: Tabs) -> Iterator[Any]:
    """A tab that axe may run in."""
    yield from tabs.lent(bypass_csp=True)


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


def test_a_game_is_reviewed(tab: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Mistakes are marked in the list and lead to their position, by mouse and by keyboard."""
    monkeypatch.setattr(  # until each position is solved, however long that takes
        session, "review_jobs", lambda table, _, files: review_jobs(table, 60.0, files)
    )
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


def whole(text: str) -> int:
    """A number as the page writes it, with a minus sign instead of a hyphen."""
    return int(text.replace("\N{MINUS SIGN}", "-"))


def test_a_learnt_evaluation_lies_on_the_board(tab: Any) -> None:
    """Numbers on all cells, for either player; a pattern that is pointed at is marked."""
    moves = "c4,e3,f2,c5,d6,e2,f3,g1,d1,g3,e6,c3,b6,e1,b2,a7,g4,f4,h2,f7,d2,h3,b4,c1"
    go(tab, f"play/othello?seats=human,human&moves={moves.replace(',', '%2C')}")
    tab.click("button:text-is('Evaluation')")
    tab.wait_for_selector("section[aria-label=evaluation] .total b")
    read = "[...document.querySelectorAll('.cell .amount')].map(one => one.textContent)"
    amounts = [whole(one) for one in tab.evaluate(read)]
    total = tab.locator("section[aria-label=evaluation] .total b").inner_text()
    assert len(amounts) == 64
    assert abs(sum(amounts) - whole(total)) < 32  # they are rounded
    tab.hover("section[aria-label=evaluation] .pattern >> nth=0")
    assert tab.locator(".cell[data-hint]").count() > 3
    assert not violations(tab)
    tab.click("button:text-is('For White')")
    other = [whole(one) for one in tab.evaluate(read)]
    assert other == [-one for one in amounts]
    tab.keyboard.press("ArrowLeft")
    until(tab, f"document.querySelector('.total b')?.textContent !== '{total}'")
    tab.click("button:text-is('Evaluation')")
    assert tab.locator(".cell .amount").count() == 0

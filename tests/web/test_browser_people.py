"""Two people in two browsers: an invitation, a game, what they ask each other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.web.driving import Tabs, go, new_context, until, violations
from tests.web.test_browser_games import MOVES


@pytest.fixture
def host(tabs: Tabs) -> Iterator[Any]:
    yield from tabs.lent(bypass_csp=True)


@pytest.fixture
def other(browser: Any) -> Iterator[Any]:
    """Somebody else's browser, on a telephone in the dark."""
    context = new_context(
        browser,
        viewport={"width": 390, "height": 800},
        color_scheme="dark",
        reduced_motion="reduce",
        bypass_csp=True,  # for axe
    )
    shown = context.new_page()
    yield shown
    context.close()


def moves(tab: Any, count: int) -> None:
    until(tab, f"{MOVES} == {count}")


def test_two_browsers_play_each_other(host: Any, other: Any) -> None:
    go(host, "play/tic_tac_toe?seats=human,random")
    host.click("text=Invite for O")
    link = host.locator("input[aria-label^='link for']").input_value()
    until(host, "location.hash.includes('resume=')")
    other.goto(link)
    other.wait_for_selector("button.cell")
    assert "invitation" not in other.url
    assert other.locator("nav").count() == 0
    host.wait_for_selector("text=connected")
    # A move by the mouse, one by the keyboard; both see both.
    host.click("button.cell[aria-label^='a1']")
    moves(other, 1)
    other.wait_for_selector("text=Your move (O).")
    other.focus("button.cell[aria-label^='b2']")
    other.keyboard.press("Enter")
    moves(host, 2)
    assert violations(host) == []
    assert violations(other) == []
    assert other.locator("button:text-is('Analyse')").count() == 0
    # What they ask each other.
    other.click("text=Ask to undo")
    host.wait_for_selector("text=O asks to take a move back.")
    host.click("text=Accept")
    moves(other, 1)
    other.fill("label:has-text('Your name') input", "Anna")
    other.keyboard.press("Tab")
    host.wait_for_selector("text=Anna")
    other.click("text=Resign")
    host.wait_for_selector("text=O resigned: you win.")
    host.click("text=Rematch")
    other.click("text=Accept")
    other.wait_for_selector("text=Your move (X).")
    moves(host, 0)
    # Who comes back finds the seat, and the host too.
    other.reload()
    other.wait_for_selector("text=Your move (X).")
    host.reload()
    host.wait_for_selector("text=Anna")
    host.click("text=Take the invitation back")
    other.wait_for_selector("text=The host has taken this invitation back.")


def test_two_tabs_of_a_hidden_game_stay_in_step(tabs: Tabs, tab: Any) -> None:
    go(tab, "play/kuhn_poker?seats=human,human")
    until(tab, "location.hash.includes('resume=')")
    tab.wait_for_selector("[aria-label=moves] button")
    for second in tabs.lent():
        go(second, tab.evaluate("location.hash.slice(2)"))
        second.click("[aria-label=moves] button:has-text('check')")
        moves(tab, 3)

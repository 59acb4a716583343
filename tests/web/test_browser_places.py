"""Explore and Compare in a real browser: they keep the position, and show the boards of nodes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.web.driving import Tabs, go, until, violations_in_both_schemes

CARD = "section[aria-label='selected node']"
FEW = "look/tic_tac_toe?algorithm=mcts&settings=iterations%3D4"


@pytest.fixture
def phone(tabs: Tabs) -> Iterator[Any]:
    yield from tabs.lent(viewport={"width": 390, "height": 800})


def open_view(tab: Any, name: str) -> None:
    tab.click(f"nav[aria-label=views] a:text-is('{name}')")


def test_the_views_keep_the_position(tab: Any) -> None:
    """From a game to Explore and Compare through the top of the page, and back to the game."""
    go(tab, "play/tic_tac_toe?seats=human,human&moves=a1%2Cb1%2Ca2%2Cb2")
    tab.wait_for_selector("button.move")
    tab.keyboard.press("ArrowLeft")
    open_view(tab, "Explore")
    tab.wait_for_selector(f"{CARD} figure")
    assert "After a1 b1 a2" in tab.locator("main").inner_text()
    assert "O to move" in tab.locator(f"{CARD} figcaption").inner_text()
    open_view(tab, "Compare")
    until(tab, "document.querySelectorAll('figure').length == 3")
    assert "moves=a1%2Cb1%2Ca2" in tab.url
    tab.reload()
    tab.click("a:text-is('Back to the game')")
    tab.wait_for_selector("button.move")
    assert "moves=a1%2Cb1%2Ca2%2Cb2" in tab.url


def test_a_hidden_game_is_not_looked_into(tab: Any) -> None:
    go(tab, "play/kuhn_poker?seats=human,random")
    tab.wait_for_selector(".turn.yours")
    open_view(tab, "Explore")
    tab.wait_for_selector("text=Kuhn poker hides information")
    assert "moves" not in tab.url
    tab.click("a:text-is('Back to the game')")
    tab.wait_for_selector(".turn.yours")


def test_what_was_not_recorded_is_searched(tab: Any) -> None:
    """Untried moves are counted and listed; one is opened, and the tree before is a link."""
    go(tab, FEW)
    tab.wait_for_selector(f"{CARD} p:has-text('+5 moves not recorded')")
    until(tab, "document.querySelectorAll('button.unrecorded').length == 5")
    shown = int(tab.locator("canvas").get_attribute("data-shown"))
    tab.click("button.unrecorded >> nth=0")
    trail = tab.locator("nav[aria-label='trees before this one']")
    trail.locator("a:text-is('the start')").wait_for()
    assert tab.locator(f"{CARD} figcaption").inner_text() == "O to move."
    trail.locator("a").click()
    tab.wait_for_selector(f"{CARD} p:has-text('+5 moves not recorded')")
    assert int(tab.locator("canvas").get_attribute("data-shown")) == shown


def test_the_board_follows_the_node(tab: Any) -> None:
    go(tab, "look/tic_tac_toe?moves=a1%2Cb1%2Ca2%2Cb2&algorithm=plain&depth=2")
    tab.wait_for_selector("canvas")
    tab.locator("canvas").focus()
    tab.keyboard.press("ArrowDown")
    until(tab, f"document.querySelector(\"{CARD} figcaption\")?.innerText == 'X wins.'")
    assert not tab.locator("button:text-is('Search from here')").count()
    tab.keyboard.press("ArrowRight")
    tab.click("a:text-is('Play from here')")
    tab.wait_for_selector(".turn")
    until(tab, "location.hash.startsWith('#/play/tic_tac_toe?moves=a1%2Cb1%2Ca2%2Cb2%2C')")


def test_chance_moves_before_the_search(tab: Any) -> None:
    go(tab, "duel/backgammon?with=expectiminimax:depth=1&budget=100")
    tab.wait_for_selector("text=This outcome was drawn or chosen")
    tab.wait_for_selector("canvas")
    tab.select_option("label:has-text('Chance moves first') select", index=1)
    first = tab.locator("label:has-text('Chance moves first') option").nth(1).inner_text()
    until(tab, f"decodeURIComponent(decodeURIComponent(location.hash)).includes('moves={first}')")
    assert "with=expectiminimax%3Adepth%3D1" in tab.url
    tab.wait_for_selector("figcaption:has-text('to move')")


def test_a_position_is_typed(tab: Any) -> None:
    go(tab, "duel/tic_tac_toe?with=minimax,plain&budget=1000")
    tab.click("summary:text-is('Rules and position')")
    tab.fill("textarea", "XX./OO./...")
    tab.click("button:text-is('Set up')")
    until(
        tab,
        "document.querySelectorAll('dd').length && document.querySelector('dd').innerText == 'c3'",
    )
    assert "start=" in tab.url


def test_an_exercise_can_be_marked_on_a_phone(phone: Any) -> None:
    """Every leaf is there and large enough to be read: what has no room scrolls."""
    go(phone, "lessons/alpha-beta")
    phone.select_option(".exercise .depth select", "4")
    tree = phone.locator(".exercise canvas")
    until(phone, "document.querySelector('.exercise .scroller')?.scrollWidth > 700")
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    tree.focus()
    for key in ("ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "Enter"):
        phone.keyboard.press(key)
    until(phone, "document.querySelector('.exercise input[type=text]').value.length > 0")
    seen = phone.evaluate(
        "[...document.querySelectorAll('.exercise canvas')]"
        ".map(one => Number(one.dataset.x) - one.parentElement.scrollLeft)[0]"
    )
    assert 0 < seen < 390


def test_axe_finds_nothing(tabs: Tabs) -> None:
    for tab in tabs.lent(bypass_csp=True):
        go(tab, FEW)
        tab.wait_for_selector("button.unrecorded")
        assert violations_in_both_schemes(tab) == []
        go(tab, "duel/backgammon?with=expectiminimax:depth=1&budget=100")
        tab.wait_for_selector("section figure")
        assert violations_in_both_schemes(tab) == []

"""The page in a real browser: what is around a game, and whether everybody can use it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.driving import (
    Tabs,
    View,
    fits,
    go,
    new_context,
    opened_tab,
    running_page,
    until,
    violations_in_both_schemes,
)
from tests.web.test_browser_games import anything_by_mouse, play, wait_for_turn
from zermelo.web.server.serve import Page

RANDOM = "seats=human,random"


def test_the_address_is_the_position(tab: Any) -> None:
    go(tab, "play/connect_four?seats=human,human&rows=5")
    tab.click("button.cell[data-cell='31']")
    until(tab, "document.querySelectorAll('ol button.move').length == 1")
    until(tab, "location.hash.includes('moves=4')")
    tab.reload()
    tab.wait_for_selector("ol button.move")
    until(tab, "document.querySelectorAll('button.cell .figure').length == 1")


def test_a_hidden_game_is_there_after_a_reload(tab: Any) -> None:
    go(tab, f"play/kuhn_poker?{RANDOM}")
    wait_for_turn(tab)
    card = tab.locator("section.cards li").first.inner_text()
    assert set(card.split()) < set("JQK")
    assert "moves=" not in tab.url
    tab.reload()
    wait_for_turn(tab)
    assert tab.locator("section.cards li").first.inner_text() == card


def test_moves_are_announced_and_taken_back(tab: Any) -> None:
    go(tab, "play/tic_tac_toe?seats=human,human")
    tab.click("button.cell[aria-label^='b2']")
    until(tab, "document.querySelector('[aria-live]').innerText.includes('X: b2')")
    tab.keyboard.press("u")
    until(tab, "document.querySelectorAll('ol button.move').length == 0")
    tab.fill("#move", "z9")
    tab.keyboard.press("Enter")
    assert "not legal" in tab.locator("p[role=alert]").inner_text()


NOTICE = ".notice[role=alert]"


def test_a_double_click_is_one_move(tab: Any) -> None:
    """The second click of a move that is on its way is no mistake."""
    go(tab, "play/tic_tac_toe?seats=human,human")
    tab.evaluate(CLICKED_TWICE, "button.cell[aria-label^='b2']")
    until(tab, "document.querySelectorAll('ol button.move').length == 1")
    tab.dblclick("button.cell[aria-label^='a1']")
    until(tab, "document.querySelectorAll('ol button.move').length == 2")
    tab.click("button:text-is('Undo')")
    until(tab, "document.querySelectorAll('ol button.move').length == 1")
    assert tab.locator(NOTICE).count() == 0


CLICKED_TWICE = """selector => {
    for (const _ of [1, 2]) document.querySelector(selector).click();
}"""


def test_errors_go_when_the_next_thing_succeeds(tab: Any) -> None:
    go(tab, "play/tic_tac_toe?seats=human,human")
    tab.click("text=Rules and position")
    tab.fill("textarea", "no such position")
    tab.click("text=Set up")
    tab.wait_for_selector(NOTICE)
    tab.click("button.cell[aria-label^='b2']")
    until(tab, "document.querySelectorAll('ol button.move').length == 1")
    assert tab.locator(NOTICE).count() == 0
    tab.fill("#move", "b2")
    tab.keyboard.press("Enter")
    assert "not legal" in tab.locator("p[role=alert]").inner_text()
    tab.click("button.cell[aria-label^='a1']")
    until(tab, "document.querySelectorAll('ol button.move').length == 2")
    assert tab.locator("p[role=alert]").count() == 0


def test_a_new_game_at_once_after_the_last_move(tab: Any) -> None:
    go(tab, f"play/tic_tac_toe?{RANDOM}")
    for _ in range(3):
        play(tab, anything_by_mouse)
        tab.click("text=New game")
        until(tab, "document.querySelector('.turn.yours')")


def test_analysis_shows_values(tab: Any) -> None:
    moves = "a1%2Cb1%2Ca2%2Cb2"
    go(tab, f"play/tic_tac_toe?seats=human,human&moves={moves}")
    tab.click("text=Analyse")
    tab.wait_for_selector("text=proven")
    best = tab.locator("button.cell:has(.value.best)").get_attribute("aria-label")
    assert best.startswith("a3")
    assert tab.locator("[role=meter]").count() == 1


def test_the_end_is_known_without_a_search(tab: Any) -> None:
    """The bar shows who won, the heading why, and the last move can be undone."""
    go(tab, "play/tic_tac_toe?seats=human,human&moves=a1%2Cb1%2Ca2%2Cb2%2Ca3")
    tab.wait_for_selector(".turn.over:text-is('Three in a row: X wins.')")
    tab.click("text=Analyse")
    assert tab.locator("[role=meter]").get_attribute("aria-valuenow") == "100"
    assert tab.locator("[aria-label='after the game'] button").all_inner_texts() == [
        "Rematch",
        "Where did it turn?",
        "Share",
    ]
    tab.click("button:text-is('Undo')")
    tab.wait_for_selector(".turn.yours")
    assert tab.locator("aside >> text=Search tree").count() == 1


def test_another_origin_gets_no_socket(browser: Any, page: Page) -> None:
    """A page from elsewhere, in the same browser with the same cookies, stays outside."""
    context = new_context(browser)
    inside = context.new_page()
    inside.goto(page.address)
    inside.wait_for_selector("h1")
    outside = context.new_page()
    outside.route("http://evil.example/", lambda route: route.fulfill(body="<h1>evil</h1>"))
    outside.goto("http://evil.example/")
    said = outside.evaluate(
        f"""() => new Promise(resolve => {{
            const socket = new WebSocket('ws://127.0.0.1:{page.port}/socket');
            socket.onopen = () => resolve('open');
            socket.onerror = () => resolve('refused');
        }})"""
    )
    assert said == "refused"
    read = outside.evaluate(
        f"fetch('http://127.0.0.1:{page.port}/').then(() => 'read', () => 'refused')"
    )
    assert read == "refused"
    context.close()


ANALYSE = ("button:text-is('Analyse')", "text=proven")
EDIT = ("button:text-is('Edit')", ".palette")
VIEWS = {
    "home": View("", "main ul"),
    "play": View("play/tic_tac_toe?seats=human,human&moves=b2%2Ca1", "button.move", *ANALYSE),
    "chess": View("play/chess?seats=human,human&moves=e4%2Ce5", "button.move", *EDIT),
    "track": View(f"play/backgammon?{RANDOM}", ".turn.yours"),
    "piles": View(f"play/nim?piles=3-1&{RANDOM}", ".turn.yours", *ANALYSE),
    "cards": View(f"play/kuhn_poker?{RANDOM}", ".turn.yours"),
    "hand": View(f"play/goofspiel?luck=3&{RANDOM}", ".cards button.cell"),
    "tree": View("tree", "canvas"),
    "look": View("look/tree", "canvas"),
    "duel": View("duel/tree?with=minimax,plain", "canvas"),
    "lessons": View("lessons", ".list"),
    "lesson": View("lessons/alpha-beta", ".exercise canvas"),
    "sheet": View("lessons/sheet", ".answers img"),
    "nothing": View("play/no_such_game", "h1"),
    "work": View("work", "h1"),
}


WIDTHS = (390, 768, 1440)


def test_everybody_can_use_every_view(tabs: Tabs) -> None:
    """Nothing sticks out, however wide the window, and axe finds nothing, in light and in dark."""
    for tab in tabs.lent(bypass_csp=True):
        for name, view in VIEWS.items():
            tab.set_viewport_size({"width": WIDTHS[0], "height": 900})
            go(tab, view.address)
            tab.wait_for_selector(view.settled)
            fits(tab, *WIDTHS)
            view.show_more(tab)
            assert violations_in_both_schemes(tab) == [], name


@pytest.mark.long
@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_sticks_out_where_a_view_is_opened(tabs: Tabs, width: int) -> None:
    for tab in tabs.lent(viewport={"width": width, "height": 900}):
        for name, view in VIEWS.items():
            go(tab, view.address)
            tab.wait_for_selector(view.settled)
            assert tab.evaluate("document.documentElement.scrollWidth") <= width, name


def test_a_lost_server_is_reported(browser: Any) -> None:
    servers = running_page()
    page = next(servers)
    tabs = opened_tab(browser, page)
    tab = next(tabs)
    next(servers, None)  # it ends
    tab.wait_for_selector("text=The connection to the server was lost")
    next(tabs, None)

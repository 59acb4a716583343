"""The page in a real browser: whole games by mouse and by keyboard, and what is around them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.web.driving import go, opened_tab, running_page, until
from zermelo.web.serve import Page

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RANDOM = "seats=human,random"
MOST_TURNS = 400


def is_over(tab: Any) -> bool:
    return bool(tab.locator(".turn.over").count())


def wait_for_turn(tab: Any) -> None:
    """Until the person is to move, or the game is over."""
    until(tab, "document.querySelector('.turn.over') || document.querySelector('form input#move')")


def play_by_mouse(tab: Any) -> None:
    """Click something legal until the game is over."""
    for _ in range(MOST_TURNS):
        wait_for_turn(tab)
        if is_over(tab):
            return
        before = tab.locator("ol button.move").count()
        clicked = tab.evaluate(
            """() => {
                const cell = document.querySelector('button.cell.can');
                const move = document.querySelector('[aria-label=moves] button');
                (cell ?? move).click();
                return Boolean(cell);
            }"""
        )
        if clicked and tab.locator("button.cell.target").count():
            tab.locator("button.cell.target").first.click()
        if tab.locator("[aria-label='which move'] button").count():
            tab.locator("[aria-label='which move'] button").first.click()
        until(tab, "before => document.querySelectorAll('ol button.move').length > before", before)
    raise AssertionError("this game does not end")


def play_by_keyboard(tab: Any) -> None:
    """Type legal moves until the game is over."""
    for _ in range(MOST_TURNS):
        wait_for_turn(tab)
        if is_over(tab):
            return
        before = tab.locator("ol button.move").count()
        move = tab.evaluate("document.querySelector('datalist option').value")
        tab.focus("#move")
        tab.keyboard.type(move)
        tab.keyboard.press("Enter")
        until(tab, "before => document.querySelectorAll('ol button.move').length > before", before)
    raise AssertionError("this game does not end")


MATE = "7k/8/5KQ1/8/8/8/8/8%20w%20-%20-%200%201"
BOARDS = {
    "tic_tac_toe": f"play/tic_tac_toe?{RANDOM}",
    "connect_four": f"play/connect_four?rows=4&columns=4&{RANDOM}",
    "othello": f"play/othello?size=4&{RANDOM}",
    "kuhn_poker": f"play/kuhn_poker?{RANDOM}",
    "backgammon": "play/backgammon?seats=human,random",
}


@pytest.mark.parametrize("name", ["tic_tac_toe", "connect_four", "othello", "kuhn_poker"])
def test_a_game_by_mouse(tab: Any, name: str) -> None:
    go(tab, BOARDS[name])
    play_by_mouse(tab)
    assert tab.locator(".turn.over").inner_text()


@pytest.mark.parametrize("name", ["tic_tac_toe", "connect_four", "othello", "kuhn_poker"])
def test_a_game_by_keyboard(tab: Any, name: str) -> None:
    go(tab, BOARDS[name])
    play_by_keyboard(tab)
    assert tab.locator(".turn.over").inner_text()


@pytest.mark.long
def test_backgammon(tab: Any) -> None:
    go(tab, BOARDS["backgammon"])
    play_by_mouse(tab)
    tab.click("text=New game")
    until(tab, "document.querySelectorAll('ol button.move').length < 4")
    play_by_keyboard(tab)


def test_chess_by_dragging(tab: Any) -> None:
    """Fool's mate: drags for White, clicks for Black."""
    go(tab, "play/chess?seats=human,human")
    for origin, target, drag in (
        ("f2", "f3", True),
        ("e7", "e5", False),
        ("g2", "g4", True),
        ("d8", "h4", False),
    ):
        before = tab.locator("ol button.move").count()
        start, end = (tab.locator(f"button.cell[aria-label^='{one}']") for one in (origin, target))
        if drag:
            start.drag_to(end)
        else:
            start.click()
            assert "chosen" in (start.get_attribute("aria-label") or "")
            end.click()
        until(tab, "before => document.querySelectorAll('ol button.move').length > before", before)
    assert tab.locator(".turn.over").inner_text() == "Black wins."
    assert "moves=f3%2Ce5%2Cg4%2CQh4" in tab.url


def test_chess_and_kriegspiel_by_keys_on_the_board(tab: Any) -> None:
    """The queen mates: from g6 to g7 with the arrow keys alone, against a player."""
    for view in (
        f"play/chess?start={MATE}&{RANDOM}",
        f"play/kriegspiel?fen={MATE}&{RANDOM}",
    ):
        go(tab, view)
        wait_for_turn(tab)
        tab.focus("button.cell[tabindex='0']")
        for key in ("ArrowDown", "ArrowDown", *("ArrowRight",) * 6):
            tab.keyboard.press(key)
        tab.keyboard.press("Enter")
        tab.keyboard.press("ArrowUp")
        tab.keyboard.press("Enter")
        tab.wait_for_selector(".turn.over")
        assert tab.locator(".turn.over").inner_text() == "White wins."


def test_kriegspiel_hides_the_other_side(tab: Any) -> None:
    go(tab, f"play/kriegspiel?{RANDOM}")
    wait_for_turn(tab)
    assert tab.locator("button.cell .disc").count() == 16
    tab.focus("#move")
    tab.keyboard.type(tab.evaluate("document.querySelector('datalist option').value"))
    tab.keyboard.press("Enter")
    until(tab, "document.querySelectorAll('ol button.move').length >= 2")
    assert tab.locator("ol button.move").nth(1).inner_text() == "…"


def test_the_address_is_the_position(tab: Any) -> None:
    go(tab, "play/connect_four?seats=human,human&rows=5")
    tab.click("button.cell[data-cell='31']")
    until(tab, "document.querySelectorAll('ol button.move').length == 1")
    assert "moves=4" in tab.url
    tab.reload()
    tab.wait_for_selector("ol button.move")
    assert tab.locator("button.cell .disc").count() == 1


def test_a_hidden_game_is_there_after_a_reload(tab: Any) -> None:
    go(tab, f"play/kuhn_poker?{RANDOM}")
    wait_for_turn(tab)
    card = tab.locator("section.cards li").first.inner_text()
    assert card in "JQK"
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


def test_a_new_game_at_once_after_the_last_move(tab: Any) -> None:
    go(tab, f"play/tic_tac_toe?{RANDOM}")
    for _ in range(3):
        play_by_mouse(tab)
        tab.click("text=New game")
        until(tab, "!document.querySelector('.turn.over') && document.querySelector('#move')")


def test_analysis_shows_values(tab: Any) -> None:
    moves = "a1%2Cb1%2Ca2%2Cb2"
    go(tab, f"play/tic_tac_toe?seats=human,human&moves={moves}")
    tab.click("text=Analyse")
    tab.wait_for_selector("button.cell .value.best")
    best = tab.locator("button.cell:has(.value.best)").get_attribute("aria-label")
    assert best.startswith("a3")
    assert tab.locator("[role=meter]").count() == 1
    tab.wait_for_selector("text=proven")


def test_another_origin_gets_no_socket(browser: Any, page: Page) -> None:
    """A page from elsewhere, in the same browser with the same cookies, stays outside."""
    context = browser.new_context()
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


VIEWS = {
    "home": "",
    "play": "play/tic_tac_toe?seats=human,human&moves=b2%2Ca1",
    "cards": f"play/kuhn_poker?{RANDOM}",
    "tree": "tree",
    "look": "look/tree",
    "duel": "duel/tree?with=minimax,plain",
    "lessons": "lessons",
    "lesson": "lessons/alpha-beta",
    "sheet": "lessons/sheet",
}
SETTLED = {
    "play": "button.move",
    "cards": "#move",
    "tree": "canvas",
    "look": "canvas",
    "duel": "canvas",
    "lesson": ".exercise canvas",
    "sheet": ".answers img",
}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(browser: Any, page: Page, scheme: str) -> None:
    if not AXE.exists():
        pytest.skip("axe-core is not installed: make web/node_modules")
    tabs = opened_tab(browser, page, color_scheme=scheme, bypass_csp=True)
    tab = next(tabs)
    tab.add_script_tag(path=str(AXE))
    for name, view in VIEWS.items():
        go(tab, view)
        if name in SETTLED:
            tab.wait_for_selector(SETTLED[name])
        found = tab.evaluate("axe.run().then(result => result.violations)")
        told = [
            f"{one['id']}: {one['help']} {[node['target'] for node in one['nodes'][:3]]}"
            for one in found
        ]
        assert told == [], f"{name}, {scheme}"
    next(tabs, None)


@pytest.mark.parametrize("width", [390, 768, 1440])
def test_nothing_sticks_out(browser: Any, page: Page, width: int) -> None:
    tabs = opened_tab(browser, page, viewport={"width": width, "height": 900})
    tab = next(tabs)
    for name, view in VIEWS.items():
        go(tab, view)
        if name in SETTLED:
            tab.wait_for_selector(SETTLED[name])
        assert tab.evaluate("document.documentElement.scrollWidth") <= width, name
    next(tabs, None)


def test_a_lost_server_is_told(browser: Any) -> None:
    servers = running_page()
    page = next(servers)
    tabs = opened_tab(browser, page)
    tab = next(tabs)
    next(servers, None)  # it ends
    tab.wait_for_selector("text=The server is not there any more")
    next(tabs, None)

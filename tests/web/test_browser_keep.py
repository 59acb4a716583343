"""The page in a real browser: one's own game, and games that are kept and shared."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.web.driving import Tabs, go, new_context, opened_tab, started, until, violations
from tests.web.test_user_code import MINE, edit
from zermelo.kernel.cache.store import state_folder
from zermelo.web import user_code
from zermelo.web.server.serve import Page

MOVES = "document.querySelectorAll('ol button.move').length"
NOTICE = ".notice[role=alert]"
CLIPBOARD = ("clipboard-read", "clipboard-write")


def open_panel(tab: Any) -> None:
    tab.click("text=Keep and share")
    tab.wait_for_selector("text=Copy link")


# Keep.


def test_games_are_continued_and_removed(tab: Any) -> None:
    go(tab, "play/tic_tac_toe?seats=human,human")
    tab.click("button.cell[aria-label^='b2']")
    until(tab, f"{MOVES} == 1")
    go(tab, "play/nim?seats=human,human&moves=a1")
    until(tab, f"{MOVES} == 1")
    go(tab, "")
    tab.wait_for_selector("h2:has-text('Continue')")
    assert tab.locator("section[aria-labelledby=continue] li").count() == 2
    tab.reload()
    tab.click("section[aria-labelledby=continue] a:has-text('Tic-tac-toe')")
    until(tab, f"{MOVES} == 1")
    tab.click("button.cell[aria-label^='a1']")  # the same game, one move later
    until(tab, f"{MOVES} == 2")
    go(tab, "")
    first = tab.locator("section[aria-labelledby=continue] li").first
    assert "Tic-tac-toe" in first.inner_text()
    assert "2 moves" in first.inner_text()
    first.locator("button.quiet").click()
    until(tab, "document.querySelectorAll('section[aria-labelledby=continue] li').length == 1")


def test_rubbish_in_the_storage_is_nothing(tab: Any) -> None:
    go(tab, "")
    for stored in ("{", '[{"hash": "javascript:alert(1)"}]', "7"):
        tab.evaluate("text => localStorage.setItem('games', text)", stored)
        tab.reload()
        tab.wait_for_selector("h1")
        assert tab.locator("section[aria-labelledby=continue] li").count() == 0


# Share.


def test_a_link_opens_the_position_without_the_token(tabs: Tabs, page: Page) -> None:
    for tab in tabs.lent(permissions=CLIPBOARD):
        go(tab, "play/tic_tac_toe?seats=human,random&moves=b2,a1")
        until(tab, f"{MOVES} == 2")
        open_panel(tab)
        tab.click("text=Copy link")
        tab.wait_for_selector("text=Link copied.")
        link = tab.evaluate("navigator.clipboard.readText()")
        assert page.token not in link
        assert link.startswith(f"http://127.0.0.1:{page.port}/#/play/tic_tac_toe")
        other = tab.context.new_page()
        other.goto(link)
        until(other, f"{MOVES} == 2")
        other.close()


def test_files_out_and_in(tabs: Tabs) -> None:
    for tab in tabs.lent(permissions=CLIPBOARD):
        go(tab, "play/chess?seats=human,human&moves=e4,e5")
        until(tab, f"{MOVES} == 2")
        open_panel(tab)
        with tab.expect_download() as download:
            tab.click("[role=group][aria-label=PGN] button:text-is('Download')")
        text = Path(download.value.path()).read_text()
        assert "1. e4 e5" in text
        tab.click("[role=group][aria-label=JSON] button:text-is('Copy')")
        tab.wait_for_selector("text=JSON copied.")
        go(tab, "")
        tab.click("text=Open a file")
        tab.fill("textarea", "1. z9")
        tab.click("text=Open this game")
        tab.wait_for_selector("p.failure:has-text('not legal')")
        tab.fill("textarea", text.replace("e5", "c5"))
        tab.click("text=Open this game")
        until(tab, f"{MOVES} == 2")
        assert "moves=e4%2Cc5" in tab.url


PIXELS = """async () => {
    const [item] = await navigator.clipboard.read();
    const image = await createImageBitmap(await item.getType("image/png"));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    const data = context.getImageData(0, 0, image.width, image.height).data;
    const colours = new Set();
    for (let i = 0; i < data.length; i += 4) colours.add(data.slice(i, i + 3).join());
    return { width: image.width, height: image.height, colours: colours.size };
}"""


def test_a_picture_of_the_board(tabs: Tabs) -> None:
    for tab in tabs.lent(permissions=CLIPBOARD):
        go(tab, "play/connect_four?seats=human,human&moves=4,4,3")
        until(tab, f"{MOVES} == 3")
        open_panel(tab)
        tab.click("[role=group][aria-label=picture] button:text-is('Copy')")
        tab.wait_for_selector("text=Copied.")
        picture = tab.evaluate(PIXELS)
        cells = tab.locator(".board .cells").bounding_box()
        assert 2 * cells["width"] < picture["width"] < 3 * cells["width"]
        assert picture["colours"] > 10  # discs, cells, edges: not an empty sheet
        with tab.expect_download() as download:
            tab.click("[role=group][aria-label=picture] button:text-is('SVG')")
        assert download.value.suggested_filename == "connect_four-3.svg"


@pytest.mark.parametrize("width", [390, pytest.param(1366, marks=pytest.mark.long)])
def test_everybody_can_use_it(tabs: Tabs, width: int) -> None:
    scheme = "dark" if width == 390 else "light"
    look = {"viewport": {"width": width, "height": 768}, "color_scheme": scheme}
    for tab in tabs.lent(bypass_csp=True, **look):
        go(tab, "play/chess?seats=human,human&moves=e4,e5")
        until(tab, f"{MOVES} == 2")
        open_panel(tab)
        tab.click("text=Open another game")
        assert not violations(tab)
        go(tab, "")
        tab.click("text=Open a file")
        tab.wait_for_selector("text=Open this game")
        assert not violations(tab)
        assert tab.evaluate("document.documentElement.scrollWidth") <= width


# A restart.


def test_an_open_page_goes_on_after_a_restart(browser: Any) -> None:
    token, port = "r" * 32, 0
    context = new_context(browser, reduced_motion="reduce")
    tab = context.new_page()
    for page in started(Page(token=token)):
        port = page.port
        tab.goto(page.address)
        tab.wait_for_selector("h1")
        go(tab, "play/tic_tac_toe?seats=human,human")
        tab.click("button.cell[aria-label^='b2']")
        until(tab, f"{MOVES} == 1")
    tab.wait_for_selector(f"{NOTICE}:has-text('goes on by itself')")
    tab.click("button.cell[aria-label^='a1']")
    tab.wait_for_selector("text=Not sent: there is no connection")
    for _ in started(Page(port, token=token)):
        tab.wait_for_selector(NOTICE, state="detached")
        until(tab, f"{MOVES} == 1")
        tab.click("button.cell[aria-label^='a1']")
        until(tab, f"{MOVES} == 2")
    for page in started(Page(port, token="n" * 32)):
        tab.wait_for_selector(f"{NOTICE}:has-text('does not know this browser')")
        tab.reload()
        tab.wait_for_selector("h1:has-text('does not know this browser')")
        assert tab.locator("code").first.inner_text() == "zermelo page"
        tab.goto(page.address)
        tab.wait_for_selector("nav")
    context.close()


def test_a_guest_comes_back_to_the_seat_after_a_restart(browser: Any) -> None:
    token, port = "g" * 32, 0
    contexts = [new_context(browser, reduced_motion="reduce") for _ in range(2)]
    host, guest = (context.new_page() for context in contexts)
    for page in started(Page(token=token)):
        port = page.port
        host.goto(page.address)
        host.wait_for_selector("h1")
        go(host, "play/tic_tac_toe?seats=human,random")
        host.click("text=Invite for O")
        guest.goto(host.locator("input[aria-label^='link for']").input_value())
        host.click("button.cell[aria-label^='b2']")
        guest.wait_for_selector("text=Your move (O).")
    guest.wait_for_selector(f"{NOTICE}:has-text('your seat is there when it runs again')")
    for _ in started(Page(port, token=token)):
        guest.wait_for_selector(NOTICE, state="detached")
        guest.click("button.cell[aria-label^='a1']")
        for tab in (host, guest):
            until(tab, f"{MOVES} == 2")
    forget_tables(port)
    for _ in started(Page(port, token=token)):
        guest.wait_for_selector(f"{NOTICE}:has-text('Ask for another link')")
    for context in contexts:
        context.close()


def forget_tables(port: int) -> None:
    """As on a machine where nothing could be written."""
    (state_folder() / f"page-games-{port}").unlink()


# One's own.


@pytest.fixture
def mine(tmp_path: Path) -> Iterator[Path]:
    file = tmp_path / "mine.py"
    file.write_text(MINE)
    user_code.offer([f"{file}:LastStone"], [f"{file}:Bot"])
    yield file
    user_code.offer()


def test_ones_own_game_on_the_page(browser: Any, mine: Path) -> None:
    for page in started(Page()):
        for tab in opened_tab(browser, page, bypass_csp=True):
            tab.wait_for_selector("h2:has-text('Yours')")
            assert not violations(tab)
            tab.get_by_label("Find a game").fill("last sto")
            tab.wait_for_selector("text=Press Enter to play")
            tab.get_by_label("Find a game").fill("")
            tab.click("section[aria-labelledby=yours] a")
            tab.wait_for_selector(".turn.yours")
            tab.fill("#move", "2")
            tab.keyboard.press("Enter")
            until(tab, f"{MOVES} >= 1")
            edit(mine, "(1, 2, 3)", "(1, 2, 3, 4")
            tab.wait_for_selector(".outdated:has-text('mine.py has changed')")
            tab.click("text=Start again by the new rules")
            tab.wait_for_selector(f"{NOTICE} pre:has-text('SyntaxError')")
            assert not violations(tab)
            tab.reload()
            tab.wait_for_selector("h1:has-text('be opened')")
            edit(mine, "(1, 2, 3, 4", "(1, 2, 3, 4)")
            tab.click("text=Try again")
            tab.wait_for_selector(".turn.yours")
            go(tab, "")
            tab.wait_for_selector("h2:has-text('Yours')")


def test_moves_that_are_legal_no_more(browser: Any, mine: Path) -> None:
    edit(mine, "(1, 2, 3)", "(1, 2)")
    for page in started(Page()):
        for tab in opened_tab(browser, page):
            go(tab, "play/last_stone?moves=2,3&seats=human,medium")
            tab.wait_for_selector("h1:has-text('be opened')")
            tab.click("text=Start a new game")
            tab.wait_for_selector(".turn.yours")
            assert "moves" not in tab.url

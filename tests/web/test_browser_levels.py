"""Who plays, in a real browser: sides, levels, clocks, hints and sounds."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clocks import ManualClock
from tests.web.driving import (
    Tabs,
    fits,
    go,
    opened_tab,
    until,
    violations_in_both_schemes,
)
from tests.web.test_browser_games import MOVES, by_tab, cell, wait_for_turn
from zermelo.web.server.serve import Page
from zermelo.web.session import hinting

CHOSEN = "[...document.querySelectorAll('.pick :checked')].map(one => one.parentElement.innerText)"
HUMANS = "seats=human,human"


def radio(title: str) -> str:
    return f".pick label:text-is('{title}')"


def test_a_new_game_is_against_medium(tab: Any) -> None:
    go(tab, "play/tic_tac_toe")
    wait_for_turn(tab)
    assert tab.evaluate(CHOSEN) == ["First (X)", "Medium"]
    until(tab, "location.hash.includes('seats=human%2Cmedium')")
    assert not tab.locator("select[aria-label='who plays X']").is_visible()
    tab.click("summary:has-text('More')")
    assert tab.locator("select[aria-label='who plays O']").input_value() == "medium"


def test_the_level_is_remembered(tab: Any) -> None:
    go(tab, "play/tic_tac_toe")
    wait_for_turn(tab)
    tab.click(radio("Easy"))
    until(tab, "location.hash.includes('seats=human%2Ceasy')")
    go(tab, "play/nim")
    until(tab, "location.hash.includes('play/nim?') && location.hash.includes('human%2Ceasy')")
    assert tab.evaluate(CHOSEN)[1] == "Easy"


def test_the_levels_by_keyboard(tab: Any) -> None:
    go(tab, "play/tic_tac_toe?seats=human,medium")
    wait_for_turn(tab)
    by_tab(tab, "input[name=level]")
    tab.keyboard.press("ArrowRight")
    until(tab, "location.hash.includes('human%2Chard')")
    by_tab(tab, "#move")
    tab.keyboard.type("b2")
    tab.keyboard.press("Enter")
    until(tab, f"{MOVES} == 2")


def test_playing_second_turns_the_board(tab: Any) -> None:
    go(tab, "play/chess?seats=human,easy")
    wait_for_turn(tab)
    tab.click(radio("Second (Black)"))
    until(tab, f"{MOVES} == 1")
    until(tab, "document.querySelector('.turn.yours')")
    first = tab.locator("button.cell").first
    assert first.get_attribute("aria-label").startswith("h1")
    flip = tab.locator("button:text-is('Flip board')")
    assert flip.get_attribute("aria-pressed") == "true"
    flip.click()
    assert tab.locator("button.cell").first.get_attribute("aria-label").startswith("a8")


def test_both_and_watch(tab: Any) -> None:
    go(tab, "play/tic_tac_toe?seats=human,easy")
    wait_for_turn(tab)
    tab.click(radio("Both"))
    until(tab, "location.hash.includes('human%2Chuman')")
    assert tab.locator("input[name=level]").first.is_disabled()
    tab.click(radio("Watch"))
    tab.wait_for_selector(".turn.over")
    assert tab.evaluate(CHOSEN)[0] == "Watch"


def test_broken_storage_breaks_nothing(browser: Any, page: Page) -> None:
    tabs = opened_tab(browser, page)
    tab = next(tabs)
    tab.add_init_script(
        "Object.defineProperty(window, 'localStorage', {get() { throw new Error('broken'); }})"
    )
    tab.reload()
    go(tab, "play/tic_tac_toe")
    wait_for_turn(tab)
    tab.click(radio("Easy"))
    until(tab, "location.hash.includes('human%2Ceasy')")
    tab.click("button:text-is('Sound')")
    next(tabs, None)


# Clocks.


def test_a_clock_runs_and_a_flag_falls(tab: Any, clock: ManualClock) -> None:
    """The server's clock says when; the page's only fills in between."""
    go(tab, f"play/tic_tac_toe?{HUMANS}&clock=0.01%2B0")
    wait_for_turn(tab)
    assert tab.locator("[role=timer]").all_inner_texts() == ["0.6", "0.6"]
    tab.click(cell("b2"))
    until(tab, "document.querySelector('li.running')?.innerText.startsWith('O')")
    clock.advance(1)
    tab.wait_for_selector(".turn.over:text-is('O is out of time: X wins.')")
    assert tab.locator("[role=timer]").nth(1).inner_text() == "0.0"
    assert tab.locator("button.cell.can").count() == 0


def test_a_clock_is_chosen(tab: Any) -> None:
    go(tab, f"play/tic_tac_toe?{HUMANS}")
    wait_for_turn(tab)
    assert tab.locator("[role=timer]").count() == 0
    tab.select_option(".clock select", "3+2")
    until(tab, "location.hash.includes('clock=3%2B2')")
    assert tab.locator("[role=timer]").all_inner_texts() == ["3:00", "3:00"]
    tab.click(cell("b2"))
    until(tab, "document.querySelector('li.running')?.innerText.startsWith('O')")
    assert tab.locator("button:text-is('Undo')").is_disabled()
    tab.keyboard.press("u")
    tab.select_option(".clock select", "own")
    tab.fill(".clock input >> nth=0", "1.5")
    tab.keyboard.press("Enter")
    until(tab, "document.querySelector('[role=timer]').innerText == '1:30'")
    assert tab.evaluate(MOVES) == 1
    tab.select_option(".clock select", "")
    until(tab, "!document.querySelector('[role=timer]')")
    assert tab.locator("button:text-is('Undo')").is_enabled()


# Hints.


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints are thought about until they are found: a win ends the search, not the clock."""
    monkeypatch.setitem(hinting.HINT, "seconds", 60.0)


HINTED = "[...document.querySelectorAll('[data-hint]')].map(one => one.ariaLabel.split(',')[0])"


@pytest.mark.usefixtures("found")
@pytest.mark.parametrize("way", ["mouse", "keyboard"])
def test_a_hint_only_shows(tab: Any, way: str) -> None:
    go(tab, f"play/tic_tac_toe?{HUMANS}&moves=a1%2Cb1%2Ca2%2Cb2")
    wait_for_turn(tab)
    if way == "mouse":
        tab.click("button:text-is('Hint')")
    else:
        tab.keyboard.press("h")
    tab.wait_for_selector(".busy:has-text('Hint: a3')")
    assert tab.evaluate(HINTED) == ["a3"]
    assert "Hint: a3" in tab.locator("[aria-live]").inner_text()
    assert tab.evaluate(MOVES) == 4
    tab.click(cell("c3"))
    until(tab, f"{MOVES} == 5")
    assert tab.evaluate(HINTED) == []


@pytest.mark.usefixtures("found")
def test_a_hint_on_a_turned_board(tab: Any) -> None:
    mate = "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR%20w%20KQkq%20-%204%204"
    go(tab, f"play/chess?{HUMANS}&start={mate}")
    wait_for_turn(tab)
    tab.click("text=Flip board")
    tab.click("button:text-is('Hint')")
    tab.wait_for_selector(".busy:has-text('Hint: Qxf7#')")
    assert sorted(tab.evaluate(HINTED)) == ["f7", "h5"]


def test_a_hint_that_is_a_button(tab: Any) -> None:
    go(tab, "play/kuhn_poker?luck=3&seats=human,random")
    wait_for_turn(tab)
    tab.click("button:text-is('Hint')")
    tab.wait_for_selector("[aria-label=moves] button.hint")


# Sounds.

COUNTED = """() => {
    window.tones = 0;
    const made = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
        window.tones += 1;
        return made.call(this);
    };
}"""


def test_sounds_are_off_until_they_are_wanted(tab: Any) -> None:
    go(tab, f"play/tic_tac_toe?{HUMANS}&moves=a1%2Cb1%2Ca2")
    wait_for_turn(tab)
    tab.evaluate(COUNTED)
    tab.click(cell("b2"))
    until(tab, f"{MOVES} == 4")
    assert tab.evaluate("window.tones") == 0
    tab.click("button:text-is('Sound')")
    until(tab, "window.tones == 1")
    tab.click(cell("a3"))
    until(tab, "window.tones == 3")  # the end has two
    go(tab, "")
    go(tab, f"play/nim?{HUMANS}")
    wait_for_turn(tab)
    assert tab.locator("button:text-is('Sound')").get_attribute("aria-pressed") == "true"


# For everybody.


def test_everybody_can_use_a_clock(tabs: Tabs) -> None:
    for tab in tabs.lent(bypass_csp=True):
        go(tab, f"play/chess?{HUMANS}&clock=3%2B2&moves=e4")
        wait_for_turn(tab)
        tab.click("summary:has-text('More')")
        tab.click("button:text-is('Hint')")
        tab.wait_for_selector("[data-hint]")
        assert violations_in_both_schemes(tab) == []
        fits(tab, 390, 768, 1366)

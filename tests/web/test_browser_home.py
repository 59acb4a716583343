"""Home and the rules of games in a real browser: pictures, kinds, search, how to play."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.driving import Tabs, go, until, violations

CARDS = "main ul:not(.doors) > li"
DRAWN = f"document.querySelectorAll('{CARDS} [data-picture=drawn]').length"
AWAITED = f"document.querySelectorAll('{CARDS} [data-picture=awaited]').length"
GAMES = f"[...document.querySelectorAll('{CARDS} > a b')].map(one => one.textContent)"
GROUPS = "[...document.querySelectorAll('main > h2')].map(one => one.textContent)"
FITS = """() => [...document.querySelectorAll('[data-picture=drawn]')].every(place => {
    const [outer, inner] = [place, place.querySelector('.drawn')].map(
        one => one.getBoundingClientRect());
    return inner.width > 20 && inner.width < outer.width + 1 && inner.height < outer.height + 1;
})"""


@pytest.mark.parametrize("width", [390, pytest.param(768, marks=pytest.mark.long), 1440])
def test_boards_are_drawn_as_they_come_into_view(tabs: Tabs, width: int) -> None:
    size = {"width": width, "height": 800}
    for tab in tabs.lent(viewport=size, bypass_csp=True):
        go(tab, "")
        until(tab, f"{DRAWN} + {AWAITED} > 8")
        tab.evaluate(f"document.querySelector('{CARDS}').scrollIntoView()")
        until(tab, f"{DRAWN} >= 2")
        assert tab.evaluate(f"{DRAWN} + {AWAITED}") == len(tab.evaluate(GAMES))
        assert tab.evaluate(AWAITED) > 5  # far below
        until(tab, FITS)
        assert not violations(tab)
        tab.evaluate(f"document.querySelector('{CARDS}:last-child').scrollIntoView()")
        assert tab.evaluate("document.documentElement.scrollWidth") <= width
        tab.keyboard.press("End")
        until(tab, "document.querySelector('main ul:last-of-type [data-picture=drawn]')")


def test_popular_games_come_first_and_then_each_kind(tab: Any) -> None:
    go(tab, "")
    groups = tab.evaluate(GROUPS)
    assert groups[:2] == ["Popular", "Board games"]
    assert "Chess" in tab.evaluate(GAMES)[:8]
    assert len(set(tab.evaluate(GAMES))) == len(tab.evaluate(GAMES))
    tab.get_by_role("button", name="Dice games").click()
    assert tab.evaluate(GROUPS) == ["Dice games"]
    assert tab.evaluate(GAMES) == ["Backgammon", "Can't Stop", "Liar's dice", "Monopoly", "Pig"]
    tab.get_by_role("button", name="All").click()
    assert tab.evaluate(GROUPS) == groups


def test_three_doors_lead_to_a_game_a_search_and_a_lesson(tab: Any) -> None:
    for door, shown in (
        ("Play", ".play h1:text-is('Connect Four')"),
        ("Look inside", "section[aria-label='selected node']"),
        ("Learn", ".figure canvas"),
    ):
        go(tab, "")
        tab.click(f".doors a:has-text('{door}')")
        tab.wait_for_selector(shown)


def test_the_only_hit_opens_on_enter(tab: Any) -> None:
    go(tab, "")
    field = tab.get_by_label("Find a game")
    field.fill("four row")  # a word of the title, one of the summary
    assert tab.evaluate(GAMES) == ["Connect Four"]
    assert tab.get_by_text("Press Enter to play Connect Four.").count() == 1
    field.press("Enter")
    tab.wait_for_selector(".play h1:has-text('Connect Four')")
    assert "#/play/connect_four" in tab.url


def test_search_finds_kinds_and_exact_titles(tab: Any) -> None:
    go(tab, "")
    field = tab.get_by_label("Find a game")
    field.fill("hidden")
    assert {"Battleship", "Kuhn poker", "Kriegspiel"} <= set(tab.evaluate(GAMES))
    field.press("Enter")
    assert "#/play" not in tab.url  # several match
    field.fill("zzz")
    assert tab.get_by_role("status").get_by_text("No game matches.").count() == 1
    field.fill("go")
    assert tab.evaluate(GAMES)[0] == "Go"
    field.press("Enter")
    tab.wait_for_selector(".play h1:text-is('Go')")


def test_a_card_opens_by_mouse_and_keyboard(tab: Any) -> None:
    go(tab, "")
    until(tab, f"{DRAWN} >= 4")
    on_picture = {"x": 60, "y": 60}
    tab.locator("li:has(> a b:text-is('Checkers'))").click(position=on_picture)
    tab.wait_for_selector(".play h1:has-text('Checkers')")
    go(tab, "")
    tab.get_by_role("link", name="Othello").focus()
    tab.keyboard.press("Enter")
    tab.wait_for_selector(".play h1:has-text('Othello')")


def test_rules_and_parameters_are_explained_at_hand(tabs: Tabs) -> None:
    for tab in tabs.lent(bypass_csp=True):
        read_about_kalah(tab)


def read_about_kalah(tab: Any) -> None:
    go(tab, "play/kalah")
    summary = tab.get_by_text("How to play", exact=True)
    summary.focus()
    tab.keyboard.press("Enter")
    tab.wait_for_selector("text=counter-clockwise")
    assert tab.locator("details code", has_text="1").count() == 1
    link = tab.get_by_role("link", name="Where Kalah comes from")
    assert link.get_attribute("href") == "https://en.wikipedia.org/wiki/Kalah"
    assert "noopener" in (link.get_attribute("rel") or "")
    tab.click("text=Rules and position")
    score = tab.locator("label:has-text('score') select")
    help_id = score.get_attribute("aria-describedby")
    assert "by how large a share of all" in tab.locator(f"#{help_id}").inner_text()
    assert score.locator("option").all_inner_texts() == ["win", "margin"]
    assert not violations(tab)

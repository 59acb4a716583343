"""Tables, cards and tiles in a real browser, and that what one plays with is always in view."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.web.driving import Tabs, go, until, violations
from zermelo.games import load
from zermelo.web import catalogue
from zermelo.web.messages.schema import GameName, Place, Seat
from zermelo.web.session.table.game_session import GameSession

SIZES = {"wide": (1366, 768), "narrow": (390, 844)}
RANDOM = "seats=human,random"
MOVES = "document.querySelectorAll('ol button.move').length"
CONTROLS = "button.cell.can, .rack .card, [aria-label=moves] button"
OUT_OF_VIEW = """selectors => selectors.filter(selector => {
    const one = [...document.querySelectorAll(selector)].find(one => one.getClientRects().length);
    const box = one?.getBoundingClientRect();
    return !box || box.top < 0 || box.left < 0
        || box.bottom > innerHeight + 1 || box.right > innerWidth + 1;
})"""
LOG = "document.querySelector('ol[aria-label=log]')?.innerText ?? ''"
WORST = ("monopoly", "word_game", "limit_holdem", "battleship", "goofspiel")


@pytest.fixture(params=SIZES)
def sized(tabs: Tabs, request: pytest.FixtureRequest) -> Iterator[Any]:
    width, height = SIZES[request.param]
    yield from tabs.lent(viewport={"width": width, "height": height})


@pytest.fixture
def open_tab(tabs: Tabs) -> Iterator[Any]:
    """A tab in which axe may run."""
    yield from tabs.lent(bypass_csp=True)


def your_turn(tab: Any, address: str) -> None:
    go(tab, address)
    until(tab, "document.querySelector('.turn.yours') !== null")


def in_view(tab: Any, name: str) -> None:
    """What the first move is made with, and the controls, without scrolling."""
    your_turn(tab, f"play/{name}?luck=1&{RANDOM}")
    assert tab.evaluate("scrollY") == 0
    wanted = [CONTROLS, ".controls button", ".controls button:nth-child(2)"]
    if tab.locator(".rack").count():
        wanted += [".rack .card:last-child", ".rack + .row .first"]
    assert not tab.evaluate(OUT_OF_VIEW, wanted), name
    assert tab.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{name} is too wide"


def test_what_one_plays_with_is_in_view(sized: Any) -> None:
    for name in WORST:
        in_view(sized, name)


@pytest.mark.long
def test_in_every_game_what_one_plays_with_is_in_view(sized: Any) -> None:
    for game in catalogue.welcome().games:
        in_view(sized, game.name)


# The word game.


def dealt(name: str, luck: int) -> GameSession:
    """The game that the page opens with this luck, up to the first turn of a person."""
    table = GameSession(
        load(name), Place(GameName(name)), [Seat("human"), Seat("human")], seed=luck
    )
    while table.mover == -1:
        table.chance()
    return table


def first_word(luck: int) -> list[tuple[int, str]]:
    """Cells and letters of a first play across, with letters that the rack has once."""
    table = dealt("word_game", luck)
    game, state = table.game, table.state
    for action in game.actions(state):
        cells = game.action_cells(state, action)
        if action >> 9 & 7 == 3 and cells[0] + 1 == cells[1]:
            word = game.action_text(state, action).split()[1]
            if word.isupper() and len(set(word)) == 3:
                return list(zip(cells, word, strict=True))
    raise AssertionError("another luck, please")


def by_clicks(tab: Any, word: list[tuple[int, str]]) -> None:
    for cell, letter in word:
        tab.click(f".rack .card[aria-label^='{letter},']:not([disabled]) >> nth=0")
        tab.click(f"section.grid button.cell[data-cell='{cell}']")


def by_drags(tab: Any, word: list[tuple[int, str]]) -> None:
    for cell, letter in word:
        tab.drag_and_drop(
            f".rack .card[aria-label^='{letter},']:not([disabled]) >> nth=0",
            f"section.grid button.cell[data-cell='{cell}']",
        )


def by_typing(tab: Any, word: list[tuple[int, str]]) -> None:
    tab.focus(f"section.grid button.cell[data-cell='{word[0][0]}']")
    tab.keyboard.type("".join(letter for _, letter in word).lower())


@pytest.mark.parametrize(
    "lay", [by_clicks, by_typing, pytest.param(by_drags, marks=pytest.mark.long)]
)
def test_a_word_is_laid(tab: Any, lay: Any) -> None:
    luck = 7
    word = first_word(luck)
    your_turn(tab, f"play/word_game?luck={luck}&seats=human,human")
    listed = tab.locator("#legal option").evaluate_all("all => all.map(one => one.value)")
    assert all(name == "pass" or name.startswith("exchange ") for name in listed)
    before = tab.evaluate(MOVES)
    lay(tab, word)
    assert tab.locator("section.grid .tile").count() == 3
    tab.click("text=Lay tiles")
    until(tab, f"before => {MOVES} > before", before)
    spelled = "".join(letter for _, letter in word)
    until(tab, f"word => {LOG}.includes(word)", f"Player 1 lays {spelled} for")


def test_a_wrong_word_is_refused_and_stays(open_tab: Any) -> None:
    tab = open_tab
    your_turn(tab, "play/word_game?luck=7&seats=human,human")
    tab.click(".rack .card >> nth=0")
    tab.click("section.grid button.cell[data-cell='0']")
    tab.click("text=Lay tiles")
    tab.wait_for_selector("[role=alert]:has-text('covers the middle')")
    assert tab.locator("section.grid .tile").count() == 1
    tab.click("text=Take back")
    assert tab.locator("section.grid .tile").count() == 0
    tab.click("text=Exchange tiles")
    tab.click(".rack .card >> nth=0")
    before = tab.evaluate(MOVES)
    tab.click(".first:has-text('Exchange')")
    until(tab, f"before => {MOVES} > before", before)
    assert not violations(tab)


# Money and cards.


def test_monopoly_in_words(open_tab: Any) -> None:
    tab = open_tab
    your_turn(tab, f"play/monopoly?luck=1&{RANDOM}")
    buy = tab.locator("[aria-label=moves] button:has-text('Buy ')")
    name = buy.inner_text().removeprefix("Buy ").split(" for $")[0]
    buy.click()
    until(tab, f"name => {LOG}.includes(`Player 1 buys ${{name}} for $`)", name)
    tab.wait_for_selector(f"button.cell[aria-label^='{name},'][aria-label*='owned by Player 1']")
    assert not violations(tab)


def test_poker_in_words(open_tab: Any) -> None:
    tab = open_tab
    your_turn(tab, "play/limit_holdem?luck=1&seats=random,human")
    assert tab.locator(".down").count() == 2, "the other's cards"
    tab.click("[aria-label=moves] button:has-text('Raise to 4')")
    until(tab, f"{LOG}.includes('Player 2 raises to 4.')")
    assert not violations(tab)

"""Boards as people know them: rows that win, arrow keys, fleets, and what the umpire says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.web.driving import Tabs, View, go, until, violations_in_both_schemes

MOVES = "document.querySelectorAll('ol button.move').length"

BESIDE = """name => {
    const all = selector => [...document.querySelectorAll(selector)];
    const label = all('.cells > span').find(one => one.textContent === name);
    const cell = all('button.cell').find(one => one.ariaLabel.split(',')[0].endsWith(name));
    const [box, first] = [label.getBoundingClientRect(), cell.getBoundingClientRect()];
    const middle = one => one.top + one.height / 2;
    return [Math.abs(middle(box) - middle(first)), first.left - box.right];
}"""


def cell(name: str, grid: int = 0) -> str:
    return f":nth-match(.cells, {grid + 1}) >> button.cell[aria-label^='{name},']"


def test_the_arrow_keys_walk(tab: Any) -> None:
    go(tab, "play/ghost_chase?luck=1&seats=human,random")
    tab.wait_for_selector("text=Play with the arrow keys")
    assert tab.locator(".figure.eater").count() == tab.locator(".figure.ghost").count() == 1
    tab.keyboard.press("ArrowLeft")
    until(tab, f"{MOVES} >= 2")
    assert tab.locator("ol button.move").first.inner_text() == "west"
    tab.wait_for_selector(".turn.yours")
    tab.keyboard.press("ArrowUp")  # a wall: nothing happens, and no move is taken back
    tab.keyboard.press("ArrowLeft")
    until(tab, f"{MOVES} >= 4")
    tab.wait_for_selector(".turn.yours")
    tab.locator("button.cell.target").first.click()  # one click is a step
    until(tab, f"{MOVES} >= 5")


def test_a_fleet_is_laid_and_shot_at(tab: Any) -> None:
    """The first ship by mouse, the second by keyboard, from its last cell to its first."""
    go(tab, "play/battleship?ships=3-2&rows=5&columns=5&shots=5&luck=1&seats=human,random")
    tab.wait_for_selector("text=Place your cruiser: 3 cells.")
    tab.click(cell("a1"))
    assert tab.locator("button.cell.target").count() == 2  # across and down
    tab.click(cell("c1"))
    tab.wait_for_selector("text=Place your destroyer: 2 cells.")
    tab.focus(cell("a3"))
    tab.keyboard.press("Enter")
    tab.keyboard.press("ArrowUp")
    tab.keyboard.press("Enter")
    tab.wait_for_selector("text=Your shot, 5 left.")
    assert tab.locator(".figure.ship").count() == 5
    assert tab.locator("p.title").all_inner_texts()[:2] == ["Your fleet", "Enemy waters"]
    tab.click(cell("e5", 1))
    tab.wait_for_selector("text=Your shot, 4 left.")
    said = tab.locator("[role=log] p").all_inner_texts()
    assert said[0].startswith("Player 2: ")
    assert said[1].startswith("Player 1: e5 ")


def test_a_row_that_wins_is_marked(tab: Any) -> None:
    go(tab, "play/tic_tac_toe?seats=human,human&moves=b2%2Ca1%2Ca3%2Cb1%2Cc1")
    tab.wait_for_selector(".turn.over")
    line = tab.locator("polyline").last.get_attribute("points")
    assert line == "0.5,0.5 1.5,1.5 2.5,2.5"
    assert "in a row" in tab.locator(cell("b2")).get_attribute("aria-label")


def test_hex_has_its_names_beside_its_rows_when_turned(tab: Any) -> None:
    """A name stands left of the first cell of its row, before and after the board is turned."""
    go(tab, "play/hex?size=4&seats=human,human&moves=b2")
    tab.wait_for_selector("button.move")
    assert tab.locator(".side").count() == 4
    for _ in range(2):
        for name in "1234":
            off, left = tab.evaluate(BESIDE, name)
            assert off < 2
            assert 0 < left < 40
        tab.click("text=Flip board")
    assert "stone of First" in tab.locator(cell("b2")).get_attribute("aria-label")


def test_what_the_umpire_said_is_listed(tab: Any) -> None:
    go(tab, "play/kriegspiel?luck=1&seats=human,random")
    tab.wait_for_selector(".turn.yours")
    tab.fill("#move", "e2d3")
    tab.keyboard.press("Enter")
    tab.wait_for_selector("text=White tried an illegal move.")
    tab.fill("#move", "e2e4")
    tab.keyboard.press("Enter")
    until(tab, f"{MOVES} >= 3")
    tab.wait_for_selector(".turn.yours")
    said = tab.locator("[role=log] p").all_inner_texts()
    assert said[-2:] == ["White tried an illegal move.", "White begins."]
    assert "White moved." in said
    assert said[0].startswith("Black")


VIEWS = [
    View("play/ghost_chase?seats=human,human", "text=Play with the arrow keys"),
    View("play/battleship?seats=human,human", "text=Place your carrier"),
    View("play/kriegspiel?seats=human,human", ".news"),
    View("play/dots_and_boxes?seats=human,human&moves=b1", "button.move"),
    View("play/hex?size=2&seats=human,human&moves=a1%2Cb2%2Ca2", "polyline"),
    View("play/checkers?seats=human,human", ".name"),
    View("play/go?size=5&seats=human,human&moves=C3%2Cpass%2Cpass", ".ground"),
]


def test_axe_finds_nothing(tabs: Tabs) -> None:
    for tab in tabs.lent(bypass_csp=True):
        for view in VIEWS:
            go(tab, view.address)
            tab.wait_for_selector(view.settled, state="attached")
            assert violations_in_both_schemes(tab) == [], view.address


@pytest.fixture
def checked(tabs: Tabs) -> Iterator[Any]:
    """A tab whose accessibility can be checked, and is in the end."""
    for tab in tabs.lent(bypass_csp=True):
        yield tab
        assert not violations_in_both_schemes(tab)


def test_seeds_lie_in_pits_and_stores(checked: Any) -> None:
    tab = checked
    go(tab, "play/kalah?pits=3&seeds=2&seats=human,human&moves=2")
    tab.wait_for_selector(".turn:has-text('First to move')")  # the last seed fell into the store
    assert tab.locator(".end circle").count() == 1
    assert tab.locator(".cells circle").count() == 12
    left, right = (tab.locator(".end").nth(number).bounding_box() for number in (0, 1))
    pit = tab.locator(cell("row 1, column 1")).bounding_box()
    assert left["x"] < pit["x"] < right["x"]
    assert left["height"] > 1.8 * pit["height"]
    assert tab.locator(f"{cell('row 2, column 3')}[aria-label*='3 seeds of First, legal']").count()
    tab.click(cell("row 2, column 1"))
    until(tab, f"{MOVES} == 2")


def test_men_on_the_bar_and_borne_off_lie_on_the_board(checked: Any) -> None:
    """A man comes in from the bar by two clicks; the dice lie between the rows."""
    tab = checked
    men = "25x1,6x1 6x2,1x3 X 21".replace(" ", "%20")
    go(tab, f"play/backgammon?seats=human,human&start={men}")
    tab.wait_for_selector(".track .tiles >> nth=0")
    assert tab.locator("ul.beside").count() == 0
    assert tab.locator(".off i").count() == 13 + 10
    assert tab.locator(".bar i").count() == 1
    tab.click("button.cell[aria-label^='X bar']")
    tab.click("button.cell.target >> nth=0")
    tab.wait_for_selector("text=choose the next step")
    assert tab.locator(".bar i").count() == 0


def test_taken_stones_are_counted(tab: Any) -> None:
    go(tab, "play/go?size=5&seats=human,human&moves=A1,B1,C3,A2")
    tab.wait_for_selector("text=Taken: 0 by Black, 1 by White")
    tab.keyboard.press("ArrowLeft")  # before that
    until(tab, "!document.querySelector('.board').innerText.includes('Taken')")


def test_a_domino_is_one_thing_of_its_player(tab: Any) -> None:
    go(tab, "play/domineering?rows=4&columns=4&seats=human,human&moves=a1a2%2Cc1d1")
    until(tab, "document.querySelectorAll('.cells rect').length == 2")
    upright, lying = (tab.locator(".cells rect").nth(number).bounding_box() for number in (0, 1))
    assert upright["height"] > 1.8 * upright["width"]
    assert lying["width"] > 1.8 * lying["height"]
    assert tab.locator(".cells .figure.tile").count() == 0
    tab.keyboard.press("ArrowLeft")
    until(tab, "document.querySelectorAll('.cells rect').length == 1")


def test_a_king_in_check_is_marked(tab: Any) -> None:
    go(tab, "play/chess?seats=human,human&moves=e4%2Cf6%2Cd4%2Cg5%2CQh5")
    tab.wait_for_selector("button.cell.threatened[aria-label*='black king, in check']")
    assert tab.locator(".threatened").count() == 1


def test_the_last_move_stays_marked_while_dice_are_rolled(tab: Any) -> None:
    go(tab, "play/backgammon?luck=3&seats=human,human")
    tab.wait_for_selector(".turn.yours")
    tab.fill("#move", tab.locator("#legal option").first.get_attribute("value"))
    tab.keyboard.press("Enter")
    until(tab, f"{MOVES} >= 3")
    tab.wait_for_selector(".turn.yours")
    assert tab.locator("[aria-label*='last move']").count() > 0

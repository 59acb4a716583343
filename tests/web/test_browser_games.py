"""Whole games in a real browser, each by mouse and by keyboard alone, against a player."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.web.driving import PATIENCE, go, until
from zermelo.board import Piles
from zermelo.games.nim import Nim
from zermelo.web import catalogue
from zermelo.web.session.table.game_session import GameSession

RANDOM = "seats=human,random"
MOST_TURNS = 400
MOST_TABS = 80
FIRST_MOVE = "document.querySelector('datalist option').value"
CENTRE = """selector => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return box ? [box.x + box.width / 2, box.y + box.height / 2] : null;
}"""
MOVES = "document.querySelectorAll('ol button.move').length"
HALFWAY = "button.cell.from, .taken, [aria-label='which move'] button"
CHOICES = (
    "[aria-label='which move'] button",
    "button.cell.target",
    "button.cell.can:not(.from)",
    "[aria-label=moves] button",
)
ANY = ", ".join(CHOICES)
ENDS = ("wins.", "win.", "lose.", "raw.")


def wait_for_turn(tab: Any) -> bool:
    """Until the person is to move; false where the game is over."""
    until(tab, "document.querySelector('.turn.over') || document.querySelector('.turn.yours')")
    return not tab.locator(".turn.over").count()


def play(tab: Any, turn: Callable[[Any, int], None]) -> str:
    """Take turns until the game is over; what the page says then."""
    for number in range(MOST_TURNS):
        if not wait_for_turn(tab):
            return str(tab.locator(".turn.over").inner_text())
        before = tab.evaluate(MOVES)
        turn(tab, number)
        until(tab, f"before => {MOVES} > before", before)
    raise AssertionError("this game does not end")


def click(tab: Any, selector: str) -> bool:
    """A real click in the middle of the first that matches, if there is one."""
    place = tab.evaluate(CENTRE, selector)
    if place is None:
        return False
    tab.mouse.click(*place)
    return True


def anything_by_mouse(tab: Any, number: int) -> None:
    """Whatever can be clicked on, until that was a move: one cell, or from cell to cell."""
    before = tab.evaluate(MOVES)
    for _ in range(12):
        tab.evaluate("document.querySelector('main').scrollIntoView()")
        until(tab, f"before => {MOVES} > before || document.querySelector({ANY!r})", before)
        if tab.evaluate(MOVES) > before:
            return  # what stood halfway was the end of the move before it was drawn
        any(click(tab, selector) for selector in CHOICES)
        if not tab.locator(HALFWAY).count():
            return


def by_tab(tab: Any, selector: str) -> None:
    """To an element with the Tab key."""
    for _ in range(MOST_TABS):
        if tab.evaluate("selector => document.activeElement?.matches(selector)", selector):
            return
        tab.keyboard.press("Tab")
    raise AssertionError(f"the Tab key does not come to {selector}")


def anything_by_keyboard(tab: Any, number: int) -> None:
    """The first legal move, typed."""
    by_tab(tab, "#move")
    tab.keyboard.type(tab.evaluate(FIRST_MOVE))
    tab.keyboard.press("Enter")


WHOLE = {
    "tic_tac_toe": f"play/tic_tac_toe?{RANDOM}",
    "connect_four": f"play/connect_four?{RANDOM}",
    "othello": f"play/othello?size=4&{RANDOM}",
    "nim": f"play/nim?{RANDOM}",
    "kuhn_poker": f"play/kuhn_poker?{RANDOM}",
    "goofspiel": f"play/goofspiel?cards=3&{RANDOM}",
    "backgammon": f"play/backgammon?start=6x2,5x1%206x2,4x1%20-%20-&{RANDOM}",
}
WAYS = {"mouse": anything_by_mouse, "keyboard": anything_by_keyboard}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", WHOLE)
def test_a_whole_game(tab: Any, name: str, way: str) -> None:
    go(tab, WHOLE[name])
    assert play(tab, WAYS[way]).endswith(ENDS)


@pytest.mark.long
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", ["backgammon", "othello"])
def test_a_long_game(tab: Any, name: str, way: str) -> None:
    """From the start, on the whole board."""
    go(tab, f"play/{name}?{RANDOM}")
    assert play(tab, WAYS[way]).endswith(ENDS)


# Chess and Kriegspiel: the same four moves mate this opponent, whose luck is given.

SCHOLAR = [("e2", "e4"), ("f1", "c4"), ("d1", "h5"), ("h5", "f7")]
MATED = {
    "chess": f"play/chess?luck=2&{RANDOM}",
    "kriegspiel": f"play/kriegspiel?luck=1&{RANDOM}",
}


def cell(name: str) -> str:
    return f"button.cell[aria-label^='{name}']"


def scholar_by_mouse(tab: Any, number: int) -> None:
    """Clicks and drags in turn."""
    start, end = SCHOLAR[number]
    if number % 2:
        tab.drag_and_drop(cell(start), cell(end))
        return
    click(tab, cell(start))
    assert "chosen" in tab.locator(cell(start)).get_attribute("aria-label")
    click(tab, cell(end))


def scholar_by_keyboard(tab: Any, number: int) -> None:
    """With the arrow keys, from cell to cell."""
    by_tab(tab, "button.cell")
    for name in SCHOLAR[number]:
        at = int(tab.evaluate("document.activeElement.dataset.cell"))
        column, row = "abcdefgh".index(name[0]), 8 - int(name[1])
        across, down = column - at % 8, row - at // 8
        for key, steps in (("Right", across), ("Left", -across), ("Down", down), ("Up", -down)):
            for _ in range(steps):
                tab.keyboard.press(f"Arrow{key}")
        tab.keyboard.press("Enter")


@pytest.mark.parametrize("turn", [scholar_by_mouse, scholar_by_keyboard])
@pytest.mark.parametrize("name", MATED)
def test_the_scholar_mates(tab: Any, name: str, turn: Callable[[Any, int], None]) -> None:
    go(tab, MATED[name])
    assert play(tab, turn).lower().endswith("you win.")


def test_kriegspiel_hides_the_other_side(tab: Any) -> None:
    go(tab, f"play/kriegspiel?{RANDOM}")
    wait_for_turn(tab)
    assert tab.locator("button.cell .figure").count() == 16
    anything_by_keyboard(tab, 0)
    until(tab, f"{MOVES} >= 2")
    assert tab.locator("ol button.move").nth(1).inner_text() == "…"


def test_the_board_can_be_turned(tab: Any) -> None:
    go(tab, "play/chess?seats=human,human")
    tab.click("text=Flip board")
    first = tab.locator("button.cell").first
    assert first.get_attribute("aria-label").startswith("h1, white rook")
    tab.drag_and_drop(cell("e2"), cell("e4"))
    until(tab, f"{MOVES} == 1")
    assert tab.locator("ol button.move").inner_text() == "e4"


def test_a_position_is_put_together(tab: Any) -> None:
    """By mouse and by keyboard, for White to mate; what can't be is refused in a sentence."""
    go(tab, "play/chess?seats=human,human")
    tab.click("button:text-is('Edit')")
    tab.click("text=Clear")
    for piece, where in (("white king", "g6"), ("white queen", "a8")):
        tab.click(f"[aria-label='{piece}']")
        tab.click(cell(where))
    tab.drag_and_drop(cell("a8"), cell("a7"))
    tab.click("text=Play from here")
    tab.wait_for_selector("[role=alert]:has-text('black must have one king')")
    tab.click("[role=alert] button")
    tab.click("button:text-is('Edit')")
    tab.click("text=Clear")
    for piece, where in (
        ("white king", "g6"),
        ("white queen", "a7"),
        ("black king", "g8"),
    ):
        tab.focus(f"[aria-label='{piece}']")
        tab.keyboard.press("Enter")
        tab.focus(cell(where))
        tab.keyboard.press("Enter")
    tab.click("text=Play from here")
    until(tab, f"{MOVES} == 0 && document.querySelectorAll('.cells .figure').length === 3")
    assert "start=6k1%2FQ7%2F6K1" in tab.url
    tab.fill("#move", "Qg7")
    tab.keyboard.press("Enter")
    tab.wait_for_selector(".turn.over:has-text('White wins')")


def test_backgammon_is_played_on_its_board(tab: Any) -> None:
    """The steps of a move one after the other; a step can be taken back."""
    go(
        tab,
        "play/backgammon?start=24x2,13x5,8x3,6x5%2024x2,13x5,8x3,6x5%20X%2031&seats=human,human",
    )
    point = "button.cell[aria-label^='{}:']"
    tab.click(point.format(8))
    tab.click(point.format(5))
    assert "8 to 5" in tab.locator(".taken").inner_text()
    tab.click("text=Undo step")
    tab.drag_and_drop(point.format(8), point.format(5))
    tab.click(point.format(6))
    tab.click(point.format(5))
    until(tab, f"{MOVES} >= 1")
    assert tab.locator("ol button.move").first.inner_text() == "8/5 6/5"


def test_a_step_from_where_a_man_is_hit_waits_for_the_hit(tab: Any) -> None:
    """X has a six and a four, O a single man on X's point 9."""
    go(tab, "play/backgammon?moves=O%2062%2C24/18%2018/16%2C64&seats=human,human")
    point = "button.cell[aria-label^='{}:']"
    blot = tab.locator(point.format(9))
    assert "1 of O" in blot.get_attribute("aria-label")
    assert "can move" not in blot.get_attribute("aria-label")
    tab.click(point.format(9))
    assert "chosen" not in blot.get_attribute("aria-label")
    tab.click(point.format(13))
    tab.click(point.format(9))
    tab.click(point.format(9))
    tab.click(point.format(3))
    tab.wait_for_selector("ol button.move:text-is('13/9* 9/3')")


# Piles.


def counter(name: str) -> str:
    return f".piles button.cell[aria-label^='{name},']"


def test_counters_are_taken_by_mouse(tab: Any) -> None:
    """A counter goes with those after it; what would go is shown before."""
    go(tab, "play/nim?seats=human,human")
    tab.hover(counter("b 2 of 4"))
    assert tab.locator(".going").count() == 3
    assert tab.locator(".selection").inner_text() == "b3: 1 of 4 left in b"
    tab.mouse.move(0, 0)
    assert tab.locator(".going").count() == 0
    tab.click(counter("b 2 of 4"))
    until(tab, f"{MOVES} == 1")
    assert tab.locator("ol button.move").inner_text() == "b3"
    assert tab.locator(".piles button.cell").count() == 9
    assert tab.locator("[aria-label=moves]").count() == 0  # no buttons needed


def test_counters_are_taken_by_keyboard(tab: Any) -> None:
    go(tab, "play/nim?seats=human,human")
    by_tab(tab, ".piles button.cell")
    for key in ("ArrowDown", "ArrowDown", "End", "ArrowLeft"):
        tab.keyboard.press(key)
    assert tab.locator(".selection").inner_text() == "c2: 3 of 5 left in c"
    tab.keyboard.press("Enter")
    until(tab, f"{MOVES} == 1")
    # The counter under the keyboard is gone, and the keyboard is on the next one.
    until(tab, "document.activeElement.getAttribute('aria-label')?.startsWith('c 3 of 3')")
    for key in ("ArrowUp", "Home", "Space"):
        tab.keyboard.press(key)
    until(tab, f"{MOVES} == 2")
    assert tab.locator("ol button.move").nth(1).inner_text() == "b4"


def test_values_stand_at_counters(tab: Any) -> None:
    go(tab, "play/nim?piles=3-1&seats=human,human")
    tab.click("text=Analyse")
    best = tab.locator(".piles button.cell:has(.value.best)")
    tab.wait_for_selector(".piles button.cell:has(.value.best)[aria-label*=' plies']")
    said = "a 2 of 3, legal: a2, 1 in 3, player 1 wins in 3 plies"
    assert best.get_attribute("aria-label") == said


def test_a_pawn_is_promoted_on_its_square(tab: Any) -> None:
    go(
        tab,
        "play/chess?start=8%2FP6k%2F8%2F8%2F8%2F8%2F8%2FK6n%20w%20-%20-%200%201&seats=human,human",
    )
    tab.click("button.cell[aria-label^='a7']")
    tab.click("button.cell[aria-label^='a8']")
    choice, square = (
        tab.locator(one).bounding_box()
        for one in ("[aria-label='which move']", "button.cell[aria-label^='a8']")
    )
    assert abs(choice["y"] - square["y"] - square["height"]) < 4  # right below it
    tab.keyboard.press("Escape")
    tab.click("button.cell[aria-label^='a7']")
    tab.click("button.cell[aria-label^='a8']")
    tab.click("[aria-label='which move'] button:has-text('a8=R')")
    tab.wait_for_selector("text=White +2")


def test_a_lost_game_says_so_from_your_side(tab: Any) -> None:
    mated = "f3%2Ce5%2Cg4%2CQh4%23"
    go(tab, f"play/chess?seats=human,random&moves={mated}")
    tab.wait_for_selector(".turn.over:text-is('Checkmate: you lose.')")
    tab.click("button:text-is('Rematch')")
    tab.wait_for_selector("label:has-text('Second (Black)') input:checked")


def test_one_counter_can_mean_two_moves(tab: Any) -> None:
    go(tab, "play/halving?n=1&seats=human,human")
    tab.click(counter("1 of 1"))
    tab.click("[aria-label='which move'] button:text-is('halve')")
    tab.wait_for_selector(".turn.over")


def test_what_takes_nothing_and_what_is_too_much_are_buttons(tab: Any) -> None:
    go(tab, "play/fishing?seats=human,human,human")
    tab.click("[aria-label=moves] button:text-is('Catch nothing')")
    until(tab, f"{MOVES} == 1")
    tab.click(counter("pond 7 of 8"))
    until(tab, f"{MOVES} == 2")
    go(tab, "play/nim?piles=200-2&seats=human,human")
    tab.click("[aria-label=moves] button:text-is('a7')")
    until(tab, f"{MOVES} == 1")
    tab.click(counter("b 1 of 2"))
    until(tab, f"{MOVES} == 2")


class Wythoff(Nim):
    """From one of two piles, or the same from both: a game that the page has never seen."""

    compiled = False

    def actions(self, state: Any) -> Iterator[int]:
        first, second = state.piles
        for taken in range(1, first + 1):
            yield 100 * taken
        for taken in range(1, second + 1):
            yield taken
        for taken in range(1, min(first, second) + 1):
            yield 101 * taken

    def result(self, state: Any, action: int) -> Any:
        taken = divmod(action, 100)
        left = tuple(pile - one for pile, one in zip(state.piles, taken, strict=True))
        return type(state)(left, 1 - state.player)

    def action_text(self, state: Any, action: int) -> str:
        return "".join(
            f"{name}{one}" for name, one in zip("ab", divmod(action, 100), strict=True) if one
        )

    def action_cells(self, state: Any, action: int) -> tuple[int, ...]:
        piles = Piles(state.piles)
        return tuple(
            piles.counter(pile, state.piles[pile] - one)
            for pile, one in enumerate(divmod(action, 100))
            if one
        )


def test_counters_of_two_piles(tab: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "find", lambda name: (Wythoff, ""))
    go(tab, "play/nim?piles=7-9&seats=human,human")
    tab.click(counter("a 6 of 7"))
    assert tab.locator("[aria-label='which move'] button").all_inner_texts() == ["a2", "a2b2"]
    tab.click(counter("b 8 of 9"))
    until(tab, f"{MOVES} == 1")
    assert tab.locator("ol button.move").inner_text() == "a2b2"
    tab.click(counter("a 1 of 5"))
    tab.click("[aria-label='which move'] button:text-is('a5')")
    until(tab, f"{MOVES} == 2")


# Cards.


def hand(text: str) -> str:
    return f".cards button.cell[aria-label^='{text},']"


def test_cards_are_played_by_mouse(tab: Any) -> None:
    go(tab, "play/goofspiel?cards=4&luck=3&seats=human,human")
    wait_for_turn(tab)
    before = tab.evaluate(MOVES)
    assert tab.locator(".cards button.cell").count() == 4  # the other's cards are no buttons
    assert tab.locator("[aria-label=moves]").count() == 0
    tab.click(hand("3"))
    until(tab, f"before => {MOVES} == before + 1", before)
    tab.click(hand("2"))
    until(tab, f"before => {MOVES} >= before + 2", before)
    assert tab.locator("ol button.move").nth(before + 1).inner_text() == "2"


def test_cards_are_played_by_keyboard(tab: Any) -> None:
    go(tab, "play/goofspiel?cards=4&luck=3&seats=human,random")
    wait_for_turn(tab)
    before = tab.evaluate(MOVES)
    by_tab(tab, ".cards button.cell")
    for key in ("End", "ArrowLeft", "ArrowRight", "ArrowRight", "Enter"):
        tab.keyboard.press(key)
    until(tab, f"before => {MOVES} > before + 1", before)
    assert tab.locator("ol button.move").nth(before).inner_text() == "4"
    # The card under the keyboard is gone, and the keyboard is on another of the hand.
    until(tab, "document.activeElement.matches('.cards button.cell')")


def test_any_card_of_a_bucket_chooses_it(tab: Any) -> None:
    go(tab, "play/bucket?seats=human,human")
    tab.click(hand("15"))
    until(tab, f"{MOVES} == 1")
    assert tab.locator("ol button.move").inner_text() == "C"
    assert tab.locator(".cards button.cell").count() == 2
    tab.click(hand("-5"))
    tab.wait_for_selector(".turn.over:has-text('MIN wins')")


def test_values_stand_on_cards(tab: Any) -> None:
    go(tab, "play/bucket?seats=human,human")
    tab.click("text=Analyse")
    tab.wait_for_selector("text=proven")
    label = tab.locator(".cards button.cell:has(.value.best)").get_attribute("aria-label")
    assert label == "1, legal: B, MAX +1"


def test_what_is_refused_lets_the_game_go_on(tab: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A position that can't be, while the other thinks: he moves nevertheless."""
    refused, thinking = threading.Event(), GameSession.thinking

    def until_refused(table: GameSession, *given: Any) -> Any:
        refused.wait(PATIENCE)
        return thinking(table, *given)

    monkeypatch.setattr(GameSession, "thinking", until_refused)
    go(tab, f"play/chess?{RANDOM}")
    tab.fill("#move", "e4")
    tab.keyboard.press("Enter")
    tab.click("button:text-is('Edit')")
    tab.click("text=Clear")
    tab.click("text=Play from here")
    tab.wait_for_selector("[role=alert]:has-text('must have one king')")
    refused.set()
    until(tab, f"{MOVES} == 2")


def test_what_is_not_there_is_reported(tab: Any) -> None:
    for address in ("play/no_such_game", "play/%", "play/chess?moves=e5", "play/chess?start=8/8"):
        go(tab, address)
        tab.wait_for_selector("h1:has-text('This game can')")
        until(tab, "document.querySelectorAll('[role=alert]').length == 1")
    go(tab, "look/kuhn_poker")
    tab.wait_for_selector("[role=alert]:has-text('Kuhn poker hides information')")
    go(tab, "look/no_such_game")
    tab.wait_for_selector("[role=alert]:has-text('There is no game called “no_such_game”')")
    go(tab, "")
    until(tab, "!document.querySelector('[role=alert]')")

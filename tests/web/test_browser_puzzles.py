"""Puzzles in a real browser: right and wrong answers, what is kept, and a sheet."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.web.driving import Socket, Tabs, fits, go, until, violations_in_both_schemes
from zermelo.puzzles import Puzzle, shipped

QUESTION, VERDICT = ".question", ".verdict"


def number_of(game: str, kind: str) -> tuple[int, Puzzle]:
    return next(
        (number, one)
        for number, one in enumerate(shipped(), 1)
        if (one.game, one.kind) == (game, kind)
    )


def test_a_move_is_the_answer(tab: Any) -> None:
    number, one = number_of("tic_tac_toe", "winning")
    game = one.rules()
    state = one.state(game)
    wrong = next(
        text
        for action in game.actions(state)
        if (text := game.action_text(state, action)) != one.answer
    )
    go(tab, f"puzzles/{number}")
    tab.wait_for_selector(f"{QUESTION}:has-text('Which is the only move that wins?')")
    tab.click(f"button.cell[aria-label^='{wrong}']")
    tab.wait_for_selector(f"{VERDICT}:has-text('After {wrong}, ')")
    tab.click("button:text-is('Try again')")
    tab.click(f"button.cell[aria-label^='{one.answer}']")
    tab.wait_for_selector(f"{VERDICT}:has-text('Right: ')")
    assert tab.locator(".score").inner_text().startswith("0 of")  # not at the first try
    until(tab, "document.querySelectorAll('.left button.cell[aria-label*=empty]').length < 5")
    tab.click("text=Next puzzle")
    until(tab, f"!location.hash.startsWith('#/puzzles/{number}')")


def test_the_end_with_perfect_play_is_chosen(tab: Any) -> None:
    number, one = number_of("tic_tac_toe", "value")
    words = one.answer_words(one.rules())
    go(tab, f"puzzles/{number}")
    tab.click(f"[aria-label=answers] button:text-is('{words}')")
    tab.wait_for_selector(f"{VERDICT}:has-text('Right')")
    assert tab.locator(".score").inner_text().startswith("1 of")
    tab.reload()
    tab.wait_for_selector(QUESTION)
    assert tab.locator(".score").inner_text().startswith("1 of")


def test_the_puzzle_of_the_day_stands_at_home(tab: Any) -> None:
    go(tab, "")
    tab.click(".daily:has-text('?')")
    tab.wait_for_selector("text=Puzzle of the day: ")
    tab.click("button:text-is('Show the answer')")
    tab.wait_for_selector(VERDICT)
    assert tab.locator(".score").inner_text().startswith("0 of")
    assert tab.locator("a.button:text-is('Explore')").get_attribute("href").startswith("#/look/")


def test_games_grades_and_a_sheet(tab: Any) -> None:
    go(tab, "puzzles")
    tab.select_option("label:has-text('Game') select", label="Nim")
    tab.wait_for_selector("text=Nim, ")
    tab.select_option("label:has-text('Difficulty') select", label="Easy")
    tab.wait_for_selector("text=Nim, easy")
    with tab.expect_download() as download:
        tab.click("button:text-is('Sheet to print')")
    text = Path(download.value.path()).read_text()
    assert 1 <= text.count("<svg") <= 8
    assert "Nim, easy" in text


@pytest.mark.parametrize("width", [390, pytest.param(1366, marks=pytest.mark.long)])
def test_everybody_can_solve_them(tabs: Tabs, width: int) -> None:
    for tab in tabs.lent(bypass_csp=True, viewport={"width": width, "height": 844}):
        for game, kind in (("hex:size=4", "win_in"), ("nim:piles=3-5-7", "value")):
            number, _ = number_of(game, kind)
            go(tab, f"puzzles/{number}")
            tab.wait_for_selector(QUESTION)
            assert violations_in_both_schemes(tab) == []
            fits(tab, width)


def test_what_is_not_there_is_a_sentence(socket: Socket) -> None:
    count = len(shipped())
    socket.send("ask_puzzle", id=3, number=count + 1)
    assert socket.receive()["text"].startswith(f"there is no puzzle {count + 1}")
    number, _ = number_of("tic_tac_toe", "winning")
    socket.send("answer_puzzle", id=4, number=number, answer="z9")
    while (message := socket.receive())["type"] != "failed":
        pass
    assert "z9" in message["text"]

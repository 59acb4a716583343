"""The live figures of lessons, each alone in a real browser: by mouse and keys, with bad input."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.web.driving import Tabs, go, until, violations_in_both_schemes

SETTLED = {
    "mcts": "svg[role=img] circle",
    "regret": "table.data td",
    "kuhn": "section[aria-label=belief]",
    "backup": "svg[role=img] circle",
    "deepening": "table.data td.strong",
    "retrograde": "td button",
    "feasibility": "p.large",
    "noise": "figure canvas",
    "features": "table.data td.strong",
    "strength": "button.first",
    "bandit": "table.data td",
    "bucket": "canvas",
    "alliances": "canvas",
    "ghosts": "button.first",
}
ALPHA_BETA = "tree?algorithm=plain&spec=%5B%5B3%2C12%2C8%5D%2C%5B2%2C4%2C6%5D%2C%5B14%2C5%2C2%5D%5D"
MINUS = "\N{MINUS SIGN}"
FORWARD = "[aria-label='step forward']"


def show(tab: Any, kind: str) -> None:
    go(tab, f"lessons/figure/{kind}")
    tab.wait_for_selector(SETTLED.get(kind.partition("?")[0], "canvas"))


def status(tab: Any) -> str:
    return str(tab.locator("[role=status]").first.inner_text())


def tags(tab: Any) -> str:
    return str(tab.locator("section[aria-label=figure]").get_attribute("data-tags"))


def alert(tab: Any) -> str:
    tab.wait_for_selector("[role=alert]")
    return str(tab.locator("[role=alert]").first.inner_text())


def field(tab: Any, label: str) -> Any:
    return tab.get_by_label(label, exact=True)


# Steppers.


def test_mcts_steps_through_its_four_phases(tab: Any) -> None:
    show(tab, "mcts")
    assert tags(tab) == "enter"
    for phase in ("select", "expand", "simulate", "backup"):
        tab.click(FORWARD)
        until(tab, f"document.querySelector('[data-tags]').dataset.tags === '{phase}'")
    assert "Back-propagation" in tab.locator("[aria-current=step]").inner_text()
    assert tab.locator("svg .count").all_text_contents()[0].endswith("/1")
    slider = tab.get_by_label("step of Monte Carlo tree search")
    slider.focus()
    for _ in range(4):
        tab.keyboard.press("ArrowRight")
    until(tab, "document.querySelector('svg .count').textContent.endsWith('/2')")
    tab.keyboard.press("End")
    until(tab, "document.querySelector('svg .count').textContent.endsWith('/24')")


def test_the_child_with_the_greatest_ucb1_is_selected(tab: Any) -> None:
    show(tab, "mcts")
    slider = tab.get_by_label("step of Monte Carlo tree search")
    tab.get_by_label(re.compile("UCB1 of the children")).select_option("0")
    decided = 0
    for number in (6, 9, 12, 15, 20):
        slider.fill(str(4 * number - 3))  # the selection of this round
        until(tab, f"document.querySelector('.story').innerText.includes('Round {number},')")
        moves = re.search(r"go down by (.*?)\.", status(tab))
        best = tab.locator("tr.best th").all_inner_texts()
        if moves and best:
            assert moves[1].split(", ")[0] in best
            decided += 1
    assert decided >= 3


def test_a_negative_c_is_refused_beside_its_field(tab: Any) -> None:
    show(tab, "mcts")
    tab.click(FORWARD)
    before = tab.locator("svg .count").all_text_contents()
    field(tab, "Exploration C").fill("-1")
    assert alert(tab) == "Exploration C must be from 0 to 10."
    assert tab.locator("svg .count").all_text_contents() == before
    field(tab, "Exploration C").fill("0")
    until(tab, "!document.querySelector('[role=alert]')")
    tab.get_by_label("step of Monte Carlo tree search").fill("96")
    until(tab, "document.querySelector('svg .count').textContent.endsWith('/24')")


def test_a_tree_that_is_no_tree_is_refused(tab: Any) -> None:
    show(tab, "mcts")
    tab.get_by_label("Game").select_option("tree")
    tab.get_by_label("step of Monte Carlo tree search").fill("96")
    until(tab, "document.querySelector('svg .count').textContent.endsWith('/24')")
    field(tab, "Tree").fill("[[3,12],[2,")
    assert len(alert(tab)) > 10
    assert tab.locator("svg .count").first.inner_html().endswith("/24")  # what was there stays
    field(tab, "Tree").fill("[[3,12],[2,4]]")
    until(tab, "!document.querySelector('[role=alert]')")
    until(tab, "document.querySelectorAll('svg .count').length === 7")


def test_regret_is_shown_game_by_game(tab: Any) -> None:
    show(tab, "regret")
    for tag in ("draw", "regret", "positive", "normalise"):
        tab.click(FORWARD)
        until(tab, f"document.querySelector('[data-tags]').dataset.tags === '{tag}'")
    rows = {
        row.locator("th").inner_text(): row.locator("td").all_inner_texts()
        for row in tab.locator("tbody tr").all()
    }
    sums = [float(one.replace(MINUS, "-")) for one in rows["summed regrets"]]
    positive = [max(one, 0.0) for one in sums]
    following = [float(one) for one in rows["next strategy"]]
    wanted = [one / sum(positive) if sum(positive) else 1 / 3 for one in positive]
    assert following == pytest.approx(wanted, abs=0.001)
    tab.get_by_label("step of regret matching").focus()
    tab.keyboard.press("ArrowRight")
    until(tab, "document.querySelector('thead th').innerText === 'Game 2, player 1'")
    assert [
        float(one.replace(MINUS, "-"))
        for one in tab.locator("tbody tr").first.locator("td").all_inner_texts()
    ] == sums


def test_a_biased_opponent_is_exploited_and_must_sum_to_one(tab: Any) -> None:
    show(tab, "regret?opponent=fixed")
    tab.wait_for_selector("text=Best reply: paper, worth +0.25 a game")
    field(tab, "rock").fill("0.9")
    assert "sum to 1; these sum to 1.4" in alert(tab)
    assert tab.locator("text=Best reply: paper, worth +0.25 a game").count() == 1
    field(tab, "paper").fill("0")
    field(tab, "scissors").fill("0.1")
    until(tab, "!document.querySelector('[role=alert]')")
    tab.wait_for_selector("text=worth +0.80 a game")
    tab.locator("select").nth(1).select_option("highest")
    tab.get_by_label("step of regret matching").fill("4")
    until(tab, "document.querySelector('.story').innerText.includes('fictitious play')")


def test_cfr_is_shown_iteration_by_iteration(tab: Any) -> None:
    show(tab, "kuhn")
    for tag in ("positive", "regret", "update"):
        tab.click(FORWARD)
        until(tab, f"document.querySelector('[data-tags]').dataset.tags === '{tag}'")
    tab.get_by_label("step of CFR").focus()
    tab.keyboard.press("End")
    until(tab, "document.querySelector('.story').innerText.includes('Iteration 100')")
    assert tab.locator("tbody th[scope=rowgroup]").count() == 12


def test_a_belief_follows_bayes(tab: Any) -> None:
    show(tab, "kuhn")
    tab.get_by_label("You saw").select_option(label="player 1 bet")
    tab.get_by_label(re.compile("My own probabilities")).check()
    field(tab, "probability of the action with J").fill("0.25")
    field(tab, "probability of the action with K").fill("0.75")
    bar = tab.locator(".belief")
    until(tab, "document.querySelector('.belief').ariaLabel === 'J 25 %, K 75 %'")
    field(tab, "J").fill("0.75")
    assert "must sum to 1; these sum to 1.25" in alert(tab)
    assert bar.get_attribute("aria-label") == "J 25 %, K 75 %"
    field(tab, "K").fill("0.25")
    until(tab, "document.querySelector('.belief').ariaLabel === 'J 50 %, K 50 %'")
    field(tab, "probability of the action with K").fill("2")
    assert "from 0 to 1" in alert(tab)


def test_values_that_are_only_bounds_say_so(tab: Any) -> None:
    show(tab, ALPHA_BETA)
    tab.click("[aria-label='end']")
    card = tab.locator("section[aria-label='selected node']")
    assert "≤2 (cut)" in card.inner_text()
    assert "the window" in tab.locator(".legend").inner_text()
    card.locator("li button:has-text('(cut)')").click()
    until(tab, "document.querySelector('.facts').parentElement.innerText.length > 0")
    assert "window on entry [3, ∞]" in card.inner_text()
    tab.locator("input[type=range]").fill("0")
    until(tab, "document.querySelector('[data-tags]').dataset.tags === 'enter'")


def test_a_tree_begins_unsolved_and_can_be_predicted(tab: Any) -> None:
    show(tab, ALPHA_BETA)
    assert tab.locator(".slider span").inner_text() == "0 / 23"
    assert tab.locator(".explanation").inner_text().count("plays") == 0
    asked = tab.locator("[aria-label=prediction]")
    assert "What is cut next?" in asked.inner_text()
    tab.click("button:text-is('Ask me')")
    assert "Move 1 came back with 2" in asked.inner_text()
    tab.click("button:text-is('Cuts the rest')")
    assert "Right. The window is [3, 2]: empty" in asked.inner_text()
    until(tab, "document.querySelector('.explanation').innerText.startsWith('Cut')")
    tab.click("button:text-is('Next question')")
    assert "Move 1 came back with 14" in asked.inner_text()
    tab.click("button:text-is('Cuts the rest')")
    assert "Not here. The window is [3, 14]" in asked.inner_text()
    while tab.locator("button:text-is('Next question')").count():
        tab.click("button:text-is('Next question')")
        if tab.locator("[aria-label='your value']").count():
            tab.fill("[aria-label='your value']", "3")
            tab.click("button:text-is('Check')")
        else:
            tab.click("button:text-is('Looks at the next move')")
    assert "The greatest of the moves: 3. 3 of 4 right." in asked.inner_text()


def test_the_table_of_nim_fills_up_backwards(tab: Any) -> None:
    show(tab, "retrograde")
    known = "document.querySelectorAll('td button.won, td button.lost').length"
    assert tab.evaluate(known) == 0
    tab.click(FORWARD)
    until(tab, f"{known} === 1")
    tab.click(FORWARD)
    until(tab, f"{known} === 13")
    tab.locator("td button").first.focus()
    tab.keyboard.press("ArrowRight")
    tab.wait_for_selector("text=0 and 1: won in 1, by leaving 0 and 0, which is lost.")
    tab.get_by_label("step of retrograde analysis").focus()
    tab.keyboard.press("End")
    until(tab, f"{known} === 49")
    assert tab.locator("td button.lost").count() == 7


def test_deepening_costs_a_tenth_more(tab: Any) -> None:
    show(tab, "deepening")
    assert f"b/(b {MINUS} 1) = 10/9 = 1.111" in status(tab)
    assert "costs 1.111 times" in status(tab)
    tab.get_by_label("Branching factor b, slider").focus()
    for _ in range(8):
        tab.keyboard.press("ArrowLeft")
    until(tab, "document.querySelector('[role=status]').innerText.includes('2/1 = 2.000')")
    field(tab, "Depth d").fill("99")
    assert alert(tab) == "Depth d must be from 1 to 12."
    tab.locator("select").select_option("tic_tac_toe")
    tab.wait_for_selector("td:text-is('82')")


def test_back_propagation_by_hand(tab: Any) -> None:
    show(tab, "backup")
    assert tab.locator("svg .count").first.inner_html() == "37/100"
    for node, text in (("root", "38/101"), ("a", "61/80"), ("e", "16/53"), ("f", "28 / 36")):
        field(tab, f"after, node {node}").fill(text)
    tab.click("text=Check")
    alerts = tab.locator("[role=alert]").all_inner_texts()
    assert alerts == [
        "White moved to this node and lost: its wins stay the same.",
        "Every node on the path gets exactly one more visit.",
        "Write wins/visits, such as 3/5.",
    ]
    for node, text in (("root", "37/101"), ("e", "16/54"), ("new", "0/1")):
        field(tab, f"after, node {node}").fill(text)
    tab.wait_for_selector("text=Right: all counts")


# The others.


def test_the_bucket_game_three_ways_and_with_the_coin(tab: Any) -> None:
    show(tab, "bucket")
    chosen = "[...document.querySelectorAll('tbody td.strong')].map(one => one.innerText).join(' ')"
    until(tab, f"{chosen} === 'B 1 C 5 A 50'")
    tab.get_by_label(re.compile("with the coin")).check()
    until(tab, f"{chosen}.startsWith('C {MINUS}2')")
    field(tab, "Buckets A, B, C").fill("1; 2")
    assert "three buckets" in alert(tab)
    until(tab, f"{chosen}.startsWith('C {MINUS}2')")


def test_brute_force_falls_short(tab: Any) -> None:
    show(tab, "feasibility")
    assert "10\N{SUPERSCRIPT ONE}\N{SUPERSCRIPT TWO}\N{SUPERSCRIPT ZERO} leaves" in status(tab)
    tab.wait_for_selector("text=fall short, by 14 orders of magnitude")
    tab.click("text=tic-tac-toe")
    tab.wait_for_selector("text=This can be enumerated.")


def test_an_error_makes_the_other_move_better(tab: Any) -> None:
    show(tab, "noise")
    until(tab, "document.querySelector('[role=status] b').innerText.startsWith('71')")
    tab.get_by_label("Error (standard deviation), slider").fill("2")
    until(tab, "document.querySelector('[role=status] b').innerText.startsWith('58')")
    tab.get_by_label(re.compile("below the left")).fill("99, x")
    assert "between commas" in alert(tab)


def test_bandits_lose(tab: Any) -> None:
    show(tab, "bandit")
    rows = {row[0]: row for row in table(tab)}
    assert int(rows["UCB1"][1]) > int(rows["uniform"][1])
    tab.get_by_label(re.compile("Arms")).fill("0.5, 2")
    assert "from 0 to 1" in alert(tab)


def table(tab: Any) -> list[list[str]]:
    return [row.locator("th, td").all_inner_texts() for row in tab.locator("tbody tr").all()]


def test_three_players(tab: Any) -> None:
    show(tab, "alliances")
    until(tab, "document.querySelector('tbody').innerText.includes('1, 2, 6')")
    tab.click("text=looks like an alliance")
    until(tab, "document.querySelector('tbody').innerText.includes('5, 5, 2')")


def test_features_times_weights(tab: Any) -> None:
    show(tab, "features")
    before = tab.locator("td.strong").inner_text()
    tab.get_by_label("weight of queens").fill("x")
    assert alert(tab) == "A weight is a number."
    assert tab.locator("td.strong").inner_text() == before
    tab.get_by_label("weight of mobility").fill("10")
    until(tab, f"document.querySelector('td.strong').innerText !== {before!r}")


def test_strength_and_ghosts_run(tab: Any) -> None:
    show(tab, "strength?depth=2&games=2&against=1")
    tab.click("button.first")
    until(tab, "document.querySelectorAll('tbody tr').length === 2")
    show(tab, "ghosts?games=1&depth=2")
    tab.click("button.first")
    until(tab, "document.querySelectorAll('tbody b').length === 4")
    assert "won " in tab.locator("tbody").inner_text()


# All of them.


@pytest.fixture
def narrow(tabs: Tabs) -> Iterator[Any]:
    size = {"width": 390, "height": 844}
    yield from tabs.lent(viewport=size, bypass_csp=True)


def test_figures_are_accessible_and_fit_a_phone(narrow: Any) -> None:
    for kind in [*SETTLED, ALPHA_BETA]:
        show(narrow, kind)
        if narrow.locator("[aria-label=end]:enabled").count():
            narrow.click("[aria-label=end]")
        assert not violations_in_both_schemes(narrow), kind
        wide = narrow.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{kind} is {wide} px too wide"


def test_what_is_no_figure_is_said(tab: Any) -> None:
    go(tab, "lessons/figure/nothing")
    assert "There is no figure nothing" in alert(tab)

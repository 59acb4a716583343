"""The page in a real browser: tournaments and training runs are found, followed and opened."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.web.driving import Tabs, drawn, fits, go, until, violations_in_both_schemes
from tests.web.session.work.test_progress import a_run, played, written
from zermelo.long_work import key_of, noted
from zermelo.web.server.serve import Page

PLAYERS = ("random", "rules", "random:seed=1")
MOVES = "document.querySelectorAll('ol button.move').length"
CUT = """() => [...document.querySelectorAll('figure .u-wrap')].filter(plot => {
    const box = plot.getBoundingClientRect();
    const around = plot.closest('section').getBoundingClientRect();
    return box.left < around.left - 1 || box.right > around.right + 1;
}).length"""


@pytest.fixture
def results(tmp_path: Path) -> Path:
    """A tournament that is over."""
    file = tmp_path / "results.sqlite"
    with noted("tournament", "tic_tac_toe", ", ".join(PLAYERS), file):
        played(file, *PLAYERS, games=2)
    return file


def lines(count: int) -> list[dict[str, object]]:
    """Of a training run."""
    return [
        {"steps": 8 * n, "seconds": 2.0 * n, "positions": 28758 * n, "loss": 1 / n, "elo": 9.0 * n}
        for n in range(1, count + 1)
    ]


def test_a_run_is_found_and_fills_in_by_itself(tab: Any, tmp_path: Path, results: Path) -> None:
    with noted("training", "connect_four", "alphazero", tmp_path / "run"):
        go(tab, "")
        section = tab.locator("section[aria-labelledby=recent-work]")
        section.get_by_text("Waiting for the first results").wait_for()
        section.get_by_role("link", name="Connect Four: AlphaZero training").click()
        tab.wait_for_selector("text=This page fills in by itself.")
        folder = a_run(tmp_path / "run", *lines(3), minutes=10)
        tab.wait_for_selector(".plots h2")
        assert "first network" in tab.locator(".plots h2").first.inner_text()  # Elo
        assert "Running" in tab.locator("p[role=status]").inner_text()
        assert tab.locator("th:text-is('positions') + td").inner_text() == "86,274"
        written(folder / "metrics.jsonl", *lines(10))
        tab.wait_for_selector("th:text-is('positions') + td:text-is('287,580')")
    tab.wait_for_selector("p[role=status]:has-text('Stopped')")


def test_exploitability_over_steps_and_over_time(tab: Any, tmp_path: Path) -> None:
    run = a_run(
        tmp_path / "run",
        *(
            {"seconds": 60.0 * n, "steps": 10 * n, "exploitability": 1 / n, "mixture": 0.5 / n**2}
            for n in range(1, 11)
        ),
        minutes=10,
    )
    with noted("training", "kuhn_poker", "league", run):
        go(tab, f"work/{key_of(run)}")
        plot = tab.get_by_role("region", name="exploitability")
        caption = plot.locator("figcaption").inner_text()
        assert "exploitability: 0.1" in caption
        assert "mixture: 0.005" in caption
        assert "logarithmic" in caption
        over = tab.get_by_role("group", name="plots over")
        by_steps = picture(tab)
        over.get_by_role("button", name="time").click()
        until(tab, "location.hash.endsWith('over=time')")
        by_time = picture(tab)
        assert by_time != by_steps
        tab.reload()  # what was chosen is in the address
        over.get_by_role("button", name="time", pressed=True).wait_for()
        assert picture(tab) == by_time
        over.get_by_role("button", name="steps").click()
        over.get_by_role("button", name="steps", pressed=True).wait_for()
        assert picture(tab) == by_steps


def test_a_plot_is_drawn_again_when_its_letters_come(tab: Any, page: Page, tmp_path: Path) -> None:
    run = a_run(tmp_path / "run", *lines(10), minutes=10)
    held: list[Any] = []
    tab.route("**/source-sans-*.woff2", lambda route: held.append(route))
    with noted("training", "connect_four", "alphazero", run):
        tab.goto(f"{page.origin}/#/work/{key_of(run)}", wait_until="commit")
        tab.wait_for_selector(".plots canvas")
        without = tab.evaluate(PICTURE)
        for route in held:
            route.continue_()
        assert picture(tab) != without


PICTURE = "document.querySelector('figure canvas').toDataURL()"


def picture(tab: Any) -> str:
    """What the plot shows, once all of it is drawn."""
    drawn(tab)
    return str(tab.evaluate(PICTURE))


def test_every_game_of_a_cross_table_opens(tab: Any, results: Path) -> None:
    go(tab, "")
    tab.get_by_role("navigation").get_by_role("link", name="Runs").click()
    tab.get_by_role("link", name="Tic-tac-toe: tournament").click()
    cells = tab.locator("table button")
    cells.first.wait_for()
    assert cells.count() == 6
    # By mouse.
    tab.get_by_role("button", name="rules against random:", exact=False).first.click()
    games = tab.locator("section[aria-labelledby=pair-games] li button")
    games.first.wait_for()
    assert games.count() == 2
    games.first.click()
    until(tab, f"{MOVES} >= 5")
    assert "#/play/tic_tac_toe" in tab.url
    # Back to the same games, and the next one by keyboard.
    tab.go_back()
    games.first.wait_for()
    tab.locator("[data-cell='0-1']").focus()
    tab.keyboard.press("ArrowRight")
    assert tab.evaluate("document.activeElement.dataset.cell") == "0-2"
    tab.keyboard.press("ArrowDown")
    assert tab.evaluate("document.activeElement.dataset.cell") == "1-2"
    tab.keyboard.press("Enter")
    until(tab, "document.activeElement.id == 'pair-games'")
    tab.keyboard.press("Tab")
    tab.keyboard.press("Enter")
    until(tab, f"{MOVES} >= 5")


def test_what_is_gone_or_damaged_is_said(tab: Any, tmp_path: Path, results: Path) -> None:
    go(tab, f"work/{key_of(tmp_path / 'other')}")
    tab.wait_for_selector("[role=alert]:has-text('there is no such tournament')")
    results.write_text("rubbish\n")
    go(tab, "work")
    tab.wait_for_selector("li .failure:has-text('can\\'t be read')")


@pytest.mark.parametrize(
    "width", [390, *(pytest.param(n, marks=pytest.mark.long) for n in (768, 1366, 1440))]
)
def test_everybody_can_use_it(tabs: Tabs, width: int, tmp_path: Path, results: Path) -> None:
    run = a_run(tmp_path / "run", *lines(10), minutes=10)
    with noted("training", "connect_four", "alphazero", run):
        for tab in tabs.lent(bypass_csp=True):
            for view, settled in (
                ("", "#recent-work"),
                ("work", "main li.panel"),
                (f"work/{key_of(results)}?pair=0-1", "section[aria-labelledby=pair-games] li"),
                (f"work/{key_of(run)}", ".plots figure"),
            ):
                tab.set_viewport_size({"width": width, "height": 768})
                go(tab, view)
                tab.wait_for_selector(settled)
                assert not violations_in_both_schemes(tab)
                for wide in (width, 1366):
                    fits(tab, wide)
                    assert not tab.evaluate(CUT)

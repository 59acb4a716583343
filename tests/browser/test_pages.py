"""Pages in Chromium, from a static server, with the real Pyodide; in `make test` test_inside.py and
test_folder.py stand in for them.

Pyodide is looked for in web/node_modules/pyodide, or where ZERMELO_PYODIDE says.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from tests.browser.static_page import PATIENCE, StaticPage, served
from tests.web.conftest import browser
from zermelo.browser.folder import write_page
from zermelo.browser.pyodide import Pyodide, find_pyodide
from zermelo.errors import BadParameter
from zermelo.games import load

__all__ = ["browser"]

ROOT = Path(__file__).parents[2]
ROWS = f"{ROOT / 'docs' / 'export' / 'rows.py'}:Rows"
OWN = Path(__file__).with_name("own")
GAMES = [
    "breakthrough",
    "checkers",
    "chomp",
    "connect_four",
    "domineering",
    "dots_and_boxes",
    "hex:size=5",
    "kalah",
    "nim",
    "othello:size=6",
    "pig:target=20",
    "tic_tac_toe",
]
NARROW = 390

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def pyodide() -> Pyodide:
    place = os.environ.get("ZERMELO_PYODIDE", str(ROOT / "web" / "node_modules" / "pyodide"))
    try:
        return find_pyodide(place)
    except BadParameter as error:
        pytest.skip(str(error))


@pytest.fixture(scope="module")
def folder(pyodide: Pyodide, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page with ten games and more of the catalogue, and three of one's own."""
    own = [ROWS, f"{OWN / 'cells.py'}:Cells", f"{OWN / 'dice.py'}:Dice"]
    page = tmp_path_factory.mktemp("page")
    assert write_page([*GAMES, *own], page, pyodide).left_out == {}
    return page


@pytest.fixture(scope="module")
def page(browser: Any, folder: Path) -> Any:
    with served(folder) as server:
        opened = StaticPage(browser, server)
        yield opened
        opened.close()


@pytest.mark.parametrize("spec", [*GAMES, ROWS, f"{OWN}/cells.py:Cells", f"{OWN}/dice.py:Dice"])
def test_games_are_played_to_the_end(page: StaticPage, spec: str) -> None:
    game = load(spec)
    page.open(game.name)
    end = page.play_to_the_end(game)
    assert game.is_terminal(end)
    assert page.foreign == []
    assert page.complaints == []


def test_it_plays_without_a_network_after_the_first_visit(browser: Any, folder: Path) -> None:
    game = load("tic_tac_toe")
    with served(folder) as server:
        visit = StaticPage(browser, server, NARROW)
        visit.open("tic_tac_toe")
        visit.until_kept()
    visit.open("tic_tac_toe", "human,hard")  # the server is gone
    game_over = visit.play_to_the_end(game)
    assert game.utility(game_over, 0) <= 0
    width = visit.tab.evaluate("document.documentElement.scrollWidth")
    assert width <= NARROW
    assert visit.foreign == []
    visit.close()


def test_help_and_taking_back(page: StaticPage) -> None:
    tab = page.tab
    page.open("connect_four")
    tab.get_by_role("button", name="Hint", exact=True).click()
    tab.get_by_text("Hint: ").first.wait_for(timeout=PATIENCE)
    tab.get_by_role("button", name="Analyse", exact=True).click()
    tab.get_by_text("alphabeta, depth").first.wait_for(timeout=PATIENCE)
    page.type_move("4")
    page.until(lambda: len(page.moves) == 2)
    tab.get_by_role("button", name="Undo", exact=True).click()
    page.until(lambda: page.moves == [])
    tab.get_by_text("Second (O)").first.click()
    page.until(lambda: len(page.moves) == 1)
    tab.get_by_role("button", name="New game", exact=True).click()
    page.until(lambda: len(page.moves) == 1)
    assert page.complaints == []

"""Pictures of the page, compared with those that were looked at: light and dark, three widths.

`ZERMELO_GOLDEN=write pytest tests/web/test_golden.py` takes them anew; look at them then.
"""

from __future__ import annotations

import base64
import os
from pathlib import Path
from typing import Any

import pytest

from tests.web.driving import Tabs, View, drawn, go, until

GOLDEN = Path(__file__).parent / "golden"
MOST_DIFFERENT = 0.02  # of all pixels: fonts for signs differ from machine to machine
MEN = "24x2,13x5,8x3,6x5"
EDIT, ANALYSE = "button:text-is('Edit')", "button:text-is('Analyse')"
VIEWS = {
    "home": View("", "main ul"),
    "board": View("play/connect_four?seats=human,human&moves=4%2C4%2C3%2C5", "button.move"),
    "chess": View("play/chess?seats=human,human&moves=e4%2Ce5%2CNf3", "button.move"),
    "edit": View("play/chess?seats=human,human", EDIT, EDIT, ".palette"),
    "othello": View("play/othello?seats=human,human&moves=d3%2Cc5", "button.move"),
    "track": View(f"play/backgammon?start={MEN}%20{MEN}%20X%2031&seats=human,human", ".turn.yours"),
    "known": View(
        "play/tic_tac_toe?seats=human,human&moves=b2%2Cb3", ANALYSE, ANALYSE, "text=proven"
    ),
    "piles": View("play/nim?seats=human,human&moves=b1", "button.move"),
    "cards": View("play/goofspiel?luck=3&seats=human,human", ".cards button.cell"),
    "duel": View("duel/tic_tac_toe?with=minimax,plain&budget=100", "section:nth-child(2) canvas"),
    "tree": View("tree?algorithm=plain", "canvas"),
    "lesson": View("lessons/alpha-beta", ".exercise canvas"),
    "sheet": View("lessons/sheet?subjects=alpha-beta,chance,uct", ".answers img"),
    "lookup": View("lessons/lookup", ".figure tbody tr"),
    "alphazero": View("lessons/alphazero", ".figure td .bar"),
}
ALL_DRAWN = """() => [...document.querySelectorAll("[data-picture=awaited]")].every(
    one => one.getBoundingClientRect().top > innerHeight
)"""  # home's small boards
# The puzzle of the day is another one tomorrow.
TODAY = "() => document.querySelectorAll('.daily').forEach(one => (one.style.display = 'none'))"
COMPARE = """async ([one, other]) => {
    const read = async address => {
        const image = new Image();
        image.src = address;
        await image.decode();
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [image.width, image.height];
        const context = canvas.getContext('2d');
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, image.width, image.height);
    };
    const [a, b] = [await read(one), await read(other)];
    if (a.width !== b.width || a.height !== b.height) return 1;
    const [p, q] = [a.data, b.data];
    let different = 0;
    for (let i = 0; i < p.length; i += 4) {
        const far = channel => Math.abs(p[i + channel] - q[i + channel]) > 40;
        if (far(0) || far(1) || far(2)) different++;
    }
    return 4 * different / p.length;
}"""


LONG = pytest.mark.long  # colours are the same at every width, and places in both schemes


@pytest.mark.parametrize(
    "width, scheme",
    [
        (390, "light"),
        pytest.param(768, "light", marks=LONG),
        pytest.param(1440, "light", marks=LONG),
        pytest.param(390, "dark", marks=LONG),
        pytest.param(768, "dark", marks=LONG),
        (1440, "dark"),
    ],
)
def test_pictures(tabs: Tabs, width: int, scheme: str) -> None:
    size = {"width": width, "height": 820}
    for tab in tabs.lent(viewport=size, color_scheme=scheme):
        comparing = tab.context.new_page()
        for name, view in VIEWS.items():
            go(tab, view.address)
            if name == "alphazero" and tab.locator("text=The live figure is unavailable").count():
                continue
            tab.wait_for_selector(view.settled)
            until(tab, ALL_DRAWN)
            view.show_more(tab)
            tab.evaluate(TODAY)
            tab.mouse.move(0, 0)
            drawn(tab)
            file = GOLDEN / f"{name}-{width}-{scheme}.png"
            if os.environ.get("ZERMELO_GOLDEN") == "write":
                GOLDEN.mkdir(exist_ok=True)
                file.write_bytes(tab.screenshot())
                continue
            found = _difference(tab.screenshot(), file.read_bytes(), comparing)
            assert found <= MOST_DIFFERENT, file.name


def _difference(shown: bytes, golden: bytes, comparing: Any) -> float:
    """How much of what is shown is not as it was."""
    if shown == golden:
        return 0.0
    return float(comparing.evaluate(COMPARE, [_address(shown), _address(golden)]))


def _address(png: bytes) -> str:
    return f"data:image/png;base64,{base64.b64encode(png).decode()}"

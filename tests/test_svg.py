"""Pictures: well-formed, of every game, and what is on the board is in them."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from zermelo import show
from zermelo.board import (
    Amounts,
    Cards,
    Chips,
    Circuit,
    Dice,
    Grid,
    News,
    Piece,
    Piles,
    Points,
    Square,
    Text,
)
from zermelo.games import catalogue, load
from zermelo.games.tree import Tree
from zermelo.search import plain_alpha_beta
from zermelo.svg import TINTS, board_svg
from zermelo.trace import to_svg

GAMES = [name for name, klass in catalogue()]


def words(svg: str) -> list[str]:
    root = ElementTree.fromstring(svg)
    return [one.text or "" for one in root.iter("{http://www.w3.org/2000/svg}text")]


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_picture(name: str) -> None:
    game = load(name)
    state = game.initial_state()
    for _ in range(4):
        if game.is_terminal(state):
            break
        state = game.result(state, next(iter(game.actions(state))))
        for player in (None, *range(game.players)):
            root = ElementTree.fromstring(show(game, state, player).svg)
            assert float(root.get("width", 0)) > 10
            assert float(root.get("height", 0)) > 10


def test_parts() -> None:
    board = (
        Grid(1, 2, (Piece("X", 0), None), row_labels=("1",), column_labels=("a", "b")),
        Grid(1, 2, (Piece("O", 1), None), shape="point"),
        Grid(1, 2, (Piece("<", 1), None), shape="hexagon", column_labels=("p", "q")),
        Piles((3, 99), ("left", "right"), "matches"),
        Points((2, 0), (0, 1)),
        Cards(("K", "?"), 1),
        Dice((6, 20)),
        Text("two\nlines"),
    )
    told = words(board_svg(board))
    for word in ("X", "1", "a", "O", "<", "p", "left 3", "right 99", "matches", "K", "?", "20"):
        assert word in told
    assert told[-2:] == ["two", "lines"]
    assert board_svg(board).count("<rect") >= 2 + 3 + 2 + 2
    assert board_svg(())


def test_tables() -> None:
    """Circuits, money, chips and tiles."""
    squares = (Square("First Street", "red", "$5", 0, 3, (1,)), *[Square("Corner")] * 3)
    board = (
        Circuit(squares),
        Amounts((1500,), ("ann",), (0,), unit="$"),
        Chips((2, 3), (8, 7), ("ann", "bo")),
        Cards(("Q", "?"), 0, values=(10, 0)),
        Grid(1, 1, (Piece("A", figure="tile", note="1"),), tints=("pink",)),
    )
    svg = board_svg(board)
    told = words(svg)
    for word in (
        "First",
        "Street",
        "$5",
        "3",
        "ann $1,500",
        "bo (7 left)",
        "together 5",
        "Q",
        "10",
    ):
        assert word in told
    assert TINTS["red"] in svg
    assert TINTS["pink"] in svg


def test_what_lies_under_and_over_the_pieces() -> None:
    stone = Piece("X", 0)
    points = Grid(1, 3, (stone, None, None), "point", stars=(2,), territory=(0, 0, -1))
    assert board_svg((points,)).count("<rect") == 1  # the second point is the first player's
    assert board_svg((points,)).count("<circle") == 2  # a stone and a star
    row = Grid(1, 3, (stone, stone, None), lines=((0, 1),))
    assert "<polyline points='18,18 54,18'" in board_svg((row,))
    checked = Grid(1, 2, (stone, None), threatened=(0,))
    assert board_svg((checked,)).count("<circle") == 1  # the stone is a letter
    sides = Grid(2, 2, (None,) * 4, "hexagon", sides=(0, 1, 0, 1))
    assert board_svg((sides,)).count("<polyline") == 4
    box = (None, Piece("-"), None, Piece("|"), Piece("A", 0), None, None, None, None)
    lattice = board_svg((Grid(3, 3, box, "lattice"), News("closed")))
    assert (lattice.count("<circle"), lattice.count("<path")) == (4, 2)
    assert words(lattice) == ["A", "closed"]


def test_ends_stand_beside_all_rows() -> None:
    board = (Grid(2, 1, (None, Piece("3")), shape="hole", ends=(Piece("5", 1), None)),)
    svg = board_svg(board)
    assert words(svg) == ["3", "5"]
    assert float(ElementTree.fromstring(svg).get("width", 0)) == 3 * 36 + 24


def test_files(tmp_path: Path) -> None:
    picture = show(load("tic_tac_toe"))
    picture.save(tmp_path / "board.svg")
    assert (tmp_path / "board.svg").read_text() == picture._repr_svg_()


def test_hidden_cards_stay_hidden() -> None:
    poker = load("kuhn_poker")
    state = poker.result(poker.result(poker.initial_state(), 2), 0)
    assert "K" in words(show(poker, state, 0).svg)
    assert "K" not in words(show(poker, state, 1).svg)


def test_notebooks_show_results_and_traces() -> None:
    result = plain_alpha_beta(Tree([[3, 12, 8], [2, 4, 6], [14, 5, 2]]), trace=100)
    html = result._repr_html_()
    assert html.count("<tr>") == 4
    assert "+3 to player 1, proven" in html
    ElementTree.fromstring(f"<div>{html}</div>")
    assert result.trace is not None
    svg = result.trace._repr_svg_()
    assert "12" in words(svg)
    assert "stroke-dasharray" in svg  # what was cut off
    small = words(to_svg(result.trace, most=4))
    assert any("nodes more" in word for word in small)

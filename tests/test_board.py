"""What can't be drawn is named in a sentence."""

from __future__ import annotations

import pytest

from zermelo.board import (
    CHESSMEN,
    Amounts,
    Board,
    Cards,
    Chips,
    Circuit,
    Grid,
    Piece,
    Piles,
    Points,
    Square,
    Text,
    around,
    card_place,
    flaw,
    has_place,
)
from zermelo.games import catalogue, load


def grid(piece: Piece | None) -> tuple[Grid]:
    return (Grid(1, 1, (piece,)),)


@pytest.mark.parametrize("figure", ["", *CHESSMEN, "white king", "black stone", "cross"])
def test_figures(figure: str) -> None:
    assert flaw(grid(Piece("x", 0, figure))) is None


@pytest.mark.parametrize(
    "board, words",
    [
        (grid(Piece("x", 0, "red king")), "a piece's figure is one of"),
        (grid(Piece("x", 0, "dragon")), "not 'dragon'"),
        (grid(Piece("", 0)), "needs a symbol"),
        ((Grid(1, 2, (None,)),), "needs 2 cells"),
        ((Grid(1, 1, (None,), "round"),), "not 'round'"),
        ((Grid(1, 1, (None,), row_labels=("1", "2")),), "2 row labels for 1 rows"),
        ((Grid(1, 1, (None,), names=("1", "2")),), "names must be 1, not 2"),
        ((Grid(1, 2, (None, None), territory=(0,)),), "territory must be 2, not 1"),
        ((Grid(1, 1, (None,), sides=(0, 1)),), "sides must be 4, not 2"),
        ((Grid(1, 1, (None,), stars=(1,)),), "cell 1 is marked, but there are only 1"),
        ((Grid(1, 1, (None,), threatened=(2,)),), "cell 2 is marked, but there are only 1"),
        ((Grid(1, 2, (None, None), lines=((0, 1), (0, -1))),), "cell -1 is marked"),
        ((Grid(1, 1, (None,), ends=(None,)),), "ends must be 2, not 1"),
        ((Grid(1, 1, (None,), ends=(Piece(""), None)),), "needs a symbol"),
        ((Grid(1, 1, (None,), "hexagon", ends=(None, None)),), "hexagon grid has no ends"),
        (grid(Piece("many", 0, "seeds")), "the symbol of seeds is their number, not 'many'"),
        ((Points((1, 2), (0,)),), "2 counts but 1 owners"),
        ((Points((1, 2), (0, 1), bar=(0,)),), "bar is a point of each of two players, not 1"),
        ((Points((1, 2), (0, 1), off=(0, 2)),), "off is (0, 2), but there are only 2 points"),
        ((Piles((-1,)),), "below zero"),
        ((Piles((1,), ("a", "b")),), "2 labels for 1 counts"),
        ((Circuit((Square("go"),) * 6),), "6 can't be"),
        ((Circuit((Square("go", "mauve"),) * 8),), "not 'mauve'"),
        ((Grid(1, 2, (None, None), tints=("red",)),), "tints must be 2, not 1"),
        ((Grid(1, 1, (None,), tints=("mauve",)),), "not 'mauve'"),
        ((Cards(("A", "B"), values=(1,)),), "1 values for 2 cards"),
        ((Chips((1, 2), (3,), ("a", "b")),), "2 bets, 1 stacks and 2 labels"),
        ((Amounts((1,), ()),), "0 labels for 1 amounts"),
        ((Amounts((1,), ("a",), (0, 1)),), "2 owners for 1 amounts"),
        ((Amounts((1,), ("a",), unit="pounds"),), "not 'pounds'"),
        ([], "a tuple of parts"),
        (("text",), "not str"),
    ],
)
def test_what_cannot_be_drawn(board: object, words: str) -> None:
    assert words in (flaw(board) or "")


@pytest.mark.parametrize(
    "board, places",
    [
        ((Piles((9,)), Grid(1, 2, (None, None))), {0, 1}),
        ((Grid(1, 2, (None, None)), Text("and"), Grid(1, 1, (None,))), {0, 1, 2}),
        ((Piles((9,)), Points((1, 2, 3), (0, 0, 1))), {0, 1, 2}),
        ((Points((1, 2), (0, 1)), Circuit((Square("go"),) * 4)), {0, 1, 2, 3}),
        ((Amounts((5, 6), ("a", "b")), Chips((1,), (2,), ("a",))), set()),
        ((Piles((2, 0, 1), title="first"), Piles((9,))), {0, 2, 3}),
        ((Cards(("A",)), Grid(1, 2, (None, None)), Cards(("B",))), {-1, -2, 0, 1}),
        ((Cards(()), Cards(("A",))), {-2}),
        ((Piles(()),), set()),
        ((), set()),
    ],
)
def test_places_that_a_move_can_name(board: Board, places: set[int]) -> None:
    assert {place for place in range(-3, 12) if has_place(board, place)} == places


def test_a_circuit_goes_clockwise_from_the_lower_right() -> None:
    assert [around(number, 8) for number in range(8)] == [
        (2, 2),
        (2, 1),
        (2, 0),
        (1, 0),
        (0, 0),
        (0, 1),
        (0, 2),
        (1, 2),
    ]


def test_amounts_as_they_are_written() -> None:
    assert Amounts((1200, -20), ("a", "b"), unit="$").texts() == ("$1,200", "-$20")
    assert Amounts((1200,), ("a",)).texts() == ("1200",)


def test_a_counter_is_what_is_left_below_it() -> None:
    piles = Piles((3, 4))
    assert [piles.counter(1, left) for left in (0, 3)] == [1, 7]
    assert has_place((piles,), 7)
    assert not has_place((piles,), piles.counter(0, 3))


@pytest.mark.parametrize("name", [name for name, _ in catalogue() if name != "tree"])
def test_the_board_of_every_game_can_be_drawn(name: str) -> None:
    game = load(name)
    assert flaw(game.board(game.initial_state())) is None


def test_a_card_has_its_place_whatever_the_other_rows_hold() -> None:
    full, empty = Cards(("1", "2", "3")), Cards(())
    places = {card_place((first, full), 1, 2) for first in (full, empty)}
    assert places == {-6}
    assert has_place((empty, full), -6)
    assert not has_place((full, empty), -6)


@pytest.mark.parametrize("name", ["goofspiel", "bucket", "rock_paper_scissors", "matching_pennies"])
def test_moves_name_cards_that_say_what_they_are(name: str) -> None:
    game = load(name)
    state = game.initial_state()
    while game.to_move(state) < 0:
        state = game.result(state, next(iter(game.actions(state))))
    rows = [part for part in game.board(state) if isinstance(part, Cards)]
    for action in game.actions(state):
        for place in game.action_cells(state, action):
            number, row = divmod(-1 - place, len(rows))
            words = (rows[row].cards[number], rows[row].title.split()[-1])
            assert game.action_text(state, action) in words

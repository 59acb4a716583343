"""Positions put together on the board: every game's diagram comes back, and nonsense is refused."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.web.driving import Socket, game
from zermelo.board import Grid
from zermelo.errors import ZermeloError
from zermelo.games import load
from zermelo.web.session.table.editing import edited, palette

EDITABLE = ("breakthrough", "chess", "connect_four", "go", "gomoku", "hex", "othello")
OTHERS = ("backgammon", "checkers", "nim", "nine_mens_morris", "monopoly", "kalah", "tree")


def symbols(rules: Any, state: Any) -> list[str]:
    grid = next(one for one in rules.board(state) if isinstance(one, Grid))
    return ["" if one is None else one.symbol for one in grid.cells]


@pytest.mark.parametrize("name", [*EDITABLE, "tic_tac_toe"])
def test_every_position_can_be_put_together(name: str) -> None:
    """What is on the board after random moves, and who is to move, comes back as a state."""
    rules, dice = load(name), random.Random(1)
    assert {one["owner"] for one in palette(rules)} == {0, 1}
    for _ in range(5):
        state = rules.initial_state()
        for _ in range(dice.randrange(8)):
            if rules.is_terminal(state):
                break
            state = rules.result(state, dice.choice(list(rules.actions(state))))
        if rules.is_terminal(state):
            continue
        again = rules.parse_state(edited(rules, symbols(rules, state), rules.to_move(state)))
        assert symbols(rules, again) == symbols(rules, state)
        assert rules.to_move(again) == rules.to_move(state)


@pytest.mark.parametrize("name", OTHERS)
def test_games_without_a_diagram(name: str) -> None:
    rules = load(name)
    assert palette(rules) == []
    with pytest.raises(ZermeloError, match="can't be set up"):
        edited(rules, [], 0)


def test_lost_rights_are_left_out() -> None:
    """Castling is kept where king and rook still stand there."""
    rules = load("chess")
    cells = symbols(rules, rules.initial_state())
    cells[63] = ""
    assert edited(rules, cells, 1).split()[1:4] == ["b", "Qkq", "-"]


@pytest.mark.parametrize(
    "change, words",
    [
        ({4: ""}, "black must have one king"),
        ({0: "p"}, "pawn"),
        ({0: "x"}, "chess has no piece 'x'"),
    ],
)
def test_nonsense_is_refused(change: dict[int, str], words: str) -> None:
    rules = load("chess")
    cells = symbols(rules, rules.initial_state())
    for cell, symbol in change.items():
        cells[cell] = symbol
    with pytest.raises(ZermeloError, match=words):
        edited(rules, cells, 0)
    with pytest.raises(ZermeloError, match="64 cells"):
        edited(rules, cells[1:], 0)
    with pytest.raises(ZermeloError, match="2 players"):
        edited(rules, symbols(rules, rules.initial_state()), 5)


def test_a_page_edits(socket: Socket) -> None:
    socket.send("open", place=game("tic_tac_toe"), seats=[{"who": "human"}, {"who": "human"}])
    assert [one["figure"] for one in socket.wait("opened")["palette"]] == ["cross", "ring"]
    socket.wait("positions")
    cells = ["X", "", "", "", "O", "", "", "", ""]
    opened = socket.ask("edit", "opened", cells=cells, mover=0)
    assert opened["place"]["start"] == "X../.O./..."
    assert socket.wait("positions")["positions"][0]["mover"] == 0
    socket.send("edit", cells=["X"] * 9, mover=0)
    assert socket.wait("failed")["text"]

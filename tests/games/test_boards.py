"""What boards show beside pieces: rows that win, star points, territory; and what they must not."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from tests.games.comparing import played
from zermelo.board import NOBODY, Grid, News, Text, has_place
from zermelo.game import Game
from zermelo.games import _grid, load
from zermelo.games.battleship import Battleship
from zermelo.games.dark_hex import DarkHex
from zermelo.games.go import Go
from zermelo.games.hex import Hex
from zermelo.games.kriegspiel import Kriegspiel
from zermelo.games.nine_mens_morris import NineMensMorris

pytestmark = pytest.mark.plain

ROWS: list[tuple[str, dict[str, Any], int]] = [
    ("tic_tac_toe", {}, 3),
    ("phantom_tic_tac_toe", {}, 3),
    ("connect_four", {}, 4),
    ("connect_four", {"rows": 4, "columns": 5, "connect": 3}, 3),
    ("gomoku", {"size": 7, "in_row": 4}, 4),
    ("gomoku", {"size": 6, "in_row": 3, "exact": True}, 3),
]


def random_game(game: Game, dice: random.Random) -> Iterator[Any]:
    """All states of a game, the last one terminal."""
    state = game.initial_state()
    yield state
    while not game.is_terminal(state):
        state = game.result(state, dice.choice(list(game.actions(state))))
        yield state


def grid_of(game: Game, state: Any, player: int | None = None) -> Grid:
    grid = next(part for part in game.board(state, player) if isinstance(part, Grid))
    assert isinstance(grid, Grid)
    return grid


def winner_of(game: Game, state: Any) -> int:
    """The player who has won; NOBODY where the game goes on or is drawn."""
    if not game.is_terminal(state) or game.utility(state, 0) == 0:
        return NOBODY
    return 0 if game.utility(state, 0) > 0 else 1


def ended(game: Game, games: int = 60) -> Iterator[tuple[Grid, int]]:
    """The last board of random games and who has won; before, nothing is shown."""
    dice = random.Random(5)
    for _ in range(games):
        *before, last = random_game(game, dice)
        assert not any(grid_of(game, state).lines for state in before)
        grid, winner = grid_of(game, last), winner_of(game, last)
        assert bool(grid.lines) == (winner != NOBODY)
        owners = [grid.cells[cell].owner for line in grid.lines for cell in line]  # type: ignore[union-attr]
        assert set(owners) <= {winner}
        yield grid, winner


@pytest.mark.parametrize("name, parameters, length", ROWS)
def test_a_row_that_wins_is_shown(name: str, parameters: dict[str, Any], length: int) -> None:
    won = 0
    for grid, _ in ended(load(name, **parameters)):
        for line in grid.lines:
            places = [divmod(cell, grid.columns) for cell in line]
            steps = {(r - row, c - column) for (row, column), (r, c) in pairwise(places)}
            assert steps in ({(0, 1)}, {(1, 0)}, {(1, 1)}, {(1, -1)})
            assert len(line) == length if parameters.get("exact") else len(line) >= length
            won += 1
    assert won > 10


@pytest.mark.parametrize("game", [Hex(4), Hex(3, swap=True), DarkHex(3, 4)])
def test_a_chain_that_wins_is_shown(game: Hex | DarkHex) -> None:
    for grid, winner in ended(game):
        (chain,) = grid.lines
        for cell, after in pairwise(chain):
            assert after in _grid.hexagons_around(cell, grid.columns)
        ends = [divmod(cell, grid.columns)[winner] for cell in (chain[0], chain[-1])]
        assert ends == [0, (grid.rows, grid.columns)[winner] - 1]
        assert grid.sides == (0, 1, 0, 1)


@pytest.mark.parametrize("name", ["dark_hex", "phantom_tic_tac_toe"])
def test_the_loser_is_not_shown_cells_that_were_hidden(name: str) -> None:
    game, dice = load(name), random.Random(2)
    for _ in range(30):
        *_, last = random_game(game, dice)
        winner = winner_of(game, last)
        if winner != NOBODY:
            assert grid_of(game, last, winner).lines
            assert not grid_of(game, last, 1 - winner).lines


@pytest.mark.parametrize(
    "size, names",
    [
        (5, "C3"),
        (6, ""),
        (7, "D4"),
        (8, "C6 F6 C3 F3"),
        (9, "C7 G7 E5 C3 G3"),
        (13, "D10 K10 G7 D4 K4"),
        (19, "D16 K16 Q16 D10 K10 Q10 D4 K4 Q4"),
    ],
)
def test_star_points(size: int, names: str) -> None:
    game = Go(size)
    state = game.initial_state()
    assert " ".join(game.action_text(state, cell) for cell in grid_of(game, state).stars) == names


def test_gomoku_has_star_points() -> None:
    game = load("gomoku")
    state = game.initial_state()
    names = [game.action_text(state, cell) for cell in grid_of(game, state).stars]
    assert names == ["d12", "l12", "h8", "d4", "l4"]


def test_the_area_that_is_shown_is_the_area_that_counts() -> None:
    game, dice = Go(5, komi=2.5), random.Random(1)
    for _ in range(30):
        *before, last = random_game(game, dice)
        assert not any(grid_of(game, state).territory for state in before)
        grid = grid_of(game, last)
        assert grid.territory.count(0) - grid.territory.count(1) - 2.5 == game.score(last)
        for piece, owner in zip(grid.cells, grid.territory, strict=True):
            assert piece is None or piece.owner == owner
        text = game.board(last)[1]
        assert isinstance(text, Text)
        assert text.text.endswith(f"wins by {abs(game.score(last)):g}")


def test_a_pass_is_reported() -> None:
    game = Go(5)
    text = game.board(played(game, "pass"))[1]
    assert isinstance(text, Text)
    assert "black passed; another pass ends the game" in text.text


def test_mills_are_shown_while_a_man_is_taken() -> None:
    game, dice, found = NineMensMorris(draw_after=30), random.Random(4), 0
    for _ in range(20):
        for state in random_game(game, dice):
            lines = grid_of(game, state).lines
            assert bool(lines) == state.taking
            for line in lines:
                owners = {grid_of(game, state).cells[cell].owner for cell in line}  # type: ignore[union-attr]
                assert owners == {state.player}
                assert len(line) == 3
                assert (
                    len({cell // 7 for cell in line}) == 1 or len({cell % 7 for cell in line}) == 1
                )
                found += 1
    assert found > 20


# Battleship.


def test_ships_are_called_by_their_names() -> None:
    game = Battleship()
    assert [game.ship_name(ship) for ship in range(5)] == [
        "carrier",
        "battleship",
        "cruiser",
        "submarine",
        "destroyer",
    ]
    state = played(game, "a1-", "a1-", "a2-", "a2-")
    told = [game.board(state, viewer)[0] for viewer in (0, 1, None)]
    assert told == [
        Text("Place your cruiser: 3 cells. Choose its first and its last."),
        Text("Player 1 places a cruiser: 3 cells."),
        Text("Player 1 places a cruiser: 3 cells."),
    ]


def test_ships_lie_on_the_own_board_and_shots_go_to_the_other() -> None:
    game = Battleship(3, 4, "2-1", shots=2)
    state = game.initial_state()
    assert game.action_cells(state, game.parse_action(state, "b1|")) == (1, 5)
    state = played(game, "b1|")
    assert game.action_cells(state, game.parse_action(state, "c3-")) == (22, 23)
    state = played(game, "b1|", "c3-", "a1-", "a1-")
    assert game.action_cells(state, game.parse_action(state, "d3")) == (23,)
    assert has_place(game.board(state), 23)
    assert not has_place(game.board(state), 24)
    state = played(game, "b1|", "c3-", "a1-", "a1-", "d3")
    assert game.action_cells(state, game.parse_action(state, "d3")) == (11,)


def test_a_board_shows_no_more_than_its_viewer_knows() -> None:
    """Two games that a player can't tell apart look the same to it, whatever the other laid."""
    game, dice, same = Battleship(3, 5, "3-2", shots=8), random.Random(7), 0
    for _ in range(150):
        one = other = game.initial_state()
        for ship in range(4):
            first, second = (dice.choice(list(game.actions(state))) for state in (one, other))
            one, other = (
                game.result(one, first),
                game.result(other, first if ship % 2 == 0 else second),
            )
        while game.information(one, 0) == game.information(other, 0):
            assert game.board(one, 0) == game.board(other, 0)
            same += one.shots > 0 and one.ships != other.ships
            if game.is_terminal(one) or game.is_terminal(other):
                break
            action = dice.choice(list(game.actions(one)))
            one, other = game.result(one, action), game.result(other, action)
    assert same > 100


def test_which_cells_a_sunk_ship_had_is_not_reported() -> None:
    """Ships end to end: the other player only hears that one of them was sunk."""
    game = Battleship(1, 5, "3-2", shots=5)
    shots = ("b1", "e1", "c1", "d1", "d1", "c1", "a1")
    one = played(game, "a1-", "a1-", "d1-", "d1-", *shots)
    other = played(game, "a1-", "c1-", "d1-", "a1-", *shots)
    assert game.information(one, 0) == game.information(other, 0)
    assert game.board(one, 0) == game.board(other, 0)
    seas = [game.board(state, 1)[2].cells for state in (one, other)]
    symbols = ["".join(cell.symbol if cell else "." for cell in sea) for sea in seas]
    assert symbols == ["XXXxo", "XXxxo"]


def test_what_was_shot_is_said() -> None:
    game = Battleship(3, 3, "2", shots=3)
    laid = ("a1-", "b1|")
    shots = ("b1", "c3", "b2")
    said = [game.board(played(game, *laid, *shots[: i + 1]), 0)[-1] for i in range(3)]
    assert said == [
        News("Player 1: b1 hit.", "Shots"),
        News("Player 2: c3 water.", "Shots"),
        News("Player 1: b2 sunk.", "Shots"),
    ]
    told = game.board(played(game, *laid, *shots[:2]), 0)[0]
    assert told == Text("Your shot, 2 left. You have sunk 0 of 1 ships and lost 0.")


def test_a_cell_shot_at_again_sinks_nothing() -> None:
    game = Battleship(2, 3, "2-1", shots=4, repeats=True)
    state = played(game, "a1-", "a1-", "a2-", "a2-", "a1", "c2", "b1", "c2", "a1", "c2")
    told = game.board(state, 0)[0]
    assert told == Text("Your shot, 1 left. You have sunk 1 of 2 ships and lost 0.")


# Kriegspiel.


def test_the_umpire_says_the_same_to_both() -> None:
    game, dice = Kriegspiel(), random.Random(3)
    for state in random_game(game, dice):
        said = {game.board(state, viewer)[1] for viewer in (0, 1, None)}
        assert len(said) == 1
        if state.position.ply > 40:
            break


def test_quiet_moves_look_alike_to_the_other() -> None:
    game = Kriegspiel()
    boards = {game.board(played(game, move), 1) for move in ("e2e4", "a2a3", "g1f3")}
    assert len(boards) == 1
    tried = {game.board(played(game, move), 1) for move in ("e2d3", "d2e3")}
    assert len(tried) == 1

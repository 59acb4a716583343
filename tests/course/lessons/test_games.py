"""The lesson on games and strategies."""

from __future__ import annotations

from functools import reduce
from itertools import product
from operator import xor

from tests.course.lessons.reading import printed, says
from zermelo import load
from zermelo.search import solve


def test_strategies_of_the_three_by_three_tree() -> None:
    mine, theirs = range(3), list(product(range(3), repeat=3))
    assert (len(mine), len(theirs), len(mine) * len(theirs)) == (3, 27, 81)
    says("games", r"3 \cdot 3 \cdot 3 = 27", r"3 \cdot 27 = 81", "The tree has nine leaves")


def test_strategies_of_a_uniform_tree() -> None:
    b, d = 2, 6
    positions = sum(b**ply for ply in range(0, d, 2))
    assert positions == (b**d - 1) // (b**2 - 1) == 21
    assert b**d == 64
    assert b**positions > 2_000_000
    says("games", "64 leaves, 21 positions and more than two million strategies")


def test_nim_sums() -> None:
    assert reduce(xor, (3, 4, 5)) == 2
    assert reduce(xor, (1, 4, 5)) == 0
    says("games", r"3 \oplus 4 \oplus 5 = 2", r"1 \oplus 4 \oplus 5 = 0")


def test_the_first_player_wins_nim_with_the_move_shown() -> None:
    game = load("nim")
    start = game.initial_state()
    assert solve(game).value == 1
    after = game.result(start, game.parse_action(start, "a2"))
    assert after.piles == (1, 4, 5)
    assert solve(game, after).value == -1, "to the player who must answer"


def test_the_game_played_by_hand() -> None:
    assert printed("games") == "True 1.0\n"
    says("games", "worth $+1$ to the first player")

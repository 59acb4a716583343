"""The lesson on search versus lookup."""

from __future__ import annotations

from functools import cache
from itertools import pairwise, product
from math import comb

from tests.course.lessons.reading import printed, says
from zermelo import load
from zermelo.games.nim import Nim
from zermelo.perft import reachable
from zermelo.search import minimax, solve


@cache
def wins(n: int) -> bool:
    """Whether the player to move at n has a move to a loss, or has won already."""
    return n == 0 or not wins(n - 1) or not wins(n // 2)


def test_the_table_by_hand() -> None:
    assert [wins(n) for n in range(6)] == [True, False, True, True, False, True]
    for n, verdict in enumerate(
        ["win", "loss: both", "win: leave", "win, by halving", "loss: both"]
    ):
        assert (verdict[:3] == "win") == wins(n)
        says("lookup", verdict)
    assert [wins(4), wins(2)] == [False, True], "so 5 wins by decrementing"
    assert minimax(load("halving:n=5")).nodes == 27


def test_the_game_played_by_the_table() -> None:
    """Each value is that to the player to move, and the loser can only delay."""
    lines = [line.split() for line in printed("lookup").splitlines()]
    assert lines[0][0] == "10"
    for number, value, _ in lines:
        assert (float(value) > 0) == wins(int(number))
    for (number, _, move), (following, _, _) in pairwise(lines):
        assert int(following) == (int(number) - 1 if move == "decrement" else int(number) // 2)


def nim_tree(piles: tuple[int, ...], known: dict[tuple[int, ...], int]) -> int:
    """The nodes of the tree; the order of the piles makes no difference."""
    piles = tuple(sorted(piles))
    if piles not in known:
        known[piles] = 1 + sum(
            nim_tree((*piles[:i], left, *piles[i + 1 :]), known)
            for i, pile in enumerate(piles)
            for left in range(pile)
        )
    return known[piles]


def test_trees_and_positions() -> None:
    assert nim_tree((3, 4, 5), {}) == 1_038_768
    assert reachable(load("nim")) == 232
    assert reachable(load("tic_tac_toe")) == 5_478
    says("lookup", "1,038,768 nodes and 232 positions", "549,946 nodes and 5,478 positions")


def test_losses_in_the_figure_lie_on_the_diagonal() -> None:
    game = Nim((6, 6))
    for piles in product(range(7), repeat=2):
        if sum(piles):
            value = solve(game, game.initial_state()._replace(piles=piles)).value
            assert (value == -1) == (piles[0] == piles[1])


def checkers_positions(pieces: int) -> int:
    """Men never stand on the row where they are crowned; kings stand anywhere."""
    total = 0
    for black in range(pieces + 1):
        for white in range(pieces - black + 1):
            kings = pieces - black - white
            men = sum(
                comb(4, back) * comb(24, black - back) * comb(28 - (black - back), white)
                for back in range(min(black, 4) + 1)
            )
            total += men * comb(32 - black - white, kings) * 2**kings
    return total


def test_chinooks_tables() -> None:
    assert [checkers_positions(n) for n in (1, 2, 3)] == [120, 6_972, 261_224]
    assert sum(checkers_positions(n) for n in range(1, 9)) == 443_748_401_247
    says("lookup", "443,748,401,247")

"""Games and trees that the tests of Monte Carlo search share."""

from __future__ import annotations

from tests.random_trees import ChanceTree
from zermelo.games.tic_tac_toe import TicTacToe


class PlainTicTacToe(TicTacToe):
    compiled = False


BRANCHES = {"depth": 4, "branching": 3}

TWO, THREE = ChanceTree(2, **BRANCHES), ChanceTree(3, zero_sum=False, **BRANCHES)

"""Fresh positions are what their set says, and differ from seed to seed."""

from __future__ import annotations

from benchmarks.connect_four import after, game
from benchmarks.connect_four_sets import SETS, plies_left, positions
from zermelo.search import TranspositionTable, solve_exactly


def test_positions_are_of_the_stage_and_difficulty_of_their_set() -> None:
    table = TranspositionTable(16)
    for wanted in SETS[:2]:
        for moves, score in positions(wanted, 4, seed=7):
            assert wanted.stones[0] <= len(moves) <= wanted.stones[1]
            state, plies = after(moves), 0
            while not game().is_terminal(state):
                state = game().result(state, solve_exactly(game(), state, table=table).action)
                plies += 1
            assert plies == plies_left(len(moves), score)
            assert wanted.left[0] <= plies <= wanted.left[1]


def test_another_seed_gives_other_positions() -> None:
    first, again, other = (list(positions(SETS[1], 5, seed)) for seed in (1, 1, 2))
    assert first == again
    assert not set(first) & set(other)

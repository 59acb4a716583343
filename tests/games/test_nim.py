"""Nim: Bouton's theorem, OpenSpiel beside."""

from __future__ import annotations

import itertools
from functools import reduce
from operator import xor

import pytest

from tests.games.comparing import play_beside
from tests.naive import minimax_value
from zermelo.errors import BadParameter
from zermelo.games.nim import Nim, State


@pytest.mark.parametrize("misere", [False, True])
def test_bouton(misere: bool):
    """The player to move wins unless the sum without carry is 0; misere, with piles of 1 only,
    unless their number is odd."""
    for piles in itertools.combinations_with_replacement((1, 2, 3), 3):
        game = Nim(piles, misere)
        wins = reduce(xor, piles) != 0
        if misere and max(piles) == 1:
            wins = not wins
        assert minimax_value(game, game.initial_state(), 0) == (1 if wins else -1), piles


@pytest.mark.peer("pyspiel")
@pytest.mark.parametrize("misere", [False, True])
@pytest.mark.parametrize("piles", [(3, 4, 5), (1, 3, 5, 7), (6,)])
def test_beside_openspiel(piles: tuple[int, ...], misere: bool):
    import pyspiel

    sizes = ";".join(map(str, piles))
    peer = pyspiel.load_game("nim", {"pile_sizes": sizes, "is_misere": misere})
    game = Nim(piles, misere)

    def translated(state: State, action: int) -> int:
        pile, taken = divmod(action, game.largest)
        return taken * len(piles) + pile

    play_beside(game, peer, translated, 100)


def test_notation():
    game = Nim("3-4-5")
    state = game.result(game.initial_state(), game.parse_action(game.initial_state(), "b3"))
    assert state == State((3, 1, 5), 1)


@pytest.mark.parametrize(
    "piles, words",
    [
        ("", "numbers like 3-4-5"),
        ("3-", "numbers like 3-4-5"),
        ("3,4", "numbers like 3-4-5"),
        ("3-0", "each of the piles must be a whole number from 1"),
        ((3, 2.5), "each of the piles must be a whole number"),
        ("1-" * 16 + "1", "the number of piles must be"),
        ("100000", "each of the piles must be a whole number from 1 to 1000"),
    ],
)
def test_piles_that_are_none(piles: str, words: str):
    with pytest.raises(BadParameter, match=words):
        Nim(piles)


def test_a_move_is_a_counter():
    """The one that is taken and those after it, layer by layer over all piles."""
    game = Nim("3-4-5")
    state = State((3, 1, 5), 1)
    cells = {
        game.action_text(state, one): game.action_cells(state, one) for one in game.actions(state)
    }
    assert cells["a3"] == (0,)
    assert cells["b1"] == (1,)
    assert cells["c1"] == (4 * 3 + 2,)
    assert len(set(cells.values())) == 9

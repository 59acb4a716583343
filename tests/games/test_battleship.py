"""Battleship: its size, OpenSpiel beside, and what is told."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.games.comparing import play_beside, played
from tests.games.sizes import size
from tests.montecarlo.hidden_games import information_sets
from zermelo.errors import BadParameter
from zermelo.games._fleet import drawn_fleets, fitting
from zermelo.games.battleship import Battleship, State

SMALL = Battleship(2, 2, "2", shots=4, repeats=True)


def test_size():
    assert size(SMALL) == (623957, 467968, (30341, 96593))


@pytest.mark.peer("pyspiel")
@pytest.mark.parametrize(
    "ours, theirs, games",
    [
        (
            Battleship(3, 2, "2-2", shots=3, loss=2),
            "board_width=2,board_height=3,ship_sizes=[2;2],ship_values=[1;1],num_shots=3,"
            "allow_repeated_shots=False,loss_multiplier=2.0",
            200,
        ),
        (SMALL, "board_width=2,board_height=2,ship_sizes=[2],ship_values=[1],num_shots=4", 200),
        (Battleship(), "ship_sizes=[5;4;3;3;2],allow_repeated_shots=False", 2),
    ],
)
def test_beside_openspiel(ours: Battleship, theirs: str, games: int):
    import pyspiel

    play_beside(ours, pyspiel.load_game(f"battleship({theirs})"), lambda _, action: action, games)


def test_water_hit_sunk():
    game = Battleship(3, 3, "2", shots=3)
    state = played(game, "a1-", "b1|", "b1", "c3", "b2")
    assert game.board(state, 0)[3].text == "Player 1: b2 sunk."
    assert game.is_terminal(state)
    assert [game.utility(state, player) for player in (0, 1)] == [1, -1]


def test_the_other_fleet_is_not_seen():
    game = Battleship(3, 3, "2", shots=3)
    one, other = played(game, "a1-", "b1|", "b1"), played(game, "a1|", "b1|", "b1")
    assert game.information(one, 1) == game.information(other, 1)
    assert game.information(one, 0) != game.information(other, 0)
    symbols = ["." if cell is None else cell.symbol for cell in game.board(one, 0)[2].cells]
    assert "".join(symbols) == ".x......."


def test_ships_leave_room_for_each_other():
    game = Battleship(2, 3, "2-3", shots=1)
    names = [game.action_text(game.initial_state(), a) for a in game.actions(game.initial_state())]
    assert names == ["a1-", "b1-", "a2-", "b2-"]  # upright, no row would be left for the other


def test_bad_parameters():
    with pytest.raises(BadParameter, match="ships 3-3 do not fit on 2x2 cells"):
        Battleship(2, 2, "3-3", shots=1)
    with pytest.raises(BadParameter, match="ships must be numbers like"):
        Battleship(2, 2, "2,2")
    with pytest.raises(BadParameter, match="5 shots are more than the 4 cells"):
        Battleship(2, 2, "2", shots=5)
    with pytest.raises(BadParameter, match="loss must be 0 or more"):
        Battleship(loss=-1)


@pytest.mark.parametrize(
    "game",
    [Battleship(2, 2, "2-1", shots=3), Battleship(1, 4, "1-2", shots=2, repeats=True)],
    ids=["once", "again"],
)
def test_drawn_fleets_are_all_that_fit(game: Battleship):
    """Wherever a player may be: all states that look so are drawn, and no others."""
    rng = random.Random(1)
    sets = information_sets(game)
    for player, known in rng.sample(sorted(sets), 25):
        drawn = Counter(game.possible_states(known, player, 300, rng))
        assert set(drawn) == set(sets[player, known])


def test_fleets_equally_likely():
    """A hit and a miss on 3x3 cells: by chi-square, 0.1% for 13 degrees of freedom."""
    game = Battleship(3, 3, "3-2", shots=4)
    state = played(game, "a1-", "a1-", "a2-", "b3-", "a1", "a1", "a2", "a2")
    known, all_fleets = game.information(state, 0), set()
    for places in [(a, b) for a in range(18) for b in range(18)]:
        world = known._replace(ships=(*known.ships[:2], *places))
        masks = [game.masks[ship, place] for ship, place in enumerate(places)]
        if all(mask.any() for mask in masks) and not (masks[0] & masks[1]).any():
            beginning = world._replace(
                aimed=(game.nowhere,) * 2, shots=0, record=game.initial_state().record
            )
            if game.information(replayed(game, beginning, [0, 0, 3, 3]), 0) == known:
                all_fleets.add(world.ships)
    drawn = Counter(world.ships for world in game.possible_states(known, 0, 2000, random.Random(2)))
    assert set(drawn) == all_fleets
    due = 2000 / len(all_fleets)
    assert sum((count - due) ** 2 / due for count in drawn.values()) < 3 * len(all_fleets) + 10


def replayed(game: Battleship, state: State, shots: list[int]) -> State:
    for cell in shots:
        state = game.result(state, cell)
    return state


def test_a_fleet_is_found_to_the_last_shot():
    """Random games on the large board; nothing fits what can't be."""
    game, rng = Battleship(), random.Random(3)
    for _ in range(3):
        state = game.initial_state()
        while not game.is_terminal(state):
            if rng.random() < 0.1:
                player = game.to_move(state)
                known = game.information(state, player)
                drawn = list(game.possible_states(known, player, 5, rng))
                assert len(drawn) == 5
                assert all(game.information(world, player) == known for world in drawn)
            state = game.result(state, rng.choice(list(game.actions(state))))
    places = fitting(Battleship(2, 2, "2", shots=4).masks, 1, [(0, 0), (3, 0)], 2)
    assert not drawn_fleets(places, 1, [], 5, rng)

from __future__ import annotations

import random
from pathlib import Path

import pytest

from zermelo.games.nine_mens_morris import NineMensMorris
from zermelo.lookup import Tables, build, verify


@pytest.mark.parametrize("men", [3, 4, 5])
def test_every_state_of_random_games_has_a_number(men: int) -> None:
    game, dice = NineMensMorris(men), random.Random(men)
    endgames = game.endgames
    for _ in range(12):
        state = game.initial_state()
        for _ in range(60):
            kind, number = game.index(state)
            assert 0 <= number < endgames.size(kind)
            assert endgames.kind(endgames.name(kind)) == kind
            image, possible = game.indexed(kind, number)
            assert possible
            assert game.index(image) == (kind, number)
            assert game.is_terminal(image) == game.is_terminal(state)
            assert len(list(game.actions(image))) == len(list(game.actions(state)))
            if game.is_terminal(state):
                break
            state = game.result(state, dice.choice(list(game.actions(state))))
            following = game.index(state)[0]
            assert following == kind or following in endgames.leads_to(kind)


def test_symmetric_states_share_a_number() -> None:
    game, dice = NineMensMorris(5), random.Random(0)
    state = game.initial_state()
    for _ in range(10):
        state = game.result(state, dice.choice(list(game.actions(state))))
        numbers = {game.index(game.symmetric_state(state, n)) for n in range(game.symmetries)}
        assert len(numbers) == 1


@pytest.mark.long
@pytest.mark.parametrize("men", [3, 4])
def test_solved_from_the_start_and_verified(men: int, tmp_path: Path) -> None:
    game = NineMensMorris(men)
    build(game, [int(game.index(game.initial_state())[0])], tmp_path)
    tables = Tables(tmp_path)
    for name in tables.files:
        verify(game, tables, name, threads=2)
    assert tables.probe(game, game.initial_state()) is not None

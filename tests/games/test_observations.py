"""What networks see of games with hidden information: as much as the player knows."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from zermelo.game import Game
from zermelo.games import load


@pytest.mark.plain
@pytest.mark.parametrize(
    "spec",
    [
        "kuhn_poker",
        "leduc_poker:ranks=2",
        "liars_dice:sides=3",
        "liars_dice:dice=2,sides=2",
        "goofspiel:cards=3",
        "goofspiel:cards=3,hidden=true",
        "goofspiel:cards=4,prizes=descending",
    ],
)
def test_what_a_player_knows_looks_like_nothing_else(spec: str) -> None:
    game = load(spec)
    seen: dict[Any, bytes] = {}
    look_below(game, game.initial_state(), seen)
    assert len(set(seen.values())) == len(seen) > 10


def look_below(game: Game, state: Any, seen: dict[Any, bytes]) -> None:
    """The observations of all decisions from here on, by what the player knows there."""
    if game.is_terminal(state):
        return
    player = game.to_move(state)
    if player >= 0:
        key = player, game.information(state, player)
        planes = np.zeros(game.observation_shape)
        game.observation(state, player, planes)
        assert abs(planes).max() <= 1.0
        assert seen.setdefault(key, planes.tobytes()) == planes.tobytes()
    for action in game.actions(state):
        look_below(game, game.result(state, action), seen)

"""States and actions as JSON."""

from __future__ import annotations

import json

import pytest

from tests.play.match.test_record import QUICK
from zermelo.errors import BadParameter
from zermelo.games import load
from zermelo.play import make
from zermelo.play.match.record import replay
from zermelo.play.match.referee import play_game
from zermelo.play.process.json_codec import decoded, encoded


@pytest.mark.parametrize("spec", QUICK)
def test_states_travel(spec: str) -> None:
    game = load(spec)
    record = play_game(game, [make("random")] * game.players, seed=4)
    for state, action in replay(record):
        there = decoded(json.loads(json.dumps(encoded(state))))
        assert there == state
        assert type(there) is type(state)
        assert [type(one) for one in there] == [type(one) for one in state]
        assert decoded(encoded(action)) == action


def test_values_of_all_kinds() -> None:
    value = {"a": [1, 2.5, None, True], (1, 2): frozenset({3, 4})}
    assert decoded(json.loads(json.dumps(encoded(value)))) == value
    with pytest.raises(BadParameter, match="a object can't be sent"):
        encoded(object())
    with pytest.raises(BadParameter, match="no named tuple"):
        decoded({"named": ["os", "system"], "items": []})
    with pytest.raises(BadParameter, match="not an encoded value"):
        decoded({"what": 1})

"""Games are values: equal where nothing that their rules may read differs."""

from __future__ import annotations

import inspect
import pickle
from typing import Any

import numpy as np
import pytest

from zermelo import Game


class Limited(Game):
    def __init__(self, most: int, table: Any = None) -> None:
        self._most = most
        self.table = table


def test_private_attributes_make_games_differ() -> None:
    assert Limited(3) == Limited(3)
    assert Limited(3) != Limited(4)
    assert len({Limited(3), Limited(4), Limited(3)}) == 2


def test_large_arrays_are_compared_whole() -> None:
    table, other = np.zeros(5000), np.zeros(5000)
    other[2500] = 1.0
    assert Limited(3, table) == Limited(3, table.copy())
    assert Limited(3, table) != Limited(3, other)


def test_what_is_noted_on_a_game_later_is_no_part_of_it() -> None:
    game = Limited(3)
    before = hash(game)
    game.__dict__["_seen_so_far"] = 17
    assert hash(game) == before
    assert game == Limited(3)


def test_a_copy_is_equal() -> None:
    game = Limited(3, (1, 2))
    assert pickle.loads(pickle.dumps(game)) == game


def test_games_do_not_change() -> None:
    with pytest.raises(AttributeError, match="make a new Limited"):
        Limited(3).table = 4


def test_editors_and_help_see_the_parameters() -> None:
    assert str(inspect.signature(Limited)) == "(most: 'int', table: 'Any' = None)"
    assert str(inspect.signature(Game)) == "()"

"""The file of a learnt evaluation: read back, refused, damaged."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from tests.evaluation.networks import random_network, random_patterns, random_positions
from zermelo.algorithms import search
from zermelo.errors import BadParameter, UntrustedCode
from zermelo.evaluation import BadEvaluationFile, load_evaluation, save_evaluation
from zermelo.games import load
from zermelo.games.breakthrough import Breakthrough
from zermelo.play.players.specs import make, make_named


@pytest.fixture(params=[random_network, random_patterns])
def saved(tmp_path, request):
    game = load("breakthrough:rows=5,columns=4")
    path = tmp_path / "some.evaluation"
    network = replace(request.param(game), own=0.7, stretch=3.0, spread=(0.1, 0.5, 0.2))
    save_evaluation(path, network, game)
    return game, network, path


def test_it_comes_back(saved) -> None:
    game, network, path = saved
    again = load_evaluation(path, game)
    for state in random_positions(game, 20):
        assert again.total(game, state) == network.total(game, state)
        assert again.value(game, state, 1) == network.value(game, state, 1)
    assert (again.own, again.stretch, again.spread) == (0.7, 3.0, (0.1, 0.5, 0.2))
    for mine, theirs in zip(again.memory().values(), network.memory().values(), strict=True):
        assert np.array_equal(mine, theirs)


@pytest.mark.parametrize("spec", ["breakthrough", "connect_four", "breakthrough:rows=4,columns=5"])
def test_one_for_another_game_is_refused_by_name(saved, spec) -> None:
    _, _, path = saved
    with pytest.raises(BadEvaluationFile, match=r"for breakthrough .*5.*, not for"):
        load_evaluation(path, load(spec))


class Mirrored(Breakthrough):
    """The same rules; features in another order."""

    name = "breakthrough"

    def sparse_features(self, state, player):
        mine, theirs = super().sparse_features(state, player)
        return theirs, mine


def test_one_for_another_version_is_refused(saved) -> None:
    _, _, path = saved
    with pytest.raises(BadEvaluationFile, match="another version of breakthrough"):
        load_evaluation(path, Mirrored(rows=5, columns=4))


class Bolder(Breakthrough):
    """The same features; its own evaluation is another."""

    name = "breakthrough"
    weights = (0.5, 0.3, 0.3)


def test_one_that_adds_to_an_evaluation_is_refused_where_that_has_changed(saved) -> None:
    game, network, path = saved
    bolder = Bolder(rows=5, columns=4)
    with pytest.raises(BadEvaluationFile, match="features or own evaluation were others"):
        load_evaluation(path, bolder)
    save_evaluation(path, replace(network, own=0.0), game)
    assert load_evaluation(path, bolder).own == 0.0


def test_damage_is_noticed_wherever_it_is(saved) -> None:
    game, _, path = saved
    whole = path.read_bytes()
    for place in (0, 20, 60, 300, len(whole) - 1):
        path.write_bytes(whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :])
        with pytest.raises(BadEvaluationFile, match=r"some\.evaluation"):
            load_evaluation(path, game)
    for length in (0, 10, 40, len(whole) - 1):
        path.write_bytes(whole[:length])
        with pytest.raises(BadEvaluationFile, match=r"some\.evaluation"):
            load_evaluation(path, game)


def test_there_must_be_a_file(saved) -> None:
    with pytest.raises(BadEvaluationFile, match="can't be read"):
        load_evaluation(saved[2].parent / "none", saved[0])


@pytest.mark.plain
def test_a_player_searches_with_it(saved) -> None:
    game, network, path = saved
    found = search("alphabeta", game, depth=1, learnt=str(path))
    own = search("alphabeta", game, depth=1)
    after = [game.result(game.initial_state(), a) for a in game.actions(game.initial_state())]
    assert found.value == pytest.approx(max(network.value(game, one, 0) for one in after))
    assert own.value != found.value
    make(f"alphabeta:learnt={path},nodes=100")


def test_what_does_not_ship_is_named() -> None:
    with pytest.raises(BadParameter, match="no learnt evaluation comes with zermelo for nim"):
        search("alphabeta", load("nim"), depth=1, learnt="shipped")


def test_a_data_file_may_not_name_it(saved) -> None:
    with pytest.raises(UntrustedCode):
        make_named(f"alphabeta:learnt={saved[2]}")

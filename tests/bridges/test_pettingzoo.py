"""PettingZoo's own tests on every game, and what they don't look at."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test

from zermelo import Game, load
from zermelo.bridges.pettingzoo import env, parallel_env
from zermelo.errors import BadParameter, IllegalAction
from zermelo.games import names

# What PettingZoo's tests find unusual is usual here: a dict with a mask, an empty board.
UNUSUAL = pytest.mark.filterwarnings("ignore::UserWarning")
QUICK = {"word_game": "word_game:size=7"}
CYCLES = {"word_game": 1, "battleship": 4}


@UNUSUAL
@pytest.mark.parametrize("name", names())
def test_pettingzoo_accepts_every_game(name: str) -> None:
    game, cycles = load(QUICK.get(name, name)), CYCLES.get(name, 15)
    api_test(env(game), num_cycles=cycles)
    seed_test(partial(env, game), num_cycles=cycles)
    max_cycles_test(
        SimpleNamespace(env=partial(env, game), parallel_env=partial(parallel_env, game))
    )


@UNUSUAL
@pytest.mark.parametrize("name", ["kuhn_poker", "fishing", "kalah", "nim"])
def test_sessions(name: str) -> None:
    parallel_api_test(parallel_env(name, max_cycles=50), num_cycles=200)


def finished(game: Game | str, seed: int) -> list[dict[str, float]]:
    """The rewards of a random game, and what came before."""
    table = env(game)
    table.reset(seed=seed)
    table.action_space("player_0").seed(seed)
    rewards = []
    for agent in table.agent_iter():
        observation, _, terminated, truncated, _ = table.last()
        over = terminated or truncated
        mask = observation["action_mask"]
        table.step(None if over else table.action_space(agent).sample(mask))
        rewards.append(dict(table.rewards))
    return rewards


def test_rewards_are_the_utilities() -> None:
    for seed in range(20):
        last = next(one for one in reversed(finished("kuhn_poker", seed)) if len(one) == 2)
        assert sum(last.values()) == 0
        assert abs(last["player_0"]) in (1.0, 2.0)


def test_chance_comes_from_the_seed() -> None:
    def cards(seed: int) -> object:
        table = env("kuhn_poker")
        table.reset(seed=seed)
        return table.unwrapped.position.cards

    assert cards(3) == cards(3)
    assert len({cards(seed) for seed in range(40)}) == 6


def test_hidden_cards_stay_hidden() -> None:
    """Two deals that differ in the other's card only look the same."""
    game = load("kuhn_poker")
    table = env(game)
    table.reset(seed=0)
    inner = table.unwrapped
    start = game.result(game.initial_state(), 0)
    views = []
    for card in (1, 2):
        inner.position = game.result(start, card)
        views.append(table.observe("player_0")["observation"])
    assert np.array_equal(*views)


def test_players_may_move_twice() -> None:
    table = env("kalah")
    table.reset(seed=0)
    table.step(2)  # the last seed falls into the store
    assert table.agent_selection == "player_0"
    assert np.array_equal(table.observe("player_1")["action_mask"], np.zeros(6))


class Declared(type(load("tic_tac_toe"))):  # type: ignore[misc]
    action_codes = 9


def test_numbers_of_actions_keep_their_meaning_where_a_game_says_so() -> None:
    table = env(Declared())
    table.reset()
    table.step(4)
    assert table.observe("player_1")["action_mask"].tolist() == [1, 1, 1, 1, 0, 1, 1, 1, 1]
    places = env("tic_tac_toe")
    places.reset()
    places.step(4)
    assert places.observe("player_1")["action_mask"].tolist() == [1] * 8 + [0]


def test_illegal_moves() -> None:
    table = env(Declared())
    table.reset()
    table.step(4)
    with pytest.raises(IllegalAction):
        table.step(4)
    session = parallel_env(Declared(), max_cycles=3)
    session.reset(seed=1)
    session.step({"player_0": 4, "player_1": 0})
    *_, infos = session.step({"player_0": 0, "player_1": 4})
    assert infos["player_1"] == {"illegal": True}


def test_bad_parameters() -> None:
    with pytest.raises(BadParameter):
        env("nim", render_mode="hologram")
    with pytest.raises(BadParameter):
        parallel_env("nim", max_cycles=0)


def test_rendering(capsys: pytest.CaptureFixture[str]) -> None:
    table = env("tic_tac_toe", render_mode="ansi")
    table.reset()
    assert table.render() == ".../.../..."
    shown = env("tic_tac_toe", render_mode="human")
    shown.reset()
    shown.step(0)
    assert "X" in capsys.readouterr().out
    shown.close()

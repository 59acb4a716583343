"""What a page may name."""

from __future__ import annotations

import inspect

import pytest

from zermelo.errors import ZermeloError
from zermelo.games import catalogue, load
from zermelo.guide import parameters_of
from zermelo.play.players.specs import kinds
from zermelo.web import limits
from zermelo.web.catalogue import Games, made_player, welcome
from zermelo.web.messages.schema import GameName, Seat


def test_games_are_kept_and_equal_those_of_the_registry() -> None:
    games = Games()
    wanted = GameName("connect_four", {"rows": 5})
    assert games.get(wanted) is games.get(GameName("connect_four", {"rows": 5}))
    assert games.get(wanted) == load("connect_four:rows=5")


def test_typed_trees_are_not_compiled() -> None:
    spec = str([[[1, 2, 3]] * 40] * 20)
    tree = Games().get(GameName("tree", {"spec": spec}))
    assert not tree.compiled
    assert tree.name == "tree"


def test_a_limited_number_of_games_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last ones; however many were asked for, another one is always to be had."""
    monkeypatch.setattr(limits, "GAMES", 8)
    games = Games()
    made = [games.get(GameName("halving", {"n": n})) for n in range(3, 100)]
    assert games.get(GameName("halving", {"n": 99})) is made[-1]
    assert games.get(GameName("halving", {"n": 3})) is not made[0]


def test_every_text_that_may_be_set_is_a_parameter() -> None:
    """A game that comes to read files must not find its parameter on the list."""
    free = {
        (game, name)
        for game, klass in catalogue()
        for name, one in parameters_of(klass).items()
        if one.page
    }
    assert free == {
        ("battleship", "ships"),
        ("ghost_chase", "layout"),
        *(
            ("holdem", one)
            for one in ("all_in", "blinds", "rake", "ranges", "sizes", "stacks", "table")
        ),
        ("kriegspiel", "fen"),
        ("limit_holdem", "table"),
        ("nim", "piles"),
        ("tree", "spec"),
    }
    for game, name in free:
        klass = dict(catalogue())[game]
        assert isinstance(parameters_of(klass)[name].default, str)
        source = inspect.getsource(klass)
        assert "open(" not in source
        assert "read_text" not in source


def test_players_that_run_programs_or_read_files_are_not_to_be_had() -> None:
    offered = {one.name for one in welcome().players}
    assert not {"uci", "gtp", "rules", "strategy"} & offered
    game = load("tic_tac_toe")
    for name in sorted({*kinds(), "x.py:Y", "__import__"} - offered):
        with pytest.raises(ZermeloError):
            made_player(Seat(name), game)


def test_every_choice_that_is_offered_is_accepted() -> None:
    for game, klass in catalogue():
        for parameter, one in parameters_of(klass).items():
            assert not one.choices or one.default in one.choices
            for choice in one.choices:
                Games().get(GameName(game, {parameter: choice}))

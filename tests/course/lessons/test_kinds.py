"""The lesson on kinds of games and ways to play them."""

from __future__ import annotations

from statistics import fmean

import pytest

from tests.course.lessons.reading import printed, says
from zermelo import load
from zermelo.play.player import Turn
from zermelo.play.players.rules import RulesPlayer
from zermelo.search import expectiminimax, minimax


@pytest.mark.parametrize(
    "name, chance, hidden",
    [
        ("chess", False, False),
        ("go", False, False),
        ("backgammon", True, False),
        ("monopoly", True, False),
        ("battleship", False, True),
        ("rock_paper_scissors", False, True),
        ("kuhn_poker", True, True),
        ("word_game", True, True),  # Scrabble's kind
    ],
)
def test_the_table(name: str, chance: bool, hidden: bool) -> None:
    traits = load(name).traits
    assert (traits.chance, traits.hidden_information) == (chance, hidden)


def test_the_cell_prints_what_games_are() -> None:
    lines = printed("kinds").splitlines()
    assert [line.split()[0] for line in lines] == [
        "chess",
        "backgammon",
        "battleship",
        "kuhn_poker",
        "fishing",
    ]
    assert "zero-sum, deterministic, perfect information" in lines[0]
    assert "general-sum" in lines[4]


def test_three_ways_to_see_who_takes_the_number() -> None:
    buckets = {"A": (-50, 50), "B": (1, 3), "C": (-5, 15)}
    worst, mean, best = (
        max(buckets, key=lambda name: view(buckets[name])) for view in (min, fmean, max)
    )
    assert (worst, mean, best) == ("B", "C", "A")
    assert minimax(load("bucket")).line[0] == worst
    assert expectiminimax(load("bucket:opponent=random")).line[0] == mean
    says("kinds", "An adversary makes B the best choice, a draw at random C, a friend A")


def test_scales() -> None:
    assert [2 * score - 1 for score in (1, 0, 0.5)] == [1, -1, 0]
    assert 64 * 3 == 192
    says("kinds", r"64 \cdot 3 = 192")
    assert load("backgammon").utility_bounds == (-3, 3)


@pytest.mark.parametrize(
    "moves, wanted",
    [("a1 b2 a2 b1", "a3"), ("a1 b2 a2", "a3")],
    ids=["takes a win", "parries a loss"],
)
def test_an_opponent_who_plays_by_rules(moves: str, wanted: str) -> None:
    game = load("tic_tac_toe")
    state = game.initial_state()
    for move in moves.split():
        state = game.result(state, game.parse_action(state, move))
    mover = game.to_move(state)
    player = RulesPlayer()
    player.begin(game, mover, seed=0)
    chosen = player.choose(Turn(game, mover, state, None, tuple(game.actions(state))))
    assert game.action_text(state, chosen.action) == wanted

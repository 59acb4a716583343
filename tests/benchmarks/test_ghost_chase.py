"""Optimism and pessimism, in a version short enough for every run."""

from __future__ import annotations

from statistics import mean

from benchmarks.ghost_chase import cell, play, report, table


def test_optimists_fare_badly_with_an_adversary():
    results = table(12)
    score = {pair: mean(game.score for game in games) for pair, games in results.items()}
    won = {pair: sum(game.won for game in games) for pair, games in results.items()}
    assert won["minimax", "adversary"] == 12
    assert min(won["minimax", "random"], won["expectimax", "random"]) >= 10
    assert won["expectimax", "adversary"] <= 8
    assert score["expectimax", "adversary"] < score["minimax", "adversary"] - 300
    assert score["expectimax", "adversary"] < score["expectimax", "random"] - 300


def test_the_same_seed_plays_the_same_game():
    assert play("expectimax", "random", 3) == play("expectimax", "random", 3)
    assert cell([play("minimax", "adversary", 0)] * 2).startswith("won 2/2, score 5")
    assert report(2).startswith("$ python -m benchmarks.ghost_chase --games 2\n")

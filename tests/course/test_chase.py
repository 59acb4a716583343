"""The lectures' table: adversarial or random ghost, minimax or expectimax."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from tests.course.lessons.reading import says
from zermelo.course.chase import chase_table, play_chase
from zermelo.errors import BadParameter

chases = cache(chase_table)


def test_optimism_and_pessimism_are_both_dangerous(some: Callable[[int], int]) -> None:
    games = some(20)
    table = chases(games)
    cautious, fearful = table["minimax", "adversary"], table["minimax", "random"]
    reckless, bold = table["expectimax", "adversary"], table["expectimax", "random"]
    assert cautious.won == games
    assert cautious.score > 500
    # Dangerous optimism: who expects no malice is caught by it.
    assert reckless.won <= games // 5
    assert reckless.score < -300
    # Dangerous pessimism: who expects malice everywhere scores less where there is none.
    assert bold.won >= games - 1
    assert fearful.score < bold.score - 20
    assert fearful.won <= bold.won


def test_five_games_as_in_the_lectures() -> None:
    """Mazumder: won 5, 5, 1, 5 with 483, 493, -303, 503: the same signs, and the same order."""
    table = chases(5)
    assert {pair: cell.won for pair, cell in table.items()} == {
        ("minimax", "adversary"): 5,
        ("minimax", "random"): 5,
        ("expectimax", "adversary"): 0,
        ("expectimax", "random"): 5,
    }
    scores = [round(cell.score) for cell in table.values()]
    assert scores == [524, 530, -485, 533]
    assert sorted(range(4), key=scores.__getitem__) == [2, 0, 1, 3]
    assert str(table["minimax", "adversary"]) == "won 5/5, average score 524"
    said = [f"won {cell.won}, mean score {cell.score:.0f}" for cell in table.values()]
    says("optimism", *(words.replace("-", "\u2212") for words in said))


def test_the_same_seed_plays_the_same_game() -> None:
    assert play_chase("expectimax", "random", 3) == play_chase("expectimax", "random", 3)


def test_a_layout_may_be_too_small() -> None:
    with pytest.raises(BadParameter, match="too small for a ghost"):
        play_chase("minimax", "random", 0, layout="%%%%%/%P.G%/%%%%%")

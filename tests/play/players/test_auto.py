"""What `auto` searches with, as one answer."""

from __future__ import annotations

import pytest

from zermelo.errors import NotThisKindOfGame
from zermelo.games import load
from zermelo.play.players import auto
from zermelo.play.players.auto import best_search
from zermelo.play.players.best import best_for, by_strength

pytestmark = pytest.mark.plain


def test_the_best_come_first() -> None:
    for name in ("hex", "go", "chess", "nim"):
        assert by_strength(load(name))[0] == best_for(load(name))


def test_a_network_plays_where_one_ships(monkeypatch: pytest.MonkeyPatch) -> None:
    """Unless a setting is given that it does not take."""
    game = load("hex")
    plans: list[tuple[str, dict[str, object]]] = []
    monkeypatch.setattr(
        auto,
        "_search_by",
        lambda spec, _game, _state, _report, settings: plans.append((spec, settings)),
    )
    best_search(game, seconds=1.0)
    best_search(game, iterations=10)
    best_search(game, depth=2)
    assert [spec for spec, _ in plans] == ["alphazero", "mcts:rave=300", "alphabeta"]


def test_a_proof_ends_it() -> None:
    """Without an evaluation an exact search comes first, and Monte Carlo where that fails."""
    found = best_search(load("nim:piles=1-3"))
    assert (found.algorithm, found.exact) == ("alphabeta", True)
    guessed = best_search(load("nim:piles=9-9-9"), seconds=0.02)
    assert guessed.algorithm == ("alphabeta" if guessed.exact else "mcts")


def test_what_is_asked_for_goes_before_what_was_learnt() -> None:
    found = best_search(load("othello"), depth=1, evaluation="discs")
    assert found.depth == 1
    learnt = best_search(load("othello"), depth=1)
    assert learnt.value != found.value


def test_where_chance_moves_there_is_no_player() -> None:
    found = best_search(load("backgammon"), depth=1)
    assert found.algorithm == "expectiminimax"
    assert found.value == 0.0, "both sides have the same chances"


def test_hidden_cards_are_not_searched() -> None:
    with pytest.raises(NotThisKindOfGame, match="solve"):
        best_search(load("kuhn_poker"))

"""What `auto` searches with, as one answer."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clocks import ManualClock
from zermelo.cancellation import Stop, stoppable
from zermelo.errors import NotThisKindOfGame
from zermelo.games import load
from zermelo.kernel import runs_compiled, tiered
from zermelo.kernel.compile_events import NotCompiled, is_loading_only
from zermelo.kernel.tiers import Tier, climb, in_tier
from zermelo.play.players import auto
from zermelo.play.players.auto import best_search
from zermelo.play.players.best import best_for, by_strength
from zermelo.result import UNPROVEN, Bounds, Result

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
    found = best_search(load("nim:piles=1-3"), seconds=60)
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


# The exact search is compiled while the guess is made in plain Python.

NIM = load("nim:piles=1-3")


def result(name: str, nodes: int, seconds: float, exact: bool = False) -> Result:
    bounds = Bounds(0.0, 0.0) if exact else UNPROVEN
    return Result(name, 0, 0, 0.0, (0.0, 0.0), (), (), bounds, nodes=nodes, seconds=seconds)


@pytest.mark.parametrize("exact, stopped", [(True, False), (False, False), (False, True)])
def test_an_exact_search_comes_back_when_it_is_compiled(
    exact: bool, stopped: bool, monkeypatch: pytest.MonkeyPatch, clock: ManualClock
) -> None:
    programs: list[Any] = []
    stop, begun = Stop(), list[tuple[str, float]]()
    monkeypatch.setattr(climb, "compile_in_background", lambda one: programs.append(one) or one)
    monkeypatch.setattr(climb, "_ready", set())

    @tiered
    def prove(game: Any, state: Any = None, *, seconds: float) -> Result:
        if is_loading_only():
            if not programs:
                raise NotCompiled
            return result("loaded", 0, seconds)
        name = "compiled" if runs_compiled(game) else "plain"
        begun.append((name, round(seconds, 2)))
        clock.advance(seconds)
        return result(name, 100, seconds, exact and name == "compiled")

    def guess(seconds: float) -> Result:
        begun.append(("guess", round(seconds, 2)))
        if programs[0].ready:
            return result("guess", 500, seconds)
        with climb.on_stop(lambda: begun.append(("called away", round(seconds, 2)))):
            clock.advance(1.0)
            if stopped:
                stop.request()
            programs[0].finish()
        return result("guess", 5, seconds)

    with in_tier(Tier.AUTO), stoppable(stop):
        found = auto._found(10.0, lambda seconds: prove(NIM, seconds=seconds), guess)
    then = [name for name, _ in begun[3 + stopped :]]  # who stops it calls it away once more
    assert begun[:3] == [("plain", 2.55), ("guess", 7.45), ("called away", 7.45)]
    assert then == ([] if stopped else ["compiled"] if exact else ["compiled", "guess"])
    assert found.algorithm == ("compiled" if exact else "guess")
    assert found.nodes == (5 if stopped else 100 if exact else 500)


def test_a_guess_that_is_not_called_away_is_the_answer(
    monkeypatch: pytest.MonkeyPatch, clock: ManualClock
) -> None:
    monkeypatch.setattr(climb, "compile_in_background", lambda program: program)

    @tiered
    def prove(game: Any, state: Any = None, *, seconds: float) -> Result:
        if runs_compiled(game):
            raise NotCompiled
        return result("plain", 100, seconds)

    with in_tier(Tier.AUTO):
        found = auto._found(
            1.0,
            lambda seconds: prove(NIM, seconds=seconds),
            lambda seconds: result("guess", 5, seconds),
        )
    assert (found.algorithm, found.nodes) == ("guess", 5)

"""The peers do the work they are credited with."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from benchmarks import peers
from benchmarks.harness import Contestant

pytestmark = pytest.mark.peer("pyspiel")


def test_every_openspiel_playout_is_run(monkeypatch: pytest.MonkeyPatch) -> None:
    from open_spiel.python.games.tic_tac_toe import TicTacToeState

    plies = 0
    apply = TicTacToeState._apply_action

    def counted(state: TicTacToeState, action: int) -> None:
        nonlocal plies
        plies += 1
        apply(state, action)

    monkeypatch.setattr(TicTacToeState, "_apply_action", counted)
    done = peers.openspiel_playouts("python_tic_tac_toe", playouts=500).run()
    assert done == (500, "playouts")
    # A random game of tic-tac-toe takes 7.6 plies on average.
    assert plies / 500 == pytest.approx(7.6, abs=0.3)


def calls(contestant: Contestant) -> int:
    """How many functions Python calls on the way, compiled ones too."""
    count = 0

    def counted(frame: Any, event: str, arg: Any) -> None:
        nonlocal count
        count += event.endswith("call")

    sys.setprofile(counted)
    try:
        contestant.run()
    finally:
        sys.setprofile(None)
    return count


def test_one_way_has_no_python_in_between() -> None:
    native = peers.openspiel_playouts("tic_tac_toe", 200)
    python = peers.openspiel_python_playouts("tic_tac_toe", 200)
    assert calls(native) < 50
    assert calls(python) > 200 * 5  # of a game of five plies at the least


def test_games_that_open_with_chance() -> None:
    assert peers.openspiel_playouts("backgammon", 2).run().work == 2
    assert peers.openspiel_python_playouts("backgammon", 2).run().work == 2

"""The peers do the work they are credited with."""

from __future__ import annotations

import pytest

from benchmarks import peers
from benchmarks.harness import cpu_seconds

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


def test_openspiel_is_faster_without_python_in_between() -> None:
    seconds = []
    for contestant in (
        peers.openspiel_playouts("tic_tac_toe", 2000),
        peers.openspiel_python_playouts("tic_tac_toe", 2000),
    ):
        start = cpu_seconds()
        contestant.run()
        seconds.append(cpu_seconds() - start)
    native, python = seconds
    assert 2 * native < python < 100 * native


def test_games_that_open_with_chance() -> None:
    assert peers.openspiel_playouts("backgammon", 2).run().work == 2
    assert peers.openspiel_python_playouts("backgammon", 2).run().work == 2

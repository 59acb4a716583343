"""The games written in the obvious way are the games they are compared with."""

from __future__ import annotations

import random

import pytest

from benchmarks.own_game import GAMES, OwnUltimateTicTacToe
from benchmarks.side_by_side import PACKAGES, jobs, lines
from tests.games.comparing import plain_twin
from zermelo import check, load
from zermelo.perft import perft


@pytest.mark.plain
@pytest.mark.parametrize(
    "name, compiled",
    [
        ("tic_tac_toe", True),
        ("connect_four", False),
        pytest.param("connect_four", True, marks=pytest.mark.long),
    ],
)
def test_paths(name: str, compiled: bool) -> None:
    own, known = GAMES[name](), load(name)
    if not compiled:
        own, known = plain_twin(own), plain_twin(known)
    assert check(own, games=2).ok
    assert perft(own, 3) == perft(known, 3)


@pytest.mark.plain
@pytest.mark.peer("pyspiel")
def test_ultimate_tic_tac_toe_against_openspiel() -> None:
    """There, whoever may choose a board does so in a move of its own."""
    import pyspiel

    game, dice = OwnUltimateTicTacToe(), random.Random(1)
    for _ in range(20):
        ours = game.initial_state()
        theirs = pyspiel.load_game("ultimate_tic_tac_toe").new_initial_state()
        while not game.is_terminal(ours):
            action = dice.choice(list(game.actions(ours)))
            if ours.board < 0:
                assert action // 9 in theirs.legal_actions()
                theirs.apply_action(action // 9)
            assert action % 9 in theirs.legal_actions()
            theirs.apply_action(action % 9)
            ours = game.result(ours, action)
        assert theirs.is_terminal()
        assert theirs.returns() == [game.utility(ours, player) for player in range(2)]


def test_each_library_has_both_halves_on_the_page() -> None:
    found = {job.library: job for job in jobs()}
    assert set(found) == set(PACKAGES)
    for job in found.values():
        compile(job.there, job.library, "exec")
        compile(job.here, job.library, "exec")
        assert lines(job.there) > 0
        assert lines(job.here) > 0

"""The ladder: whom a version meets, and what is known of its strength then."""

from __future__ import annotations

import json
import random

import pytest

from zermelo.games import load
from zermelo.learning.runs import ladder as ladder_module
from zermelo.learning.runs.ladder import Anchor, Ladder, anchors
from zermelo.sprt import score_of_elo

NAMES = ("random", "mcts:iterations=100", "alphabeta:depth=2", "mcts:iterations=1000")
STRENGTHS = (0.0, 350.0, 420.0, 700.0)
GAMES = 200  # so that chance has little to say


def climb(ladder: Ladder, versions: list[float], strengths: dict[int, float]) -> list[float]:
    """Versions of a known strength meet anchors of known strengths; what the ladder says."""
    told = []
    for elo in versions:
        number = ladder.begin(f"{elo}")
        while (anchor := ladder.opponent()) is not None:
            share = score_of_elo(elo - strengths[anchor])
            ladder.note(anchor, round(2 * share * GAMES) / 2, GAMES)
        if ladder.is_above_all():
            ladder.promote()
            strengths[number] = elo
        standing = ladder.standing()
        assert standing is not None
        assert standing.error > 0
        told.append(standing.elo)
    return told


def test_it_knows_how_strong_a_version_is() -> None:
    versions = [50.0, 200.0, 300.0, 450.0, 600.0, 750.0, 900.0]
    told = climb(Ladder(NAMES), versions, dict(enumerate(STRENGTHS)))
    assert told == pytest.approx(versions, abs=40)


def test_it_does_not_end_at_the_strongest_anchor() -> None:
    ladder = Ladder(NAMES)
    versions = [float(elo) for elo in range(0, 2400, 150)]
    told = climb(ladder, versions, dict(enumerate(STRENGTHS)))
    assert told == pytest.approx(versions, abs=150)
    assert told == sorted(told)
    assert len(ladder.anchors) > len(NAMES), "versions that beat all others are anchors, too"


def test_short_matches_do_not_press_the_ladder_together() -> None:
    """Eight games a match, most of them won without loss: the climb is still seen."""
    for seed in range(3):
        dice, ladder = random.Random(seed), Ladder(NAMES)
        strengths = dict(enumerate((0.0, 700.0, 900.0, 1200.0)))
        told = []
        for elo in range(0, 1700, 100):
            number = ladder.begin(f"{elo}")
            while (anchor := ladder.opponent()) is not None:
                share = score_of_elo(elo - strengths[anchor])
                ladder.note(anchor, sum(dice.random() < share for _ in range(8)), 8)
            if ladder.is_above_all():
                ladder.promote()
                strengths[number] = elo
            standing = ladder.standing()
            assert standing is not None
            told.append(standing.elo)
        assert told[-1] > 1000
        assert told[-1] - told[8] > 350
        assert told[8] - told[0] > 350


def test_the_oldest_versions_are_forgotten_and_the_scale_is_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ladder_module, "_VERSIONS", 5)
    ladder = Ladder(NAMES)
    versions = [50.0, 200.0, 300.0, 400.0, 500.0, 600.0, 700.0, *[750.0] * 4]
    told = climb(ladder, versions, dict(enumerate(STRENGTHS)))
    assert told == pytest.approx(versions, abs=90)
    again = Ladder(NAMES)
    again.restore(json.loads(json.dumps(ladder.as_json())))
    assert again.standing() == ladder.standing()


def test_a_version_that_beats_a_weak_player_meets_a_stronger_one() -> None:
    ladder = Ladder(NAMES)
    for version in range(3):
        ladder.begin(f"{version}")
        assert ladder.opponent() == 0
        ladder.note(0, 2.0, 2)
        assert ladder.opponent() not in (0, None), "two wins against random moves tell little"


def test_whom_a_version_meets() -> None:
    ladder = Ladder(NAMES)
    ladder.begin("first")
    assert ladder.opponent() == 0, "nothing is known yet"
    ladder.note(0, 20.0, 20)
    second = ladder.opponent()
    assert second in (1, 2, 3), "one that is not beaten so easily"
    ladder.note(second, 0.0, 20)
    met = {0, second}
    ladder.begin("second")
    assert ladder.opponent() in met, "first somebody whose strength is known"


def test_checkpoints_keep_it() -> None:
    ladder = Ladder(NAMES)
    climb(ladder, [100.0, 300.0], dict(enumerate(STRENGTHS)))
    kept = json.loads(json.dumps(ladder.as_json()))
    again = Ladder(NAMES)
    again.restore(kept)
    assert again.standing() == ladder.standing()
    other = Ladder(["random", "somebody"])
    other.restore(kept)
    assert other.standing() is None


def test_anchors_of_a_game() -> None:
    names = [one.name for one in anchors(load("connect_four"))]
    assert names[:2] == ["random", "mcts:iterations=100"]
    assert "mcts:iterations=10000" in names
    assert "alphabeta:depth=4" in names
    assert not any("alphabeta" in one.name for one in anchors(load("backgammon")))


@pytest.mark.plain
def test_anchors_play() -> None:
    game, dice = load("tic_tac_toe"), random.Random(1)
    states = [game.initial_state(), game.result(game.initial_state(), 4)]
    for anchor in (
        Anchor("random"),
        Anchor("mcts", "mcts", {"iterations": 10}),
        Anchor("alphabeta", "alphabeta", {"depth": 2}),
    ):
        chosen = anchor.choose(game, states, dice)
        assert all(
            action in game.actions(state) for state, action in zip(states, chosen, strict=True)
        )

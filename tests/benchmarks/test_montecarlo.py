"""Matches of improvements of a search: with hardly any work."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks import mcts_strength as strength


def test_scores_and_their_errors():
    score = strength.Score([1.0, 0.5, 1.0, 0.5])
    assert score.mean == 0.75
    assert score.error == pytest.approx(2 * (0.25 / 3 / 4) ** 0.5)  # 4 squares of a quarter
    assert score.verdict == "open"
    assert strength.Score([1.0, 1.0, 1.0, 0.5]).verdict == "gains"
    assert strength.Score([0.0, 0.0, 0.0, 0.5]).verdict == "loses"
    assert strength.elo(0.5) == 0
    assert strength.elo(0.75) == pytest.approx(190.8, abs=0.1)


@pytest.mark.plain(unless_long=True)
def test_matches_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(strength, "MATCHES", tmp_path / "matches.jsonl")
    monkeypatch.setattr(strength, "BUDGETS", (strength.Budget(None, 5, 2),))
    monkeypatch.setattr(strength, "GAMES", {"connect_four": 4})
    every = strength.matches(("MCTS-Solver", "the game's own playouts"))
    assert [match.improvement for match in every] == ["MCTS-Solver"]  # there are no own playouts
    score = strength.kept(every[0])
    assert len(score.pairs) == 1
    assert strength.known() == {every[0]: score}

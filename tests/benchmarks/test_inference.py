"""The benchmark of inference, for a moment: it compares what computes the same."""

from __future__ import annotations

import pytest

pytest.importorskip("torch")

from benchmarks import inference


def test_what_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inference, "GLANCE", 0.001)
    monkeypatch.setattr(inference, "ROUNDS", 2)
    found = list(inference.measured("connect_four:rows=4,columns=5", 8, 1))
    assert [one["batch"] for one in found] == list(inference.BATCHES)
    assert all(rate > 0 for one in found for pair in one["rates"] for rate in pair)

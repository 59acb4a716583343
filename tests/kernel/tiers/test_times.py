"""How long compiling took is remembered, and nothing depends on it."""

from __future__ import annotations

from pathlib import Path

import pytest

from zermelo.kernel.tiers.times import FILE, expected, known, learn


def test_times_are_learnt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZERMELO_CACHE", str(tmp_path / "cache"))
    assert expected("a") is None
    learn("a", 3.04)
    learn("b", 5.0)
    learn("c", 21.0)
    assert expected("a") == 3.0
    assert expected("something else") == 5.0
    learn("a", 4.0)
    assert known() == {"a": 4.0, "b": 5.0, "c": 21.0}


@pytest.mark.parametrize("content", [b"", b"[1]", b'{"a": "long"}', b"\xff{"])
def test_a_damaged_file_is_ignored(
    content: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ZERMELO_CACHE", str(tmp_path))
    tmp_path.chmod(0o700)
    (tmp_path / FILE).write_bytes(content)
    (tmp_path / FILE).chmod(0o600)
    assert expected("a") is None
    learn("a", 2.0)
    assert expected("a") == 2.0

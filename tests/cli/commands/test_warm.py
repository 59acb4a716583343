from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from zermelo.cli import main


def test_games_are_compiled_ahead(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZERMELO_CACHE", str(tmp_path / "cache"))
    done = CliRunner().invoke(main, ["warm", "nim:piles=1-2", "--player", "plain"])
    assert done.exit_code == 0, done.output
    assert done.output.startswith("nim:piles=1-2, plain: ")
    assert list((tmp_path / "cache").rglob("*.kernel"))


@pytest.mark.parametrize(
    "words, said", [(["chss"], "chess"), (["nim", "--player", "alphabtea"], "alphabeta")]
)
def test_wrong_names_are_reported_first(words: list[str], said: str) -> None:
    done = CliRunner().invoke(main, ["warm", *words])
    assert done.exit_code == 2
    assert said in done.output

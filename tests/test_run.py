"""What `make test` says of its costs."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import run
from tests.run import Row, by_folder, read, told

COSTS = {
    "tests/test_api.py::test_one": [1.0, 0.5, 3.0],
    "tests/web/session/test_guest.py::test_two[a::b]": [2.0, 0.0, 1.0],
    "tests/web/test_load.py::test_three": [3.0, 1.0, 1.5],
}


def test_costs_are_summed_up_by_folder() -> None:
    assert by_folder(COSTS) == {"tests": Row(1, 0.5, 3, 1), "tests/web": Row(5, 1, 2.5, 2)}


def test_a_run_stands_beside_the_one_that_was_kept(tmp_path: Path) -> None:
    kept, rows = tmp_path / "kept.txt", {"tests": Row(10, 4, 9, 3), "tests/web": Row(20, 0, 25, 5)}
    kept.write_text("\n".join(["$ command", "machine", *told(rows, {}), "30 s in all"]))
    assert read(kept) == rows
    lines = list(told({"tests": Row(12, 4, 8, 3), "tests/new": Row(1, 0, 2, 1)}, read(kept)))
    assert [line.split() for line in lines[1:]] == [
        ["tests", "12", "10", "4", "4", "8", "9", "3", "3"],
        ["tests/new", "1", "-", "0", "-", "2", "-", "1", "-"],
        ["tests/web", "0", "20", "0", "0", "0", "25", "0", "5"],
    ]
    assert read(tmp_path / "none.txt") == {}


def test_the_part_that_runs_alone_is_given_its_files() -> None:
    *_, alone = run.PARTS.values()
    assert str(Path(__file__).parent / "play" / "process" / "test_hostile.py") in alone
    assert str(Path(__file__).parent / "test_api.py") not in alone


def test_the_run_that_is_kept_can_be_read() -> None:
    assert sum(row.tests for row in read(run.KEPT).values()) > 1000


@pytest.mark.parametrize(
    "codes, failed",
    [
        ([0, 0, 0], ""),
        ([0, run.NO_TESTS, 0], ""),
        ([1, 0, 0], "tests beside each other"),
        ([0, 1, 1], "tests alone, by the wall clock, style and types"),
    ],
)
def test_a_run_fails_if_any_part_does(
    codes: list[int],
    failed: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    *parts, style = codes
    for name, code in zip(run.PARTS, parts, strict=True):
        monkeypatch.setitem(run.PARTS, name, [f"--exit={code}"])
    monkeypatch.setattr(run, "PYTEST", ["-c", "import sys; sys.exit(int(sys.argv[1][7:]))"])
    monkeypatch.setattr(run, "STYLE", f"exit {style}")
    assert run.main([]) == (1 if failed else 0)
    assert (f"failed: {failed}" if failed else "all passed") in capsys.readouterr().out

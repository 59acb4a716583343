"""The plan of the house holds: layers, folders, no circles."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.house import MOST_MODULES, House, circles

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def house() -> House:
    return House.read(ROOT)


def test_no_files_import_each_other_in_a_circle(house: House) -> None:
    assert circles(house.imports()) == []


def test_no_import_runs_up_the_layers(house: House) -> None:
    assert house.upward() == []


def test_folders_are_small_enough_to_read(house: House) -> None:
    assert house.crowded() == [], f"more than {MOST_MODULES} modules; make subfolders"


def test_a_circle_is_found() -> None:
    graph = {"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": set[str]()}
    assert circles(graph) == [["a", "b", "c"]]


def test_imports_inside_functions_count_and_those_for_types_do_not(tmp_path: Path) -> None:
    package = tmp_path / "src" / "zermelo"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "low.py").write_text("def f():\n    from .high import g\n")
    (package / "high.py").write_text(
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from .low import f\n"
    )
    (tmp_path / "pyproject.toml").write_text(
        "[[tool.importlinter.contracts]]\ncontainers = ['zermelo']\nlayers = ['high', 'low']\n"
    )
    house = House.read(tmp_path)
    assert house.imports() == {"": set(), "low": {"high"}, "high": set()}
    assert house.upward() == [("low", "high")]

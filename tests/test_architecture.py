"""The plan of the house holds: layers, folders, no circles."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from benchmarks.house import MOST_MODULES, House, circles, within
from zermelo.games import names

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "zermelo"


@pytest.fixture(scope="module")
def house() -> House:
    return House.read(ROOT)


def test_no_files_import_each_other_in_a_circle(house: House) -> None:
    assert circles(house.imports()) == []


def test_no_folders_import_each_other_in_a_circle(house: House) -> None:
    assert circles(within(house.imports())) == []


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


# A game is named in its own file.

NAMING_GAMES = {
    "play/players/best.py": "the table of measured best players",
    "web/lessons/experiments": "figures of lessons, which are about a game",
    "slides/figures.py": "the same figures on slides",
    "docs/site": "pictures and charts of the documentation",
    "bridges": "file formats and protocols of a game",
    "puzzles/sources.py": "which games puzzles are found in",
    "lookup/polyglot.py": "opening books of chess programs",
    "lookup/syzygy.py": "tables of chess programs",
}
WORDS = {"go", "halving", "tree"}  # names of games that mean something else besides


def _texts(tree: ast.AST) -> Iterator[str]:
    """The texts of a module that are neither docstrings nor examples in them."""
    standing = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        is_text = isinstance(node, ast.Constant) and isinstance(node.value, str)
        if is_text and id(node) not in standing:
            yield node.value


def test_no_other_place_names_a_game() -> None:
    known = set(names())
    named: dict[str, set[str]] = {}
    for path in [*SOURCE.rglob("*.py"), *(ROOT / "docs" / "site").rglob("*.py")]:
        place = path.relative_to(SOURCE if path.is_relative_to(SOURCE) else ROOT).as_posix()
        if not place.startswith(("games/", "course/")):
            texts = {text.partition(":")[0] for text in _texts(ast.parse(path.read_text()))}
            if found := texts & known - WORDS:
                named[place] = found
    for allowed in NAMING_GAMES:
        assert any(place.startswith(allowed) for place in named), f"{allowed} names no game"
    allowed_places = tuple(NAMING_GAMES)
    elsewhere = {one: found for one, found in named.items() if not one.startswith(allowed_places)}
    assert not elsewhere, "what these know of a game belongs into its file"


# A class has a name of its own, and a function is as long as one can hold in mind.

SAME_NAMES = {"State"}  # every game's positions, each in its own file
MOST_ARGUMENTS = 10
MOST_LINES = 80


def _nodes(*kinds: type[ast.AST]) -> Iterator[tuple[str, Any]]:
    for path in sorted(SOURCE.rglob("*.py")):
        place = path.relative_to(SOURCE).as_posix()
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, kinds):
                yield place, node


def test_no_two_classes_have_the_same_name() -> None:
    """But private ones, and messages of the page, which are named after what they show and written
    with their module."""
    places: dict[str, list[str]] = {}
    for place, node in _nodes(ast.ClassDef):
        if not node.name.startswith("_") and not place.startswith("web/messages/"):
            places.setdefault(node.name, []).append(place)
    several = {name: found for name, found in places.items() if len(found) > 1}
    assert {name: found for name, found in several.items() if name not in SAME_NAMES} == {}
    assert set(SAME_NAMES) == set(several), "an exception that is no longer needed"


def test_functions_have_few_arguments_and_lines() -> None:
    large = []
    for place, node in _nodes(ast.FunctionDef, ast.AsyncFunctionDef):
        one = node.args
        count = len(one.posonlyargs) + len(one.args) + len(one.kwonlyargs)
        lines = node.end_lineno - node.lineno + 1
        if count > MOST_ARGUMENTS or lines > MOST_LINES:
            large.append(f"{place}: {node.name}, {count} arguments, {lines} lines")
    assert large == []

"""The examples in docstrings: doctest follows each."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import re
from pathlib import Path

import pytest

import zermelo
from zermelo import Game

ROOT = Path(zermelo.__file__).parent
MODULES = [
    module.name
    for module in pkgutil.walk_packages([str(ROOT)], "zermelo.", onerror=lambda name: None)
    if not module.name.endswith("__main__")
]


def source(module: str) -> Path:
    path = ROOT.joinpath(*module.split(".")[1:])
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


EXAMPLE = re.compile(r"^ *>>> ", re.MULTILINE)
WITH_EXAMPLES = [one for one in MODULES if EXAMPLE.search(source(one).read_text("utf-8"))]
COMPILED = ["zermelo.course.chase"]
"""Their examples would take minutes in plain Python."""
ABOUT_COMPILING = ["zermelo.kernel.api", "zermelo.kernel.tiers.climb"]
"""Their examples are true of games that can be compiled only."""


@pytest.mark.plain(unless_long=True)
@pytest.mark.parametrize("name", [one for one in WITH_EXAMPLES if one not in COMPILED])
def test_examples(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pytestconfig: pytest.Config
) -> None:
    """In plain Python: what they say is true of both, and to compile them takes over a minute."""
    monkeypatch.chdir(tmp_path)
    if name not in ABOUT_COMPILING and not pytestconfig.getoption("--long"):
        monkeypatch.setattr(Game, "compiled", False)
    follow(name)


@pytest.mark.long
@pytest.mark.parametrize("name", COMPILED)
def test_examples_that_are_compiled(name: str) -> None:
    follow(name)


def follow(name: str) -> None:
    module = importlib.import_module(name)
    tried = doctest.testmod(module, optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    assert tried.failed == 0
    assert tried.attempted > 0

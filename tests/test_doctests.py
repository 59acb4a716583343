"""The examples in docstrings: doctest follows each."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
from pathlib import Path

import pytest

import zermelo

ROOT = Path(zermelo.__file__).parent
MODULES = [
    module.name
    for module in pkgutil.walk_packages([str(ROOT)], "zermelo.", onerror=lambda name: None)
    if not module.name.endswith("__main__")
]


def source(module: str) -> Path:
    path = ROOT.joinpath(*module.split(".")[1:])
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


WITH_EXAMPLES = [one for one in MODULES if ">>>" in source(one).read_text(encoding="utf-8")]


@pytest.mark.plain
@pytest.mark.parametrize("name", WITH_EXAMPLES)
def test_examples(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    module = importlib.import_module(name)
    tried = doctest.testmod(module, optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    assert tried.failed == 0
    assert tried.attempted > 0

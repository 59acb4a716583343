"""What importing the package costs, and that all say the same of its version."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import zermelo


def modules_after(statement: str) -> set[str]:
    """The top-level modules that a fresh interpreter has loaded after one statement."""
    program = f"{statement}; import json, sys; print(json.dumps(list(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", program], stdout=subprocess.PIPE, check=True)
    return {name.partition(".")[0] for name in json.loads(done.stdout)}


ROOT = Path(__file__).parents[1]


def test_the_version_stands_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert project["project"]["dynamic"] == ["version"]
    assert project["tool"]["hatch"]["version"]["path"] == "src/zermelo/_version.py"
    assert re.fullmatch(r"\d+\.\d+\.\d+", zermelo.__version__)


def test_the_changelog_and_the_citation_name_this_version_and_its_date() -> None:
    """Both give a date once a version is released; until then neither does."""
    changelog = (ROOT / "CHANGELOG.md").read_text()
    first, *_ = re.findall(r"^## (.*)$", changelog, re.MULTILINE)
    assert first == "[Unreleased]"
    released = re.findall(r"^## \[([\d.]+)\] - (\d{4}-\d\d-\d\d)$", changelog, re.MULTILINE)
    citation = (ROOT / "CITATION.cff").read_text()
    assert f"\nversion: {zermelo.__version__}\n" in citation
    assert re.findall(r"^date-released: (.*)$", citation, re.MULTILINE) == [
        date for version, date in released if version == zermelo.__version__
    ]


@pytest.mark.parametrize("heavy", ["numba", "scipy", "torch"])
def test_import_is_light(heavy: str) -> None:
    loaded = modules_after("import zermelo")
    assert "zermelo" in loaded
    assert heavy not in loaded

"""What importing the package costs, and that all say the same of its version."""

from __future__ import annotations

import datetime
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
    changelog = (ROOT / "CHANGELOG.md").read_text()
    first, *released = re.findall(r"^## (.*)$", changelog, re.MULTILINE)
    assert first == "[Unreleased]"
    citation = (ROOT / "CITATION.cff").read_text()
    assert f"\nversion: {zermelo.__version__}\n" in citation
    if not released:
        assert f"{zermelo.__version__} will be the first" in changelog
        assert "date-released" not in citation
        return
    version, date = released[0].split(" - ")
    assert version == f"[{zermelo.__version__}]"
    assert datetime.date.fromisoformat(date)
    assert f"\ndate-released: {date}\n" in citation


def test_an_entry_of_the_changelog_has_two_lines_at_most() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text()
    entries = re.split(r"\n(?=- |\n|#)", changelog.partition("\n## ")[2])
    entries = [entry.strip() for entry in entries if entry.strip().startswith("- ")]
    assert len(entries) > 50
    for entry in entries:
        lines = entry.splitlines()
        assert len(lines) <= 2, entry
        assert max(map(len, lines)) <= 120, entry


@pytest.mark.parametrize("heavy", ["numba", "scipy", "torch"])
def test_import_is_light(heavy: str) -> None:
    loaded = modules_after("import zermelo")
    assert "zermelo" in loaded
    assert heavy not in loaded

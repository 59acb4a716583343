"""What importing the package costs."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import zermelo


def modules_after(statement: str) -> set[str]:
    """The top-level modules that a fresh interpreter has loaded after one statement."""
    program = f"{statement}; import json, sys; print(json.dumps(list(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", program], stdout=subprocess.PIPE, check=True)
    return {name.partition(".")[0] for name in json.loads(done.stdout)}


def test_the_citation_names_this_version() -> None:
    citation = (Path(__file__).parents[1] / "CITATION.cff").read_text()
    assert f"\nversion: {zermelo.__version__}\n" in citation


@pytest.mark.parametrize("heavy", ["numba", "scipy", "torch"])
def test_import_is_light(heavy: str) -> None:
    loaded = modules_after("import zermelo")
    assert "zermelo" in loaded
    assert heavy not in loaded

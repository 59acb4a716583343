"""Scripts as users write them pass `mypy --strict`, without our settings, and run."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPTS = Path(__file__).parent / "typing"
OBJECTS = "object_script.py"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A user's folder, outside the repository."""
    made = tmp_path_factory.mktemp("user")
    for script in SCRIPTS.glob("*.py"):
        (made / script.name).write_text(script.read_text())
    return made


def run(folder: Path, *command: str) -> str:
    done = subprocess.run(
        [sys.executable, *command], cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def complaints(folder: Path) -> str:
    """What mypy finds in all scripts; what it learns about us is kept for the next time."""
    cache = SCRIPTS.parents[1] / ".mypy_cache" / "users"
    command = ["-m", "mypy", "--strict", "--cache-dir", str(cache), "user_script.py", OBJECTS]
    done = subprocess.run(
        [sys.executable, *command], cwd=folder, capture_output=True, text=True, check=False
    )
    assert "Success" in done.stdout or "error" in done.stdout, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("script", ["user_script.py", OBJECTS])
def test_a_users_script_type_checks(complaints: str, script: str) -> None:
    assert script not in complaints, complaints


@pytest.mark.plain
def test_a_users_script_runs(folder: Path) -> None:
    lines = run(folder, "user_script.py").splitlines()
    assert lines[0].startswith("2 ")
    assert any("1.0 2" in line for line in lines)


def test_players_and_games_may_be_objects(folder: Path) -> None:
    assert "first" in run(folder, OBJECTS)

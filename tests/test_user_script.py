"""Scripts as users write them pass `mypy --strict` and run.

`make lint` checks their types with ours; with --long they are checked as a user would, without our
settings, which means to read all of the package once more.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.own_game import own_game

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


@pytest.mark.long
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


MATCHES = (
    own_game("Take", stones=5)
    + """

from zermelo import match

print(match("minimax", "random", Take(), games=2).played)
"""
)


@pytest.mark.plain
def test_a_match_in_a_script_without_a_guard_is_played_once(tmp_path: Path) -> None:
    """Processes that load the game by running the script would start ever more of them."""
    (tmp_path / "mine.py").write_text(MATCHES)
    assert run(tmp_path, "mine.py") == "2\n"


@pytest.mark.plain
def test_a_file_that_plays_when_it_is_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(MATCHES)
    command = [
        "-m",
        "zermelo",
        "match",
        "minimax",
        "random",
        "--games",
        "2",
        "--game",
        "mine.py:Take",
    ]
    done = subprocess.run(
        [sys.executable, *command], cwd=tmp_path, capture_output=True, text=True, timeout=600
    )
    assert done.returncode == 2
    assert "if __name__ == '__main__':" in done.stderr

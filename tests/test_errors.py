"""Errors: nearest names, short texts, and packages that are not installed."""

from __future__ import annotations

import subprocess
import sys

import pytest

from zermelo.errors import BadParameter, MissingExtra, UnknownName, needs_extra

EXTRAS = {
    "web": ("starlette", "from zermelo.cli import main; main(['page'], standalone_mode=False)"),
    "learn": (
        "torch",
        "from zermelo.cli import main; main(['train', 'tic_tac_toe'], standalone_mode=False)",
    ),
    "notebook": ("anywidget", "import zermelo; zermelo.view(zermelo.load('nim'))"),
    "chess": (
        "chess",
        "from zermelo.lookup import open_book; from zermelo import load\n"
        "game = load('chess'); open(path, 'wb').write(bytes(16))\n"
        "list(open_book(path).moves(game, game.initial_state()))",
    ),
    "pettingzoo": ("pettingzoo", "import zermelo; zermelo.bridges.pettingzoo"),
    "cluster": ("ray", "from zermelo.play.tournament.executors import OnRay; OnRay()"),
    "tensorboard": (
        "tensorboard",
        "from zermelo.learning.runs.tensorboard import Events; from pathlib import Path\n"
        "Events(Path(path))",
    ),
}
HIDDEN = """
import sys
from zermelo.errors import MissingExtra
sys.modules[{package!r}] = None
path = {path!r}
try:
    {program}
except MissingExtra as error:
    print(error)
"""


@pytest.mark.parametrize("extra", EXTRAS)
def test_a_missing_package_names_its_extra(extra: str, tmp_path: object) -> None:
    package, program = EXTRAS[extra]
    source = HIDDEN.format(
        package=package, path=f"{tmp_path}/file.bin", program=program.replace("\n", "\n    ")
    )
    done = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True)
    said = f"{done.stdout}{done.stderr}"
    assert f" need {package}: pip install 'zermelo[{extra}]'" in said, said


def test_other_import_errors_are_left_alone() -> None:
    with pytest.raises(ImportError, match="cannot import name") as caught, needs_extra("x", "y"):
        from zermelo.errors import nothing  # type: ignore[attr-defined]  # noqa: F401
    assert not isinstance(caught.value, MissingExtra)


def test_a_missing_extra_is_a_bad_parameter_and_an_import_error() -> None:
    with pytest.raises(BadParameter) as caught, needs_extra("dragons", "fantasy"):
        import no_such_package  # type: ignore[import-not-found]  # noqa: F401
    assert isinstance(caught.value, ImportError)
    assert str(caught.value) == "dragons need no_such_package: pip install 'zermelo[fantasy]'"


def test_unknown_names_get_suggestions() -> None:
    error = UnknownName("game", "conect_four", ["connect_four", "nim"])
    assert error.suggestions == ["connect_four"]
    assert str(error) == "there is no game called 'conect_four'; did you mean connect_four?"

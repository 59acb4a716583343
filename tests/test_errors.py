"""Errors: nearest names, short texts, and packages that are not installed."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from zermelo.errors import BadParameter, MissingExtra, UnknownName, needs_extra

ROOT = Path(__file__).parents[1]
EXTRAS = [
    ("web", "starlette", "from zermelo.cli import main; main(['page'], standalone_mode=False)"),
    (
        "learn",
        "torch",
        "from zermelo.cli import main; main(['train', 'tic_tac_toe'], standalone_mode=False)",
    ),
    ("learn", "torch", "from zermelo.learning import train"),
    ("learn", "torch", "import zermelo; zermelo.learning.load_network"),
    ("notebook", "anywidget", "import zermelo; zermelo.view(zermelo.load('nim'))"),
    (
        "chess",
        "chess",
        "from zermelo.lookup import open_book; from zermelo import load\n"
        "game = load('chess'); open(path, 'wb').write(bytes(16))\n"
        "list(open_book(path).moves(game, game.initial_state()))",
    ),
    ("chess", "chess", "from zermelo.lookup.syzygy import Syzygy; Syzygy(path)"),
    (
        "onnx",
        "onnx",
        "from zermelo.learning.inference.onnx_export import export_network\n"
        "export_network(path, path)",
    ),
    ("openspiel", "pyspiel", "import zermelo; zermelo.bridges.openspiel"),
    ("pettingzoo", "pettingzoo", "import zermelo; zermelo.bridges.pettingzoo"),
    ("cluster", "ray", "from zermelo.play.tournament.executors import OnRay; OnRay()"),
    (
        "tensorboard",
        "tensorboard",
        "from zermelo.learning.runs.tensorboard import Events; from pathlib import Path\n"
        "Events(Path(path))",
    ),
    ("slides", "resvg_py", "from zermelo.slides.convert import to_png; to_png('<svg/>')"),
    (
        "export",
        "ziglang",
        "from zermelo.export.linking import web_module; from pathlib import Path\n"
        "web_module([], [], Path(path))",
    ),
]
"""An extra, its package, and something that can't be done without it."""
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


@pytest.mark.parametrize("extra, package, program", EXTRAS)
def test_a_missing_package_names_its_extra(
    extra: str, package: str, program: str, tmp_path: Path
) -> None:
    source = HIDDEN.format(
        package=package, path=f"{tmp_path}/file.bin", program=program.replace("\n", "\n    ")
    )
    done = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True)
    said = f"{done.stdout}{done.stderr}"
    assert f" need {package}: pip install 'zermelo[{extra}]'" in said, said


def test_every_extra_is_tried_and_described() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = set(project["optional-dependencies"]) - {"bench", "dev", "docs", "release"}
    assert {extra for extra, *_ in EXTRAS} == extras
    described = (ROOT / "docs/install.md").read_text()
    for extra in extras - {"web"}:  # that is no longer one
        assert f"| `{extra}` |" in described


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
